"""Our rulings on questions that Towers & Thieves leaves open."""

import pytest

from rookery.core.rules import CHANCE
from rookery.games.carcassonne.rules import ruleset_for
from tests.carcassonne.table import ABBOT, ALL, RIVER, TOWERS, kinds, places, scored, state_of, table, towers_of, view_of, with_left
from tests.contract.table import Table, setup_of

START = "draw pile=land tiles=0,0:D:0 towers=supply:20"
ONE_TOWER = "tiles=0,0:D:0;0,1:WA:0 towers=supply:18;0,1:2"
TWO_TOWERS = "tiles=0,0:D:0;0,1:WA:0;1,0:WC:0 towers=supply:17;0,1:1;1,0:2"
FOUR_TOWERS = "tiles=0,-1:WB:180;0,0:D:0;0,1:WD:0;1,0:WC:0;2,0:WE:0 towers=supply:0;0,-1:5;0,1:5;1,0:5;2,0:5"
WALLED = "tiles=-1,0:Rg:270;0,0:WB:0;0,1:R:180;1,0:R:90 towers=supply:19;0,0:1"
"""Every open edge is a city, so a tile without one fits nowhere."""


def hill(position: str, *, left: str | None = None, seats: int = 2) -> Table:
    if left is not None:
        return with_left(position, left, seats=seats, expansions=(TOWERS,))
    return table(position, seats=seats, expansions=(TOWERS,))


# --- legal guards


@pytest.mark.rule("TT-A3")
def test_ordinary_meeples_are_the_only_guards() -> None:
    """The only other kind of figure, the abbot, stays in its supply."""
    at = table(f"tile pile=land drawn=B {ONE_TOWER}", expansions=(ABBOT, TOWERS)).play("place 0,2 0", "guard 0,1")
    assert view_of(at).players[0] == {"score": 0, "meeples": 6, "abbots": 1, "guards": 1}


@pytest.mark.rule("TT-A17", "TT-16", "TT-20")
def test_the_tower_of_the_river_may_be_guarded_before_the_river_is_finished() -> None:
    at = table("draw pile=river tiles=0,0:RA:0 towers=supply:20", expansions=(RIVER, TOWERS)).play("draw RT", "place 0,1 0", "guard 0,1")
    assert (dict(towers_of(at).floors), dict(towers_of(at).guards)) == ({(0, 1): 1}, {(0, 1): 0})
    assert state_of(at).pile == "river"


@pytest.mark.rule("TT-A13")
def test_reach_is_measured_at_the_meeple_step_with_the_floors_added_this_turn() -> None:
    """The tower at 0,1 has one floor before the draw and two after it; the thief tile is two cells away."""
    at = hill("draw pile=land tiles=0,0:D:0;0,1:WA:0;0,2:B:0;1,0:WC:0 towers=supply:17;0,1:1;1,0:2:guard1").play("draw TG", "place 0,3 0")
    assert towers_of(at).floors[0, 1] == 2
    assert "guard 0,1" in at.legal


# --- repeated thieves


@pytest.mark.rule("TT-A5", "TT-40")
def test_a_thief_tile_drawn_as_replacement_runs_its_steps_and_is_stolen_again() -> None:
    at = hill(f"draw pile=land {ONE_TOWER}", left="TA TB TC U").play("draw TA")
    assert (towers_of(at).floors[0, 1], towers_of(at).stolen, at.legal) == (3, "TA", {"draw TB", "draw TC", "draw U"})
    at = at.play("draw TB")
    assert (towers_of(at).floors[0, 1], towers_of(at).stolen, at.legal) == (4, "TB", {"draw TC", "draw U"})
    at = at.play("draw TC")
    assert (towers_of(at).floors[0, 1], towers_of(at).stolen, at.legal) == (5, "TC", {"draw U"})
    assert (state_of(at).seat, state_of(at).turn) == (0, 1)
    at = at.play("draw U")
    assert at.actor == 0
    assert dict(state_of(at).out).keys() >= {"TA", "TB", "TC"}


@pytest.mark.rule("TT-A6")
def test_when_the_last_tile_is_stolen_and_no_tower_tile_is_left_the_game_is_over() -> None:
    at = hill(f"draw pile=land {ONE_TOWER} figures=0,0:road.E:1", left="TA").play("draw TA")
    assert kinds(at) == ["drawn", "raised", "stolen", "scored", "ended"]
    assert (at.actor, at.scores) == (None, (0, 1))


@pytest.mark.rule("TT-A6", "TT-A5")
def test_a_replacement_that_is_stolen_too_ends_the_game_when_the_stack_is_empty() -> None:
    at = hill(START, left="TA TB").play("draw TA", "draw TB")
    assert at.actor is None


@pytest.mark.rule("TT-A8")
def test_tower_tiles_left_over_do_not_prolong_the_game() -> None:
    at = hill(START, left="U WA WB WC").play("draw U", "place 1,0 0", "skip")
    assert at.actor is None
    assert view_of(at).piles == {"tower": 3}


@pytest.mark.rule("TT-A9", "BC-05")
def test_a_thief_tile_that_fits_nowhere_has_had_its_effect_and_another_is_drawn() -> None:
    at = hill(f"draw pile=land {WALLED}:guard1").play("draw TG")
    assert kinds(at) == ["drawn", "scored", "set-aside"]
    assert (at.scores, at.actor, state_of(at).seat) == ((0, 4), CHANCE, 0)
    assert "draw E" in at.legal


@pytest.mark.rule("TT-A9")
def test_the_replacement_of_an_unplaceable_tile_runs_its_steps_like_any_draw() -> None:
    """The first thief tile removes the last guard, so the second one is stolen."""
    at = hill(f"draw pile=land {WALLED}:guard1").play("draw TG", "draw TH")
    assert kinds(at) == ["drawn", "raised", "stolen"]
    assert (towers_of(at).floors[0, 0], towers_of(at).stolen) == (2, "TH")
    assert at.legal == {"draw WA", "draw WC", "draw WD", "draw WE"}


@pytest.mark.rule("TT-A10", "TT-38")
def test_a_tower_tile_that_fits_nowhere_is_set_aside_for_the_next_and_then_for_an_ordinary_one() -> None:
    at = hill(f"draw pile=land {WALLED}", left="TG WA WC E").play("draw TG")
    assert at.legal == {"draw WA", "draw WC"}
    at = at.play("draw WA")
    assert (kinds(at), at.legal) == (["drawn", "set-aside"], {"draw WC"})
    at = at.play("draw WC")
    assert (kinds(at), at.legal) == (["drawn", "set-aside"], {"draw E"})
    assert towers_of(at).stolen == "TG"
    at = at.play("draw E")
    assert at.actor == 0
    assert places(at)


@pytest.mark.rule("TT-A10", "BC-16")
def test_when_neither_tower_tile_nor_ordinary_tile_fits_the_game_is_over() -> None:
    at = hill(f"draw pile=land {WALLED}", left="TG WA U").play("draw TG", "draw WA", "draw U")
    assert (kinds(at)[:2], at.actor) == (["drawn", "set-aside"], None)


# --- floors


@pytest.mark.rule("TT-A11")
def test_a_base_laid_when_no_floor_is_left_is_a_tower_that_takes_no_guard() -> None:
    at = hill(f"tile pile=tower drawn=WA {FOUR_TOWERS}").play("place 1,1 0")
    assert (towers_of(at).floors[1, 1], towers_of(at).supply) == (0, 0)
    assert kinds(at) == ["laid"]
    assert at.refusal("guard 1,1") == "TT-A11"
    assert "guard 1,0" in at.legal


@pytest.mark.rule("TT-A11", "TT-34")
def test_a_tower_without_floors_gets_none_later_because_floors_never_come_back() -> None:
    at = hill(f"tile pile=tower drawn=WA {FOUR_TOWERS}").play("place 1,1 0", "guard 1,0", "draw TA")
    assert (towers_of(at).floors[1, 1], towers_of(at).supply) == (0, 0)


@pytest.mark.rule("TT-A18", "TT-13")
def test_the_first_floor_cannot_be_declined() -> None:
    at = hill("tile pile=tower drawn=WE tiles=0,0:D:0 towers=supply:20")
    before = towers_of(at).supply
    for place in at.legal:
        assert towers_of(at.play(place)).supply == before - 1


# --- the rest


@pytest.mark.rule("TT-A12")
def test_guards_score_the_same_for_any_seat_that_draws_the_thief_tile() -> None:
    tiles = "tiles=0,0:D:0;0,1:WA:0;1,0:WC:0 towers=supply:17;0,1:1:guard2;1,0:2:guard1"
    after = [hill(f"draw pile=land seat={seat} {tiles}", seats=3).play("draw TB") for seat in range(3)]
    assert [at.scores for at in after] == [(0, 5, 5)] * 3
    assert [sorted(scored(at)) for at in after] == [[("guard", 1, 5), ("guard", 2, 5)]] * 3


@pytest.mark.rule("TT-A15")
def test_floors_tower_tiles_and_tiles_to_come_are_open_to_all() -> None:
    at = hill(f"draw pile=land out=TC {TWO_TOWERS}:guard1;stolen:TC")
    for seat in (None, 0, 1):
        view = view_of(at, seat)
        assert view.slots["towers"] == {
            "towers": ({"at": (0, 1), "floors": 1, "guard": None}, {"at": (1, 0), "floors": 2, "guard": 1}),
            "supply": 17,
            "stolen": "TC",
            "rising": (),
        }
        assert (view.piles["tower"], view.to_come["WB"], view.to_come["TA"]) == (3, 1, 1)
        assert "TC" not in view.to_come


@pytest.mark.rule("TT-A19")
def test_there_are_no_prisoners_and_no_ransom() -> None:
    """A meeple leaves the board only by scoring or by returning; no action removes one."""
    ruleset = ruleset_for(setup_of("carcassonne", 2, expansions=ALL))
    assert set(ruleset.verbs) == {"draw", "place", "claim", "skip", "recall", "guard", "raise"}
    at = hill(f"tile pile=land drawn=B {ONE_TOWER} figures=0,0:field.ER:1").play("place 0,2 0", "guard 0,1")
    assert [(figure.piece, figure.seat) for figure in view_of(at).figures] == [("field ER", 1)]
