"""Spots of figures: on their own piece, apart from each other, and turned with the tile."""

from itertools import combinations
from math import dist

import pytest

from rookery.drawing.carcassonne.board import all_tiles
from rookery.drawing.carcassonne.figures import guard_height
from rookery.drawing.carcassonne.tile import spot, tower_spot
from rookery.drawing.carcassonne.tile_layout import lay_out_tile
from rookery.drawing.geometry import distance_to_line, rotate
from rookery.games.carcassonne.geometry import ROTATIONS
from rookery.games.carcassonne.tiles import CITY, FIELD, GARDEN, MONASTERY, ROAD

TILES = all_tiles()
WITH_BASE = [code for code, tile in TILES.items() if tile.marks.get("base")]


@pytest.mark.parametrize("code", TILES)
def test_every_piece_has_a_spot_on_its_own_ground(code: str) -> None:
    tile = TILES[code]
    for rotation in ROTATIONS:
        layout = lay_out_tile(tile, rotation)
        courses = {road.place: road.course for road in layout.terrain.roads}
        for place, piece in enumerate(tile.faces[rotation].pieces):
            at = spot(tile, piece.name, rotation)
            assert 5 <= at[0] <= 95
            assert 5 <= at[1] <= 95
            if piece.kind in (CITY, FIELD):
                assert layout.grid.at(at) == place
            elif piece.kind == ROAD:
                assert distance_to_line(at, courses[place]) < 0.1


@pytest.mark.parametrize("code", TILES)
def test_spots_of_one_tile_are_apart(code: str) -> None:
    tile = TILES[code]
    for rotation in ROTATIONS:
        spots = [spot(tile, piece.name, rotation) for piece in tile.faces[rotation].pieces]
        assert all(dist(one, other) > 14 for one, other in combinations(spots, 2))


@pytest.mark.parametrize("code", [code for code in TILES if code not in WITH_BASE])
def test_a_spot_turns_with_its_tile(code: str) -> None:
    tile = TILES[code]
    for place, piece in enumerate(tile.face.pieces):
        if piece.kind in (MONASTERY, GARDEN):
            continue  # a figure stands in front of a building, which is always drawn upright
        for rotation in ROTATIONS:
            turned = tile.faces[rotation].pieces[place]
            assert spot(tile, turned.name, rotation) == pytest.approx(rotate(spot(tile, piece.name), rotation))


@pytest.mark.parametrize("code", WITH_BASE)
def test_no_spot_is_hidden_by_the_guard_of_a_high_tower(code: str) -> None:
    tile = TILES[code]
    for rotation in ROTATIONS:
        x, y = tower_spot(tile, rotation)
        guards = [(x, y + guard_height(floors)) for floors in range(1, 6)]
        for piece in tile.faces[rotation].pieces:
            assert all(dist(spot(tile, piece.name, rotation), guard) > 12 for guard in guards)


def test_an_error_names_the_missing_piece() -> None:
    with pytest.raises(ValueError, match="tile D turned by 90 has no piece 'city N'"):
        spot(TILES["D"], "city N", 90)


def test_a_tile_without_a_base_has_no_tower_spot() -> None:
    with pytest.raises(ValueError, match="tile D has no tower base"):
        tower_spot(TILES["D"])


@pytest.mark.parametrize("code", ["RH", "RL"])
def test_a_monastery_stands_beside_the_river(code: str) -> None:
    for rotation in ROTATIONS:
        terrain = lay_out_tile(TILES[code], rotation).terrain
        assert terrain.monastery is not None
        assert terrain.river is not None
        assert distance_to_line(terrain.monastery, terrain.river) > 25
