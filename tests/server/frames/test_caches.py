"""What is kept in memory to be quick has an end: those not used for longest go, and nothing is lost with them."""

import gc
import weakref
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest

from rookery.server.background import Background
from rookery.server.live import push
from rookery.server.live.connections import Connection, Connections
from rookery.server.live.presence import Presence
from rookery.server.live.push import Push
from rookery.server.people import identity
from rookery.server.storage.sqlite.store import SqliteStore
from rookery.server.tables.service import TableService
from rookery.server.tables.table import Table
from tests.server.offline_table import ANN, say, started
from tests.server.stores import guests_of, with_store

USED = "abac"
"""Of two that are kept, `b` goes when `c` comes."""


def test_cookies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "KNOWN_KEPT", 2)

    async def use(store: SqliteStore) -> None:
        guests = guests_of(store)
        tokens = {name: (await guests.welcome(name))[1] for name in "abc"}
        for name in USED:
            await guests.find(tokens[name])
        found = [await guests.find(token) for token in tokens.values()]
        assert [guest and guest.name for guest in found] == ["a", "b", "c"]

    with_store(tmp_path / "data.sqlite3", use)


def test_frames_of_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "TABLES_SHARED", 2)
    connections, table = Connections(), started().table
    kept = Push(Mock(spec=TableService), connections, Presence(connections), Background())
    shown: dict[str, weakref.ref[Table]] = {}
    for name in USED:
        connection = Connection(name, None, "::1", set())
        connection.show(changed := replace(table, id=name))
        assert len(kept.unsent(connection)) == 1
        shown[name] = weakref.ref(changed)
        del changed
    gc.collect()
    assert [name for name, seen in shown.items() if seen() is not None] == ["a", "c"]


class Found:
    """Something that follows from a state."""


def test_what_follows_from_a_state_is_found_once_and_leaves_memory_with_it() -> None:
    offline = started()
    found = weakref.ref(offline.table.derived("found", Found))
    offline.do(say, ANN, "Ann", text="hm")
    assert offline.table.derived("found", Found) is found(), "talk changes no state"
    offline.act(ANN)
    offline.table.seat_view(0)
    assert found() is None
    assert offline.table.derived("found", Found) is offline.table.derived("found", Found)
