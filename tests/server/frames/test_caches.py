"""What is kept in memory to be quick has an end: those not used for longest go, and nothing is lost with them."""

import asyncio
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest

from rookery.server.background import Background
from rookery.server.frames import surveys
from rookery.server.live import presence, push
from rookery.server.live.connections import Connection, Connections
from rookery.server.live.presence import Presence
from rookery.server.live.push import Push
from rookery.server.people import identity
from rookery.server.people import notices as turn_notices
from rookery.server.people.identity import Guests
from rookery.server.people.notices import TurnNotices
from rookery.server.storage.sqlite.store import SqliteStore
from rookery.server.tables import log
from rookery.server.tables.service import TableService
from rookery.server.thinking import hints
from rookery.server.thinking.bot_pool import BotPool
from rookery.server.thinking.hints import Hints
from tests.server.offline_table import ANN, started
from tests.server.stores import with_store

USED = "abac"
"""Of two that are kept, `b` goes when `c` comes."""
TABLES = Mock(spec=TableService)


def test_cookies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "KNOWN_KEPT", 2)

    async def use(store: SqliteStore) -> None:
        guests = Guests(store)
        tokens = {name: (await guests.welcome(name))[1] for name in "abc"}
        for name in USED:
            await guests.find(tokens[name])
        assert list(guests._known) == [identity.hashed(tokens[name]) for name in "ac"]
        found = [await guests.find(token) for token in tokens.values()]
        assert [guest and guest.name for guest in found] == ["a", "b", "c"]

    with_store(tmp_path / "data.sqlite3", use)


def test_when_somebody_was_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "SEEN_KEPT", 2)
    kept = Presence(Connections())
    for name in USED:
        kept.saw("t", name)
    assert list(kept._seen) == [("t", "a"), ("t", "c")]


def test_frames_of_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "TABLES_SHARED", 2)
    connections, table = Connections(), started().table
    kept = Push(TABLES, connections, Presence(connections), Background())
    for name in USED:
        connection = Connection(name, None, "::1", set())
        connection.show(replace(table, id=name))
        assert len(kept.unsent(connection)) == 1
    assert list(kept._shared) == ["a", "c"]


def test_surveys_and_previews(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(surveys, "SURVEYS_CACHED", 2)
    monkeypatch.setattr(surveys, "PREVIEWS_CACHED", 2)
    surveys._latest.clear()
    surveys._previews.clear()
    table = started(game="carcassonne").table
    for name in USED:
        surveys.surveyed(replace(table, id=name))
        surveys.preview_for(replace(table, id=name), ANN, None)
    assert list(surveys._latest) == ["a", "c"]
    assert list(surveys._previews) == ["b", "c"], "these go in the order in which they were made"


def test_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "HINTS_CACHED", 2)

    async def use() -> None:
        kept = Hints(TABLES, Mock(spec=BotPool))
        for name in USED:
            kept._of(name)
        assert list(kept._hints) == ["a", "c"]
        async with kept._of("a").lock:
            for name in "bcd":
                kept._of(name)
            assert list(kept._hints) == ["a", "c", "d"], "one that a bot thinks about stays"
        kept._of("d")
        assert list(kept._hints) == ["c", "d"]

    asyncio.run(use())


def test_whose_turn_it_was(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(turn_notices, "TURNS_KEPT", 2)
    table = started(clock=log.Clock(days=2)).table

    async def use(store: SqliteStore) -> None:
        kept = TurnNotices(TABLES, store, Connections(), Background())
        for name in USED:
            kept.follow(replace(table, id=name))
        assert list(kept._turns) == ["a", "c"]
        kept.close()

    with_store(tmp_path / "data.sqlite3", use)
