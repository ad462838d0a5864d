"""The text environment: everything that a language model needs is in the text, and refusals say why."""

from random import Random
from typing import Any

import pytest

from rookery.envs.text import TextEnv
from rookery.locale import Words
from tests.envs.cases import CASES

TEXT_CASES = {name: {key: value for key, value in case.items() if key not in ("reward", "observation")} for name, case in CASES.items()}
BOTH = pytest.mark.parametrize("game", ["five-towers", "carcassonne"])


def legal(observation: str) -> list[str]:
    """Return the legal actions that an observation lists."""
    return observation.split("Your legal actions: ")[1].split(".\n", maxsplit=1)[0].split("; ")


def play(env: TextEnv, rng: Random, most: int = 1000) -> list[str]:
    """Play at most this many random actions from the observations, and return the observations."""
    observations: list[str] = []
    done = False
    while not done and len(observations) < most:
        seat, text = env.get_observation()
        assert seat == env.twin.actor
        observations.append(text)
        done, info = env.step(rng.choice(legal(text)))
        assert info == {"seat": seat, "refusal": None}
    return observations


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.mark.parametrize("case", TEXT_CASES.values(), ids=TEXT_CASES)
def test_whole_games_can_be_played_from_the_texts_alone(case: dict[str, Any]) -> None:
    env = TextEnv(**case, opponents="uniform")
    env.reset(seed=1)
    play(env, Random(1))
    assert env.get_observation()[0] is None
    assert "The game is over" in env.get_observation()[1]
    rewards, result = env.close()
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards, key=lambda seat: rewards[seat]) == result["scores"].index(max(result["scores"]))
    assert (result["finished"], result["forfeit"]) == (True, None)


@BOTH
def test_equal_seeds_give_equal_texts_and_games_after_them_too(game: str) -> None:
    texts = []
    for _ in range(2):
        env = TextEnv(game, "uniform")
        for seed in (5, None):
            env.reset(seed=seed)
            texts.append(play(env, Random(2), most=12))
    assert texts[:2] == texts[2:]
    assert texts[0] != texts[1]


def test_the_first_observation_has_the_rules_and_the_next_only_the_news() -> None:
    env = TextEnv("five-towers", "greedy", 0, opener=0)
    env.reset(seed=1)
    _, first = env.get_observation()
    assert "Rules of 5 Towers" in first
    assert "A card must be lower than the one it covers" in first
    assert "You play seat 0 of 2" in first
    env.step("bid 0")
    _, second = env.get_observation()
    assert "Rules of 5 Towers" not in second
    assert "Since your last observation: you: bid 0; seat 1: " in second
    short = TextEnv("five-towers", rules=False)
    short.reset(seed=1)
    assert "Rules of" not in short.get_observation()[1]


@pytest.mark.parametrize(
    ("case", "shown", "hidden"),
    [
        ("five-towers-2", ["draw pile: 75 cards", "Display: "], ["retract", "takes the whole turn back"]),
        ("five-towers-4-retract", ["retract: take back", "takes the whole turn back"], []),
        ("carcassonne-2", ["place X,Y ROTATION", "A meeple on a field is a farmer", "0,0: tile D"], ["The River", "Abbot", "guard"]),
        ("carcassonne-4-no-farmers", ["A monastery is complete"], ["A meeple on a field is a farmer"]),
        ("carcassonne-5-everything", ["The River", "The Abbot", "Thieves", "guard X,Y", "in supply: 7 meeples, 1 abbot"], []),
    ],
)
def test_the_rules_are_those_of_the_setup(case: str, shown: list[str], hidden: list[str]) -> None:
    env = TextEnv(**TEXT_CASES[case], opponents="uniform", seat=0)
    env.reset(seed=1)
    _, text = env.get_observation()
    assert [word for word in shown if word not in text] == []
    assert [word for word in hidden if word in text] == []


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("pass", "The opener bids a number from 0 to 5 and cannot pass."),
        ("bid 6", "a bid must be a number from 0 to 5, not '6'."),
        ("place sand-3", "That belongs to a different step of the round."),
        ("take the lot", "'take the lot' is not an action ("),
        ("", "'' is not an action ("),
    ],
)
def test_a_refusal_says_why_and_the_next_observation_repeats_it(action: str, reason: str) -> None:
    env = TextEnv("five-towers", "greedy", 0, opener=0)
    env.reset(seed=1)
    done, info = env.step(action)
    assert not done
    assert reason in info["refusal"]
    _, text = env.get_observation()
    assert f"Your action '{action}' was refused: {info['refusal']} You may be refused 2 more times before you forfeit the game." in text
    assert "bid 0" in legal(text)


def test_too_many_refusals_forfeit_the_game_as_in_the_arena() -> None:
    env = TextEnv("carcassonne", None, seats=3, opener=1, refusals=1)
    env.reset(seed=1)
    assert env.step("claim city N")[0] is False
    assert "Another refusal forfeits the game." in env.get_observation()[1]
    assert env.step("claim city N")[0] is True
    assert "Seat 1 has forfeited the game: 'claim city N' was refused: That belongs to a different step of the turn." in env.get_observation()[1]
    rewards, result = env.close()
    assert rewards == pytest.approx({0: 1 / 6, 1: -1 / 3, 2: 1 / 6})
    assert (result["forfeit"], result["finished"]) == (1, True)
    with pytest.raises(RuntimeError, match="the game is over"):
        env.step("skip")


def test_a_legal_action_restores_all_attempts() -> None:
    env = TextEnv("five-towers", None, seats=2, refusals=1, opener=0)
    env.reset(seed=1)
    for _ in range(2):
        assert env.step("reveal sand-1")[0] is False
        assert env.step("bid 0")[0] is False
        env.step("pass")


@pytest.mark.parametrize("answer", ["bid 2", "bid 02", "  bid   2\n", "I have room for two cards, so [bid 2]", "[bid 5] is too much.\nSo: [bid 2]"])
def test_the_action_may_stand_in_a_longer_answer(answer: str) -> None:
    env = TextEnv("five-towers", None, opener=0)
    env.reset(seed=1)
    assert env.step(answer) == (False, {"seat": 0, "refusal": None})


@BOTH
def test_without_opponents_texts_play_every_seat(game: str) -> None:
    env = TextEnv(game, None, seats=3)
    env.reset(seed=1)
    first = [text for text in play(env, Random(1), most=20) if "Rules of" in text]
    assert sorted(text.split("You play seat ")[1][0] for text in first) == ["0", "1", "2"]


@pytest.mark.parametrize(
    ("arguments", "error", "text"),
    [
        ({"game": "chess"}, ValueError, "there is no game 'chess'"),
        ({"seats": 7}, ValueError, "for 2 to 5 seats, not 7"),
        ({"expansions": "river"}, TypeError, "expansions must be a list or tuple of names"),
        ({"opponents": "wizard"}, ValueError, "there is no bot 'wizard'"),
        ({"seat": 4}, ValueError, "the seat must be one from 0 to 1 or None, not 4"),
        ({"refusals": -1}, ValueError, "refusals must be 0 or more, not -1"),
        ({"refusals": "many"}, TypeError, "refusals must be an integer, not 'many'"),
    ],
)
def test_wrong_arguments_are_refused_by_name(arguments: dict[str, Any], error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        TextEnv(**{"game": "five-towers", **arguments})


def test_wrong_calls_are_refused_by_name() -> None:
    env = TextEnv("five-towers")
    for call in (env.get_observation, env.close, lambda: env.step("bid 1")):
        with pytest.raises(RuntimeError, match="call reset\\(\\) first"):
            call()
    with pytest.raises(TypeError, match="the seed must be an integer, not 'x'"):
        env.reset(seed="x")  # type: ignore[arg-type]
    env.reset(seed=1)
    with pytest.raises(TypeError, match="an action must be a text, not 3"):
        env.step(3)  # type: ignore[arg-type]
