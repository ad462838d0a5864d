"""People who play whole games and watch others, whatever happens to the nodes."""

import asyncio
import time
from contextlib import AsyncExitStack
from random import Random
from typing import Any, Final

from tests.server.chaos.client import LOST, Client, Frame, Notes, Socket
from tests.server.chaos.history import Request

STILL: Final = 180.0
"""Seconds without a new version after which a game counts as broken."""

LATE: Final = ("action/stale", "action/no-take-back", "table/not-running", "seat/bot-plays")
"""Refusals of requests for a version that has passed, or whose time has."""

EXPANSIONS: Final = ["river", "abbot", "towers-and-thieves"]
TERMS: Final[list[dict[str, Any]]] = [
    {"game": "five-towers", "seats": 2, "people": 2},
    {"game": "five-towers", "seats": 3, "bots": [{"seat": 1, "bot": "uniform"}, {"seat": 2, "bot": "uniform"}]},
    {"game": "carcassonne", "seats": 2, "sit": [0, 1], "expansions": EXPANSIONS},
    {"game": "five-towers", "seats": 2, "people": 2, "clock": {"base": 10, "increment": 3}, "sleeps": True},
    {"game": "five-towers", "seats": 3, "people": 3, "options": {"overbids": "retract"}},
    {"game": "carcassonne", "seats": 2, "bots": [{"seat": 1, "bot": "uniform"}], "clock": {"base": 3600, "increment": 5}},
    {"game": "five-towers", "seats": 2, "sit": [], "bots": [{"seat": 0, "bot": "uniform"}, {"seat": 1, "bot": "uniform"}]},
    {"game": "five-towers", "seats": 4, "sit": [0, 1, 2, 3], "clock": {"days": 3}},
]
"""Terms of tables. `people` are guests of their own. Where one `sleeps`, the first of them acts only after their time has run out once."""


class People:
    """All people of a run."""

    def __init__(self, nodes: list[str], rng: Random) -> None:
        self.notes = Notes(nodes, rng)
        self.last_round = False
        self.running: list[str] = []
        self.finished: list[str] = []

    @property
    def acknowledged(self) -> int:
        return self.notes.counts["acknowledged"]

    async def play_tables(self, number: int) -> None:
        """Play one table after another until the last round is over."""
        while True:
            async with AsyncExitStack() as stack:
                await Game(self, TERMS[number % len(TERMS)]).play(stack)
            if self.last_round:
                return
            number += 1

    async def watch_tables(self) -> None:
        """Read running tables at random nodes until cancelled: over HTTP, or for some seconds over a socket."""
        rng = self.notes.rng
        async with Client(self.notes, "watcher") as client:
            while True:
                await asyncio.sleep(rng.uniform(0.0, 0.3))
                if not self.running:
                    continue
                table = rng.choice(self.running)
                try:
                    if rng.random() < 0.7:
                        await client.look(table, since=rng.choice((-1, client.known.get(table, -1))))
                    else:
                        async with asyncio.timeout(rng.uniform(0.5, 8.0)), client.socket(table) as socket:
                            while (await socket.news()).status != "finished":
                                pass
                except LOST:
                    pass

    async def look_at_everything(self) -> list[str]:
        """Read every table once more at every node; return the records of all games."""
        async with Client(self.notes, "last-reader") as client:
            for table in self.finished:
                for node in self.notes.nodes:
                    await client.look(table, node=node)
            return [await client.text(f"api/tables/{table}/games/1/record.rook") for table in self.finished]


class Game:
    """One table and its players."""

    def __init__(self, people: People, terms: dict[str, Any]) -> None:
        self.people = people
        self.notes = people.notes
        self.terms = {name: value for name, value in terms.items() if name not in ("people", "sleeps")}
        self.guests: int = terms.get("people", 1)
        self.sleeps: bool = terms.get("sleeps", False)
        self.table = ""
        self.newest = -1
        self.moved_on = time.monotonic()

    async def play(self, stack: AsyncExitStack) -> None:
        """Open a table and play it to the end. Note a failure if the game does not continue for too long."""
        playing = asyncio.ensure_future(self._play(stack))
        try:
            while not playing.done():
                await asyncio.wait([playing], timeout=1.0)
                if time.monotonic() > self.moved_on + STILL:
                    self.notes.wrong.append(f"still: table {self.table}: nothing has happened since version {self.newest} ({self.terms})")
                    return
            await playing
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            if self.table in self.people.running:
                self.people.running.remove(self.table)

    async def _play(self, stack: AsyncExitStack) -> None:
        players = [
            Player(self, await stack.enter_async_context(Client(self.notes, "player")), sleeps=self.sleeps and not n) for n in range(self.guests)
        ]
        host = players[0].client
        for player in players:
            await player.client.ask("GET", "me")
        opening = {"start": self.guests == 1, "request": f"open-{host.name}"}
        self.table = (await host.ask("POST", "tables", {**self.terms, **opening})).table
        self.people.running.append(self.table)
        if self.guests > 1:
            for seat, player in enumerate(players):
                await player.client.ask("PUT", f"tables/{self.table}/seats/{seat}", {})
            await host.ask("POST", f"tables/{self.table}/start")
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
        self.people.finished.append(self.table)

    def saw(self, frame: Frame) -> None:
        """Note that the game continues."""
        if frame.version > self.newest:
            self.newest, self.moved_on = frame.version, time.monotonic()


class Player:
    """A guest at a table, who acts whenever it is the turn of their seats."""

    def __init__(self, game: Game, client: Client, *, sleeps: bool) -> None:
        self.game = game
        self.client = client
        self.notes = client.notes
        self.rng = client.notes.rng
        self.sleeps = sleeps
        self.pending: list[Request] = []

    async def play(self) -> None:
        """Follow the table at one node after another until the game is over."""
        over = False
        while not over:
            try:
                async with self.client.socket(self.game.table) as socket:
                    await self._play(socket)
                    over = True
            except LOST:
                await self.notes.pause()

    async def _play(self, socket: Socket) -> None:
        """Repeat requests without an answer, then act on every turn."""
        await socket.past(-1)
        for request in self.pending.copy():
            request.repeated = True
            self.notes.counts["sent again"] += 1
            await self._send(socket, request)
        while (table := socket.table).status != "finished":
            self.game.saw(table)
            if self._wants_to_act(table):
                await self._act(socket, table)
                await socket.past(table.version)
            else:
                await socket.news()

    def _wants_to_act(self, table: Frame) -> bool:
        if self.sleeps and table.status == "running" and not table.seats[0].flags:
            return False
        return table.view is not None and bool(table.view.choices)

    async def _act(self, socket: Socket, table: Frame) -> None:
        """Act once: over this socket or over HTTP at any node. Some people are impatient and do both, some have two windows."""
        how = self.rng.random()
        request = self._new_request(table)
        if how < 0.6:
            await self._send(socket, request)
        elif how < 0.85:
            await self._post(request)
        elif how < 0.95:
            request.repeated = True
            self.notes.counts["sent to two nodes at once"] += 1
            await both(self._send(socket, request), self._post(request))
        else:
            self.notes.counts["rivals for one version"] += 1
            await both(self._send(socket, request), self._post(self._new_request(table)))

    def _new_request(self, table: Frame) -> Request:
        assert table.view is not None
        back = table.can_take_back and self.rng.random() < 0.15
        action = None if back else self.rng.choice(table.view.choices).action
        name, number = self.client.name, next(self.notes.numbers)
        request = Request(id=f"r{number}", client=name, table=table.table, version=table.version, action=action, sent=time.monotonic())
        self.notes.history.requests.append(request)
        self.pending.append(request)
        return request

    async def _send(self, socket: Socket, request: Request) -> None:
        kind = {"kind": "take-back"} if request.action is None else {"kind": "act"}
        self._take(request, await socket.answer({**kind, **_body(request)}))

    async def _post(self, request: Request) -> None:
        path = "take-back" if request.action is None else "actions"
        self._take(request, await self.client.try_once("POST", f"tables/{request.table}/{path}", _body(request), since=request.version))

    def _take(self, request: Request, answer: Frame) -> None:
        """Record the answer to a request."""
        if request in self.pending:
            self.pending.remove(request)
        if answer.kind == "error":
            request.refused = answer.code
            self.notes.counts[f"refused with {answer.code}"] += 1
            if answer.code not in LATE:
                self.notes.wrong.append(f"refused: table {request.table}: {request} was refused with {answer.code}")
        elif request.acknowledged is None:
            request.acknowledged, request.answer = time.monotonic(), answer.version
            self.notes.counts["acknowledged"] += 1


async def both(*sending: Any) -> None:
    """Wait for all; raise the first error only then."""
    for answer in await asyncio.gather(*sending, return_exceptions=True):
        if isinstance(answer, BaseException):
            raise answer


def _body(request: Request) -> dict[str, Any]:
    body = {"version": request.version, "request": request.id}
    return body if request.action is None else {**body, "action": request.action}
