"""A TCP proxy that delays, throttles, cuts and swallows what passes between a node and its database."""

import asyncio
import socket
import struct
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Final

CHUNK: Final = 64 * 1024


class FaultProxy:
    """A proxy on a loopback port. `counts` proves which faults really hit a connection.

    `delay` is the latency of each direction in seconds, `rate` its bandwidth in bytes per second (0: unlimited).
    """

    def __init__(self, target: tuple[str, int], rng: Random) -> None:
        self.port = 0
        self.delay = 0.0
        self.rate = 0
        self.counts: Counter[str] = Counter()
        self._target = target
        self._rng = rng
        self._passing = asyncio.Event()
        self._passing.set()
        self._server: asyncio.Server | None = None
        self._links: set[_Link] = set()
        self._serving: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "FaultProxy":
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self._passing.set()
        for link in list(self._links):
            link.abort()
        await asyncio.gather(*self._serving, return_exceptions=True)

    @property
    def open(self) -> int:
        """The number of open connections."""
        return len(self._links)

    def cut(self) -> int:
        """Reset every connection at once; return their number."""
        links = list(self._links)
        for link in links:
            link.abort()
        self.counts["cut"] += len(links)
        return len(links)

    def tear(self) -> None:
        """Reset every connection in the middle of its next message, of whichever side."""
        for link in self._links:
            link.tearing = True

    def swallow(self) -> None:
        """Let nothing through, not even the end of a connection, without closing anything."""
        self._passing.clear()

    def pass_on(self) -> None:
        """Deliver what `swallow` held back, as a network does that comes back before TCP gives up."""
        self._passing.set()

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, writer))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._held()
        try:
            far_reader, far_writer = await asyncio.open_connection(*self._target)
        except OSError:
            await _abort(writer)
            return
        link = _Link(writer, far_writer)
        self._links.add(link)
        try:
            await asyncio.gather(self._pump(reader, far_writer, link), self._pump(far_reader, writer, link))
        except OSError:
            pass
        finally:
            self._links.discard(link)
            await _abort(writer, far_writer)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, link: "_Link") -> None:
        """Pass on one direction until its end."""
        while data := await reader.read(CHUNK):
            if self.delay:
                self.counts["delayed"] += 1
                await asyncio.sleep(self.delay)
            await self._held(len(data))
            if link.tearing and len(data) > 1:
                writer.write(data[: self._rng.randrange(1, len(data))])
                with suppress(OSError):
                    await writer.drain()
                self.counts["torn"] += 1
                link.abort()
                return
            if self.rate:
                await self._throttle(data, writer)
            else:
                writer.write(data)
                await writer.drain()
        await self._held()
        if writer.can_write_eof():
            writer.write_eof()

    async def _throttle(self, data: bytes, writer: asyncio.StreamWriter) -> None:
        self.counts["throttled"] += 1
        step = max(1, self.rate // 20)
        for start in range(0, len(data), step):
            writer.write(data[start : start + step])
            await writer.drain()
            await asyncio.sleep(min(step, len(data) - start) / self.rate if self.rate else 0.0)

    async def _held(self, size: int = 0) -> None:
        """Wait while nothing passes."""
        if not self._passing.is_set():
            self.counts["swallowed"] += 1
            self.counts["swallowed bytes"] += size
            await self._passing.wait()


class _Link:
    """A connection through the proxy, with its two ends."""

    def __init__(self, *ends: asyncio.StreamWriter) -> None:
        self.tearing = False
        self._ends = ends

    def abort(self) -> None:
        for end in self._ends:
            _reset(end)


def _reset(writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):  # the socket may be closed already
        writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()


async def _abort(*writers: asyncio.StreamWriter) -> None:
    """Reset connections, and wait until their sockets are closed."""
    for writer in writers:
        _reset(writer)
        with suppress(OSError):
            await writer.wait_closed()
