"""Claims about frames for Carcassonne: late in a game with all expansions, an action costs at most 3 ms of server CPU, including survey and
frames for four players, and a frame takes less than 8 kB on the wire.

    python -m benchmarks.carcassonne_wire [--games 3] [--record]

Starts a server on the loopback interface with a data file in a temporary folder. Four people play all expansions at random, each on a
socket with a browser's compression. CPU is counted from the first action with 80 tiles on the board to the end of the game.
--record writes the figures into RESULTS.md. Exits with 1 if a claim does not hold.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.results import record
from benchmarks.server import cpu_of
from rookery.games import GAMES
from tests.server.serving import ServerProcess
from tests.server.visiting import Frame, Visitor

SEATS: Final = 4
LATE: Final = 80
CPU_WANTED: Final = 3.0
BYTES_WANTED: Final = 8_000


class CountingConnection(ClientConnection):
    """A connection that counts the bytes received on the wire."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


@dataclass(slots=True)
class Measured:
    """The measurements of all games: compressed and raw bytes per frame, and the CPU of a late action and of fixed work per game."""

    packed: list[int] = field(default_factory=list)
    unpacked: list[int] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    fixed: list[float] = field(default_factory=list)

    @property
    def cpu(self) -> float:
        """Return the milliseconds per late action in the game with the least interference from other programs."""
        return 1000 * min(self.late)


def fixed_work() -> float:
    """Return the CPU seconds of a fixed task now: other programs slow it down as much as the server."""
    began = time.process_time()
    assert sum(hash((number, number + 1)) & 1 for number in range(10_000)) >= 0
    return time.process_time() - began


async def play(server: ServerProcess, seed: int, measured: Measured) -> None:
    """Play a game in which everybody reads their frame before the next action."""
    people = [Visitor(server.address) for _ in range(SEATS)]
    name = people[0].opens("carcassonne", SEATS, expansions=list(GAMES["carcassonne"].expansions))["table"]
    for seat, person in enumerate(people[1:], start=1):
        person.gets("me")
        person.puts(f"tables/{name}/seats/{seat}", {})
    people[0].posts(f"tables/{name}/start")
    sockets = [await enter(person, name) for person in people]
    shown = [await next_table(socket, 0) for socket in sockets]
    measured.fixed.append(min(fixed_work() for _ in range(20)))
    rng, began, actions = Random(seed), None, 0
    while shown[0]["status"] == "running":
        if began is None and len(shown[0]["view"]["tiles"]) >= LATE:
            began = cpu_of(server)
        seat = shown[0]["view"]["actor"]
        version = shown[seat]["version"]
        action = rng.choice(shown[seat]["view"]["choices"])["action"]
        before = [socket.received for socket in sockets]
        await sockets[seat].send(json.dumps({"kind": "act", "version": version, "action": action}))
        shown = [await next_table(socket, version + 1, measured) for socket in sockets]
        measured.packed += [socket.received - earlier for socket, earlier in zip(sockets, before, strict=True)]
        actions += began is not None
    assert began is not None, "a game has more tiles"
    measured.late.append((cpu_of(server) - began) / actions)
    for socket, person in zip(sockets, people, strict=True):
        await socket.close()
        person.http.close()


async def enter(person: Visitor, name: str) -> CountingConnection:
    uri = f"ws{person.address.removeprefix('http')}api/tables/{name}/socket?changes=true"
    socket = await connect(
        uri, additional_headers={"Cookie": f"rookery={person.cookie}"}, proxy=None, max_size=None, create_connection=CountingConnection
    )
    assert isinstance(socket, CountingConnection)
    return socket


async def next_table(socket: CountingConnection, version: int, measured: Measured | None = None) -> Frame:
    while True:
        text: Any = await socket.recv()
        frame: Frame = json.loads(text)
        if frame["kind"] == "table" and frame["version"] >= version:
            if measured is not None:
                measured.unpacked.append(len(text))
            return frame


def report(measured: Measured) -> str:
    packed, fixed = quantiles(measured.packed, n=100), 1000 * min(measured.fixed)
    return "\n".join(
        [
            f"{SEATS} people, all expansions; claims: below {CPU_WANTED:g} ms and, on average, {BYTES_WANTED / 1000:g} kB.",
            "",
            "| what | mean | 99th percentile |",
            "|---|---|---|",
            f"| bytes of a frame on the wire | {mean(measured.packed):,.0f} | {packed[98]:,.0f} |",
            f"| bytes of a frame uncompressed | {mean(measured.unpacked):,.0f} | {quantiles(measured.unpacked, n=100)[98]:,.0f} |",
            f"| server CPU of an action from {LATE} tiles on, ms | {measured.cpu:.2f} | |",
            f"| the same, in multiples of a fixed task of {fixed:.2f} ms | {measured.cpu / fixed:.1f} | |",
        ]
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.carcassonne_wire", description="Measure what a Carcassonne board is told.")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--record", action="store_true", help="write the figures into RESULTS.md")
    chosen = parser.parse_args()
    measured = Measured()
    with tempfile.TemporaryDirectory(prefix="rookery-bench-") as folder, ServerProcess(Path(folder) / "data.sqlite3") as server:
        for seed in range(chosen.games):
            asyncio.run(play(server, seed, measured))
    words = report(measured)
    sys.stdout.write(f"{words}\n")
    if chosen.record:
        record("carcassonne-wire", "Carcassonne on the wire", f"python -m benchmarks.carcassonne_wire --games {chosen.games}", words)
    return 0 if measured.cpu <= CPU_WANTED and mean(measured.packed) < BYTES_WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
