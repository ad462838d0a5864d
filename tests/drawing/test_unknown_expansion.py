"""The drawer handles an unknown expansion: its tiles, marks, figures and counters get neutral drawings with their names."""

from dataclasses import replace
from random import Random

import pytest

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.drawing import draw
from rookery.drawing.carcassonne.board import paint_board
from rookery.drawing.carcassonne.figures import paint_figure
from rookery.drawing.carcassonne.tile import mark_spot, paint_tile, spot
from rookery.games import GAMES
from rookery.games.carcassonne.geometry import ROTATIONS
from rookery.games.carcassonne.tiles import FIELD, Face, Piece, Tile
from rookery.games.carcassonne.view import CarcassonneView, FigureView
from rookery.play.match import Match
from tests.carcassonne.shrine import SHRINE, add_shrine
from tests.drawing.svg import classes, parse, texts, used

PRAYED = "tile turn=3 seat=0 pile=land drawn=SH tiles=0,0:D:0;0,1:SH:0;0,2:B:0 score1=score-shrine:1 pilgrims=0,1:1"
PRAYING = "meeple turn=2 seat=1 pile=land placed=0,2 tiles=0,0:D:0;0,1:SH:0;0,2:B:0 score1=score-shrine:1 pilgrims=none"
MEADOW = Piece(FIELD, tuple(range(8)))


def a_tile(edges: str = "FFFF", *more: Piece, **marks: object) -> Tile:
    return Tile("X", 1, Face(edges, (MEADOW, *more)), FrozenMap(marks))


@pytest.fixture
def shrine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add the shrine to the catalogue."""
    add_shrine(monkeypatch)


def view_of(position: str, seat: int | None) -> CarcassonneView:
    view = Match(GAMES["carcassonne"], Setup("carcassonne", 2, expansions=(SHRINE.name,)), position=position).view(seat)
    assert isinstance(view, CarcassonneView)
    return view


@pytest.mark.usefixtures("shrine")
def test_a_whole_game_with_the_shrine_is_drawn() -> None:
    expansions = (*GAMES["carcassonne"].expansions,)
    assert SHRINE.name in expansions
    match, rng = Match(GAMES["carcassonne"], Setup("carcassonne", 3, expansions=expansions)), Random(3)
    praying = 0
    while match.actor is not None:
        if match.actor == "chance":
            match.draw(rng.randrange)
            continue
        assert isinstance(match.actor, int)
        view = match.view(match.actor)
        prayers = [choice.action for choice in view.choices if choice.action.startswith("pray")]
        if prayers or len(match.actions) % 40 == 0:
            parse(draw(view).svg)
            praying += bool(prayers)
        match.act(rng.choice(prayers or [choice.action for choice in view.choices]))
    assert praying > 1
    last = texts(draw(match.view(None)).svg)
    assert last.count("shrine") == 6
    assert last.count("pilgrim") == praying
    assert sum(text.startswith("pilgrims ") for text in last) == 3


@pytest.mark.usefixtures("shrine")
def test_a_mark_is_a_figure_of_its_seat_with_its_name() -> None:
    seen = view_of(PRAYED, 0)
    painted = paint_board(seen)
    assert used(painted)["meeple"] == 1
    assert "rk-seat-2" in classes(painted)
    assert {"shrine", "pilgrim"} <= set(texts(painted))
    assert texts(draw(seen).svg).count("shrine") == 2, "on the board and on the drawn tile"


@pytest.mark.usefixtures("shrine")
def test_a_choice_that_points_at_a_mark_is_lit_there() -> None:
    seen = view_of(PRAYING, 1)
    assert "pray 0,1" in {choice.action for choice in seen.choices}
    without = view_of(PRAYING, None)
    spots = len({choice.target for choice in seen.choices if choice.target.kind != "button"})
    assert classes(paint_board(seen))["rk-lamp"] == spots
    assert classes(paint_board(without))["rk-lamp"] == 0


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_a_mark_without_art_is_a_plate_with_its_name_and_value(rotation: int) -> None:
    assert texts(paint_tile(a_tile(well=True), rotation)) == ["well"]
    assert texts(paint_tile(a_tile(wind=3), rotation)) == ["wind 3"]
    assert texts(paint_tile(a_tile(a_very_long_mark_name=True), rotation)) == ["a_very_long…"]
    assert texts(paint_tile(a_tile(well=False), rotation)) == []
    assert sorted(texts(paint_tile(a_tile(thief=5, well=True), rotation))) == ["5", "well"]


def test_a_piece_without_art_has_a_plate_and_a_spot() -> None:
    tile = a_tile("FFFF", Piece("circus"))
    assert texts(paint_tile(tile)) == ["circus"]
    assert spot(tile, "circus") == mark_spot(tile)


def test_an_edge_without_art_shows_its_letter() -> None:
    assert texts(paint_tile(a_tile("FQFQ"), 90)) == ["Q", "Q"]
    assert texts(paint_tile(a_tile("FFFF"))) == []


def test_a_figure_without_art_is_a_meeple_with_its_name() -> None:
    painted = paint_figure("wizard", 2, (10, 20))
    assert (used(painted)["meeple"], used(painted)["seat-3"], texts(painted)) == (1, 1, ["wizard"])


@pytest.mark.usefixtures("shrine")
def test_a_figure_without_art_has_its_name_on_a_field_too() -> None:
    seen = view_of(PRAYING, None)
    figure = FigureView((0, 1), "field NL", 0, "wizard")
    assert "wizard" in texts(paint_board(replace(seen, figures=(figure,))))
