"""The store on PostgreSQL: all parts over one database."""

from pathlib import Path

from rookery.server.storage import Storage
from rookery.server.storage.postgres.analyses import PostgresAnalyses
from rookery.server.storage.postgres.database import Database
from rookery.server.storage.postgres.deals import PostgresDeals
from rookery.server.storage.postgres.guests import PostgresGuests
from rookery.server.storage.postgres.lists import PostgresLists
from rookery.server.storage.postgres.logs import PostgresLogs
from rookery.server.storage.postgres.nodes import PostgresNodes
from rookery.server.storage.postgres.notices import PostgresNotices
from rookery.server.storage.postgres.puzzles import PostgresPuzzles
from rookery.server.storage.postgres.results import PostgresResults
from rookery.server.storage.postgres.settings import PostgresSettings


class PostgresStore(Storage):
    """Storage in one database, with the key beside `data`."""

    def __init__(self, dsn: str, data: Path, *, direct: str | None = None) -> None:
        self.database = database = Database(dsn, data=data, direct=direct)
        self.logs = PostgresLogs(database)
        self.lists = PostgresLists(database)
        self.results = PostgresResults(database)
        self.analyses = PostgresAnalyses(database)
        self.puzzles = PostgresPuzzles(database)
        self.deals = PostgresDeals(database)
        self.guests = PostgresGuests(database)
        self.settings = PostgresSettings(database)
        self.notices = PostgresNotices(database)
        self.nodes = PostgresNodes(database)
        self.heartbeats = None

    async def open(self) -> None:
        await self.database.open()

    async def close(self) -> None:
        await self.logs.close()
        await self.database.close()
