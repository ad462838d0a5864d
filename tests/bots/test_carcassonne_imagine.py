"""From a view back to the table."""

from dataclasses import replace

import pytest

from rookery.bots.carcassonne.imagine import imagine, ruleset_of
from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.core.rules import AnyRules
from rookery.games import GAMES
from rookery.games.carcassonne.expansions.towers_and_thieves import SLOT
from rookery.games.carcassonne.state import State
from rookery.games.carcassonne.view import CarcassonneView
from tests.contract.playthrough import playthrough
from tests.contract.setups import setups_of

CARCASSONNE = GAMES["carcassonne"]
EXPANSIONS = list(dict.fromkeys(setup.expansions for setup in setups_of(CARCASSONNE)))
TOO_FEW_FLOORS = (
    "thief turn=70 seat=1 pile=land drawn=TA tiles=0,0:D:0;0,1:WA:0;0,2:WB:90;0,3:WE:180;-1,1:WC:90;1,1:WD:180 "
    "towers=supply:1;0,1:5;0,2:4:guard0;0,3:4:rising;-1,1:3:rising;1,1:3:rising"
)


def seen(rules: AnyRules, state: State) -> CarcassonneView:
    """The view of whoever is to act; a spectator's when that is nobody."""
    actor = rules.actor(state)
    view = rules.view(state, actor if isinstance(actor, int) else None)
    assert isinstance(view, CarcassonneView)
    return view


@pytest.mark.parametrize("expansions", EXPANSIONS, ids=lambda names: "-".join(names) or "base")
def test_the_table_imagined_from_a_view_is_the_table(expansions: tuple[str, ...]) -> None:
    seats = 2 + EXPANSIONS.index(expansions) % 4
    setup = Setup(CARCASSONNE.name, seats, FrozenMap({"farmers": "on"}), expansions, opener=1)
    played = playthrough(setup, seats)
    for state in played.states:
        view = seen(played.rules, state)
        imagined = imagine(view)
        assert imagined == state
        assert (imagined.offers, imagined.events) == (state.offers, state.events)
        assert seen(played.rules, imagined) == view
        assert ruleset_of(view).setup == setup


def test_the_towers_to_choose_among_are_imagined_too() -> None:
    setup = Setup(CARCASSONNE.name, 2, expansions=("towers-and-thieves",))
    rules = CARCASSONNE.rules(setup)
    state = CARCASSONNE.read_position(setup, TOO_FEW_FLOORS)
    assert imagine(seen(rules, state)) == state
    assert imagine(seen(rules, state)).slots[SLOT].rising == {(0, 3), (-1, 1), (1, 1)}


def test_an_imagined_table_can_be_played_on() -> None:
    played = playthrough(Setup(CARCASSONNE.name, 2, expansions=CARCASSONNE.expansions), 3)
    half = len(played.actions) // 2
    state = imagine(seen(played.rules, played.states[half]))
    assert any(player.score for player in state.players)
    for action in played.actions[half:]:
        state = played.rules.apply(state, action)
    outcome = played.rules.outcome(state)
    assert outcome is not None
    assert outcome.scores == played.record.scores


def test_a_board_seen_for_the_first_time_and_one_seen_growing_are_the_same() -> None:
    played = playthrough(Setup(CARCASSONNE.name, 2), 5)
    grown = [imagine(seen(played.rules, state)) for state in played.states[::20]]
    for state, imagined in zip(played.states[::20], grown, strict=True):
        view = seen(played.rules, state)
        again = imagine(replace(view, tiles=tuple(sorted(view.tiles, key=lambda tile: tile.at))))
        assert again == imagined
        assert set(again.offers) == set(imagined.offers)
