"""Pictures of tables: cached, redrawn for a game that continues, with limits on memory and pending requests."""

import asyncio
import re
from dataclasses import replace
from typing import Any

import pytest

from rookery.core.outcome import Outcome
from rookery.locale import ENGLISH, Words
from rookery.server.frames import pictures as table_pictures
from rookery.server.frames.history import view_after
from rookery.server.frames.pictures import FRESH, WAITING, TablePictures, draw_result, headline
from rookery.server.refusals import Refused
from rookery.server.tables.table import Table
from tests.server.offline_table import BOB, finished, started

WORDS = Words(ENGLISH)
POINTS = re.compile(r'score"[^>]*>-?\d')


class Drawn(TablePictures):
    """Pictures that record each drawing; their pixels are a running number."""

    def __init__(self) -> None:
        super().__init__(self.number)
        self.drawn: list[str] = []

    async def number(self, svg: str) -> bytes:
        self.drawn.append(svg)
        return str(len(self.drawn)).encode()


def picture(pictures: TablePictures, table: Table, number: int | None = None) -> Any:
    return asyncio.run(pictures.png(table, number, WORDS))


def test_a_result_is_drawn_once_and_a_running_game_again_after_a_while(clock: list[int]) -> None:
    pictures, over, running = Drawn(), finished().table, replace(started().table, id="u")
    assert [picture(pictures, table) for table in (over, running, over, running)] == [b"1", b"2", b"1", b"2"]
    clock[0] += FRESH - 1
    assert picture(pictures, running) == b"2"
    clock[0] += 1
    assert [picture(pictures, table) for table in (over, running)] == [b"1", b"3"]
    result, board, _ = pictures.drawn
    assert all(name in result for name in ("Ann", "Bob"))
    assert all(name in board for name in ("Ann", "Bob", "5 Towers"))
    assert [bool(POINTS.search(svg)) for svg in pictures.drawn] == [True, False, False], "who is ahead is not told before the end"


def test_a_game_that_is_not_there_has_no_picture() -> None:
    nothing_yet = replace(finished().table, played=(), match=None)
    for table, number in ((finished().table, 2), (started().table, 2), (started().table, -1), (nothing_yet, None)):
        with pytest.raises(Refused, match="no such game"):
            picture(Drawn(), table, number)


def test_the_least_recently_used_pictures_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_pictures, "KEPT", 2)
    pictures, over = Drawn(), finished().table
    tables = {name: replace(over, id=name) for name in "abc"}
    assert [picture(pictures, tables[name]) for name in "abacabb"] == [b"1", b"2", b"1", b"3", b"1", b"4", b"4"]


async def test_a_limited_number_waits_at_the_same_time() -> None:
    go_on = asyncio.Event()

    async def pixels(_svg: str) -> bytes:
        await go_on.wait()
        return b""

    pictures, table = TablePictures(pixels), finished().table
    waiting = [asyncio.create_task(pictures.png(table, None, WORDS)) for _ in range(WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Refused) as caught:
        await pictures.png(table, None, WORDS)
    assert caught.value.code == "server/busy"
    go_on.set()
    await asyncio.gather(*waiting)
    assert await pictures.png(table, None, WORDS) == b"", "afterwards there is room again"


@pytest.mark.parametrize(
    ("places", "said"),
    [((1, 2), WORDS("web-won", you="no", name="A", points=9)), ((1, 1), WORDS("won-together", names=WORDS.listed(["A", "B"]), points=9))],
)
def test_a_picture_says_who_has_won_with_how_many_points(places: tuple[int, int], said: str) -> None:
    played = finished().table.played[0]
    view = view_after(played.record, len(played.record.actions))
    assert isinstance(view.outcome, Outcome)
    view = replace(view, scores=(9, 4), outcome=replace(view.outcome, places=places))
    assert headline(played, view, ["A", "B"], WORDS) == said


def test_a_picture_says_who_has_given_up_and_on_which_day() -> None:
    offline = started()
    offline.act(offline.holder_to_act)
    offline.propose(BOB, "resign")
    played = replace(offline.table.played[0], ended=20_000 * 24 * 60 * 60_000)
    view = view_after(played.record, len(played.record.actions))
    assert headline(played, view, ["A", "B"], WORDS) == WORDS("web-ended-resigned", names="B")
    assert "2024-10-04" in str(draw_result(played, WORDS)), "the first moment of that day"


async def test_a_process_that_fails_or_takes_too_long_gives_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    assert (await table_pictures.pixels_of(svg)).startswith(b"\x89PNG")
    with pytest.raises(RuntimeError):
        await table_pictures.pixels_of("no picture")
    monkeypatch.setattr(table_pictures, "SECONDS", 0.0)
    with pytest.raises(TimeoutError):
        await table_pictures.pixels_of(svg)


def test_every_game_of_a_table_has_its_own_picture() -> None:
    table = finished().table
    first, second = [replace(table.played[0], ended=days * 24 * 60 * 60_000) for days in (20_000, 20_001)]
    pictures, table = Drawn(), replace(table, played=(first, second), match=None)
    assert [picture(pictures, table, number) for number in (1, 2, None)] == [b"1", b"2", b"2"]
    assert ["2024-10-04" in pictures.drawn[0], "2024-10-05" in pictures.drawn[1]] == [True, True]
