"""Game time runs at a steady rate: clock jumps and suspension give nobody time and cost nobody any, while the calendar follows the machine."""

from pathlib import Path
from unittest.mock import AsyncMock

import msgspec
import pytest

from rookery.server import time_source
from rookery.server.deals.deals import new_daily
from rookery.server.services import Services
from rookery.server.storage.deals import Attempt, AttemptEnd
from rookery.server.storage.sqlite.store import SqliteStore
from rookery.server.tables import clocks, log
from rookery.server.time_source import UNWATCHED, GameTime
from tests.server.offline_table import ANN
from tests.server.running_services import a_table, act, run, say, sqlite_logs, until
from tests.server.stores import batch

SECOND = 1_000
HOUR = 60 * 60 * SECOND
DAY = 24 * HOUR
YEAR = 365 * DAY
NOON = 20_000 * DAY + 12 * HOUR
FOLLOW = int(clocks.HEARTBEAT_SECONDS * SECOND)


class Machine:
    """A machine whose clocks a test moves: the time of day in `wall`, and the monotonic clock in `elapsed`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall = NOON
        self.elapsed = 5 * DAY
        self._monkeypatch = monkeypatch
        monkeypatch.setattr(time_source, "wall", lambda: self.wall)
        self.start()

    def start(self) -> None:
        """Start another process on this machine."""
        self.time = GameTime(time_source.wall, lambda: self.elapsed * 1_000_000)
        self._monkeypatch.setattr(time_source, "game_time", self.time)

    def passes(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.elapsed += milliseconds

    def serves(self, milliseconds: int, *, skip: bool = False) -> None:
        """Let time pass while the server runs and follows the clock."""
        for _ in range(milliseconds // FOLLOW):
            self.passes(FOLLOW)
            self.time.follow(skip=skip)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    """The machine on which this test's server runs."""
    return Machine(monkeypatch)


JUMPS = pytest.mark.parametrize("jump", [HOUR, -HOUR, YEAR, -YEAR], ids=["hour-forward", "hour-back", "year-forward", "year-back"])


# --- game time


@JUMPS
def test_a_clock_that_jumps_changes_no_running_clock_and_is_logged(jump: int, machine: Machine, caplog: pytest.LogCaptureFixture) -> None:
    with machine.time.watched():
        machine.serves(10 * SECOND)
        before = machine.time.now()
        machine.wall += jump
        assert machine.time.now() == before
        machine.serves(10 * 60 * SECOND)
        assert machine.time.now() - before == pytest.approx(10 * 60 * SECOND, abs=0.4 * SECOND)
        assert caplog.text.count("the machine's clock is") == 1


@pytest.mark.parametrize("jump", [HOUR, -HOUR, YEAR, -YEAR])
def test_without_deadlines_game_time_skips_forward_and_never_back(jump: int, machine: Machine) -> None:
    machine.wall += jump
    before = machine.time.now()
    machine.time.follow(skip=True)
    assert machine.time.now() == (machine.wall if jump > 0 else before)


@pytest.mark.parametrize("drift", [300, -300, 1_500, -1_500])
def test_game_time_approaches_the_clock_slowly_and_never_runs_backwards(drift: int, machine: Machine, caplog: pytest.LogCaptureFixture) -> None:
    machine.wall += drift
    seen = [machine.time.now()]
    for _ in range(HOUR // FOLLOW):
        machine.serves(FOLLOW)
        step = machine.time.now() - seen[-1]
        assert step == pytest.approx(FOLLOW, abs=FOLLOW * time_source.SLEW // 10**6 + 2)
        seen.append(machine.time.now())
    assert machine.time.now() == pytest.approx(machine.wall, abs=5)
    assert not caplog.text


@pytest.mark.parametrize("both", [True, False], ids=["both-clocks-went-on", "only-the-time-of-day-went-on"])
def test_a_suspended_process_uses_nobodys_time(both: bool, machine: Machine) -> None:
    with machine.time.watched():
        machine.serves(10 * SECOND)
        before = machine.time.now()
        machine.wall += 8 * HOUR
        machine.elapsed += 8 * HOUR * both
        assert machine.time.now() - before <= UNWATCHED
        machine.time.follow(skip=False)
        assert machine.time.now() - before <= UNWATCHED
        woken = machine.time.now()
        machine.serves(60 * SECOND)
        assert machine.time.now() - woken == pytest.approx(60 * SECOND, abs=0.1 * SECOND)
        machine.time.follow(skip=True)
        assert machine.time.now() == machine.wall


def test_a_process_that_nobody_watches_has_game_time_too(machine: Machine) -> None:
    with machine.time.watched():
        pass
    machine.passes(HOUR)
    assert machine.time.now() == machine.wall


# --- the calendar


@JUMPS
async def test_a_daily_deal_counts_on_its_day_in_the_calendar(jump: int, machine: Machine, store: SqliteStore) -> None:
    machine.wall += jump
    assert time_source.today() == time_source.day_of(NOON + jump)
    deal = await store.deals.keep(new_daily("five-towers", time_source.today()))
    await store.deals.begin_attempt(Attempt(deal=deal.id, guest=ANN, table="t", number=1, began=time_source.now()))
    end = AttemptEnd(at=time_source.now(), how="played", score=9, margin=1)
    await store.logs.append("t", 0, msgspec.structs.replace(batch(b"x", table="t"), attempt=end))
    assert await store.deals.counted(ANN) == [deal.id]


# --- clocks at a table


@JUMPS
async def test_a_player_keeps_their_time_when_the_clock_jumps(jump: int, machine: Machine, services: Services) -> None:
    table = await a_table(services, clock=log.Clock(base=300))
    machine.passes(2 * SECOND)
    machine.wall += jump
    services.clocks.ring()
    table = await act(services, table, "bid 1")
    assert table.clock is not None
    assert (table.clock.left[0], table.holders[0].flags) == (298 * SECOND, 0)
    assert table.moves[-1].at >= table.moves[0].at


@pytest.mark.parametrize("clean", [True, False], ids=["stopped", "killed"])
@JUMPS
def test_a_clock_that_jumps_between_two_runs_gives_and_takes_no_time(
    jump: int, clean: bool, machine: Machine, path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    names: list[str] = []

    async def begin(services: Services) -> None:
        table = await a_table(services, clock=log.Clock(base=300))
        names.append(table.id)
        machine.passes(2 * SECOND)
        if not clean:
            await sqlite_logs(services).record_heartbeat(time_source.now())
            monkeypatch.setattr(sqlite_logs(services), "record_heartbeat", AsyncMock())  # a killed server records nothing

    async def again(services: Services) -> None:
        table = await services.tables.table(names[0])
        assert table.deadline == time_source.now() + 298 * SECOND
        machine.passes(3 * SECOND)
        table = await act(services, table, "bid 1")
        assert table.clock is not None
        assert (table.clock.left[0], table.holders[0].flags) == (295 * SECOND, 0)
        times = [log.decode(entry).at for entry in await services.storage.logs.read(table.id)]
        assert times == sorted(times)

    run(path, begin)
    machine.wall += jump
    machine.start()
    run(path, again)
    assert ("behind the data" in caplog.text) == (jump < 0)


def test_entries_stay_in_order_when_a_clock_is_set_back_between_two_runs_without_deadlines(machine: Machine, path: Path) -> None:
    names: list[str] = []

    async def begin(services: Services) -> None:
        names.append((await a_table(services)).id)

    async def again(services: Services) -> None:
        await say(services, names[0])
        times = [log.decode(entry).at for entry in await services.storage.logs.read(names[0])]
        assert times == sorted(times)

    run(path, begin)
    machine.wall -= HOUR
    machine.start()
    run(path, again)


async def test_an_entry_is_not_dated_before_that_of_a_node_whose_clock_is_ahead(machine: Machine, services: Services) -> None:
    table = await a_table(services, clock=log.Clock(base=300))
    machine.wall -= 5 * SECOND
    machine.start()  # as if this were another node, whose clock is behind
    table = await act(services, table, "bid 1")
    times = [log.decode(entry).at for entry in await services.storage.logs.read(table.id)]
    assert times == sorted(times)


async def test_time_still_runs_out_after_a_jump(machine: Machine, services: Services) -> None:
    table = await a_table(services, clock=log.Clock(base=10), bots=1)
    machine.wall -= HOUR
    machine.passes(10 * SECOND)
    services.clocks.ring()
    await until(services, table.id, lambda table: table.holders[0].flags == 1)


async def test_a_suspended_server_flags_nobody(machine: Machine, services: Services) -> None:
    table = await a_table(services, clock=log.Clock(base=300))
    machine.passes(8 * HOUR)
    services.clocks.ring()
    table = await act(services, table, "bid 1")
    assert table.clock is not None
    assert (table.clock.left[0], table.holders[0].flags) == (300 * SECOND - UNWATCHED, 0)
