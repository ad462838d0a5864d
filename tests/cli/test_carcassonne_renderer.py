"""How the terminal renders Carcassonne."""

import re
from dataclasses import replace
from math import ceil

import pytest

from rookery.cli.carcassonne import renderer as carcassonne
from rookery.cli.carcassonne.board import Window, around, bands, best, whole
from rookery.cli.carcassonne.choices import places, rotation_letters
from rookery.cli.carcassonne.glyphs import STYLES
from rookery.cli.draw_context import ASCII, UNICODE, DrawContext
from rookery.cli.kit import renderer_for
from rookery.core.record import Setup
from rookery.core.view import event
from rookery.drawing.carcassonne.board import all_tiles
from rookery.games import GAMES
from rookery.games.carcassonne.view import CarcassonneView
from rookery.locale import Words
from rookery.play.match import Match
from tests.contract.playthrough import playthrough
from tests.contract.table import setup_of

WORDS = Words()
TOWERS = ("abbot", "towers-and-thieves")
IN_HAND = "tile turn=3 seat=0 pile=land drawn=U tiles=0,-1:E:180;0,0:D:0 score0=score-city:4"
LAID = (
    "meeple turn=4 seat=0 pile=land placed=1,0 tiles=0,-1:Eg:180;0,0:D:0;0,1:WA:0;1,0:A:90"
    " figures=0,-1:garden:1:abbot;0,0:field.ER:1 out=TC towers=supply:19;stolen:TC;0,1:1:guard0"
)


def view_of(position: str, *, seats: int = 2, seat: int | None = 0, expansions: tuple[str, ...] = ()) -> CarcassonneView:
    view = Match(GAMES["carcassonne"], Setup("carcassonne", seats, expansions=expansions), position=position).view(seat)
    assert isinstance(view, CarcassonneView)
    return view


def context_of(
    view: CarcassonneView, *, width: int = 80, height: int = 40, ascii_only: bool = True, part: str = "", you: int | None = 0
) -> DrawContext:
    names = ("You", *(f"greedy {seat}" for seat in range(1, len(view.players))))
    return DrawContext(WORDS, names, you=you, width=width, height=height, glyphs=ASCII if ascii_only else UNICODE, part=part)


def drawn(view: CarcassonneView, context: DrawContext | None = None) -> list[str]:
    return [line.plain.rstrip() for line in carcassonne.render(view, context or context_of(view))]


def late_view(step: str, *, seats: int = 5, turn: int = 60) -> CarcassonneView:
    """Return the view of a seat that had to choose in this step, late in a game with all expansions."""
    game = playthrough(setup_of("carcassonne", seats, expansions=GAMES["carcassonne"].expansions), 3)
    for state in game.states:
        actor = game.rules.actor(state)
        if isinstance(actor, int) and state.step == step and state.turn >= turn:
            view = game.rules.view(state, actor)
            assert isinstance(view, CarcassonneView)
            return view
    raise AssertionError("the game was too short")


def test_carcassonne_has_its_own_renderer() -> None:
    assert renderer_for("carcassonne") is carcassonne


def test_the_drawn_tile_is_shown_in_all_rotations_and_the_places_are_numbered() -> None:
    assert drawn(view_of(IN_HAND)) == [
        "Round 2 - to draw: 69 land",
        "> A You         4 points  AAAAAAA    .......  ...|...",
        "  B greedy 1    0 points  BBBBBBB    =======  ...|...",
        "                                     .......  ...|...",
        "                                        a        b",
        "       -1      0      1",
        "            :     :",
        " -2            1",
        "            :  a  :",
        "     :     :.......:     :",
        " -1     2   .......   3",
        "     :  b  :/#####\\:  b  :",
        "     :     :\\#####/:     :",
        "  0     4   =======   5",
        "     :  a  :.......:  a  :",
        "            :     :",
        "  1            6",
        "            :  a  :",
    ]


def test_figures_towers_guards_and_the_last_tile_are_shown() -> None:
    assert drawn(view_of(LAID, seats=3, expansions=TOWERS)) == [
        "Round 2 - to draw: 80 land, 4 tower - 19 floors left - stolen: 6",
        "> A You         0 points  AAAAAA a    .......",
        "  B greedy 1    0 points  BBBBBB      =3=[1].",
        "  C greedy 2    0 points  CCCCCCC c   .......",
        "                                        1,0",
        "        0     [1]",
        "     .......",
        " -1  ..(b)..",
        "     /#####\\",
        "     \\#####/.......",
        " [0] ==========[+].",
        "     ...B..........",
        "     .......",
        "  1  ..T1A..",
        "     .......",
    ]


def test_unicode_terminals_get_lines_and_colours() -> None:
    view = view_of(LAID, seats=3, expansions=TOWERS)
    lines = carcassonne.render(view, context_of(view, ascii_only=False))
    assert [line.plain.rstrip() for line in lines[9:12]] == ["     ╲▒▒▒▒▒╱·······", " [0] ━━━━━━━━━━[†]·", "     ···B··········"]
    styles = {span.style for line in lines for span in line.spans}
    assert {STYLES[name] for name in ("city", "road", "field", "monastery", "garden", "tower", "seat-0", "seat-1", "here", "number")} <= styles


def test_a_seat_that_does_not_choose_gets_no_numbers() -> None:
    spectator = "\n".join(drawn(view_of(IN_HAND, seat=None)))
    assert ":" not in spectator.partition("\n")[2]
    assert "\\#####/" in spectator


# --- choices


def test_places_are_offered_with_the_rotations_that_fit() -> None:
    view = view_of("tile turn=3 seat=0 pile=land drawn=E tiles=0,0:D:0")
    assert carcassonne.choice_lines(view, context_of(view)) == ["1) 0,-1 c", "2) 0,1 bcd"]


def test_a_place_is_picked_by_number_or_cell_with_a_letter_if_needed() -> None:
    view = view_of("tile turn=3 seat=0 pile=land drawn=E tiles=0,0:D:0")
    keys = carcassonne.keys(view)
    assert keys["1"] == keys["1c"] == keys["0,-1"] == keys["0,-1c"] == "place 0,-1 180"
    assert keys["2b"] == keys["0,1b"] == "place 0,1 90"
    assert "2" not in keys
    assert set(keys.values()) == {choice.action for choice in view.choices}


def test_a_letter_is_enough_for_a_single_place() -> None:
    view = view_of("tile turn=2 seat=0 pile=river drawn=RG tiles=0,0:RA:0", expansions=("river",))
    assert carcassonne.keys(view) == {
        **dict.fromkeys(("a", "1a", "0,1a"), "place 0,1 0"),
        **dict.fromkeys(("b", "1b", "0,1b"), "place 0,1 90"),
    }


def test_rotations_that_look_the_same_share_a_letter() -> None:
    assert set(rotation_letters(all_tiles()["B"]).values()) == {"a"}
    assert rotation_letters(all_tiles()["U"]) == {0: "a", 90: "b", 180: "a", 270: "b"}
    assert rotation_letters(all_tiles()["E"]) == {0: "a", 90: "b", 180: "c", 270: "d"}
    assert rotation_letters(all_tiles()["RT"])[0] != rotation_letters(all_tiles()["RT"])[180]
    view = view_of(IN_HAND)
    assert len(view.choices) == 2 * len(set(carcassonne.keys(view).values()))


def test_other_choices_are_numbered_and_0_places_nothing() -> None:
    view = view_of(LAID, seats=3, expansions=TOWERS)
    assert carcassonne.choice_lines(view, context_of(view)) == [
        "0) Place nothing",
        "1) Place a meeple on the monastery",
        "2) Place the abbot on the monastery",
        "3) Place a meeple on the road (west)",
    ]
    assert carcassonne.keys(view) == {"0": "skip", "1": "claim monastery", "2": "claim monastery abbot", "3": "claim road W"}


def test_towers_are_picked_by_number() -> None:
    rising = (
        "thief turn=9 seat=0 pile=land drawn=TA tiles=0,-1:WB:180;0,0:D:0;0,1:WD:0;1,0:WC:0;1,1:WA:0;2,0:WE:0"
        " towers=supply:1;0,-1:5;0,1:5;1,0:5;1,1:3:rising;2,0:1:rising"
    )
    view = view_of(rising, expansions=TOWERS[1:])
    assert carcassonne.keys(view) == {"1": "raise 1,1", "2": "raise 2,0"}
    assert "<4>|(*)" in "\n".join(drawn(view))


@pytest.mark.parametrize("step", ["tile", "meeple"])
@pytest.mark.parametrize("seed", range(3))
def test_every_distinct_legal_action_has_a_key(step: str, seed: int) -> None:
    game = playthrough(setup_of("carcassonne", 3, expansions=GAMES["carcassonne"].expansions), seed)
    states = [state for state in game.states if state.step == step]
    for state in states[::7]:
        view = game.rules.view(state, state.seat)
        assert isinstance(view, CarcassonneView)
        legal = {choice.action for choice in view.choices}
        picked = set(carcassonne.keys(view).values())
        assert picked <= legal
        if step == "meeple":
            assert picked == legal
            continue
        letters = rotation_letters(all_tiles()[view.drawn or ""])
        for action in legal - picked:
            cell, rotation = action.split()[1:]
            assert any(f"place {cell} {twin}" in picked for twin in letters if twin != int(rotation) and letters[twin] == letters[int(rotation)])


# --- the visible part of the board


@pytest.mark.parametrize(("width", "height"), [(70, 34), (80, 30), (120, 45), (200, 60)])
@pytest.mark.parametrize("step", ["tile", "meeple"])
def test_the_table_and_its_choices_fit_the_screen(step: str, width: int, height: int) -> None:
    view = late_view(step)
    context = context_of(view, width=width, height=height, you=view.seat)
    lines = drawn(view, context)
    assert max(map(len, lines[1:-1])) <= width
    offers = carcassonne.choice_lines(view, context)
    side_by_side = (width + 3) // (max(map(len, offers)) + 3)
    around = ["above", "between", "prompt"]
    assert len(lines) + len(around) + ceil(len(offers) / side_by_side) <= height


def test_the_visible_part_has_most_places_and_a_hint_names_the_rest() -> None:
    view = late_view("tile")
    lines = drawn(view, context_of(view, width=80, height=34, you=view.seat))
    assert lines[-1].startswith("The board continues to the ")
    shown = len(re.findall(r":  *[a-d]+ *:", "\n".join(lines)))
    hidden = int(re.search(r"\((\d+) places\)", lines[-1])[1])  # type: ignore[index]
    assert shown + hidden == len(places(view))
    assert shown > 0


def test_the_last_placed_tile_is_always_visible() -> None:
    view = late_view("meeple")
    assert view.placed is not None
    lines = drawn(view, context_of(view, width=60, height=24, you=view.seat))
    assert any(f"[{view.placed[0]}]" in line for line in lines)
    assert any(line.strip().startswith(f"[{view.placed[1]}]") for line in lines)


def test_the_window_moves_to_another_part_of_the_board() -> None:
    view = late_view("tile")
    context = context_of(view, width=60, height=30, you=view.seat)
    board = whole([*(tile.at for tile in view.tiles), *places(view)])
    corner = carcassonne.move_window(f"{board.left},{board.top}", view, context)
    assert corner is not None
    assert re.search(rf"^ +{board.left} ", "\n".join(drawn(view, corner)), re.MULTILINE)
    assert drawn(view, corner)[-1].startswith("The board continues to the east and south")
    east = carcassonne.move_window("east", view, corner)
    assert east is not None
    assert drawn(view, east) != drawn(view, corner)
    west = carcassonne.move_window("west", view, east)
    assert west is not None
    assert drawn(view, west) == drawn(view, corner)
    assert carcassonne.move_window("", view, corner) == context


def test_unknown_parts_of_the_board_are_rejected() -> None:
    view = view_of(IN_HAND)
    for wish in ("up", "3", "3,", "1000,0", "north west"):
        assert carcassonne.move_window(wish, view, context_of(view)) is None


def test_the_whole_board_is_shown_in_bands_to_spectators_and_on_request() -> None:
    view = late_view("tile")
    context = context_of(view, width=60, height=30, you=view.seat)
    for text in ("\n".join(drawn(view, replace(context, part="all"))), "\n".join(drawn(replace(view, seat=None), context))):
        board = whole([tile.at for tile in view.tiles])
        margins = [int(label) for line in text.splitlines() if re.fullmatch(r"( +-?\d+)+", line) for label in line.split()]
        assert set(range(board.left, board.left + board.columns)) <= set(margins)
        rows = re.findall(r"^ {0,3}(-?\d+) ", text, re.MULTILINE)
        assert set(range(board.top, board.top + board.rows)) <= set(map(int, rows))
        assert max(map(len, text.splitlines())) <= 80


def test_windows_lie_on_the_board() -> None:
    board = Window(-5, -3, 12, 9)
    assert around(board, (-9, 40), 4, 3) == Window(-5, 3, 4, 3)
    assert around(board, (0, 0), 40, 30) == board
    assert around(board, (0, 0), 5, 3) == Window(-2, -1, 5, 3)
    assert best(board, [(6, 5), (5, 5)], [(-5, -3)], (-5, -3), (3, 3)) == Window(4, 3, 3, 3)
    assert best(board, [], [(0, 0)], (0, 0), (3, 3)) == Window(-1, -1, 3, 3)
    assert bands(board, 5) == [Window(-5, -3, 5, 9), Window(0, -3, 5, 9), Window(5, -3, 2, 9)]


# --- words


def test_events_become_sentences() -> None:
    view = view_of(IN_HAND)
    context = context_of(view)
    claimed = event("claimed", seat=1, piece="field SR", figure="meeple", at=(0, 0))
    assert carcassonne.event_sentences([event("laid", seat=1, tile="E", at=(3, -2), rotation=90), claimed], context) == [
        "greedy 1 places tile E at (3, -2).",
        "greedy 1 places a meeple on the field (south-west).",
    ]
    abbot = event("claimed", seat=0, piece="monastery", figure="abbot", at=(0, 0))
    assert carcassonne.event_sentences([abbot], context) == ["You place the abbot on the monastery."]


def test_opponents_draws_are_reported_only_if_they_have_further_effects() -> None:
    view = view_of(IN_HAND)
    of_other, own = (event("drawn", seat=seat, tile="TC", pile="land") for seat in (1, 0))
    stolen = event("stolen", tile="TC", number=6)
    assert carcassonne.event_sentences([of_other], context_of(view)) == []
    assert carcassonne.event_sentences([own], context_of(view)) == ["You draw tile TC."]
    assert carcassonne.event_sentences([of_other], context_of(view, you=None)) == ["greedy 1 draws tile TC."]
    assert carcassonne.event_sentences([of_other, stolen], context_of(view)) == ["greedy 1 draws tile TC.", "Thieves steal tile TC (6)."]


def test_the_remaining_tiles_are_drawn_with_their_counts() -> None:
    view = view_of(IN_HAND)
    text = "\n".join(line.plain for line in carcassonne.render_to_come(view, context_of(view)))
    assert text.startswith("69 tiles are still to come:")
    assert "U x6" in text
    assert sum(map(int, re.findall(r" x(\d)", text))) == 69


def test_only_readers_of_a_record_see_the_round_as_a_heading() -> None:
    view = view_of(IN_HAND)
    assert carcassonne.heading(view, context_of(view, you=None)) == "Round 2"
    assert carcassonne.heading(view, context_of(view)) == ""


def test_the_rules_and_commands_fit_80_columns_and_explain_every_sign() -> None:
    for ascii_only in (True, False):
        context = context_of(view_of(IN_HAND), ascii_only=ascii_only)
        text = carcassonne.rules(context) + "\n" + carcassonne.commands(context)
        assert max(map(len, text.splitlines())) <= 80
    for sign in ("##", "==", "~~", "[+]", "(*)", "<6>", "T2A", "$", "H"):
        assert sign in carcassonne.rules(context_of(view_of(IN_HAND)))
