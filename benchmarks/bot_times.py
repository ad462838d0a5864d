"""Measure every bot's time per decision through a view, on an idle machine and with all cores busy: `python -m benchmarks.bot_times`.

Reports milliseconds per decision with a choice, with the bot in all seats: mean CPU time, mean and maximum wall time.
The busy processes have the same priority as this one.
"""

import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from statistics import fmean
from time import perf_counter, process_time
from typing import NamedTuple

from rookery.bots import bot_names, make_bot
from rookery.core.record import Setup
from rookery.games import GAMES
from rookery.play.match import Match


class Time(NamedTuple):
    """The milliseconds of a decision."""

    processor: float
    wall: float


@contextmanager
def all_cores_busy() -> Iterator[None]:
    """Keep all cores busy with one computing process each."""
    programs = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for program in programs:
            program.kill()
            program.wait()


def times(game: str, name: str, seats: int, decisions: int) -> list[Time]:
    """Return the times of a bot's first decisions with a choice, with the bot in all seats."""
    match, bot, chance, thought, found = Match(GAMES[game], Setup(game, seats)), make_bot(game, name), Random(1), Random(2), list[Time]()
    while match.actor is not None and len(found) <= decisions:
        if not isinstance(match.actor, int):
            match.draw(chance.randrange)
            continue
        view = match.view(match.actor)
        wall, processor = perf_counter(), process_time()
        action = bot.choose(view, thought)
        if len(view.choices) > 1:
            found.append(Time(1000 * (process_time() - processor), 1000 * (perf_counter() - wall)))
        match.act(action)
    return found[1:]  # the first one loads the weights


def row(game: str, name: str, seats: int, decisions: int) -> str:
    """Return a bot's row of the table."""
    calm = times(game, name, seats, decisions)
    with all_cores_busy():
        busy = times(game, name, seats, decisions)
    walls = [time.wall for time in calm], [time.wall for time in busy]
    cells = [fmean(time.processor for time in calm), *(number for found in walls for number in (fmean(found), max(found)))]
    return f"| {game} {name}, {seats} seats | {' | '.join(f'{cell:.1f}' for cell in cells)} |\n"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME", help="games to measure (default: all)")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=60, help="decisions of each bot")
    arguments = parser.parse_args()
    sys.stdout.write("| bot | processor time, mean | wall time, mean | longest | all cores busy, mean | longest |\n|---|---:|---:|---:|---:|---:|\n")
    for game in arguments.games:
        for name in bot_names(game):
            sys.stdout.write(row(game, name, arguments.seats, arguments.decisions))
            sys.stdout.flush()


if __name__ == "__main__":
    main()
