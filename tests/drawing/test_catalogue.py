"""The client's tile catalogue: the pieces of each tile, and outlines that cover it without overlaps."""

import re
from functools import cache
from itertools import pairwise
from math import dist

import pytest

from rookery.drawing.carcassonne.board import all_tiles
from rookery.drawing.carcassonne.catalogue import CatalogueTile, tile_catalogue
from rookery.drawing.carcassonne.figures import guard_height
from rookery.drawing.carcassonne.tile import spot, tower_spot
from rookery.drawing.carcassonne.tile_grid import middle
from rookery.drawing.carcassonne.tile_layout import lay_out_tile
from rookery.drawing.geometry import Point
from rookery.games.carcassonne.geometry import ROTATIONS
from rookery.games.carcassonne.tiles import CITY, FIELD, ROAD
from tests.drawing.svg import parse

TILES = all_tiles()
SOME = ("A", "D", "L", "W", "X", "RA", "RG", "TA", "WD")
LAND = (CITY, FIELD, ROAD)


@cache
def entry(code: str) -> CatalogueTile:
    return tile_catalogue([TILES[code]]).tiles[code]


def lines(path: str) -> list[list[Point]]:
    """Return the line segments of a path of M, L and z commands."""
    return [[(float(x), float(y)) for x, y in (pair.split() for pair in part.rstrip("z").split("L"))] for part in path.split("M")[1:]]


def inside(point: Point, path: str) -> bool:
    """Return whether a closed path contains a point, by ray casting."""
    x, y = point
    crossings = 0
    for line in lines(path):
        for (x1, y1), (x2, y2) in pairwise([*line, line[0]]):
            if (y1 > y) != (y2 > y) and x1 + (x2 - x1) * (y - y1) / (y2 - y1) < x:
                crossings += 1
    return crossings % 2 == 1


@pytest.mark.parametrize("code", SOME)
def test_the_pieces_of_a_tile_have_the_names_that_claims_use(code: str) -> None:
    tile, shown = TILES[code], entry(code)
    assert (shown.edges, shown.count, shown.pile, shown.marks) == (tile.face.edges, tile.count, tile.pile, tile.marks)
    for place, piece in enumerate(shown.pieces):
        for number, rotation in enumerate(ROTATIONS):
            assert piece.names[number] == tile.faces[rotation].pieces[place].name
            assert dist(piece.spots[number], spot(tile, piece.names[number], rotation)) < 0.1
    assert len(shown.art) == len(ROTATIONS)
    assert len(set(shown.art)) == len(ROTATIONS)
    for art in shown.art:
        parse(f'<svg xmlns="http://www.w3.org/2000/svg">{art}</svg>')


@pytest.mark.parametrize("code", SOME)
def test_the_area_of_a_piece_covers_its_ground_and_nothing_far_from_it(code: str) -> None:
    grid = lay_out_tile(TILES[code]).grid
    near = 2 * 3
    for place, piece in enumerate(entry(code).pieces):
        if piece.kind not in LAND:
            assert (piece.area, piece.border, piece.rims) == ("", "", ())
            continue
        own = [middle(cell) for cell, label in enumerate(grid.cells) if label == place]
        rest = [middle(cell) for cell, label in enumerate(grid.cells) if label != place]
        for point in own[::7]:
            if all(dist(point, other) > near for other in rest):
                assert inside(point, piece.area), (piece.names[0], point)
        for point in rest[::7]:
            if all(dist(point, other) > near for other in own):
                assert not inside(point, piece.area), (piece.names[0], point)


@pytest.mark.parametrize("code", SOME)
def test_rims_lie_on_the_sides_that_a_piece_reaches(code: str) -> None:
    on_side = (lambda x, y: y == 0, lambda x, y: x == 100, lambda x, y: y == 100, lambda x, y: x == 0)
    for piece in entry(code).pieces:
        if piece.kind in (CITY, FIELD):
            assert {rim.side for rim in piece.rims} == set(piece.sides)
        for rim in piece.rims:
            assert all(on_side[rim.side](x, y) for line in lines(rim.path) for x, y in line)


@pytest.mark.parametrize("code", SOME)
def test_the_border_of_a_field_runs_from_edge_to_edge_within_the_tile(code: str) -> None:
    for piece in entry(code).pieces:
        for line in lines(piece.border) if piece.kind == FIELD else ():
            assert all(0 <= x <= 100 and 0 <= y <= 100 for x, y in line)
            ends_on_edge = all({0, 100} & set(point) for point in (line[0], line[-1]))
            assert ends_on_edge or dist(line[0], line[-1]) < 0.2


def test_towers_and_figures_have_the_shapes_of_the_drawer() -> None:
    catalogue = tile_catalogue([TILES["WD"]])
    assert set(catalogue.figures) == {"meeple", "farmer", "abbot", "guard"}
    tower = catalogue.tower
    assert tower.floor[1] - tower.pitch * 2 + tower.guard == guard_height(3)
    shown = catalogue.tiles["WD"]
    assert [dist(at, tower_spot(TILES["WD"], rotation)) < 0.1 for at, rotation in zip(shown.mark_spots["base"], ROTATIONS, strict=True)] == [True] * 4
    assert shown.standing == shown.mark_spots["base"]


def test_paths_are_short_enough_to_be_sent() -> None:
    for code in SOME:
        for piece in entry(code).pieces:
            assert len(re.findall("[ML]", piece.area)) < 80
