"""Floods of frames or requests, and very long heads: the server parses a little at a time, in turns with other connections."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, cast
from unittest.mock import Mock

import pytest
import uvicorn
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.protocol import State
from websockets.server import ServerProtocol

from rookery.server.edge.protocol_limits import HEAD, MESSAGES_WAITING, MOST_HELD, READ_AT_ONCE, REQUESTS_AT_ONCE, LimitedHttp, LimitedWebSockets
from rookery.server.live.arrivals import AT_ONCE

EMPTY = b"\x81\x80\0\0\0\0"
PING = b"\x89\x80\0\0\0\0"
PONG = b"\x8a\x00"
REQUEST = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"
MANY = 5_000
IN_ONE_TURN = AT_ONCE * (READ_AT_ONCE // len(EMPTY) + 1)


class Wire:
    """A fake transport that records what it sends, and a fake event loop that runs one turn per call."""

    def __init__(self) -> None:
        self.reading, self.closing, self.sent = True, False, b""
        self.soon: list[Callable[[], None]] = []
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
        self.soon.append(call)

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
        called, self.soon = self.soon, []
        for call in called:
            call()


async def app(_scope: Any, _receive: Any, _send: Any) -> None: ...


def connected() -> tuple[LimitedWebSockets, Wire]:
    wire = Wire()
    protocol = LimitedWebSockets(Config(app, ws_ping_interval=None), ServerState(), {}, cast("asyncio.AbstractEventLoop", wire))
    protocol.conn = ServerProtocol(state=State.OPEN)
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


def asking() -> tuple[LimitedHttp, Wire]:
    wire = Wire()
    protocol = wire.protocol = LimitedHttp(Config(app), ServerState(), {}, cast("asyncio.AbstractEventLoop", wire))
    protocol.connection_made(cast("asyncio.Transport", wire))
    return protocol, wire


def test_pipelined_requests_are_read_a_few_per_turn() -> None:
    protocol, wire = asking()
    protocol.data_received(REQUEST * MANY)
    read = 0
    while read < MANY:
        waiting = len(protocol.pipeline) + 1  # the server has already answered the first
        assert 0 < waiting - read <= (1 + AT_ONCE) * (REQUESTS_AT_ONCE // len(REQUEST) + 1), "and once more on arriving"
        read = waiting
        wire.turn()


def test_a_megabyte_of_pipelined_requests_ends_the_connection() -> None:
    protocol, wire = asking()
    sent = 0
    while not wire.closing:
        protocol.data_received(REQUEST * MANY)
        sent += len(REQUEST * MANY)
        assert sent <= MOST_HELD + 2 * len(REQUEST * MANY)
    answered = len(protocol.pipeline)
    wire.turn()
    assert len(protocol.pipeline) == answered, "nothing that waited is read any more"


HEAD_LINES = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n"


async def read_all(_scope: Any, receive: Any, send: Any) -> None:
    """Answer with the length of the body."""
    length, more = 0, True
    while more:
        message = await receive()
        length, more = length + len(message["body"]), message["more_body"]
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(str(length)))]})
    await send({"type": "http.response.body", "body": str(length).encode()})


def answer(*parts: bytes) -> bytes:
    """Return the server's answer to bytes that arrive in these parts."""

    async def converse() -> bytes:
        config = uvicorn.Config(read_all, lifespan="off", log_config=None)
        config.load()
        wire = Wire()
        protocol = wire.protocol = LimitedHttp(config, ServerState(), {})
        protocol.connection_made(cast("asyncio.Transport", wire))
        for part in parts:
            protocol.data_received(part)
            for _ in range(5 + len(part) // REQUESTS_AT_ONCE):
                await asyncio.sleep(0)
        protocol.connection_lost(None)
        return wire.sent

    return asyncio.run(converse())


@pytest.mark.parametrize("body", [0, 10, HEAD, 4 * HEAD])
def test_a_body_that_arrives_with_its_head_does_not_count_as_head(body: int) -> None:
    whole = HEAD_LINES % body + b"x" * body
    for parts in ([whole], [whole[:30], whole[30:]], [whole[:-1], whole[-1:]]):
        given = answer(*filter(None, parts))
        assert given.startswith(b"HTTP/1.1 200 OK")
        assert given.endswith(b"\r\n\r\n%d" % body)


def test_a_head_over_the_limit_is_refused_in_one_part_or_many() -> None:
    head = b"GET / HTTP/1.1\r\nHost: x\r\nLong: " + b"x" * HEAD
    for parts in ([head + b"\r\n\r\n"], [head[:1000], head[1000:], b"\r\n\r\n"], [head[:HEAD], b"x"]):
        given = answer(*parts)
        assert given.startswith(b"HTTP/1.1 400 Bad Request")
        assert given.endswith(b"too long.")


def test_a_head_within_the_limit_is_read() -> None:
    start, end = b"GET / HTTP/1.1\r\nHost: x\r\nLong: ", b"\r\n\r\n"
    assert answer(start + b"x" * (HEAD - len(start) - len(end)) + end).startswith(b"HTTP/1.1 200 OK")


def test_the_limit_applies_to_each_head_of_a_connection() -> None:
    request = HEAD_LINES % (HEAD // 2) + b"x" * (HEAD // 2)
    assert answer(request, request, request).count(b"200 OK") == 3
