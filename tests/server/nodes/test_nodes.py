"""Several nodes on one database: every node accepts every action, shows what the others have done, and leased work happens once."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest

from rookery.server import limits, nodes, time_source
from rookery.server.live.connections import Connection
from rookery.server.nodes import NotLeasedError
from rookery.server.people.identity import hashed
from rookery.server.refusals import Refused
from rookery.server.services import Services
from rookery.server.settings import Settings
from rookery.server.storage.logs import Batch
from rookery.server.storage.nodes import ALL_SHARDS
from rookery.server.storage.postgres.database import Database
from rookery.server.storage.postgres.store import PostgresStore
from rookery.server.tables import commands, log
from rookery.server.tables.draft import Draft
from rookery.server.tables.due import do_what_is_due
from rookery.server.tables.table import Table
from tests.server.offline_table import ANN, BOB
from tests.server.postgres import PostgresServer
from tests.server.push_service import push_service
from tests.server.running_services import FakeBots, a_table, act, say, until
from tests.server.serving import TIMEOUT

pytestmark = pytest.mark.extras


class Cluster:
    """Nodes in the test's own process, each with its own store and services."""

    def __init__(self, database: str, data: Path) -> None:
        self._database = database
        self._data = data
        self.nodes: list[Services] = []
        self._killed: list[Services] = []

    async def join(self, **settings: Any) -> Services:
        """Start one more node."""
        store = PostgresStore(self._database, self._data)
        given = {"data": self._data, "bot_pause": 0.0, "analysis": False, **settings}
        services = Services(Settings(**given), store, FakeBots())
        await services.open()
        self.nodes.append(services)
        return services

    async def leave(self, services: Services) -> None:
        self.nodes.remove(services)
        await services.close()

    def freeze(self, services: Services) -> None:
        """Let a node go on without renewing its leases."""
        for task in services.background._cancelled:
            if getattr(task.get_coro(), "__qualname__", "") == "Nodes.work":
                task.cancel()

    async def kill(self, services: Services) -> None:
        """End all background work of a node without a word to the others."""
        self.nodes.remove(services)
        self._killed.append(services)
        for task in services.background._cancelled | services.background._finished | set(services.bot_players._playing.values()):
            task.cancel()
        services.clocks.close()
        services.bot_players._closing = True
        assert services.nodes._line is not None
        await services.nodes._line.close()
        time_source.part()

    async def close(self) -> None:
        for services in self._killed:
            await services.storage.close()
            services.bots.close()
        for services in self.nodes:
            await services.close()


@pytest.fixture
def cluster(database: str, path: Path, runner: asyncio.Runner) -> Iterator[Cluster]:
    cluster = Cluster(database, path)
    yield cluster
    runner.run(cluster.close())


def loaded(services: Services, name: str) -> Table:
    """Return a node's copy of a table."""
    table = services.tables.loaded(name)
    assert table is not None
    return table


def come(services: Services, table: str, guest: str | None, name: str = "", device: str = "") -> Connection:
    connection = Connection(table, guest, guest or "::1", set(), name=name, device=device)
    services.connections.enter(connection)
    return connection


def database_of(services: Services) -> Database:
    assert isinstance(services.storage, PostgresStore)
    return services.storage.database


def flag_at(late: int, *, draft: Draft, now: int) -> None:
    """Do what is due at a later time."""
    do_what_is_due(draft=draft, now=max(late, now))


async def eventually(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.01)


async def test_every_node_accepts_every_action_and_reads_what_was_acknowledged_elsewhere(cluster: Cluster) -> None:
    one, other = await cluster.join(), await cluster.join()
    table = await a_table(one, guests=(ANN, BOB))
    for turn in range(20):
        here, there = (one, other) if turn % 2 else (other, one)
        table = await here.tables.table(table.id)
        assert table.match is not None
        seat = table.actor
        assert isinstance(seat, int)
        changed = await act(here, table, table.match.view(seat).choices[0].action, guest=str(table.holders[seat].guest))
        assert (await there.tables.table(table.id)).version == changed.version
        table = changed


async def test_a_refusal_by_an_outdated_copy_does_not_count(cluster: Cluster) -> None:
    one, other = await cluster.join(), await cluster.join()
    table = await a_table(one, guests=(ANN, BOB))
    await other.tables.table(table.id)
    other.nodes._listeners.clear()  # it hears of nothing
    changed = await act(one, table, "bid 1")
    assert loaded(other, table.id).version == table.version
    assert (await act(other, changed, "pass", guest=BOB)).version > changed.version


async def test_a_request_that_is_repeated_at_another_node_counts_once(cluster: Cluster) -> None:
    everywhere = [await cluster.join() for _ in range(3)]
    table = await a_table(everywhere[0], guests=(ANN, BOB))
    answers = await asyncio.gather(*(act(node, table, "bid 1", request="ann/1") for node in everywhere))
    assert len({answer.version for answer in answers}) == 1
    entries = await everywhere[0].storage.logs.read(table.id)
    assert sum(b'"request":"ann/1"' in entry for entry in entries) == 1


async def test_a_change_reaches_those_who_watch_at_another_node_even_if_its_news_is_lost(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes, "POLL_SECONDS", 0.2)
    one, other = await cluster.join(), await cluster.join()
    table = await a_table(one, guests=(ANN, BOB))
    connection = come(other, table.id, None)
    await other.tables.table(table.id)
    changed = await act(one, table, "bid 1")
    await eventually(lambda: connection.newest is not None and connection.newest.version == changed.version)
    other.nodes._listeners.clear()
    changed = await act(one, changed, "pass", guest=BOB)
    await eventually(lambda: connection.newest is not None and connection.newest.version == changed.version)


async def test_a_node_does_not_touch_what_a_newer_release_has_written(cluster: Cluster) -> None:
    one, other = await cluster.join(), await cluster.join()
    table = await a_table(one, guests=(ANN, BOB))
    await other.tables.table(table.id)
    newer = Batch(entries=(b'{"kind":"invented","at":1}',), summary=table.summary())
    await one.storage.logs.append(table.id, table.seq, newer)
    for services in (one, other):
        with pytest.raises(Refused, match="updated"):
            await services.tables.table(table.id)
        with pytest.raises(Refused, match="updated"):
            await act(services, table, "bid 1")
    await eventually(lambda: other.tables.loaded(table.id) is None)
    assert len(await one.storage.logs.read(table.id)) == table.seq + 1


# --- leases


async def test_nodes_share_the_work_and_take_over_from_each_other(cluster: Cluster) -> None:
    one = await cluster.join()
    assert set(one.nodes.shards or ()) == ALL_SHARDS
    other = await cluster.join()
    await eventually(lambda: len(one.nodes.shards or ()) == len(other.nodes.shards or ()) == len(ALL_SHARDS) // 2)
    assert {*(one.nodes.shards or ()), *(other.nodes.shards or ())} == ALL_SHARDS
    await cluster.leave(other)
    await eventually(lambda: set(one.nodes.shards or ()) == ALL_SHARDS)


async def test_bots_and_clocks_continue_after_the_death_of_their_node_and_act_once(cluster: Cluster) -> None:
    one, other = await cluster.join(bot_pause=3600.0), await cluster.join()
    await eventually(lambda: len(one.nodes.shards or ()) == len(other.nodes.shards or ()))
    tables = [await a_table(one, bots=1, clock=log.Clock(base=60)) for _ in range(8)]
    names = [(await act(one, table, "bid 1")).id for table in tables]
    await eventually(lambda: all(loaded(one, name).version > 1 for name in names if other.nodes.holds(name)))
    assert all(loaded(one, name).bot_to_act() is not None for name in names if one.nodes.holds(name)), "its bots wait for an hour"
    began = asyncio.get_running_loop().time()
    await cluster.kill(one)
    for name in names:
        await until(other, name, lambda table: table.bot_to_act() is None)
    assert asyncio.get_running_loop().time() - began < TIMEOUT
    played = [move for name in names for move in (await other.tables.table(name)).moves if move.seat == 1 and not move.forced]
    assert isinstance(other.bots, FakeBots)
    assert len(played) == len(other.bots.asked) >= len(names), "every thought has led to one action"


async def test_a_node_that_has_lost_its_lease_changes_nothing(cluster: Cluster) -> None:
    one = await cluster.join()
    table = await a_table(one, bots=1)
    fence = one.nodes.fence(table.id)
    assert fence is not None
    await database_of(one).execute("update lease set fence = fence + 1 where shard = $1", fence.shard)
    with pytest.raises(NotLeasedError):
        await one.tables.change(table.id, partial(commands.say, ANN, "Ann", phrase="your-turn", text=None), leased=True)
    other = await cluster.join()
    cluster.freeze(one)
    await eventually(lambda: other.nodes.holds(table.id))
    with pytest.raises(NotLeasedError):
        await one.tables.change(table.id, partial(commands.say, ANN, "Ann", phrase="your-turn", text=None), leased=True)
    await say(one, table.id)


async def test_a_clock_rings_once_even_if_two_nodes_believe_in_their_lease(cluster: Cluster) -> None:
    one, other = await cluster.join(), await cluster.join()
    table = await a_table(one, guests=(ANN, BOB), clock=log.Clock(base=10))
    for services in cluster.nodes:
        await services.tables.table(table.id)
    late = table.deadline
    assert late is not None
    await asyncio.gather(*(services.tables.change(table.id, partial(flag_at, late + 1)) for services in cluster.nodes))
    flags = [entry for entry in await one.storage.logs.read(table.id) if b'"kind":"flagged"' in entry]
    assert len(flags) == 1
    assert other is cluster.nodes[1]


# --- people


async def test_everybody_sees_who_is_at_a_table_on_any_node(cluster: Cluster) -> None:
    one, other = await cluster.join(), await cluster.join()
    table = await a_table(one, guests=(ANN, BOB))
    ann = come(one, table.id, ANN, "Ann")
    come(one, table.id, None)
    bob = come(other, table.id, BOB, "Bob")
    for services in cluster.nodes:
        await eventually(lambda services=services: services.presence.of(table).online == {ANN, BOB})  # type: ignore[misc]
        assert services.presence.of(table).watching == 1
        assert services.presence.viewers(table.id) == {ANN, BOB, None}
        assert services.presence.online(table.id, ANN)
    await eventually(lambda: bob.presence is not None)
    one.connections.leave(ann)
    one.presence.saw(table.id, ANN)
    await eventually(lambda: other.presence.of(table).online == {BOB})
    assert other.presence.of(table).seen[ANN] == one.presence.of(table).seen[ANN]
    late = await cluster.join()
    assert late.presence.of(table).online == {BOB}
    assert late.presence.of(table).gone[ANN] == one.presence.of(table).gone[ANN]


async def test_people_at_a_node_that_dies_have_left_when_it_did(cluster: Cluster) -> None:
    one, other = await cluster.join(), await cluster.join()
    table = await a_table(one, guests=(ANN, BOB))
    come(one, table.id, ANN, "Ann")
    await eventually(lambda: other.presence.online(table.id, ANN))
    before = time_source.now()
    await cluster.kill(one)
    await eventually(lambda: not other.presence.online(table.id, ANN))
    assert other.presence.of(table).gone[ANN] >= before


async def test_a_node_that_joins_counts_no_absence_from_before_the_first_node_started(cluster: Cluster) -> None:
    one = await cluster.join()
    table = replace(await a_table(one, guests=(ANN, BOB)), last_by={})
    await database_of(one).execute("update node set since = since - interval '1 hour'")
    other = await cluster.join()
    ago = time_source.now() - other.presence.of(table).gone[ANN]
    assert 3_600_000 <= ago < 7_200_000


async def test_signing_out_and_renaming_reach_every_node(cluster: Cluster) -> None:
    one, other = await cluster.join(), await cluster.join()
    guest, token = await one.guests.welcome("Ann")
    assert await other.guests.find(token) == guest
    connection = come(other, "t", guest.id, "Ann", hashed(token))
    await one.guests.rename(guest, "Anna")
    found = await other.guests.find(token)
    assert found is not None
    assert found.name == "Anna", "at once, without news"
    await eventually(lambda: connection.name == "Anna")
    await one.storage.guests.mute(guest.id, BOB, muted=True)
    await eventually(lambda: connection.muted == {BOB})
    await one.guests.forget(guest.id, token)
    assert await other.guests.find(token) is None
    await eventually(lambda: connection.closing)


async def test_rare_requests_are_counted_by_all_nodes_together(cluster: Cluster) -> None:
    one, other = await cluster.join(), await cluster.join()
    burst = limits.DEFAULTS.code.burst
    for number in range(burst):
        await (one, other)[number % 2].rates.take("code", "::1")
    for services in cluster.nodes:
        with pytest.raises(Refused) as caught:
            await services.rates.take("code", "::1")
        assert caught.value.retry_after is not None
        assert 0 < caught.value.retry_after <= limits.DEFAULTS.code.every
    await one.rates.take("code", "::2")


async def test_a_hint_is_the_same_at_every_node(cluster: Cluster) -> None:
    one, other = await cluster.join(), await cluster.join()
    table = await a_table(one, guests=(ANN, BOB), hints=True)
    seeds = []
    for services in (one, other):
        services.bots.explain = AsyncMock(return_value=())  # type: ignore[method-assign]
        await services.hints.hint(table.id, ANN)
        seeds.append(services.bots.explain.await_args)
    assert seeds[0] == seeds[1] is not None


async def test_a_turn_is_announced_by_one_node_once(cluster: Cluster) -> None:
    with push_service() as service:
        one, other = [await cluster.join(trusted_push=(service.origin,)) for _ in range(2)]
        await eventually(lambda: len(one.nodes.shards or ()) == len(other.nodes.shards or ()))
        for services in cluster.nodes:
            await services.turn_notices.public_key()
        _, token = await one.guests.welcome()
        await one.storage.guests.subscribe(BOB, hashed(token), service.subscription(), limits.SUBSCRIPTIONS)
        for _ in range(6):
            await act(one, await a_table(one, guests=(ANN, BOB), clock=log.Clock(days=2)), "bid 1")
        await eventually(lambda: len(service.sent) >= 6)
        while await one.storage.notices.waiting(None, 9):
            await asyncio.sleep(0.01)
        assert len(service.sent) == 6


# --- the database


async def test_nodes_go_on_after_a_restart_of_the_database(cluster: Cluster, postgres: PostgresServer) -> None:
    one, other = await cluster.join(), await cluster.join()
    table = await a_table(one, guests=(ANN, BOB))
    connection = come(other, table.id, ANN, "Ann")
    await other.tables.table(table.id)
    await eventually(lambda: one.presence.online(table.id, ANN))
    postgres.kill()
    waiting = asyncio.ensure_future(act(one, table, "bid 1"))
    await asyncio.to_thread(postgres.start)
    changed = await waiting
    await eventually(lambda: connection.newest is not None and connection.newest.version == changed.version)
    await eventually(lambda: one.nodes.holds(table.id) or other.nodes.holds(table.id))
    await eventually(lambda: one.presence.online(table.id, ANN))
    assert {*(one.nodes.shards or ()), *(other.nodes.shards or ())} == ALL_SHARDS


async def test_no_player_loses_time_while_the_database_is_gone(cluster: Cluster, postgres: PostgresServer) -> None:
    one = await cluster.join()
    table = await a_table(one, guests=(ANN, BOB), clock=log.Clock(base=10))
    before = time_source.now()
    postgres.kill()
    await asyncio.sleep(8)
    await asyncio.to_thread(postgres.start)
    table = await act(one, table, "bid 1")
    assert time_source.now() - before < 6_000
    assert table.played_for(ANN) == []
