"""A crowd of spectators: hundreds of sockets at one table, in one event loop, with as little work for each as possible.

python -m tests.server.crowd --spectators 1000 --moves 50      prints how long arriving, moves and answers take; loopback only
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from statistics import quantiles

from tests.server.raw import handshake
from tests.server.serving import TIMEOUT, ServerProcess
from tests.server.visiting import Socket, Visitor

CLOSE = 8
MEANWHILE = 15
"""How many actions are played while a crowd arrives: with those that come after, fewer than a game has."""


class Spectator:
    """One socket that reads everything: the version it has been shown last, and the code with which it was closed."""

    def __init__(self) -> None:
        self.version = -1
        self.tables = 0
        self.closed: int | None = None
        self.seen = asyncio.Event()

    async def watch(self, address: str, table: str, origin: str, after: float = 0.0) -> None:
        """Come after `after` seconds and follow a table until the server closes the socket or this is cancelled."""
        await asyncio.sleep(after)
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
                    self.tables += 1
                    self.version = int(content[:200].split(b'"version":')[1].split(b",")[0])
                    self.seen.set()
        except (asyncio.IncompleteReadError, ConnectionError):
            self.closed = self.closed or 1006
        finally:
            writer.close()


class Crowd:
    """Spectators at one table. They come from many addresses, as people do."""

    def __init__(self, address: str, table: str, size: int, within: float = 0.0) -> None:
        """`size` spectators come within `within` seconds: with 0 all at once."""
        self.spectators = [Spectator() for _ in range(size)]
        self._tasks = [
            asyncio.create_task(spectator.watch(address, table, f"127.0.{1 + number // 200}.{1 + number % 200}", within * number / size))
            for number, spectator in enumerate(self.spectators)
        ]

    async def arrived(self) -> None:
        await asyncio.wait_for(asyncio.gather(*(spectator.seen.wait() for spectator in self.spectators)), TIMEOUT)

    async def has_seen(self, version: int) -> None:
        """Wait until everybody has been shown that version."""
        async with asyncio.timeout(TIMEOUT):
            while any(spectator.version < version and spectator.closed is None for spectator in self.spectators):
                await asyncio.sleep(0.002)

    def closed(self) -> list[int]:
        return [spectator.closed for spectator in self.spectators if spectator.closed is not None]

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Player:
    """Somebody who plays both seats of a table, in a process of their own: what a crowd costs itself must not count as waiting."""

    def __init__(self, address: str) -> None:
        self._loop = asyncio.get_running_loop()
        self._process = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        self._address = address

    async def sit_down(self) -> str:
        """Begin a game; the name of its table."""
        return await self._loop.run_in_executor(self._process, _sit_down, self._address)

    async def act(self) -> tuple[int, float]:
        """Play the first choice; the version it led to, and how long the answer took."""
        return await self._loop.run_in_executor(self._process, _act)

    def leave(self) -> None:
        self._process.shutdown()


_SOCKETS: list[Socket] = []
"""In the player's process: the socket at the table."""


def _sit_down(address: str) -> str:
    ann = Visitor(address).called("Ann")
    name: str = ann.opens(game="five-towers", seats=2, sit=[0, 1], start=True)["table"]
    _SOCKETS.append(ann.watches(name))
    return name


def _act() -> tuple[int, float]:
    (socket,) = _SOCKETS
    socket.send({"kind": "refresh"})
    while (frame := socket.next())["kind"] != "done":
        if frame["kind"] == "table":
            table = frame
    began = time.perf_counter()
    done = socket.act(table["version"], table["view"]["choices"][0]["action"])
    return done["version"], time.perf_counter() - began


async def measure(address: str, size: int, moves: int, within: float) -> list[str]:
    lines, player = [], Player(address)
    name = await player.sit_down()
    began = time.perf_counter()
    crowd = Crowd(address, name, size, within)
    arriving = asyncio.create_task(crowd.arrived())
    during: list[float] = []
    while not arriving.done():
        if len(during) < MEANWHILE:
            during.append((await player.act())[1])
        await asyncio.sleep(0.01)
    lines.append(f"{size} spectators arrived in {time.perf_counter() - began:.2f} s; {said(during)} meanwhile")
    answers, reached = [], []
    for _ in range(moves):
        began = time.perf_counter()
        version, answer = await player.act()
        await crowd.has_seen(version)
        answers.append(answer)
        reached.append(time.perf_counter() - began)
    lines.append(f"an action is answered in {said(answers)}, and has reached everybody after {said(reached)}")
    lines.append(f"closed: {len(crowd.closed())}")
    await crowd.leave()
    player.leave()
    return lines


def said(seconds: Sequence[float]) -> str:
    milliseconds = sorted(1000 * each for each in seconds)
    if len(milliseconds) < 2:
        return f"{milliseconds[0]:.0f} ms" if milliseconds else "nothing"
    return f"{quantiles(milliseconds, n=100)[49]:.0f} ms (median), {quantiles(milliseconds, n=100)[98]:.0f} ms (p99)"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--spectators", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=50)
    parser.add_argument("--within", type=float, default=1.0, help="seconds in which they come, 0: all at once")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder) / "data.sqlite3") as server, suppress(KeyboardInterrupt):
        for line in asyncio.run(measure(server.address, arguments.spectators, arguments.moves, arguments.within)):
            sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()
