"""One short life of a SQLite store, for a disk that fails somewhere in it, and what must hold afterwards.

As a program it reads faults as lines of JSON, plays the scenario once for each, and writes what it found. Its process has loaded `faulty_io.c`.
"""

import asyncio
import ctypes
import os
import shutil
import sqlite3
import sys
import traceback
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from rookery.server.storage import ConflictError, StorageError
from rookery.server.storage.guests import Device, Guest
from rookery.server.storage.sqlite import file as sqlite_file
from rookery.server.storage.sqlite.file import connect
from rookery.server.storage.sqlite.store import SqliteStore
from tests.server.stores import a_result, batch, used

CHECKPOINT_PAGES: Final = 20
"""The length of the write-ahead log at which SQLite moves it into the data file: short, so that this happens while the scenario plays."""

END: Final = "b the end"


class Fault(msgspec.Struct, frozen=True):
    """A fault: the call number `at` fails with `error`, and so do all later ones if it is `lasting`. `halved` writes write half before they fail.

    `crash`: the process ends at the first error that the store reports, without closing anything. `error` is a number of the C library.
    """

    at: int
    error: int
    lasting: bool = False
    halved: bool = False
    crash: bool = False


class Told(msgspec.Struct):
    """What the store acknowledged, and which appends it reported as failed."""

    opened: bool = False
    acknowledged: dict[str, list[tuple[str, ...]]] = {}
    failed: dict[str, list[tuple[str, ...]]] = {}
    guests: list[str] = []
    setting: str | None = None
    wrong: list[str] = []


class Found(msgspec.Struct):
    """The outcome of a fault: the call that failed, the number of calls that could fail, and broken promises.

    `failed` counts the appends that the store reported as failed, and `survived` those of them that a crash brought back.
    """

    fired: str = ""
    calls: int = 0
    failed: int = 0
    survived: int = 0
    wrong: list[str] = []


class Scenario:
    """The life of a store: it opens, appends, adds guests, ends a game, and closes."""

    def __init__(self, path: Path, *, crash: bool) -> None:
        self.told = Told()
        self._store = SqliteStore(path)
        self._crash = crash
        self._lengths: dict[str, int] = {}

    async def play(self) -> None:
        try:
            await self._store.open()
        except StorageError:
            return
        self.told.opened = True
        with suppress(_Crashed):
            await self._use()
            await self._store.close()

    async def _use(self) -> None:
        store = self._store
        for number in range(3):
            await asyncio.gather(*(self._append(table, f"{table}{number} first", f"{table}{number} second") for table in "ab"))
        await self._add_guest("ann")
        with suppress(StorageError):
            self.told.setting = await store.settings.setting("kept", "1")
        for number in range(3, 6):
            await self._append("a", f"a{number} {'long ' * 2000}")
        await self._append("b", END, results=(a_result("b", 0, "ann"), a_result("b", 1, "bob", 2)))
        await self._add_guest("bob")
        await self._append("c", "c first")

    async def _append(self, table: str, *entries: str, **more: Any) -> None:
        """Append as a table service does: after an error it continues with what the log has."""
        after, kept = self._lengths.get(table, 0), entries
        what = msgspec.structs.replace(batch(*(entry.encode() for entry in entries), table=table, updated=1000 + after), **more)
        try:
            await self._store.logs.append(table, after, what)
        except ConflictError:
            self.told.wrong.append(f"{kept[0][:20]}: there is something after entry {after}, although nobody was told")
        except StorageError:
            self.told.failed.setdefault(table, []).append(kept)
            self._end_if_crashing()
            with suppress(StorageError):
                if len(await self._store.logs.read(table)) != after:
                    self.told.wrong.append(f"{kept[0][:20]} is in the log, although its append was reported as failed")
        else:
            self._lengths[table] = after + len(entries)
            self.told.acknowledged.setdefault(table, []).append(kept)

    async def _add_guest(self, name: str) -> None:
        try:
            await self._store.guests.add(Guest(id=name, name=name, created=1), Device(hash=name, name="", address="", created=1, seen=1))
        except StorageError:
            self._end_if_crashing()
        else:
            self.told.guests.append(name)

    def _end_if_crashing(self) -> None:
        if self._crash:
            raise _Crashed


class _Crashed(Exception):  # noqa: N818  the end of the scenario
    """The process ends now."""


async def check(path: Path, told: Told, found: Found) -> Found:
    """Add the promises that the data breaks once the disk works again."""
    wrong = found.wrong = list(told.wrong)
    found.failed = sum(map(len, told.failed.values()))
    with closing(connect(path)) as connection:
        if (verdict := connection.execute("pragma integrity_check").fetchall()) != [("ok",)]:
            wrong.append(f"the file is damaged: {verdict}")
            return found
        migrated = connection.execute("select 1 from sqlite_schema where name = 'result'").fetchall()
        results = len(connection.execute("select distinct table_id from result").fetchall()) if migrated else 0

    async def look(store: SqliteStore) -> None:
        for table in "abc":
            entries = [entry.decode() for entry in await store.logs.read(table)]
            wrong.extend(_check_log(table, entries, told))
            found.survived += sum(each[0] in entries for each in told.failed.get(table, []))
            await store.logs.append(table, len(entries), batch(b"again", table=table))
            if len(await store.logs.read(table)) != len(entries) + 1:
                wrong.append("the log does not go on")
            if table == "b" and results != entries.count(END):
                wrong.append("the end of a game and its results do not belong together")
        wrong.extend([f"the guest {guest} is lost" for guest in told.guests if await store.guests.by_cookie(guest) is None])
        if told.setting is not None and await store.settings.setting("kept", "2") != told.setting:
            wrong.append("a setting is lost")

    await used(SqliteStore(path), look)
    return found


def _check_log(table: str, entries: list[str], told: Told) -> list[str]:
    acknowledged, failed = told.acknowledged.get(table, []), told.failed.get(table, [])
    wrong = [f"{each[0][:20]} was acknowledged and is lost" for each in acknowledged if not set(each) <= set(entries)]
    wrong += [f"{entry[:20]} is there twice" for entry in set(entries) if entries.count(entry) > 1]
    wrong += [f"half of {each[0][:20]} is there" for each in failed if 0 < len(set(each) & set(entries)) < len(each)]
    order = [each for each in entries if any(each in kept for kept in acknowledged)]
    if order != [entry for kept in acknowledged for entry in kept]:
        wrong.append("acknowledged entries are out of order")
    return wrong


# --- the program


def _forked(folder: Path, work: Callable[[], bytes]) -> bytes:
    """Return what `work` returns in a forked process that ends at once."""
    out = folder / "out"
    if (child := os.fork()) == 0:
        status = 1
        try:
            out.write_bytes(work())
            status = 0
        except BaseException:  # the parent reports it
            out.write_text(traceback.format_exc())
        os._exit(status)
    _, status = os.waitpid(child, 0)
    if status:
        raise RuntimeError(out.read_text() if out.exists() else f"ended with {status}")
    return out.read_bytes()


def _tried(folder: Path, fault: Fault, library: ctypes.CDLL) -> Found:
    path = folder / "data" / "data.sqlite3"
    shutil.rmtree(folder, ignore_errors=True)
    path.parent.mkdir(parents=True)

    def play() -> bytes:
        scenario = Scenario(path, crash=fault.crash)
        library.faulty_io_begin(str(path).encode(), fault.at, fault.error, fault.lasting, fault.halved)
        asyncio.run(scenario.play())
        fired, calls = library.faulty_io_fired().decode(), library.faulty_io_counted()
        return msgspec.json.encode((Found(fired, calls), scenario.told))

    found, told = msgspec.json.decode(_forked(folder, play), type=tuple[Found, Told])
    try:
        return msgspec.json.decode(_forked(folder, lambda: msgspec.json.encode(asyncio.run(check(path, told, found)))), type=Found)
    except RuntimeError as error:
        found.wrong = [f"the data cannot be used: {error}"]
        return found


def _connect(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    connection = connect(path, read_only=read_only)
    connection.execute(f"pragma wal_autocheckpoint = {CHECKPOINT_PAGES}")
    return connection


def main() -> None:
    sqlite_file.connect = _connect
    folder = Path(sys.argv[1])
    library = ctypes.CDLL(sys.argv[2])
    library.faulty_io_begin.argtypes = [ctypes.c_char_p, ctypes.c_long, ctypes.c_int, ctypes.c_int, ctypes.c_int]
    library.faulty_io_fired.restype = ctypes.c_char_p
    library.faulty_io_counted.restype = ctypes.c_long
    for line in sys.stdin:
        found = _tried(folder, msgspec.json.decode(line, type=Fault), library)
        sys.stdout.write(f"{msgspec.json.encode(found).decode()}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
