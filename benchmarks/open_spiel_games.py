"""What a researcher would pick instead, first: games of OpenSpiel, through its Python interface and by rollouts in its C++.

Runs in the environment of `make bench` that has OpenSpiel, and prints its rates as JSON.
"""

import json
import random
import sys
from collections.abc import Callable
from typing import Any

import pyspiel  # type: ignore[import-not-found]  # installed for benchmarks only

from benchmarks.measuring import Rate, rate

GAMES = ("crazy_eights", "hearts", "gin_rummy", "backgammon")
ROLLOUTS = 50


def measure(name: str) -> list[Rate]:
    game = pyspiel.load_game(name)
    return [
        rate(f"OpenSpiel {name}: steps in a Python loop", scalar(game), repeats=5, seconds=0.4),
        rate(f"OpenSpiel {name}: random games by C++ rollouts", rollouts(game), repeats=5, seconds=0.4),
    ]


def scalar(game: Any) -> Callable[[], int]:
    """A game as a Python program plays it: ask what is legal, choose, apply; nature's steps are not counted."""
    rng = random.Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                _let_nature_act(state, rng)
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def rollouts(game: Any) -> Callable[[], int]:
    """Random games from the first decision on, played by the evaluator of OpenSpiel's tree search, of which nothing else is used."""
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 2.0, 1, 100, False, 1, False)
    rng = random.Random(2)
    state = game.new_initial_state()
    while state.is_chance_node():
        _let_nature_act(state, rng)

    def play() -> int:
        bot.step(state)
        return ROLLOUTS

    return play


def _let_nature_act(state: Any, rng: random.Random) -> None:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, weights)[0])


if __name__ == "__main__":
    json.dump([(found.what, found.each) for name in GAMES for found in measure(name)], sys.stdout)
