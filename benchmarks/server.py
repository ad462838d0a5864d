"""Claims about the server: on an idle server the median action is acknowledged within 5 ms, and a bot's long think slows other tables no
more than any other program on the machine.

    python -m benchmarks.server [--actions 400] [--rounds 6] [--record]

Starts a server on the loopback interface with a data file in a temporary folder; every action is durable before it is
acknowledged. All figures come from one run. Clients and bots share the machine with the server, so ratios mean more than the
absolute figures. --record writes them into RESULTS.md. Exits with 1 if a claim does not hold.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Final, NamedTuple

from benchmarks.results import record
from rookery.server.worker_processes import NICENESS
from tests.server.serving import ServerProcess
from tests.server.visiting import Frame, Socket, Visitor

MEDIAN_WANTED: Final = 5.0
THINK: Final = 1.5
"""Seconds of CPU that the slow bot spends on every move."""

MOST_SLOWER: Final = 1.5
"""Maximum ratio of the 99th percentile beside a thinking bot to the one beside another busy program; two rounds alone can differ by this much."""

COMPUTE: Final = (
    "import os, sys, time; os.nice(int(sys.argv[2])); end = time.perf_counter() + float(sys.argv[1])\nwhile time.perf_counter() < end: pass"
)
TICK: Final = os.sysconf("SC_CLK_TCK")


class Spread(NamedTuple):
    """The latencies of actions in milliseconds."""

    what: str
    actions: int
    p50: float
    p99: float

    def row(self) -> str:
        return f"| {self.what} | {self.actions} | {self.p50:.2f} | {self.p99:.2f} |"


def spread(what: str, seconds: list[float]) -> Spread:
    cuts = quantiles([1000 * each for each in seconds], n=100)
    return Spread(what, len(seconds), cuts[49], cuts[98])


class Table:
    """A table where one person plays all seats in an endless series of rematches."""

    def __init__(self, person: Visitor, game: str, rng: Random) -> None:
        self.person = person
        self.rng = rng
        self.name = person.opens(game, sit=[0, 1], start=True)["table"]
        self.socket = Socket(person, self.name)
        self.shown = self.socket.table()

    def act(self) -> float:
        """Play any action and return the time to its acknowledgement."""
        if self.shown["status"] == "finished":
            self.person.posts(f"tables/{self.name}/rematch")
            started = self.person.posts(f"tables/{self.name}/start")
            self.shown = self.socket.table(version=started["version"])
        action = self.rng.choice(self.shown["view"]["choices"])["action"]
        began = time.perf_counter()
        done = self.socket.act(self.shown["version"], action)
        took = time.perf_counter() - began
        assert done["kind"] == "done", done
        self.shown = self.socket.table(version=done["version"])
        return took

    def act_over_http(self) -> float:
        """Play any action in an HTTP request and return its time."""
        table = self.person.sees(self.name)
        if table["status"] == "finished":
            return self.act()
        began = time.perf_counter()
        self.person.acts(table, self.rng.choice(table["view"]["choices"])["action"])
        took = time.perf_counter() - began
        self.shown = self.socket.table(version=table["version"] + 1)
        return took


# --- an idle server


def idle(server: ServerProcess, actions: int) -> Iterator[Spread]:
    for game in ("five-towers", "carcassonne"):
        with Visitor(server.address) as person:
            table = Table(person, game, Random(game))
            for _ in range(20):
                table.act()
            yield spread(f"{game}, socket", [table.act() for _ in range(actions)])
            yield spread(f"{game}, HTTP", [table.act_over_http() for _ in range(actions)])
            table.socket.close()


# --- a bot with a long think


def beside_a_thinker(server: ServerProcess, rounds: int) -> list[Spread]:
    """Return action latencies at one table, alternating between an idle machine, an unrelated program, and a bot's think at another table.

    The unrelated program computes as much as the bot: on a small machine any program takes cores from the server, which is not the server's fault.
    """
    with Visitor(server.address) as person, Visitor(server.address) as other, ExitStack() as stack:
        table = Table(person, "five-towers", Random(7))
        against = other.opens(bots=[{"seat": 1, "bot": "uniform"}], opener=0, start=True)
        watcher = stack.enter_context(other.watches(against["table"]))
        shown = watcher.table()
        quiet: list[float] = []
        beside: list[float] = []
        thinking: list[float] = []
        for _ in range(rounds):
            quiet += for_a_while(table)
            with subprocess.Popen([sys.executable, "-c", COMPUTE, str(THINK), str(NICENESS)]):  # noqa: S603  ourselves
                beside += for_a_while(table)
            watcher.send({"kind": "act", "version": shown["version"], "action": shown["view"]["choices"][0]["action"]})
            thinking += for_a_while(table)
            shown = own_turn(watcher, shown["version"] + 1)
        table.socket.close()
    return [spread("idle machine", quiet), spread("beside a program", beside), spread("beside a bot", thinking)]


def own_turn(watcher: Socket, version: int) -> Frame:
    """Return the table after that version, once the bot has played and it is our turn again."""
    return watcher.until("table", lambda frame: frame["version"] > version and bool(frame["view"]["choices"]))


def for_a_while(table: Table) -> list[float]:
    until = time.perf_counter() + 0.8 * THINK
    took = []
    while time.perf_counter() < until:
        took.append(table.act())
    return took


# --- report


def report(spreads: list[Spread], beside: list[Spread]) -> str:
    _, other, thinking = beside
    head = ["| what | actions | median ms | 99th percentile ms |", "|---|---|---|---|"]
    return "\n".join(
        [
            f"One table on an idle server (claim: the median of a socket is below {MEDIAN_WANTED:.0f} ms):",
            "",
            *head,
            *(each.row() for each in spreads),
            "",
            f"One table on an idle machine, beside an unrelated program that computes for {THINK} s, and beside a bot that thinks, in turns:",
            "",
            *head,
            *(each.row() for each in beside),
            "",
            f"Bot to program: {thinking.p50 / other.p50:.2f} for the median, {thinking.p99 / other.p99:.2f} for the 99th percentile.",
        ]
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description="Measure how long actions take.")
    parser.add_argument("--actions", type=int, default=400, help="actions of each kind on an idle server")
    parser.add_argument("--rounds", type=int, default=6, help="thinks of the slow bot")
    parser.add_argument("--record", action="store_true", help="write the figures into RESULTS.md")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="rookery-bench-") as folder:
        with ServerProcess(Path(folder) / "idle.sqlite3") as server:
            spreads = list(idle(server, chosen.actions))
        with ServerProcess(Path(folder) / "thinking.sqlite3", environment={"ROOKERY_SLOW_BOT": str(THINK)}) as server:
            beside = beside_a_thinker(server, chosen.rounds)
    words = report(spreads, beside)
    sys.stdout.write(f"{words}\n")
    if chosen.record:
        command = f"python -m benchmarks.server --actions {chosen.actions} --rounds {chosen.rounds}"
        record("server", "The server: actions", command, words)
    fast = median(each.p50 for each in spreads if "socket" in each.what) < MEDIAN_WANTED
    return 0 if fast and beside[2].p99 < MOST_SLOWER * beside[1].p99 else 1


if __name__ == "__main__":
    sys.exit(main())
