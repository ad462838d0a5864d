"""One WebSocket a table: views are pushed, actions come in. Losing it loses nothing: on coming back one is shown the whole table."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from rookery.server import limits, wire
from rookery.server.edge.admission import address, find_viewer
from rookery.server.edge.protocol_limits import PROTOCOL, LimitedWebSockets
from rookery.server.edge.security import check_host, check_origin
from rookery.server.live.connections import Connection
from rookery.server.live.push import Push
from rookery.server.people.identity import COOKIE, hashed
from rookery.server.refusals import CANNOT_WRITE, FAILED, Refused
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
    socket: WebSocket[Any, Any, Any], table: FromPath[str], services: TheServices, after: FromQuery[int] = -1, changes: FromQuery[bool] = False
) -> None:
    """Follow a table and act at it; `after` is the last version seen. With `changes` a survey tells what has changed since the frame before."""
    async with services.connections.arriving:  # when many arrive at once, a few at a time, so that those who play go on
        admitted = await _admit(socket, table, services, after)
    if admitted is not None:
        admitted[0].changes = changes
        await asyncio.create_task(_serve(socket, *admitted, services))  # else each frame would wake all layers of the framework before it


async def _admit(socket: WebSocket[Any, Any, Any], table: str, services: Services, after: int) -> tuple[Connection, Guest | None] | None:
    """The connection of somebody who may follow this table, and who they are; None, after saying why, for somebody who may not."""
    try:
        check_host(socket, services.settings)
        check_origin(socket)
        guest = await find_viewer(socket, services, known="connect", unknown="arrive")
        who = guest.id if guest else address(socket)
        if services.connections.opened_by(who) >= (limits.CONNECTIONS_PER_GUEST if guest else limits.CONNECTIONS_PER_ADDRESS):
            raise Refused("rate/limited", "Too many windows are open.")
        await services.deals.check_shown(await services.tables.table(table), guest.id if guest else None)
    except Refused as refused:
        await socket.send_data(wire.encode(_error(refused)), mode="text")  # this accepts the socket first
        await socket.close(code=REFUSED, reason=refused.code)
        return None
    await socket.accept()
    await asyncio.sleep(0)
    muted = await services.storage.guests.muted(guest.id) if guest else set()
    device = hashed(socket.cookies.get(COOKIE, "")) if guest else ""
    name = guest.name if guest else ""
    return Connection(table, guest.id if guest else None, who, muted, version=after, device=device, address=address(socket), name=name), guest


async def _serve(socket: WebSocket[Any, Any, Any], connection: Connection, guest: Guest | None, services: Services) -> None:
    services.connections.enter(connection)
    protocol: LimitedWebSockets = cast("dict[str, Any]", socket.scope["extensions"])[PROTOCOL]
    writer = asyncio.create_task(_Outgoing(socket, protocol, connection, services.push).run())
    try:
        if guest is not None and await services.guests.find(socket.cookies.get(COOKIE)) is None:
            connection.close()  # its device was signed out while it was admitted, when nobody could close it
        else:
            connection.show(await services.tables.table(connection.table))  # only now: whatever happens from here on is pushed
            services.push.tell_presence(connection.table)
        reader = _Reader(protocol, writer)
        while (data := await reader.next()) is not None:
            if connection.answers:  # who asks before the last answer is sent lets the others have their turn first
                await asyncio.sleep(0)
            connection.answer(wire.encode(await _answer(data, connection, guest, services)))
    finally:
        services.connections.leave(connection)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        await _leave(connection, services)


async def _leave(connection: Connection, services: Services) -> None:
    """The others are told that somebody has gone; where that may count for days, it is remembered."""
    name, guest = connection.table, connection.guest
    services.push.tell_presence(name)
    table = await services.tables.table(name)
    if guest is not None and guest in (*table.people, table.host) and not services.connections.online(name, guest):
        services.presence.saw(name, guest)
        with suppress(Refused, StorageError):
            await services.tables.change(name, partial(commands.leave, guest))


class _Reader:
    """Reads frames until nothing can be sent any longer. Only the waiting is ever cancelled, never what a frame has started."""

    def __init__(self, protocol: LimitedWebSockets, writer: asyncio.Task[None]) -> None:
        task = asyncio.current_task()
        assert task is not None, "a socket is served by a task"
        self._task = task
        self._protocol = protocol
        self._writer = writer
        self._waiting = False
        writer.add_done_callback(self._stop)

    async def next(self) -> str | None:
        """The next frame; None at the end."""
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
    """Sends what waits for a connection: all of it at once, as soon as the tasks of this moment have had their turn to add to it.

    As long as the other side does not take it, a task waits for that, and for the end.
    """

    def __init__(self, socket: WebSocket[Any, Any, Any], protocol: LimitedWebSockets, connection: Connection, push: Push) -> None:
        self._socket = socket
        self._protocol = protocol
        self._connection = connection
        self._push = push
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
        elif frames := self._push.unsent(self._connection):
            self._protocol.write_frames(frames)

    async def run(self) -> None:
        """Send what was held up; close the socket in the end."""
        closing = False
        while not closing:
            await self._held_up.wait()
            self._held_up.clear()
            closing = self._connection.closing
            await self._protocol.until_it_takes_more()
            self._protocol.write_frames(self._push.unsent(self._connection))
        await self._socket.close(code=COME_AGAIN if self._connection.overflown else GOING_AWAY)


async def _answer(data: str | bytes, connection: Connection, guest: Guest | None, services: Services) -> wire.ServerFrame:
    """Do what a frame asks; the answer is sent only once it is durable."""
    request: str | None = None
    try:
        if len(data) > limits.FRAME:
            raise Refused("frame/invalid", "The frame is too long.")
        services.meter.take("read", connection.who)
        frame = wire.decode_client_frame(data)
        if isinstance(frame, wire.requests.Refresh):
            table = await services.tables.table(connection.table)
            services.push.refresh(connection, table)
            return wire.DoneFrame(None, table.version)
        request = frame.request
        if guest is None:
            raise Refused("guest/unknown", "Only guests can act here; ask /api/me for a cookie first.")
        services.meter.take(RATE_OF_FRAME[type(frame)], guest.id)
        table = await services.requests.do(connection.table, frame, guest)
    except Refused as refused:
        return _error(refused, request)
    except (msgspec.MsgspecError, RecursionError) as error:
        return wire.ErrorFrame("frame/invalid", str(error), request=request)
    except StorageError as error:
        LOGGER.error("the data cannot be written: %s", error)
        return _error(CANNOT_WRITE, request)
    except Exception:
        LOGGER.exception("a frame failed")
        return _error(FAILED, request)
    return wire.DoneFrame(request, table.version)


def _error(refused: Refused, request: str | None = None) -> wire.ErrorFrame:
    return wire.ErrorFrame(refused.code, refused.message, refused.rule, request)
