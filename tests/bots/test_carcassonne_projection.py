"""Projections and changes, held against the engine: what they foretell is what playing it would score."""

from collections.abc import Iterator
from functools import lru_cache

import pytest

from rookery.bots.carcassonne.changes import change
from rookery.bots.carcassonne.projection import Projection, points, projected, projected_on
from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.games import GAMES
from rookery.games.carcassonne import scoring
from rookery.games.carcassonne.actions import Action
from rookery.games.carcassonne.expansion import OVER, Ruleset
from rookery.games.carcassonne.expansions.base import PLACE_MEEPLE, TILE
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
    """The states of a random game before it is over."""
    return tuple(state for state in playthrough(setup, 7).states if state.step != OVER)


def scored_and_ended(ruleset: Ruleset, state: State) -> tuple[list[int], list[int]]:
    """By the engine: each seat's score if the turn were scored and the game then ended, and its figures at home after the scoring."""
    scored = state if state.placed is None else scoring.score_completed(ruleset, state)
    ended = ruleset.ended(scored)
    return [player.score for player in ended.players], [sum(player.supply.values()) for player in scored.players]


def numbers(projection: Projection) -> tuple[list[int], list[int]]:
    return projection.scores, projection.home


def choices_of_a_figure(setup: Setup) -> Iterator[tuple[State, Action]]:
    for state in states(setup):
        for action in state.offers if state.step == PLACE_MEEPLE else ():
            yield state, action


@for_every_table
def test_a_projection_is_the_score_if_the_game_ended_now(setup: Setup) -> None:
    ruleset = ruleset_for(setup)
    for state in states(setup):
        assert numbers(projected(ruleset, state)) == scored_and_ended(ruleset, state)


@for_every_table
def test_a_projection_carried_on_over_a_tile_is_the_projection_after_it(setup: Setup) -> None:
    ruleset = ruleset_for(setup)
    for state in (state for state in states(setup) if state.step == TILE):
        before = projected(ruleset, state)
        for place in some(state.offers, 5, seed=state.turn):
            laid = ruleset.verbs[place.verb].play(ruleset, state, place)
            after = projected_on(ruleset, before, laid)
            assert numbers(after) == numbers(projected(ruleset, laid))
            figures = [figure for holding in after.holdings for figure in holding.figures]
            assert dict(figures) == laid.figures
            assert len(figures) == len(laid.figures)


@for_every_table
def test_a_change_is_what_playing_the_choice_changes(setup: Setup) -> None:
    ruleset = ruleset_for(setup)
    for state, action in choices_of_a_figure(setup):
        scores, home = scored_and_ended(ruleset, state)
        changed = change(ruleset, state, action)
        scores_after, home_after = scored_and_ended(ruleset, ruleset.verbs[action.verb].play(ruleset, state, action))
        assert [score + changed.points.get(seat, 0) for seat, score in enumerate(scores)] == scores_after
        assert home[state.seat] + changed.home == home_after[state.seat]


def test_the_changes_of_every_verb_were_tried() -> None:
    seen = {action.verb for state, action in choices_of_a_figure(TABLES[-1])}
    assert seen == {"skip", "claim", "recall", "guard"}
    replaced = [state for state, action in choices_of_a_figure(TABLES[-1]) if len(change(ruleset_for(TABLES[-1]), state, action).points) == 2]
    assert replaced, "somebody could have replaced another's guard"


@for_every_table
def test_points_are_the_sum_of_the_score_lines(setup: Setup) -> None:
    ruleset = ruleset_for(setup)
    last = states(setup)[-1]
    for feature in last.board.features.all():
        assert points(ruleset, last, feature) == scoring.points(ruleset, last, feature)
