"""The rows of a PufferEnv: one for every seat of every game. PufferLib cannot be installed beside the current Gymnasium, so arrays stand in."""

from typing import Any

import numpy as np
import pytest

from rookery import envs
from rookery.envs.seat_rows import SeatRows
from rookery.envs.terms import make_terms, shares
from rookery.games import GAMES

pytestmark = pytest.mark.extras
BOTH = pytest.mark.parametrize("game", list(GAMES))


def seat_rows(game: str, count: int, seats: int = 3, seed: int = 1) -> SeatRows:
    """Return rows with arrays as PufferLib creates them."""
    terms = make_terms(game, seats, ())
    rows, games = count * seats, SeatRows()
    games.observations = np.zeros((rows, int(np.prod(terms.shape)) + terms.actions), np.uint8)
    games.rewards = np.zeros(rows, np.float32)
    games.terminals, games.truncations, games.masks = np.zeros(rows, bool), np.zeros(rows, bool), np.ones(rows, bool)
    games.attach(terms, count, seed)
    return games


def masks_in(games: SeatRows) -> Any:
    """Return the action masks at the end of the observations."""
    return games.observations[:, -games.terms.actions :]


def random_actions(rng: np.random.Generator, games: SeatRows) -> Any:
    mask = masks_in(games)
    return (rng.random(mask.shape) * mask).argmax(axis=1).astype(np.int32)


@BOTH
def test_the_rows_of_acting_seats_are_those_of_the_vector_environment(game: str) -> None:
    count, seats = 4, 3
    games, env = seat_rows(game, count, seats, seed=6), envs.vector(game, count, seats)
    seen, info = env.reset(seed=6)
    rng = np.random.default_rng(1)
    for _ in range(120):
        rows = np.arange(count) * seats + info["actor"]
        assert np.flatnonzero(games.masks).tolist() == rows.tolist()
        assert (games.observations[rows] == np.concatenate([seen.reshape(count, -1), info["action_mask"]], axis=1)).all()
        waiting = masks_in(games)[~games.masks]
        assert (waiting.sum(axis=1) == 1).all()
        assert waiting[:, 0].all()
        actions = random_actions(rng, games)
        games.advance(actions)
        seen, _, terminated, _, info = env.step(actions[rows])
        assert (games.rewards.reshape(count, seats) == info["rewards"]).all()
        assert (games.terminals.reshape(count, seats) == terminated[:, None]).all()


@BOTH
def test_a_waiting_seat_keeps_its_latest_observation_until_the_game_ends(game: str) -> None:
    games, rng = seat_rows(game, 1), np.random.default_rng(2)
    latest: dict[int, bytes] = {}
    blank = bytes(games.observations.shape[1] - games.terms.actions)
    for _ in range(300):
        seats = games.observations[:, : -games.terms.actions]
        latest |= {row: seats[row].tobytes() for row in np.flatnonzero(games.masks)}
        assert [row.tobytes() for row in seats] == [latest.get(row, blank) for row in range(3)]
        games.advance(random_actions(rng, games))
        if games.terminals.any():
            latest = {}


def test_rewards_at_the_end_are_shares_of_the_win_for_every_seat() -> None:
    games, rng = seat_rows("five-towers", 2), np.random.default_rng(3)
    while not games.terminals.any():
        games.advance(random_actions(rng, games))
    over = games.rewards.reshape(2, 3)[games.terminals.reshape(2, 3)[:, 0]][0]
    assert sorted(over) in [sorted(np.float32(shares(scores))) for scores in ((1, 0, 0), (1, 1, 0), (1, 1, 1))]


@BOTH
def test_the_log_has_means_of_the_games_since_the_last(game: str) -> None:
    games, rng = seat_rows(game, 8), np.random.default_rng(4)
    assert games.log() == []
    for _ in range(400):
        games.advance(random_actions(rng, games))
    (log,) = games.log()
    assert log["games"] >= 8
    assert log["episode_length"] > 30
    assert sum(log[f"reward_seat_{seat}"] for seat in range(3)) == pytest.approx(0, abs=1e-5)
    assert games.log() == []


def test_a_seed_restarts_all_games() -> None:
    games = seat_rows("five-towers", 3)
    first = games.observations.copy()
    games.advance(random_actions(np.random.default_rng(1), games))
    games.restart(1)
    assert (games.observations == first).all()
    games.restart(2)
    assert (games.observations != first).any()


@pytest.mark.parametrize("actions", [np.zeros(5, np.int32), np.zeros(6), np.zeros((6, 1), np.int32)])
def test_wrong_actions_are_refused_by_name(actions: Any) -> None:
    with pytest.raises(ValueError, match=r"6 rows need as many integers, not .* of shape"):
        seat_rows("five-towers", 2).advance(actions)
    with pytest.raises(ValueError, match="action 6 is not legal in game 0"):
        seat_rows("five-towers", 2).advance(np.full(6, 6))
