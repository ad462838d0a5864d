"""Connections are counted as they come and go: who is there, who only watches, who has a name, and how many one person has open."""

import asyncio
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock, call

import pytest

from rookery.server import limits, time_source, wire
from rookery.server.edge.protocol_limits import PROTOCOL
from rookery.server.edge.routes import socket as handler
from rookery.server.edge.routes.socket import _admit, _answer, _leave, _Outgoing, _Reader, _serve
from rookery.server.limits import Meter
from rookery.server.live.connections import QUEUE, Connection, Connections
from rookery.server.live.presence import Presence
from rookery.server.people.identity import COOKIE, hashed
from rookery.server.refusals import Refused
from rookery.server.services import Services
from rookery.server.storage import StorageError
from rookery.server.storage.guests import Guest
from tests.server.offline_table import ANN, BOB, EVE, started
from tests.server.running_services import a_table, run
from tests.server.serving import TIMEOUT


@pytest.fixture
def connections() -> Connections:
    return Connections()


def come(connections: Connections, guest: str | None, *, table: str = "t", name: str = "", device: str = "") -> Connection:
    connection = Connection(table, guest, guest or "::1", set(), name=name, device=device)
    connections.enter(connection)
    return connection


def test_everybody_is_counted_once_and_strangers_by_their_connections(connections: Connections) -> None:
    opened = [come(connections, guest) for guest in (ANN, ANN, BOB, EVE, None, None)]
    assert connections.presence("t", [ANN, BOB], EVE) == (frozenset({ANN, BOB, EVE}), 3, 1)
    assert connections.viewers("t") == {ANN, BOB, EVE, None}
    assert [connections.opened_by(who) for who in (ANN, BOB, "::1", "::2")] == [2, 1, 2, 0]
    connections.leave(opened[0])
    connections.leave(opened[0])
    assert (connections.online("t", ANN), connections.opened_by(ANN)) == (True, 1)
    for connection in opened[1:4]:
        connections.leave(connection)
    assert connections.presence("t", [ANN, BOB], EVE) == (frozenset(), 2, 0)
    assert connections.viewers("t") == {None}
    for others, connection in enumerate(reversed(opened[4:]), start=1):
        assert connections.any("t")
        assert connections.presence("t", [], EVE) == (frozenset(), 3 - others, 0)
        connections.leave(connection)
    assert not connections.any("t")
    assert (connections.viewers("t"), connections.of("t"), connections.everyone()) == (set(), [], [])
    assert connections.opened_by("::1") == 0
    assert not connections._opened, "nobody is remembered who has gone"


def test_those_who_watch_are_named_in_the_order_in_which_they_came(connections: Connections) -> None:
    come(connections, EVE, name="Eve")
    come(connections, BOB)
    come(connections, ANN, name="Ann")
    come(connections, BOB, table="u")
    assert list(connections.watchers("t", [ANN])) == [(EVE, "Eve")]
    assert connections.presence("t", [ANN], ANN)[1:] == (2, 1)
    assert connections.rename(BOB, "Bob") == {"t", "u"}
    assert list(connections.watchers("t", [])) == [(EVE, "Eve"), (BOB, "Bob"), (ANN, "Ann")]
    assert connections.presence("t", [ANN], ANN)[1:] == (2, 0)


def test_every_coming_going_and_renaming_is_a_change(connections: Connections) -> None:
    seen = [connections.changes]
    connection = come(connections, ANN)
    seen.append(connections.changes)
    connections.rename(ANN, "Ann")
    seen.append(connections.changes)
    connections.leave(connection)
    seen.append(connections.changes)
    assert len(set(seen)) == 4
    connections.leave(connection)
    assert connections.changes == seen[-1], "nobody has gone twice"


def test_signing_out_closes_what_a_device_has_open_or_all(connections: Connections) -> None:
    phone, laptop, other = come(connections, ANN, device="p"), come(connections, ANN, device="l", table="u"), come(connections, BOB, device="p")
    connections.sign_out(ANN, "p")
    assert [connection.closing for connection in (phone, laptop, other)] == [True, False, False]
    connections.sign_out(ANN)
    assert [connection.closing for connection in (phone, laptop, other)] == [True, True, False]
    connections.close()
    assert other.closing


def test_a_connection_is_woken_for_whatever_waits_and_closed_when_it_takes_nothing() -> None:
    woken: list[str] = []
    connection = Connection("t", ANN, ANN, set(), wake=lambda: woken.append(""))
    older, offline = started().table, started()
    offline.act(ANN)
    connection.show(offline.table)
    connection.show(older)
    assert connection.newest is offline.table, "an older table does not replace a newer one"
    connection.show_presence(b"p")
    assert (connection.presence, len(woken)) == (b"p", 3)
    for number in range(QUEUE):
        connection.answer(str(number).encode())
    assert (len(connection.answers), len(woken), connection.closing) == (QUEUE, 3 + QUEUE, False)
    connection.answer(b"one too many")
    assert (len(connection.answers), connection.overflown, connection.closing, len(woken)) == (QUEUE, True, True, 4 + QUEUE)


def test_who_has_just_closed_the_last_connection_was_seen_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(services: Services) -> None:
        table = await a_table(services)
        later = time_source.now() + limits.LISTED_WITHOUT_HOST
        monkeypatch.setattr(time_source, "now", lambda: later)
        await _leave(Connection(table.id, ANN, ANN, set()), services)
        assert services.presence.of(table).gone == {ANN: later}

    run(tmp_path / "data.sqlite3", use)


def test_only_of_players_and_hosts_who_have_nothing_open_any_longer_it_is_remembered_that_they_left() -> None:
    table, connections = started().table, Connections()
    services = Mock(connections=connections, tables=Mock(table=AsyncMock(return_value=table), change=AsyncMock()))
    come(connections, BOB, table=table.id)

    async def leave(guest: str | None) -> None:
        await _leave(Connection(table.id, guest, "who", set()), services)

    for guest in (None, EVE, BOB):
        asyncio.run(leave(guest))
    services.presence.saw.assert_not_called()
    services.tables.change.assert_not_awaited()
    for failure in (None, StorageError("the disk is full"), Refused("table/closed", "")):
        services.tables.change.side_effect = failure
        asyncio.run(leave(ANN))
    assert services.presence.saw.call_args_list == [call(table.id, ANN)] * 3
    [(name, command)] = {(name, command.args) for name, command in (each.args for each in services.tables.change.await_args_list)}
    assert (name, command) == (table.id, (ANN,))
    assert services.push.tell_presence.call_args_list == [call(table.id)] * 6


@pytest.mark.parametrize(
    ("failure", "code"), [(StorageError("the disk is full"), "server/cannot-write"), (ZeroDivisionError("a mistake of ours"), "server/failed")]
)
def test_what_fails_behind_a_socket_is_answered_and_in_the_log(
    failure: Exception, code: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def use(services: Services) -> None:
        table = await a_table(services)

        async def fail(*_given: object, **_more: object) -> None:
            raise failure

        services.tables.change = fail  # type: ignore[assignment, method-assign]
        frame = wire.encode(wire.requests.Act(table.version, "bid 1", "r")).decode()
        answer = await _answer(frame, Connection(table.id, ANN, ANN, set()), Guest(id=ANN, name="Ann", created=0), services)
        assert isinstance(answer, wire.ErrorFrame)
        assert (answer.code, answer.request) == (code, "r")
        assert str(failure) not in answer.message

    run(tmp_path / "data.sqlite3", use)
    assert str(failure) in caplog.text


def test_a_frame_may_have_its_length_and_not_one_more(tmp_path: Path) -> None:
    async def use(services: Services) -> None:
        table = await a_table(services)
        answers = [await _answer("x" * size, Connection(table.id, ANN, ANN, set()), None, services) for size in (limits.FRAME, limits.FRAME + 1)]
        assert [isinstance(answer, wire.ErrorFrame) and "too long" in answer.message for answer in answers] == [False, True]

    run(tmp_path / "data.sqlite3", use)


def test_the_reading_of_a_socket_can_always_be_ended() -> None:
    async def work() -> None:
        class Quiet:
            async def receive(self) -> Any:
                await asyncio.Event().wait()

        async def read() -> None:
            protocol: Any = Quiet()
            await _Reader(protocol, writer).next()

        async def write() -> None:
            await asyncio.Event().wait()

        writer = asyncio.create_task(write())
        reading = asyncio.create_task(read())
        await asyncio.sleep(0)
        reading.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reading
        writer.cancel()

    asyncio.run(work())


def test_reading_a_socket_stops_as_soon_as_nothing_can_be_sent() -> None:
    async def work() -> None:
        class Quiet:
            async def receive(self) -> Any:
                await asyncio.Event().wait()

        async def write() -> None:
            await ended.wait()

        async def read() -> list[str | None]:
            protocol: Any = Quiet()
            reader = _Reader(protocol, writer)
            return [await reader.next(), await reader.next()]

        ended = asyncio.Event()
        writer = asyncio.create_task(write())
        reading = asyncio.create_task(read())
        await asyncio.sleep(0)
        ended.set()
        assert await reading == [None, None]
        assert not reading.cancelling()
        assert await read() == [None, None]
        await asyncio.sleep(0)
        current = asyncio.current_task()
        assert current is not None
        assert not current.cancelling(), "what could not be sent before the first frame stops nothing later"

    asyncio.run(asyncio.wait_for(work(), TIMEOUT))


def test_frames_are_read_until_the_other_side_has_gone() -> None:
    messages = [{"type": "websocket.receive", "text": "a"}, {"type": "websocket.receive", "text": None}, {"type": "websocket.disconnect"}]

    async def work() -> None:
        async def write() -> None:
            await asyncio.Event().wait()

        writer = asyncio.create_task(write())
        protocol = Mock(receive=AsyncMock(side_effect=messages))
        reader = _Reader(protocol, writer)
        assert [await reader.next() for _ in messages] == ["a", "", None]
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        await asyncio.sleep(0)
        current = asyncio.current_task()
        assert current is not None
        assert not current.cancelling(), "who does not wait is not stopped"

    asyncio.run(work())


def test_every_frame_is_counted_and_what_changes_a_table_once_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(services: Services) -> None:
        table = await a_table(services)
        connection, ann = Connection(table.id, ANN, "who", set()), Guest(id=ANN, name="Ann", created=0)
        frames = [wire.requests.Refresh(), wire.requests.Act(table.version, "bid 1"), wire.requests.Say(phrase="hello"), wire.requests.Back()]
        taken: list[tuple[str, str]] = []
        monkeypatch.setattr(Meter, "take", lambda _meter, kind, who: taken.append((kind, who)))
        answers = [await _answer(wire.encode(frame).decode(), connection, ann, services) for frame in frames]
        assert [type(answer) for answer in answers] == [wire.DoneFrame] * 4
        assert taken == [("read", "who"), ("read", "who"), ("act", ANN), ("read", "who"), ("chat", ANN), ("read", "who"), ("act", ANN)]
        assert isinstance(answers[1], wire.DoneFrame)
        assert answers[1].version == table.version + 1
        stranger = await _answer(wire.encode(frames[1]).decode(), connection, None, services)
        assert isinstance(stranger, wire.ErrorFrame)
        assert stranger.code == "guest/unknown"

    run(tmp_path / "data.sqlite3", use)


def test_who_is_gone_is_gone_since_they_were_last_seen_or_the_server_began(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_500_000]
    monkeypatch.setattr(time_source, "now", lambda: now[0])
    connections, table = Connections(), started().table
    presence = Presence(connections)
    now[0] = 2_000_000
    before = connections.changes
    presence.saw(table.id, ANN)
    assert connections.changes == before + 1, "what others are shown of it is old by now"
    now[0] = 3_000_000
    there = presence.of(table)
    assert (there.online, there.gone, there.watching) == (frozenset(), {ANN: 2_000_000, BOB: 1_500_000}, 0)
    assert there.seen == {ANN: 2_000_000, BOB: 1_000_000}
    bob, eve = Connection(table.id, BOB, BOB, set(), name="Bob"), Connection(table.id, EVE, EVE, set(), name="Eve")
    for connection in (bob, eve):
        connections.enter(connection)
    there = presence.of(table)
    assert (there.online, there.gone, there.watching, there.choosing) == (frozenset({BOB}), {ANN: 2_000_000}, 1, 0)


@pytest.mark.parametrize(("overflown", "code"), [(False, 1001), (True, 1013)])
def test_what_waits_is_sent_together_and_later_where_the_other_side_takes_nothing(overflown: bool, code: int) -> None:
    async def work() -> None:
        connection = Connection("t", ANN, ANN, set(), overflown=overflown)
        push = Mock(unsent=Mock(side_effect=[[b"a"], [], [b"b"], [b"c"]]))
        protocol, socket = Mock(takes_more=True, until_it_takes_more=AsyncMock()), Mock(close=AsyncMock())
        running = asyncio.create_task(_Outgoing(socket, protocol, connection, push).run())
        await asyncio.sleep(0)
        connection.wake()
        connection.wake()
        push.unsent.assert_not_called()
        for _ in range(3):
            await asyncio.sleep(0)
        assert protocol.write_frames.call_args_list == [call([b"a"])], "once for all that came together"
        connection.wake()
        await asyncio.sleep(0)
        assert (push.unsent.call_count, protocol.write_frames.call_count) == (2, 1), "there was nothing"
        protocol.until_it_takes_more.assert_not_awaited()
        protocol.takes_more = False
        connection.wake()
        for _ in range(3):
            await asyncio.sleep(0)
        protocol.until_it_takes_more.assert_awaited_once_with()
        assert protocol.write_frames.call_args_list[1:] == [call([b"b"])]
        socket.close.assert_not_awaited()
        protocol.takes_more = True
        connection.close()
        await running
        assert protocol.write_frames.call_args_list[2:] == [call([b"c"])], "what waits is sent before the end"
        socket.close.assert_awaited_once_with(code=code)

    asyncio.run(asyncio.wait_for(work(), TIMEOUT))


def test_a_socket_is_served_until_the_other_side_has_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    table, connections, turns, sleep = started().table, Connections(), AsyncMock(), asyncio.sleep
    connection = Connection(table.id, ANN, ANN, set())

    class Writing:
        def __init__(self, *_given: object) -> None:
            pass

        async def run(self) -> None:
            try:
                await asyncio.Event().wait()
            finally:
                order.append("written")

    async def find(_name: str) -> Any:
        assert connections.of(table.id) == [connection]
        await sleep(0)
        return table

    async def leave(*_given: object) -> None:
        order.append("left")

    reader = Mock(next=AsyncMock(side_effect=["a", "b", None]))
    services = Mock(connections=connections, tables=Mock(table=find))
    for name, value in {"_Outgoing": Writing, "_Reader": lambda *_given: reader, "_leave": leave}.items():
        monkeypatch.setattr(handler, name, value)
    monkeypatch.setattr(handler, "_answer", AsyncMock(return_value=wire.DoneFrame(None, 1)))
    monkeypatch.setattr(asyncio, "sleep", turns)
    asyncio.run(_serve(Mock(scope={"extensions": {PROTOCOL: Mock()}}), connection, None, services))
    assert connection.newest is table
    services.push.tell_presence.assert_called_once_with(table.id)
    assert len(connection.answers) == 2
    assert turns.await_args_list == [call(0)], "only where an answer waits already"
    assert (order, connections.of(table.id)) == (["written", "left"], [])


def test_a_device_that_was_signed_out_while_it_was_admitted_is_shown_nothing_and_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    connections = Connections()
    connection, find = Connection("t", ANN, ANN, set()), AsyncMock(return_value=None)
    services = Mock(connections=connections, guests=Mock(find=find))
    for name, value in {
        "_Outgoing": Mock(return_value=Mock(run=AsyncMock())),
        "_Reader": Mock(return_value=Mock(next=AsyncMock(return_value=None))),
    }.items():
        monkeypatch.setattr(handler, name, value)
    monkeypatch.setattr(handler, "_leave", AsyncMock())
    socket = Mock(scope={"extensions": {PROTOCOL: Mock()}}, cookies={COOKIE: "of the device"})
    asyncio.run(_serve(socket, connection, Guest(id=ANN, name="Ann", created=0), services))
    find.assert_awaited_once_with("of the device")
    services.tables.table.assert_not_called()
    assert (connection.closing, connections.of("t")) == (True, [])


@pytest.mark.parametrize(("guest", "opened", "refused"), [(True, 11, False), (True, 12, True), (False, 1199, False), (False, 1200, True)])
def test_somebody_is_admitted_as_who_they_are_unless_too_much_is_open(
    guest: bool, opened: int, refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Guest(id=ANN, name="Ann", created=0) if guest else None
    who = ANN if guest else "1.2.3.4"
    checks = {name: Mock() for name in ("check_host", "check_origin")}
    for name, value in {**checks, "find_viewer": AsyncMock(return_value=ann), "address": lambda _socket: "1.2.3.4"}.items():
        monkeypatch.setattr(handler, name, value)
    table, turns = started().table, AsyncMock()
    services = Mock(storage=Mock(guests=Mock(muted=AsyncMock(return_value={BOB}))), tables=Mock(table=AsyncMock(return_value=table)))
    services.deals.check_shown = AsyncMock()
    services.connections.opened_by = Mock(return_value=opened)
    socket = Mock(cookies={COOKIE: "c"}, accept=AsyncMock(), send_data=AsyncMock(), close=AsyncMock())
    monkeypatch.setattr(asyncio, "sleep", turns)
    admitted = asyncio.run(_admit(socket, "t", services, 7))
    checks["check_host"].assert_called_once_with(socket, services.settings)
    checks["check_origin"].assert_called_once_with(socket)
    services.connections.opened_by.assert_called_once_with(who)
    if refused:
        assert admitted is None
        socket.accept.assert_not_awaited()
        assert b"rate/limited" in socket.send_data.await_args.args[0]
        socket.close.assert_awaited_once_with(code=4400, reason="rate/limited")
        return
    services.deals.check_shown.assert_awaited_once_with(table, ANN if guest else None)
    turns.assert_awaited_once_with(0)
    assert admitted is not None
    connection, found = admitted
    assert (found, connection.guest, connection.who, connection.name) == (ann, ANN if guest else None, who, "Ann" if guest else "")
    assert (connection.muted, connection.device) == (({BOB}, hashed("c")) if guest else (set(), ""))
    assert (connection.table, connection.version, connection.address) == ("t", 7, "1.2.3.4")
