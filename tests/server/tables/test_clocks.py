"""Deadlines: clocks run out, rematches and entropy have a time limit, and a downtime of the server costs nobody time."""

import asyncio
from functools import partial
from pathlib import Path
from unittest.mock import AsyncMock, Mock

import pytest

from rookery.play.clock import LEAST_AFTER_RETURN
from rookery.server.services import Services
from rookery.server.tables import clocks as module
from rookery.server.tables import commands, due, log, proposals
from rookery.server.tables.clocks import Clocks
from rookery.server.tables.present import Present
from tests.server.offline_table import ANN, BOB, EVE, OfflineTable, finished, opened, present, seated, started, three, with_bot
from tests.server.running_services import Pause, a_table, act, run, say, sqlite_logs, stored_table, until
from tests.server.stores import FULL, failing


async def test_a_bot_takes_over_when_time_runs_out(clock: list[int], services: Services) -> None:
    table = await a_table(services, clock=log.Clock(base=10), bots=1)
    clock[0] += 9_999
    await say(services, table.id)  # this resets the timer
    services.clocks.ring()  # nothing is due yet
    assert not (await services.tables.table(table.id)).holders[0].away
    clock[0] += 1
    await until(services, table.id, lambda table: table.holders[0].flags == 1 and table.deadline is not None)
    clock[0] += LEAST_AFTER_RETURN
    await say(services, table.id)
    table = await until(services, table.id, lambda table: table.status == "finished")
    assert (table.holders[0].flags, table.holders[0].bot_plays) == (2, "flagged")


def test_no_clock_runs_while_the_server_is_stopped(path: Path, clock: list[int]) -> None:
    before = stored_table(path, clock=log.Clock(base=10))

    async def much_later(services: Services) -> None:
        table = await until(services, before.id, lambda table: table.seq > before.seq)
        assert table.clock is not None
        assert (table.holders[0].away, table.clock.left) == (False, (10_000, 10_000))
        clock[0] += 10_000
        await say(services, before.id)
        await until(services, before.id, lambda table: table.holders[0].flags == 1)

    clock[0] += 3_600_000
    run(path, much_later)


@pytest.mark.parametrize("clean", [True, False], ids=["stopped", "killed"])
def test_time_used_before_a_restart_stays_used_after_any_number_of_restarts(
    path: Path, clock: list[int], monkeypatch: pytest.MonkeyPatch, clean: bool
) -> None:
    names: list[str] = []

    async def begin(services: Services) -> None:
        names.append((await a_table(services, clock=log.Clock(base=600))).id)
        await night(services)

    async def night(services: Services) -> None:
        """Let the player think for a minute while nobody looks at the table; then stop the server."""
        clock[0] += 60_000
        if not clean:
            await sqlite_logs(services).record_heartbeat(clock[0])  # the last heartbeat before the kill
            clock[0] += 3_000
            monkeypatch.setattr(sqlite_logs(services), "record_heartbeat", AsyncMock())  # a killed server records nothing

    async def morning(services: Services) -> None:
        table = await services.tables.table(names[0])
        assert table.deadline == clock[0] + 600_000 - 4 * 60_000

    run(path, begin)
    for _ in range(3):
        clock[0] += 8 * 3_600_000
        run(path, night)
    clock[0] += 8 * 3_600_000
    run(path, morning)


def test_deadlines_apply_to_tables_that_are_not_in_memory(path: Path, clock: list[int]) -> None:
    name = stored_table(path, clock=log.Clock(base=10)).id

    async def later(services: Services) -> None:
        clock[0] += 10_000
        services.clocks.ring()
        await until(services, name, lambda table: table.holders[0].flags == 1)

    clock[0] += 3_600_000
    run(path, later)


async def test_after_a_minute_a_rematch_begins_without_those_who_did_not_answer(clock: list[int], services: Services) -> None:
    opening: list[commands.Command] = [partial(commands.open_table, ANN, "five-towers", 3, opener=0)]
    opening += [partial(commands.sit, guest, guest, seat) for seat, guest in enumerate((ANN, BOB, EVE))]
    table = await services.tables.open_table([*opening, partial(commands.start, ANN)])
    everybody = Present(online=frozenset({ANN, BOB, EVE}))
    for what, guests in {"stop": (ANN, BOB, EVE), "rematch": (ANN, BOB)}.items():
        for guest in guests:
            await services.tables.change(table.id, partial(proposals.propose, guest, what, None, everybody))  # type: ignore[arg-type]
    clock[0] += due.REMATCH_AFTER - 1
    services.clocks.ring()
    assert (await services.tables.table(table.id)).number == 1
    clock[0] += 1
    services.clocks.ring()
    table = await until(services, table.id, lambda table: table.number == 2)
    assert [(holder.guest, holder.bot_plays) for holder in table.holders] == [(EVE, "agreed"), (ANN, None), (BOB, None)]


def test_acting_before_a_game_is_resumed_costs_no_time(path: Path, clock: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    name = stored_table(path, clock=log.Clock(base=10)).id

    async def play(services: Services) -> None:
        table = await act(services, await services.tables.table(name), "bid 1")
        assert table.clock is not None
        assert table.clock.left[0] == 10_000
        assert not table.holders[0].away

    clock[0] += 3_600_000
    monkeypatch.setattr(Clocks, "resume", lambda _clocks, _due: None)
    run(path, play)


async def test_time_runs_out_at_the_table_that_is_due_and_at_no_other(clock: list[int], services: Services) -> None:
    late, first, last = [await a_table(services, clock=log.Clock(base=base)) for base in (2_000, 1_000, 3_000)]
    clock[0] += 1_000_000
    services.clocks.ring()
    await until(services, first.id, lambda table: table.holders[0].flags == 1)
    assert [(await services.tables.table(table.id)).holders[0].flags for table in (late, last)] == [0, 0]


def test_the_server_records_heartbeats_while_a_clock_runs(
    path: Path, clock: list[int], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "HEARTBEAT_SECONDS", 0.0)

    async def use(services: Services) -> None:
        beat = failing(sqlite_logs(services).record_heartbeat, FULL)
        monkeypatch.setattr(sqlite_logs(services), "record_heartbeat", beat)
        await a_table(services)
        assert not beat.await_count
        await a_table(services, clock=log.Clock(base=600))
        while beat.await_count < 3:
            await asyncio.sleep(0)
        assert {call.args for call in beat.await_args_list} == {(clock[0],)}

    run(path, use)
    assert caplog.text.count("database or disk is full") == 1


async def test_a_time_out_that_cannot_be_stored_is_retried_later(clock: list[int], monkeypatch: pytest.MonkeyPatch, services: Services) -> None:
    monkeypatch.setattr(module, "TRY_AGAIN_SECONDS", 7.0)
    pause, append = Pause(7.0, monkeypatch), failing(services.storage.logs.append, FULL)
    table = await a_table(services, clock=log.Clock(base=10))
    monkeypatch.setattr(services.storage.logs, "append", append)
    clock[0] += 10_000
    services.clocks.ring()
    while not pause.begun and append.await_count < 2:
        await asyncio.sleep(0)
    assert [call.args[0] for call in append.await_args_list] == [table.id]
    pause.over.set()
    await until(services, table.id, lambda table: table.holders[0].flags == 1)


async def test_a_game_waits_for_entropy_for_a_limited_time(clock: list[int], services: Services) -> None:
    opening: list[commands.Command] = [partial(commands.open_table, ANN, "five-towers", 2)]
    opening += [partial(commands.sit, guest, guest, seat) for seat, guest in enumerate((ANN, BOB))]
    table = await services.tables.open_table([*opening, partial(commands.commit_entropy, BOB, 1, "00"), partial(commands.start, ANN)])
    assert table.status == "open"
    clock[0] += due.REVEAL_WITHIN
    services.clocks.ring()
    await until(services, table.id, lambda table: table.status == "running")


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize(("agreed", "seconds"), [(log.Clock(base=3600), 3600), (log.Clock(days=3), 24 * 3600)])
async def test_the_timer_rings_at_the_deadline_and_at_least_once_a_day(
    agreed: log.Clock, seconds: int, monkeypatch: pytest.MonkeyPatch, services: Services
) -> None:
    loop = asyncio.get_running_loop()
    call_later = Mock(wraps=loop.call_later)
    monkeypatch.setattr(loop, "call_later", call_later)
    await a_table(services, clock=agreed)
    assert [call.args[0] for call in call_later.call_args_list if call.args[1] == services.clocks.ring] == [pytest.approx(seconds, abs=0.1)]


def test_a_bot_acts_at_once_and_time_runs_out_for_people() -> None:
    assert due.next_due(with_bot(opener=1).table) == 0
    assert due.next_due(with_bot(opener=0).table) is None
    assert due.next_due(with_bot(opener=0, clock=log.Clock(base=60)).table) == OfflineTable().now + 60_000


def test_tables_without_a_clock_have_no_deadline() -> None:
    assert [due.next_due(offline.table) for offline in (opened(), seated(), started(), finished())] == [None] * 4


def test_the_countdown_of_a_rematch_starts_with_the_second_agreement() -> None:
    offline = three(hints=True)
    offline.propose(ANN, "abort")
    offline.propose(EVE, "rematch")
    offline.now += 7_000
    offline.propose(BOB, "rematch")
    begins = offline.now + due.REMATCH_AFTER
    assert (due.rematch_begins(offline.table), due.next_due(offline.table)) == (begins, begins)
    offline.now = begins - 1
    assert offline.do(due.begin_late_rematch) == []
    offline.now = begins
    offline.do(due.begin_late_rematch)
    assert (offline.table.status, offline.table.number) == ("running", 2)
    assert [(holder.guest, holder.bot_plays) for holder in offline.table.holders] == [(EVE, None), (ANN, "agreed"), (BOB, None)]
    offline.do(proposals.back, ANN, present(offline.table, offline.now))
    assert offline.do(due.begin_late_rematch) == []
    assert offline.do(due.give_up_waiting) == []
