"""One WebSocket a table: views are pushed, actions come in. Losing it loses nothing: whoever comes back is shown the whole table."""

import asyncio
from functools import partial
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from rookery.server import commands, limits, wire
from rookery.server.desk import Desk, looker
from rookery.server.guarding import check_host, check_origin
from rookery.server.handlers.tables import say
from rookery.server.refusals import Refused
from rookery.server.rooms import Connection
from rookery.server.storage import Guest
from rookery.server.table import Table

COME_AGAIN: Final = 1013
GOING_AWAY: Final = 1001
REFUSED: Final = 4400


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: str, desk: Desk, after: int = -1) -> None:
    """Follow a table and act at it; `after` is the last version seen."""
    try:
        check_host(socket, desk.settings)
        check_origin(socket)
        guest = await looker(socket, desk)
        desk.meter.take("connect", guest.id if guest else "spectators")
        if guest and len(desk.house.rooms.of_guest(guest.id)) >= limits.CONNECTIONS_PER_GUEST:
            raise Refused("rate/limited", "Too many windows are open.")
        shown = await desk.house.table(table)
    except Refused as refused:
        await socket.accept()
        await socket.send_data(wire.encode(_error(refused)), mode="text")
        await socket.close(code=REFUSED, reason=refused.code)
        return
    await socket.accept()
    muted = await desk.house.storage.muted(guest.id) if guest else set()
    connection = Connection(table, guest.id if guest else None, muted, version=after)
    await _serve(socket, connection, guest, shown, desk)


async def _serve(socket: WebSocket[Any, Any, Any], connection: Connection, guest: Guest | None, table: Table, desk: Desk) -> None:
    house = desk.house
    house.rooms.enter(connection)
    writer = asyncio.create_task(_write(socket, connection))
    try:
        house.show(table, connection)
        house.show_presence(table)
        while True:
            data = await socket.receive_data(mode="text")
            connection.send(wire.encode(await _answer(data, connection, guest, desk)))
    except WebSocketDisconnect:
        pass
    finally:
        house.rooms.leave(connection)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        house.show_presence(await house.table(connection.table))


async def _write(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Send what is queued; an empty frame in the queue means goodbye."""
    while (frame := await connection.outgoing.get()) is not None:
        await socket.send_data(frame, mode="text")
    await socket.close(code=COME_AGAIN if connection.overflown else GOING_AWAY)


async def _answer(data: str | bytes, connection: Connection, guest: Guest | None, desk: Desk) -> wire.ServerFrame:
    """Do what a frame asks; the answer is sent only once it is durable."""
    request: str | None = None
    try:
        if len(data) > limits.FRAME:
            raise Refused("frame/invalid", "The frame is too long.")
        frame = wire.decode_client_frame(data)
        if isinstance(frame, wire.Refresh):
            connection.touched = 0
            table = await desk.house.table(connection.table)
            desk.house.show(table, connection)
            return wire.DoneFrame(None, table.version)
        request = frame.request
        if guest is None:
            raise Refused("guest/unknown", "Only guests can act here; ask /api/me for a cookie first.")
        table = await desk.house.change(connection.table, _command(frame, guest, desk), request=request)
    except Refused as refused:
        return _error(refused, request)
    except msgspec.MsgspecError as error:
        return wire.ErrorFrame("frame/invalid", str(error), request=request)
    return wire.DoneFrame(request, table.version)


def _command(frame: wire.Act | wire.TakeBack | wire.Say, guest: Guest, desk: Desk) -> commands.Command:
    match frame:
        case wire.Say():
            return say(frame, guest, desk)
        case wire.Act():
            desk.meter.take("act", guest.id)
            return partial(commands.act, guest.id, frame.version, frame.action)
        case wire.TakeBack():
            desk.meter.take("act", guest.id)
            return partial(commands.take_back, guest.id, frame.version)


def _error(refused: Refused, request: str | None = None) -> wire.ErrorFrame:
    return wire.ErrorFrame(refused.code, refused.message, refused.rule, request)
