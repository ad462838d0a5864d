"""The Gymnasium environments against bots: the field's own checker, opponents of every kind, and clear errors."""

import pickle
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from rookery import envs
from rookery.core.record import Setup
from rookery.core.view import View
from tests.envs.cases import CASES

pytestmark = [
    pytest.mark.extras,
    pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes"),  # only registered environments can be created again
]
GAMES = ["five-towers", "carcassonne"]


def episode(env: Any, rng: Random, **reset: Any) -> Iterator[tuple[Any, float, bool, dict[str, Any]]]:
    """Play a game of random legal actions and yield what the environment returns."""
    observation, info = env.reset(**reset)
    yield observation, 0.0, False, info
    over = False
    while not over:
        observation, reward, over, truncated, info = env.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
        assert not truncated
        yield observation, reward, over, info


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_environment_checker_passes(case: dict[str, Any]) -> None:
    check_env(envs.single(**case, opponents="uniform"))


@pytest.mark.parametrize("game", GAMES)
def test_the_registered_environment_passes_the_checker_with_its_render_modes(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(f"rookery/{game}-v0", disable_env_checker=True).unwrapped)
    assert "acts next" in capsys.readouterr().out


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_game_ends_with_the_share_of_the_win_or_points_that_add_up(case: dict[str, Any]) -> None:
    env = envs.single(**case, opponents="uniform")
    for seed in range(2):
        steps = list(episode(env, Random(seed), seed=seed))
        info, total = steps[-1][3], sum(reward for _, reward, _, _ in steps)
        scores, seat = info["scores"], info["seat"]
        share = (scores[seat] == max(scores)) / scores.count(max(scores)) - 1 / len(scores)
        assert total == pytest.approx(scores[seat] - steps[0][3]["scores"][seat] if case.get("reward") == "points" else share)
        assert not info["action_mask"].any()


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_determines_the_game_and_no_data_is_shared(game: str) -> None:
    env, other = envs.single(game, ["greedy", "heuristic"]), envs.single(game, ["greedy", "heuristic"])
    for (seen, *rest), (seen_too, *rest_too) in zip(episode(env, Random(1), seed=4), episode(other, Random(1), seed=4), strict=True):
        assert (seen == seen_too).all()
        assert rest[:2] == rest_too[:2]


@pytest.mark.parametrize("game", GAMES)
def test_a_strong_opponent_beats_random_play(game: str) -> None:
    env = envs.single(game, "heuristic")
    rewards = [list(episode(env, Random(seed), seed=seed))[-1][1] for seed in range(6)]
    assert sum(rewards) < -1


def test_the_agent_gets_the_seat_that_it_asks_for_or_any() -> None:
    assert {envs.single("five-towers", "uniform", 2, seats=4).reset(seed=seed)[1]["seat"] for seed in range(8)} == {2}
    env = envs.single("five-towers", "uniform", seats=4)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("game", GAMES)
def test_masks_are_the_legal_actions_of_the_agent(game: str) -> None:
    env = envs.single(game, "uniform")
    for _, _, over, info in episode(env, Random(2), seed=2):
        if not over:
            assert np.flatnonzero(info["action_mask"]).tolist() == sorted(env.twin.legal())
            assert (env.action_masks() == info["action_mask"]).all()
            assert env.action_masks().dtype == bool
            assert env.twin.actor == info["seat"]


class Watcher:
    """A bot that needs views with events, and notes what it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.events = 0

    def begin(self, setup: Setup, seat: int, seed: str) -> None:
        self.told.append(f"begin {setup.seats} {seat} {bool(seed)}")

    def choose(self, view: View, rng: Random) -> str:
        self.events += len(view.events)
        assert view.actor == view.seat
        return rng.choice(view.choices).action

    def end(self, view: View) -> None:
        assert view.outcome is not None
        self.told.append("end")


@pytest.mark.parametrize("case", [CASES["five-towers-4-retract"], CASES["carcassonne-3-river-abbot"]], ids=["five-towers", "carcassonne"])
def test_bots_on_views_get_events_and_are_told_of_begin_and_end(case: dict[str, Any]) -> None:
    watcher = Watcher()
    opponents: list[Any] = ["uniform", watcher, "uniform"]
    env = envs.single(**case, opponents=opponents[: case["seats"] - 1], seat=0)
    list(episode(env, Random(1), seed=1))
    assert watcher.told == [f"begin {case['seats']} 2 True", "end"]
    assert watcher.events > 20


def test_opponents_may_be_classes_of_a_module_and_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_first_bot.py").write_text("class First:\n    def choose(self, view, rng):\n        return view.choices[0].action\n", "utf-8")
    program = "import json, sys\nfor line in sys.stdin:\n    legal = json.loads(line).get('legal')\n    if legal: print(legal[0], flush=True)\n"
    (tmp_path / "program.py").write_text(program, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    results = []
    for opponent in ("my_first_bot:First", f"{sys.executable} program.py"):
        env = envs.single("five-towers", opponent, 0)
        results.append([(seen.tobytes(), reward) for seen, reward, _, _ in episode(env, Random(1), seed=6)])
        env.close()
    assert results[0] == results[1]


class Silent:
    def choose(self, view: View, rng: Random) -> Any:
        return None


class Broken:
    def choose(self, view: View, rng: Random) -> str:
        raise KeyError("no idea")


@pytest.mark.parametrize(
    ("bot", "text"),
    [(Silent(), "seat 1 answered None, which is not one of its legal actions: bid 0"), (Broken(), "seat 1 failed: KeyError: 'no idea'")],
)
def test_an_opponent_that_fails_is_an_error_that_names_it(bot: Any, text: str) -> None:
    with pytest.raises(RuntimeError, match=text):
        envs.single("five-towers", bot, 0, opener=1).reset(seed=1)


def test_a_running_environment_can_be_pickled() -> None:
    env = envs.single("carcassonne", "greedy")
    _, info = env.reset(seed=3)
    other = pickle.loads(pickle.dumps(env))
    action = int(np.flatnonzero(info["action_mask"])[0])
    assert (env.step(action)[0] == other.step(action)[0]).all()


def test_an_illegal_action_forfeits_or_raises() -> None:
    env = envs.single("five-towers", "uniform", 0, opener=0, illegal_reward=-2)
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(6)
    assert (reward, terminated, truncated, info["illegal_action"], info["action_mask"].any()) == (-2.0, True, False, 6, False)
    with pytest.raises(gymnasium.error.ResetNeeded, match="the game is over"):
        env.step(0)
    strict = envs.single("five-towers", "uniform", 0, opener=0, illegal_reward=None)
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="action 6 is not legal here \\(legal: 0, 1, 2, 3, 4, 5\\)"):
        strict.step(6)


@pytest.mark.parametrize(
    ("arguments", "error", "text"),
    [
        ({"game": "chess"}, ValueError, "there is no game 'chess' \\(known: five-towers, carcassonne\\)"),
        ({"game": None}, ValueError, "there is no game 'None'"),
        ({"seats": 7}, ValueError, "five-towers is for 2 to 5 seats, not 7"),
        ({"seats": "2"}, TypeError, "seats must be an integer, not '2'"),
        ({"seats": 2.0}, TypeError, "seats must be an integer, not 2.0"),
        ({"expansions": "river"}, TypeError, "expansions must be a list or tuple of names, such as \\('river',\\), not 'river'"),
        ({"expansions": ["river"]}, ValueError, "five-towers has no expansion 'river'"),
        ({"game": "carcassonne", "expansions": ("inns",)}, ValueError, "carcassonne has no expansion 'inns' \\(known: river"),
        ({"game": "carcassonne", "expansions": ("river", "river")}, ValueError, "named twice"),
        ({"expansions": None}, TypeError, "not None"),
        ({"options": {"farmers": "off"}}, ValueError, "five-towers has no option 'farmers'"),
        ({"options": {"overbids": "maybe"}}, ValueError, "must be refused or retract, not 'maybe'"),
        ({"options": "overbids=retract"}, TypeError, "options must be a mapping"),
        ({"opener": 2}, ValueError, "the opener must be a seat from 0 to 1, not 2"),
        ({"opener": "me"}, TypeError, "opener must be an integer, not 'me'"),
        ({"observation": "pixels"}, ValueError, "the observation of five-towers must be rows, not 'pixels'"),
        ({"reward": "fun"}, ValueError, "the reward must be win or points, not 'fun'"),
        ({"illegal_reward": "none"}, TypeError, "illegal_reward must be a number or None, not 'none'"),
        ({"render_mode": "rgb_array"}, ValueError, "the render mode must be human, ansi, svg or None, not 'rgb_array'"),
    ],
)
def test_wrong_arguments_are_refused_by_name(arguments: dict[str, Any], error: type[Exception], text: str) -> None:
    for make in (envs.single, envs.aec):
        with pytest.raises(error, match=text):
            make(**{"game": "five-towers", **arguments})


@pytest.mark.parametrize(
    ("arguments", "error", "text"),
    [
        ({"opponents": "wizard"}, ValueError, "there is no bot 'wizard'"),
        ({"opponents": ["greedy", "greedy"], "seats": 2}, ValueError, "1 other seats need 1 opponents, not 2"),
        ({"opponents": 7}, TypeError, "an opponent must be a text or a bot with a method 'choose\\(view, rng\\)', not 7"),
        ({"opponents": Silent}, TypeError, "an opponent must be a text or a bot"),
        ({"seat": 2}, ValueError, "the seat must be one from 0 to 1 or None, not 2"),
        ({"seat": -1}, ValueError, "the seat must be one from 0 to 1 or None, not -1"),
        ({"seat": "first"}, TypeError, "the seat must be an integer, not 'first'"),
    ],
)
def test_wrong_opponents_and_seats_are_refused_by_name(arguments: dict[str, Any], error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        envs.single("five-towers", **arguments)


def test_wrong_calls_are_refused_by_name() -> None:
    env = envs.single("carcassonne")
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        env.step(0)
    with pytest.raises(gymnasium.error.Error, match="Seed must be a python integer"):
        env.reset(seed="x")  # type: ignore[arg-type]
    env.reset(seed=1)
    with pytest.raises(TypeError, match="an action must be an integer, not 1\\.5"):
        env.step(1.5)
    with pytest.raises(ValueError, match="an action must be a number from 0 to"):
        env.step(10**9)
