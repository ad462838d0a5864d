"""The finished games in a server's data, read step by step by a command that is not asynchronous."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.cli.server_data import shown, storage_errors
from rookery.datasets.rows import Game
from rookery.server.people import finished_games
from rookery.server.refusals import Refused
from rookery.server.settings import Settings, default_data
from rookery.server.storage import Storage
from rookery.server.storage.opening import is_address, make_store

T = TypeVar("T")


def games(place: str) -> Iterator[Game]:
    """Yield the finished games of a data file or database."""
    name = _name(place)
    with asyncio.Runner() as runner, _opened(place, runner) as store:
        found = finished_games.records(store)
        while (game := runner.run(_next(found))) is not None:
            yield Game(0, *game, name)


def digest(place: str) -> str:
    """Return a hash of the names of all finished games."""
    with asyncio.Runner() as runner, _opened(place, runner) as store:
        return runner.run(finished_games.digest(store))


@contextmanager
def _opened(place: str, runner: asyncio.Runner) -> Iterator[Storage]:
    settings = Settings(data=default_data(), database=place) if is_address(place) else Settings(data=Path(place))
    name = _name(place)
    if settings.database is None and not settings.data.is_file():
        raise InputError("backup-nothing", file=name)
    with storage_errors(settings.data, settings.database):
        store = make_store(settings)
        runner.run(store.open())
    try:
        yield store
    except Refused as error:  # an entry of a newer release
        raise InputError("serve-newer", file=name, exit_code=WRONG_CONTENT) from error
    finally:
        runner.run(store.close())


def _name(place: str) -> str:
    return shown(place if is_address(place) else Path(place))


async def _next(found: AsyncIterator[T]) -> T | None:
    return await anext(found, None)
