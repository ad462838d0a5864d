"""Kill the server repeatedly under load and check that it never loses an acknowledged action.

    python tools/chaos.py [--kills 200] [--tables 16] [--minutes 30] [--seed N]

Scripted people and bots play at many tables of both games simultaneously. The tool kills the server with SIGKILL at random moments, even
during its start, and restarts it on the same data. Afterwards every table's log must hold each acknowledged action exactly once
and in order, and each unacknowledged one entirely or not at all; and every table must be finished. The tool touches only its own
processes and the loopback interface. It exits with 1 on any loss.
"""

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.chaos.books import Books  # noqa: E402
from tests.server.chaos.checking import check_all  # noqa: E402
from tests.server.chaos.people import People  # noqa: E402
from tests.server.serving import ServerProcess, children, gone  # noqa: E402

MOST_PROMISES = 100
"""Maximum number of acknowledged actions between two kills. Counting actions instead of seconds keeps the load constant on slow machines."""

LONGEST_LIFE = 30.0
KILLED_AT_START = 0.15
"""Probability of a kill during the start of the server."""


class Chaos:
    """One run: the server, its players, and the actions it has acknowledged."""

    def __init__(self, data: Path, *, kills: int, tables: int, minutes: float, seed: str) -> None:
        self.data = data
        self.kills = kills
        self.tables = tables
        self.deadline = time.monotonic() + 60 * minutes
        self.rng = Random(seed)
        self.books = Books()
        self.people = People(self.books, self.rng)
        self.server: ServerProcess | None = None
        self.killed: Counter[str] = Counter()
        self.orphans = 0

    async def run(self) -> list[str]:
        """Run to the end; return one sentence for each failure."""
        try:
            async with asyncio.TaskGroup() as group:
                for number in range(self.tables):
                    group.create_task(self.people.play_tables(number))
                await self._kill_and_restart()
                self.people.last_round = True
                say(f"{sum(self.killed.values())} kills are done; every table is played to its end")
        finally:
            if self.server is not None:
                self.server.kill()
        return await asyncio.to_thread(check_all, self.data, self.books)

    async def _kill_and_restart(self) -> None:
        await self._start()
        while sum(self.killed.values()) < self.kills and time.monotonic() < self.deadline:
            await self._let_live(self.rng.randint(0, MOST_PROMISES))
            await self._kill("playing")
            while sum(self.killed.values()) < self.kills and self.rng.random() < KILLED_AT_START:
                self.server = ServerProcess(self.data, wait=False)
                await asyncio.sleep(self.rng.uniform(0.0, 1.0))
                await self._kill("starting")
            await self._start()
            if (done := sum(self.killed.values())) % 10 == 0:
                say(f"{done} kills, {self.books.acknowledged} actions acknowledged, {self.books.finished()} games finished")

    async def _let_live(self, promises: int) -> None:
        """Wait for `promises` more acknowledged actions, and then for a random moment."""
        wanted, until = self.books.acknowledged + promises, time.monotonic() + LONGEST_LIFE
        while self.books.acknowledged < wanted and time.monotonic() < until:
            await asyncio.sleep(0.005)
        await asyncio.sleep(self.rng.uniform(0.0, 0.05))

    async def _start(self) -> None:
        self.server = ServerProcess(self.data, wait=False)
        await asyncio.to_thread(self.server.wait)
        self.people.come(self.server.address)

    async def _kill(self, when: str) -> None:
        assert self.server is not None
        self.people.go()
        workers = children(self.server.process.pid)
        self.server.kill()
        self.killed[when] += 1
        self.orphans += sum([not await asyncio.to_thread(gone, worker, within=20) for worker in workers])


def say(text: str) -> None:
    sys.stderr.write(f"chaos: {text}\n")
    sys.stderr.flush()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", default=str(time.time_ns()))
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # SIGTERM must also end the server
    say(f"{arguments.kills} kills, {arguments.tables} tables at a time, seed {arguments.seed}")
    with tempfile.TemporaryDirectory(prefix="rookery-chaos-") as folder:
        chaos = Chaos(Path(folder) / "data.sqlite3", kills=arguments.kills, tables=arguments.tables, minutes=arguments.minutes, seed=arguments.seed)
        wrong = asyncio.run(chaos.run())
    killed = sum(chaos.killed.values())
    if killed < arguments.kills:
        wrong.append(f"time was up after {killed} of {arguments.kills} kills")
    if chaos.orphans:
        wrong.append(f"{chaos.orphans} bot processes outlived their server")
    for sentence in wrong:
        sys.stdout.write(f"LOST: {sentence}\n")
    sys.stdout.write(
        f"{killed} kills ({chaos.killed['starting']} while starting), {chaos.books.acknowledged} actions acknowledged, "
        f"{chaos.books.resent} sent again, {chaos.books.finished()} games played to their end, {len(wrong)} losses\n"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
