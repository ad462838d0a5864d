"""Check that the data holds every acknowledged request once, in order and complete."""

import sqlite3
from pathlib import Path

from rookery.core.rules import CHANCE
from rookery.games import GAMES
from rookery.play.fair import verify
from rookery.server.storage.sqlite.file import connect
from rookery.server.tables import log
from rookery.server.tables.fold import fold
from rookery.server.tables.table import Table
from tests.server.chaos.books import Book, Books, Sent
from tests.server.stores import stored_log


def check_all(data: Path, books: Books) -> list[str]:
    """Return a message for each error; none if nothing was lost."""
    connection = connect(data)
    try:
        verdict = connection.execute("pragma integrity_check").fetchone()[0]
        wrong = [*books.wrong, *([] if verdict == "ok" else [f"the file is damaged: {verdict}"])]
        tables = [row[0] for row in connection.execute("select distinct table_id from log")]
        wrong += [f"table {name} is gone" for name in books.books if name not in tables]
        for name in tables:
            wrong += [f"table {name}: {what}" for what in _check_table(data, connection, name, books.of(name))]
    finally:
        connection.close()
    return wrong


def _check_table(data: Path, connection: sqlite3.Connection, name: str, book: Book) -> list[str]:
    rows = connection.execute("select seq from log where table_id = ? order by seq", (name,)).fetchall()
    entries = [log.decode(entry) for entry in stored_log(data, name)]
    wrong = [] if [seq for (seq,) in rows] == list(range(1, len(rows) + 1)) else ["the log has gaps"]
    wrong += _check_requests(entries, book)
    table = Table(name)
    try:
        versions = _fold(table, entries)
    except Exception as error:  # any error means that the log is corrupt
        return [*wrong, f"the log cannot be read: {error!r}"]
    for sent in book.sent:
        if sent.led_to is not None and versions.get(sent.request) != sent.led_to:
            wrong.append(f"{sent} was acknowledged with version {sent.led_to} and leads to {versions.get(sent.request)}")
    if table.actor == CHANCE:
        wrong.append("an action is stored without the draw that follows it")
    [(status, stored)] = connection.execute("select status, updated from table_summary where table_id = ?", (name,)).fetchall()
    if (status, stored) != (table.status, table.updated):
        wrong.append("the summary does not match the log")
    return wrong + _check_end(connection, table, book)


def _check_requests(entries: list[log.AnyEntry], book: Book) -> list[str]:
    """Check that the log has each acknowledged request once, in order and with its action, and no other actions of people."""
    asked = {sent.request: sent for sent in book.sent}
    stored = [(entry, (entry.request or "").rpartition("/")[2]) for entry in entries if entry.request is not None]
    found = [request for _, request in stored]
    wrong = [f"request {request} is stored {found.count(request)} times" for request in set(found) if found.count(request) > 1]
    wrong += [f"{sent} was acknowledged but is lost" for sent in book.sent if sent.promised and sent.request not in found]
    wrong += [f"{sent} was refused but is stored" for sent in book.sent if sent.refused and sent.request in found]
    wrong += [f"request {request} was never sent" for request in found if request not in asked]
    if found != [sent.request for sent in book.sent if sent.request in found]:
        wrong.append("actions are out of order")
    wrong += [f"{entry} differs from its request" for entry, request in stored if request in asked and not _is_what_was_asked(entry, asked[request])]
    wrong += [f"{entry} was never requested" for entry in entries if isinstance(entry, log.Acted) and entry.by is not None and entry.request is None]
    return wrong


def _is_what_was_asked(entry: log.AnyEntry, sent: Sent) -> bool:
    return isinstance(entry, log.Acted) and entry.action == sent.action if sent.action else isinstance(entry, log.TookBack)


def _fold(table: Table, entries: list[log.AnyEntry]) -> dict[str, int]:
    """Return the version that each request led to, including the draws and forced actions after it."""
    versions: dict[str, int] = {}
    last = ""
    for entry in entries:
        fold(table, [entry])
        if isinstance(entry, log.Acted) and (entry.seat is None or table.moves[-1].forced):
            if last:
                versions[last] = table.version
        else:
            last = (entry.request or "").rpartition("/")[2]
            if last:
                versions[last] = table.version
    return versions


def _check_end(connection: sqlite3.Connection, table: Table, book: Book) -> list[str]:
    if table.status != "finished":
        return ["the game was not played to its end"] if book.sent or table.status == "running" else []
    [(results,)] = connection.execute("select count(*) from result where table_id = ?", (table.id,)).fetchall()
    record = table.record(table.number)
    if record is None or verify(GAMES[table.terms.game], record) != table.draws:
        return ["the draws do not follow from the secret"]
    return [] if results == table.terms.seats else ["some results are missing"]
