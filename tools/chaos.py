"""Break servers, databases, networks, disks and clocks under load, and check that no acknowledged action is ever lost, doubled or reordered.

    python tools/chaos.py [--database sqlite|postgres|both] [--tables 16] [--minutes 30] [--seed N] [--FAULT COUNT ...]

Scripted people and bots play at many tables of both games while others watch. Everybody records what they send and see. Afterwards a checker compares
their history with the final data, by the rules that tests/server/chaos/history.py explains. The tool touches only its own processes, the loopback
interface and file systems of its own. It exits with 1 on any violation, and if a kind of fault never happened.
"""

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.chaos.cluster_run import ClusterRun, Counts  # noqa: E402
from tests.server.chaos.machine import MissingToolError, install_faketime, with_own_mounts  # noqa: E402
from tests.server.chaos.run import Run, say  # noqa: E402
from tests.server.chaos.sqlite_run import SqliteRun  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--database", choices=("sqlite", "postgres", "both"), default="both")
    parser.add_argument("--tables", type=int, default=16, help="tables at a time")
    parser.add_argument("--minutes", type=float, default=30, help="time for the faults of each run")
    parser.add_argument("--seed", default=str(time.time_ns()))
    sqlite = parser.add_argument_group("faults of the server on SQLite")
    sqlite.add_argument("--kills", type=int, default=200)
    sqlite.add_argument("--full-files", type=int, default=3, help="times that the disk of the file is full")
    cluster = parser.add_argument_group("faults of the nodes on PostgreSQL")
    for field in fields(Counts):
        cluster.add_argument(f"--{field.name.replace('_', '-')}", type=int, default=field.default)
    arguments = parser.parse_args()
    for name in (signal.SIGINT, signal.SIGTERM):  # both must also end the servers; shells start background jobs with SIGINT ignored
        signal.signal(name, signal.default_int_handler)
    try:
        runs = list(run_all(arguments))
    except MissingToolError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    except KeyboardInterrupt:
        return 130
    return 1 if any(run.wrong for run in runs) else 0


def run_all(arguments: argparse.Namespace) -> Iterator[Run]:
    """Run and report one database after the other."""
    if arguments.database != "sqlite" or arguments.full_files:
        with_own_mounts()
    say(f"seed {arguments.seed}")
    common: dict[str, Any] = {"tables": arguments.tables, "minutes": arguments.minutes, "seed": arguments.seed}
    with tempfile.TemporaryDirectory(prefix="rookery-chaos-") as folder:
        home = Path(folder)
        home.chmod(0o755)  # PostgreSQL runs under another account
        if arguments.database != "postgres":
            yield run(SqliteRun(home, kills=arguments.kills, full_disks=arguments.full_files, **common))
        if arguments.database != "sqlite":
            install_faketime()
            counts = Counts(**{field.name: getattr(arguments, field.name) for field in fields(Counts)})
            yield run(ClusterRun(home, counts, **common))


def run(chaos: Run) -> Run:
    asyncio.run(chaos.run())
    sys.stdout.write(chaos.report() + "\n")
    sys.stdout.flush()
    return chaos


if __name__ == "__main__":
    sys.exit(main())
