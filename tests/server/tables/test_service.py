"""The table service: its cache, when it reads logs, and how commands become durable."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from unittest.mock import AsyncMock, Mock

import pytest

from rookery.server.refusals import Refused
from rookery.server.services import Services
from rookery.server.storage import ConflictError, StorageError
from rookery.server.storage.logs import Batch
from rookery.server.storage.sqlite.store import SqliteStore
from rookery.server.tables import commands, log, proposals
from rookery.server.tables import service as module
from rookery.server.tables.due import next_due
from rookery.server.tables.present import Present
from tests.server.offline_table import ANN, BOB
from tests.server.running_services import a_table, act, run, say, stored_table
from tests.server.stores import table_service


@pytest.mark.usefixtures("clock")
def test_an_interruption_of_no_length_discounts_no_time(path: Path) -> None:
    before = stored_table(path, clock=log.Clock(base=600))

    async def at_once(services: Services) -> None:
        assert (await services.tables.table(before.id)).seq == before.seq

    run(path, at_once)


def test_an_interruption_postpones_no_deadline_where_nobodys_clock_runs(path: Path, clock: list[int]) -> None:
    names: list[str] = []

    async def begin(services: Services) -> None:
        opening: list[commands.Command] = [partial(commands.open_table, ANN, "five-towers", 2)]
        opening += [partial(commands.sit, ANN, "Ann", seat) for seat in (0, 1)]
        opening += [partial(commands.commit_entropy, ANN, 0, "00"), partial(commands.start, ANN)]
        names.append((await services.tables.open_table(opening)).id)

    async def later(services: Services) -> None:
        shown: list[str] = []
        services.tables.subscribe(lambda table: shown.append(table.id))
        table = await services.tables.table(names[0])
        assert shown == names
        assert next_due(table) is not None
        assert await services.storage.logs.due_of([table.id]) == {table.id: next_due(table)}

    run(path, begin)
    clock[0] += 1_000
    run(path, later)


async def test_a_command_without_effect_leaves_the_table_unchanged(services: Services) -> None:
    table = await a_table(services)
    assert await services.tables.change(table.id, partial(commands.flag, table.version)) is table


def reads(services: Services, monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[str]]:
    """Return a function that lists the tables whose logs have been read since."""
    read = AsyncMock(wraps=services.storage.logs.read)
    monkeypatch.setattr(services.storage.logs, "read", read)
    return lambda: [call.args[0] for call in read.await_args_list]


async def test_the_most_recently_used_tables_stay_in_memory(monkeypatch: pytest.MonkeyPatch, services: Services) -> None:
    tables = [await a_table(services) for _ in range(3)]
    first, second, third = [table.id for table in tables]
    monkeypatch.setattr(module, "CACHE_BYTES", 2 * tables[0].weight)
    await services.tables.table(first)
    read = reads(services, monkeypatch)
    for name in (third, first, second):
        await services.tables.table(name)
    assert read() == [second]


async def test_reloading_shows_the_entries_of_another_process(store: SqliteStore, services: Services) -> None:
    table = await a_table(services)
    other = table_service(store)
    changed = await other.change(table.id, partial(commands.act, ANN, table.version, "bid 1"))
    shown: list[int] = []
    services.tables.subscribe(lambda changing: shown.append(changing.version))
    await services.tables.read_on([table.id, "nowhere"])
    assert (shown, (await services.tables.table(table.id)).version) == ([changed.version], changed.version)


async def test_a_repeated_request_shows_the_entries_of_the_process_that_was_faster(store: SqliteStore, services: Services) -> None:
    table = await a_table(services)
    changed = await table_service(store).change(table.id, partial(commands.act, ANN, table.version, "bid 1"), request="ann/1")
    shown: list[int] = []
    services.tables.subscribe(lambda changing: shown.append(changing.version))
    assert (await act(services, table, "bid 1", request="ann/1")).version == changed.version
    assert shown == [changed.version]


def test_the_same_request_counts_once_even_at_the_same_moment_and_after_a_restart(path: Path) -> None:
    names: list[tuple[str, int]] = []

    async def before(services: Services) -> None:
        table = await a_table(services)
        tables = await asyncio.gather(*(act(services, table, "bid 1", request="ann/1") for _ in range(5)))
        assert {changed.version for changed in tables} == {table.version + 1}
        names.append((table.id, table.version))

    async def afterwards(services: Services) -> None:
        name, version = names[0]
        table = await services.tables.change(name, partial(commands.act, ANN, version, "bid 1"), request="ann/1")
        assert table.version == version + 1

    run(path, before, afterwards)


async def test_two_services_on_the_same_data_find_each_others_actions(store: SqliteStore, services: Services) -> None:
    table = await a_table(services)
    other = table_service(store)
    assert (await other.table(table.id)).version == table.version
    await act(services, table, "bid 1", request="ann/1")
    again = await other.change(table.id, partial(commands.act, ANN, table.version, "bid 1"), request="ann/1")
    assert again.version == table.version + 1
    with pytest.raises(Refused) as caught:
        await act(services, table, "bid 2")
    assert caught.value.code == "action/stale"
    passed = await other.change(table.id, partial(commands.act, ANN, again.version, "pass"))
    await say(services, table.id)
    assert (await services.tables.table(table.id)).version == passed.version


async def test_a_table_that_is_woken_by_two_services_at_once_is_read_again(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, services: Services
) -> None:
    table = await a_table(services, clock=log.Clock(base=60))
    due = (await services.storage.logs.due_of([table.id]))[table.id]
    assert due is not None
    await services.storage.logs.set_due(table.id, due + 5_000)
    other = table_service(store)

    async def too_late(name: str, *_batch: object) -> None:
        await act(services, table, "bid 1")
        raise ConflictError(name)

    monkeypatch.setattr(store.logs, "append", too_late)
    assert (await other.table(table.id)).version == table.version + 1


async def test_an_append_that_keeps_conflicting_is_answered_with_busy(monkeypatch: pytest.MonkeyPatch, services: Services) -> None:
    table = await a_table(services)
    with monkeypatch.context() as always:
        always.setattr(services.storage.logs, "append", AsyncMock(side_effect=ConflictError(table.id)))
        with pytest.raises(Refused) as caught:
            await act(services, table, "bid 1")
    assert (caught.value.code, caught.value.status) == ("server/busy", 503)
    assert (await act(services, table, "bid 1")).version == table.version + 1


async def test_a_request_scans_few_of_the_tables_in_memory(monkeypatch: pytest.MonkeyPatch, services: Services) -> None:
    monkeypatch.setattr(module, "CACHE_BYTES", 0)
    needed = Mock(return_value=True)
    services.tables.keep_while(needed)
    tables = [await a_table(services) for _ in range(12)]
    needed.reset_mock()
    await services.tables.table(tables[0].id)
    assert needed.call_count == module.FORGOTTEN_AT_ONCE
    read = reads(services, monkeypatch)
    for table in tables:
        await services.tables.table(table.id)
    assert read() == [], "all of them are needed"


async def test_unused_tables_are_evicted_and_read_again(monkeypatch: pytest.MonkeyPatch, services: Services) -> None:
    tables = [await a_table(services) for _ in range(6)]
    monkeypatch.setattr(module, "CACHE_BYTES", 2 * tables[0].weight)
    for _ in range(2):
        for table in tables:
            current = await services.tables.table(table.id)
            await act(services, current, "bid 0" if current.actor == 0 else "pass")
    read = reads(services, monkeypatch)
    assert {(await services.tables.table(table.id)).version for table in tables} == {tables[0].version + 7}
    assert len(read()) == len(tables)


async def test_only_durable_changes_are_shown(monkeypatch: pytest.MonkeyPatch, services: Services) -> None:
    table = await a_table(services)
    changed: list[int] = []
    services.tables.subscribe(lambda changing: changed.append(changing.version))
    monkeypatch.setattr(services.storage.logs, "append", AsyncMock(side_effect=StorageError("database or disk is full")))
    with pytest.raises(StorageError):
        await act(services, table, "bid 1")
    assert await services.tables.table(table.id) is table
    assert changed == []


async def test_a_table_stays_cached_while_it_is_needed(monkeypatch: pytest.MonkeyPatch, services: Services) -> None:
    tables = [await a_table(services) for _ in range(4)]
    names = [table.id for table in tables]
    monkeypatch.setattr(module, "CACHE_BYTES", tables[0].weight)
    needed = {names[0]}
    services.tables.keep_while(lambda name: name in needed)
    read = reads(services, monkeypatch)
    for name in (names[3], names[0]):
        await services.tables.table(name)
    assert read() == []
    needed.clear()
    for name in (names[2], names[0]):
        await services.tables.table(name)
    assert read() == [names[2], names[0]]


async def test_results_are_stored_with_the_action_that_ends_a_game_and_nothing_else(monkeypatch: pytest.MonkeyPatch, services: Services) -> None:
    append = AsyncMock(wraps=services.storage.logs.append)
    monkeypatch.setattr(services.storage.logs, "append", append)
    table = await a_table(services, guests=(ANN, BOB))
    for guest in (ANN, BOB):
        table = await act(services, table, "bid 1" if guest == ANN else "bid 2", guest=guest)
    await services.tables.change(table.id, partial(proposals.propose, ANN, "resign", None, Present(online=frozenset({ANN, BOB}))))
    await say(services, table.id)
    kept: list[Batch] = [call.args[2] for call in append.await_args_list]
    assert [len(batch.results) for batch in kept] == [0, 0, 0, 2, 0]
    assert [result.guest for result in kept[-2].results] == [ANN, BOB]
    assert [batch.newcomers for batch in kept] == [(ANN, BOB), (), (), (), ()]
    assert [batch.summary.status for batch in kept] == ["running"] * 3 + ["finished"] * 2
    assert all(batch.attempt is None for batch in kept)


async def test_frames_are_prepared_before_the_commit_and_shown_after_it(services: Services) -> None:
    seen: list[tuple[str, int]] = []
    table = await a_table(services)
    services.tables.prepare_with(lambda prepared: seen.append(("prepared", prepared.version)))
    services.tables.subscribe(lambda shown: seen.append(("shown", shown.version)))
    await act(services, table, "bid 1")
    assert seen == [("prepared", table.version + 1), ("shown", table.version + 1)]


async def test_what_another_writer_has_appended_is_shown_even_if_the_command_is_then_refused(services: Services) -> None:
    shown: list[int] = []
    table = await a_table(services)
    services.tables.subscribe(lambda shown_table: shown.append(shown_table.seq))
    await table_service(services.storage).change(table.id, partial(commands.act, ANN, table.version, "bid 1"))
    with pytest.raises(Refused):
        await act(services, table, "bid 2")
    assert shown == [table.seq + 1]
