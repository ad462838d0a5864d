"""Pictures of tables: made once, made again for a game that goes on, and not more of them at once or in memory than is said."""

import asyncio
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from rookery.locale import ENGLISH, Words
from rookery.server import table_pictures, time_source
from rookery.server.refusals import Refused
from rookery.server.table import Table
from rookery.server.table_pictures import FRESH, WAITING, TablePictures
from tests.server.offline_table import finished, started

WORDS = Words(ENGLISH)
POINTS = re.compile(r'score"[^>]*>-?\d')


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was drawn, in the place of the pixels that a process would make of it."""
    made: list[str] = []

    async def pixels(svg: str) -> bytes:
        made.append(svg)
        return str(len(made)).encode()

    monkeypatch.setattr(table_pictures, "_pixels", pixels)
    return made


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    now = [1_000_000]
    monkeypatch.setattr(time_source, "now", lambda: now[0])

    def advance(milliseconds: int) -> None:
        now[0] += milliseconds

    return advance


def picture(pictures: TablePictures, table: Table, number: int | None = None) -> Any:
    return asyncio.run(pictures.png(table, number, WORDS))


def test_a_result_is_drawn_once_and_a_running_game_again_after_a_while(drawn: list[str], clock: Callable[[int], None]) -> None:
    pictures, over, running = TablePictures(), finished().table, replace(started().table, id="u")
    assert [picture(pictures, table) for table in (over, running, over, running)] == [b"1", b"2", b"1", b"2"]
    clock(FRESH - 1)
    assert picture(pictures, running) == b"2"
    clock(1)
    assert [picture(pictures, table) for table in (over, running)] == [b"1", b"3"]
    assert "Ann" in drawn[0]
    assert "Bob" in drawn[0]
    assert [bool(POINTS.search(svg)) for svg in drawn] == [True, False, False], "who is ahead is not told before the end"


@pytest.mark.usefixtures("drawn")
def test_a_game_that_is_not_there_has_no_picture() -> None:
    for table, number in ((finished().table, 2), (started().table, 2), (started().table, -1)):
        with pytest.raises(Refused, match="no such game"):
            picture(TablePictures(), table, number)


@pytest.mark.usefixtures("drawn")
def test_those_not_asked_for_longest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_pictures, "KEPT", 2)
    pictures, over = TablePictures(), finished().table
    tables = {name: replace(over, id=name) for name in "abc"}
    assert [picture(pictures, tables[name]) for name in "abacabb"] == [b"1", b"2", b"1", b"3", b"1", b"4", b"4"]


def test_only_so_many_wait_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        go_on = asyncio.Event()

        async def pixels(_svg: str) -> bytes:
            await go_on.wait()
            return b""

        monkeypatch.setattr(table_pictures, "_pixels", pixels)
        pictures, table = TablePictures(), finished().table
        waiting = [asyncio.create_task(pictures.png(table, None, WORDS)) for _ in range(WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as caught:
            await pictures.png(table, None, WORDS)
        assert caught.value.code == "server/busy"
        go_on.set()
        await asyncio.gather(*waiting)
        assert await pictures.png(table, None, WORDS) == b"", "afterwards there is room again"

    asyncio.run(ask())
