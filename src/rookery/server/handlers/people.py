"""Who you are: your name, your tables, your statistics, and the way to another device."""

import hmac
from typing import Any

import segno
from litestar import Request, Router, delete, get, patch, post, put
from litestar.params import FromQuery, JSONBody

from rookery.server import wire
from rookery.server.admission import TheGuest, Viewer, admit, count_by_address, rated
from rookery.server.frames import statistics, summary_frame
from rookery.server.identity import COOKIE, hashed
from rookery.server.limits import LISTED
from rookery.server.refusals import Refused
from rookery.server.security import NEW_TOKEN
from rookery.server.services import Services, TheServices
from rookery.server.storage import Guest

RESULTS_READ = 2000


@get("/")
async def me(guest: TheGuest, services: TheServices) -> wire.Me:
    """Who you are; a stranger becomes a guest."""
    return await _shown(guest, services)


@patch("/", opt=rated("act"))
async def rename(data: JSONBody[wire.Rename], guest: TheGuest, services: TheServices) -> wire.Me:
    """Change your name."""
    renamed = await services.guests.rename(guest, data.name)
    for connection in services.connections.of_guest(guest.id):
        connection.named = True
        services.push.tell_presence(connection.table)
    return await _shown(renamed, services)


@get("/tables")
async def my_tables(guest: TheGuest, services: TheServices) -> list[wire.TableSummaryFrame]:
    """The tables where you sit or sat, newest first."""
    return [summary_frame(summary) for summary in await services.storage.of_guest(guest.id, LISTED)]


@get("/statistics")
async def my_statistics(guest: TheGuest, services: TheServices) -> list[wire.Statistics]:
    """Your finished games, summed up by game."""
    return statistics(await services.storage.results(guest.id, RESULTS_READ), guest.id)


@put("/mutes", status_code=204, opt=rated("act"))
async def mute(data: JSONBody[wire.Mute], guest: TheGuest, services: TheServices) -> None:
    """Hide somebody's chat from you, or show it again."""
    await services.storage.mute(guest.id, data.guest, muted=data.muted)
    for connection in services.connections.of_guest(guest.id):
        (connection.muted.add if data.muted else connection.muted.discard)(data.guest)


@post("/codes", opt=rated("code"))
async def new_code(request: Request[Any, Any, Any], guest: TheGuest, services: TheServices) -> wire.CodeFrame:
    """A link that makes another device yours as well; it works once, within ten minutes."""
    code, expires = await services.guests.new_code(guest)
    link = f"{str(request.base_url).rstrip('/')}/#device={code}"
    return wire.CodeFrame(link, segno.make(link, micro=False).svg_inline(scale=4, omitsize=True), expires)


@delete("/", status_code=204, opt=rated("act"))
async def forget_me(request: Request[Any, Any, Any], viewer: Viewer, services: TheServices, everywhere: FromQuery[bool] = False) -> None:
    """Forget who you are on this device, or `everywhere`: cookies become worthless and open sockets close. On other devices your seats stay yours."""
    if viewer is not None:
        token = request.cookies[COOKIE]
        await (services.guests.forget_everywhere(viewer.id) if everywhere else services.guests.forget(token))
        services.connections.sign_out(viewer.id, None if everywhere else hashed(token))
    request.scope["state"][NEW_TOKEN] = ""


@post("/api/codes", status_code=204, opt=rated("code"))
async def use_code(data: JSONBody[wire.UseCode], request: Request[Any, Any, Any], services: TheServices) -> None:
    """Use a code from another device: from now on this device is yours as well."""
    request.scope["state"][NEW_TOKEN] = await services.guests.use_code(data.code)


@post("/api/invitations", status_code=204, opt=rated("code"))
async def accept_invitation(data: JSONBody[wire.UseCode], request: Request[Any, Any, Any], services: TheServices) -> None:
    """Come in with an invitation, where the server is by invitation only."""
    invitation = await services.storage.setting("invitation", "")
    if not invitation or not hmac.compare_digest(invitation.encode(), data.code.encode()):
        raise Refused("code/unknown", "This invitation is not known.")
    _, token = await services.guests.welcome()
    request.scope["state"][NEW_TOKEN] = token


async def _shown(guest: Guest, services: Services) -> wire.Me:
    return wire.Me(guest.id, guest.name, tuple(sorted(await services.storage.muted(guest.id))))


people = Router(
    "/api/me",
    route_handlers=[me, rename, my_tables, my_statistics, mute, new_code, forget_me],
    guards=[admit],
    tags=["people"],
)
entrances = Router("/", route_handlers=[use_code, accept_invitation], guards=[count_by_address], tags=["people"])
