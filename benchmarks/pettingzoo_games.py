"""Baseline 3: PettingZoo's classic games in the loop of every AEC environment, with observations and masks.

Runs in the `make bench` environment with PettingZoo, and prints its rates as JSON. `agents` is also the loop of Rookery's own environments.
"""

import json
import sys
from collections.abc import Callable
from importlib.metadata import version
from random import Random
from typing import Any

import numpy as np
import pettingzoo  # type: ignore[import-not-found,unused-ignore]  # installed for benchmarks and extras only

from benchmarks.measuring import Rate, rate

GAMES = ("connect_four-v3", "texas_holdem-v4", "leduc_holdem-v4")


def agents(env: Any) -> Callable[[], int]:
    """Play one game by `agent_iter`, `last` and `step`; Python draws one of the actions in the mask."""
    rng = Random(1)
    env.reset(seed=1)

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(mask))))
            steps += 1
        return steps

    return play


def measure(name: str) -> Rate:
    env = pettingzoo.make("aec", f"classic/{name}")
    return rate(f"PettingZoo {version('pettingzoo')} {name.partition('-')[0]}: environment loop, steps", agents(env))


if __name__ == "__main__":
    json.dump([(found.what, found.each) for found in map(measure, GAMES)], sys.stdout)
