"""A guest's identity: name, tables, devices, device links and recovery codes."""

import hmac
from typing import Any

import segno
from litestar import Request, Router, delete, get, patch, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from rookery.server import wire
from rookery.server.edge.admission import TheGuest, Viewer, address, admit, count_by_address, device, rated
from rookery.server.edge.security import set_cookie
from rookery.server.frames.tables import summary_frame
from rookery.server.limits import MINE, MUTED
from rookery.server.people.identity import COOKIE, DEVICE_ID, OTHERS_COOKIE, hashed
from rookery.server.refusals import Refused
from rookery.server.services import Services, TheServices
from rookery.server.storage.guests import Guest


@get("/")
async def me(guest: TheGuest, services: TheServices) -> wire.people.Me:
    """Return your identity; a stranger becomes a guest."""
    return await _shown(guest, services)


@patch("/", opt=rated("act"))
async def rename(data: JSONBody[wire.requests.Rename], guest: TheGuest, services: TheServices) -> wire.people.Me:
    """Change your name."""
    renamed = await services.guests.rename(guest, data.name)
    for table in services.connections.rename(guest.id, renamed.name):
        services.delivery.tell_presence(table)
    return await _shown(renamed, services)


@get("/tables")
async def my_tables(guest: TheGuest, services: TheServices) -> list[wire.lobby.TableSummaryFrame]:
    """List the tables where you sit or sat, newest first."""
    return [summary_frame(summary) for summary in await services.storage.lists.of_guest(guest.id, MINE)]


@put("/mutes", status_code=204, opt=rated("act"))
async def mute(data: JSONBody[wire.requests.Mute], guest: TheGuest, services: TheServices) -> None:
    """Mute a guest, so that you no longer see their chat, or unmute them."""
    if data.muted and len(await services.storage.guests.muted(guest.id) | {data.guest}) > MUTED:
        raise Refused("rate/limited", "You have muted too many people.")
    await services.storage.guests.mute(guest.id, data.guest, muted=data.muted)
    for connection in services.connections.of_guest(guest.id):
        (connection.muted.add if data.muted else connection.muted.discard)(data.guest)


@post("/codes", opt=rated("code"))
async def new_code(request: Request[Any, Any, Any], guest: TheGuest, services: TheServices) -> wire.people.CodeFrame:
    """Create a link that signs you in on another device; it works once, within ten minutes."""
    code, expires = await services.guests.new_code(guest)
    link = f"{str(request.base_url).rstrip('/')}/#device={code}"
    return wire.people.CodeFrame(link, segno.make(link, micro=False).svg_inline(scale=4, omitsize=True), expires)


@post("/recovery", opt=rated("code"))
async def new_recovery(guest: TheGuest, services: TheServices) -> wire.people.RecoveryFrame:
    """Create a permanent recovery code that signs you in on any device, and revoke the previous one."""
    return wire.people.RecoveryFrame(await services.guests.new_recovery(guest))


@get("/devices")
async def my_devices(request: Request[Any, Any, Any], guest: TheGuest, services: TheServices) -> list[wire.people.DeviceFrame]:
    """List your devices, most recently seen first."""
    this = hashed(request.cookies.get(COOKIE, ""))
    return [
        wire.people.DeviceFrame(found.hash[:DEVICE_ID], found.name, found.created, found.seen, found.hash == this)
        for found in await services.guests.devices(guest.id)
    ]


@delete("/devices/{device:str}", status_code=204, opt=rated("act"))
async def sign_out(device: FromPath[str], guest: TheGuest, services: TheServices) -> None:
    """Sign out a device: revoke its cookie and close its sockets."""
    services.connections.sign_out(guest.id, await services.guests.sign_out(guest.id, device))


@delete("/", status_code=204, opt=rated("act"))
async def forget_me(request: Request[Any, Any, Any], viewer: Viewer, services: TheServices, everywhere: FromQuery[bool] = False) -> None:
    """Sign out on this device, or `everywhere`: revoke cookies and close sockets. Other devices keep your seats."""
    if viewer is not None:
        token = request.cookies[COOKIE]
        await (services.guests.forget_everywhere(viewer.id) if everywhere else services.guests.forget(token))
        services.connections.sign_out(viewer.id, None if everywhere else hashed(token))
    set_cookie(request, COOKIE, "")


@post("/api/codes/look", status_code=200, opt=rated("code"))
async def look_at_code(data: JSONBody[wire.requests.UseCode], request: Request[Any, Any, Any], services: TheServices) -> wire.people.CodeOwner:
    """Show whose code this is, before you use it, and who you are now."""
    owner, here = await services.guests.owner(data.code), await services.guests.find(request.cookies.get(COOKIE))
    return wire.people.CodeOwner(_identity(owner), None if here is None else _identity(here))


@post("/api/codes", status_code=204, opt=rated("code"))
async def use_code(data: JSONBody[wire.requests.UseCode], request: Request[Any, Any, Any], services: TheServices) -> None:
    """Use a code to sign in as its guest. A known guest must name the identity they replace, and can return to it."""
    guests = services.guests
    token = request.cookies.get(COOKIE)
    here, owner = await guests.find(token), await guests.owner(data.code)
    if here is not None and here.id == owner.id:
        return
    if here is not None and data.replacing != here.id:
        raise Refused("guest/known")
    await _become(await guests.use_code(data.code, device=device(request), address=address(request)), here, request, services)


@get("/api/identities", opt=rated("read"))
async def identities(request: Request[Any, Any, Any], services: TheServices) -> list[wire.people.Identity]:
    """List the previous identities of this browser that you can return to."""
    return [_identity(guest) for guest in (await services.guests.others(request.cookies.get(OTHERS_COOKIE))).values()]


@post("/api/identities", status_code=204, opt=rated("code"))
async def switch(data: JSONBody[wire.requests.Switch], request: Request[Any, Any, Any], services: TheServices) -> None:
    """Return to a previous identity of this browser."""
    for token, guest in (await services.guests.others(request.cookies.get(OTHERS_COOKIE))).items():
        if guest.id == data.guest:
            await _become(token, await services.guests.find(request.cookies.get(COOKIE)), request, services)
            return
    raise Refused("guest/unknown", "You have not been that guest in this browser.")


async def _become(token: str, here: Guest | None, request: Request[Any, Any, Any], services: Services) -> None:
    """Set the cookie of another identity, remember the previous one and close its sockets, which reconnect with the new identity."""
    before = request.cookies.get(COOKIE, "")
    others = [other for other in await services.guests.others(request.cookies.get(OTHERS_COOKIE)) if other != token]
    set_cookie(request, COOKIE, token)
    set_cookie(request, OTHERS_COOKIE, await services.guests.with_others(others, before))
    if here is not None:
        services.connections.sign_out(here.id, hashed(before))


def _identity(guest: Guest) -> wire.people.Identity:
    return wire.people.Identity(guest.id, guest.name)


@post("/api/invitations", status_code=204, opt=rated("code"))
async def accept_invitation(data: JSONBody[wire.requests.UseCode], request: Request[Any, Any, Any], services: TheServices) -> None:
    """Admit a stranger who has the invite code of a private server. A known guest keeps their identity."""
    invite_code = await services.storage.settings.setting("invitation", "")
    if not invite_code or not hmac.compare_digest(invite_code.encode(), data.code.encode()):
        raise Refused("code/unknown", "This invitation is not known.")
    if await services.guests.find(request.cookies.get(COOKIE)) is None:
        _, token = await services.guests.welcome(device=device(request), address=address(request))
        set_cookie(request, COOKIE, token)


async def _shown(guest: Guest, services: Services) -> wire.people.Me:
    recovery = await services.storage.guests.recovery(guest.id)
    return wire.people.Me(guest.id, guest.name, tuple(sorted(await services.storage.guests.muted(guest.id))), recovery)


people = Router(
    "/api/me",
    route_handlers=[me, rename, my_tables, mute, new_code, new_recovery, my_devices, sign_out, forget_me],
    guards=[admit],
    tags=["people"],
)
entrances = Router("/", route_handlers=[look_at_code, use_code, identities, switch, accept_invitation], guards=[count_by_address], tags=["people"])
