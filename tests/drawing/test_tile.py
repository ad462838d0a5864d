"""Tiles: the drawing shows all data, every object stands upright, and equal tiles look equal."""

from functools import cache

import pytest

from rookery.drawing import symbol_sheet
from rookery.drawing.art_files import style_rules
from rookery.drawing.carcassonne.board import all_tiles
from rookery.drawing.carcassonne.tile import paint_tile, tile_picture
from rookery.games.carcassonne.geometry import ROTATIONS
from rookery.games.carcassonne.tiles import GARDEN, MONASTERY, ROAD
from tests.drawing.svg import COLOUR, classes, elements, ids, in_every_rotation, marked, texts, used

TILES = dict(all_tiles())


@cache
def every() -> list[str]:
    """Return all tiles in all rotations, drawn on first use."""
    return [paint_tile(tile, rotation) for tile, rotation in in_every_rotation(TILES)]


def test_every_tile_draws_in_every_rotation() -> None:
    assert len(every()) == 4 * 62
    assert all(len(elements(painted)) > 10 for painted in every())


def test_nothing_on_a_tile_is_turned() -> None:
    assert not [element.attrib for painted in every() for element in elements(painted) if "transform" in element.attrib]
    assert "rotate" not in symbol_sheet().replace('<g transform="translate(4 58) rotate(-90)', "").replace('<g transform="rotate(-2 82 37)', "")


@pytest.mark.parametrize("rotation", ROTATIONS)
@pytest.mark.parametrize("code", TILES)
def test_all_marks_in_the_data_are_drawn(code: str, rotation: int) -> None:
    tile = TILES[code]
    painted = paint_tile(tile, rotation)
    seen, worn = used(painted), classes(painted)
    shields = sum(piece.shield for piece in tile.face.pieces)
    assert (seen["monastery"], seen["garden"], seen["shield"]) == (marked(tile, MONASTERY), marked(tile, GARDEN), shields)
    assert seen["tower-base"] == bool(tile.marks.get("base"))
    assert seen["thief-sign"] == bool(tile.marks.get("thief"))
    assert texts(painted) == ([str(tile.marks["thief"])] if "thief" in tile.marks else [])
    assert worn["rk-city"] == marked(tile, "city")
    assert worn["rk-rut"] == marked(tile, ROAD)
    assert worn["rk-water"] == ("V" in tile.face.edges)
    assert worn["rk-water-fill"] == (tile.marks.get("source") == "lake")
    assert seen["rock"] == (tile.marks.get("source") == "spring" or "tunnel" in tile.marks)


@pytest.mark.parametrize(("code", "bridges"), [("RB", 1), ("RH", 1), ("RK", 1), ("RA", 0), ("RI", 0), ("RD", 0), ("RT", 0), ("U", 0)])
def test_a_bridge_is_drawn_where_a_road_crosses_the_river(code: str, bridges: int) -> None:
    assert classes(paint_tile(TILES[code]))["rk-deck"] == bridges


@pytest.mark.parametrize(
    ("code", "gates", "plazas"), [("S", 1, 0), ("T", 1, 0), ("TA", 1, 0), ("L", 0, 1), ("W", 0, 1), ("X", 0, 1), ("D", 0, 0), ("A", 0, 0)]
)
def test_a_road_ends_at_a_gate_in_a_village_or_at_the_monastery(code: str, gates: int, plazas: int) -> None:
    assert used(paint_tile(TILES[code]))["gate"] == gates
    assert classes(paint_tile(TILES[code]))["rk-plaza"] == plazas


def test_drawing_again_gives_the_same_picture() -> None:
    before = every()
    paint_tile.cache_clear()
    assert [paint_tile(tile, rotation) for tile, rotation in in_every_rotation(TILES)] == before


def test_copies_of_a_tile_in_different_cells_look_different() -> None:
    assert paint_tile(TILES["N"], 0, (1, 2)) != paint_tile(TILES["N"], 0, (2, 1))


def test_ids_do_not_clash_when_many_tiles_are_on_one_page() -> None:
    cells = [(x, y) for x in (-11, -1, 1, 11) for y in (-1, 1, 11)]
    page = "".join(paint_tile(tile, rotation, cell) for tile, rotation in in_every_rotation({"I": TILES["I"], "H": TILES["H"]}) for cell in cells)
    found = ids(page)
    assert len(found) == len(set(found)) == 2 * 8 * len(cells)


def test_a_tile_has_no_colour_of_its_own() -> None:
    for painted in every():
        assert not COLOUR.search(painted)
        assert not [element.attrib for element in elements(painted) if {"fill", "stroke", "style", "color"} & set(element.attrib)]
        assert set(classes(painted)) <= set(style_rules())


def test_the_picture_of_a_tile_has_the_requested_size() -> None:
    picture = tile_picture(TILES["D"], 90, size=320)
    assert (picture.width, picture.height) == (320, 320)
    assert picture.svg != tile_picture(TILES["D"], 270, size=320).svg
