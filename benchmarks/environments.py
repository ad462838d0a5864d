"""Claims about the environments: the AEC loop, and batches that NumPy drives. Needs rookery[envs]."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from benchmarks.measuring import Rate, rate
from benchmarks.pettingzoo_games import agents
from rookery.envs import aec
from rookery.fast.carcassonne import actions as carcassonne
from rookery.fast.carcassonne import observation as carcassonne_rows
from rookery.fast.carcassonne.batch import Batch as CarcassonneBatch
from rookery.fast.five_towers import actions as five_towers
from rookery.fast.five_towers import observation as five_towers_rows
from rookery.fast.five_towers.batch import Batch as FiveTowersBatch

TITLE = "The environments"
SIZES: Final = {
    FiveTowersBatch: (five_towers.SEAT_ACTIONS, five_towers_rows.LENGTH),
    CarcassonneBatch: (carcassonne.SEAT_ACTIONS, carcassonne_rows.LENGTH),
}


def measure() -> list[Rate]:
    """Measure both games with two seats."""
    return [
        rate("5 Towers, 2 seats: environment loop, steps", agents(aec("five-towers"))),
        rate("Carcassonne, 2 seats: environment loop, steps", agents(aec("carcassonne"))),
        rate("5 Towers, 2 seats: steps with actions by NumPy, 4096 games at once", by_numpy(FiveTowersBatch, 4096), wanted=5_000_000),
        rate("Carcassonne, 2 seats: steps with actions by NumPy, 512 games at once", by_numpy(CarcassonneBatch, 512)),
    ]


def draw_plot() -> None:
    """Draw nothing: no figure here depends on another quantity."""


def remarks() -> list[str]:
    """Say what a step contains."""
    return ["NumPy finds the legal actions of all games in the mask, draws one for each, and hands them to the batch as 64-bit integers."]


def by_numpy(kind: Any, games: int) -> Callable[[], int]:
    """Step a batch with actions that NumPy draws from the mask."""
    actions, length = SIZES[kind]
    mask, action, rng = np.zeros((games, actions), np.bool_), np.zeros(games, np.int64), np.random.default_rng(1)
    rest = {"observation": np.zeros((games, length), np.uint8), "actor": np.zeros(games, np.uint8), "done": np.zeros(games, np.uint8)}
    batch = kind(games, 2, 1, mask=mask, action=action, reward=np.zeros((games, 2), np.float32), **rest)
    rows = np.arange(games + 1) * actions

    def step() -> int:
        legal = np.flatnonzero(mask)
        first = np.searchsorted(legal, rows)
        drawn = first[:-1] + (rng.random(games) * np.diff(first)).astype(np.int64)
        np.subtract(legal[drawn], rows[:-1], out=action)
        batch.step()
        return games

    return step
