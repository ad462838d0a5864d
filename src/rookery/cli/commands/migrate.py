"""`rookery migrate`: move a server's data between a SQLite file and a PostgreSQL database."""

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, aclosing, contextmanager
from pathlib import Path

from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.cli.server_data import data_file, shown, storage_errors
from rookery.cli.standard_streams import progress_bar
from rookery.locale import Words
from rookery.server.edge.run_server import InUseError, exclusive_use
from rookery.server.settings import Settings
from rookery.server.storage import StorageError
from rookery.server.storage.opening import is_address, open_source, open_target
from rookery.server.storage.secret_box import key_file, known_key, make_key
from rookery.server.storage.transfer import Compared, NotEmptyError, OtherCopyError, ServersRunningError, Source, Target, transfer


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("source", metavar="FROM", help="argument-migrate-from")
    parser.add_argument("target", metavar="TO", help="argument-migrate-to")
    parser.add_argument("--data", metavar="FILE", help="argument-migrate-data")


def run(arguments: Namespace, words: Words) -> int:
    source, target = (_settings(text, data_file(arguments)) for text in (arguments.source, arguments.target))
    if source.database is None and not source.data.is_file():
        raise InputError("backup-nothing", file=str(source.data))
    with ExitStack() as stack:
        for side in (source, target):
            if side.database is None:
                stack.enter_context(_refusals(side))
                stack.enter_context(exclusive_use(side.data))
        compared = asyncio.run(_migrate(source, target, words))
    _print(compared, words)
    if different := [each.table for each in compared if each.source != each.target]:
        raise InputError("migrate-differs", target=_place(target), source=_place(source), tables=", ".join(different), exit_code=WRONG_CONTENT)
    sys.stdout.write(words("migrate-done", target=_place(target), source=_place(source)) + "\n")
    return 0


def _settings(place: str, data: Path) -> Settings:
    """Return the settings of one side; the key to a database is beside `data`."""
    if not is_address(place):
        return Settings(data=Path(place).absolute())
    shown(place)
    return Settings(data=data, database=place)


def _place(side: Settings) -> str:
    return shown(side.database or side.data)


async def _migrate(source: Settings, target: Settings, words: Words) -> list[Compared]:
    with _refusals(source), storage_errors(source.data, source.database):
        opened_source = await open_source(source)
    async with aclosing(opened_source):
        _share_key(source, target)
        with _refusals(target), storage_errors(target.data, target.database):
            opened_target = await open_target(target, _place(source))
        async with aclosing(opened_target):
            return await _transfer(opened_source, opened_target, words)


def _share_key(source: Settings, target: Settings) -> None:
    """Copy the key, which opening the source has checked; raise InputError if the target has another one."""
    key = known_key(source.data)
    assert key is not None, "the source was opened with it"
    if (known := known_key(target.data)) is None:
        make_key(target.data, key)
    elif known != key:
        raise InputError("migrate-other-key", key=str(key_file(target.data)), source=_place(source), exit_code=WRONG_CONTENT)


async def _transfer(source: Source, target: Target, words: Words) -> list[Compared]:
    with progress_bar() as bar:
        task = None if bar is None else bar.add_task("", total=None)

        def show(table: str, done: int, total: int) -> None:
            if bar is not None and task is not None:
                bar.update(task, description=words("migrate-progress", table=table), completed=done, total=total)

        try:
            return await transfer(source, target, show)
        except StorageError as error:
            raise InputError("migrate-failed", reason=str(error), exit_code=WRONG_CONTENT) from error


def _print(compared: Sequence[Compared], words: Words) -> None:
    """Print a line for each table, and a second one for a target that differs."""
    lines = [(words("migrate-heading-table"), words("migrate-heading-rows"), "SHA-256")]
    for table, *sides in compared:
        lines += [(table, str(side.rows), side.digest) for side in dict.fromkeys(sides)]
    wide, narrow = (max(len(line[column]) for line in lines) for column in (0, 1))
    sys.stdout.write("".join(f"{table:{wide}}  {rows:>{narrow}}  {digest}\n" for table, rows, digest in lines))


@contextmanager
def _refusals(side: Settings) -> Iterator[None]:
    """Turn the reasons why a database or file cannot be copied from or to into InputErrors that name it."""
    place = _place(side)
    try:
        yield
    except (InUseError, ServersRunningError) as error:
        raise InputError("migrate-in-use", place=place, exit_code=WRONG_CONTENT) from error
    except NotEmptyError as error:
        raise InputError("migrate-not-empty", target=place, exit_code=WRONG_CONTENT) from error
    except OtherCopyError as error:
        raise InputError("migrate-other-copy", target=place, source=str(error), exit_code=WRONG_CONTENT) from error
