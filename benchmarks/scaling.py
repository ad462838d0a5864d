"""Measure training and arenas against the number of worker processes: `python -m benchmarks.scaling --out FOLDER`.

Every number of workers follows the same plans and must get the same nets and the same games. The program prints Markdown and writes one
plot for training and one for the arena. With `--cluster ADDRESS` it also measures a Ray cluster with all its processors.
"""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from hashlib import sha256
from itertools import takewhile
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

from benchmarks.measuring import machine
from benchmarks.plot import plot
from benchmarks.results import record
from rookery.bots.entrants import MakeEntrant
from rookery.bots.twin_match import TwinMatch
from rookery.core.record import Setup
from rookery.fast.carcassonne.learning import Plan as CarcassonnePlan
from rookery.fast.carcassonne.learning import Run as CarcassonneRun
from rookery.fast.common.training import AnyPlan, AnyRun
from rookery.fast.five_towers.learning import Plan as FiveTowersPlan
from rookery.fast.five_towers.learning import Run as FiveTowersRun
from rookery.games import GAMES
from rookery.play.tournament import Terms, Tournament
from rookery.work.executors import open_executor, workers_of

TRAININGS: Final[dict[str, tuple[type[AnyRun[Any]], AnyPlan]]] = {
    "5 Towers": (FiveTowersRun, FiveTowersPlan(seats=2, games=1, batch=2048)),
    "Carcassonne": (CarcassonneRun, CarcassonnePlan(seats=2, games=1, batch=256)),
}
ARENAS: Final = {
    "5 Towers": (Setup("five-towers", 2), ("learned", "tuned")),
    "Carcassonne": (Setup("carcassonne", 2), ("learned", "greedy")),
}
MOST_DEALS: Final = 1_000_000
COMPARED: Final = 10
"""The number of deals whose games are compared."""


class Measured(NamedTuple):
    """Games per second, and a checksum of the result."""

    rate: float
    result: str


class Row(NamedTuple):
    """The rates of one number of workers, by game."""

    name: str
    workers: int
    training: dict[str, Measured]
    arena: dict[str, Measured]


def trained(run: type[AnyRun[Any]], plan: AnyPlan, executor: Executor | None = None) -> Measured:
    """Follow a plan."""
    training = run(plan)
    start = perf_counter()
    for _ in training.learn(executor, report=plan.steps):
        pass
    rate = plan.games / (perf_counter() - start)
    return Measured(rate, sha256(b"".join(row.tobytes() for row in training.rows)).hexdigest()[:12])


def plan_for(run: type[AnyRun[Any]], plan: AnyPlan, seconds: float) -> AnyPlan:
    """Return the plan with as many batches as one process plays in this time."""
    sample = replace(plan, games=plan.batch)
    trained(run, sample)  # load everything
    return replace(plan, games=plan.batch * max(2, round(seconds * trained(run, sample).rate / plan.batch)))


def played(setup: Setup, names: tuple[str, str], executor: Executor, seconds: float) -> Measured:
    """Play an arena for about this time."""
    terms = Terms(GAMES[setup.game], setup, (names,), MakeEntrant(setup.game), "1", set_up=TwinMatch)
    tournament = Tournament(terms, MOST_DEALS)
    games = tournament.play(executor)
    next(games)  # start the workers and load the nets
    before, start = tournament.games_played, perf_counter()
    for _ in takewhile(lambda _: perf_counter() - start < seconds or tournament.games_played < setup.seats * COMPARED, games):
        pass
    rate = (tournament.games_played - before) / (perf_counter() - start)
    games.close()
    deals = tournament.meetings[names].deals
    actions = [game.record.actions for number in range(COMPARED) for game in deals[number]]
    return Measured(rate, sha256(repr(actions).encode()).hexdigest()[:12])


def measured(name: str, executor: Executor, plans: dict[str, AnyPlan], seconds: float) -> Row:
    """Measure everything with one executor."""
    training, arena = {}, {}
    for game, (run, plan) in TRAININGS.items():
        trained(run, replace(plan, games=plan.batch), executor)  # start the workers and load everything
        training[game] = trained(run, plans[game], executor)
    for game, (setup, names) in ARENAS.items():
        arena[game] = played(setup, names, executor, seconds)
    return Row(name, max(1, workers_of(executor)), training, arena)


def rows(arguments: Namespace) -> Iterator[Row]:
    """Measure each number of workers, and the cluster."""
    plans = {game: plan_for(run, plan, arguments.seconds) for game, (run, plan) in TRAININGS.items()}
    for workers in arguments.workers:
        with open_executor(workers) as executor:
            yield measured(str(workers), executor, plans, arguments.seconds)
    if arguments.cluster is not None:
        with open_executor(cluster=arguments.cluster) as executor:
            yield measured(f"{workers_of(executor)} (Ray)", executor, plans, arguments.seconds)


def table(found: Sequence[Row]) -> list[str]:
    """Return the rates and speed-ups as Markdown."""
    columns = [f"{what}, {game}" for what, games in (("training", TRAININGS), ("arena", ARENAS)) for game in games]
    lines = ["| workers | " + " | ".join(columns) + " |", "|---|" + "---|" * len(columns)]
    first = [*found[0].training.values(), *found[0].arena.values()]
    for row in found:
        rates = [*row.training.values(), *row.arena.values()]
        cells = [f"{one.rate:,.0f} ({one.rate / base.rate:.2f} x)" for one, base in zip(rates, first, strict=True)]
        lines.append(f"| {row.name} | " + " | ".join(cells) + " |")
    return lines


def chart(what: str, found: Sequence[Row], name: str) -> str:
    """Return a plot of the speed-ups of training or arena."""
    lines = {
        game: [(row.workers, getattr(row, name)[game].rate / getattr(found[0], name)[game].rate) for row in found] for game in getattr(found[0], name)
    }
    most = max(row.workers for row in found)
    return plot(f"{what}: speed-up by workers", "workers", "times the games per second of one process", {**lines, "ideal": [(1, 1), (most, most)]})


def differences(found: Sequence[Row]) -> list[str]:
    """Return the games whose net or records depend on the number of workers."""
    return [
        f"{name}, {game}"
        for name in ("training", "arena")
        for game in getattr(found[0], name)
        if len({getattr(row, name)[game].result for row in found}) > 1
    ]


def default_workers() -> list[int]:
    """Return 1, 2, 4, ... and the number of processors of this process."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return [*takewhile(lambda workers: workers < cores, (2**power for power in range(16))), cores]


def write(found: Sequence[Row], arguments: Namespace) -> None:
    """Print the result, and write it to the wanted places."""
    wrong = differences(found)
    nets = ", ".join(f"{game} {one.result}" for game, one in found[0].training.items())
    verdict = f"All numbers of workers trained the same nets ({nets}) and played the same games."
    command = f"python -m benchmarks.scaling --seconds {arguments.seconds:g}" + (" --cluster ADDRESS" if arguments.cluster else "")
    pictures = {"scaling-training.svg": chart("Training", found, "training"), "scaling-arena.svg": chart("Arena", found, "arena")}
    lines = [
        "Games per second of self-play training and of arenas. " + (f"**Results differ: {'; '.join(wrong)}.**" if wrong else verdict),
        "",
        *table(found),
        "",
        *(f"![Speed-up by workers]({name})" for name in pictures),
    ]
    text = "\n".join([f"{machine()}; `{command}`", "", *lines, ""])
    sys.stdout.write(text)
    if arguments.out is not None:
        arguments.out.mkdir(parents=True, exist_ok=True)
        for name, content in {"scaling.md": text, **pictures}.items():
            (arguments.out / name).write_text(content, "utf-8")
    if arguments.record:
        record("scaling", "Training and arenas on many cores", command, "\n".join(lines))
        for name, picture in pictures.items():
            Path(__file__).with_name(name).write_text(picture, "utf-8")


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="time of one process for each measurement (default: 20)")
    parser.add_argument("--workers", type=int, nargs="+", default=default_workers(), help="numbers of processes (default: 1, 2, 4, ..., all cores)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="also measure this Ray cluster, with all its processors")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="write scaling.md and two plots into this folder")
    parser.add_argument("--record", action="store_true", help="write table and plots into benchmarks/RESULTS.md")
    arguments = parser.parse_args()
    found = []
    for row in rows(arguments):
        found.append(row)
        rates = [f"{what}, {game} {one.rate:,.0f}" for what in ("training", "arena") for game, one in getattr(row, what).items()]
        sys.stderr.write(f"{row.name}: {'; '.join(rates)}\n")
    write(found, arguments)
    return 1 if differences(found) else 0


if __name__ == "__main__":
    sys.exit(main())
