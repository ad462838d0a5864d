"""Projections, compared with the engine's scoring."""

from collections.abc import Iterable
from functools import lru_cache

import pytest

from rookery.bots.carcassonne.greedy import Worth, worth_by_action
from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.games import GAMES
from rookery.games.carcassonne import scoring
from rookery.games.carcassonne.expansion import OVER, Ruleset
from rookery.games.carcassonne.expansions.base import PLACE_MEEPLE, TILE
from rookery.games.carcassonne.expansions.towers_and_thieves import SLOT, Guard
from rookery.games.carcassonne.projection import Projection, projected, projected_after
from rookery.games.carcassonne.rules import ruleset_for
from rookery.games.carcassonne.state import State
from tests.contract.playthrough import playthrough, some
from tests.contract.setups import setups_of

CARCASSONNE = GAMES["carcassonne"]
EXPANSIONS = list(dict.fromkeys(setup.expansions for setup in setups_of(CARCASSONNE)))
TABLES = [Setup(CARCASSONNE.name, 2 + number % 4, FrozenMap({"farmers": "on"}), names) for number, names in enumerate(EXPANSIONS)]
for_every_table = pytest.mark.parametrize("setup", TABLES, ids=lambda setup: "-".join([str(setup.seats), *setup.expansions]))


@lru_cache(maxsize=len(TABLES))
def states(setup: Setup) -> tuple[State, ...]:
    """Return the states of a random game, except the final one."""
    return tuple(state for state in playthrough(setup, 7).states if state.step != OVER)


def scored_and_ended(ruleset: Ruleset, state: State) -> tuple[list[int], list[int]]:
    """Return the engine's results: each seat's score if the turn were scored and the game then ended, and its figures after the scoring."""
    scored = state if state.placed is None else scoring.score_completed(ruleset, state)
    ended = ruleset.ended(scored)
    return [player.score for player in ended.players], [sum(player.supply.values()) for player in scored.players]


def numbers(projection: Projection) -> tuple[list[int], list[int]]:
    return projection.scores, projection.home


@for_every_table
def test_a_projection_is_the_score_if_the_game_ended_now(setup: Setup) -> None:
    ruleset = ruleset_for(setup)
    for state in states(setup):
        assert numbers(projected(ruleset, state)) == scored_and_ended(ruleset, state)


@for_every_table
def test_a_projection_after_a_tile_is_that_of_the_state_it_leads_to(setup: Setup) -> None:
    check_tiles(setup, [state for state in states(setup) if state.step == TILE])


def check_tiles(setup: Setup, before: Iterable[State]) -> None:
    ruleset = ruleset_for(setup)
    for state in before:
        now = projected(ruleset, state)
        for place in some(state.offers, 5, seed=state.turn):
            laid = ruleset.verbs[place.verb].play(ruleset, state, place)
            after = projected_after(ruleset, now, laid)
            assert numbers(after) == numbers(projected(ruleset, laid))
            figures = [figure for holding in after.holdings for figure in holding.figures]
            assert dict(figures) == laid.figures
            assert len(figures) == len(laid.figures)


def worth_by_engine(ruleset: Ruleset, state: State) -> Worth:
    """Evaluate a state with all choices made for its seat."""
    scores, home = scored_and_ended(ruleset, state)
    own = scores.pop(state.seat)
    return Worth(own - max(scores), home[state.seat])


@for_every_table
def test_the_worth_of_a_choice_is_that_of_the_position_after_it(setup: Setup) -> None:
    check_choices(setup, [state for state in states(setup) if state.step == PLACE_MEEPLE])


def check_choices(setup: Setup, before: Iterable[State]) -> None:
    ruleset = ruleset_for(setup)
    for state in before:
        played = {str(action): ruleset.verbs[action.verb].play(ruleset, state, action) for action in state.offers}
        assert worth_by_action(ruleset, state) == {action: worth_by_engine(ruleset, after) for action, after in played.items()}


def test_the_choices_of_every_verb_were_tried() -> None:
    offered = [(state, action) for state in states(TABLES[-1]) if state.step == PLACE_MEEPLE for action in state.offers]
    assert {action.verb for _, action in offered} == {"skip", "claim", "recall", "guard"}
    assert any(isinstance(action, Guard) and action.cell in state.slots[SLOT].guards for state, action in offered), "a guard could be replaced"
