"""The PettingZoo environments: the field's own checkers, seeds, observations at any time, and clear errors."""

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.state_test import test_state_space as check_state_space

from rookery import envs
from rookery.envs.terms import shares
from tests.envs.cases import CASES

pytestmark = [
    pytest.mark.extras,
    # The checkers warn about every environment whose observations contain an action mask, such as PettingZoo's own chess.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
PAIRS = [CASES["five-towers-3-opener"], CASES["carcassonne-3-river-abbot"]]
ONE_OF_EACH = pytest.mark.parametrize("case", PAIRS, ids=["five-towers", "carcassonne"])


def play(env: Any, rng: Random, steps: int = 10_000) -> None:
    """Play legal actions until the end, at most this many."""
    for _ in range(steps):
        if not env.agents or env.terminations[env.agent_selection]:
            return
        env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_api_test_passes(case: dict[str, Any]) -> None:
    api_test(envs.aec(**case), num_cycles=200)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_equal_seeds_give_equal_games(case: dict[str, Any]) -> None:
    seed_test(lambda: envs.aec(**case), num_cycles=100)


@ONE_OF_EACH
def test_the_render_test_passes(case: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode=None: envs.aec(**case, render_mode=render_mode), {"svg": lambda picture: picture.startswith("<svg")})
    assert "acts next" in capsys.readouterr().out


@pytest.mark.parametrize("game", ["five-towers", "carcassonne"])
def test_the_games_are_registered(game: str) -> None:
    env = pettingzoo.make("aec", f"rookery/{game}-v0", seats=4)
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2", "seat_3"]
    assert env.metadata["name"] == f"{game}_v0"


@ONE_OF_EACH
def test_every_agent_can_observe_at_any_time_and_only_the_selected_one_has_legal_actions(case: dict[str, Any]) -> None:
    env = envs.aec(**case)
    env.reset(seed=3)
    rng = Random(3)
    for _ in range(30):
        for agent in env.possible_agents:
            seen = env.observe(agent)
            assert env.observation_space(agent).contains(seen)
            assert seen["action_mask"].any() == (agent == env.agent_selection)
        play(env, rng, 1)
    play(env, rng)
    final = [env.observe(agent) for agent in env.possible_agents]
    assert [seen["action_mask"].any() for seen in final] == [False] * len(final)
    assert len({seen["observation"].tobytes() for seen in final}) == len(final)


@ONE_OF_EACH
def test_at_the_end_every_agent_gets_its_share_of_the_win(case: dict[str, Any]) -> None:
    for seed in range(3):
        env = envs.aec(**case)
        env.reset(seed=seed)
        play(env, Random(seed))
        scores = env.unwrapped.twin.scores
        assert list(env.rewards.values()) == pytest.approx(shares(scores))
        assert sum(env.rewards.values()) == pytest.approx(0)
        assert [info["scores"] for info in env.infos.values()] == [scores] * len(scores)
        while env.agents:
            env.step(None)


@ONE_OF_EACH
def test_rewards_in_points_add_up_to_the_score(case: dict[str, Any]) -> None:
    env = envs.aec(**case, reward="points")
    env.reset(seed=5)
    rng, sums = Random(5), dict.fromkeys(env.possible_agents, 0.0)
    while not env.terminations[env.agent_selection]:
        play(env, rng, 1)
        sums = {agent: sums[agent] + env.rewards[agent] for agent in sums}
    assert tuple(sums.values()) == env.unwrapped.twin.scores
    assert max(sums.values()) > 0


@ONE_OF_EACH
def test_a_seed_determines_the_games_after_it_too(case: dict[str, Any]) -> None:
    def observations(env: Any, seed: int | None) -> list[bytes]:
        env.reset(seed=seed)
        rng, found = Random(1), []
        for _ in range(20):
            found.append(env.observe(env.agent_selection)["observation"].tobytes())
            play(env, rng, 1)
        return found

    one, other = envs.aec(**case), envs.aec(**case)
    assert observations(one, 7) == observations(other, 7)
    assert observations(one, None) == observations(other, None)
    assert observations(one, None) != observations(other, 8)
    assert observations(envs.aec(**case), None) != observations(envs.aec(**case), None)


@ONE_OF_EACH
def test_a_running_environment_can_be_copied_and_pickled(case: dict[str, Any]) -> None:
    env = envs.aec(**case)
    env.reset(seed=9)
    play(env, Random(9), 25)
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        reference = copy.deepcopy(env)
        play(other, Random(4))
        play(reference, Random(4))
        assert other.state().tobytes() == reference.state().tobytes()
        assert other.rewards == reference.rewards


@ONE_OF_EACH
def test_the_state_holds_the_observations_of_all_seats(case: dict[str, Any]) -> None:
    env = envs.aec(**case)
    check_state_space(env)
    env.reset(seed=2)
    state = env.state()
    assert env.state_space.contains(state)
    assert all((state[seat] == env.observe(agent)["observation"]).all() for seat, agent in enumerate(env.possible_agents))


def test_an_illegal_action_ends_the_game_and_costs_its_agent() -> None:
    env = envs.aec("five-towers", illegal_reward=-3)
    env.reset(seed=1)
    culprit = env.agent_selection
    env.step(6)  # the opener cannot pass
    assert all(env.terminations.values())
    assert env.rewards == {agent: -3.0 if agent == culprit else 0 for agent in env.agents}


def test_an_illegal_action_can_raise_instead() -> None:
    env = envs.aec("five-towers", illegal_reward=None)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="action 6 is not legal"):
        env.step(6)


@pytest.mark.parametrize(
    ("action", "error", "text"),
    [
        (93, ValueError, "from 0 to 92, not 93"),
        (-1, ValueError, "from 0 to 92, not -1"),
        (1.7, TypeError, "must be an integer, not 1.7"),
        ("bid 1", TypeError, "must be an integer, not 'bid 1'"),
        (True, TypeError, "must be an integer, not True"),
        (None, TypeError, "must be an integer, not None"),
        (np.array([1, 2]), TypeError, "must be an integer"),
    ],
)
def test_an_action_outside_the_space_is_refused_by_name_and_changes_nothing(action: Any, error: type[Exception], text: str) -> None:
    env = envs.aec("five-towers")
    env.reset(seed=1)
    before = env.state().tobytes()
    with pytest.raises(error, match=text):
        env.step(action)
    assert env.state().tobytes() == before
    env.step(np.int32(1))


def test_wrong_calls_are_refused_by_name() -> None:
    env = envs.aec("carcassonne")
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    with pytest.raises(TypeError, match="the seed must be an integer, not 'x'"):
        env.reset(seed="x")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="no agent 'seat_7' \\(known: seat_0, seat_1\\)"):
        env.observe("seat_7")
    with pytest.raises(ValueError, match="render_mode"):
        env.render()
    play(env, Random(1))
    with pytest.raises(ValueError, match="only valid action is None, not 3"):
        env.step(3)
