"""The backends that must keep the contract of the store."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from rookery.server.storage import Storage
from rookery.server.storage.sqlite.store import SqliteStore
from tests.server.stores import run, used

BACKENDS: Final[dict[str, Callable[[Path], Storage]]] = {"sqlite": lambda folder: SqliteStore(folder / "data.sqlite3")}


@dataclass
class Data:
    """The data of one backend; several stores may use it."""

    store: Callable[[], Storage]

    def use(self, *uses: Callable[[Storage], Awaitable[None]]) -> None:
        """Let several stores use the data, one after the other."""
        for use in uses:
            run(used(self.store(), use))


@pytest.fixture(params=BACKENDS)
def data(request: pytest.FixtureRequest, tmp_path: Path) -> Data:
    return Data(partial(BACKENDS[request.param], tmp_path))


@pytest.fixture
def store(data: Data, runner: asyncio.Runner) -> Iterator[Storage]:
    """An open store of that backend."""
    store = data.store()
    runner.run(store.open())
    yield store
    runner.run(store.close())
