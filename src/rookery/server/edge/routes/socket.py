"""WebSockets: one per table delivers views and accepts actions, one per analysis delivers its parts. Clients that reconnect catch up."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final, NamedTuple, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from rookery.server import wire
from rookery.server.edge.admission import address, find_viewer
from rookery.server.edge.limited_websockets import PROTOCOL, LimitedWebSockets
from rookery.server.edge.parameters import Whole
from rookery.server.edge.security import check_host, check_origin, cookie
from rookery.server.live.connections import Connection
from rookery.server.live.delivery import Delivery
from rookery.server.people.identity import COOKIE, hashed
from rookery.server.refusals import Refused
from rookery.server.services import Services, TheServices
from rookery.server.storage import StorageError
from rookery.server.storage.guests import Guest
from rookery.server.tables import commands

LOGGER = logging.getLogger("rookery.server")

COME_AGAIN: Final = 1013
GOING_AWAY: Final = 1001
REFUSED: Final = 4400

RATE_OF_FRAME: Final[dict[type, str]] = {
    **dict.fromkeys((wire.requests.Act, wire.requests.TakeBack, wire.requests.Propose, wire.requests.Decline, wire.requests.Back), "act"),
    wire.requests.Say: "chat",
}


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    services: TheServices,
    *,
    after: Whole = -1,
    changes: FromQuery[bool] = False,
    screen: FromQuery[bool] = False,
) -> None:
    """Follow a table and act at it; `after` is the last version seen. With `changes`, frames contain only the changes of surveys.

    A shared `screen` is admitted like its guest, but sees only what strangers see, and cannot act.
    """
    async with services.connections.arriving:  # admit a few at a time so that a rush does not stall running games
        admitted = await _admit(socket, table, services, after=after, screen=screen)
    if admitted is not None:
        admitted.connection.changes = changes
        admitted.protocol.continue_with(_serve(admitted, services))


@websocket("/api/tables/{table:str}/games/{number:int}/analysis/socket")
async def analysis_socket(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], number: FromPath[int], services: TheServices, after: Whole = -1
) -> None:
    """Follow the analysis of a finished game: the known steps after `after`, then each new part. The socket closes when the analysis ends."""
    async with services.connections.arriving:
        admitted = await _admit(socket, table, services, number=number)
    if admitted is not None:
        admitted.connection.table = ""  # following an analysis does not count as presence at the table
        admitted.protocol.continue_with(_follow(admitted, services, services.analyses.follow(table, number, after=after)))


class _Admitted(NamedTuple):
    """An open socket with its connection, its guest and the guest's cookie."""

    protocol: LimitedWebSockets
    connection: Connection
    guest: Guest | None
    token: str


async def _admit(
    socket: WebSocket[Any, Any, Any], table: str, services: Services, *, after: int = -1, screen: bool = False, number: int | None = None
) -> _Admitted | None:
    """Open the socket of a client who may follow this table, or its finished game `number`; return None for a client it refuses."""
    try:
        check_host(socket, services.settings)
        check_origin(socket)
        guest = await find_viewer(socket, services, known="connect", unknown="arrive")
        who = guest.id if guest else address(socket)
        limits = services.settings.limits
        if services.connections.opened_by(who) >= (limits.sockets_per_guest if guest else limits.sockets_per_address):
            raise Refused("rate/limited", "Too many windows are open.")
        await services.deals.check_shown(await services.tables.table(table), guest.id if guest and not screen else None)
        if number is not None:
            await services.tables.finished(table, number)
    except Refused as refused:
        await socket.send_data(wire.encode(wire.ErrorFrame.of(refused)), mode="text")  # this accepts the socket first
        await socket.close(code=REFUSED, reason=refused.code)
        return None
    await socket.accept()
    await asyncio.sleep(0)
    muted = await services.storage.guests.muted(guest.id) if guest else set()
    token, protocol = cookie(socket, COOKIE), cast("dict[str, Any]", socket.scope["extensions"])[PROTOCOL]
    device = hashed(token) if guest else ""
    name, viewer = guest.name if guest else "", guest.id if guest and not screen else None
    connection = Connection(table, viewer, who, muted, version=after, device=device, address=address(socket), name=name, screen=screen)
    return _Admitted(protocol, connection, guest, token)


@asynccontextmanager
async def _opened(admitted: _Admitted, services: Services) -> AsyncIterator["_Reader"]:
    """Register a connection and send its pending frames until the block ends."""
    protocol, connection, guest, token = admitted
    services.connections.enter(connection)
    writer = asyncio.create_task(_Outgoing(protocol, connection, services.delivery).run())
    try:
        if guest is not None:  # signing out and renaming reach only open connections, so look again after admission
            found = await services.guests.find(token)
            if found is None:
                connection.close()
            elif found.name != connection.name:
                services.connections.rename(found.id, found.name)
        yield _Reader(protocol, writer)
    finally:
        services.connections.leave(connection)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        connection.wake = lambda: None  # break the reference cycle: full garbage collections are rare


async def _serve(admitted: _Admitted, services: Services) -> None:
    connection, guest = admitted.connection, admitted.guest
    try:
        async with _opened(admitted, services) as reader:
            if not connection.closing:
                connection.show(await services.tables.table(connection.table))  # from here on, the connection receives changes
                services.delivery.tell_presence(connection.table)
            while (data := await reader.next()) is not None:
                if connection.answers:  # a client that pipelines requests yields to the others first
                    await asyncio.sleep(0)
                connection.answer(wire.encode(await _answer(data, connection, guest, services)))
    finally:
        await _leave(connection, services)


async def _follow(admitted: _Admitted, services: Services, frames: AsyncIterator[wire.insight.AnalysisFrame]) -> None:
    connection = admitted.connection

    async def forward() -> None:
        try:
            async for frame in frames:
                connection.answer(wire.encode(frame))
        except Exception:
            LOGGER.exception("an analysis cannot be followed")
        connection.close()

    async with _opened(admitted, services) as reader:
        forwarding = asyncio.create_task(forward())
        try:
            while await reader.next() is not None:
                connection.close()  # followers must not send frames
        finally:
            forwarding.cancel()
            await asyncio.gather(forwarding, return_exceptions=True)


async def _leave(connection: Connection, services: Services) -> None:
    """Tell the rest of the table that somebody has gone; log it where days of absence matter (`commands.leave`)."""
    name, guest = connection.table, connection.guest
    services.delivery.tell_presence(name)
    table = await services.tables.copy(name)
    if guest is not None and guest in (*table.people, table.host) and not services.presence.online(name, guest):
        services.presence.saw(name, guest)
        with suppress(Refused, StorageError):
            await services.tables.change(name, partial(commands.leave, guest))


class _Reader:
    """A reader of frames that ends with the writer. Cancellation interrupts only its waiting, never the work for a frame."""

    def __init__(self, protocol: LimitedWebSockets, writer: asyncio.Task[None]) -> None:
        task = asyncio.current_task()
        assert task is not None, "a socket is served by a task"
        self._task = task
        self._protocol = protocol
        self._writer = writer
        self._waiting = False
        writer.add_done_callback(self._stop)

    async def next(self) -> str | None:
        """Return the next frame; None at the end."""
        if self._writer.done():
            return None
        self._waiting = True
        try:
            message = await self._protocol.receive()
            return None if message["type"] == "websocket.disconnect" else message.get("text") or ""
        except asyncio.CancelledError:
            if not self._writer.done():
                raise
            self._task.uncancel()
            return None
        finally:
            self._waiting = False

    def _stop(self, _writer: asyncio.Task[None]) -> None:
        if self._waiting:
            self._task.cancel()


class _Outgoing:
    """The writer of a connection: it sends all pending frames together, after the tasks of this turn of the event loop have added theirs.

    While the client does not read, a task waits for it, and for the end of the connection.
    """

    def __init__(self, protocol: LimitedWebSockets, connection: Connection, delivery: Delivery) -> None:
        self._protocol = protocol
        self._connection = connection
        self._delivery = delivery
        self._loop = asyncio.get_running_loop()
        self._asked = False
        self._held_up = asyncio.Event()
        connection.wake = self._wake

    def _wake(self) -> None:
        if not self._asked:
            self._asked = True
            self._loop.call_soon(self._send)

    def _send(self) -> None:
        self._asked = False
        if self._connection.closing or not self._protocol.takes_more:
            self._held_up.set()
        elif frames := self._delivery.unsent(self._connection):
            self._protocol.write_frames(frames)

    async def run(self) -> None:
        """Send the delayed frames; finally close the socket."""
        closing = False
        while not closing:
            await self._held_up.wait()
            self._held_up.clear()
            closing = self._connection.closing
            await self._protocol.until_it_takes_more()
            self._protocol.write_frames(self._delivery.unsent(self._connection))
        code = COME_AGAIN if self._connection.overflown else GOING_AWAY
        await self._protocol.send({"type": "websocket.close", "code": code, "reason": ""})


async def _answer(data: str | bytes, connection: Connection, guest: Guest | None, services: Services) -> wire.ServerFrame:
    """Carry out the request of a frame; return the answer once the change is durable."""
    request: str | None = None
    try:
        if len(data) > services.settings.limits.frame_bytes:
            raise Refused("frame/invalid", "The frame is too long.")
        services.meter.take("read" if guest else "visit", connection.who)
        frame = wire.decode_client_frame(data)
        if isinstance(frame, wire.requests.Refresh):
            table = await services.tables.table(connection.table)
            services.delivery.refresh(connection, table)
            return wire.DoneFrame(None, table.version)
        request = frame.request
        if guest is None or connection.screen:
            raise Refused("guest/unknown")
        services.meter.take(RATE_OF_FRAME[type(frame)], guest.id)
        table = await services.requests.do(connection.table, frame, msgspec.structs.replace(guest, name=connection.name))
    except Refused as refused:
        return wire.ErrorFrame.of(refused, request)
    except (msgspec.MsgspecError, RecursionError) as error:
        return wire.ErrorFrame("frame/invalid", str(error), request=request)
    except StorageError as error:
        LOGGER.error("the data cannot be written: %s", error)
        return wire.ErrorFrame.of(Refused("server/cannot-write"), request)
    except Exception:
        LOGGER.exception("a frame failed")
        return wire.ErrorFrame.of(Refused("server/failed"), request)
    return wire.DoneFrame(request, table.version)
