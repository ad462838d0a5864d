"""Break servers, databases, networks, disks and clocks under load, and check that no acknowledged action is ever lost, doubled or reordered.

    python tools/chaos.py [--database sqlite|postgres|both] [--kills N] [--tables 16] [--minutes 30] [--seed N]

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
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.chaos.machine import MissingToolError, with_own_mounts  # noqa: E402
from tests.server.chaos.run import Run, say  # noqa: E402
from tests.server.chaos.sqlite_run import SqliteRun  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--full-disks", type=int, default=3)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", default=str(time.time_ns()))
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # SIGTERM must also end the servers
    try:
        with_own_mounts()
        with tempfile.TemporaryDirectory(prefix="rookery-chaos-") as folder:
            say(f"seed {arguments.seed}")
            run: Run = SqliteRun(
                Path(folder),
                kills=arguments.kills,
                full_disks=arguments.full_disks,
                tables=arguments.tables,
                minutes=arguments.minutes,
                seed=arguments.seed,
            )
            asyncio.run(run.run())
    except MissingToolError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write(run.report() + "\n")
    return 1 if run.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
