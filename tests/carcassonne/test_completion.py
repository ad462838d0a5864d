"""Completions: states reconstructed from a view."""

from dataclasses import replace
from random import Random

import pytest

from rookery.core.frozen import FrozenMap
from rookery.core.outcome import args
from rookery.core.record import Setup
from rookery.core.rules import AnyRules
from rookery.games import GAMES
from rookery.games.carcassonne.completion import complete, marks_of, notes_of, ruleset_of
from rookery.games.carcassonne.expansion import Mark, Note
from rookery.games.carcassonne.expansions.towers_and_thieves import SLOT
from rookery.games.carcassonne.geometry import Cell
from rookery.games.carcassonne.state import State
from rookery.games.carcassonne.view import CarcassonneView
from tests.contract.playthrough import playthrough
from tests.contract.setups import setups_of

CARCASSONNE = GAMES["carcassonne"]
EXPANSIONS = list(dict.fromkeys(setup.expansions for setup in setups_of(CARCASSONNE)))
TOO_FEW_FLOORS = (
    "thief turn=70 seat=1 pile=land drawn=TA tiles=0,0:D:0;0,1:WA:0;0,2:WB:90;0,3:WE:180;-1,1:WC:90;1,1:WD:180 "
    "towers=supply:2;0,1:5;0,2:3:guard0;0,3:4:rising;-1,1:3:rising;1,1:3:rising"
)


def seen(rules: AnyRules, state: State) -> CarcassonneView:
    """Return the view of the seat to act, or a spectator's if no seat acts."""
    actor = rules.actor(state)
    view = rules.view(state, actor if isinstance(actor, int) else None)
    assert isinstance(view, CarcassonneView)
    return view


@pytest.mark.parametrize("expansions", EXPANSIONS, ids=lambda names: "-".join(names) or "base")
def test_the_completed_view_is_the_state(expansions: tuple[str, ...]) -> None:
    seats = 2 + EXPANSIONS.index(expansions) % 4
    setup = Setup(CARCASSONNE.name, seats, FrozenMap({"farmers": "on"}), expansions, opener=1)
    played = playthrough(setup, seats)
    for state in played.states:
        view = seen(played.rules, state)
        completed = complete(view, Random(0))
        assert completed == state
        assert (completed.offers, completed.events) == (state.offers, state.events)
        assert seen(played.rules, completed) == view
        assert ruleset_of(view).setup == setup


def test_the_towers_that_may_still_rise_are_completed_before_and_after_one_has_risen() -> None:
    setup = Setup(CARCASSONNE.name, 2, expansions=("towers-and-thieves",))
    rules = CARCASSONNE.rules(setup)
    before = CARCASSONNE.read_position(setup, TOO_FEW_FLOORS)
    after = rules.apply(before, CARCASSONNE.read_action(setup, "raise -1,1"))
    for state, rising in ((before, {(0, 3), (-1, 1), (1, 1)}), (after, {(0, 3), (1, 1)})):
        completed = complete(seen(rules, state), Random(0))
        assert completed == state
        assert completed.slots[SLOT].rising == rising
        assert CARCASSONNE.read_position(setup, CARCASSONNE.write_position(setup, state)) == state


def test_a_completed_view_can_be_played_on() -> None:
    played = playthrough(Setup(CARCASSONNE.name, 2, expansions=CARCASSONNE.expansions), 3)
    half = len(played.actions) // 2
    state = complete(seen(played.rules, played.states[half]), Random(0))
    assert any(player.score for player in state.players)
    for action in played.actions[half:]:
        state = played.rules.apply(state, action)
    outcome = played.rules.outcome(state)
    assert outcome is not None
    assert outcome.scores == played.record.scores


def test_completion_does_not_depend_on_earlier_views_of_the_board() -> None:
    played = playthrough(Setup(CARCASSONNE.name, 2), 5)
    grown = [complete(seen(played.rules, state), Random(0)) for state in played.states[::20]]
    for state, completed in zip(played.states[::20], grown, strict=True):
        view = seen(played.rules, state)
        again = complete(replace(view, tiles=tuple(sorted(view.tiles, key=lambda tile: tile.at))), Random(0))
        assert again == completed
        assert set(again.offers) == set(completed.offers)


def test_towers_are_shown_by_marks_and_notes() -> None:
    setup = Setup(CARCASSONNE.name, 2, expansions=("towers-and-thieves",))
    position = "meeple pile=land placed=0,2 tiles=0,0:D:0;0,1:WA:0;0,2:WB:90 out=TC towers=supply:17;stolen:TC;0,1:1;0,2:2:guard1"
    view = seen(CARCASSONNE.rules(setup), CARCASSONNE.read_position(setup, position.replace("pile=land", "pile=tower")))
    assert [replace(mark, reach=()) for mark in marks_of(view)] == [Mark((0, 1), "tower", 1), Mark((0, 2), "tower", 2, seat=1)]
    assert [set(mark.reach) for mark in marks_of(view)] == [_cross(0, 1, 1), _cross(0, 2, 2)]
    assert notes_of(view) == (Note("table-floors", args(floors=17)), Note("table-stolen", args(number=6)))
    bare = Setup(CARCASSONNE.name, 2)
    assert marks_of(seen(CARCASSONNE.rules(bare), CARCASSONNE.rules(bare).start())) == ()


def _cross(x: int, y: int, floors: int) -> set[Cell]:
    """Return the cells within a tower's reach, including its own."""
    steps = range(-floors, floors + 1)
    return {(x + step, y) for step in steps} | {(x, y + step) for step in steps}
