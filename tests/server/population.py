"""The data of a busy server, written quickly: guests, and tables of two with running or finished games, with real logs.

A few games of each kind of table are played; all tables of the kind are copies of their logs, with other ids and times. Everything goes
through the protocols of the store, so it fits every database.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from random import Random
from typing import Final, NamedTuple
from unittest.mock import patch

import msgspec

from rookery.core.rules import Seat
from rookery.server import time_source
from rookery.server.ids import id_from
from rookery.server.people.identity import hashed
from rookery.server.storage import Storage
from rookery.server.storage.guests import Device, Guest
from rookery.server.storage.logs import Batch
from rookery.server.tables import commands, log, proposals
from rookery.server.tables.draft import Draft
from rookery.server.tables.present import Present
from rookery.server.tables.service import TableService

GAME: Final = "five-towers"

PLAYED: Final = 64
"""The number of games played for each kind of table."""

AT_ONCE: Final = 256
"""The number of writers that share commits."""

TABLE, HOST, OTHER, NOW = "tableTABLE01", "guestGUEST01", "guestGUEST02", 1_111_111_111_111
"""Placeholders in the logs to copy, as long as real values."""

TO_ITS_END: Final = (10_000, 10_000)


class Person(NamedTuple):
    """A guest and the cookie of their device."""

    id: str
    cookie: str


class Kind(NamedTuple):
    """A kind of table: the range of actions after its start, its clock, and its last seat if a bot has it; a `resigned` game ends after them."""

    actions: tuple[int, int]
    clock: log.Clock | None = None
    bot: str | None = None
    resigned: bool = False


def person(number: int) -> Person:
    """Return the guest with this number; the same number gives the same guest."""
    return Person(id_from(hashed(f"guest {number}").encode()), f"cookie-of-guest-{number}")


def table_name(number: int) -> str:
    return id_from(hashed(f"table {number}").encode())


async def add_guests(store: Storage, numbers: Sequence[int]) -> None:
    """Store guests with these numbers."""

    async def add(number: int) -> None:
        guest, now = person(number), time_source.now()
        device = Device(hash=hashed(guest.cookie), name="", address="", created=now, seen=now)
        await store.guests.add(Guest(id=guest.id, name=f"Guest {number}", created=now), device)

    await _many(add, numbers)


async def add_tables(
    store: Storage, kind: Kind, numbers: Sequence[int], people: Callable[[int], tuple[Person, Person]], *, at: Callable[[int], int] | None = None
) -> None:
    """Store tables with these numbers. `people` are the host and the other player of a table, `at` is the time of its last entry, by default now."""
    games = [await _played(kind, Random(f"{kind} {number}")) for number in range(min(PLAYED, len(numbers)))]

    async def add(number: int) -> None:
        name, (host, other) = table_name(number), people(number)
        await store.logs.append(name, 0, _copy(games[number % len(games)], name, host.id, other.id, at(number) if at else time_source.now()))

    await _many(add, numbers)


async def _many(work: Callable[[int], Awaitable[None]], numbers: Sequence[int]) -> None:
    """Run the work for each number, several at the same time."""
    left = iter(numbers)

    async def worker() -> None:
        for number in left:
            await work(number)

    await asyncio.gather(*(worker() for _ in range(AT_ONCE)))


async def _played(kind: Kind, rng: Random) -> Batch:
    """Play a game of this kind and return the append that stores its table, with placeholders."""
    opening: list[commands.Command] = [
        partial(commands.open_table, HOST, GAME, 2, clock=kind.clock),
        partial(commands.sit, HOST, "Host", 0),
        partial(commands.seat_bot, HOST, 1, kind.bot) if kind.bot else partial(commands.sit, OTHER, "Other", 1),
        partial(commands.start, HOST),
        partial(_act, rng, rng.randint(*kind.actions)),
    ]
    if kind.resigned:
        opening.append(partial(proposals.propose, HOST, "resign", None, Present(online=frozenset({HOST, OTHER}))))
    logs = _Kept()
    with patch.object(time_source, "now", lambda: NOW):
        await TableService(logs, None).open_table(opening, TABLE)  # type: ignore[arg-type]  # it only appends to the logs
    return logs.batch


class _Kept:
    """A log store that keeps the last append."""

    batch: Batch

    async def append(self, _table: str, _after: int, batch: Batch) -> None:
        self.batch = batch


def _act(rng: Random, actions: int, *, draft: Draft, now: int) -> None:
    """Play random actions of both seats."""
    for _ in range(actions):
        table = draft.table
        if not isinstance(seat := table.actor, Seat):
            return
        action = rng.choice(table.seat_view(seat).choices).action
        if (bot := table.bot_to_act()) is None:
            commands.act(table.holders[seat].guest or "", table.version, action, draft=draft, now=now)
        else:
            commands.act_for_bot(table.version, bot[0], action, draft=draft, now=now)


def _copy(batch: Batch, table: str, host: str, other: str, now: int) -> Batch:
    """Fill in the placeholders of a batch."""
    values = ((TABLE, table), (HOST, host), (OTHER, other), (str(NOW), str(now)))

    def filled(text: bytes) -> bytes:
        for placeholder, value in values:
            text = text.replace(placeholder.encode(), value.encode())
        return text

    entries = tuple(map(filled, batch.entries))
    due = None if batch.due is None else batch.due and batch.due - NOW + now
    rest = msgspec.json.decode(filled(msgspec.json.encode(msgspec.structs.replace(batch, entries=()))), type=Batch)
    return msgspec.structs.replace(rest, entries=entries, due=due)
