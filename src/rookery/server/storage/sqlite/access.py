"""How the parts of the embedded store reach its file: jobs that read, and jobs that write in the next transaction."""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from rookery.server.storage.rows import TableSummary
from rookery.server.storage.secret_box import SecretBox

T = TypeVar("T")


class SqliteAccess(ABC):
    """What every part of the store builds on. Secrets go into the file through its `box`."""

    box: SecretBox

    @abstractmethod
    async def _write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Do this in a transaction; returns once it is durable."""

    @abstractmethod
    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Do this beside whatever is written."""

    async def _rows(self, query: str, values: tuple[Any, ...] | dict[str, Any] = ()) -> list[Any]:
        return await self._read(lambda connection: connection.execute(query, values).fetchall())

    async def _summaries(self, query: str, values: tuple[Any, ...] | dict[str, Any]) -> list[TableSummary]:
        return [msgspec.json.decode(row[0], type=TableSummary) for row in await self._rows(query, values)]
