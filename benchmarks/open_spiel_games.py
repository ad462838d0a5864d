"""Baseline 1: OpenSpiel games, through its Python interface and with rollouts in its C++.

Runs in the `make bench` environment with OpenSpiel, and prints its rates as JSON.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import pyspiel  # type: ignore[import-not-found]  # installed for benchmarks only

from benchmarks.measuring import Rate, rate

GAMES = ("crazy_eights", "hearts", "gin_rummy", "backgammon")
ROLLOUTS = 50


def measure(name: str) -> list[Rate]:
    game, library = pyspiel.load_game(name), f"OpenSpiel {version('open_spiel')}"
    return [
        rate(f"{library} {name}: identical Python loop, steps", identical(game)),
        rate(f"{library} {name}: best Python loop, steps", best(game)),
        rate(f"{library} {name}: random games in compiled code", rollouts(game)),
    ]


def identical(game: Any) -> Callable[[], int]:
    """Run the loop of loops.py."""
    rng = random.Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                _let_chance_act(state, rng)
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def best(game: Any) -> Callable[[], int]:
    """Play games with evaluate_bots and OpenSpiel's own random bots: chance, choices and random numbers are in C++."""
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    seeds = iter(range(1, 2**31))

    def play() -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return sum(pair.player >= 0 for pair in state.full_history())

    return play


def rollouts(game: Any) -> Callable[[], int]:
    """Play random games from the first decision with the rollout evaluator of OpenSpiel's tree search."""
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 2.0, 1, 100, False, 1, False)
    rng = random.Random(2)
    state = game.new_initial_state()
    while state.is_chance_node():
        _let_chance_act(state, rng)

    def play() -> int:
        bot.step(state)
        return ROLLOUTS

    return play


def _let_chance_act(state: Any, rng: random.Random) -> None:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, weights)[0])


if __name__ == "__main__":
    json.dump([(found.what, found.each) for name in GAMES for found in measure(name)], sys.stdout)
