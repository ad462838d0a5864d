"""The rules of Towers & Thieves, sentence by sentence: towers, guards, and thief tiles."""

import pytest

from rookery.core.errors import SetupError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.core.rules import CHANCE
from rookery.games.carcassonne import CARCASSONNE
from rookery.games.carcassonne.expansions.towers_and_thieves import Towers, reach
from rookery.games.carcassonne.rules import ruleset_for
from tests.carcassonne.table import ALL, TOWERS, happened, kinds, meeples, scored, state_of, table, towers_of, view_of, with_left
from tests.contract.table import Table, setup_of

START = "draw pile=land tiles=0,0:D:0 towers=supply:20"
ONE_TOWER = "tiles=0,0:D:0;0,1:WA:0 towers=supply:18;0,1:2"
TWO_TOWERS = "tiles=0,0:D:0;0,1:WA:0;1,0:WC:0 towers=supply:17;0,1:1;1,0:2"
FIVE_TOWERS = "tiles=0,-1:WB:180;0,0:D:0;0,1:WD:0;1,0:WC:0;1,1:WA:0;2,0:WE:0"


def hill(position: str, *, seats: int = 2) -> Table:
    return table(position, seats=seats, expansions=(TOWERS,))


# --- components and setup


@pytest.mark.rule("TT-01")
def test_the_base_game_is_always_part_of_the_table_and_other_expansions_may_be() -> None:
    assert [expansion.name for expansion in ruleset_for(setup_of("carcassonne", 2, expansions=(TOWERS,))).expansions] == ["base", TOWERS]
    assert "base" not in CARCASSONNE.expansions
    with pytest.raises(SetupError, match="no expansion 'base'"):
        CARCASSONNE.rules(Setup("carcassonne", 2, expansions=("base",)))
    assert table(expansions=ALL).actor == CHANCE


@pytest.mark.rule("TT-05", "TT-11")
def test_the_tile_dispenser_changes_nothing() -> None:
    """There is no option to draw from one stack or two, because each remaining tile is equally likely either way."""
    assert set(CARCASSONNE.options) == {"farmers"}
    at = hill(START)
    assert sum(at.rules.odds(at.state).values()) == 83


@pytest.mark.rule("TT-06")
def test_until_a_tower_or_a_thief_appears_the_game_plays_like_the_base_game() -> None:
    actions = ["draw E", "place 0,-1 180", "claim city S", "draw U", "place 1,0 0", "claim road E", "draw A", "place 2,0 90", "claim monastery"]
    base, with_towers = table(), table(expansions=(TOWERS,))
    for action in actions:
        base, with_towers = base.play(action), with_towers.play(action)
        assert base.scores == with_towers.scores
        assert base.events == with_towers.events
        if base.actor != CHANCE:
            assert base.legal == with_towers.legal


# --- tower base and floors


@pytest.mark.rule("TT-13")
def test_a_tile_without_a_base_gets_no_floor() -> None:
    at = hill(START).play("draw B", "place 0,1 0")
    assert (dict(towers_of(at).floors), towers_of(at).supply) == ({}, 20)


# --- guards and reach


@pytest.mark.rule("TT-17")
def test_a_guard_is_placed_instead_of_a_meeple_on_the_tile() -> None:
    at = hill(f"tile pile=land drawn=V {ONE_TOWER}").play("place 1,1 270", "guard 0,1")
    assert (at.actor, meeples(at, 0), dict(towers_of(at).guards)) == (CHANCE, 6, {(0, 1): 0})
    assert view_of(at).figures == ()


@pytest.mark.rule("TT-17", "BC-02")
def test_a_guard_comes_from_the_supply() -> None:
    figures = "0,0:city.N:0;0,0:road.E:0;0,0:field.EL:0;0,0:field.ER:0"
    roads = ";".join(f"{x},0:U:0" for x in range(1, 5))
    more = "1,0:field.NL:0;2,0:field.NL:0;3,0:field.NL:0"
    at = hill(f"meeple pile=land placed=4,0 tiles=0,0:D:0;0,1:WA:0;{roads} figures={figures};{more} towers=supply:18;0,1:2")
    assert at.legal == {"skip"}
    at = hill(f"meeple pile=land placed=0,0 tiles=0,0:D:0;0,1:WA:0;{roads} figures={figures};{more} towers=supply:18;0,1:2")
    assert at.refusal("guard 0,1") == "BC-02"


@pytest.mark.rule("TT-18")
def test_a_guard_may_go_to_a_tower_on_another_tile_even_if_the_new_tile_has_one() -> None:
    at = hill(f"tile pile=tower drawn=WC {ONE_TOWER}").play("place 0,2 0")
    assert {action for action in at.legal if action.startswith("guard")} == {"guard 0,1", "guard 0,2"}


@pytest.mark.rule("TT-19", "TT-54")
@pytest.mark.parametrize(("drawn", "place", "allowed"), [("V", "1,1 270", True), ("B", "0,2 0", True), ("U", "2,0 0", False), ("C", "0,-1 0", False)])
def test_a_tower_is_guarded_only_from_tiles_within_its_reach(drawn: str, place: str, allowed: bool) -> None:
    at = hill(f"tile pile=land drawn={drawn} tiles=0,0:D:0;0,1:WA:0;1,0:U:0 towers=supply:19;0,1:1").play(f"place {place}")
    assert at.refusal("guard 0,1") == (None if allowed else "TT-19")


@pytest.mark.rule("TT-20", "TT-21", "TT-22", "TT-54")
@pytest.mark.parametrize("floors", range(6))
def test_reach_is_a_cross_with_arms_as_long_as_the_tower_is_high(floors: int) -> None:
    arms = {(x * far, y * far) for far in range(1, floors + 1) for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))}
    towers = Towers(floors=FrozenMap({(0, 0): floors}))
    within = {(x, y) for x in range(-7, 8) for y in range(-7, 8) if reach(towers, (0, 0), (x, y))}
    assert within == {(0, 0)} | arms
    assert len(within) == 4 * floors + 1


@pytest.mark.rule("TT-D5", "TT-17")
def test_a_guard_does_not_occupy_the_tile_below() -> None:
    at = hill(f"tile pile=land drawn=B {ONE_TOWER}:guard1").play("place 0,2 0")
    assert "claim field NL" in at.legal


# --- a thief tile is drawn, I: raise


@pytest.mark.rule("TT-29", "TT-46")
def test_placing_a_thief_tile_causes_nothing_more() -> None:
    at = hill(f"draw pile=land {TWO_TOWERS}:guard1").play("draw TA", "place 0,-1 180")
    assert kinds(at) == ["laid"]
    assert kinds(at.play("skip")) == ["skipped"]


RISEN = {
    "TT-14 TT-30 more floors come later": (ONE_TOWER, "TA", {(0, 1): 3}, 17),
    "TT-30 TT-32 TT-52 every tower without a guard rises by one floor": (TWO_TOWERS, "TA", {(0, 1): 2, (1, 0): 3}, 15),
    "TT-30 TT-D7 a tower with a guard does not rise": (f"{TWO_TOWERS}:guard0", "TA", {(0, 1): 2, (1, 0): 2}, 16),
    "TT-29 a tile without a thief raises nothing": (TWO_TOWERS, "E", {(0, 1): 1, (1, 0): 2}, 17),
    "TT-31 a tower of five floors gets no more": (TWO_TOWERS.replace("17;0,1:1;1,0:2", "14;0,1:5;1,0:1"), "TA", {(0, 1): 5, (1, 0): 2}, 13),
}


@pytest.mark.rule("TT-14", "TT-29", "TT-30", "TT-31", "TT-32", "TT-52", "TT-D7")
@pytest.mark.parametrize(("position", "drawn", "floors", "supply"), RISEN.values(), ids=RISEN)
def test_a_thief_tile_raises_towers(position: str, drawn: str, floors: dict[tuple[int, int], int], supply: int) -> None:
    at = hill(f"draw pile=land {position}").play(f"draw {drawn}")
    assert (dict(towers_of(at).floors), towers_of(at).supply) == (floors, supply)


@pytest.mark.rule("TT-33", "TT-A16")
def test_with_too_few_floors_the_drawer_chooses_which_towers_rise() -> None:
    position = f"draw pile=land seat=1 {FIVE_TOWERS} towers=supply:2;0,-1:5;0,1:5;1,0:4;1,1:3;2,0:1"
    at = hill(position).play("draw TA")
    assert (at.actor, at.legal) == (1, {"raise 1,0", "raise 1,1", "raise 2,0"})
    at = at.play("raise 1,1")
    assert (at.actor, at.legal) == (1, {"raise 1,0", "raise 2,0"})
    assert at.refusal("raise 1,1") == "TT-33"
    at = at.play("raise 2,0")
    assert towers_of(at).supply == 0
    assert {cell: floors for cell, floors in towers_of(at).floors.items() if floors < 5} == {(1, 0): 4, (1, 1): 4, (2, 0): 2}


@pytest.mark.rule("TT-33")
def test_with_enough_floors_there_is_nothing_to_choose() -> None:
    at = hill(f"draw pile=land {FIVE_TOWERS} towers=supply:2;0,-1:5;0,1:5;1,0:5;1,1:2;2,0:1").play("draw TA")
    assert (at.actor, towers_of(at).floors[1, 1], towers_of(at).floors[2, 0], towers_of(at).supply) == (CHANCE, 3, 2, 0)


@pytest.mark.rule("TT-33")
def test_only_towers_without_a_guard_and_below_five_floors_are_chosen_from() -> None:
    at = hill(f"draw pile=land {FIVE_TOWERS} towers=supply:1;0,-1:5;0,1:5;1,0:3:guard0;1,1:4;2,0:2").play("draw TA")
    assert at.legal == {"raise 1,1", "raise 2,0"}
    assert at.refusal("raise 1,0") == "TT-33"
    at = at.play("raise 2,0")
    assert scored(at) == [("guard", 0, 4)]


@pytest.mark.rule("TT-34")
def test_with_an_empty_supply_no_floor_is_added() -> None:
    at = hill(f"draw pile=land {FIVE_TOWERS} towers=supply:0;0,-1:5;0,1:5;1,0:5;1,1:4;2,0:1").play("draw TA")
    assert kinds(at) == ["drawn", "stolen"]
    assert (towers_of(at).floors[1, 1], towers_of(at).floors[2, 0]) == (4, 1)


# --- the thieves steal the tile


@pytest.mark.rule("TT-38")
def test_without_tower_tiles_an_ordinary_tile_replaces_the_stolen_one() -> None:
    at = with_left(START, "TA U", expansions=(TOWERS,)).play("draw TA")
    assert at.legal == {"draw U"}
    at = at.play("draw U")
    assert (at.actor, state_of(at).drawn) == (0, "U")


# --- II: score the guards


@pytest.mark.rule("TT-43", "TT-44", "TT-53")
def test_the_stolen_tile_is_paid_as_well_and_goes_back_to_the_box() -> None:
    at = hill(f"draw pile=land out=TC {TWO_TOWERS}:guard1;stolen:TC").play("draw TA")
    assert at.scores == (0, 10)
    assert [(line.label, line.points, line.rule) for line in happened(at, "scored").details["lines"]] == [
        ("line-thief", 4, "TT-42"),
        ("line-stolen", 6, "TT-43"),
    ]
    assert towers_of(at).stolen is None
    assert dict(state_of(at).out) == {"TC": 1}


@pytest.mark.rule("TT-45", "TT-D6")
def test_after_scoring_all_guards_are_home_and_may_be_placed_in_the_same_turn() -> None:
    """The player who drew has no other meeples in supply, so only the returned guard can be placed."""
    figures = "0,0:city.N:0;0,0:road.E:0;0,0:field.EL:0;0,0:field.ER:0;1,0:field.NL:0;2,0:field.NL:0"
    tiles = "0,0:D:0;0,1:WA:0;1,0:U:0;2,0:U:0"
    at = hill(f"draw pile=land tiles={tiles} figures={figures} towers=supply:18;0,1:2:guard0")
    assert meeples(at, 0) == 0
    at = at.play("draw TG")
    assert (meeples(at, 0), dict(towers_of(at).guards)) == (1, {})
    at = at.play("place 0,2 0")
    assert {"guard 0,1", "claim road E"} <= at.legal


# --- the end


@pytest.mark.rule("TT-48")
def test_at_the_end_each_guard_pays_five() -> None:
    position = f"tile pile=land drawn=U {TWO_TOWERS}:guard1".replace("0,1:1;", "0,1:1:guard0;")
    at = with_left(position, "", expansions=(TOWERS,)).play("place 2,0 0", "skip")
    assert (at.actor, at.scores) == (None, (5, 5))


@pytest.mark.rule("TT-49")
def test_at_the_end_each_guard_also_scores_the_number_on_the_stolen_tile() -> None:
    position = f"tile pile=land drawn=U out=TC {TWO_TOWERS}:guard1;stolen:TC"
    at = with_left(position, "", expansions=(TOWERS,)).play("place 2,0 0", "skip")
    assert at.scores == (0, 11)
    assert [(line.points, line.rule) for line in happened(at, "scored").details["lines"]] == [(5, "TT-48"), (6, "TT-49")]
