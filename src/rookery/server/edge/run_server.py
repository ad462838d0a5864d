"""The server process, and several on one PostgreSQL database, until a signal stops them."""

import asyncio
import gc
import logging
import os
import secrets
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import uvicorn

from rookery.server.edge.app import create_app
from rookery.server.edge.guard import HEAD, Guard, Traffic
from rookery.server.edge.limited_websockets import LimitedWebSockets
from rookery.server.edge.workers import Workers
from rookery.server.services import Services
from rookery.server.settings import Settings
from rookery.server.storage.opening import make_store
from rookery.server.worker_processes import begin

try:
    import fcntl
    import resource
except ImportError:  # not on Windows, where the file itself cannot be shared
    fcntl = None  # type: ignore[assignment]
    resource = None  # type: ignore[assignment]

LOG_FORMAT = "%(asctime)s %(levelname)s %(name)s %(message)s"
SHUTDOWN_SECONDS = 10
COLLECT_AFTER = (500, 3, 10_000)
"""Garbage-collection thresholds. Young objects are collected often, so that no collection takes more than some milliseconds. A full collection
stops the server for a second per two million objects, as many as 3,000 running games have, so it comes about once an hour under full load. It
finds next to nothing: tables and closed sockets form no reference cycles.
"""

SWITCH_SECONDS = 0.001
"""How long the worker thread may hold the GIL before the event loop gets it back; the default is 5 ms."""

SOCKETS = 8192
"""Limit on open files and sockets, if the system allows it; the default is often 1,024."""


class InUseError(Exception):
    """Another server uses the same data."""


@contextmanager
def exclusive_use(data: Path) -> Iterator[None]:
    """Lock the data file; raise InUseError if another process has locked it. The lock ends with the process, even if it is killed."""
    data.parent.mkdir(parents=True, exist_ok=True)
    with data.with_name(data.name + ".lock").open("w") as lock:
        if fcntl is not None:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise InUseError(str(data)) from error
        yield


def serve(settings: Settings, *, ready: Callable[[str, str | None], None]) -> None:
    """Serve until interrupted. Call `ready` with the address, and the invite code if the server requires one, once guests can connect.

    Raise InUseError, StorageError, NewerSchemaError, WrongKeyError or DriverMissingError before serving if the data cannot be used.
    """
    logging.basicConfig(level=logging.INFO, format=LOG_FORMAT)
    allow_many_sockets(settings.limits.connections_per_address)
    with exclusive_use(settings.data) if settings.database is None else nullcontext():
        invite_code = asyncio.run(_prepare(settings))

        def announce(port: int) -> None:
            ready(f"http://{_shown_host(settings.host)}:{port}/", invite_code)

        if settings.workers == 1:
            _serve_alone(settings, announce)
        else:
            _serve_with_workers(settings, announce)


def _serve_alone(settings: Settings, ready: Callable[[int], None], listener: socket.socket | None = None) -> None:
    """Serve in this process, on an open socket if there is one."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="auto",
        http=partial(Guard, Traffic(by_address=not settings.secure_cookies, limits=settings.limits)),  # type: ignore[arg-type]  # uvicorn only calls it
        h11_max_incomplete_event_size=HEAD,
        ws=LimitedWebSockets,
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,  # LimitedWebSockets has its own
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=settings.secure_cookies,  # without a proxy, clients could forge their addresses
        access_log=False,
        log_level="error",  # clients cause the warnings
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    spare_collecting()
    sys.setswitchinterval(SWITCH_SECONDS)
    _Server(config, app.state.services, ready).run(None if listener is None else [listener])


def _serve_with_workers(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve in several processes that share a socket and divide the bots' cores; end with the signal that stops this process."""
    with uvicorn.Config("", host=settings.host, port=settings.port, log_level="error").bind_socket() as listener:
        share, rest = divmod(settings.bot_cores, settings.workers)
        nodes = [replace(settings, bot_cores=max(1, share + (number < rest))) for number in range(settings.workers)]
        workers = Workers(_work, [(node, listener) for node in nodes], lambda: ready(listener.getsockname()[1]))
        asked = asyncio.run(workers.run())
    signal.raise_signal(asked)


def _work(settings: Settings, listener: socket.socket, ready: "Connection[Any, Any]") -> None:
    """Serve as a worker, which ends with its parent."""
    begin(0)
    os.setpgrp()  # Ctrl+C in a terminal reaches the parent only, which then stops its workers
    logging.basicConfig(level=logging.INFO, format=LOG_FORMAT)
    _serve_alone(settings, ready.send, listener)


def allow_many_sockets(per_address: int = 0) -> None:
    """Raise the limit on open files to SOCKETS, or to the number of connections per address if that is higher."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = max(SOCKETS, per_address)
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def spare_collecting() -> None:
    """Collect garbage less often: loaded modules stay in memory, and few later objects form cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, services: Services, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._services = services
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the services first: uvicorn would turn their errors into a traceback and its own exit code."""
        try:
            await self._services.open()
        except BaseException:
            await self._services.close()
            raise
        await super().startup(sockets)
        if self.started:
            self._ready(self.servers[0].sockets[0].getsockname()[1])


async def _prepare(settings: Settings) -> str | None:
    """Migrate the data; return the invite code if the server requires one."""
    store = make_store(settings)
    await store.open()
    try:
        return await store.settings.setting("invitation", secrets.token_urlsafe(16)) if settings.invite_only else None
    finally:
        await store.close()


def _shown_host(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def lan_address() -> str | None:
    """Return this machine's address in the local network. Connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address
