"""Towers: proportional heights, readable values, tops, and the marks of 8 and 9."""

import re

import pytest

from rookery.drawing.five_towers.components import paint_card, paint_skyline, paint_tower
from rookery.drawing.five_towers.measures import PITCH, number_size, shared_pitch, tower_height
from rookery.games.five_towers.building import Tower
from rookery.games.five_towers.cards import BOX, TYPES
from tests.drawing.svg import COLOUR, classes, elements, texts, used

TALLEST: Tower = (12, 10, 7, 5, 2, 9, 8, 15, 14, 13, 12, 11, 10, 7, 6, 5, 4, 3, 2, 1, 0)


def test_low_towers_keep_the_full_pitch() -> None:
    assert shared_pitch([(15, 14), (), (0,)], 50, 250) == 50 * PITCH
    assert shared_pitch([], 50, 250) == 50 * PITCH


@pytest.mark.parametrize("height", range(1, 22))
@pytest.mark.parametrize("room", [120, 250, 400])
def test_the_tallest_tower_fits_the_room(height: int, room: float) -> None:
    for tower in (TALLEST[-height:], TALLEST[:height]):
        pitch = shared_pitch([tower, (3,)], 42, room)
        assert tower_height(tower, 42, pitch) <= room + 1e-9


def test_values_stay_readable_in_the_tallest_tower_that_is_possible() -> None:
    assert shared_pitch([TALLEST], 42, 250) >= 11
    sizes = [float(element.attrib["font-size"]) for element in elements(paint_tower("sand", TALLEST, 42, 11), "text")]
    assert min(sizes) >= 10


def test_values_stay_readable_in_narrow_towers() -> None:
    assert number_size(20, 12) == 10
    assert number_size(20, 9) < 9, "a number is never taller than its storey"


@pytest.mark.parametrize("kind", TYPES)
def test_a_storey_for_every_card_and_a_top_for_a_0(kind: str) -> None:
    painted = paint_tower(kind, (12, 9, 8, 0), 60, 26)
    assert used(painted)[f"ft-{kind}"] == 3
    assert used(painted)[f"ft-{kind}-top"] == 1
    assert texts(painted) == ["12", "9", "8", "0"]
    assert (used(painted)["mark-8"], used(painted)["mark-9"]) == (2, 2)
    assert (classes(painted)["rk-plate"], classes(painted)["rk-plate-gold"]) == (2, 2)
    assert not COLOUR.search(painted)


def test_storeys_stand_one_pitch_above_each_other_and_every_second_is_mirrored() -> None:
    painted = paint_tower("sand", (9, 8, 7), 50, 20)
    scales = [group.attrib["transform"] for group in elements(painted, "g") if "transform" in group.attrib]
    assert [re.findall(r"translate\(0 (\S+)\) scale\((-?1) ", scale)[0] for scale in scales] == [("0", "1"), ("-20", "-1"), ("-40", "1")]


def test_a_ghost_is_where_the_card_would_go() -> None:
    painted = paint_tower("scrap", (13,), 60, 26, ghost=9)
    (ghost,) = [element for element in elements(painted, "rect") if element.attrib["class"] == "rk-ghost"]
    assert float(ghost.attrib["y"]) == pytest.approx(-26 * 1.98, abs=0.1)
    assert texts(painted) == ["13", "9"]


def test_without_numbers_every_second_storey_has_a_window() -> None:
    painted = paint_tower("candy", (13, 12, 11, 10, 0), 60, 26, numbers=False)
    assert texts(painted) == []
    assert classes(painted)["rk-window"] == 2


def test_the_skyline_keeps_the_order_of_the_types_and_shows_free_places() -> None:
    painted = paint_skyline({"candy": (), "scary": (4,), "tree": (), "scrap": (0,), "sand": (7, 5)}, 50, 22)
    order = [element.attrib["href"] for element in elements(painted, "use")]
    assert order == ["#ft-scary", "#ft-scrap-top", "#ft-sand", "#ft-sand"]
    assert classes(painted)["rk-free-place"] == 2


@pytest.mark.parametrize("printed", BOX)
def test_every_card_of_the_box_shows_value_emblem_and_symbol(printed: tuple[tuple[str, int], bool]) -> None:
    (kind, value), extra = printed
    painted = paint_card(kind, value, extra=extra)  # type: ignore[arg-type]
    assert texts(painted) == [str(value)]
    assert used(painted)[f"em-{kind}"] == used(painted)["card-frame"] == 1
    assert used(painted)["mark-extra"] == extra
    assert used(painted)[f"mark-{value}"] == (3 if value in (8, 9) else 0)
    assert used(painted)[f"ft-{kind}-top"] == (value == 0)
    assert not COLOUR.search(painted)
