"""A short text that comes in one piece is read without the parser; what is read is the same, however the bytes come."""

import asyncio
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from rookery.server.protocol_limits import LimitedWebSockets
from tests.server.test_floods import connected


def masked(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def text(words: str, *, fin: bool = True) -> bytes:
    return masked(Opcode.TEXT, words.encode(), fin=fin)


HELLO, LONGEST, TOO_LONG = text("hello"), text("x" * 125), text("x" * 126)
FIRST, LAST = text("one ", fin=False), masked(Opcode.CONT, b"two")
PING, BYTES, CLOSE = masked(Opcode.PING, b"?"), masked(Opcode.BINARY, b"hello"), masked(Opcode.CLOSE, b"\x03\xe8")
NOT_UTF_8 = masked(Opcode.TEXT, b"\xff\xfe")
UNMASKED = Frame(Opcode.TEXT, b"hello").serialize(mask=False)
COMPRESSED = bytes((HELLO[0] | 0x40,)) + HELLO[1:]
PROMISES_MORE = bytes((0x81, 0x80 | 126)) + bytes(130)
"""As long as a frame of 126 bytes would be if its size stood in its second byte."""

CAME: dict[str, list[bytes]] = {
    "one after the other": [HELLO, text(""), LONGEST, TOO_LONG, text("ž")],
    "two at once": [HELLO + HELLO, HELLO],
    "in two pieces": [HELLO[:3], HELLO[3:], HELLO],
    "after the head of a frame whose text is a frame": [masked(Opcode.TEXT, bytes(len(HELLO)))[:6], HELLO],
    "between the parts of another": [FIRST, HELLO],
    "after the last part of another": [FIRST, LAST, HELLO],
    "after others": [PING, BYTES, HELLO],
    "after the end": [CLOSE, HELLO],
    "not UTF-8": [NOT_UTF_8, HELLO],
    "not masked": [UNMASKED, HELLO],
    "compressed, though that was not agreed on": [COMPRESSED, HELLO],
    "with a size elsewhere": [PROMISES_MORE, HELLO],
}


def received(chunks: list[bytes]) -> tuple[list[Any], bytes]:
    """What the application is handed for these bytes, and what the other side is sent."""
    protocol, wire = connected()
    for chunk in chunks:
        if not wire.closing:
            protocol.data_received(chunk)
    return list(protocol.queue.messages), bytes(wire.sent)


@pytest.mark.parametrize("chunks", CAME.values(), ids=CAME)
def test_the_same_is_read_with_and_without_the_parser(chunks: list[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    found = received(chunks)
    monkeypatch.setattr(LimitedWebSockets, "_is_one_short_text", lambda _self, _data: False)
    assert found == received(chunks)


def test_the_parser_is_not_asked_for_a_short_text_that_comes_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    protocol, _ = connected()
    protocol.data_received(PING)
    asked: list[bytes] = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", lambda _self, data: asked.append(data))
    for chunk in (HELLO, LONGEST, TOO_LONG):
        protocol.data_received(chunk)
    assert asked == [TOO_LONG]

    async def read() -> list[str]:
        return [(await protocol.receive())["text"] for _ in range(2)]

    assert asyncio.run(read()) == ["hello", "x" * 125]
