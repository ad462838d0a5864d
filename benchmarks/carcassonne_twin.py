"""Claims about the compiled twin of Carcassonne: random games in C, Python-loop and batch steps, copies, cost per decision."""

import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

from benchmarks.loops import IDENTICAL
from benchmarks.measuring import Rate, rate
from benchmarks.plot import Line, middle, plot
from rookery.core.record import Setup
from rookery.core.rules import CHANCE
from rookery.fast.carcassonne import observation, planes
from rookery.fast.carcassonne.actions import SEAT_ACTIONS
from rookery.fast.carcassonne.batch import Batch
from rookery.fast.carcassonne.twin import Twin
from rookery.fast.common.rng import Rng

TITLE = "Carcassonne: the compiled twin"
PLOT = Path(__file__).parent / "carcassonne-decisions.svg"
BASE = Setup("carcassonne", 2)
EVERYTHING = Setup("carcassonne", 2, expansions=("river", "abbot", "towers-and-thieves"))
MANY, FEW = 512, 64


def measure() -> list[Rate]:
    """Measure all rates for two-player games."""
    return [
        rate("Carcassonne, 2 seats, base with farmers: random games in compiled code", playouts(BASE), wanted=10_000),
        rate("Carcassonne, 2 seats, with River, Abbot and Towers & Thieves: random games in compiled code", playouts(EVERYTHING), wanted=6_000),
        rate(f"Carcassonne, 2 seats, base with farmers: batched steps, {MANY} games at once", batched(BASE, MANY)),
        rate(f"Carcassonne, 2 seats, base with farmers: batched steps, {FEW} games at once", batched(BASE, FEW)),
        rate(f"Carcassonne, 2 seats, all expansions: batched steps, {MANY} games at once", batched(EVERYTHING, MANY)),
        rate(f"Carcassonne, 2 seats, base with farmers: batched steps with planes, {MANY} games at once", batched(BASE, MANY, "planes")),
        rate(f"Carcassonne, 2 seats, base with farmers: batched steps with planes, {FEW} games at once", batched(BASE, FEW, "planes")),
        *(rate(f"Carcassonne, 2 seats, base with farmers: {name}, steps", loop(Twin(BASE))) for name, loop in IDENTICAL.items()),
        rate("Carcassonne, 2 seats, base with farmers: best Python loop, steps", scalar(BASE)),
        rate("Carcassonne: copies into a twin that is there", copies_in_place),
    ]


def draw_plot() -> None:
    """Plot the cost of an action by its number."""
    lines = {"base": decisions(BASE), "all expansions": decisions(EVERYTHING)}
    across = "action of the game, chance's included; the last one brings the final scoring"
    PLOT.write_text(plot("Carcassonne: cost of a random action", across, "nanoseconds of CPU per action", lines), "utf-8")


def remarks() -> list[str]:
    """Return the size of a state."""
    size = sys.getsizeof(Twin(BASE))
    return [f"A state of Carcassonne takes {size} bytes, including the Python object.", "", f"![Cost of an action by its number]({PLOT.name})"]


def playouts(setup: Setup) -> Callable[[], int]:
    """Play random games inside the twin."""
    twin, rng = Twin(setup), Rng(setup.seats)

    def play() -> int:
        twin.playouts(100, rng)
        return 100

    return play


def batched(setup: Setup, games: int, seen: str = "observation") -> Callable[[], int]:
    """Step a batch with random actions drawn inside; write observations as rows or planes, masks, rewards and ends."""
    sizes = {seen: {"observation": observation.LENGTH, "planes": planes.LENGTH}[seen], "mask": SEAT_ACTIONS, "actor": 1, "done": 1}
    buffers: dict[str, Any] = {name: bytearray(games * size) for name, size in sizes.items()}
    reward, action = memoryview(bytearray(4 * games * setup.seats)).cast("f"), memoryview(bytearray(2 * games)).cast("H")
    batch = Batch(games, setup.seats, setup.seats, reward=reward, action=action, expansions=setup.expansions, **buffers)

    def step() -> int:
        batch.step_at_random()
        return games

    return step


def scalar(setup: Setup) -> Callable[[], int]:
    """Step in the fastest loop that shows Python every choice: random numbers come from the twin's rng, and chance acts in C."""
    start, rng = Twin(setup), Rng(setup.seats)

    def play() -> int:
        twin, steps = start.copy(), 0
        while (actor := twin.actor) is not None:
            if actor == CHANCE:
                twin.step(rng)
                continue
            legal = twin.legal()
            twin.apply(legal[rng.below(len(legal))])
            steps += 1
        return steps

    return play


def copies_in_place() -> int:
    twin, other = Twin(BASE), Twin(BASE)
    for _ in range(1000):
        twin.become(other)
    return 1000


def decisions(setup: Setup, repeats: int = 5) -> Line:
    """Return the median cost of an action in nanoseconds, by its number."""
    runs = [_run(setup, Rng(seed)) for seed in range(repeats)]
    return middle(runs)


def _run(setup: Setup, rng: Rng, games: int = 100, block: int = 5) -> Line:
    """Step many games together, a few actions at a time, until half of them are over."""
    pool = [Twin(setup) for _ in range(games)]
    points: list[tuple[float, float]] = []
    made = games * block
    while made >= games * block / 2:
        begin = process_time()
        made = sum([twin.step(rng) >= 0 for twin in pool for _ in range(block)])
        points.append((block * len(points) + block / 2, 1e9 * (process_time() - begin) / max(made, 1)))
    return points[:-1]
