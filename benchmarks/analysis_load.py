"""A claim about the server: an analysis in the background does not slow running games; actions take at most a quarter longer beside it (median).

    python -m benchmarks.analysis_load [--actions 60] [--rounds 10] [--record]

Games are finished, and while the server analyses them, actions are timed at another table from the request until both people have seen them:
in turns with the analysis at work and with its process held. --record writes the figures into RESULTS.md. Exits with 1 if the claim does not hold.
"""

import argparse
import os
import signal
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Final

from benchmarks.action_cpu import Pair
from benchmarks.results import record
from benchmarks.server import Spread, spread
from tests.server.serving import ServerProcess, children, wait_until
from tests.server.visiting import Visitor

MOST_SLOWER: Final = 1.25
GAMES: Final = 3
"""So many games are analysed; one would be done too soon."""


def finish(pair: Pair) -> str:
    """Play a game to its end; the path of its analysis."""
    while pair.act():
        pass
    pair.close()
    return f"tables/{pair.name}/games/1/analysis"


def timed(pair: Pair, actions: int) -> list[float]:
    """Seconds for each action; a game that is over is followed by another, which is not timed."""
    found: list[float] = []
    while len(found) < actions:
        began = time.perf_counter()
        if pair.act():
            found.append(time.perf_counter() - began)
        else:
            pair.close()
            pair.seated()
    return found


def measure(actions: int, rounds: int) -> tuple[Spread, Spread]:
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder) / "data.sqlite3", analysis=True) as server:
        ann, bob = Visitor(server.address).called("Ann"), Visitor(server.address).called("Bob")
        paths = [finish(Pair(ann, bob, Random(game))) for game in range(GAMES)]
        wait_until(lambda: any(ann.gets(path)["state"] == "growing" for path in paths))
        pair, beside, alone = Pair(ann, bob, Random("timed")), list[float](), list[float]()
        for _ in range(rounds):
            beside += timed(pair, actions)
            workers = children(server.process.pid)
            for pid in workers:
                os.kill(pid, signal.SIGSTOP)
            alone += timed(pair, actions)
            for pid in workers:
                os.kill(pid, signal.SIGCONT)
        assert not all(ann.gets(path)["state"] == "done" for path in paths), "all is analysed already: more games, or fewer actions"
        pair.close()
    return spread("while a game is analysed", beside), spread("while the analysis is held", alone)


def main() -> int:
    parser = argparse.ArgumentParser(description="Whether analyses slow running games.")
    parser.add_argument("--actions", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--record", action="store_true", help="write the figures into RESULTS.md")
    arguments = parser.parse_args()
    beside, alone = measure(arguments.actions, arguments.rounds)
    lines = [
        f"{arguments.rounds} rounds of {arguments.actions} actions each, in turns, from the request until two people have seen it",
        f"(claim: the median is at most {MOST_SLOWER} times that without):",
        "",
        "| an action | actions | median, ms | 99 %, ms |",
        "|---|---|---|---|",
        beside.row(),
        alone.row(),
        "",
        f"Beside an analysis the median is {beside.p50 / alone.p50:.2f} times that without.",
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    if arguments.record:
        record(
            "analysis load",
            "The server: actions beside an analysis",
            f"python -m benchmarks.analysis_load --actions {arguments.actions}",
            "\n".join(lines),
        )
    return 0 if beside.p50 <= MOST_SLOWER * alone.p50 else 1


if __name__ == "__main__":
    sys.exit(main())
