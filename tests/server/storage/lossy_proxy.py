"""A TCP proxy in front of PostgreSQL that loses a request or its answer."""

import asyncio
from contextlib import suppress
from typing import Final, Literal, TypeAlias
from urllib.parse import urlsplit

Loss: TypeAlias = Literal["request", "answer", "silence"]
"""The connection ends before PostgreSQL gets the request; or when it has answered, before the client knows; or nothing is passed on any more."""

READY: Final = b"Z\0\0\0\5"
"""PostgreSQL's message after everything that it answers; a commit was durable before it."""


class LossyProxy:
    """A proxy for one database. After `lose`, the next request that contains these bytes is lost, once."""

    def __init__(self, dsn: str) -> None:
        self._target = urlsplit(dsn)
        self._marker: bytes | None = None
        self._loss: Loss = "request"
        self._tasks: set[asyncio.Task[None]] = set()
        self.lost = 0
        self.dsn = ""

    async def __aenter__(self) -> "LossyProxy":
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        self.dsn = self._target._replace(netloc=f"{self._target.username}@127.0.0.1:{port}").geturl()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def lose(self, loss: Loss, marker: bytes) -> None:
        self._loss, self._marker = loss, marker

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        assert self._target.hostname is not None
        answers, requests = await asyncio.open_connection(self._target.hostname, self._target.port)
        losing = asyncio.Event()
        both = [asyncio.ensure_future(self._pass_requests(reader, requests, losing)), asyncio.ensure_future(_pass_answers(answers, writer, losing))]
        try:
            with suppress(ConnectionError):
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in both:
                one.cancel()
            await asyncio.gather(*both, return_exceptions=True)
            writer.close()
            requests.close()

    async def _pass_requests(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, losing: asyncio.Event) -> None:
        while data := await reader.read(2**16):
            if self._marker is not None and self._marker in data:
                self._marker = None
                self.lost += 1
                if self._loss == "request":
                    return
                if self._loss == "silence":
                    await asyncio.Event().wait()
                losing.set()
            writer.write(data)
            await writer.drain()


async def _pass_answers(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, losing: asyncio.Event) -> None:
    while data := await reader.read(2**16):
        if not losing.is_set():
            writer.write(data)
            await writer.drain()
        elif READY in data:
            return
