"""Baseline 4: RLCard's games in their own loop, with observations and legal actions.

Runs in the `make bench` environment with RLCard, and prints its rates as JSON.
"""

import json
import sys
from collections.abc import Callable
from importlib.metadata import version
from random import Random

import rlcard  # type: ignore[import-not-found]  # installed for benchmarks only

from benchmarks.measuring import Rate, rate

GAMES = ("uno", "gin-rummy", "limit-holdem")


def steps(name: str) -> Callable[[], int]:
    """Play one game by `reset` and `step`; Python draws one of the legal actions in the state."""
    env, rng = rlcard.make(name, config={"seed": 1}), Random(1)

    def play() -> int:
        state, _ = env.reset()
        made = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            made += 1
        return made

    return play


def measure(name: str) -> Rate:
    return rate(f"RLCard {version('rlcard')} {name}: environment loop, steps", steps(name))


if __name__ == "__main__":
    json.dump([(found.what, found.each) for found in map(measure, GAMES)], sys.stdout)
