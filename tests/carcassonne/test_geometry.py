"""Cells, sides and half-edges fit together; checked against points in the plane."""

from math import atan2, pi

import pytest

from rookery.core.errors import NotationError
from rookery.games.carcassonne.expansions.base import read_cell
from rookery.games.carcassonne.geometry import HALVES, ROTATIONS, SIDES, around, facing_half, facing_side, neighbour, neighbours, write_cell
from rookery.games.carcassonne.rules import ruleset_for
from tests.carcassonne import oracle_tiles
from tests.carcassonne.oracle_tiles import on_board, shape
from tests.carcassonne.table import ALL
from tests.contract.table import setup_of

TILES = ruleset_for(setup_of("carcassonne", 2, expansions=ALL)).tiles


def test_y_grows_south_and_x_grows_east() -> None:
    assert {side: neighbour((3, -2), number) for number, side in enumerate(SIDES)} == {"N": (3, -3), "E": (4, -2), "S": (3, -1), "W": (2, -2)}


def test_neighbours_are_the_cells_beyond_the_four_sides_in_their_order() -> None:
    assert neighbours((5, 7)) == tuple(neighbour((5, 7), side) for side in range(4))


def test_around_a_cell_are_the_eight_cells_at_most_one_step_away() -> None:
    assert sorted(around((2, 2))) == sorted((x, y) for x in (1, 2, 3) for y in (1, 2, 3) if (x, y) != (2, 2))


def test_sides_and_half_edges_run_clockwise_from_the_north_west_corner() -> None:
    for names, points in ((SIDES, oracle_tiles.SIDES), (HALVES, oracle_tiles.HALVES)):
        angles = [(atan2(points[name][1], points[name][0]) + 3 * pi / 4) % (2 * pi) for name in names]
        assert angles == sorted(angles)


@pytest.mark.parametrize("side", range(4))
def test_facing_sides_are_the_same_place_seen_from_two_tiles(side: int) -> None:
    here = on_board((0, 0), oracle_tiles.SIDES[SIDES[side]])
    assert on_board(neighbour((0, 0), side), oracle_tiles.SIDES[SIDES[facing_side(side)]]) == here


@pytest.mark.parametrize("half", range(8))
def test_facing_half_edges_are_the_same_place_seen_from_two_tiles(half: int) -> None:
    here = on_board((0, 0), oracle_tiles.HALVES[HALVES[half]])
    assert on_board(neighbour((0, 0), half // 2), oracle_tiles.HALVES[HALVES[facing_half(half)]]) == here


@pytest.mark.parametrize("code", TILES)
def test_a_tile_turns_clockwise_with_all_its_pieces(code: str) -> None:
    for rotation in ROTATIONS:
        face, turned = TILES[code].faces[rotation], shape(code, rotation)
        assert {oracle_tiles.SIDES[side]: letter for side, letter in zip(SIDES, face.edges, strict=True)} == dict(turned.letters)
        assert [piece.name for piece in face.pieces] == [part.name for part in turned.parts]
        assert [piece.kind for piece in face.pieces] == [part.kind for part in turned.parts]
        for piece, part in zip(face.pieces, turned.parts, strict=True):
            points = [(oracle_tiles.HALVES[HALVES[port]] if piece.kind == "field" else oracle_tiles.SIDES[SIDES[port]]) for port in piece.ports]
            assert set(points) == part.points
            assert (piece.shield, piece.cities) == (part.shield, part.borders)


@pytest.mark.parametrize("code", TILES)
def test_four_quarter_turns_give_the_same_face(code: str) -> None:
    face = TILES[code].face
    assert face.turned(1).turned(1).turned(1).turned(1) == face.turned(0) == face
    assert face.turned(1).turned(1) == face.turned(2)


def test_a_piece_is_found_at_each_of_its_ports() -> None:
    face = TILES["J"].faces[90]
    assert [face.pieces[place].name if place is not None else None for place in face.at_side] == [None, "city E", "road S", "road S"]
    assert [face.pieces[place].name if place is not None else None for place in face.at_half] == [
        "field NL",
        "field NL",
        None,
        None,
        "field NL",
        "field SR",
        "field SR",
        "field NL",
    ]


@pytest.mark.parametrize("cell", [(0, 0), (-3, 12), (200, -200)])
def test_a_cell_is_read_as_it_was_written(cell: tuple[int, int]) -> None:
    assert read_cell(write_cell(cell)) == cell


@pytest.mark.parametrize("text", ["", "1", "1,", "1,2,3", "01,2", "-0,1", "+1,2", "1.0,2", "201,0", "0,-201", "٣,1", "1, 2", "--1,2", "12345,1"])
def test_anything_else_is_not_a_cell(text: str) -> None:
    with pytest.raises(NotationError, match="is not a cell"):
        read_cell(text)
