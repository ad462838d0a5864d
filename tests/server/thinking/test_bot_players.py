"""Bots at tables: they play by themselves, at a pace that people can follow, and continue after an interruption."""

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from rookery.server.deals.deals import open_attempt
from rookery.server.live.connections import Connection
from rookery.server.services import Services
from rookery.server.storage.guests import Guest
from rookery.server.tables import commands, lobby
from rookery.server.tables.table import Table
from rookery.server.thinking import bot_players as module
from rookery.server.thinking.bot_players import pauses, programs
from tests.server.offline_table import ANN, BOB, EVE, OfflineTable, opened, started
from tests.server.running_services import FakeBots, Pause, a_table, act, run, say, stored_table, until
from tests.server.serving import TIMEOUT
from tests.server.stores import FULL, deal, failing


async def test_bots_warm_up_when_the_server_opens_and_nobody_waits_for_them(bots: FakeBots, services: Services) -> None:
    await a_table(services)
    assert bots.warming


def test_bots_play_by_themselves_and_continue_after_a_restart(path: Path) -> None:
    names: list[str] = []

    async def begin(services: Services) -> None:
        names.append((await a_table(services, bots=2)).id)
        await until(services, names[0], lambda table: table.version > 12)

    async def finish(services: Services) -> None:
        table = await until(services, names[0], lambda table: table.status == "finished")
        assert table.seq == len(await services.storage.logs.read(names[0]))

    run(path, begin, finish)


def test_bots_pause_for_people_and_for_nobody_else() -> None:
    offline = started()
    assert [pauses(offline.table, watched=watched) for watched in (False, True)] == [1.0, 1.0]
    for seat, guest in enumerate((ANN, BOB)):
        offline.do(commands.stand, guest, seat)
    assert [pauses(offline.table, watched=watched) for watched in (False, True)] == [0.0, 1.0]
    offline.do(lobby.change_terms, ANN, bot_speed="slow")
    assert pauses(offline.table, watched=True) == 3.0
    offline.do(lobby.change_terms, ANN, bot_speed="at-once")
    assert pauses(offline.table, watched=True) == 0.0


def test_bots_do_not_wait_for_programs() -> None:
    offline = opened(seats=3)
    offline.do(commands.sit, ANN, "Deep Blue", 0, program=True)
    offline.do(commands.sit, BOB, "Bob", 1)
    assert programs(offline.table) == {ANN}
    assert pauses(offline.table, watched=False) == 1.0
    offline.do(commands.sit, BOB, "Bob", 1, program=True)
    assert programs(offline.table) == {ANN, BOB}
    assert [pauses(offline.table, watched=watched) for watched in (False, True)] == [0.0, 1.0]


async def test_bots_that_think_at_other_tables_delay_nobody(bots: FakeBots, services: Services) -> None:
    bots.go_on.clear()
    others = [await a_table(services, bots=2) for _ in range(8)]
    while not bots.thinking:
        await asyncio.sleep(0.01)
    table = await a_table(services)
    while table.version < 12 and table.match is not None:
        view = table.view(ANN)
        assert view is not None
        table = await act(services, table, view.choices[0].action)
    assert bots.thinking == 1, "it thinks on, and none of their tables has moved"
    bots.go_on.set()
    for other in others:
        await until(services, other.id, lambda table: table.status == "finished")


@pytest.mark.parametrize("people", [0, 1])
async def test_one_bot_thinks_at_a_time_for_all_tables_of_a_host(people: int, bots: FakeBots, services: Services) -> None:
    """Otherwise somebody who opens many tables would delay everybody else's."""
    tables = [await a_table(services, bots=2 - people) for _ in range(6)]
    if people:
        await asyncio.gather(*(act(services, table, "bid 0") for table in tables))
    for table in tables:
        await until(services, table.id, lambda table: table.bot_to_act() is None)
    assert bots.most == 1


async def test_bots_at_tables_without_viewers_delay_nobody(bots: FakeBots, services: Services) -> None:
    bots.go_on.clear()
    await a_table(services, bots=2)
    table = await a_table(services, bots=1)
    await act(services, table, "bid 0")
    while bots.thinking < 2:
        await asyncio.sleep(0.01)
    bots.go_on.set()


async def test_bots_wait_while_nothing_can_be_written(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, services: Services) -> None:
    monkeypatch.setattr(module, "TRY_AGAIN_SECONDS", 0.05)
    table = await a_table(services, bots=2)
    monkeypatch.setattr(services.storage.logs, "append", failing(services.storage.logs.append, FULL, times=5))
    await until(services, table.id, lambda table: table.status == "finished")
    assert caplog.text.count("database or disk is full") == 5
    assert "Traceback" not in caplog.text


async def test_bots_wait_while_nothing_can_be_read(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, services: Services) -> None:
    monkeypatch.setattr(module, "TRY_AGAIN_SECONDS", 0.01)
    monkeypatch.setattr(services.tables, "copy", failing(services.tables.copy, FULL, times=5))
    table = await a_table(services, bots=2)
    await until(services, table.id, lambda table: table.status == "finished")
    assert caplog.text.count("database or disk is full") == 5


def test_an_unreadable_log_does_not_affect_other_tables(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    names = sorted(stored_table(path, bots=2).id for _ in range(3))

    async def go_on(services: Services) -> None:
        for name in names[1:]:
            await until(services, name, lambda table: table.status == "finished")

    with closing(sqlite3.connect(path)) as connection:
        connection.execute("update log set entry = 'spoilt' where table_id = ? and seq = 3", (names[0],))
        connection.commit()
    run(path, go_on)
    assert "the bots at a table cannot continue" in caplog.text


async def test_closing_does_not_wait_for_bots(bots: FakeBots, services: Services) -> None:
    bots.go_on.clear()
    await a_table(services, bots=2)


def test_a_bot_checks_whose_turn_it_is_after_its_pause(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bots, pause = FakeBots(), Pause(7.0, monkeypatch)

    async def use(services: Services) -> None:
        table = await a_table(services, bots=1)
        services.connections.enter(Connection(table.id, EVE, EVE, set()))  # bots pause only at tables that somebody watches
        table = await services.tables.change(table.id, partial(commands.stand, ANN, 0))
        while not pause.begun and not bots.asked:
            await asyncio.sleep(0)
        await act(services, table, "bid 1")
        assert bots.asked == [], "a bot is to play for Ann, after a pause; but she is back before it is over"
        pause.over.set()
        while not bots.asked:
            await asyncio.sleep(0)
        assert bots.asked[0][1].seat == 1

    run(path, use, bots=bots, bot_pause=7.0)


async def test_bots_think_again_each_time(bots: FakeBots, services: Services) -> None:
    table = await a_table(services, bots=2)
    await until(services, table.id, lambda table: table.status == "finished")
    seeds = [seed for _, _, seed in bots.asked]
    assert {len(seed) for seed in seeds} == {32}
    assert len(set(seeds)) == len(seeds)


async def test_a_bot_that_failed_is_logged_and_continues_with_the_next_change(
    bots: FakeBots, caplog: pytest.LogCaptureFixture, services: Services
) -> None:
    bots.failures.append(RuntimeError("no thought"))
    table = await a_table(services, bots=2)
    while "the bots at a table stopped" not in caplog.text:
        await asyncio.sleep(0)
    await say(services, table.id)
    await until(services, table.id, lambda table: table.status == "finished")


async def test_closing_does_not_wait_for_a_retry(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, services: Services) -> None:
    monkeypatch.setattr(module, "TRY_AGAIN_SECONDS", 2 * TIMEOUT)
    await a_table(services, bots=2)
    monkeypatch.setattr(services.storage.logs, "append", AsyncMock(side_effect=FULL))
    while "database or disk is full" not in caplog.text:
        await asyncio.sleep(0)


def a_deal(secret: str) -> Table:
    """Return a game of a deal that has just begun."""
    offline = OfflineTable()
    offline.do(open_attempt, Guest(id=ANN, name="Ann", created=0), deal(secret=secret, day="2026-11-18"))
    return offline.table


def test_bots_choose_alike_in_the_same_position_of_a_deal_but_not_elsewhere() -> None:
    first, again, other = a_deal("aa" * 32), a_deal("aa" * 32), a_deal("bb" * 32)
    assert module.seed_for(first) == module.seed_for(again) != module.seed_for(other)
    later = OfflineTable(first)
    later.act(ANN)
    assert module.seed_for(later.table) != module.seed_for(first)
    usual = started().table
    assert len({module.seed_for(usual) for _ in range(3)} | {""}) == 4
    assert len(module.seed_for(usual)) == 32, "128 bits"
