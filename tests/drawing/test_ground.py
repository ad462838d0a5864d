"""The ground that the drawer finds is the ground that the data names."""

import pytest

from rookery.drawing.board import all_tiles
from rookery.drawing.geometry import SIZE, Point, turn
from rookery.drawing.ground import NOBODYS, flood, halves, lay_out
from rookery.drawing.layout import lay_tile
from rookery.drawing.terrain import RIVER_EDGE, survey
from rookery.games.carcassonne.geometry import ROTATIONS
from rookery.games.carcassonne.tiles import FIELD

TILES = all_tiles()
BESIDE_MIDDLES: tuple[Point, ...] = ((50, 1), (99, 50), (50, 99), (1, 50))
BESIDE_HALVES: tuple[Point, ...] = ((25, 1), (75, 1), (99, 25), (99, 75), (75, 99), (25, 99), (1, 75), (1, 25))


def test_there_are_62_types_of_tile() -> None:
    assert len(TILES) == 62


@pytest.mark.parametrize("code", TILES)
def test_flooding_finds_the_fields_of_the_data_half_edge_by_half_edge(code: str) -> None:
    tile = TILES[code]
    flooded = {halves(area) for area in flood(lay_out(survey(tile)))}
    assert flooded == {piece.ports for piece in tile.face.pieces if piece.kind == FIELD}


@pytest.mark.parametrize("code", TILES)
def test_each_side_of_a_turned_tile_has_the_ground_of_its_piece(code: str) -> None:
    tile = TILES[code]
    for rotation in ROTATIONS:
        face, ground = tile.faces[rotation], lay_tile(tile, rotation).ground
        assert [ground.at(point) for point in BESIDE_HALVES] == [
            face.at_side[half // 2] if field is None else field for half, field in enumerate(face.at_half)
        ]
        for side, letter in enumerate(face.edges):
            found = ground.at(BESIDE_MIDDLES[side])
            if letter == RIVER_EDGE:
                assert found == NOBODYS
            elif face.at_side[side] is not None:
                assert found == face.at_side[side]


def test_turning_four_times_leads_back() -> None:
    point = (12.0, 34.0)
    assert turn(point, 90) == (SIZE - 34, 12)
    assert turn(turn(point, 270), 90) == point
    assert turn(point, 360) == point
