"""Actions and positions as text: they survive a round trip, and invalid text is refused with a reason."""

import re

import pytest

from rookery.core.errors import NotationError
from rookery.games.carcassonne import CARCASSONNE
from tests.carcassonne.table import ABBOT, ALL, RIVER, TOWERS, state_of, table, view_of, with_left
from tests.contract.table import setup_of

START = "draw pile=land tiles=0,0:D:0"
HILL = "tiles=0,0:D:0;0,1:WA:0"
SHORT = "tiles=0,-1:WB:180;0,0:D:0;0,1:WD:0;1,0:WC:0;1,1:WA:0;2,0:WE:0"

ACTIONS = [
    "draw D",
    "draw RT",
    "place 1,-2 90",
    "place 0,0 0",
    "place -12,34 270",
    "claim city N",
    "claim road E",
    "claim field NL",
    "claim field WR",
    "claim monastery",
    "claim monastery abbot",
    "claim garden abbot",
    "claim garden",
    "guard 1,-2",
    "recall 0,3",
    "raise 1,-2",
    "skip",
]


@pytest.mark.parametrize("text", ACTIONS)
def test_an_action_is_written_as_it_is_read(text: str) -> None:
    assert str(CARCASSONNE.read_action(setup_of("carcassonne", 2, expansions=ALL), text)) == text


@pytest.mark.parametrize("text", ["  skip ", "place   1,0    0", "draw\tD"])
def test_blanks_do_not_matter(text: str) -> None:
    action = CARCASSONNE.read_action(setup_of("carcassonne", 2), text)
    assert str(action) == " ".join(text.split())


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "'' is not an action (draw, place, claim, skip, recall, guard, raise)"),
        ("jump 1,0", "'jump 1,0' is not an action (draw, place, claim, skip, recall, guard, raise)"),
        ("Skip", "'Skip' is not an action (draw, place, claim, skip, recall, guard, raise)"),
        ("draw", "'' is not a tile of this game"),
        ("draw Z", "'Z' is not a tile of this game"),
        ("draw D D", "'D D' is not a tile of this game"),
        ("place", "place needs a cell and a rotation (such as: place 1,-2 90)"),
        ("place 1,0", "place needs a cell and a rotation (such as: place 1,-2 90)"),
        ("place 1,0 45", "place needs a cell and a rotation (such as: place 1,-2 90)"),
        ("place 1,0 360", "place needs a cell and a rotation (such as: place 1,-2 90)"),
        ("place 1,0 00", "place needs a cell and a rotation (such as: place 1,-2 90)"),
        ("place 1,0 0 0", "place needs a cell and a rotation (such as: place 1,-2 90)"),
        ("place 10 0", "'10' is not a cell (such as 1,-2)"),
        ("place 999,0 0", "'999,0' is not a cell (such as 1,-2)"),
        ("claim", "'' is not a piece (such as: city N, road E, field NL, monastery)"),
        ("claim lake", "'lake' is not a piece (such as: city N, road E, field NL, monastery)"),
        ("claim city", "'city' is not a piece (such as: city N, road E, field NL, monastery)"),
        ("claim city NL", "'city NL' is not a piece (such as: city N, road E, field NL, monastery)"),
        ("claim field N", "'field N' is not a piece (such as: city N, road E, field NL, monastery)"),
        ("claim monastery N", "'N' is not a figure of this game"),
        ("claim city N meeple", "'meeple' is not a figure of this game"),
        ("claim city N knight", "'knight' is not a figure of this game"),
        ("claim city N abbot abbot", "'city N abbot abbot' is not a piece (such as: city N, road E, field NL, monastery)"),
        ("skip it", "nothing may follow 'skip'"),
        ("recall", "recall needs the cell where the abbot stands (such as: recall 0,3)"),
        ("recall x", "'x' is not a cell (such as 1,-2)"),
        ("guard", "guard needs the cell of a tower (such as: guard 1,-2)"),
        ("guard 1,0 2,0", "guard needs the cell of a tower (such as: guard 1,-2)"),
        ("raise", "raise needs the cell of a tower (such as: raise 1,-2)"),
        ("raise 1;0", "'1;0' is not a cell (such as 1,-2)"),
    ],
)
def test_an_invalid_action_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=f"^{re.escape(reason)}$"):
        CARCASSONNE.read_action(setup_of("carcassonne", 2, expansions=ALL), text)


@pytest.mark.parametrize("text", ["guard 0,0", "raise 0,0", "recall 0,0", "claim monastery abbot", "draw RA", "draw TA", "draw WA"])
def test_the_actions_of_an_expansion_exist_only_with_it(text: str) -> None:
    with pytest.raises(NotationError):
        CARCASSONNE.read_action(setup_of("carcassonne", 2), text)


POSITIONS = [
    ((), "draw turn=1 seat=0 pile=land tiles=0,0:D:0"),
    ((), "tile turn=3 seat=1 pile=land drawn=E tiles=0,0:D:0 figures=0,0:city.N:1 out=C score0=score-road:3 score1=score-city:4,score-road:2"),
    ((), "meeple turn=1 seat=0 pile=land placed=0,-1 tiles=0,-1:E:180;0,0:D:0 figures=0,0:road.E:0;0,0:field.EL:1"),
    ((ABBOT,), "draw turn=9 seat=0 pile=land tiles=0,0:D:0;0,1:B:0 figures=0,1:monastery:1:abbot score1=score-garden-open:4,score-recalled:3"),
    ((RIVER,), "draw turn=2 seat=1 pile=river tiles=0,0:RA:0;0,1:RD:0"),
    ((RIVER,), "tile turn=2 seat=1 pile=lake drawn=RL tiles=0,0:RA:0 out=RB,RC,RD,RE,RF,RG,RH,RI,RJ,RK"),
    ((TOWERS,), f"draw turn=4 seat=0 pile=tower {HILL} out=TA towers=supply:18;stolen:TA;0,1:2"),
    ((TOWERS,), f"meeple turn=4 seat=1 pile=land placed=0,0 {HILL} towers=supply:18;0,1:2:guard0"),
    ((TOWERS,), f"thief turn=4 seat=1 pile=land drawn=TA {SHORT} towers=supply:1;0,-1:5;0,1:5;1,0:5;1,1:3:rising;2,0:1:rising"),
]


@pytest.mark.parametrize(("expansions", "text"), POSITIONS)
def test_a_position_is_written_as_it_is_read(expansions: tuple[str, ...], text: str) -> None:
    at = table(text, expansions=expansions)
    assert at.position == text
    assert table(at.position, expansions=expansions).state == at.state


def test_a_finished_game_is_a_position_too() -> None:
    at = with_left(f"draw pile=land {HILL} towers=supply:18;0,1:2:guard0", "U WB", expansions=(TOWERS,)).play("draw U", "place 1,0 0", "claim road E")
    again = table(at.position, expansions=(TOWERS,))
    assert at.position.startswith("over ")
    assert (again.state, again.outcome) == (at.state, at.outcome)


def test_events_are_not_part_of_a_position() -> None:
    at = table(START).play("draw E", "place 0,-1 180", "claim city S")
    assert at.events
    assert table(at.position).events == ()


def test_piles_and_supplies_hold_everything_that_is_nowhere_else() -> None:
    at = table("tile pile=land drawn=E tiles=0,0:D:0;1,0:U:0 figures=0,0:city.N:1 out=C")
    state = state_of(at)
    assert (state.piles["land"]["E"], state.piles["land"]["U"], "C" in state.piles["land"]) == (3, 6, False)
    assert [player["meeples"] for player in view_of(at).players] == [7, 6]


IMPOSSIBLE = [
    ("", "a position begins with draw, tile, meeple or over, not ''"),
    ("score tiles=0,0:D:0", "a position begins with draw, tile, meeple or over, not 'score'"),
    ("thief tiles=0,0:D:0", "a position begins with draw, tile, meeple or over, not 'thief'"),
    (f"{START} towers=supply:20", "a position of this table has no 'towers=supply:20'"),
    (f"{START} colour", "a position of this table has no 'colour'"),
    (f"{START} score2=score-road:1", "a position of this table has no 'score2=score-road:1'"),
    (f"{START} pile=land", "'pile' appears twice in the position"),
    (f"{START} turn=0", "turn must be a number from 1 to 999, not '0'"),
    (f"{START} turn=1000", "turn must be a number from 1 to 999, not '1000'"),
    (f"{START} turn=x", "turn must be a number from 1 to 999, not 'x'"),
    (f"{START} seat=2", "seat must be a number from 0 to 1, not '2'"),
    (f"{START} seat=-1", "seat must be a number from 0 to 1, not '-1'"),
    ("draw pile=land", "there must be a tile at 0,0"),
    ("draw pile=land tiles=1,0:D:0", "there must be a tile at 0,0"),
    ("draw pile=land tiles=0,0:D", "'0,0:D' is not a tile"),
    ("draw pile=land tiles=0,0:D:0;", "'' is not a tile"),
    ("draw pile=land tiles=0,0:Z:0", "'0,0:Z:0' is not a tile on an empty cell"),
    ("draw pile=land tiles=0,0:D:45", "'0,0:D:45' is not a tile on an empty cell"),
    ("draw pile=land tiles=0,0:D:0;0,0:E:0", "'0,0:E:0' is not a tile on an empty cell"),
    ("draw pile=land tiles=0,0:D:0;x:E:0", "'x' is not a cell (such as 1,-2)"),
    ("draw pile=land tiles=0,0:D:0;0,-1:E:0", "the edges of E at 0,-1 do not match its neighbours"),
    ("draw pile=land tiles=0,0:D:0;2,0:U:0", "the tile at 2,0 touches no other"),
    ("draw pile=land tiles=0,0:D:0;1,1:B:0", "the tile at 1,1 touches no other"),
    (f"{START} figures=0,0:city.N", "'0,0:city.N' is not a figure"),
    (f"{START} figures=0,0:city.E:0", "'0,0:city.E:0' is not a figure on a piece of the board"),
    (f"{START} figures=1,0:city.N:0", "'1,0:city.N:0' is not a figure on a piece of the board"),
    (f"{START} figures=0,0:city.N:0:abbot", "'0,0:city.N:0:abbot' is not a figure on a piece of the board"),
    (f"{START} figures=0,0:city.N:0:meeple:x", "'0,0:city.N:0:meeple:x' is not a figure on a piece of the board"),
    (f"{START} figures=0,0:city.N:2", "a seat must be a number from 0 to 1, not '2'"),
    (f"{START} figures=0,0:city.N:0;0,0:city.N:1", "there are two figures on city.N at 0,0"),
    ("draw pile=land tiles=0,0:D:0;1,0:Ug:0 figures=1,0:garden:0", "a meeple cannot stand on a garden"),
    (f"{START} out=D,D,D,D", "the position has more of D than the game has"),
    (f"{START} out=Z", "the position has more of Z than the game has"),
    ("tile pile=land drawn=Z tiles=0,0:D:0", "the position has more of Z than the game has"),
    ("draw pile=land tiles=0,0:X:0;1,0:X:0", "the position has more of X than the game has"),
    (f"{START} score0=score-road", "'score-road' is not points"),
    (f"{START} score0=score-river:1", "'score-river' is not something that scores"),
    (f"{START} score0=score-road:1,score-road:1", "'score-road' is not something that scores"),
    (f"{START} score0=score-road:-1", "points must be a number from 0 to 9999, not '-1'"),
    ("draw pile=land drawn=E tiles=0,0:D:0", "there is a drawn tile between drawing and placing, and only then"),
    ("tile pile=land tiles=0,0:D:0", "there is a drawn tile between drawing and placing, and only then"),
    ("meeple pile=land tiles=0,0:D:0", "the tile placed this turn belongs in the meeple step, and only there"),
    ("meeple pile=land placed=1,0 tiles=0,0:D:0", "the tile placed this turn belongs in the meeple step, and only there"),
    ("draw pile=land placed=0,0 tiles=0,0:D:0", "the tile placed this turn belongs in the meeple step, and only there"),
    ("draw tiles=0,0:D:0", "the draw pile is empty or unknown"),
    ("draw pile=moon tiles=0,0:D:0", "the draw pile is empty or unknown"),
    ("meeple placed=0,0 tiles=0,0:D:0", "the tile of this turn is not from the current draw pile"),
    ("over pile=land tiles=0,0:D:0", "'pile' must name a draw pile"),
    ("draw pile=land tiles=0,-1:E:180;0,0:D:0 figures=0,0:city.N:0", "completed features have been scored, so no figure can be left there"),
    ("over tiles=0,0:D:0", "the game is not over while there are tiles left"),
    ("tile pile=land drawn=C tiles=0,-1:E:180;0,0:D:0", "there is nothing to do in the step 'tile' of this position"),
]


@pytest.mark.rule("RI-02")
def test_a_position_cannot_draw_land_tiles_before_the_river() -> None:
    with pytest.raises(NotationError, match="the draw piles are used one after the other"):
        table("draw pile=land tiles=0,0:RA:0", expansions=("river",))


@pytest.mark.parametrize(("text", "reason"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=f"^{re.escape(reason)}$"):
        table(text)


def test_nobody_has_more_figures_than_exist() -> None:
    figures = "0,0:city.N:0;0,0:road.E:0;0,0:field.EL:0;0,0:field.ER:0;1,0:field.NL:0;2,0:field.NL:0;3,0:field.NL:0;3,0:field.ER:0"
    with pytest.raises(NotationError, match="seat 0 has more figures on the board than there are"):
        table(f"draw pile=land tiles=0,0:D:0;1,0:U:0;2,0:U:0;3,0:U:0 figures={figures}")


TOWER_PROBLEMS = [
    ("draw pile=land tiles=0,0:D:0", "the position needs 'towers'"),
    ("draw pile=land tiles=0,0:D:0 towers=supply:19", "the floors in the supply and on the towers do not add up to 20"),
    ("draw pile=land tiles=0,0:D:0 towers=supply:21", "'supply:21' makes no sense for the towers"),
    (f"draw pile=land tiles=0,0:D:0 towers=supply:{'9' * 5000}", f"'supply:{'9' * 33}' makes no sense for the towers"),
    ("draw pile=land tiles=0,0:D:0 towers=supply:20;supply:20", "'supply:20' makes no sense for the towers"),
    ("draw pile=land tiles=0,0:D:0 towers=supply:0;supply:20", "'supply:20' makes no sense for the towers"),
    ("draw pile=land tiles=0,0:D:0 towers=supply:20;stolen:E", "'stolen:E' makes no sense for the towers"),
    ("draw pile=land tiles=0,0:D:0 towers=supply:20;stolen:TA", "a stolen tile must be out of the game"),
    ("draw pile=land tiles=0,0:D:0 towers=supply:20;hill:1", "'hill' is not a cell (such as 1,-2)"),
    ("draw pile=land tiles=0,0:D:0 towers=supply:19;0,0:1", "there must be one tower on each tower base, and nowhere else"),
    (f"draw pile=land {HILL} towers=supply:20", "there must be one tower on each tower base, and nowhere else"),
    (f"draw pile=land {HILL} towers=supply:14;0,1:6", "a tower has 0 to 5 floors and must be given only once"),
    (f"draw pile=land {HILL} towers=supply:19;0,1", "a tower has 0 to 5 floors and must be given only once"),
    (f"draw pile=land {HILL} towers=supply:18;0,1:1;0,1:1", "a tower has 0 to 5 floors and must be given only once"),
    (f"draw pile=land {HILL} towers=supply:19;0,1:1:guard2", "'guard2' makes no sense for a tower"),
    (f"draw pile=land {HILL} towers=supply:20;0,1:0:guard0", "a guard needs a floor to stand on"),
    (f"draw pile=land {HILL} towers=supply:19;0,1:1:rising", "towers are chosen only when a thief tile was drawn and there are too few floors"),
    (
        f"thief pile=land drawn=TA {HILL} towers=supply:19;0,1:1:rising",
        "towers are chosen only when a thief tile was drawn and there are too few floors",
    ),
    (
        f"thief pile=land drawn=TA {SHORT} towers=supply:0;0,-1:5;0,1:5;1,0:5;1,1:4:rising;2,0:1:rising",
        "towers are chosen only when a thief tile was drawn and there are too few floors",
    ),
    (
        f"thief pile=land drawn=U {SHORT} towers=supply:1;0,-1:5;0,1:5;1,0:5;1,1:3:rising;2,0:1:rising",
        "towers are chosen only when a thief tile was drawn and there are too few floors",
    ),
    (
        f"thief pile=land drawn=TA {SHORT} towers=supply:2;0,-1:5;0,1:5;1,0:4;1,1:3:rising;2,0:1:rising",
        "towers are chosen only when a thief tile was drawn and there are too few floors",
    ),
    (f"thief pile=land drawn=TA {HILL} towers=supply:19;0,1:1", "there is nothing to do in the step 'thief' of this position"),
    (
        f"thief pile=land drawn=TA {SHORT} towers=supply:1;0,-1:5:rising;0,1:5;1,0:5;1,1:3:rising;2,0:1:rising",
        "a tower that gets a floor has no guard and fewer than 5 floors",
    ),
    (
        f"thief pile=land drawn=TA {SHORT} towers=supply:1;0,-1:5;0,1:5;1,0:5;1,1:3:guard0:rising;2,0:1:rising",
        "a tower that gets a floor has no guard and fewer than 5 floors",
    ),
]


@pytest.mark.parametrize(("text", "reason"), TOWER_PROBLEMS, ids=range(len(TOWER_PROBLEMS)))
def test_impossible_towers_are_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=f"^{re.escape(reason)}$"):
        table(text, expansions=(TOWERS,))


@pytest.mark.parametrize("cell", ["", "1", "1,", "1,2,3", "01,2", "-0,1", "+1,2", "1.0,2", "201,0", "0,-201", "٣,1", "--1,2", "12345,1"])
def test_invalid_cells_are_refused(cell: str) -> None:
    with pytest.raises(NotationError, match=r"is not a cell|needs the cell"):
        CARCASSONNE.read_action(setup_of("carcassonne", 2, expansions=ALL), f"guard {cell}")
