"""Catalogues of drawn tiles for boards: built when the server starts, cached on disk for the next start."""

import asyncio
import hashlib
import logging
import os
import tempfile
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from rookery.drawing import catalogues
from rookery.server import wire
from rookery.server.worker_processes import WorkerPool

LOGGER = logging.getLogger("rookery.server")

PAINTED_FROM: Final = (".py", ".css", ".svg")
"""The suffixes of the files in the drawing package that pictures depend on."""

KEPT: Final = 8
"""The number of catalogues of a game that stay cached, for servers with other expansions and for earlier releases."""


class Catalogues:
    """The encoded catalogue of every game with tiles. Painting one takes seconds, so a separate process paints each of them once."""

    def __init__(self, folder: Path | None = None, paint: Callable[[str], Awaitable[bytes]] | None = None) -> None:
        self._folder = folder or cache_folder()
        self._paint = paint or paint_apart
        self._known: dict[str, asyncio.Task[bytes]] = {}

    async def prepare(self) -> None:
        """Build all catalogues before the first request."""
        for game in catalogues():
            await self.of(game)

    async def of(self, game: str) -> bytes:
        """Return the catalogue of a game; requests that arrive while it is painted share the wait."""
        task = self._known.get(game)
        if task is None:
            task = self._known[game] = asyncio.get_running_loop().create_task(self._make(game))
        return await asyncio.shield(task)

    def close(self) -> None:
        for task in self._known.values():
            task.cancel()

    async def _make(self, game: str) -> bytes:
        path = await asyncio.to_thread(self._path, game)
        with suppress(OSError):
            return await asyncio.to_thread(path.read_bytes)
        painted = await self._paint(game)
        try:
            await asyncio.to_thread(_write, path, painted)
        except OSError as error:
            LOGGER.info("the tiles of %s are painted again with the next start, since they cannot be kept: %s", game, error)
        return painted

    def _path(self, game: str) -> Path:
        """Return the cache file of a catalogue. Its name depends on everything that affects the pictures."""
        digest = hashlib.sha256(repr(sorted(catalogues()[game].tiles().items())).encode())
        for file in _files(resources.files("rookery.drawing")):
            digest.update(file.read_bytes())
        return self._folder / f"{game}-{digest.hexdigest()[:32]}.json"


def cache_folder() -> Path:
    """Return the user's cache folder; a temporary folder for users without a home."""
    try:
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "rookery"
    except RuntimeError:
        return Path(tempfile.gettempdir()) / "rookery"


def paint(game: str) -> bytes:
    return wire.encode(catalogues()[game].paint())


async def paint_apart(game: str) -> bytes:
    workers = WorkerPool(1)
    try:
        return await workers.run(paint, game)
    except BrokenProcessPool:
        LOGGER.exception("the process that paints tiles has ended; they are painted here")
        return await asyncio.to_thread(paint, game)
    finally:
        workers.close()


def _files(folder: Traversable) -> list[Traversable]:
    inside = sorted(folder.iterdir(), key=lambda entry: entry.name)
    return [file for entry in inside for file in (_files(entry) if entry.is_dir() else [entry] if entry.name.endswith(PAINTED_FROM) else [])]


def _write(path: Path, content: bytes) -> None:
    """Write a file atomically, and delete the oldest files of the same game."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(content)
    Path(file.name).replace(path)
    game = path.name.rpartition("-")[0]
    for old in sorted(path.parent.glob(f"{game}-*.json"), key=lambda other: other.stat().st_mtime)[:-KEPT]:
        old.unlink(missing_ok=True)
