"""A chaos run with one server on a SQLite file: it is killed again and again, and its disk fills up."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.chaos.machine import SmallDisk
from tests.server.chaos.run import Fault, Node, Run
from tests.server.chaos.stored import Stored, read_sqlite

KILLED_AT_START = 0.15
"""Share of the kills that hit the server while it starts."""

DISK_MEGABYTES = 256


class SqliteRun(Run):
    """One server on a SQLite file."""

    name = "SQLite"

    def __init__(self, folder: Path, *, kills: int, full_disks: int, tables: int, minutes: float, seed: str) -> None:
        self._disk = folder / "disk"
        self._data = self._disk / "data.sqlite3"
        self._kills = kills
        self._full_disks = full_disks
        self._full: SmallDisk | None = None
        super().__init__(nodes=[Node(self._data, folder / "log")], tables=tables, minutes=minutes, seed=seed)
        [self._node] = self.nodes

    def lanes(self) -> list[list[Fault]]:
        starting = round(self._kills * KILLED_AT_START)
        return [
            [
                Fault("server killed", "exit status -9", self._kills - starting, self._kill),
                Fault("server killed while starting", "exit status -9", starting, self._kill_at_start),
                Fault("disk full", "the server's log says that it cannot write", self._full_disks, self._fill_disk),
            ]
        ]

    @asynccontextmanager
    async def surroundings(self) -> AsyncIterator[None]:
        if not self._full_disks:
            self._disk.mkdir()
            yield
            return
        with SmallDisk(self._disk, DISK_MEGABYTES) as self._full:
            yield

    async def _kill(self) -> bool:
        async with self._node.in_use:
            killed = await self._node.kill()
            await self._node.start()
            return killed

    async def _kill_at_start(self) -> bool:
        async with self._node.in_use:
            await self._node.kill()
            self._node.begin()
            await asyncio.sleep(self.rng.uniform(0.0, 1.0))
            killed = await self._node.kill()
            await self._node.start()
            return killed

    async def _fill_disk(self) -> bool:
        assert self._full is not None
        complaints = self._complaints()
        try:
            self._full.fill()
            proven = await self.shows(lambda: self._complaints() > complaints)
            await asyncio.sleep(self.rng.uniform(0.0, 2.0))
            return proven
        finally:
            self._full.free()

    def _complaints(self) -> int:
        return self._node.log().count("the data cannot be written")

    async def stored(self) -> Stored:
        return await read_sqlite(self._data)
