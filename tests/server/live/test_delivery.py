"""Delivery: connections receive what they have not seen, and the frames of open tables stay cached."""

import asyncio
import gc
import weakref
from dataclasses import replace
from functools import partial
from pathlib import Path

import msgspec
import pytest

from rookery.server import wire
from rookery.server.live import delivery
from rookery.server.live.connections import Connection
from rookery.server.live.presence import Presence
from rookery.server.refusals import Refused
from rookery.server.services import Services
from rookery.server.tables import commands
from rookery.server.tables.table import Table
from tests.server.offline_table import ANN, BOB, started
from tests.server.running_services import a_table, act, make_services, opened_services, say


def frames(services: Services, connection: Connection, table: Table | None = None) -> list[str]:
    """Return the kinds of the next frames, after showing this table."""
    if table is not None:
        connection.show(table)
    return [str(msgspec.json.decode(frame, type=wire.ServerFrame).__struct_config__.tag) for frame in services.delivery.unsent(connection)]


async def test_a_connection_is_sent_only_what_it_has_not_seen(services: Services) -> None:
    table = await a_table(services)
    connection = Connection(table.id, ANN, ANN, set())
    assert frames(services, connection, table) == ["table"]
    assert connection.newest is None, "nothing is held that was sent"
    assert frames(services, connection, table) == []
    await say(services, table.id)
    assert frames(services, connection, await services.tables.table(table.id)) == ["chat"]
    assert frames(services, connection, await act(services, table, "bid 1")) == ["table"]
    connection.answer(wire.encode(wire.DoneFrame(None, 1)))
    assert frames(services, connection) == ["done"]
    assert frames(services, connection) == []


async def test_a_chat_line_is_sent_again_when_its_author_changes_seats(services: Services) -> None:
    table = await services.tables.open_table([partial(commands.open_table, ANN, "five-towers", 2)])
    connection = Connection(table.id, ANN, ANN, set())
    await say(services, table.id)
    assert frames(services, connection, await services.tables.table(table.id)) == ["table", "chat"]
    connection.show(await services.tables.change(table.id, partial(commands.sit, BOB, "Bob", 1)))
    _, line = map(msgspec.json.decode, services.delivery.unsent(connection))
    assert (line["kind"], line["name"], line["seat"]) == ("chat", "Bob", 1)


async def test_a_slow_reader_is_sent_the_newest_table_with_all_moves_and_no_older_one(services: Services) -> None:
    tables = [await a_table(services)]
    connection = Connection(tables[0].id, None, "127.0.0.1", set(), version=tables[0].version)
    for action in ("bid 1", "bid 2"):
        tables.append(await act(services, tables[-1], action))
    for table in (tables[1], tables[2], tables[0]):
        connection.show(table)
    for number in range(3):
        connection.show_presence(partial(wire.encode, wire.tables.PresenceFrame((), number, 0, (), (), 0)))
    table, presence = (msgspec.json.decode(frame, type=wire.ServerFrame) for frame in services.delivery.unsent(connection))
    assert isinstance(table, wire.tables.TableFrame)
    assert isinstance(presence, wire.tables.PresenceFrame)
    assert [move.action for move in table.moves] == ["bid 1", "bid 2"]
    assert presence.watching == 2
    assert frames(services, connection, tables[1]) == []


async def test_players_see_a_change_at_once_and_the_others_soon(services: Services) -> None:
    table = await a_table(services, guests=(ANN, BOB))
    player, other = Connection(table.id, BOB, BOB, set()), Connection(table.id, None, "x", set())
    for connection in (player, other):
        services.connections.enter(connection)
    services.delivery.show(table)
    assert [connection.newest is table for connection in (player, other)] == [True, False]
    await asyncio.sleep(0)
    assert [connection.newest is table for connection in (player, other)] == [True, True]
    changed = await act(services, table, "bid 1")
    assert player.newest is not None
    assert (player.newest.version, changed.version) == (changed.version, table.version + 1)


@pytest.mark.usefixtures("clock")
async def test_shared_frames_are_encoded_once(services: Services) -> None:
    table = await a_table(services, guests=(ANN, BOB))
    crowd = [Connection(table.id, guest, "x", set()) for guest in (None, "eve", "joe", ANN, BOB, None)]
    sent = []
    for connection in crowd:
        connection.show(table)
        sent += services.delivery.unsent(connection)
    assert sent[0] is sent[1] is sent[2] is sent[5]
    assert len(set(sent)) == 3, "each player sees their own choices"
    assert b'"your_seats":[]' in sent[1]
    assert b'"your_seats":[1]' in sent[4]
    again = Connection(table.id, None, "x", set(), version=2)
    again.show(table)
    assert services.delivery.unsent(again)[0] not in sent, "with fewer moves"


async def test_frames_prepared_for_an_action_that_lost_the_race_are_dropped(tmp_path: Path, services: Services) -> None:
    table = await a_table(services, guests=(ANN, BOB))
    connections = [Connection(table.id, guest, "x", set()) for guest in (ANN, BOB)]
    for connection in connections:
        services.connections.enter(connection)
        services.delivery.unsent(connection)
    async with opened_services(tmp_path / "data.sqlite3") as other:
        await act(other, await other.tables.table(table.id), "bid 2")
        with pytest.raises(Refused):
            await act(services, table, "bid 1")
    for connection in connections:
        connection.show(await services.tables.table(table.id))
        frame = msgspec.json.decode(services.delivery.unsent(connection)[0], type=wire.tables.TableFrame)
        assert frame.view is not None
        assert frame.view["calls"] == [2, None], "what another process has made durable in the meantime"


async def test_every_frame_has_the_time_at_which_it_is_sent(monkeypatch: pytest.MonkeyPatch, services: Services, clock: list[int]) -> None:
    monkeypatch.setattr(delivery, "PRESENCE_PAUSE", 0.0)
    table = await a_table(services, guests=(ANN, BOB))
    slow, prompt = Connection(table.id, ANN, ANN, set()), Connection(table.id, BOB, BOB, set())
    for connection in (slow, prompt):
        services.connections.enter(connection)
        connection.show(table)
    services.delivery.tell_presence(table.id)
    while slow.presence is None or prompt.presence is None:
        await asyncio.sleep(0.01)
    for connection in (prompt, slow):
        sent = [msgspec.json.decode(frame) for frame in services.delivery.unsent(connection)]
        assert [(frame["kind"], frame["now"]) for frame in sent] == [("table", clock[0]), ("presence", clock[0])]
        clock[0] += 10_000


async def test_simultaneous_arrivals_cause_one_presence_update(monkeypatch: pytest.MonkeyPatch, services: Services) -> None:
    monkeypatch.setattr(delivery, "PRESENCE_PAUSE", 0.01)
    table = await a_table(services)
    connections = [Connection(table.id, str(number), "x", set()) for number in range(50)]
    told = []
    monkeypatch.setattr(Connection, "show_presence", lambda _, encoded: told.append(encoded()))
    for connection in connections:
        services.connections.enter(connection)
        services.delivery.tell_presence(table.id)
    while len(told) < len(connections):
        await asyncio.sleep(0.01)
    assert len(told) == 50
    assert len(set(told)) == 1
    assert msgspec.json.decode(told[0], type=wire.tables.PresenceFrame).watching == 50
    services.delivery.tell_presence(table.id)
    while len(told) < 2 * len(connections):
        await asyncio.sleep(0.01)


async def test_many_connections_are_served_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch, services: Services) -> None:
    monkeypatch.setattr(delivery, "WOKEN_AT_ONCE", 2)
    table = await a_table(services)
    crowd = [Connection(table.id, None, "x", set()) for _ in range(5)]
    for connection in crowd:
        services.connections.enter(connection)
    services.delivery.show(table)
    shown = []
    for _ in range(4):
        shown.append(sum(connection.newest is table for connection in crowd))
        await asyncio.sleep(0)
    assert shown == [0, 2, 4, 5]


@pytest.mark.parametrize(
    ("later", "again"), [(-1, True), (0, False), (delivery.SHARED_MILLISECONDS, False), (delivery.SHARED_MILLISECONDS + 1, True)]
)
async def test_a_frame_is_shared_while_its_time_is_current(later: int, again: bool, clock: list[int], services: Services) -> None:
    table = await a_table(services)
    first, second = Connection(table.id, None, "x", set()), Connection(table.id, None, "y", set())
    first.show(table)
    [sent] = services.delivery.unsent(first)
    clock[0] += later
    second.show(table)
    [shared] = services.delivery.unsent(second)
    assert (shared is not sent) == again


@pytest.mark.usefixtures("clock")
async def test_frames_for_players_include_presence_changes(monkeypatch: pytest.MonkeyPatch, services: Services) -> None:
    table = await a_table(services, guests=(ANN, BOB))

    def online(guest: str | None, *, since: int = -1) -> list[bool]:
        connection = Connection(table.id, guest, "x", set(), version=since)
        connection.show(table)
        [frame] = services.delivery.unsent(connection)
        return [seat.online for seat in msgspec.json.decode(frame, type=wire.tables.TableFrame).seats]

    assert online(ANN) == online(None) == [False, False]
    services.connections.enter(Connection(table.id, BOB, BOB, set()))
    with monkeypatch.context() as patched:
        patched.delattr(Presence, "of")
        assert online(None) == [False, False], "those who only look share what is there, and nobody looks again for each of them"
    assert online(ANN) == [False, True]
    assert online(None) == [False, False]
    services.connections.enter(Connection(table.id, ANN, ANN, set()))
    assert online(None, since=0) == [True, True], "nobody shares it yet"


def test_frames_of_closed_tables_leave_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "TABLES_SHARED", 2)
    services, table, shown = make_services(tmp_path / "data.sqlite3"), started().table, dict[str, weakref.ref[Table]]()
    for name in "abac":
        connection, changed = Connection(name, None, "::1", set()), replace(table, id=name)
        assert frames(services, connection, changed) == ["table"]
        shown[name] = weakref.ref(changed)
        del changed
    gc.collect()
    assert [name for name, seen in shown.items() if seen() is not None] == ["a", "c"]
