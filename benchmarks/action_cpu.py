"""Claim: a durable action, shown to the two sockets at its table, costs at most 0.8 ms of server CPU.

    python -m benchmarks.action_cpu [--actions 600] [--rounds 3] [--record]

For comparison the same run alternates with two baselines: an echo server on the same network stack, and a bare commit of one row. The servers
are separate processes on the loopback interface. The system counts their CPU time; the clients' is excluded.
Exits with 1 if the claim does not hold.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

from websockets.sync.client import connect

from benchmarks.results import record
from benchmarks.server import TICK
from rookery.server.storage.sqlite import file as sqlite_file
from tests.server.serving import ServerProcess
from tests.server.visiting import Frame, Socket, Visitor

WANTED: Final = 0.8
GAME: Final = "five-towers"


def cpu(pid: int) -> float:
    """Return the CPU time of a process in milliseconds."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / TICK


# --- actions


class Pair:
    """Two people at a table, each with a socket, who play one game after the other."""

    def __init__(self, ann: Visitor, bob: Visitor, rng: Random) -> None:
        self.people = (ann, bob)
        self.rng = rng
        self.seated()

    def seated(self) -> None:
        ann, bob = self.people
        self.name = ann.opens(GAME, 2, opener=0)["table"]
        bob.puts(f"tables/{self.name}/seats/1", {})
        ann.posts(f"tables/{self.name}/start")
        self.sockets = [Socket(person, self.name) for person in self.people]
        self.shown = [socket.table() for socket in self.sockets]

    def act(self) -> bool:
        """Play any action and wait until both have seen it; return False when the game is over."""
        if self.shown[0]["status"] == "finished":
            return False
        seat = next(seat for seat, frame in enumerate(self.shown) if frame["view"]["choices"])
        frame: Frame = self.shown[seat]
        done = self.sockets[seat].act(frame["version"], self.rng.choice(frame["view"]["choices"])["action"])
        assert done["kind"] == "done", done
        self.shown = [self.newest(number, done["version"]) for number in range(2)]
        return True

    def newest(self, number: int, version: int) -> Frame:
        seen = [frame for frame in map(_read, self.sockets[number].seen[-2:]) if frame["kind"] == "table" and frame["version"] >= version]
        return seen[-1] if seen else self.sockets[number].table(version=version)

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


def _read(text: str) -> Frame:
    frame: Frame = json.loads(text)
    return frame


def actions(server: ServerProcess, pair: Pair, count: int) -> float:
    """Return the server's CPU per action in milliseconds, excluding the opening of tables."""
    used, played = 0.0, 0
    while played < count:
        began = cpu(server.process.pid)
        while played < count and pair.act():
            played += 1
        used += cpu(server.process.pid) - began
        if played < count:
            pair.close()
            pair.seated()
    return used / played


# --- the echo


class Echo:
    """An echo server."""

    def __init__(self) -> None:
        self.process = subprocess.Popen([sys.executable, "-m", "benchmarks.echo_server"], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()

    def cost(self, count: int) -> float:
        """Return the server's CPU per echoed frame in milliseconds."""
        with connect(self.address, compression=None, proxy=None) as socket:
            began = cpu(self.process.pid)
            for _ in range(count):
                socket.send('{"kind":"act","version":7,"action":"bid 3","request":"a-1"}')
                socket.recv()
            return (cpu(self.process.pid) - began) / count

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def commits(folder: Path, count: int) -> float:
    """Return the CPU time of a durable one-row commit, in SQLite and the system, in milliseconds."""
    connection = sqlite_file.connect(folder / "commits.sqlite3")
    connection.execute("create table if not exists row (number integer primary key, content blob)")
    began = time.process_time()
    for _ in range(count):
        connection.execute("insert into row (content) values (?)", (b"x" * 200,))
    used = time.process_time() - began
    connection.close()
    return 1000 * used / count


def measure(count: int, rounds: int) -> list[tuple[float, float, float]]:
    """Measure the CPU of an action, an echo and a bare commit in each round."""
    with (
        tempfile.TemporaryDirectory(prefix="rookery-bench-") as folder,
        ServerProcess(Path(folder) / "data.sqlite3", cold=True) as server,
        Visitor(server.address).called("Ann") as ann,
        Visitor(server.address).called("Bob") as bob,
    ):
        echo, pair = Echo(), Pair(ann, bob, Random(7))
        try:
            actions(server, pair, 100)
            echo.cost(100)
            return [(actions(server, pair, count), echo.cost(4 * count), commits(Path(folder), count)) for _ in range(rounds)]
        finally:
            echo.close()
            pair.close()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.action_cpu", description="Measure the server's CPU for an action.")
    parser.add_argument("--actions", type=int, default=600, help="actions in a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--record", action="store_true", help="write the figures into RESULTS.md")
    chosen = parser.parse_args()
    acted, echoed, committed = zip(*measure(chosen.actions, chosen.rounds), strict=True)
    echo, claim = median(echoed), f"(claim: an action needs at most {WANTED} ms)"
    lines = [("an action, durable and shown to both", acted), ("an echo", echoed), ("a bare commit of one row", committed)]
    rows = [
        f"{chosen.rounds} rounds of {chosen.actions} actions at a table with two sockets, beside an echo and a bare commit, in turns {claim}:",
        "",
        "| what | CPU, ms (median round) | all rounds |",
        "|---|---|---|",
        *(f"| {what} | {median(found):.2f} | {', '.join(f'{each:.2f}' for each in found)} |" for what, found in lines),
        "",
        f"An action costs {median(acted) / echo:.1f} times an echo, and {median(acted) / (echo + median(committed)):.1f} times an echo and a commit.",
    ]
    words = "\n".join(rows)
    sys.stdout.write(f"{words}\n")
    if chosen.record:
        record("action CPU", "The server: CPU for an action", f"python -m benchmarks.action_cpu --actions {chosen.actions}", words)
    return 0 if median(acted) <= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
