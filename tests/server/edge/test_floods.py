"""Somebody who sends thousands of frames or requests at once: they are read a few at a time, in turns with everybody else."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, cast
from unittest.mock import Mock

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from rookery.server.edge.protocol_limits import MESSAGES_WAITING, MOST_HELD, READ_AT_ONCE, REQUESTS_AT_ONCE, LimitedHttp, LimitedWebSockets
from rookery.server.live.arrivals import AT_ONCE

EMPTY = b"\x81\x80\0\0\0\0"
PING = b"\x89\x80\0\0\0\0"
PONG = b"\x8a\x00"
REQUEST = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"
MANY = 5_000
IN_ONE_TURN = AT_ONCE * (READ_AT_ONCE // len(EMPTY) + 1)


class Wire:
    """A transport that only remembers, and a loop that goes on when the test says so."""

    def __init__(self) -> None:
        self.reading, self.closing, self.sent = True, False, b""
        self._soon: list[Callable[[], None]] = []
        self.protocol: object = None

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.closing

    def write(self, data: bytes) -> None:
        self.sent += data

    def call_soon(self, call: Callable[[], None]) -> None:
        self._soon.append(call)

    def call_later(self, _seconds: float, _call: Callable[[], None]) -> Mock:
        return Mock()

    def create_task(self, work: Coroutine[Any, Any, None], **_rest: Any) -> Mock:
        work.close()
        return Mock()

    def get_extra_info(self, _name: str) -> None:
        return None

    def get_protocol(self) -> object:
        return self.protocol

    def abort(self) -> None:
        self.closing = True

    close = abort

    def turn(self) -> None:
        called, self._soon = self._soon, []
        for call in called:
            call()


async def app(_scope: Any, _receive: Any, _send: Any) -> None: ...


def connected() -> tuple[LimitedWebSockets, Wire]:
    wire = Wire()
    protocol = LimitedWebSockets(Config(app, ws_ping_interval=None), ServerState(), {}, cast("asyncio.AbstractEventLoop", wire))
    protocol.conn = ServerProtocol(state=State.OPEN)
    protocol.transport = cast("asyncio.Transport", wire)
    return protocol, wire


async def test_of_many_frames_at_once_a_few_are_read_and_the_rest_waits_for_them() -> None:
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


def test_frames_that_nobody_has_to_answer_come_in_turns_too() -> None:
    protocol, wire = connected()
    protocol.data_received(PING * MANY)
    assert wire.sent.count(PONG) <= IN_ONE_TURN
    while len(wire.sent) < MANY * len(PONG):
        before = len(wire.sent)
        wire.turn()
        assert 0 < len(wire.sent) - before <= IN_ONE_TURN * len(PONG)
    assert wire.reading


def test_what_a_closed_socket_has_sent_is_forgotten() -> None:
    protocol, wire = connected()
    protocol.data_received(PING * MANY)
    wire.closing, before = True, len(wire.sent)
    wire.turn()
    wire.turn()
    assert len(wire.sent) == before


@pytest.mark.parametrize("size", [0, 125, 126, (1 << 16) - 1, 1 << 16])
def test_a_frame_is_written_as_the_library_would_write_it(size: int) -> None:
    protocol, wire = connected()
    protocol.write_frames([b"x" * size, b"end"])
    assert wire.sent == b"".join(Frame(Opcode.TEXT, text).serialize(mask=False) for text in (b"x" * size, b"end"))


def asking() -> tuple[LimitedHttp, Wire]:
    wire = Wire()
    protocol = wire.protocol = LimitedHttp(Config(app), ServerState(), {}, cast("asyncio.AbstractEventLoop", wire))
    protocol.connection_made(cast("asyncio.Transport", wire))
    return protocol, wire


def test_of_many_requests_at_once_a_few_are_read_in_each_turn() -> None:
    protocol, wire = asking()
    protocol.data_received(REQUEST * MANY)
    read = 0
    while read < MANY:
        waiting = len(protocol.pipeline) + 1  # the first is answered already
        assert 0 < waiting - read <= (1 + AT_ONCE) * (REQUESTS_AT_ONCE // len(REQUEST) + 1), "and once more on arriving"
        read = waiting
        wire.turn()


def test_nobody_has_a_megabyte_to_ask() -> None:
    protocol, wire = asking()
    sent = 0
    while not wire.closing:
        protocol.data_received(REQUEST * MANY)
        sent += len(REQUEST * MANY)
        assert sent <= MOST_HELD + 2 * len(REQUEST * MANY)
    answered = len(protocol.pipeline)
    wire.turn()
    assert len(protocol.pipeline) == answered, "nothing that waited is read any more"
