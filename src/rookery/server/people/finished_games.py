"""All finished games of a store, without the people who played them."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import groupby
from operator import itemgetter
from typing import Final

from rookery.core.frozen import FrozenMap
from rookery.core.record import Record
from rookery.server.background import beside
from rookery.server.deals.deals import is_running
from rookery.server.storage import Storage
from rookery.server.tables import log
from rookery.server.tables.fold import fold
from rookery.server.tables.table import Played, Table

READ_AT_ONCE: Final = 500
"""The number of games whose names are in memory."""


async def digest(store: Storage) -> str:
    """Return a hash of the names of all finished games."""
    hashed, after = sha256(), ("", 0)
    while found := await store.results.finished(after, READ_AT_ONCE):
        hashed.update(repr(found).encode())
        after = found[-1]
    return hashed.hexdigest()


async def records(store: Storage) -> AsyncIterator[tuple[Record, tuple[str | None, ...]]]:
    """Yield each finished game with the bot of each seat, None for a person; read one table at a time. Leave out daily deals of today."""
    after = ("", 0)
    while found := await store.results.finished(after, READ_AT_ONCE):
        for table, games in groupby(found, key=itemgetter(0)):
            for game in await beside(_anonymous_games, table, [number for _, number in games], await store.logs.read(table)):
                yield game
        after = found[-1]


def _anonymous_games(name: str, numbers: Sequence[int], entries: Sequence[bytes]) -> list[tuple[Record, tuple[str | None, ...]]]:
    table = Table(name)
    fold(table, map(log.decode, entries))
    hidden = table.terms.deal is not None and is_running(table.terms.deal.day)
    return [] if hidden else [_anonymous(table.played[number - 1]) for number in numbers]


def _anonymous(played: Played) -> tuple[Record, tuple[str | None, ...]]:
    return replace(played.record, tags=FrozenMap()), tuple(holder.bot for holder in played.holders)
