"""Floods of frames: connections take turns, so the server parses only a few at a time."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, cast
from unittest.mock import Mock

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.protocol import State
from websockets.server import ServerProtocol

from rookery.server.edge.limited_websockets import MESSAGES_WAITING, READ_AT_ONCE, LimitedWebSockets
from rookery.server.live.arrivals import AT_ONCE

EMPTY = b"\x81\x80\0\0\0\0"
PING = b"\x89\x80\0\0\0\0"
PONG = b"\x8a\x00"
MANY = 5_000
IN_ONE_TURN = AT_ONCE * (READ_AT_ONCE // len(EMPTY) + 1)


class Wire:
    """A fake transport that records what it sends, and a fake event loop that runs one turn per call."""

    def __init__(self) -> None:
        self.reading, self.closing, self.sent = True, False, b""
        self.soon: list[Callable[[], None]] = []

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.closing

    def write(self, data: bytes) -> None:
        self.sent += data

    def call_soon(self, call: Callable[[], None]) -> None:
        self.soon.append(call)

    def call_later(self, _seconds: float, _call: Callable[[], None]) -> Mock:
        return Mock()

    def create_task(self, work: Coroutine[Any, Any, None], **_rest: Any) -> Mock:
        work.close()
        return Mock()

    def abort(self) -> None:
        self.closing = True

    close = abort

    def turn(self) -> None:
        called, self.soon = self.soon, []
        for call in called:
            call()


async def app(_scope: Any, _receive: Any, _send: Any) -> None: ...


def connected() -> tuple[LimitedWebSockets, Wire]:
    wire = Wire()
    protocol = LimitedWebSockets(Config(app, ws_ping_interval=None), ServerState(), {}, cast("asyncio.AbstractEventLoop", wire))
    protocol.conn, protocol.handshake_initiated = ServerProtocol(state=State.OPEN), True
    protocol.transport = cast("asyncio.Transport", wire)
    return protocol, wire


async def test_pipelined_frames_are_read_a_few_at_a_time() -> None:
    protocol, wire = connected()
    protocol.data_received(EMPTY * MANY)
    assert not wire.reading, "nothing more is taken from the system"
    read = 0
    while read < MANY:
        assert 0 < len(protocol.queue.messages) <= MESSAGES_WAITING + IN_ONE_TURN
        while protocol.queue.messages:
            await protocol.receive()
            read += 1
            if len(protocol.queue.messages) < MESSAGES_WAITING:
                break
        wire.turn()
    assert wire.reading


def test_frames_without_an_answer_are_read_in_turns_too() -> None:
    protocol, wire = connected()
    protocol.data_received(PING * MANY)
    assert wire.sent.count(PONG) <= IN_ONE_TURN
    while len(wire.sent) < MANY * len(PONG):
        before = len(wire.sent)
        wire.turn()
        assert 0 < len(wire.sent) - before <= IN_ONE_TURN * len(PONG)
    assert wire.reading


def test_unread_frames_of_a_closed_socket_are_dropped() -> None:
    protocol, wire = connected()
    protocol.data_received(PING * MANY)
    wire.closing, before = True, len(wire.sent)
    wire.turn()
    wire.turn()
    assert len(wire.sent) == before
