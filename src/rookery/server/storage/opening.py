"""The store of a server, and both ends of a transfer: a SQLite file, or a PostgreSQL database that several servers share."""

from functools import partial
from typing import Final
from urllib.parse import urlsplit

from rookery.server.settings import Settings
from rookery.server.storage import Storage
from rookery.server.storage.sqlite.copying import SqliteSource, SqliteTarget
from rookery.server.storage.sqlite.store import SqliteStore
from rookery.server.storage.transfer import Source, Target

SCHEMES: Final = ("postgresql", "postgres")


class AddressError(ValueError):
    """Text that is not the address of a database. It may contain a password, so no message shows it."""


class DriverMissingError(Exception):
    """The packages of `rookery[postgres]` are not installed."""


def make_store(settings: Settings) -> Storage:
    """Return the store of these settings, which the caller opens; raise DriverMissingError without the packages for PostgreSQL."""
    if settings.database is None:
        return SqliteStore(settings.data)
    try:
        from rookery.server.storage.postgres.store import PostgresStore  # noqa: PLC0415  only servers with PostgreSQL have its packages
    except ModuleNotFoundError as error:
        raise DriverMissingError from error
    return PostgresStore(settings.database, settings.data, direct=settings.direct_database)


def is_address(text: str) -> bool:
    """Return whether the text is meant as an address of a database rather than a file."""
    return "://" in text


def without_password(address: str) -> str:
    """Return the address without user and password; raise AddressError where a password could hide in another part."""
    try:
        parts = urlsplit(address)
    except ValueError:
        raise AddressError from None
    if parts.scheme not in SCHEMES or "#" in address or "@" in parts.path + parts.query:
        raise AddressError
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


async def open_source(settings: Settings) -> Source:
    """Open the store of these settings, which migrates it, and then its contents for a copy; raise what either does, and ServersRunningError."""
    migrate = partial(_open_and_close, settings)
    if settings.database is None:
        await migrate()
        return SqliteSource(settings.data)
    from rookery.server.storage.postgres.copying import PostgresSource  # noqa: PLC0415  as above

    return await PostgresSource.open(settings.database, migrate)


async def open_target(settings: Settings, source: str) -> Target:
    """Begin or continue a copy of this source; raise what opening the store does, ServersRunningError, NotEmptyError or OtherCopyError."""
    if settings.database is None:
        return SqliteTarget(settings.data, source)
    from rookery.server.storage.postgres.copying import PostgresTarget  # noqa: PLC0415  as above

    return await PostgresTarget.open(settings.database, partial(_open_and_close, settings), source)


async def _open_and_close(settings: Settings) -> None:
    store = make_store(settings)
    await store.open()
    await store.close()
