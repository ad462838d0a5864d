"""The head of a request has a limit, however its bytes arrive; a body that arrives with it does not count."""

import asyncio
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState

from rookery.server.edge.protocol_limits import HEAD, REQUESTS_AT_ONCE, LimitedHttp
from tests.server.edge.test_floods import Wire

HEAD_LINES = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n"


async def read_all(_scope: Any, receive: Any, send: Any) -> None:
    """Answers with the length of the body."""
    length, more = 0, True
    while more:
        message = await receive()
        length, more = length + len(message["body"]), message["more_body"]
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(str(length)))]})
    await send({"type": "http.response.body", "body": str(length).encode()})


def answer(*parts: bytes) -> bytes:
    """What is answered to bytes that arrive in these parts."""

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
def test_a_body_that_comes_with_its_head_does_not_count(body: int) -> None:
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


def test_each_request_of_a_connection_has_a_head_of_its_own() -> None:
    request = HEAD_LINES % (HEAD // 2) + b"x" * (HEAD // 2)
    assert answer(request, request, request).count(b"200 OK") == 3
