"""Claim: on one core with SQLite, 3,000 tables with 6,000 sockets play 1,000 durable actions a second, 99 % of them acknowledged within 100 ms;
an idle socket takes less than 45 KiB of the server's memory.

    python -m benchmarks.load [--tables 1000 2000 3000] [--rate 1000] [--seconds 30] [--sockets 0] [--record]
    python -m benchmarks.load --database postgresql --nodes 1 3

Tables of two people play random games of 5 Towers over sockets on the loopback interface; their games begin at random stages, and after each
game they agree to a rematch. Every table acts at the same pace, `--rate` is that of all tables in the last step. `--sockets` adds spectators.
The server is pinned to one core and the load generator to the last; with several nodes, each takes a core while there are any left. PostgreSQL is
not pinned. Steps with an overloaded generator are marked. --record writes the figures into RESULTS.md. Exits with 1 if a claim does not hold.
"""

import argparse
import asyncio
import gc
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import quantiles
from typing import Any, Final, NamedTuple

import uvloop

from benchmarks.load_generator import EchoTable, Load, Seat, Window
from benchmarks.plot import plot
from benchmarks.results import record
from benchmarks.server import TICK
from rookery.server.storage import Storage
from rookery.server.storage.sqlite.store import SqliteStore
from rookery.server.tables import log
from tests.server.population import Kind, add_guests, add_tables, person, table_name
from tests.server.postgres import PostgresServer
from tests.server.serving import ServerProcess, children

DATABASES: Final = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}

P99_WANTED: Final = 100.0
KIB_WANTED: Final = 45.0

SATURATED_SHARE: Final = 0.85
SATURATED_LAG: Final = 10.0
"""The generator's share of its core, and its 99th percentile of lag in milliseconds, above which a step measures the generator."""

STAGES: Final = (0, 70)
"""The range of actions that games have behind them at the beginning."""

CLOCKS: Final = (None, log.Clock(base=6 * 3600))
"""The clocks of the tables, in turns."""

HOSTS_PER_NETWORK: Final = 250

SETTLE_SECONDS: Final = 3.0


class Usage(NamedTuple):
    """The CPU seconds of processes so far, and their memory in KiB: shared pages count in part."""

    cpu: float
    memory: int


def usage(pids: Sequence[int]) -> Usage:
    cpu, memory = 0.0, 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        cpu += (int(fields[11]) + int(fields[12])) / TICK
        rollup = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8").split()
        memory += int(rollup[rollup.index("Pss:") + 1])
    return Usage(cpu, memory)


class Step(NamedTuple):
    """One step: a number of tables at a number of nodes, what was measured there, and the CPU of all nodes: in milliseconds per action, and in cores.

    `database` is PostgreSQL's CPU in milliseconds per action; 0 for SQLite, which runs in the server.
    """

    nodes: int
    tables: int
    sockets: int
    window: Window
    cpu: float
    core: float
    database: float

    def percentile(self, of: str, percent: int) -> float:
        found = getattr(self.window, of)
        return quantiles(found, n=100)[percent - 1] if len(found) > 1 else float("inf")

    @property
    def saturated(self) -> bool:
        return self.window.share > SATURATED_SHARE or self.percentile("lag", 99) > SATURATED_LAG

    def row(self) -> str:
        window = self.window
        errors = ", ".join(f"{count} {code}" for code, count in window.errors.items()) or "0"
        cells = [
            f"{self.nodes}",
            f"{self.tables:,}",
            f"{self.sockets:,}",
            f"{window.actions / window.seconds:,.0f}",
            *(f"{self.percentile('acknowledged', percent):.1f}" for percent in (50, 99)),
            f"{max(window.acknowledged, default=float('inf')):.0f}",
            *(f"{self.percentile('seen', percent):.1f}" for percent in (50, 99)),
            f"{self.cpu:.2f}",
            f"{self.core:.2f}",
            f"{self.database:.2f}",
            errors,
            f"{100 * window.share:.0f} %, {self.percentile('lag', 99):.1f}{' **overloaded**' if self.saturated else ''}",
        ]
        return f"| {' | '.join(cells)} |"


COLUMNS: Final = (
    "nodes",
    "tables",
    "sockets",
    "actions/s",
    "acknowledged, ms: 50 %",
    "99 %",
    "longest",
    "seen by both, ms: 50 %",
    "99 %",
    "server CPU, ms per action",
    "CPU of all nodes, cores",
    "database CPU, ms per action",
    "errors",
    "generator: share of its core; 99 % of its lag, ms",
)


# --- the machine


def cores() -> list[int]:
    return sorted(os.sched_getaffinity(0))


@contextmanager
def pinned(core: int) -> Iterator[None]:
    """Run this process, and those it starts meanwhile, on one core."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def many_files() -> Iterator[None]:
    """Allow this process as many sockets as the system permits; servers raise their own limit."""
    soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, most))


# --- data and servers


def origin(number: int) -> str:
    """Return an address on the loopback interface: everybody has their own, as on the internet."""
    return f"127.{1 + number // HOSTS_PER_NETWORK**2}.{number // HOSTS_PER_NETWORK % HOSTS_PER_NETWORK}.{1 + number % HOSTS_PER_NETWORK}"


async def populate(store: Storage, tables: int, spectators: int) -> None:
    await store.open()
    try:
        await add_guests(store, range(2 * tables + spectators))
        for number, clock in enumerate(CLOCKS):
            kind = Kind(STAGES, clock)
            await add_tables(store, kind, range(number, tables, len(CLOCKS)), lambda table: (person(2 * table), person(2 * table + 1)))
    finally:
        await store.close()


class Cluster(ExitStack):
    """One server on SQLite, or several nodes on PostgreSQL, with their data."""

    def __init__(self, database: str, nodes: int, *, tables: int, spectators: int) -> None:
        super().__init__()
        self.database: PostgresServer | None = None
        data = Path(self.enter_context(tempfile.TemporaryDirectory(prefix="rookery-load-"))) / "data.sqlite3"
        options: dict[str, Any] = {"cold": True, "limited": True}
        if database == "postgresql":
            from rookery.server.storage.postgres.store import PostgresStore  # noqa: PLC0415  an extra

            self.database = self.enter_context(PostgresServer(settings=()))
            options["database"] = self.database.database()
            store: Storage = PostgresStore(options["database"], data)
        else:
            store = SqliteStore(data)
        asyncio.run(populate(store, tables, spectators))
        server_cores = cores()[:-1] or cores()
        self.servers = []
        for node in range(nodes):
            with pinned(server_cores[node % len(server_cores)]):
                self.servers.append(self.enter_context(ServerProcess(data, **options)))

    @property
    def pids(self) -> list[int]:
        return [server.process.pid for server in self.servers]

    def database_cpu(self) -> float:
        """Return the CPU seconds of PostgreSQL so far."""
        main = self.database.process if self.database is not None else None
        return usage([main.pid, *children(main.pid)]).cpu if main is not None else 0.0

    def seat(self, table: int, guest: int) -> Seat:
        """Return where a guest follows a table; the people of a table are on different nodes, if there are several."""
        server = self.servers[(table + guest) % len(self.servers)]
        return Seat(server.address, f"/api/tables/{table_name(table)}/socket", person(guest).cookie, origin(guest))


def groups(cluster: Cluster, tables: Sequence[int], last: int, spectators: int) -> list[list[Seat]]:
    """Return the seats of these tables: two players and their share of all spectators."""
    found = []
    for table in tables:
        guests = [2 * table, 2 * table + 1, *range(2 * last + table, 2 * last + spectators, last)]
        found.append([cluster.seat(table, guest) for guest in guests])
    return found


# --- measurements


async def steps(cluster: Cluster, chosen: argparse.Namespace) -> list[Step]:
    """Let more and more tables play at the same pace."""
    load, found, last = Load("load"), [], chosen.tables[-1]
    for tables in chosen.tables:
        seats = groups(cluster, range(len(load.tables), tables), last, chosen.sockets)
        say(f"{tables} tables connect")
        await load.connect(seats, compressed=chosen.compressed)
        say(f"{tables} tables play")
        rate = chosen.rate * tables / last
        await load.run(rate, warm_up=0, seconds=chosen.warm_up)
        gc.freeze()
        begun, before, stored = time.perf_counter(), usage(cluster.pids).cpu, cluster.database_cpu()
        window = await load.run(rate, warm_up=0, seconds=chosen.seconds)
        used, stored, took = usage(cluster.pids).cpu - before, cluster.database_cpu() - stored, time.perf_counter() - begun
        actions = max(1, len(window.acknowledged))
        sockets = sum(len(table.sockets) for table in load.tables)
        found.append(Step(len(cluster.servers), tables, sockets, window, 1000 * used / actions, used / took, 1000 * stored / actions))
        say("  " + ", ".join(f"{name} {cell}" for name, cell in zip(COLUMNS, found[-1].row().strip("| ").split(" | "), strict=True)))
    await load.close()
    return found


async def idle_memory(cluster: Cluster, chosen: argparse.Namespace) -> float:
    """Return the KiB of server memory per idle socket: of players at tables that are in memory already."""
    tables, warm, load = range(chosen.tables[-1] // 2), Load("warm"), Load("idle")
    seats = groups(cluster, tables, len(tables), 0)
    await warm.connect(seats, compressed=chosen.compressed)
    await asyncio.sleep(SETTLE_SECONDS)
    before = usage(cluster.pids).memory
    await load.connect([[*each, *each] for each in seats], compressed=chosen.compressed)
    await asyncio.sleep(SETTLE_SECONDS)
    after = usage(cluster.pids).memory
    await warm.close()
    await load.close()
    return (after - before) / sum(len(table.sockets) for table in load.tables)


async def echo_cpu(address: str, pid: int, chosen: argparse.Namespace) -> float:
    """Return the CPU in milliseconds per frame of a server that only commits and echoes, with the sockets and the rate of the last step."""
    load, tables = Load("echo"), chosen.tables[-1]
    seats = [[Seat(address.replace("ws:", "http:"), "/", "", origin(number))] for number in range(tables)]
    await load.connect(seats, compressed=chosen.compressed, kind=EchoTable)
    await load.run(chosen.rate, warm_up=0, seconds=2)
    before = usage([pid]).cpu
    window = await load.run(chosen.rate, warm_up=0, seconds=min(10, chosen.seconds))
    used = usage([pid]).cpu - before
    await load.close()
    return 1000 * used / len(window.acknowledged)


def measure_echo(chosen: argparse.Namespace) -> float:
    with tempfile.TemporaryDirectory(prefix="rookery-load-") as folder:
        with pinned(cores()[0]):
            command = [sys.executable, "-m", "benchmarks.echo_server", f"{folder}/echo.sqlite3"]
            process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603  ourselves
        assert process.stdout is not None
        try:
            return generate(echo_cpu(process.stdout.readline().strip(), process.pid, chosen))
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


def generate(work: Any) -> Any:
    """Run a part of the load generator: on the last core, on the fast event loop, and without garbage collection."""
    gc.disable()
    with pinned(cores()[-1]), many_files(), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def say(text: str) -> None:
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


def report(chosen: argparse.Namespace, found: list[Step], kib: float | None, echo: float) -> str:
    largest = [step for step in found if step.tables == chosen.tables[-1]]
    frames = "compressed, as with browsers" if chosen.compressed else "not compressed"
    spread = " The two people of a table are at different nodes." if max(chosen.nodes) > 1 else ""
    lines = [
        f"Tables of two people who play random games of 5 Towers on {DATABASES[chosen.database]}; frames are {frames}.{spread}",
        "An action counts from the time when it was to be sent (open loop).",
        f"Claims: 99 % are acknowledged within {P99_WANTED:.0f} ms, and an idle socket takes less than {KIB_WANTED:.0f} KiB.",
        "",
        "| " + " | ".join(COLUMNS) + " |",
        "|" + "---|" * len(COLUMNS),
        *(step.row() for step in found),
        "",
        "An action, durable and shown to two sockets, takes "
        + ", ".join(f"{step.cpu / echo:.1f} times{f' ({step.nodes} nodes)' if step.nodes > 1 else ''}" for step in largest)
        + f" the CPU of a frame that a Litestar server commits to SQLite and echoes ({echo:.2f} ms at the same rate).",
    ]
    if kib is not None:
        lines += [
            "",
            f"An idle socket takes **{kib:.1f} KiB** of the server's memory (PSS, of {2 * chosen.tables[-1]:,} further sockets of players).",
        ]
    return "\n".join(lines)


def draw(found: list[Step], path: Path) -> None:
    """Plot the latencies against the number of tables: both percentiles of one node, or the 99th of several."""
    nodes = list(dict.fromkeys(step.nodes for step in found))
    shown = [(nodes[0], percent, f"{percent} %") for percent in (50, 99)] if len(nodes) == 1 else [(one, 99, f"99 %, {one} nodes") for one in nodes]
    lines = {
        name: [(float(step.tables), step.percentile("acknowledged", percent)) for step in found if step.nodes == one] for one, percent, name in shown
    }
    path.write_text(plot("Time to the acknowledgement of an action", "tables", "milliseconds", lines), "utf-8")


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description="Measure a server with thousands of tables.")
    parser.add_argument("--tables", type=int, nargs="+", default=[1000, 2000, 3000], help="tables with two players, in increasing steps")
    parser.add_argument("--rate", type=float, default=1000, help="actions per second in the last step; tables always act at the same pace")
    parser.add_argument("--seconds", type=float, default=30, help="the duration of each step")
    parser.add_argument("--warm-up", type=float, default=10, help="seconds of play before each step")
    parser.add_argument("--sockets", type=int, default=0, help="further sockets, of spectators")
    parser.add_argument("--database", choices=DATABASES, default="sqlite")
    parser.add_argument("--nodes", type=int, nargs="+", default=[1], help="numbers of nodes to compare, with PostgreSQL")
    parser.add_argument("--uncompressed", dest="compressed", action="store_false", help="clients that do not compress frames, unlike browsers")
    parser.add_argument("--no-idle", dest="idle", action="store_false", help="skip the memory of idle sockets")
    parser.add_argument("--record", action="store_true", help="write the figures into RESULTS.md and draw the plot")
    chosen = parser.parse_args()
    if chosen.database == "sqlite" and chosen.nodes != [1]:
        parser.error("several nodes need PostgreSQL")
    return chosen


def main() -> int:
    chosen, found, kib = parsed(), list[Step](), None
    if chosen.idle:
        with Cluster(chosen.database, 1, tables=chosen.tables[-1] // 2, spectators=0) as cluster:
            kib = generate(idle_memory(cluster, chosen))
            say(f"{kib:.1f} KiB per idle socket")
    for nodes in chosen.nodes:
        with Cluster(chosen.database, nodes, tables=chosen.tables[-1], spectators=chosen.sockets) as cluster:
            found += generate(steps(cluster, chosen))
    words = report(chosen, found, kib, measure_echo(chosen))
    sys.stdout.write(f"{words}\n")
    if chosen.record:
        picture = Path(__file__).with_name(f"load-{chosen.database}.svg")
        draw(found, picture)
        words += f"\n\n![Time to the acknowledgement of an action by number of tables]({picture.name})"
        command = " ".join(["python -m benchmarks.load", *(argument for argument in sys.argv[1:] if argument != "--record")])
        record(f"load {chosen.database}", f"The server: thousands of tables on {DATABASES[chosen.database]}", command, words)
    holds = all(step.percentile("acknowledged", 99) < P99_WANTED and not step.window.errors for step in found)
    return 0 if holds and (kib is None or kib < KIB_WANTED) else 1


if __name__ == "__main__":
    sys.exit(main())
