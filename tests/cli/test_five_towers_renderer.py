"""How the terminal renders 5 Towers."""

import pytest

from rookery.cli import text_only
from rookery.cli.draw_context import ASCII, UNICODE, DrawContext
from rookery.cli.five_towers import renderer as five_towers
from rookery.cli.kit import renderer_for
from rookery.core.record import Setup
from rookery.core.view import Choice, Target, View
from rookery.games import GAMES
from rookery.locale import Words
from rookery.play.match import Match

AUCTION = "auction round=3 opener=0 calls=2,-,- display=candy-0,scary-9,tree-8,scrap-5,sand-12 seat0=candy:12.8;sand:3 seat1=tree:7;demolished:tree-2"


def view_of(position: str, *, seats: int = 3, seat: int | None = None) -> View:
    match = Match(GAMES["five-towers"], Setup("five-towers", seats), position=position)
    return match.view(seat)


def drawn(view: View, seats: int, *, width: int = 80, ascii_only: bool = True) -> list[str]:
    names = ("You", *(f"greedy {seat}" for seat in range(1, seats)))
    context = DrawContext(Words(), names, you=0, width=width, glyphs=ASCII if ascii_only else UNICODE)
    return [line.plain.rstrip() for line in five_towers.render(view, context)]


@pytest.mark.rule("FT-18")
def test_towers_stand_as_stacked_cards_with_every_value_visible() -> None:
    assert drawn(view_of(AUCTION, seat=0), 3) == [
        "Round 3 - first pass through the draw pile - 70 to draw - 0 discarded",
        "",
        ".----.",
        "| ^8 |                      .----.",
        "| 12 |                      |  3 |           7",
        "'-C--'  -Y--   -T--   -P--  '-S--'   -C--Y--T--P--S-   -C--Y--T--P--S-",
        "You                                  > greedy 1        greedy 2",
        "5 points                             1 point           0 points",
        "0 demolished                         1 demolished      0 demolished",
        "bid 2",
        "",
        "Display  [C *0] [Y v9] [T ^8] [P  5] [S 12]",
    ]


def test_unicode_terminals_get_edges_and_marks() -> None:
    lines = drawn(view_of(AUCTION, seat=0), 3, ascii_only=False)
    assert lines[2:6] == [
        "╭────╮",
        "│ ↑8 │                      ╭────╮",
        "│ 12 │                      │  3 │           7",
        "╰─C──╯ ╶─Y──╴ ╶─T──╴ ╶─P──╴ ╰─S──╯   ─C──Y──T──P──S─   ─C──Y──T──P──S─",
    ]
    assert lines[-1] == "Display  [C ★0] [Y ↓9] [T ↑8] [P  5] [S 12]"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("width", [20, 80, 120])
def test_the_table_fits_its_width_with_any_number_of_seats(seats: int, width: int) -> None:
    tall = "candy:15.14.13.12.11.10.9.8.7.6.5.4.3.2.1.0"
    view = view_of(f"auction round=9 opener=0 display=scary-1,tree-2,scrap-3,sand-4,sand-5 seat{seats - 1}={tall}", seats=seats, seat=0)
    lines = drawn(view, seats, width=width)
    assert max(map(len, lines[1:-1])) <= width
    assert all(f"greedy {seat}" in "\n".join(lines) for seat in range(1, seats))
    for value in ("15", "10", " 1", "*0"):
        assert any(value in line for line in lines)


def test_two_players_get_large_towers_and_full_tables_put_the_reader_below() -> None:
    two = drawn(view_of("auction display=candy-0,scary-9,tree-8,scrap-5,sand-12", seats=2, seat=0), 2)
    assert two[2].count("-C--") == 2
    five = drawn(view_of("auction display=candy-0,scary-9,tree-8,scrap-5,sand-12", seats=5, seat=0), 5)
    rows = {name: number for number, line in enumerate(five) for name in ("greedy 1", "greedy 4", "> You") if name in line}
    assert rows["greedy 1"] == rows["greedy 4"] < rows["> You"]


def test_every_seat_sees_itself_first_and_a_spectator_sees_seat_0_first() -> None:
    second = drawn(view_of(AUCTION, seat=1), 3)
    assert second[-6].startswith("> greedy 1 ")
    spectator = drawn(view_of(AUCTION), 3)
    assert spectator[-6].startswith("You ")


def test_every_type_has_its_own_letter() -> None:
    letters = [Words()(f"letter-{type_}") for type_ in five_towers.COLOURS]
    assert letters == ["C", "Y", "T", "P", "S"]


def test_a_building_step_shows_the_number_of_cards_left_to_place() -> None:
    building = "building round=3 opener=1 calls=2,0,1 display=candy-1,scary-9,tree-8,scrap-5 to-place=1 seat0=sand:12"
    assert drawn(view_of(building, seat=0), 3)[-1] == "Display  [C  1] [Y v9] [T ^8] [P  5]  one more to place"


def test_bids_are_their_own_numbers_and_a_pass_is_0() -> None:
    choices = view_of("auction opener=2 calls=-,-,2 display=candy-0,scary-9,tree-8,scrap-5,sand-12", seat=0).choices
    assert dict(zip([choice.action for choice in choices], five_towers.numbers(choices), strict=True)) == {
        "bid 3": 3,
        "bid 4": 4,
        "bid 5": 5,
        "pass": 0,
    }


def test_other_choices_are_numbered_from_1() -> None:
    choices = [Choice(text, Target("button", text), "choice-place") for text in ("place sand-1", "place sand-2")]
    assert five_towers.numbers(choices) == [1, 2]


@pytest.mark.rule("FT-A18")
@pytest.mark.parametrize(
    ("display", "towers", "actions"),
    [
        ("candy-1,scary-9,tree-8", "", ("place candy-1", "place scary-9", "place tree-8")),
        ("candy-1,candy-5,tree-8", "", ("place candy-5", "place candy-1", "place tree-8")),
        ("candy-1,candy-8,tree-8", "candy:10", ("place candy-8", "place candy-1", "place tree-8")),
        ("candy-8,candy-12,tree-8", "candy:15", ()),
        ("candy-3,candy-9,tree-8", "candy:10", ()),
        ("candy-8,candy-9,candy-2", "candy:3", ()),
        ("candy-7,scary-1,tree-8", "candy:6", ()),
    ],
)
def test_placing_all_is_offered_only_when_the_towers_do_not_depend_on_the_order(display: str, towers: str, actions: tuple[str, ...]) -> None:
    count = len(display.split(","))
    seat0 = f"seat0={towers}" if towers else ""
    view = view_of(
        f"building round=20 pass=2 opener=0 calls={count},- display={display} to-place={count} demolish=yes draw= {seat0}", seats=2, seat=0
    )
    assert five_towers.rest_of_turn(view) == actions


def test_placing_all_is_not_offered_while_there_are_cards_to_choose_from() -> None:
    building = "building opener=1 calls=2,0,1 display=candy-1,scary-9,tree-8,scrap-5,sand-2 to-place=2 demolish=yes"
    assert five_towers.rest_of_turn(view_of(building, seat=0)) == ()
    assert five_towers.rest_of_turn(view_of(AUCTION, seat=1)) == ()


def test_a_game_without_a_renderer_is_shown_as_text() -> None:
    assert renderer_for("five-towers") is five_towers
    assert renderer_for("tic-tac-toe") is text_only
