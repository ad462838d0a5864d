"""The terminal can play an unknown expansion: it shows pieces without their own characters by letter and explains them."""

from dataclasses import replace

import pytest

from rookery.cli.carcassonne import renderer as carcassonne
from rookery.cli.carcassonne.tile import text_tile, tile_block
from rookery.cli.draw_context import ASCII, DrawContext
from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.games import GAMES
from rookery.games.carcassonne.tiles import FIELD, Face, Piece, Tile
from rookery.games.carcassonne.view import CarcassonneView, FigureView
from rookery.locale import Words
from rookery.play.match import Match
from tests.carcassonne.shrine import SHRINE, add_shrine
from tests.cli.running import Rookery

PRAYING = "meeple turn=2 seat=1 pile=land placed=0,2 tiles=0,0:D:0;0,1:SH:0;0,2:B:0 score1=score-shrine:1 pilgrims=none"
MEADOW = Piece(FIELD, tuple(range(8)))


@pytest.fixture(autouse=True)
def shrine(monkeypatch: pytest.MonkeyPatch) -> None:
    """The catalogue includes the shrine. It has no messages, so the terminal shows their ids."""
    add_shrine(monkeypatch)
    monkeypatch.setattr(Words, "strict", False)


def match_at(position: str) -> Match:
    return Match(GAMES["carcassonne"], Setup("carcassonne", 2, expansions=(SHRINE.name,)), position=position)


def rendered(view: object) -> list[str]:
    assert isinstance(view, CarcassonneView)
    context = DrawContext(Words(), ("Ann", "Bob"), you=view.seat, glyphs=ASCII)
    return [line.plain.rstrip() for line in carcassonne.render(view, context)]


def tile_lines(tile: Tile, rotation: int = 0) -> list[str]:
    return [line.plain for line in tile_block(text_tile(tile, rotation, plain=True))]


def test_the_shrine_is_shown_and_named() -> None:
    assert rendered(match_at(PRAYING).view(1)) == [
        "Round 1 - to draw: 75 land - table-pilgrims",
        "{s} shrine",
        "  A Ann    0 points  AAAAAAA   pilgrims 0  ...1...",
        "> B Bob     1 point  BBBBBBB   pilgrims 0  ..[2]..",
        "                                           .......",
        "                                             0,2",
        "       [0]",
        "     \\#####/",
        "  0  =======",
        "     .......",
        "     .......",
        "  1  ..{s}..",
        "     .......",
        "     .......",
        " [2] ..[+]..",
        "     .......",
    ]


def test_a_pilgrim_stands_in_the_shrine() -> None:
    match = match_at(PRAYING)
    match.act("pray 0,1")
    lines = rendered(match.view(None))
    assert "  1  ..{B}.." in lines
    assert "{s} shrine - pilgrim 0,1" in lines
    assert "  B Bob     1 point  BBBBBB   pilgrims 1" in lines


def test_a_game_with_the_shrine_is_played_to_its_end(rookery: Rookery) -> None:
    arguments = ("play", "carcassonne", "--seats", "2", "--bots", "uniform", "--seed", "5", "--expansions", "shrine,towers-and-thieves", "--plain")
    ran = rookery(*arguments, stdin=b"2\n1\na\nb\nc\nd\n0\n\n" * 500)
    assert (ran.code, ran.err) == (0, "")
    ran.shows("choice-pray", "event-prayed", "{s} shrine", "score-pilgrim")


def test_marks_pieces_and_edges_without_characters_show_their_letters() -> None:
    assert tile_lines(Tile("X", 1, Face("FFFF", (MEADOW,)), FrozenMap({"well": True}))) == [".......", "..{w}..", "......."]
    assert tile_lines(Tile("X", 1, Face("FFFF", (MEADOW,)), FrozenMap({"well": False}))) == ["......."] * 3
    assert tile_lines(Tile("X", 1, Face("QFFF", (MEADOW, Piece("circus")))), 90) == [".......", "..{c}.Q", "......."]
    city = Tile("X", 1, Face("CCCC", (Piece("city", (0, 1, 2, 3)),)), FrozenMap({"well": True}))
    assert "{w}" in "".join(tile_lines(city))


def test_a_figure_without_its_own_letter_is_named() -> None:
    view = match_at(PRAYING).view(None)
    assert isinstance(view, CarcassonneView)
    lines = rendered(_with_figure(view, FigureView((0, 1), "field NL", 0, "wizard")))
    assert "     ...A..." in lines
    assert any("wizard 0,1" in line for line in lines)


def _with_figure(view: CarcassonneView, figure: FigureView) -> CarcassonneView:
    return replace(view, figures=(figure,))
