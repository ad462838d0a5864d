"""A batch of Carcassonne shows each seat what the rules show it, and steps as the twin does."""

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from threading import Thread
from time import perf_counter
from typing import Any

import pytest

from rookery.core.errors import SetupError
from rookery.core.record import Setup
from rookery.core.rules import CHANCE
from rookery.fast import carcassonne_tiles
from rookery.fast.carcassonne_actions import SEAT_ACTIONS, numbers, open_places, reading_order
from rookery.fast.carcassonne_batch import Batch
from rookery.fast.carcassonne_observation import LENGTH, observe
from rookery.fast.carcassonne_twin import Twin
from rookery.fast.rng import COMPILED, Rng
from rookery.games.carcassonne import CARCASSONNE
from rookery.games.carcassonne.view import CarcassonneView
from tests.carcassonne.tables import table
from tests.fast.carcassonne_pairs import SETUPS, for_few_setups, for_some_setups, name_of
from tests.fast.hot import hot_functions

ROOT = Path(__file__).parents[2]
EVERYTHING = SETUPS[-1]
BASE = SETUPS[0]


class Buffers:
    """What the caller of a batch owns."""

    def __init__(self, games: int, seats: int) -> None:
        self.observation = bytearray(games * LENGTH)
        self.mask = bytearray(games * SEAT_ACTIONS)
        self.actor = bytearray(games)
        self.reward = memoryview(bytearray(4 * games * seats)).cast("f", (games, seats))
        self.done = bytearray(games)
        self.action = memoryview(bytearray(2 * games)).cast("H")

    def legal(self, game: int) -> list[int]:
        return [number for number in range(SEAT_ACTIONS) if self.mask[game * SEAT_ACTIONS + number]]

    def everything(self) -> bytes:
        return b"".join([self.observation, self.mask, self.actor, self.reward.tobytes(), self.done, self.action.tobytes()])


def make(games: int, setup: Setup = BASE, seed: int = 1, *, points: bool = False) -> tuple[Batch, Buffers]:
    buffers = Buffers(games, setup.seats)
    farmers = setup.options["farmers"] == "on"
    return Batch(games, setup.seats, seed, points=points, expansions=setup.expansions, farmers=farmers, **vars(buffers)), buffers


# --- what a seat sees and may do


def seen(setup: Setup, batch: Batch, buffers: Buffers, game: int) -> CarcassonneView:
    """What the rules show the seat to act in the position of this game."""
    state = CARCASSONNE.read_position(setup, batch.twin(game).position_text())
    rules = CARCASSONNE.rules(setup)
    assert buffers.actor[game] == rules.actor(state)
    view = rules.view(state, buffers.actor[game])
    assert isinstance(view, CarcassonneView)
    return view


@for_some_setups
def test_rows_are_what_the_rules_show_the_seat_to_act(setup: Setup) -> None:
    batch, buffers = make(2, setup, SETUPS.index(setup))
    for number in range(400):
        if number % 9 < 2:
            for game in range(2):
                view = seen(setup, batch, buffers, game)
                assert bytes(buffers.observation[game * LENGTH : (game + 1) * LENGTH]) == observe(view)
                assert set(buffers.legal(game)) == set(numbers(view).values())
                assert len(buffers.legal(game)) == len(view.choices)
        batch.step_at_random()


def played(setup: Setup, games: int) -> Iterator[tuple[Batch, Buffers]]:
    """A batch in which seats choose at random, before every step of its first game and of those that run beside it."""
    batch, buffers = make(games, setup)
    buffers.done[0] = 0
    while not buffers.done[0]:
        yield batch, buffers
        batch.step_at_random()


def test_a_mask_shows_every_kind_of_action_and_a_number_does_what_its_notation_says() -> None:
    verbs = set()
    for seed in range(40):
        batch, buffers = make(1, EVERYTHING, seed)
        rng = Rng(seed)
        while not buffers.done[0]:
            legal, twin = buffers.legal(0), batch.twin(0)
            buffers.action[0] = legal[rng.below(len(legal))]
            if seed < 2 or any(0 < number < 34 and number > 16 for number in legal):
                names = {number: text for text, number in numbers(seen(EVERYTHING, batch, buffers, 0)).items()}
                text = names[buffers.action[0]]
                verbs.add(text.split()[0])
                twin.apply(twin.numbers()[text])
                batch.step()
                assert buffers.done[0] or batch.twin(0).layout().tiles == twin.layout().tiles
                assert buffers.done[0] or batch.twin(0).layout().figures == twin.layout().figures
            else:
                batch.step()
        if verbs >= {"place", "claim", "guard", "recall", "raise", "skip"}:
            return
    raise AssertionError(verbs)


def test_the_most_places_that_tiles_can_leave_open_have_numbers() -> None:
    tiles = sum(tile.count for tile in carcassonne_tiles.BOOK.tiles.values())
    most = 2 * tiles + 2  # a first tile opens four places, each other closes one and opens three at most
    assert 34 + 4 * most <= SEAT_ACTIONS


def test_a_number_does_not_depend_on_the_order_of_laying() -> None:
    one, other = (table(f"tile pile=land drawn=V tiles={tiles}") for tiles in ("0,0:D:0;1,0:U:90;-1,0:U:90", "-1,0:U:90;0,0:D:0;1,0:U:90"))
    views = [at.rules.view(at.state, 0) for at in (one, other)]
    assert all(isinstance(view, CarcassonneView) for view in views)
    assert numbers(views[0]) == numbers(views[1])
    assert observe(views[0]) == observe(views[1])
    assert open_places(views[0])[:3] == [(-1, -1), (0, -1), (1, -1)]
    assert all(reading_order(before) < reading_order(after) for before, after in pairwise(open_places(views[0])))


def test_an_observation_by_hand() -> None:
    """Seat 1 of 3 looks: an own meeple on the road 0,0 - 1,0, another's farmer on the start tile's neighbour, 300 points for seat 0."""
    at = table(
        "meeple seat=1 turn=3 pile=land placed=1,0 tiles=0,0:D:0;1,0:U:90;-1,0:U:90 figures=0,0:road.E:1;-1,0:field.NL:0 score0=score-city:300",
        seats=3,
    )
    row = observe(at.rules.view(at.state, 1))
    assert row[:12] == bytes((3, 3, 1, 3, 0, 0, 69, 0, 0, 3, 0, 30))
    assert row[12:24] == bytes((0, 0, 6, 0, 0, 0, 7, 0, 1, 44, 6, 0))
    assert row[32 + 3] == 3  # of D, one lies there
    assert row[96 : 96 + 6] == bytes((2, 3, 0, 2, 1, 0))
    assert row[144 : 144 + 14] == bytes((127, 128, 27, 1, 3, 0, 1, 3, 0, 0, 0, 1, 0, 0))
    assert row[158 : 158 + 14] == bytes((128, 128, 4, 0, 1, 0, 1, 3, 0, 2, 1, 0, 0, 0))
    assert row[1600 : 1600 + 20] == bytes((127, 127, 0, 0, 3, 0, 0, 0, 0, 0, 128, 127, 0, 0, 1, 0, 0, 0, 0, 0))
    west = 1600 + 10 * open_places(at.rules.view(at.state, 1)).index((-2, 0))
    assert row[west : west + 10] == bytes((126, 128, 0, 2, 0, 0, 0, 1, 0, 0))


# --- stepping


@for_few_setups
def test_a_batch_steps_as_twins_do_one_by_one(setup: Setup) -> None:
    batch, buffers = make(3, setup, 5)
    rng = Rng(5)
    twins = [begun(setup, rng) for _ in range(3)]
    for _ in range(400):
        assert [batch.twin(game).layout() for game in range(3)] == [twin.layout() for twin in twins]
        assert list(buffers.actor) == [twin.actor for twin in twins]
        chosen = [twin.legal()[0] for twin in twins]
        for game, twin in enumerate(twins):
            chosen[game] = lot(twin, rng)
        batch.step_at_random()
        for game, twin in enumerate(twins):
            twin.apply(chosen[game])
            dealt(twin, rng)
            assert buffers.done[game] == (twin.actor is None)
            if twin.actor is None:
                twins[game] = begun(setup, rng)


def begun(setup: Setup, rng: Rng) -> Twin:
    """A twin at the first decision of a game opened by a random seat."""
    twin = Twin(Setup(setup.game, setup.seats, setup.options, setup.expansions, opener=rng.below(setup.seats)))
    dealt(twin, rng)
    return twin


def dealt(twin: Twin, rng: Rng) -> None:
    while twin.actor == CHANCE:
        twin.step(rng)


def lot(twin: Twin, rng: Rng) -> int:
    """The action that the twin would do next at random."""
    return twin.copy().step(rng)


@for_few_setups
def test_points_add_up_to_the_final_scores(setup: Setup) -> None:
    batch, buffers = make(1, setup, points=True)
    total, during, ended = [0.0] * setup.seats, 0, 0
    for number in range(500):
        legal = buffers.legal(0)
        buffers.action[0] = legal[7 * number % len(legal)]
        twin = batch.twin(0)
        played_by_number(twin, buffers.action[0], batch, buffers, setup)
        total = [sum(pair) for pair in zip(total, buffers.reward.tolist()[0], strict=True)]
        during += not buffers.done[0] and any(total)
        if buffers.done[0]:
            ended += 1
            if twin.actor is None:
                assert tuple(total) == twin.scores
            total = [0.0] * setup.seats
        else:
            assert tuple(total) == batch.twin(0).scores
    assert ended > 1
    assert during > 100
