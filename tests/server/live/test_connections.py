"""Connections and presence: players, spectators, guests without a name, and the number of connections per person."""

import asyncio
import gc
from collections.abc import Sequence
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from rookery.server import wire
from rookery.server.edge.limited_websockets import PROTOCOL
from rookery.server.edge.routes.socket import table_socket
from rookery.server.live.connections import QUEUE, Connection, Connections
from rookery.server.live.presence import Presence
from rookery.server.people.identity import COOKIE
from rookery.server.services import Services
from rookery.server.tables.present import Present
from tests.server.offline_table import ANN, BOB, EVE, started
from tests.server.running_services import a_table


@pytest.fixture
def connections() -> Connections:
    return Connections()


def present(connections: Connections, people: Sequence[str], host: str) -> Present:
    """Return who is at a table with these players, before a game."""
    return Presence(connections).of(Mock(id="t", people=people, host=host, last_by={}, status="open"))


def counted(connections: Connections, people: Sequence[str], host: str) -> tuple[frozenset[str], int, int]:
    """Return which players and host are there, how many others watch, and how many of those have no name."""
    there = present(connections, people, host)
    return there.online, there.watching, there.choosing


def viewers(connections: Connections) -> set[str | None]:
    return Presence(connections).viewers("t")


def watchers(connections: Connections, people: Sequence[str] = ()) -> list[tuple[str, str]]:
    return list(present(connections, people, ANN).watchers.items())


def come(connections: Connections, guest: str | None, *, table: str = "t", name: str = "", device: str = "", screen: bool = False) -> Connection:
    connection = Connection(table, None if screen else guest, guest or "::1", set(), name=name, device=device, screen=screen)
    connections.enter(connection)
    return connection


def test_guests_count_once_and_strangers_by_their_connections(connections: Connections) -> None:
    opened = [come(connections, guest) for guest in (ANN, ANN, BOB, EVE, None, None)]
    assert counted(connections, [ANN, BOB], EVE) == (frozenset({ANN, BOB, EVE}), 3, 1)
    assert viewers(connections) == {ANN, BOB, EVE, None}
    assert [connections.opened_by(who) for who in (ANN, BOB, "::1", "::2")] == [2, 1, 2, 0]
    connections.leave(opened[0])
    connections.leave(opened[0])
    assert (connections.online("t", ANN), connections.opened_by(ANN)) == (True, 1)
    for connection in opened[1:4]:
        connections.leave(connection)
    assert counted(connections, [ANN, BOB], EVE) == (frozenset(), 2, 0)
    assert viewers(connections) == {None}
    for others, connection in enumerate(reversed(opened[4:]), start=1):
        assert connections.any("t")
        assert counted(connections, [], EVE) == (frozenset(), 3 - others, 0)
        connections.leave(connection)
    assert not connections.any("t")
    assert (viewers(connections), connections.of("t"), connections.everyone()) == (set(), [], [])
    assert connections.opened_by("::1") == 0


def test_spectators_are_named_in_order_of_arrival(connections: Connections) -> None:
    come(connections, EVE, name="Eve")
    come(connections, BOB)
    come(connections, ANN, name="Ann")
    come(connections, BOB, table="u")
    assert watchers(connections, [ANN]) == [(EVE, "Eve")]
    assert counted(connections, [ANN], ANN)[1:] == (2, 1)
    assert connections.rename(BOB, "Bob") == {"t", "u"}
    assert watchers(connections) == [(EVE, "Eve"), (BOB, "Bob"), (ANN, "Ann")]
    assert counted(connections, [ANN], ANN)[1:] == (2, 0)


def test_signing_out_closes_the_sockets_of_one_device_or_of_all(connections: Connections) -> None:
    phone, laptop, other = come(connections, ANN, device="p"), come(connections, ANN, device="l", table="u"), come(connections, BOB, device="p")
    connections.sign_out(ANN, "p")
    assert [connection.closing for connection in (phone, laptop, other)] == [True, False, False]
    connections.sign_out(ANN)
    assert [connection.closing for connection in (phone, laptop, other)] == [True, True, False]
    connections.close()
    assert other.closing


def test_a_shared_screen_keeps_bots_slow_but_is_nobody(connections: Connections) -> None:
    screen = come(connections, ANN, name="Ann", device="p", screen=True)
    assert (viewers(connections), connections.opened_by(ANN)) == ({None}, 1)
    assert counted(connections, [ANN], ANN) == (frozenset(), 0, 0)
    assert watchers(connections) == []
    connections.sign_out(ANN, "p")
    assert screen.closing
    connections.leave(screen)
    assert (connections.any("t"), connections.opened_by(ANN)) == (False, 0)


def test_a_connection_is_woken_for_pending_frames_and_closed_if_it_reads_none() -> None:
    woken: list[str] = []
    connection = Connection("t", ANN, ANN, set(), wake=lambda: woken.append(""))
    connection.show(started().table)
    connection.show_presence(lambda: b"p")
    for _ in range(QUEUE):
        connection.answer(b"{}")
    assert (len(woken), connection.closing) == (2 + QUEUE, False)
    connection.answer(b"one too many")
    assert (len(connection.answers), connection.overflown, connection.closing) == (QUEUE, True, True)


async def test_an_absence_counts_from_the_last_visit_or_the_start_of_the_server(clock: list[int]) -> None:
    connections, table = Connections(), started().table
    presence = Presence(connections)
    clock[0] = 1_500_000
    await presence.open()
    clock[0] = 2_000_000
    before = connections.changes
    presence.saw(table.id, ANN)
    assert connections.changes == before + 1, "what others are shown of it is old by now"
    clock[0] = 3_000_000
    there = presence.of(table)
    assert (there.online, there.gone, there.watching) == (frozenset(), {ANN: 2_000_000, BOB: 1_500_000}, 0)
    assert there.seen == {ANN: 2_000_000, BOB: 1_000_000}
    bob, eve = Connection(table.id, BOB, BOB, set(), name="Bob"), Connection(table.id, EVE, EVE, set(), name="Eve")
    for connection in (bob, eve):
        connections.enter(connection)
    there = presence.of(table)
    assert (there.online, there.gone, there.watching, there.choosing) == (frozenset({BOB}), {ANN: 2_000_000}, 1, 0)


# --- a socket without a network


async def follow(services: Services, table: str, token: str, *frames: str, on_accept: Any = None, stays: bool = False) -> tuple[str, list[Any]]:
    """Serve a socket that sends these frames and then closes or stays; return what it received, and the messages of the server to its network."""
    written: list[bytes] = []
    messages = iter([*({"type": "websocket.receive", "text": frame} for frame in frames), {"type": "websocket.disconnect"}])

    async def receive() -> object:
        return await asyncio.Event().wait() if stays else next(messages)

    protocol = Mock(takes_more=True, until_it_takes_more=AsyncMock(), receive=receive, write_frames=written.extend, send=AsyncMock())
    socket = Mock(headers={"host": "127.0.0.1"}, cookies={COOKIE: token}, client=Mock(host="127.0.0.1"), scope={"extensions": {PROTOCOL: protocol}})
    socket.accept = AsyncMock(side_effect=on_accept)
    await table_socket.fn(socket, table, services)
    await protocol.continue_with.call_args.args[0]
    return b"".join(written).decode(), [call.args[0] for call in protocol.send.await_args_list]


async def test_an_internal_error_behind_a_socket_is_answered_and_logged(caplog: pytest.LogCaptureFixture, services: Services) -> None:
    table = await a_table(services)
    _, token = await services.guests.welcome("Eve")
    services.tables.change = AsyncMock(side_effect=ZeroDivisionError("a mistake"))  # type: ignore[method-assign]
    written, _ = await follow(services, table.id, token, wire.encode(wire.requests.Act(table.version, "bid 1", "r")).decode())
    assert '"code":"server/failed"' in written
    assert '"request":"r"' in written
    assert "a mistake" not in written
    assert "a mistake" in caplog.text


async def test_a_device_that_is_signed_out_while_it_is_admitted_is_shown_nothing_and_closed(services: Services) -> None:
    table = await a_table(services)
    eve, token = await services.guests.welcome("Eve")
    shown, sent = await follow(services, table.id, token)
    assert '"kind":"table"' in shown
    assert sent == []

    async def sign_out() -> None:
        await services.guests.forget(eve.id, token)

    shown, sent = await follow(services, table.id, token, on_accept=sign_out, stays=True)
    assert shown == ""
    assert sent == [{"type": "websocket.close", "code": 1001, "reason": ""}]
    assert not services.connections.any(table.id)


async def test_a_request_or_closing_the_last_socket_updates_when_a_player_was_last_seen(clock: list[int], services: Services) -> None:
    eve, token = await services.guests.welcome("Eve")
    table = await a_table(services, guests=(eve.id, BOB))
    seen = []
    clock[0] += 1_000
    services.requests.shown(table, eve)
    seen.append(services.presence.of(table).gone[eve.id])
    clock[0] += 1_000
    await follow(services, table.id, token)
    seen.append(services.presence.of(table).gone[eve.id])
    assert seen == [1_001_000, 1_002_000]


async def test_a_closed_socket_leaves_no_reference_cycle(services: Services) -> None:
    table = await a_table(services)
    _, token = await services.guests.welcome("Eve")
    gc.collect()
    gc.disable()
    try:
        await follow(services, table.id, token)
        await asyncio.sleep(0)  # the loop still holds the task that it ran last
        assert not [each for each in gc.get_objects() if isinstance(each, Connection)], "full collections are rare, so it would take memory for long"
    finally:
        gc.enable()
