"""Two simulated nodes with failing connections keep every promise about tables; broken ones do not.

`ROOKERY_SEED=17 pytest tests/server/simulation` repeats one run.
"""

import asyncio
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import pytest

from rookery.server import time_source
from rookery.server.nodes import Nodes
from rookery.server.storage import ConflictError
from rookery.server.storage.nodes import News
from rookery.server.tables import commands
from rookery.server.tables.draft import Draft
from rookery.server.tables.service import TableService
from rookery.server.tables.table import Table
from tests.server.simulation import simulation
from tests.server.simulation.simulation import Simulation

ROOT: Final = Path(__file__).parents[3]
SEEDS: Final = 50
DEEP_SEEDS: Final = 2000
DEEP_PARTS: Final = 20
ONE: Final = int(os.environ["ROOKERY_SEED"]) if "ROOKERY_SEED" in os.environ else None
"""The one seed to run; deep tests continue from there."""
MOST_SEEDS: Final = 200
"""The number of seeds of which one must find a broken server; mostly one of the first ten does."""
PARTS: Final = 5
LINES: Final = 80
"""The length of the trace that a failure prints."""


def wrong(seed: int, counts: Counter[str]) -> list[str]:
    """Return what went wrong with this seed, and the end of its trace."""
    done = Simulation(seed).run()
    counts.update(done.counts)
    return [f"seed {seed}:", *done.wrong, *done.trace[-LINES:]] if done.wrong else []


def checked(seeds: range) -> None:
    counts: Counter[str] = Counter()
    found = [line for seed in seeds for line in wrong(seed, counts)]
    assert not found, "\n".join(found)
    print(f"{len(seeds)} seeds: {dict(counts)}")  # noqa: T201  `pytest -rP` shows it
    never = {"conflict", "crash", "cut", "pause", "stop", *simulation.RATES} - counts.keys()
    assert len(seeds) == 1 or not never, f"these faults never happened: {never}"


@pytest.mark.parametrize("seeds", [range(ONE, ONE + 1)] if ONE is not None else [range(part, SEEDS, PARTS) for part in range(PARTS)], ids=str)
def test_two_nodes_keep_every_promise_while_they_and_their_store_fail(seeds: range) -> None:
    checked(seeds)


@pytest.mark.deep
@pytest.mark.parametrize("part", range(DEEP_PARTS))
def test_two_nodes_keep_every_promise_for_very_many_seeds(part: int) -> None:
    first = SEEDS if ONE is None else ONE
    checked(range(first + part, first + DEEP_SEEDS - SEEDS, DEEP_PARTS))


# --- the same seed gives the same run

DIGEST: Final = "from tests.server.simulation.simulation import Simulation; print(Simulation(7).run().digest)"


def test_a_seed_decides_the_whole_run_in_every_process() -> None:
    digest = Simulation(7).run().digest
    assert Simulation(7).run().digest == digest
    assert Simulation(8).run().digest != digest
    command = [sys.executable, "-c", DIGEST]
    other = subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": "1"}, capture_output=True, text=True, check=True)
    assert other.stdout.strip() == digest


# --- broken servers


@contextmanager
def acknowledging_too_early() -> Iterator[None]:
    """Acknowledge an append before it is stored."""
    append = TableService._append

    async def begun(self: TableService, *arguments: Any, **rest: Any) -> None:
        task = asyncio.get_running_loop().create_task(append(self, *arguments, **rest))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    with patch.object(TableService, "_append", begun):
        yield


@contextmanager
def ignoring_conflicts() -> Iterator[None]:
    """Treat a conflict as success."""
    append = TableService._append

    async def ignored(self: TableService, *arguments: Any, **rest: Any) -> None:
        with suppress(ConflictError):
            await append(self, *arguments, **rest)

    with patch.object(TableService, "_append", ignored):
        yield


act_for_bot: Final = commands.act_for_bot


def acting_for_any_version(_version: int, seat: int, action: str, *, draft: Draft, now: int) -> None:
    """Play a bot's action whatever has happened since it was chosen."""
    act_for_bot(draft.table.version, seat, action, draft=draft, now=now)


def too_early(table: Table) -> int | None:
    """Return a deadline before the real one."""
    return None if table.clock is None or table.clock.deadline is None or table.bot_to_act() is not None else table.clock.deadline - 5_000


async def agreed_in_memory(*_arguments: object, **_rest: object) -> bool:
    """Take a copy for the current table."""
    return True


def deaf(_self: Nodes, _news: News) -> None:
    """Ignore all news."""


BROKEN: Final[dict[str, tuple[Callable[[], AbstractContextManager[Any]], str]]] = {
    "acknowledges before it stores": (acknowledging_too_early, "is lost|not stored"),
    "ignores conflicts": (ignoring_conflicts, "is lost|another table|cannot be replayed"),
    "forgets requests": (
        partial(patch.object, Table, "requests", property(lambda _table: {}, lambda _table, _requests: None), create=True),
        "stands in the log at",
    ),
    "reads its own copy": (partial(patch.object, TableService, "table", TableService.copy), "read entry"),
    "refuses by an outdated copy": (partial(patch.object, TableService, "_is_current", agreed_in_memory), "then refused"),
    "lets bots act for old positions": (
        partial(patch.object, commands, "act_for_bot", acting_for_any_version),
        "for another position|bots at a table stopped",
    ),
    "lets clocks run out early": (partial(patch.object, Table, "deadline", property(too_early)), "had not run out"),
    "leaves the work of dead nodes": (partial(patch.object, Nodes, "on_takeover", lambda *_: None), "stuck"),
    "hears no news": (partial(patch.multiple, Nodes, _hear=deaf, on_missed_news=lambda *_: None), "was not shown|stuck"),
    "goes by its own clock": (partial(patch.object, time_source, "agree", lambda *_: None), "in the future"),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_server_is_found(how: str) -> None:
    broken, message = BROKEN[how]
    for seed in range(MOST_SEEDS):
        with broken():
            found = Simulation(seed).run().wrong
        if any(re.search(message, line) for line in found):
            return
    pytest.fail(f"no seed below {MOST_SEEDS} finds a server that {how}")
