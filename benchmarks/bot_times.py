"""How long every bot takes for a decision through a view, on a machine at rest and with all cores busy: `python -m benchmarks.bot_times`.

Mean and longest wall time in milliseconds over the decisions with a choice of one game each; the busy programs have the priority of this one.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from statistics import fmean
from time import perf_counter

from rookery.bots import bot_names, make_bot
from rookery.core.record import Setup
from rookery.games import GAMES
from rookery.play.match import Match

DECISIONS = 60


@contextmanager
def all_cores_busy() -> Iterator[None]:
    """As many programs as there are cores, which compute until they are ended."""
    programs = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for program in programs:
            program.kill()
            program.wait()


def times(game: str, name: str) -> list[float]:
    """The milliseconds of a bot's decisions, all seats being the bot's own."""
    match, bot, chance, thought, found = Match(GAMES[game], Setup(game, 2)), make_bot(game, name), Random(1), Random(2), list[float]()
    while match.actor is not None and len(found) < DECISIONS:
        if not isinstance(match.actor, int):
            match.draw(chance.randrange)
            continue
        view = match.view(match.actor)
        start = perf_counter()
        action = bot.choose(view, thought)
        if len(view.choices) > 1:
            found.append(1000 * (perf_counter() - start))
        match.act(action)
    return found[1:]  # the first one reads the weights


def main() -> None:
    sys.stdout.write("| bot | at rest, mean | longest | all cores busy, mean | longest |\n|---|---:|---:|---:|---:|\n")
    for game in GAMES:
        for name in bot_names(game):
            rest = times(game, name)
            with all_cores_busy():
                busy = times(game, name)
            cells = [f"{number:.1f}" for found in (rest, busy) for number in (fmean(found), max(found))]
            sys.stdout.write(f"| {game} {name} | {' | '.join(cells)} |\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
