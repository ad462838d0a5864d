"""Arriving: few are let in at once, a crowd in turns and in its order, and a log is read once for all of them."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from rookery.server.live.arrivals import AT_ONCE, Arrivals
from rookery.server.services import Services
from tests.server.running_services import a_table, run


class Turns:
    """A loop that goes on when the test says so."""

    def __init__(self) -> None:
        self.soon: list[Callable[[], None]] = []

    def turn(self) -> None:
        called, self.soon = self.soon, []
        for call in called:
            call()


def test_when_many_arrive_at_once_a_few_are_let_in_at_a_time_in_their_order() -> None:
    loop, inside = Turns(), list[int]()
    arrivals = Arrivals(lambda call: loop.soon.append(call))  # noqa: PLW0108  the list changes with each turn
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


def test_newcomers_wait_behind_those_who_wait_already() -> None:
    loop, inside = Turns(), list[int]()
    arrivals = Arrivals(lambda call: loop.soon.append(call))  # noqa: PLW0108  the list changes with each turn
    for number in range(AT_ONCE + 1):
        arrivals.ask(partial(inside.append, number))
    arrivals.ask(partial(inside.append, -1))
    assert -1 not in inside
    loop.turn()
    assert inside[-2:] == [AT_ONCE, -1]


def test_many_who_ask_for_a_table_at_once_have_its_log_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(services: Services) -> None:
        name = (await a_table(services)).id
        services.tables._cache.clear()
        read, asked = services.storage.logs.read, list[str]()

        async def counted(table: str, after: int = 0) -> list[bytes]:
            asked.append(table)
            return await read(table, after)

        monkeypatch.setattr(services.storage.logs, "read", counted)
        tables = await asyncio.gather(*(services.tables.table(name) for _ in range(20)))
        assert asked == [name]
        assert all(table is tables[0] for table in tables)
        assert await services.tables.find("unknown") is None
        assert services.tables._reading == {}

    run(tmp_path / "data.sqlite3", use)
