"""Play thousands of games of 5 Towers at once with NumPy: `python random_batch.py` prints each seat's share of the wins."""

from typing import Any

import numpy as np

from rookery.fast.five_towers.actions import SEAT_ACTIONS
from rookery.fast.five_towers.batch import Batch
from rookery.fast.five_towers.observation import LENGTH


def play(games: int, seats: int, steps: int, seed: int) -> Any:
    buffers = {
        "observation": np.zeros((games, LENGTH), np.uint8),
        "mask": np.zeros((games, SEAT_ACTIONS), bool),
        "actor": np.zeros(games, np.uint8),
        "reward": np.zeros((games, seats), np.float32),
        "done": np.zeros(games, bool),
        "action": np.zeros(games, np.int64),
    }
    batch = Batch(games, seats, seed, opener=0, **buffers)
    rng, rows, wins = np.random.default_rng(seed), np.arange(games + 1) * SEAT_ACTIONS, np.zeros(seats)
    for _ in range(steps):
        legal = np.flatnonzero(buffers["mask"])  # the legal actions of all games, one game after the other
        bounds = np.searchsorted(legal, rows)
        chosen = bounds[:-1] + (rng.random(games) * np.diff(bounds)).astype(int)  # a net's choices go here
        buffers["action"][:] = legal[chosen] - rows[:-1]
        batch.step()
        wins += (buffers["reward"][buffers["done"]] + 1 / seats).sum(axis=0)
    return wins / wins.sum()


if __name__ == "__main__":
    print(play(games=4096, seats=2, steps=500, seed=1).round(3))
