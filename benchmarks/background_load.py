"""A claim about the server: what it works at in the background does not slow running games; actions take at most a quarter longer beside it (median).

    python -m benchmarks.background_load [analysis|bots] [--actions 60] [--rounds 10] [--record]

Either finished games are analysed, or at several tables the strongest bots of Carcassonne play each other. Meanwhile actions are timed at another
table, from the request until both people have seen them: in turns with the processes of the background at work and with them held. --record writes
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
"""How many games are analysed, or played by bots; one would be done too soon."""

Going: TypeAlias = Callable[[], bool]
"""Tells whether the background is still at work."""


def analyse(ann: Visitor, bob: Visitor) -> Going:
    """Finish games, and wait until they are being analysed."""
    paths = [_finish(Pair(ann, bob, Random(game))) for game in range(GAMES)]
    wait_until(lambda: any(ann.gets(path)["state"] == "growing" for path in paths))
    return lambda: not all(ann.gets(path)["state"] == "done" for path in paths)


def _finish(pair: Pair) -> str:
    """Play a game to its end; the path of its analysis."""
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
"""What may go on in the background, and what begins it."""


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
        assert going(), "the background is done already: fewer actions or rounds"
        pair.close()
    return spread(f"beside {name}", beside), spread("while that is held", alone)


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
        f"(claim: the median is at most {MOST_SLOWER} times that without):",
        "",
        "| an action | actions | median, ms | 99 %, ms |",
        "|---|---|---|---|",
        beside.row(),
        alone.row(),
        "",
        f"Beside {name} the median is {beside.p50 / alone.p50:.2f} times that without.",
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
