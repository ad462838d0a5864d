"""Arrivals: the server admits a few at a time, in order, and reads a log once for a whole crowd."""

import asyncio
from functools import partial
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from rookery.server.live.arrivals import AT_ONCE, Arrivals
from rookery.server.services import Services
from tests.server.edge.test_floods import Wire
from tests.server.running_services import a_table, run


def test_simultaneous_arrivals_are_admitted_a_few_at_a_time_in_order() -> None:
    loop, inside = Wire(), list[int]()
    arrivals = Arrivals(loop.call_soon)
    crowd = 3 * AT_ONCE + 1
    for number in range(crowd):
        arrivals.ask(partial(inside.append, number))
    assert inside == list(range(AT_ONCE))
    for turn in (2, 3):
        loop.turn()
        assert inside == list(range(turn * AT_ONCE))
    loop.turn()
    assert inside == list(range(crowd))
    arrivals.ask(partial(inside.append, crowd))
    assert inside[-1] == crowd, "there is room in this turn"
    loop.turn()
    loop.turn()
    assert loop.soon == [], "nothing goes on when nobody comes"


def test_newcomers_queue_behind_earlier_arrivals() -> None:
    loop, inside = Wire(), list[int]()
    arrivals = Arrivals(loop.call_soon)
    for number in range(AT_ONCE + 1):
        arrivals.ask(partial(inside.append, number))
    arrivals.ask(partial(inside.append, -1))
    assert -1 not in inside
    loop.turn()
    assert inside[-2:] == [AT_ONCE, -1]


def test_simultaneous_requests_for_a_table_read_its_log_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[str] = []

    async def begin(services: Services) -> None:
        names.append((await a_table(services)).id)

    async def use(services: Services) -> None:
        read = AsyncMock(side_effect=services.storage.logs.read)
        monkeypatch.setattr(services.storage.logs, "read", read)
        tables = await asyncio.gather(*(services.tables.table(names[0]) for _ in range(20)))
        read.assert_awaited_once_with(names[0], 0)
        assert all(table is tables[0] for table in tables)

    run(tmp_path / "data.sqlite3", begin, use)
