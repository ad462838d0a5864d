"""What is written can be read again: actions, positions and records."""

from collections import deque
from contextlib import suppress
from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.core.errors import NotationError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Record, Setup, replay
from rookery.core.record_text import read_json, read_rook, write_json, write_rook
from rookery.core.rules import AnyGame
from tests.contract.playthrough import games, playthrough, seeds, some
from tests.contract.setups import for_every_game, for_every_setup


@for_every_setup
@games(2)
@given(seed=seeds)
def test_an_action_is_read_as_it_was_written(setup: Setup, seed: int) -> None:
    game = playthrough(setup, seed)
    for action in {*chain.from_iterable(map(game.rules.legal, game.states))}:
        assert game.game.read_action(setup, str(action)) == action


@for_every_setup
@games(2)
@given(seed=seeds)
def test_a_position_is_read_as_it_was_written(setup: Setup, seed: int) -> None:
    game = playthrough(setup, seed)
    for state in some(game.states, 60, seed):
        text = game.game.write_position(setup, state)
        assert "\n" not in text
        assert game.game.read_position(setup, text) == state


@pytest.mark.deep
@for_every_setup
@games(10, derandomize=False)
@given(seed=seeds)
def test_every_position_of_a_game_is_read_as_it_was_written(setup: Setup, seed: int) -> None:
    game = playthrough(setup, seed)
    for state in game.states:
        assert game.game.read_position(setup, game.game.write_position(setup, state)) == state


@for_every_setup
@games(2)
@given(seed=seeds)
def test_a_record_is_read_as_it_was_written_and_replays_to_the_same_end(setup: Setup, seed: int) -> None:
    game = playthrough(setup, seed)
    record = game.record
    for read in (read_rook(write_rook(record)), read_json(write_json(record))):
        assert read == record
        assert deque(replay(game.game, read), maxlen=1).pop() == game.states[-1]


@for_every_setup
@games(2)
@given(seed=seeds)
def test_a_record_may_begin_in_the_middle_and_stop_before_the_end(setup: Setup, seed: int) -> None:
    game = playthrough(setup, seed)
    middle, stop = len(game.actions) // 3, 2 * len(game.actions) // 3
    record = Record(
        setup,
        tuple(map(str, game.actions[middle:stop])),
        tags=FrozenMap({"event": "evening at the club"}),
        position=game.game.write_position(setup, game.states[middle]),
    )
    for read in (read_rook(write_rook(record)), read_json(write_json(record))):
        assert read == record
        assert deque(replay(game.game, read), maxlen=1).pop() == game.states[stop]


@for_every_game
@given(text=st.text(max_size=80))
def test_a_text_is_an_action_or_a_notation_error(game: AnyGame, text: str) -> None:
    setup = Setup(game.name, game.seats[0])
    for read in (game.read_action, game.read_position):
        with suppress(NotationError):
            read(setup, text)
