"""The arguments that say where a server keeps its data, and the errors of opening it."""

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.server.edge.run_server import InUseError
from rookery.server.settings import DATABASE, DIRECT_DATABASE, default_data
from rookery.server.storage import NewerSchemaError, StorageError, UnfinishedCopyError
from rookery.server.storage.opening import AddressError, DriverMissingError, without_password
from rookery.server.storage.secret_box import VARIABLE, WrongKeyError, key_file


def add_data(parser: ArgumentParser) -> None:
    """Add the arguments that `data_file` and `database` read."""
    parser.add_argument("--data", metavar="FILE", help="argument-data")
    parser.add_argument("--database", metavar="ADDRESS", help="argument-database")


def add_backup_file(parser: ArgumentParser, *, help: str, force: str) -> None:  # noqa: A002  named as argparse names it
    """Add the arguments of the commands that copy the data to or from a file; `help` and `force` are message ids."""
    parser.add_argument("file", metavar="FILE", help=help)
    add_data(parser)
    parser.add_argument("--force", action="store_true", help=force)


def data_file(arguments: Namespace) -> Path:
    return Path(arguments.data) if arguments.data else default_data()


def database(arguments: Namespace) -> str | None:
    """Return the address of the PostgreSQL database, if the command line or the environment has one."""
    return _address(arguments.database, DATABASE)


def direct_database(arguments: Namespace) -> str | None:
    """Return the address that avoids a connection pool, if the command line or the environment has one."""
    return _address(arguments.direct_database, DIRECT_DATABASE)


def _address(given: str | None, variable: str) -> str | None:
    address = given or os.environ.get(variable) or None
    if address is not None:
        shown(address)
    return address


def shown(place: Path | str) -> str:
    """Return a file, or an address without its password; raise InputError for an address that cannot be read."""
    if isinstance(place, Path):
        return str(place)
    try:
        return without_password(place)
    except AddressError:
        raise InputError("database-form") from None


def data_file_only(arguments: Namespace) -> Path:
    """Return the data file; raise InputError for a PostgreSQL database, which has its own tools."""
    if (address := database(arguments)) is not None:
        raise InputError("backup-database", database=shown(address))
    return data_file(arguments)


@contextmanager
def storage_errors(data: Path, address: str | None = None) -> Iterator[None]:
    """Turn the errors of opening the data into InputErrors that name them; `data` has the key beside it."""
    place = shown(address or data)
    try:
        yield
    except WrongKeyError as error:
        raise InputError("serve-wrong-key", file=place, key=str(key_file(data)), variable=VARIABLE, exit_code=WRONG_CONTENT) from error
    except InUseError as error:
        raise InputError("serve-in-use", file=place, exit_code=WRONG_CONTENT) from error
    except NewerSchemaError as error:
        raise InputError("serve-newer", file=place, exit_code=WRONG_CONTENT) from error
    except UnfinishedCopyError as error:
        raise InputError("serve-unfinished", file=place, exit_code=WRONG_CONTENT) from error
    except DriverMissingError as error:
        raise InputError("serve-no-postgres") from error
    except StorageError as error:
        if address is None:
            raise InputError("serve-cannot-write", file=place, exit_code=WRONG_CONTENT) from error
        reason = " ".join(str(error).split()).removeprefix(f"{place.partition('://')[2]}: ")
        raise InputError("serve-cannot-connect", database=place, reason=reason, exit_code=WRONG_CONTENT) from error
