"""Claims about the compiled twin of 5 Towers: random games in C, Python-loop and batch steps, copies."""

import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

from benchmarks.loops import IDENTICAL
from benchmarks.measuring import Rate, rate
from benchmarks.plot import Line, middle, plot
from rookery.core.record import Setup
from rookery.fast.common.rng import Rng
from rookery.fast.five_towers.actions import SEAT_ACTIONS
from rookery.fast.five_towers.batch import Batch
from rookery.fast.five_towers.observation import LENGTH
from rookery.fast.five_towers.policy import Policy
from rookery.fast.five_towers.twin import Twin

TITLE = "5 Towers: the compiled twin"
PLOT = Path(__file__).parent / "five-towers-decisions.svg"
GAMES = 4096
WANTED_PLAYOUTS = {2: 100_000, 5: 47_000}


def measure() -> list[Rate]:
    """Measure all rates for games of two and five."""
    two_and_five = tuple(WANTED_PLAYOUTS)
    return [
        *(rate(f"5 Towers, {seats} seats: random games in compiled code", playouts(seats), wanted=WANTED_PLAYOUTS[seats]) for seats in two_and_five),
        *(rate(f"5 Towers, {seats} seats: games by a policy in compiled code", playouts(seats, Policy())) for seats in two_and_five),
        *(rate(f"5 Towers, {seats} seats: batched steps, {GAMES} games at once", batched(seats), wanted=3_000_000) for seats in two_and_five),
        *(rate(f"5 Towers, {seats} seats: {name}, steps", loop(new_game(seats))) for name, loop in IDENTICAL.items() for seats in two_and_five),
        *(rate(f"5 Towers, {seats} seats: best Python loop, steps", scalar(seats), wanted=500_000) for seats in two_and_five),
        rate("5 Towers: copies made in Python", copies),
        rate("5 Towers: copies into a twin that is there", copies_in_place),
    ]


def draw_plot() -> None:
    """Plot the cost of a decision by its number."""
    lines = {f"{seats} seats": decisions(seats) for seats in WANTED_PLAYOUTS}
    PLOT.write_text(plot("5 Towers: cost of a random decision", "decision of the game", "nanoseconds of CPU per decision", lines), "utf-8")


def remarks() -> list[str]:
    """Return the size of a state and the length of a game."""
    lengths = ", ".join(f"{length(seats):.0f} decisions with {seats} seats" for seats in WANTED_PLAYOUTS)
    return [
        f"A state of 5 Towers takes {sys.getsizeof(new_game(2))} bytes, with any number of seats, including the Python object.",
        f"A random game has {lengths}; a step is one decision, including the cards that chance reveals.",
        "",
        f"![Cost of a decision by its number]({PLOT.name})",
    ]


def new_game(seats: int) -> Twin:
    return Twin(Setup("five-towers", seats))


def playouts(seats: int, policy: Policy | None = None) -> Callable[[], int]:
    """Play games inside the twin."""
    twin, rng = new_game(seats), Rng(seats)

    def play() -> int:
        twin.playouts(1000, rng, policy)
        return 1000

    return play


def batched(seats: int) -> Callable[[], int]:
    """Step a batch with random actions drawn inside; write observations, masks, rewards and ends."""
    sizes = {"observation": LENGTH, "mask": SEAT_ACTIONS, "actor": 1, "done": 1, "action": 1}
    buffers: dict[str, Any] = {name: bytearray(GAMES * size) for name, size in sizes.items()}
    batch = Batch(GAMES, seats, seats, reward=memoryview(bytearray(4 * GAMES * seats)).cast("f"), **buffers)

    def step() -> int:
        batch.step_at_random()
        return GAMES

    return step


def scalar(seats: int) -> Callable[[], int]:
    """Step in the fastest loop that shows Python every choice: random numbers come from the twin's rng, and chance acts in C."""
    start, rng = new_game(seats), Rng(seats)

    def play() -> int:
        twin, steps = start.copy(), 0
        twin.draw(rng)
        while legal := twin.legal():
            twin.apply(legal[rng.below(len(legal))])
            twin.draw(rng)
            steps += 1
        return steps

    return play


def copies() -> int:
    twin = new_game(2)
    for _ in range(1000):
        twin.copy()
    return 1000


def copies_in_place() -> int:
    twin, other = new_game(2), new_game(2)
    for _ in range(1000):
        twin.become(other)
    return 1000


def length(seats: int, games: int = 2000) -> float:
    """Return the mean number of decisions in a random game."""
    rng = Rng(1)
    return sum(new_game(seats).advance(10_000, rng) for _ in range(games)) / games


def decisions(seats: int, repeats: int = 7) -> Line:
    """Return the median cost of a decision in nanoseconds, by its number."""
    runs = [_run(seats, Rng(seed)) for seed in range(repeats)]
    return middle(runs)


def _run(seats: int, rng: Rng, games: int = 600, block: int = 5) -> Line:
    """Step many games together, a few decisions at a time, until half of them are over."""
    pool = [new_game(seats) for _ in range(games)]
    points: list[tuple[float, float]] = []
    made = games * block
    while made >= games * block / 2:
        made, took = _advance(pool, block, rng)
        _, overhead = _advance(pool, 0, rng)
        points.append((block * len(points) + block / 2, 1e9 * (took - overhead) / max(made, 1)))
    return points[:-1]


def _advance(pool: list[Twin], block: int, rng: Rng) -> tuple[int, float]:
    begin = process_time()
    made = sum([twin.advance(block, rng) for twin in pool])
    return made, process_time() - begin
