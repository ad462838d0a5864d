"""Who you are: your name, your tables, your statistics, and the way to another device."""

import hmac
from typing import Any

import segno
from litestar import Request, Router, delete, get, patch, post, put
from litestar.params import JSONBody

from rookery.server import wire
from rookery.server.desk import Desk, Looker, TheDesk, TheGuest, address
from rookery.server.guarding import NEW_TOKEN
from rookery.server.identity import COOKIE
from rookery.server.limits import LISTED
from rookery.server.refusals import Refused
from rookery.server.showing import card_frame, statistics
from rookery.server.storage import Guest

RESULTS_READ = 2000


@get("/")
async def me(guest: TheGuest, desk: TheDesk) -> wire.Me:
    """Who you are; a stranger becomes a guest."""
    return await _shown(guest, desk)


@patch("/")
async def rename(data: JSONBody[wire.Rename], guest: TheGuest, desk: TheDesk) -> wire.Me:
    """Change your name."""
    desk.meter.take("act", guest.id)
    return await _shown(await desk.guests.rename(guest, data.name), desk)


@get("/tables")
async def my_tables(guest: TheGuest, desk: TheDesk) -> list[wire.CardFrame]:
    """The tables where you sit or sat, newest first."""
    return [card_frame(card) for card in await desk.house.storage.of_guest(guest.id, LISTED)]


@get("/statistics")
async def my_statistics(guest: TheGuest, desk: TheDesk) -> list[wire.Statistics]:
    """Your finished games, summed up by game."""
    return statistics(await desk.house.storage.results(guest.id, RESULTS_READ), guest.id)


@put("/mutes", status_code=204)
async def mute(data: JSONBody[wire.Mute], guest: TheGuest, desk: TheDesk) -> None:
    """Hide somebody's chat from you, or show it again."""
    desk.meter.take("act", guest.id)
    await desk.house.storage.mute(guest.id, data.guest, muted=data.muted)
    for connection in desk.house.rooms.of_guest(guest.id):
        (connection.muted.add if data.muted else connection.muted.discard)(data.guest)


@post("/codes")
async def new_code(request: Request[Any, Any, Any], guest: TheGuest, desk: TheDesk) -> wire.CodeFrame:
    """A link that makes another device yours as well; it works once, within ten minutes."""
    desk.meter.take("code", guest.id)
    code, expires = await desk.guests.new_code(guest)
    link = f"{str(request.base_url).rstrip('/')}/#device={code}"
    return wire.CodeFrame(link, segno.make(link, micro=False).svg_inline(scale=4, omitsize=True), expires)


@delete("/", status_code=204)
async def forget_me(request: Request[Any, Any, Any], looker: Looker, desk: TheDesk) -> None:
    """Forget who you are on this device; its cookie is good for nothing any more. Your seats stay yours on your other devices."""
    if looker is not None:
        await desk.guests.forget(request.cookies[COOKIE])
    request.scope["state"][NEW_TOKEN] = ""


@post("/api/codes", status_code=204)
async def use_code(data: JSONBody[wire.UseCode], request: Request[Any, Any, Any], desk: TheDesk) -> None:
    """Use a code from another device: from now on this device is yours as well."""
    desk.meter.take("code", address(request))
    request.scope["state"][NEW_TOKEN] = await desk.guests.use_code(data.code)


@post("/api/invitations", status_code=204)
async def accept_invitation(data: JSONBody[wire.UseCode], request: Request[Any, Any, Any], desk: TheDesk) -> None:
    """Come in with an invitation, where the house is by invitation only."""
    desk.meter.take("code", address(request))
    invitation = await desk.house.storage.setting("invitation", "")
    if not invitation or not hmac.compare_digest(invitation.encode(), data.code.encode()):
        raise Refused("code/unknown", "This invitation is not known.")
    _, token = await desk.guests.welcome()
    request.scope["state"][NEW_TOKEN] = token


async def _shown(guest: Guest, desk: Desk) -> wire.Me:
    return wire.Me(guest.id, guest.name, tuple(sorted(await desk.house.storage.muted(guest.id))))


people = Router("/api/me", route_handlers=[me, rename, my_tables, my_statistics, mute, new_code, forget_me], tags=["people"])
doors = Router("/", route_handlers=[use_code, accept_invitation], tags=["people"])
