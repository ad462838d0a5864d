"""A crowd of spectators: hundreds of sockets at one table in one event loop, with as little work per socket as possible."""

import asyncio

from tests.server.raw import handshake
from tests.server.serving import TIMEOUT

CLOSE = 8


class Spectator:
    """A socket that reads everything, and records the last version it received and the close code."""

    def __init__(self) -> None:
        self.version = -1
        self.closed: int | None = None
        self.seen = asyncio.Event()

    async def watch(self, address: str, table: str, origin: str) -> None:
        """Follow a table until the server closes the socket or the task is cancelled."""
        host, port = address.removeprefix("http://").rstrip("/").split(":")
        reader, writer = await asyncio.open_connection(host, int(port), limit=1 << 20, local_addr=(origin, 0))
        try:
            writer.write(handshake(address, table))
            await reader.readuntil(b"\r\n\r\n")
            while self.closed is None:
                first, length = await reader.readexactly(2)
                if length > 125:
                    length = int.from_bytes(await reader.readexactly(2 if length == 126 else 8))
                content = await reader.readexactly(length)
                if first & 15 == CLOSE:
                    self.closed = int.from_bytes(content[:2])
                elif content.startswith(b'{"kind":"table"'):
                    self.version = int(content[:200].split(b'"version":')[1].split(b",")[0])
                    self.seen.set()
        except (asyncio.IncompleteReadError, ConnectionError):
            self.closed = self.closed or 1006
        finally:
            writer.close()


class Crowd:
    """Spectators at one table, who connect from many addresses."""

    def __init__(self, address: str, table: str, size: int) -> None:
        self.spectators = [Spectator() for _ in range(size)]
        self._tasks = [
            asyncio.create_task(spectator.watch(address, table, f"127.0.{1 + number // 200}.{1 + number % 200}"))
            for number, spectator in enumerate(self.spectators)
        ]

    async def arrived(self) -> None:
        await asyncio.wait_for(asyncio.gather(*(spectator.seen.wait() for spectator in self.spectators)), TIMEOUT)

    async def has_seen(self, version: int) -> None:
        """Wait until every spectator has received that version."""
        async with asyncio.timeout(TIMEOUT):
            while any(spectator.version < version and spectator.closed is None for spectator in self.spectators):
                await asyncio.sleep(0.002)

    def closed(self) -> list[int]:
        return [spectator.closed for spectator in self.spectators if spectator.closed is not None]

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
