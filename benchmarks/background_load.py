"""Claim: background work does not slow running games; the median action takes at most a quarter longer.

    python -m benchmarks.background_load [analysis|bots] [--actions 60] [--rounds 10] [--record]

The background work is the analysis of finished games, or the strongest bots of Carcassonne at several tables. Actions are timed at another
table, from the request until both people have seen them, alternately with the background processes running and stopped. --record writes
the figures into RESULTS.md. Exits with 1 if the claim does not hold.
"""

import argparse
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from benchmarks.action_cpu import Pair
from benchmarks.results import record
from benchmarks.server import Spread, spread
from rookery.bots import level_names
from tests.server.serving import ServerProcess, children, wait_until
from tests.server.visiting import Visitor

MOST_SLOWER: Final = 1.25
GAMES: Final = 3
"""The number of games to analyse, or of tables with bots; one would finish too soon."""

Going: TypeAlias = Callable[[], bool]
"""Return whether the background work is still running."""


def analyse(ann: Visitor, bob: Visitor) -> Going:
    """Finish games and wait until their analysis runs."""
    paths = [_finish(Pair(ann, bob, Random(game))) for game in range(GAMES)]
    wait_until(lambda: any(ann.gets(path)["state"] == "growing" for path in paths))
    return lambda: not all(ann.gets(path)["state"] == "done" for path in paths)


def _finish(pair: Pair) -> str:
    """Play a game to its end and return the path of its analysis."""
    while pair.act():
        pass
    pair.close()
    return f"tables/{pair.name}/games/1/analysis"


def let_bots_play(ann: Visitor, _bob: Visitor) -> Going:
    """Let the strongest bots play at several tables."""
    bots = [{"seat": seat, "bot": level_names("carcassonne")[-1]} for seat in range(2)]
    tables = [ann.opens("carcassonne", 2, sit=[], bots=bots, start=True)["table"] for _ in range(GAMES)]
    wait_until(lambda: all(ann.gets(f"tables/{table}")["version"] > 2 for table in tables))
    return lambda: any(ann.gets(f"tables/{table}")["status"] == "running" for table in tables)


BACKGROUNDS: Final[Mapping[str, tuple[str, Callable[[Visitor, Visitor], Going]]]] = {
    "analysis": ("an analysis", analyse),
    "bots": ("bots that think at several tables", let_bots_play),
}
"""The kinds of background work, and the functions that start them."""


def timed(pair: Pair, actions: int) -> list[float]:
    """Return the seconds per action, excluding the rematch after each game."""
    found: list[float] = []
    while len(found) < actions:
        began = time.perf_counter()
        if pair.act():
            found.append(time.perf_counter() - began)
        else:
            pair.close()
            pair.seated()
    return found


def measure(background: str, actions: int, rounds: int) -> tuple[Spread, Spread]:
    name, begin = BACKGROUNDS[background]
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder) / "data.sqlite3", analysis=background == "analysis") as server:
        ann, bob = Visitor(server.address).called("Ann"), Visitor(server.address).called("Bob")
        going = begin(ann, bob)
        pair, beside, alone = Pair(ann, bob, Random("timed")), list[float](), list[float]()
        for _ in range(rounds):
            beside += timed(pair, actions)
            workers = children(server.process.pid)
            for pid in workers:
                os.kill(pid, signal.SIGSTOP)
            alone += timed(pair, actions)
            for pid in workers:
                os.kill(pid, signal.SIGCONT)
        assert going(), "the background work ended early: use fewer actions or rounds"
        pair.close()
    return spread(f"beside {name}", beside), spread("while it is paused", alone)


def main() -> int:
    parser = argparse.ArgumentParser(description="Whether work in the background slows running games.")
    parser.add_argument("background", nargs="?", choices=tuple(BACKGROUNDS), default="analysis")
    parser.add_argument("--actions", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--record", action="store_true", help="write the figures into RESULTS.md")
    arguments = parser.parse_args()
    name, _ = BACKGROUNDS[arguments.background]
    beside, alone = measure(arguments.background, arguments.actions, arguments.rounds)
    lines = [
        f"{arguments.rounds} rounds of {arguments.actions} actions each, in turns, from the request until two people have seen it",
        f"(claim: the median is at most {MOST_SLOWER} times that without it):",
        "",
        "| an action | actions | median, ms | 99 %, ms |",
        "|---|---|---|---|",
        beside.row(),
        alone.row(),
        "",
        f"Beside {name} the median is {beside.p50 / alone.p50:.2f} times that without it.",
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    if arguments.record:
        record(
            f"{arguments.background} load",
            f"The server: actions beside {name}",
            f"python -m benchmarks.background_load {arguments.background} --actions {arguments.actions}",
            "\n".join(lines),
        )
    return 0 if beside.p50 <= MOST_SLOWER * alone.p50 else 1


if __name__ == "__main__":
    sys.exit(main())
