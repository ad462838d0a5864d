"""The loader rejects invalid tile files with the file, the row and the reason."""

import re

import pytest

from rookery.core.frozen import FrozenMap
from rookery.games.carcassonne.tiles import Tile, TileDataError, TileFile, load, parse

FILE = TileFile("made-up.toml", marks=FrozenMap({"shrine": bool, "steps": int}), letters="V")
BASE = {tile.code: tile for tile in load(TileFile("base.toml"))}
ALL_HALVES = "NL NR EL ER SL SR WL WR"

GOOD = {
    "code": '"Z"',
    "count": "1",
    "edges": '"CRFV"',
    "cities": '[{ edges = "N", shield = true }]',
    "roads": '["E"]',
    "fields": '[{ halves = "EL WR", cities = [0] }, { halves = "ER SL SR WL" }]',
}


def read(changes: dict[str, str | None], like: dict[str, Tile] | None = None) -> tuple[Tile, ...]:
    """Return a valid tile with some keys changed, added or removed (None)."""
    row = {key: value for key, value in {**GOOD, **changes}.items() if value is not None}
    return parse("\n".join(["[[tile]]", *(f"{key} = {value}" for key, value in row.items())]), FILE, like or {})


NO_FACE: dict[str, str | None] = {"edges": None, "cities": None, "roads": None, "fields": None}


def test_the_valid_tile_is_accepted() -> None:
    (tile,) = read({})
    assert [piece.name for piece in tile.face.pieces] == ["city N", "road E", "field EL", "field ER"]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"count": "0"}, "'count' must be at least 1"),
        ({"count": "100"}, "'count' must be from 1 to 99"),
        ({"count": '"1"'}, "'count' must be of type int"),
        ({"code": "7"}, "'code' must be of type str"),
        ({"code": None}, "'code' must be one to eight letters or digits"),
        *(({"code": f'"{code}"'}, "'code' must be one to eight letters or digits") for code in ("", "Z Z", "Zähne", "Z23456789")),
        ({"colour": '"red"'}, "unknown key 'colour'"),
        ({"shrine": "1"}, "'shrine' must be of type bool"),
        ({"steps": "0"}, "'steps' must be at least 1"),
        ({"monastery": '"yes"'}, "'monastery' must be of type bool"),
        *(({"edges": f'"{edges}"'}, "'edges' must be four letters of C, R, F, V") for edges in ("CRF", "CRFVC", "CRFQ", "crfv")),
        ({"edges": None}, "'edges' must be four letters of C, R, F, V"),
        ({"edges": '"CCFV"'}, "edge E is C, but the piece there is road"),
        ({"roads": None}, "edge E is R, but the piece there is none"),
        ({"roads": '["E", "E"]'}, "two pieces reach edge E"),
        ({"roads": '["EE"]'}, "'EE' is not a set of edges N E S W"),
        ({"roads": '["Q"]'}, "'Q' is not a set of edges N E S W"),
        ({"roads": "[1]"}, "a road is the text of its edges"),
        ({"roads": '[""]'}, "'' is not a set of edges N E S W"),
        ({"roads": '"E"'}, "'roads' must be of type list"),
        ({"cities": '["N"]'}, "a city needs its 'edges'"),
        ({"cities": '[{ edges = "N", wall = true }]'}, "unknown key 'wall' in a city"),
        ({"cities": '[{ edges = "N", shield = 1 }]'}, "'shield' of a city must be of type bool"),
        ({"cities": "[{ edges = 1 }]"}, "'edges' of a city must be of type str"),
        ({"fields": '["EL"]'}, "a field needs its 'halves'"),
        ({"fields": '[{ halves = "EL WR ER SL SR WL", cities = 0 }]'}, "'cities' of a field must be of type list"),
        ({"fields": '[{ halves = "EL WR ER SL SR WL", cities = [1] }]'}, "a field borders a city that the tile does not have"),
        *(
            ({"fields": f'[{{ halves = "EL WR ER SL SR WL", cities = {cities} }}]'}, "a field borders a city that the tile does not have")
            for cities in ("[-1]", "[0, 0]", '["N"]')
        ),
        ({"fields": '[{ halves = "EL EL" }]'}, "'EL EL' is not a set of half-edges NL NR EL ER SL SR WL WR"),
        ({"fields": '[{ halves = "N" }]'}, "'N' is not a set of half-edges NL NR EL ER SL SR WL WR"),
        ({"fields": '[{ halves = "" }]'}, "'' is not a set of half-edges NL NR EL ER SL SR WL WR"),
        ({"fields": '[{ halves = "EL WR" }, { halves = "ER SL SR WL WR" }]'}, "fields overlap at WR"),
        ({"fields": '[{ halves = "EL WR" }, { halves = "ER SL SR" }]'}, "half-edge WL belongs to no field"),
        ({"fields": None}, "half-edge EL belongs to no field"),
        ({"fields": '[{ halves = "NL EL WR ER SL SR WL" }]'}, "half-edge NL lies in a city, not in a field"),
        ({"like": '"E"'}, "'like' and 'edges' exclude each other"),
        ({**NO_FACE, "like": '"E"', "garden": "true"}, "'like' and 'garden' exclude each other"),
        ({**NO_FACE, "like": '"Nowhere"'}, "like 'Nowhere': there is no such tile"),
    ],
)
def test_an_invalid_row_is_refused(changes: dict[str, str | None], reason: str) -> None:
    with pytest.raises(TileDataError, match=rf"^made-up\.toml, tile 1 \(.*\): {re.escape(reason)}$"):
        read(changes, BASE)


def test_a_code_occurs_once_in_its_file() -> None:
    row = f'[[tile]]\ncode = "Z"\ncount = 1\nedges = "FFFF"\nfields = [{{ halves = "{ALL_HALVES}" }}]\n'
    with pytest.raises(TileDataError, match=r"^made-up\.toml, tile 2 \(Z\): the code appears twice$"):
        parse(row + row, FILE, {})


def test_a_code_occurs_once_across_all_files() -> None:
    with pytest.raises(TileDataError, match=r"^made-up\.toml, tile 1 \(E\): the code appears twice$"):
        read({"code": '"E"'}, BASE)


@pytest.mark.parametrize("text", ["", "tile = 1", "tile = [1]", 'title = "tiles"\n[[tile]]\ncode = "Z"', "[tile]\ncode = 1"])
def test_a_tile_file_holds_rows_and_nothing_else(text: str) -> None:
    with pytest.raises(TileDataError, match=r"^made-up\.toml: a tile file holds \[\[tile\]\] rows and nothing else$"):
        parse(text, FILE, {})


def test_a_file_that_is_not_toml_is_refused_with_the_place() -> None:
    with pytest.raises(TileDataError, match=r"^made-up\.toml: .*line 2"):
        parse("[[tile]]\ncode = ?\n", FILE, {})


def test_the_row_is_counted_from_one() -> None:
    good = f'[[tile]]\ncode = "Y"\ncount = 1\nedges = "FFFF"\nfields = [{{ halves = "{ALL_HALVES}" }}]\n'
    with pytest.raises(TileDataError, match=r"^made-up\.toml, tile 2 \(no code\): "):
        parse(good + "[[tile]]\ncount = 1\n", FILE, {})
