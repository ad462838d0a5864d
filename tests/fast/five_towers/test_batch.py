"""A batch of 5 Towers shows each seat what the rules show it, and steps as the twin does."""

from typing import Any

import pytest

from rookery.fast.common.rng import COMPILED
from rookery.fast.five_towers.actions import ACTIONS, SEAT_ACTIONS
from rookery.fast.five_towers.batch import Batch
from rookery.fast.five_towers.observation import LENGTH, observe
from rookery.games.five_towers import FIVE_TOWERS
from rookery.games.five_towers.view import FiveTowersView
from tests.contract.table import setup_of
from tests.fast.threads import lets_others_run


class Buffers:
    """What the caller of a batch owns."""

    def __init__(self, games: int, seats: int) -> None:
        self.observation = bytearray(games * LENGTH)
        self.mask = bytearray(games * SEAT_ACTIONS)
        self.actor = bytearray(games)
        self.reward = memoryview(bytearray(4 * games * seats)).cast("f", (games, seats))
        self.done = bytearray(games)
        self.action = bytearray(games)

    def legal(self, game: int) -> list[int]:
        return [number for number in range(SEAT_ACTIONS) if self.mask[game * SEAT_ACTIONS + number]]

    def everything(self) -> bytes:
        return b"".join([self.observation, self.mask, self.actor, self.reward.tobytes(), self.done, self.action])


def make(games: int, seats: int, seed: int = 1, *, points: bool = False, retracting: bool = False) -> tuple[Batch, Buffers]:
    buffers = Buffers(games, seats)
    return Batch(games, seats, seed, points=points, retracting=retracting, **vars(buffers)), buffers


@pytest.mark.parametrize("retracting", [False, True])
@pytest.mark.parametrize("seats", range(2, 6))
def test_rows_are_what_the_rules_show_the_seat_to_act(seats: int, retracting: bool) -> None:
    check_rows(seats, retracting, steps=40)


@pytest.mark.deep
@pytest.mark.parametrize("retracting", [False, True])
@pytest.mark.parametrize("seats", range(2, 6))
def test_rows_are_what_the_rules_show_through_many_games(seats: int, retracting: bool) -> None:
    check_rows(seats, retracting, steps=2000)


def check_rows(seats: int, retracting: bool, steps: int) -> None:
    """Compare the rows of two games with the views of the rules, at every step."""
    setup = setup_of("five-towers", seats, options={"overbids": "retract" if retracting else "refused"})
    rules = FIVE_TOWERS.rules(setup)
    batch, buffers = make(2, seats, retracting=retracting)
    for _ in range(steps):
        for game in range(2):
            state = FIVE_TOWERS.read_position(setup, batch.twin(game).position_text())
            actor = buffers.actor[game]
            assert actor == rules.actor(state)
            view = rules.view(state, actor)
            assert isinstance(view, FiveTowersView)
            assert bytes(buffers.observation[game * LENGTH : (game + 1) * LENGTH]) == observe(view)
            assert {str(ACTIONS[number]) for number in buffers.legal(game)} == {choice.action for choice in view.choices}
        batch.step_at_random()


@pytest.mark.parametrize("points", [False, True])
def test_a_step_is_that_of_the_twin_and_the_end_is_rewarded(points: bool) -> None:
    batch, buffers = make(1, 3, points=points)
    ended = 0
    for number in range(1000):
        legal = buffers.legal(0)
        buffers.action[0] = legal[number % len(legal)]
        twin = batch.twin(0)
        twin.apply(buffers.action[0])
        batch.step()
        rewards: Any = buffers.reward.tolist()[0]
        assert buffers.done[0] == (twin.actor is None)
        if twin.actor is None:
            ended += 1
            assert rewards == (pytest.approx(twin.scores) if points else pytest.approx(shares(twin.scores)))
            assert batch.twin(0).layout().round == 1
        else:
            assert rewards == [0, 0, 0]
            assert batch.twin(0).layout().towers == twin.layout().towers
            assert isinstance(twin.actor, str) or batch.twin(0).layout() == twin.layout()
    assert ended > 1


def shares(scores: tuple[int, ...]) -> list[float]:
    """Each seat's share of the win, less what would be fair."""
    winners = scores.count(max(scores))
    return [(score == max(scores)) / winners - 1 / len(scores) for score in scores]


def test_random_actions_are_legal_and_written_down() -> None:
    batch, buffers = make(50, 2)
    for _ in range(100):
        legal = [buffers.legal(game) for game in range(50)]
        batch.step_at_random()
        assert all(buffers.action[game] in legal[game] for game in range(50))


def test_an_illegal_action_is_refused_and_nothing_changes() -> None:
    batch, buffers = make(4, 2)
    for game in range(4):
        buffers.action[game] = buffers.legal(game)[0]
    for wrong in (92, 93, 255):
        buffers.action[2] = wrong
        before = buffers.everything(), [batch.twin(game).layout() for game in range(4)]
        with pytest.raises(ValueError, match=f"action {wrong} is not legal in game 2"):
            batch.step()
        assert (buffers.everything(), [batch.twin(game).layout() for game in range(4)]) == before


def test_the_seed_determines_the_games() -> None:
    found = []
    for seed in (1, 1, 2):
        batch, buffers = make(20, 4, seed)
        for _ in range(200):
            batch.step_at_random()
        found.append(buffers.everything())
    assert found[0] == found[1] != found[2]


def test_reset_restarts_all_games() -> None:
    batch, _ = make(5, 2)
    for _ in range(40):
        batch.step_at_random()
    batch.reset()
    assert all(batch.twin(game).layout().round == 1 for game in range(5))


@pytest.mark.parametrize("name", ["observation", "mask", "actor", "reward", "done", "action"])
def test_a_buffer_that_does_not_fit_is_refused(name: str) -> None:
    for unfit in (bytearray(7), bytes(8 * LENGTH), memoryview(bytearray(16)).cast("i")):
        with pytest.raises(ValueError, match=f"{name} must be a writable contiguous buffer"):
            Batch(8, 2, 1, **{**vars(Buffers(8, 2)), name: unfit})


@pytest.mark.parametrize(("games", "seats"), [(0, 2), (1, 1), (1, 6)])
def test_a_batch_needs_games_and_seats(games: int, seats: int) -> None:
    with pytest.raises(ValueError, match="1 or more games of 2 to 5 seats"):
        Batch(games, seats, 1, **vars(Buffers(8, 2)))


def test_a_batch_needs_all_its_buffers() -> None:
    buffers = vars(Buffers(8, 2))
    del buffers["done"]
    with pytest.raises(TypeError, match="needs the buffers observation, mask, actor, reward, done, action, not"):
        Batch(8, 2, 1, **buffers)


def test_there_is_no_game_outside_the_batch() -> None:
    batch, _ = make(3, 2)
    for game in (-1, 3):
        with pytest.raises(IndexError, match=f"no game {game} in a batch of 3"):
            batch.twin(game)


def test_other_threads_run_during_a_step() -> None:
    batch, _ = make(4096, 2)

    def step(times: int) -> None:
        for _ in range(times):
            batch.step_at_random()

    assert lets_others_run(step, most=2**12) or not COMPILED
