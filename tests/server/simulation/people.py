"""Simulated clients: they open tables, play, talk, propose and let their clocks run out, at any node; they repeat requests that nobody answered."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any, Final, TypeVar

from rookery.server import wire
from rookery.server.live.connections import Connection
from rookery.server.refusals import Refused
from rookery.server.services import Services
from rookery.server.storage import StorageError
from rookery.server.storage.guests import Guest
from rookery.server.tables import commands, log
from rookery.server.tables.table import Table
from tests.server.simulation.history import Attempt, History, Read, Request
from tests.server.simulation.nodes import GoneError, Node
from tests.server.simulation.store import Data

T = TypeVar("T")

NAMES: Final = ("Ann", "Bob", "Eve")
WAITING_SECONDS: Final = 5.0
"""A client that gets no news reads the table again after at most this long."""
LOSING_SECONDS: Final = 100.0
"""The longest that a player thinks now and then, which is longer than the clocks of these tables."""


@dataclass(frozen=True)
class Scene:
    """The terms of a table: its game, the number of people and bots, and its clock."""

    game: str = "five-towers"
    people: int = 2
    bots: int = 0
    clock: log.Clock | None = None
    games: int = 1

    @property
    def seats(self) -> int:
        return self.people + self.bots


SCENES: Final = (
    Scene(),
    Scene(people=1, bots=1, clock=log.Clock(base=30, increment=1)),
    Scene(people=2, bots=1, clock=log.Clock(base=20, increment=2)),
    Scene(people=0, bots=2),
    Scene(clock=log.Clock(base=40), games=2),
    Scene(people=1, bots=2),
    Scene(clock=log.Clock(days=1)),
    Scene(game="carcassonne", clock=log.Clock(base=60, increment=1)),
)


@dataclass
class Evening:
    """A table in this simulation, and what its people know about it."""

    scene: Scene
    number: int
    name: str | None = None
    opened: asyncio.Event = field(default_factory=asyncio.Event)


class Person:
    """A guest with a device. The first person of a table is its host; a table of bots has a host who only watches."""

    def __init__(
        self, evening: Evening, seat: int, nodes: Sequence[Node], history: History, rng: Random, now: Callable[[], float], note: Callable[[str], None]
    ) -> None:
        name = NAMES[seat]
        self.guest = Guest(id=f"{name.lower()}{evening.number}", name=name, created=0)
        self.shown = 0
        self.calm = False
        self._evening = evening
        self._seat = seat
        self._nodes = nodes
        self._history = history
        self._rng = rng
        self._now = now
        self._note = note
        self._node = rng.choice(nodes)
        self._connected: tuple[Services, Connection, Context] | None = None
        self._woken = asyncio.Event()
        self._requests = 0
        self._impatient = rng.random() < 0.5
        self._entropy = f"{name}'s word"

    async def live(self) -> None:
        """Come to the table, and stay until its games are over."""
        if self._seat == 0:
            await self._open()
        await self._evening.opened.wait()
        while True:
            table = await self._look()
            if table is not None and self._is_over(table):
                return
            if table is None or not await self._do_something(table):
                self._woken.clear()
                with_timeout = asyncio.wait_for(self._woken.wait(), self._rng.uniform(0.1, WAITING_SECONDS))
                await asyncio.gather(with_timeout, return_exceptions=True)

    async def say_good_bye(self) -> None:
        """Say something that the others see although they wait for nothing any more."""
        await self._send(wire.requests.Say, phrase="good-game")

    def _is_over(self, table: Table) -> bool:
        return table.status == "closed" or (table.status == "finished" and (table.number >= self._evening.scene.games or self.calm))

    def misses(self, data: Data) -> str | None:
        """Return the name of this person's table if the node they are connected to has not shown them its last entry."""
        connected = self._connected is not None and any(self._connected[0] is node.services for node in self._nodes)
        name = self._evening.name
        return name if connected and name is not None and self.shown != len(data.tables[name].entries) else None

    # --- nodes

    async def _ask(self, work: Callable[[Services], Awaitable[T]]) -> T:
        """Ask this person's node, or another one if it does not run."""
        if self._node.services is None or self._rng.random() < 0.06:
            self._node = self._rng.choice(self._nodes)
        return await self._node.call(work)

    async def _look(self) -> Table | None:
        """Return the current table; None if the node does not answer."""
        sent, name = self._now(), self._name
        try:
            table = await self._ask(partial(self._see, name))
        except (GoneError, StorageError):
            return None
        self._history.reads.setdefault(name, []).append(Read(self.guest.id, self._node.name, sent, self._now(), table))
        return table

    async def _see(self, name: str, services: Services) -> Table:
        """Read the table, over a connection that receives its changes."""
        if self._connected is None or self._connected[0] is not services:
            self._disconnect()
            connection = Connection(name, self.guest.id, self.guest.id, set(), name=self.guest.name)
            self._connected = services, connection, copy_context()
            connection.wake = partial(self._wake, services, connection)
            services.connections.enter(connection)
            try:
                connection.show(await services.tables.table(name))
            except StorageError:
                self._disconnect()
                raise
            services.delivery.tell_presence(name)
        return await services.tables.table(name)

    def _disconnect(self) -> None:
        """Close the connection, if there is one; its node notices if it still runs."""
        if self._connected is not None:
            (services, connection, context), self._connected = self._connected, None
            asyncio.get_running_loop().call_soon(services.connections.leave, connection, context=context)

    def _wake(self, services: Services, connection: Connection) -> None:
        asyncio.get_running_loop().call_soon(self._receive, services, connection, self._node.name)

    def _receive(self, services: Services, connection: Connection, node: str) -> None:
        """Receive the newest table of this connection, as its socket would."""
        table = connection.newest
        services.delivery.unsent(connection)
        if table is not None:
            self._history.reads.setdefault(table.id, []).append(Read(self.guest.id, node, None, self._now(), table))
            self.shown = table.seq
            self._woken.set()

    @property
    def _name(self) -> str:
        assert self._evening.name is not None, "the table is open"
        return self._evening.name

    # --- requests

    async def _open(self) -> None:
        """Open the table; repeat the request until a node answers."""
        scene, guest = self._evening.scene, self.guest.id
        opening: list[commands.Command] = [partial(commands.open_table, guest, scene.game, scene.seats, opener=0, clock=scene.clock)]
        opening += [partial(commands.sit, f"{name.lower()}{self._evening.number}", name, seat) for seat, name in enumerate(NAMES[: scene.people])]
        opening += [partial(commands.seat_bot, guest, seat, "uniform") for seat in range(scene.people, scene.seats)]
        if self._rng.random() < 0.7:
            opening.append(partial(commands.start, guest))

        async def open_table(services: Services) -> Table:
            return await services.tables.open_table(opening, await services.requests.name_for(self.guest, "open"))

        names: set[str] = set()
        for _ in range(self._rng.choice((1, 1, 2))):
            while True:
                sent = self._now()
                try:
                    table = await self._ask(open_table)
                    break
                except (GoneError, StorageError):
                    await asyncio.sleep(self._rng.uniform(0, WAITING_SECONDS))
            names.add(table.id)
            self._history.reads.setdefault(table.id, []).append(Read(guest, self._node.name, sent, self._now(), table))
            self._evening.name = table.id
        assert len(names) == 1, "a repeated request opened another table"
        self._evening.opened.set()

    async def _do(self, command: Callable[[Services, str], Awaitable[Table]], what: str) -> None:
        """Send a request, and repeat it until a node acknowledges or refuses it. During faults, people sometimes give up."""
        self._requests += 1
        number, request = f"r{self._requests}", Request(f"{self.guest.id}/r{self._requests}", what)
        self._history.requests.setdefault(self._name, []).append(request)
        while True:
            attempt = Attempt(self._node.name, self._now())
            self._note(f"{request.id} {what} ->")
            request.attempts.append(attempt)
            try:
                attempt.table = await self._ask(lambda services: command(services, number))
                attempt.outcome = "acknowledged"
            except Refused as refused:
                attempt.outcome, attempt.code = "refused" if refused.code != "server/busy" else "unknown", refused.code
            except (GoneError, StorageError):
                pass
            attempt.node = self._node.name
            known = attempt.code if attempt.table is None else f"with entry {attempt.table.seq}"
            self._note(f"{request.id} {what} <- {attempt.node}: {attempt.outcome} {known}")
            if attempt.outcome != "unknown":
                attempt.answered = self._now()
                return
            if self._rng.random() < 0.1:
                return
            self._node = self._rng.choice(self._nodes)
            await asyncio.sleep(self._rng.choice((0.0, self._rng.uniform(0, WAITING_SECONDS))))

    async def _send(self, kind: type, **fields: Any) -> None:
        def do(services: Services, number: str) -> Awaitable[Table]:
            return services.requests.do(self._name, kind(**fields, request=number), self.guest)

        await self._do(do, kind.__name__)

    async def _command(self, command: Callable[..., None], *arguments: Any) -> None:
        """Do what no frame of a socket does."""

        def do(services: Services, number: str) -> Awaitable[Table]:
            return services.tables.change(self._name, partial(command, self.guest.id, *arguments), request=f"{self.guest.id}/{number}")

        await self._do(do, command.__name__)

    # --- at the table

    async def _do_something(self, table: Table) -> bool:
        """Send at most one request; return whether there was one."""
        if not self.calm and self._rng.random() < 0.05:
            await self._send(wire.requests.Say, phrase=self._rng.choice(wire.requests.PHRASES))
            return True
        match table.status:
            case "open":
                return await self._prepare(table)
            case "running":
                return await self._play(table)
            case _:
                return await self._play_again(table)

    async def _prepare(self, table: Table) -> bool:
        """Commit to entropy, reveal it, and start the game."""
        seat = next(iter(table.seats_of(self.guest.id)), None)
        commitment = sha256(self._entropy.encode()).hexdigest()
        if seat is not None and (table.sealed or table.awaited):
            if table.sealed and seat in table.unrevealed and self._rng.random() < 0.7:
                await self._command(commands.add_entropy, seat, self._entropy)
            elif self.guest.id in table.awaited and not table.holders[seat].commitment and self._rng.random() < 0.7:
                await self._command(commands.commit_entropy, seat, commitment)
            else:
                return False
        elif seat is not None and not table.holders[seat].commitment and self._rng.random() < 0.7:
            await self._command(commands.commit_entropy, seat, commitment)
        elif self._seat == 0 and not table.sealed and not table.awaited:
            await self._command(commands.start)
        else:
            return False
        return True

    async def _play(self, table: Table) -> bool:
        own, rng = table.seats_of(self.guest.id), self._rng
        if any(table.holders[seat].away for seat in own):
            if rng.random() < 0.3:
                await self._send(wire.requests.Back)
            return False
        for (what, seat), guests in table.agreed.items():
            if self.guest.id not in guests and own:
                await self._send(wire.requests.Propose if rng.random() < 0.6 else wire.requests.Decline, what=what, seat=seat)
                return True
        if own and self.calm and self._impatient and rng.random() < 0.2:
            await self._send(wire.requests.Propose, what="resign")
            return True
        if own and rng.random() < 0.02:
            what, seat = rng.choice((("stop", None), ("take-back", own[0]), ("abort", None), ("resign", None), ("stand-in", 0), ("end", 0)))
            if what != "resign" or rng.random() < 0.1:
                await self._send(wire.requests.Propose, what=what, seat=seat)
                return True
        if table.can_take_back(self.guest.id) is not None and rng.random() < 0.1:
            await self._send(wire.requests.TakeBack, version=table.version)
            return True
        if table.actor not in own:
            return False
        view = table.view(self.guest.id)
        assert view is not None, "the game runs"
        await asyncio.sleep(rng.uniform(0, LOSING_SECONDS if rng.random() < 0.01 else 1.0))
        await self._send(wire.requests.Act, version=table.version, action=rng.choice(view.choices).action)
        return True

    async def _play_again(self, table: Table) -> bool:
        rematch = table.agreed.get(("rematch", None), {})
        if self.guest.id in rematch or not table.seats_of(self.guest.id):
            return False
        await self._send(wire.requests.Propose, what="rematch")
        return True
