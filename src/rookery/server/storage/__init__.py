"""Everything the server remembers, behind one small protocol per subject.

Each module holds a subject's protocol and its row types. The docstrings of the protocols are the contract of a backend:

- A method that writes is one transaction: it does everything or nothing, and returns once the commit is durable.
- Several processes may use the same data. Nobody owns a table: logs grow by optimistic append (`logs.py`).
- Any task may call any method, and none blocks the event loop. A method that reads sees all writes that were acknowledged before.
- A method that fails raises StorageError and has changed nothing.

`sqlite/` is the backend for one file, `postgres/` the one for several nodes on a PostgreSQL database, each with its numbered migrations.
"""

from typing import Protocol

from rookery.server.storage.analyses import AnalysisStore
from rookery.server.storage.deals import DealStore
from rookery.server.storage.guests import GuestStore
from rookery.server.storage.lists import ListStore
from rookery.server.storage.logs import HeartbeatStore, LogStore
from rookery.server.storage.nodes import NodeStore
from rookery.server.storage.notices import NoticeStore
from rookery.server.storage.puzzles import PuzzleStore
from rookery.server.storage.results import ResultStore
from rookery.server.storage.settings import SettingStore


class ConflictError(Exception):
    """Another writer has appended to the log since it was read. Nothing was written."""


class TooManyOpenError(Exception):
    """The host has too many unfinished tables. Nothing was written."""


class StorageError(OSError):
    """The store is closed or cannot write. Nothing was written."""


class NewerSchemaError(Exception):
    """A newer release of Rookery wrote the data."""


class UnfinishedCopyError(Exception):
    """The database holds an unfinished copy (`transfer.py`)."""


class Storage(Protocol):
    """A whole store, for the code that opens it; all other code receives only the parts it uses."""

    logs: LogStore
    lists: ListStore
    results: ResultStore
    analyses: AnalysisStore
    puzzles: PuzzleStore
    deals: DealStore
    guests: GuestStore
    settings: SettingStore
    notices: NoticeStore
    nodes: NodeStore | None
    """None if only one server may use the store at a time."""
    heartbeats: HeartbeatStore | None
    """None if several servers may use it."""

    async def open(self) -> None:
        """Connect and migrate the schema.

        Raise NewerSchemaError for data of a newer release, UnfinishedCopyError for a part of some, and WrongKeyError if its key is missing or wrong.
        """

    async def close(self) -> None:
        """Finish all pending calls, then disconnect. Later calls raise StorageError."""
