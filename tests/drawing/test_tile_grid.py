"""The terrain that the drawer computes matches the tile data."""

import pytest

from rookery.drawing.carcassonne.board import all_tiles
from rookery.drawing.carcassonne.terrain import RIVER_EDGE, terrain_of
from rookery.drawing.carcassonne.tile_grid import UNOWNED, half_edges_of, mark_terrain, open_areas
from rookery.drawing.carcassonne.tile_layout import lay_out_tile
from rookery.drawing.geometry import SIZE, Point, rotate
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
    flooded = {half_edges_of(area) for area in open_areas(mark_terrain(terrain_of(tile)))}
    assert flooded == {piece.ports for piece in tile.face.pieces if piece.kind == FIELD}


@pytest.mark.parametrize("code", TILES)
def test_each_side_of_a_turned_tile_has_the_ground_of_its_piece(code: str) -> None:
    tile = TILES[code]
    for rotation in ROTATIONS:
        face, grid = tile.faces[rotation], lay_out_tile(tile, rotation).grid
        assert [grid.at(point) for point in BESIDE_HALVES] == [
            face.at_side[half // 2] if field is None else field for half, field in enumerate(face.at_half)
        ]
        for side, letter in enumerate(face.edges):
            found = grid.at(BESIDE_MIDDLES[side])
            if letter == RIVER_EDGE:
                assert found == UNOWNED
            elif face.at_side[side] is not None:
                assert found == face.at_side[side]


def test_four_quarter_turns_give_the_original() -> None:
    point = (12.0, 34.0)
    assert rotate(point, 90) == (SIZE - 34, 12)
    assert rotate(rotate(point, 270), 90) == point
    assert rotate(point, 360) == point
