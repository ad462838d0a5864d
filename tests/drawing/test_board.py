"""Boards: tiles in their cells, figures and towers on them, and highlights on choices."""

import re
from xml.etree import ElementTree

import pytest

from rookery.core.view import Choice, Target
from rookery.drawing.carcassonne.board import all_tiles, board_picture, paint_board
from rookery.drawing.carcassonne.figures import guard_height
from rookery.drawing.carcassonne.tile import spot, tower_spot
from rookery.games.carcassonne.view import FigureView, TileView
from tests.drawing.svg import classes, elements, ids, parse, texts, used
from tests.drawing.views import carcassonne, final_board, small_board, views_of_actors

D_TURNED = TileView((0, 0), "D", 90)
BASE = TileView((1, 0), "WA", 0)


def frame(svg: str) -> tuple[float, float, float, float]:
    left, top, width, height = map(float, re.findall(r'viewBox="([^"]*)">\n<style>', svg)[0].split())
    return left, top, width, height


def standing(markup: str, symbol: str) -> list[ElementTree.Element]:
    """Return the groups that contain this symbol."""
    return [group for group in elements(markup, "g") if any(child.attrib.get("href") == f"#{symbol}" for child in group)]


def place(group: ElementTree.Element) -> tuple[float, float]:
    x, y = re.fullmatch(r"translate\((\S+) (\S+)\)", group.attrib["transform"]).groups()  # type: ignore[union-attr]
    return float(x), float(y)


def test_every_tile_lies_in_its_cell() -> None:
    view = final_board()
    moved = [group.attrib.get("transform") for group in elements(paint_board(view), "g")]
    assert {f"translate({100 * tile.at[0]} {100 * tile.at[1]})" for tile in view.tiles} <= set(moved)


def test_a_whole_game_draws_and_its_ids_do_not_clash() -> None:
    svg = board_picture(final_board()).svg
    found = ids(svg)
    assert len(final_board().tiles) > 80
    assert len(found) == len(set(found))


@pytest.mark.parametrize(
    ("piece", "figure", "shape"),
    [("city E", "meeple", "meeple"), ("road N", "meeple", "meeple"), ("field NR", "meeple", "farmer")],
)
def test_figures_stand_on_their_spot_and_farmers_lie(piece: str, figure: str, shape: str) -> None:
    painted = paint_board(small_board(D_TURNED, figures=(FigureView((0, 0), piece, 2, figure),)))
    (group,) = standing(painted, shape)
    assert group.attrib["class"] == "rk-seat-3"
    assert used(painted)["seat-3"] == 1
    assert place(group) == pytest.approx(spot(all_tiles()["D"], piece, 90), abs=0.1)


def test_an_abbot_is_an_abbot_in_the_garden() -> None:
    painted = paint_board(small_board(TileView((0, 0), "Eg", 0), figures=(FigureView((0, 0), "garden", 0, "abbot"),)))
    assert used(painted)["abbot"] == 1


def test_a_tower_has_its_floors_and_its_guard_on_top() -> None:
    painted = paint_board(small_board(BASE, towers=[((1, 0), 4, 1)]))
    x, y = tower_spot(all_tiles()["WA"])
    (group,) = standing(painted, "guard")
    assert used(painted)["tower-floor"] == 4
    assert group.attrib["class"] == "rk-seat-2"
    assert place(group) == pytest.approx((100 + x, y + guard_height(4)), abs=0.1)
    assert guard_height(4) == guard_height(3) - 9.5
    assert used(paint_board(small_board(BASE, towers=[((1, 0), 4, None)])))["guard"] == 0


def test_the_last_tile_is_framed_in_its_players_colour() -> None:
    painted = paint_board(small_board(D_TURNED, BASE, placed=(1, 0), turn_of=3))
    (group,) = [group for group in elements(painted, "g") if group.attrib.get("class") == "rk-seat-4"]
    assert [child.attrib["x"] for child in group] == ["102", "102"]
    assert classes(paint_board(small_board(D_TURNED, BASE, placed=None)))["rk-last"] == 0


def test_cells_for_the_drawn_tile_are_lit_once_each() -> None:
    view = views_of_actors(carcassonne(), "tile")[40]
    cells = {choice.target.at for choice in view.choices}
    svg = board_picture(view).svg
    assert classes(svg)["rk-open-cell"] == len(cells) > 1
    left, top, width, height = frame(svg)
    for cell in cells:
        x, y = (100 * int(part) for part in cell.split(","))
        assert left <= x <= left + width - 100
        assert top <= y <= top + height - 100


def test_spots_towers_and_figures_that_may_be_chosen_are_lit() -> None:
    targets = (Target("spot", "0,0 city E"), Target("spot", "0,0 road N"), Target("tower", "1,0"), Target("cell", "2,0"), Target("button", "skip"))
    choices = tuple(Choice("x", target, "label") for target in (*targets, targets[0]))
    abbot = FigureView((2, 0), "garden", 0, "abbot")
    view = small_board(D_TURNED, BASE, TileView((2, 0), "Eg", 0), figures=(abbot,), towers=[((1, 0), 2, None)], choices=choices)
    svg = board_picture(view).svg
    assert classes(svg)["rk-lamp"] == 4
    assert classes(svg)["rk-open-cell"] == 0


def test_a_spectator_sees_no_lamplight_on_the_board() -> None:
    worn = classes(board_picture(final_board()).svg)
    assert worn["rk-lamp"] == worn["rk-open-cell"] == worn["rk-to-move"] == 0


def test_the_guard_of_a_high_tower_in_the_first_row_is_within_the_picture() -> None:
    low, high = (frame(board_picture(small_board(BASE, towers=[((1, 0), floors, 0)])).svg) for floors in (1, 12))
    assert high[1] < low[1]
    assert high[1] + high[3] == low[1] + low[3]


def test_names_scores_and_supplies_stand_above_the_board() -> None:
    names = ["Ada", "<b>&", "A very long name indeed", "D", "E"]
    view = final_board()
    svg = board_picture(view, names=names).svg
    parse(svg)
    shown = texts(svg)
    assert "<b>&" in shown
    assert "A very long nam…" in shown
    assert {str(score) for score in view.scores} <= set(shown)
    assert {str(player["meeples"]) for player in view.players} <= set(shown)


def test_the_drawn_tile_is_shown_beside_the_players() -> None:
    view = views_of_actors(carcassonne(), "tile")[3]
    assert classes(board_picture(view).svg)["rk-field"] == len(view.tiles) + 1


@pytest.mark.parametrize(("tile_size", "far"), [(55, 1), (56, 0), (120, 0)])
def test_small_tiles_lose_their_details(tile_size: float, far: int) -> None:
    assert classes(board_picture(small_board(D_TURNED), tile_size=tile_size).svg)["rk-far"] == far
