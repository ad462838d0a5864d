"""A batch of either game gives each seat its twin's observation, and steps like the twin."""

from typing import Any

import pytest

from rookery.core.errors import SetupError
from rookery.core.record import Setup
from rookery.fast.common.rng import COMPILED, Rng
from tests.fast.carcassonne.pairs import SETUPS as CARCASSONNE
from tests.fast.five_towers.pairs import SETUPS as FIVE_TOWERS
from tests.fast.games import LENGTHS, SETUPS, Buffers, begun, for_setups, make_batch, name_of, shares
from tests.fast.threads import lets_others_run


def check_rows(setup: Setup, steps: int, every: int) -> None:
    """Compare the rows of two games with their twins every few steps."""
    batch, buffers = make_batch(setup, 2)
    for number in range(steps):
        if number % every == 0:
            for game in range(2):
                twin = batch.twin(game)
                assert buffers.actor[game] == twin.actor
                assert buffers.row("observation", game) == twin.observation()
                assert buffers.row("mask", game) == twin.mask()
        batch.step_at_random()


@for_setups
def test_rows_equal_the_twins_observation_for_the_seat_to_act(setup: Setup) -> None:
    check_rows(setup, steps=500, every=3)


@pytest.mark.deep
@pytest.mark.parametrize("setup", [*FIVE_TOWERS, *CARCASSONNE], ids=name_of)
def test_rows_equal_the_twins_observation_in_every_setup(setup: Setup) -> None:
    check_rows(setup, steps=1000, every=1)


@pytest.mark.parametrize("points", [False, True], ids=["shares", "points"])
@for_setups
def test_a_batch_steps_like_single_twins(setup: Setup, points: bool) -> None:
    batch, buffers = make_batch(setup, 3, 5, points=points)
    rng = Rng(5)
    twins = [begun(setup, rng) for _ in range(3)]
    totals = [[0.0] * setup.seats for _ in range(3)]
    ended = number = 0
    while ended < 4:
        number += 1
        if number % 7 == 0:
            assert [batch.twin(game).layout() for game in range(3)] == [twin.layout() for twin in twins]
        assert list(buffers.actor) == [twin.actor for twin in twins]
        batch.step_at_random()
        for game, twin in enumerate(twins):
            assert twin.step(rng) == buffers.action[game]
            twin.draw(rng)
            rewards: Any = buffers.reward.tolist()[game]
            totals[game] = [sum(pair) for pair in zip(totals[game], rewards, strict=True)]
            over = twin.actor is None
            assert buffers.done[game] == over
            if over or points:
                assert totals[game] == pytest.approx(twin.scores if points else shares(twin.scores))
            else:
                assert not any(totals[game])
            if over:
                ended += 1
                twins[game], totals[game] = begun(setup, rng), [0.0] * setup.seats


@for_setups
def test_an_action_has_the_same_effect_in_a_batch_and_on_a_twin(setup: Setup) -> None:
    batch, buffers = make_batch(setup, 1)
    compared = 0
    for number in range(500):
        legal = buffers.legal(0)
        buffers.action[0] = legal[number % len(legal)]
        twin = batch.twin(0)
        twin.apply(buffers.action[0])
        batch.step()
        if isinstance(twin.actor, int):  # otherwise the batch has drawn for chance
            assert batch.twin(0).layout() == twin.layout()
            compared += 1
    assert compared > 50


@pytest.mark.parametrize("steps", [0, 1, 30, 31])
@for_setups
def test_an_illegal_action_is_refused_and_nothing_changes(setup: Setup, steps: int) -> None:
    batch, buffers = make_batch(setup, 4)
    for _ in range(steps):
        batch.step_at_random()
    for game in range(4):
        buffers.action[game] = buffers.legal(game)[0]
    positions = [batch.twin(game).layout() for game in range(4)]
    most = 255 if setup.game == "five-towers" else 2**16 - 1
    for wrong in {*range(len(buffers.mask) // 4 + 1), most} - set(buffers.legal(2)):
        buffers.action[2] = wrong
        before = buffers.everything()
        with pytest.raises(ValueError, match=f"action {wrong} is not legal in game 2"):
            batch.step()
        assert buffers.everything() == before
    assert [batch.twin(game).layout() for game in range(4)] == positions


@for_setups
def test_the_seed_determines_the_games(setup: Setup) -> None:
    found = []
    for seed in (1, 1, 2):
        batch, buffers = make_batch(setup, 20, seed)
        for _ in range(200):
            batch.step_at_random()
        found.append(buffers.everything())
    assert found[0] == found[1] != found[2]


@for_setups
def test_every_seat_opens_some_games_and_a_reset_restarts_all(setup: Setup) -> None:
    batch, buffers = make_batch(setup, 100)
    assert set(buffers.actor) == set(range(setup.seats))
    for _ in range(40):
        batch.step_at_random()
    batch.reset()
    for game in range(100):
        twin = batch.twin(game)
        assert not any(twin.scores)
        assert buffers.row("observation", game) == twin.observation()


@pytest.mark.parametrize("name", ["observation", "mask", "actor", "reward", "done", "action"])
@for_setups
def test_a_buffer_that_does_not_fit_is_refused(setup: Setup, name: str) -> None:
    for unfit in (bytearray(7), bytes(8 * LENGTHS[setup.game]), memoryview(bytearray(16)).cast("i")):
        with pytest.raises(ValueError, match=f"{name} must be a writable contiguous buffer"):
            make_batch(setup, 8, buffers={name: unfit})


@pytest.mark.parametrize(("games", "seats"), [(0, 2), (1, 1), (1, 6)])
@for_setups
def test_a_batch_needs_games_and_seats(setup: Setup, games: int, seats: int) -> None:
    with pytest.raises(ValueError, match="at least one game and 2 to 5 seats"):
        make_batch(Setup(setup.game, seats), games, buffers=vars(Buffers(setup.game, 8, 2)))


def test_a_batch_refuses_an_expansion_that_does_not_exist() -> None:
    with pytest.raises(SetupError, match="dragon"):
        make_batch(Setup("carcassonne", 2, expansions=("dragon",)), 8)


@for_setups
def test_missing_buffers_and_games_out_of_range_are_refused(setup: Setup) -> None:
    batch, _ = make_batch(setup, 3)
    for game in (-1, 3):
        with pytest.raises(IndexError, match=f"game {game} is out of range in a batch of 3"):
            batch.twin(game)
    buffers = vars(Buffers(setup.game, 8, setup.seats))
    del buffers["done"]
    with pytest.raises(TypeError, match="needs the buffers observation, mask, actor, reward, done, action, not"):
        type(batch)(8, setup.seats, 1, **buffers)


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[2]], ids=lambda setup: setup.game)
def test_other_threads_run_during_a_step(setup: Setup) -> None:
    batch, _ = make_batch(setup, 2048)

    def step(times: int) -> None:
        for _ in range(times):
            batch.step_at_random()

    assert lets_others_run(step, most=2**12) or not COMPILED
