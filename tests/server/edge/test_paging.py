"""Pages of lists, at their very ends: nothing is shown twice and nothing is left out."""

import pytest

from rookery.server import limits
from rookery.server.live.connections import Connections
from rookery.server.live.presence import Presence
from rookery.server.storage.lists import Listing, TableSummary
from rookery.server.storage.sqlite.store import SqliteStore
from tests.server.stores import batch


class AllButOne(Presence):
    """Every host but `gone` is about."""

    def host_is_about(self, summary: TableSummary) -> bool:
        return summary.host != "gone"


async def pages(store: SqliteStore) -> list[str]:
    """Return the names of the tables on each page of the list."""
    presence = AllButOne(Connections())
    found, place = await presence.joinable(store.lists, Listing())
    shown = [found]
    while place is not None:
        found, place = await presence.joinable(store.lists, Listing(before=place))
        shown.append(found)
    return ["".join(summary.table for summary in page) for page in shown]


@pytest.mark.parametrize(
    ("tables", "expected"),
    [
        ("", [""]),
        ("987", ["987"]),
        ("9876", ["987", "6"]),
        ("987654", ["987", "654"]),
        ("9-765", ["976", "5"]),
        ("987-", ["987", ""]),
        ("---6", ["6"]),
        ("9--6-43", ["964", "3"]),
    ],
)
async def test_a_page_is_full_while_there_are_tables_whose_hosts_are_about(
    tables: str, expected: list[str], monkeypatch: pytest.MonkeyPatch, store: SqliteStore
) -> None:
    monkeypatch.setattr(limits, "LISTED", 3)
    for place, name in enumerate(tables):
        table, host = (f"{9 - place}", "gone") if name == "-" else (name, "ann")
        moment = 100 - place // 2  # of those of one moment the one with the higher name comes first
        await store.logs.append(table, 0, batch(b"{}", table=table, host=host, listed=True, updated=moment))
    assert await pages(store) == expected
