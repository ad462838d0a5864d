"""Finding room: the place found is the best by its own measure, and far from all that is taken."""

from math import dist

import pytest

from rookery.drawing.carcassonne.board import all_tiles
from rookery.drawing.carcassonne.tile_grid import GRID, Reserved, TileGrid, freest_course_point, middle, most_open_point
from rookery.drawing.carcassonne.tile_layout import lay_out_tile
from rookery.drawing.geometry import CENTRE, Point, distance_to_line
from rookery.games.carcassonne.geometry import ROTATIONS

TILES = all_tiles()
HALVED = TileGrid(tuple(0 if cell % GRID < GRID // 2 else 1 for cell in range(GRID * GRID)))


def test_enough_room_is_enough_and_the_middle_is_preferred() -> None:
    x, y = most_open_point(HALVED, (0,), (), 10, 9) or (0, 0)
    assert 35 <= x <= 39
    assert y == pytest.approx(50, abs=1.1)


def test_what_is_taken_is_avoided() -> None:
    found = most_open_point(HALVED, (0,), [Reserved((35, 51), 20)], 10, 9)
    assert found is not None
    assert dist(found, (35, 51)) > 30


def test_a_piece_without_a_cell_has_no_room() -> None:
    assert most_open_point(HALVED, (7,), (), 10, 9) is None


@pytest.mark.parametrize(("code", "place"), [("S", 0), ("L", 2), ("RB", 3), ("Hg", 2)])
def test_no_other_point_would_have_been_better(code: str, place: int) -> None:
    grid, reserved = lay_out_tile(TILES[code]).grid, [Reserved((40, 40), 9)]
    distances = [middle(row * GRID + column) for row in range(0, GRID, 2) for column in range(0, GRID, 2) if grid.cells[row * GRID + column] != place]

    def score(point: Point) -> float:
        clear = min(*point, 100 - point[0], 100 - point[1]) + 12 - 6
        clear = min(clear, dist(point, (40, 40)) - 9, 14, *(dist(point, other) for other in distances))
        return clear * 4 - dist(point, CENTRE) * 0.12

    points = [middle(row * GRID + column) for row in range(3, GRID - 3, 2) for column in range(3, GRID - 3, 2)]
    best = max(score(point) for point in points if grid.at(point) == place)
    found = most_open_point(grid, (place,), reserved, 10, 6)
    assert found is not None
    assert score(found) == pytest.approx(best)


def test_the_freest_point_of_a_road_is_away_from_what_is_taken_and_from_its_ends() -> None:
    course = tuple((float(x), 50.0) for x in range(0, 101, 10))
    assert freest_course_point(course, (), 0.5) == (50, 50)
    assert freest_course_point(course, [Reserved((50, 50), 15), Reserved((80, 50), 15)], 0.5) == (20, 50)


@pytest.mark.parametrize("code", ["RH", "RL"])
def test_a_monastery_stands_beside_the_river(code: str) -> None:
    for rotation in ROTATIONS:
        terrain = lay_out_tile(TILES[code], rotation).terrain
        assert terrain.monastery is not None
        assert terrain.river is not None
        assert distance_to_line(terrain.monastery, terrain.river) > 25
