"""The fault proxy of `make chaos` does what it counts."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random

import pytest

from tests.server.chaos.proxy import FaultProxy


@asynccontextmanager
async def echoing() -> AsyncIterator[tuple[FaultProxy, asyncio.StreamReader, asyncio.StreamWriter, list[bytes]]]:
    """Yield a proxy to an echo server, a connection through it, and what the server has received."""
    received: list[bytes] = []
    ended = asyncio.Event()

    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(100_000):
                received.append(data)
                writer.write(data)
                await writer.drain()
        await close(writer)
        ended.set()

    server = await asyncio.start_server(echo, "127.0.0.1", 0)
    async with server:
        async with FaultProxy(server.sockets[0].getsockname()[:2], Random(1)) as proxy:
            reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
            try:
                yield proxy, reader, writer, received
            finally:
                await close(writer)
        await ended.wait()


async def close(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()


async def test_everything_passes_without_a_fault() -> None:
    async with echoing() as (proxy, reader, writer, _):
        writer.write(b"x" * 200_000)
        assert await reader.readexactly(200_000) == b"x" * 200_000
        writer.write_eof()
        assert await reader.read() == b""
        assert not proxy.counts


async def test_a_cut_connection_is_reset() -> None:
    async with echoing() as (proxy, reader, writer, _):
        writer.write(b"hello")
        await reader.readexactly(5)
        assert proxy.cut() == 1
        with pytest.raises(ConnectionResetError):
            await reader.read()
        assert proxy.counts == {"cut": 1}


async def test_a_torn_connection_ends_within_a_message() -> None:
    async with echoing() as (proxy, reader, writer, received):
        writer.write(b"hello")
        await reader.readexactly(5)
        proxy.tear()
        writer.write(b"goodbye")
        with pytest.raises(ConnectionResetError):
            await reader.readexactly(7)
        assert proxy.counts == {"torn": 1}
        assert len(b"".join(received)) < len(b"hellogoodbye")


async def test_a_swallowed_message_arrives_when_the_network_is_back() -> None:
    async with echoing() as (proxy, reader, writer, received):
        proxy.swallow()
        writer.write(b"hello")
        while not proxy.counts["swallowed bytes"]:
            await asyncio.sleep(0)
        assert not received
        proxy.pass_on()
        assert await reader.readexactly(5) == b"hello"


async def test_a_delay_and_a_narrow_line_take_time() -> None:
    async with echoing() as (proxy, reader, writer, _):
        proxy.delay, proxy.rate = 0.05, 10_000
        began = asyncio.get_running_loop().time()
        writer.write(b"x" * 1000)
        await reader.readexactly(1000)
        assert asyncio.get_running_loop().time() - began > 2 * 0.05 + 0.1
        assert proxy.counts["delayed"] >= 2
        assert proxy.counts["throttled"] >= 2


async def test_an_unreachable_target_resets_the_connection() -> None:
    async with FaultProxy(("127.0.0.1", 1), Random(1)) as proxy:
        reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
        with pytest.raises(ConnectionResetError):
            await reader.read()
        await close(writer)
