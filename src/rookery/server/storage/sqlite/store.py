"""The embedded store: all parts over one SQLite file."""

from pathlib import Path

from rookery.server.storage import Storage
from rookery.server.storage.sqlite.analyses import SqliteAnalyses
from rookery.server.storage.sqlite.deals import SqliteDeals
from rookery.server.storage.sqlite.file import SqliteFile
from rookery.server.storage.sqlite.guests import SqliteGuests
from rookery.server.storage.sqlite.lists import SqliteLists
from rookery.server.storage.sqlite.logs import SqliteLogs
from rookery.server.storage.sqlite.notices import SqliteNotices
from rookery.server.storage.sqlite.puzzles import SqlitePuzzles
from rookery.server.storage.sqlite.results import SqliteResults
from rookery.server.storage.sqlite.settings import SqliteSettings


class SqliteStore(Storage):
    """Storage in one file."""

    def __init__(self, path: Path) -> None:
        self.file = file = SqliteFile(path)
        self.logs = SqliteLogs(file)
        self.lists = SqliteLists(file)
        self.results = SqliteResults(file)
        self.analyses = SqliteAnalyses(file)
        self.puzzles = SqlitePuzzles(file)
        self.deals = SqliteDeals(file)
        self.guests = SqliteGuests(file)
        self.settings = SqliteSettings(file)
        self.notices = SqliteNotices(file)
        self.nodes = None
        self.heartbeats = self.logs

    async def open(self) -> None:
        await self.file.open()

    async def close(self) -> None:
        await self.file.close()
