"""The contract of every game, one function per check. Each gets a finished game, and some of its states for detailed checks."""

import json
from collections import deque
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import fields
from itertools import chain, pairwise
from random import Random
from typing import Any, TypeAlias

import pytest

from rookery.core.errors import IllegalActionError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Record, replay
from rookery.core.record_text import read_json, read_rook, write_json, write_rook
from rookery.core.rules import CHANCE, InOrder
from rookery.core.view import plain
from tests.contract.bounds import bound
from tests.contract.playthrough import Playthrough, some
from tests.ledger import ids

Check: TypeAlias = Callable[[Playthrough, Sequence[Any]], None]
RULES = ids()
OTHERS = 60
"""The number of actions from other states to try in each state."""


def legal_actions_are_sorted_unique_and_exist_until_the_end(game: Playthrough, _closely: Sequence[Any]) -> None:
    for state in game.states:
        texts = list(map(str, game.rules.legal(state)))
        assert texts == sorted(set(texts))
        assert bool(texts) == (game.rules.actor(state) is not None)


def legal_actions_can_be_applied_and_leave_the_state_as_it_was(game: Playthrough, closely: Sequence[Any]) -> None:
    for state in closely:
        before, written = deepcopy(state), game.game.write_position(game.setup, state)
        for action in game.rules.legal(state):
            assert game.rules.apply(state, action) != state
        assert state == before
        assert game.game.write_position(game.setup, state) == written


def other_actions_are_refused_by_a_rule_of_a_ledger(game: Playthrough, closely: Sequence[Any]) -> None:
    """The illegal actions to try are those that were legal earlier or later in the game."""
    pool = sorted({*chain.from_iterable(map(game.rules.legal, game.states))}, key=str)
    for number, state in enumerate(closely):
        legal = set(game.rules.legal(state))
        for action in some(pool, OTHERS, number):
            if action in legal:
                continue
            with pytest.raises(IllegalActionError) as refused:
                game.rules.apply(state, action)
            assert refused.value.action == action
            assert refused.value.rule in RULES


def the_same_actions_lead_to_equal_states_of_equal_hash(game: Playthrough, _closely: Sequence[Any]) -> None:
    state = game.rules.start()
    for action, reached in zip(game.actions, game.states[1:], strict=True):
        state = game.rules.apply(state, action)
        assert state == reached
        assert hash(state) == hash(reached)
    assert all(before != after for before, after in pairwise(game.states))


def chance_has_odds_exactly_when_it_acts_and_for_exactly_the_legal_actions(game: Playthrough, _closely: Sequence[Any]) -> None:
    for state in game.states:
        odds = game.rules.odds(state)
        assert bool(odds) == (game.rules.actor(state) == CHANCE)
        if odds:
            assert set(odds) == set(game.rules.legal(state))
            assert all(type(weight) is int and weight > 0 for weight in odds.values())
            assert type(odds) is not InOrder or list(odds) == sorted(odds, key=str)


def public_fields_are_the_same_in_every_view(game: Playthrough, closely: Sequence[Any]) -> None:
    for state in closely:
        everybody = game.rules.view(state, None)
        shared = [field.name for field in fields(everybody) if field.name not in everybody.OWN]
        for seat in range(game.setup.seats):
            view = game.rules.view(state, seat)
            assert [getattr(view, name) for name in shared] == [getattr(everybody, name) for name in shared]


def there_is_an_outcome_exactly_when_nobody_acts(game: Playthrough, _closely: Sequence[Any]) -> None:
    for state in game.states:
        actor = game.rules.actor(state)
        assert (actor is None) == (game.rules.outcome(state) is not None)
        assert actor in (None, CHANCE, *range(game.setup.seats))


def scores_sheets_places_and_winners_agree(game: Playthrough, _closely: Sequence[Any]) -> None:
    outcome = game.rules.outcome(game.states[-1])
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.places) == len(outcome.sheets) == game.setup.seats
    assert outcome.scores == tuple(sum(line.points for line in sheet.lines) for sheet in outcome.sheets)
    for score, place in zip(outcome.scores, outcome.places, strict=True):
        assert place == 1 + len([other for other in outcome.scores if other > score])
    assert outcome.winners == tuple(seat for seat, score in enumerate(outcome.scores) if score == max(outcome.scores))
    assert {outcome.reason.rule, *(line.rule for sheet in outcome.sheets for line in sheet.lines)} <= RULES


def every_game_ends_within_its_bound(game: Playthrough, _closely: Sequence[Any]) -> None:
    assert len(game.actions) <= bound(game.setup)


def actions_are_read_as_they_were_written(game: Playthrough, _closely: Sequence[Any]) -> None:
    for action in {*chain.from_iterable(map(game.rules.legal, game.states))}:
        assert game.game.read_action(game.setup, str(action)) == action


def positions_are_read_as_they_were_written(game: Playthrough, closely: Sequence[Any]) -> None:
    for state in closely:
        text = game.game.write_position(game.setup, state)
        assert "\n" not in text
        assert game.game.read_position(game.setup, text) == state


def records_are_read_as_they_were_written_and_replay_to_the_same_end(game: Playthrough, _closely: Sequence[Any]) -> None:
    middle, stop = len(game.actions) // 3, len(game.actions) // 2
    part = Record(
        game.setup,
        tuple(map(str, game.actions[middle:stop])),
        tags=FrozenMap({"event": "evening at the club"}),
        position=game.game.write_position(game.setup, game.states[middle]),
    )
    for record, end in ((game.record, game.states[-1]), (part, game.states[stop])):
        rook, line = read_rook(write_rook(record)), read_json(write_json(record))
        assert rook == line == record
        assert deque(replay(game.game, rook), maxlen=1).pop() == end


def the_actor_chooses_among_the_legal_actions_and_nobody_else_has_a_choice(game: Playthrough, closely: Sequence[Any]) -> None:
    for state in closely:
        actor, legal = game.rules.actor(state), set(map(str, game.rules.legal(state)))
        for seat in (None, *range(game.setup.seats)):
            choices = [choice.action for choice in game.rules.view(state, seat).choices]
            assert len(choices) == len(set(choices))
            assert set(choices) == (legal if seat is not None and seat == actor else set())


def a_view_has_its_seat_the_actor_and_the_scores(game: Playthrough, closely: Sequence[Any]) -> None:
    for state in closely:
        for seat in (None, *range(game.setup.seats)):
            view = game.rules.view(state, seat)
            assert isinstance(view, game.game.view)
            assert (view.game, view.seat, view.actor) == (game.setup.game, seat, game.rules.actor(state))
            assert len(view.scores) == game.setup.seats
            assert view.outcome == game.rules.outcome(state)
            assert view.outcome is None or view.scores == view.outcome.scores


def a_view_is_made_of_plain_values(game: Playthrough, closely: Sequence[Any]) -> None:
    for state in closely:
        value = plain(game.rules.view(state, game.setup.opener))
        assert json.loads(json.dumps(value, allow_nan=False)) == value


def a_completed_view_is_a_position_with_the_same_view(game: Playthrough, closely: Sequence[Any]) -> None:
    for number, state in enumerate(closely):
        for seat in (None, *range(game.setup.seats)):
            view = game.rules.view(state, seat)
            completed = game.game.complete(view, Random(number))
            assert game.rules.view(completed, seat) == view
        assert game.game.read_position(game.setup, game.game.write_position(game.setup, completed)) == completed
        assert game.game.complete(game.rules.view(completed, seat), Random(number)) == completed


CHECKS: tuple[Check, ...] = (
    legal_actions_are_sorted_unique_and_exist_until_the_end,
    legal_actions_can_be_applied_and_leave_the_state_as_it_was,
    other_actions_are_refused_by_a_rule_of_a_ledger,
    the_same_actions_lead_to_equal_states_of_equal_hash,
    chance_has_odds_exactly_when_it_acts_and_for_exactly_the_legal_actions,
    public_fields_are_the_same_in_every_view,
    there_is_an_outcome_exactly_when_nobody_acts,
    scores_sheets_places_and_winners_agree,
    every_game_ends_within_its_bound,
    actions_are_read_as_they_were_written,
    positions_are_read_as_they_were_written,
    records_are_read_as_they_were_written_and_replay_to_the_same_end,
    the_actor_chooses_among_the_legal_actions_and_nobody_else_has_a_choice,
    a_view_has_its_seat_the_actor_and_the_scores,
    a_view_is_made_of_plain_values,
    a_completed_view_is_a_position_with_the_same_view,
)
