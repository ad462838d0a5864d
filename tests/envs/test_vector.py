"""The vector environment equals single games on twins, keeps final observations, and refuses wrong calls by name."""

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from rookery import envs
from rookery.envs import arrays
from rookery.envs.terms import make_terms
from rookery.fast.common.rng import Rng
from rookery.games import GAMES
from tests.envs.cases import CASES, KINDS

pytestmark = pytest.mark.extras
BOTH = pytest.mark.parametrize("game", list(GAMES))


def random_actions(rng: np.random.Generator, mask: Any) -> Any:
    """Choose a random legal action for every game."""
    return (rng.random(mask.shape) * mask).argmax(axis=1)


class SingleGames:
    """Single games on twins, stepped one by one in the order of a batch."""

    def __init__(self, case: dict[str, Any], count: int, seed: int) -> None:
        self.terms = make_terms(**{"seats": 2, "expansions": (), **case})
        self.rngs = [Rng(seed + game) for game in range(count)]
        self.twins = [self.begin(rng) for rng in self.rngs]

    def begin(self, rng: Rng) -> Any:
        twin = self.terms.start(rng)
        twin.draw(rng)
        return twin

    def rows(self) -> list[tuple[Any, Any, int]]:
        """Return the observation, mask and seat of every game."""
        return [(arrays.observation(self.terms, twin, twin.actor), arrays.mask(self.terms, twin, twin.actor), twin.actor) for twin in self.twins]

    def step(self, actions: Any) -> list[tuple[Any, bool, Any]]:
        """Apply one action in each game; return every seat's reward, the end, and every seat's last observation."""
        results = []
        for game, action in enumerate(actions):
            twin = self.twins[game]
            before = twin.scores
            twin.apply(int(action))
            twin.draw(self.rngs[game])
            over = twin.actor is None
            final = [arrays.observation(self.terms, twin, seat) for seat in range(self.terms.setup.seats)] if over else None
            results.append((self.terms.rewards(twin, before), over, final))
            if over:
                self.twins[game] = self.begin(self.rngs[game])
        return results


OBSERVED = [(name, kind) for name, case in CASES.items() if "observation" not in case for kind in KINDS[case["game"]]]


@pytest.mark.parametrize(("name", "observation"), OBSERVED)
def test_the_vector_environment_equals_single_games(name: str, observation: str) -> None:
    case = {**CASES[name], "observation": observation}
    count, seed, rng = 5, 11, np.random.default_rng(1)
    env = envs.vector(**{**case, "count": count})
    seen, info = env.reset(seed=seed)
    single = SingleGames(case, count, seed)
    ended = 0
    for _ in range(1000 if observation == "rows" else 130):
        if ended >= count:
            break
        for game, (observation_of_one, mask, actor) in enumerate(single.rows()):
            assert (seen[game] == observation_of_one).all()
            assert (info["action_mask"][game] == mask).all()
            assert info["actor"][game] == actor
        acted = info["actor"].copy()
        actions = random_actions(rng, info["action_mask"])
        seen, rewards, terminated, truncated, info = env.step(actions)
        results = single.step(actions)
        assert not truncated.any()
        assert (info["acted"] == acted).all()
        for game, (every_reward, over, final) in enumerate(results):
            assert info["rewards"][game] == pytest.approx(every_reward)
            assert rewards[game] == pytest.approx(every_reward[acted[game]])
            assert terminated[game] == over
            if over:
                ended += 1
                assert (info["final_obs"][game] == final[acted[game]]).all()
                assert (info["final_info"]["observations"][game] == final).all()
                assert info["final_info"]["rewards"][game] == pytest.approx(every_reward)
        assert ("final_obs" in info) == terminated.any()
        if terminated.any():
            assert (info["_final_obs"] == terminated).all()
            assert [final is not None for final in info["final_obs"]] == terminated.tolist()
    assert ended > 0 or observation == "planes"


@BOTH
def test_game_i_is_that_of_the_environment_of_all_seats_with_the_seed_plus_i_and_so_are_the_games_after_it(game: str) -> None:
    count, seats = 3, 3
    env = envs.vector(game, count, seats)
    singles = [envs.aec(game, seats) for _ in range(count)]
    seen, info = env.reset(seed=8)
    for number, single in enumerate(singles):
        single.reset(seed=8 + number)
    rng, ended = np.random.default_rng(2), 0
    while ended < count:
        actions = random_actions(rng, info["action_mask"])
        for number, single in enumerate(singles):
            assert single.agent_selection == f"seat_{info['actor'][number]}"
            of_seat = single.observe(single.agent_selection)
            assert (of_seat["observation"] == seen[number]).all()
            assert (of_seat["action_mask"] == info["action_mask"][number]).all()
            single.step(actions[number])
        seen, _, terminated, _, info = env.step(actions)
        for number, single in enumerate(singles):
            assert [single.rewards[agent] for agent in single.possible_agents] == pytest.approx(info["rewards"][number])
            assert single.terminations[single.agent_selection] == terminated[number]
            if terminated[number]:
                ended += 1
                assert (single.state() == info["final_info"]["observations"][number]).all()
                single.reset()


@BOTH
def test_spaces_types_and_the_autoreset_mode_are_declared(game: str) -> None:
    env = envs.vector(game, 3)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert env.single_observation_space.shape == seen.shape[1:]
    assert env.action_space.shape == (3,)
    assert (info["action_mask"].dtype, info["action_mask"].shape) == (np.int8, (3, env.single_action_space.n))
    seen, rewards, terminated, truncated, _ = env.step(random_actions(np.random.default_rng(1), info["action_mask"]))
    assert env.observation_space.contains(seen)
    assert (rewards.dtype, terminated.dtype, truncated.dtype) == (np.float64, bool, bool)


@BOTH
def test_a_seed_determines_all_games_until_the_next(game: str) -> None:
    def play(env: Any, seed: int | None) -> list[bytes]:
        seen, info = env.reset(seed=seed)
        rng, found = np.random.default_rng(3), []
        for _ in range(30):
            found.append(seen.tobytes())
            seen, _, _, _, info = env.step(random_actions(rng, info["action_mask"]))
        return found

    one, other = envs.vector(game, 4), envs.vector(game, 4)
    assert play(one, 5) == play(other, 5)
    assert play(one, None) == play(other, None)
    assert play(one, 6) != play(other, 5)
    assert play(envs.vector(game, 4), None) != play(envs.vector(game, 4), None)


@BOTH
def test_returned_arrays_are_copies_unless_declared_otherwise(game: str) -> None:
    for copy in (True, False):
        env = envs.vector(game, 3, copy=copy)
        seen, info = env.reset(seed=1)
        later, _, _, _, info_later = env.step(random_actions(np.random.default_rng(1), info["action_mask"]))
        assert np.shares_memory(seen, later) != copy
        assert np.shares_memory(info["action_mask"], info_later["action_mask"]) != copy


@BOTH
def test_a_reset_mask_restarts_only_these_games(game: str) -> None:
    env = envs.vector(game, 3)
    seen, info = env.reset(seed=1)
    for _ in range(20):
        seen, _, _, _, info = env.step(random_actions(np.random.default_rng(1), info["action_mask"]))
    scores = [env.twin(number).position_text() for number in range(3)]
    again, info = env.reset(options={"reset_mask": np.array([False, True, False])})
    assert (again[[0, 2]] == seen[[0, 2]]).all()
    assert [env.twin(number).position_text() == scores[number] for number in range(3)] == [True, False, True]
    assert env.twin(1).scores == (0, 0)
    assert info["action_mask"].any(axis=1).all()


@BOTH
def test_a_running_environment_can_be_pickled(game: str) -> None:
    env = envs.vector(game, 3, seats=3)
    _, info = env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(10):
        _, _, _, _, info = env.step(random_actions(rng, info["action_mask"]))
    other = pickle.loads(pickle.dumps(env))
    for _ in range(100):
        actions = random_actions(rng, info["action_mask"])
        seen, rewards, _, _, info = env.step(actions)
        seen_too, rewards_too, _, _, _ = other.step(actions)
        assert (seen == seen_too).all()
        assert (rewards == rewards_too).all()


@BOTH
def test_the_wrappers_of_gymnasium_work(game: str) -> None:
    env = DictInfoToList(RecordEpisodeStatistics(envs.vector(game, 4)))
    _, infos = env.reset(seed=1)
    rng, lengths = np.random.default_rng(1), []
    for _ in range(260):
        mask = np.stack([info["action_mask"] for info in infos])
        _, _, _, _, infos = env.step(random_actions(rng, mask))
        lengths += [info["episode"]["l"] for info in infos if "episode" in info]
    assert len(lengths) >= 4
    assert min(lengths) > 30


@BOTH
def test_points_and_every_option_reach_the_games(game: str) -> None:
    for option, values in GAMES[game].options.items():
        for value in values:
            env = envs.vector(game, 2, options={option: value}, opener=1)
            _, info = env.reset(seed=1)
            assert GAMES[game].option(env.twin(0).setup, option) == value
            assert info["actor"].tolist() == [1, 1]


def test_frames_show_every_game() -> None:
    env = envs.vector("five-towers", 2, render_mode="ansi")
    env.reset(seed=1)
    frames = env.render()
    assert frames is not None
    assert ["acts next" in frame for frame in frames] == [True, True]


@pytest.mark.parametrize(
    ("arguments", "error", "text"),
    [
        ({"game": "chess"}, ValueError, "there is no game 'chess'"),
        ({"count": 0}, ValueError, "the number of games must be 1 or more, not 0"),
        ({"count": "many"}, TypeError, "the number of games must be an integer, not 'many'"),
        ({"seats": 7}, ValueError, "for 2 to 5 seats, not 7"),
        ({"expansions": "river"}, TypeError, "expansions must be a list or tuple of names"),
        ({"observation": "planes"}, ValueError, "the observation of five-towers must be rows, not 'planes'"),
        ({"render_mode": "rgb_array"}, ValueError, "the render mode must be"),
    ],
)
def test_wrong_arguments_are_refused_by_name(arguments: dict[str, Any], error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        envs.vector(**{"game": "five-towers", "count": 2, **arguments})


@pytest.mark.parametrize(
    ("actions", "error", "text"),
    [
        ([0], ValueError, "2 games need actions of shape \\(2,\\), not \\(1,\\)"),
        ([[0], [0]], ValueError, "not \\(2, 1\\)"),
        ([0.0, 1.0], TypeError, "actions must be integers, not float64: \\[0.0, 1.0\\]"),
        ([True, False], TypeError, "actions must be integers, not bool"),
        (["bid 1", "bid 2"], TypeError, "actions must be integers, not <U5"),
        (None, TypeError, "actions must be integers, not object"),
        ([2**70, 0], TypeError, "actions must be integers, not object"),
        ([0, 6], ValueError, "action 6 is not legal in game 1"),
        ([0, 256], ValueError, "action 256 is not legal in game 1"),
        ([-1, 0], ValueError, "action -1 is not legal in game 0"),
    ],
)
def test_wrong_actions_are_refused_by_name_and_change_nothing(actions: Any, error: type[Exception], text: str) -> None:
    env = envs.vector("five-towers", 2)
    env.reset(seed=1)
    before = [env.twin(game).position_text() for game in range(2)]
    with pytest.raises(error, match=text):
        env.step(actions)
    assert [env.twin(game).position_text() for game in range(2)] == before
    env.step(np.array([0, 1], np.int32))


def test_wrong_calls_are_refused_by_name() -> None:
    env = envs.vector("carcassonne", 2)
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        env.step([0, 0])
    with pytest.raises(gymnasium.error.ResetNeeded, match="without a reset_mask"):
        env.reset(options={"reset_mask": np.array([True, False])})
    with pytest.raises(gymnasium.error.Error, match="Seed must be a python integer"):
        env.reset(seed="x")  # type: ignore[arg-type]
    env.reset(seed=1)
    for mask in ([True, False], np.array([1, 0]), np.array([True])):
        with pytest.raises(TypeError, match="reset_mask must be a NumPy array of 2 bools, not"):
            env.reset(options={"reset_mask": mask})
    with pytest.raises(ValueError, match="the seed 3 cannot come with a reset_mask"):
        env.reset(seed=3, options={"reset_mask": np.array([True, False])})
    with pytest.raises(IndexError, match="game 2 is out of range"):
        env.twin(2)
