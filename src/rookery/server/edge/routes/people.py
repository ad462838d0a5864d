"""Everything about a guest: name, tables, devices, device links and recovery codes, notifications, and finished games."""

import hmac
from typing import Any, Final

import segno
from litestar import Request, Router, delete, get, patch, post, put
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from rookery.server import limits, wire
from rookery.server.edge.admission import TheGuest, Viewer, address, admit, count_by_address, device, rated
from rookery.server.edge.parameters import MaybeWhole, Whole
from rookery.server.edge.security import cookie, set_cookie
from rookery.server.limits import MINE, MUTED
from rookery.server.people.identity import COOKIE, DEVICE_ID, OTHERS_COOKIE, hashed
from rookery.server.people.web_push import BadEndpointError, check_endpoint
from rookery.server.refusals import Refused
from rookery.server.services import Services, TheServices
from rookery.server.storage.guests import Guest, Subscription


@get("/")
async def me(guest: TheGuest, services: TheServices) -> wire.people.Me:
    """Return your identity; a stranger becomes a guest."""
    return await _shown(guest, services)


@patch("/", opt=rated("name"))
async def rename(data: JSONBody[wire.requests.Rename], guest: TheGuest, services: TheServices) -> wire.people.Me:
    """Change your name, including at your open tables and in your unfinished games."""
    renamed = await services.guests.rename(guest, data.name)
    here = services.connections.rename(guest.id, renamed.name)
    unfinished = {found.summary.table for found in await services.storage.lists.of_guest(guest.id, MINE, finished=False)}
    await services.requests.rename(guest, renamed.name, sorted(here | unfinished))
    for table in here:
        services.delivery.tell_presence(table)
    return await _shown(renamed, services)


@put("/mutes", status_code=204, opt=rated("act"))
async def mute(data: JSONBody[wire.requests.Mute], guest: TheGuest, services: TheServices) -> None:
    """Mute a guest, so that you no longer see their chat, or unmute them."""
    if data.muted and len(await services.storage.guests.muted(guest.id) | {data.guest}) > MUTED:
        raise Refused("rate/limited", "You have muted too many people.")
    await services.storage.guests.mute(guest.id, data.guest, muted=data.muted)
    for connection in services.connections.of_guest(guest.id):
        (connection.muted.add if data.muted else connection.muted.discard)(data.guest)


@post("/codes", opt=rated("code"))
async def new_code(request: Request[Any, Any, Any], guest: TheGuest, services: TheServices) -> wire.people.CodeFrame:  # noqa: ARG001  a stranger becomes a guest
    """Create a link that signs you in on another device; it works once, within ten minutes."""
    code, expires = await services.guests.new_code(cookie(request, COOKIE))
    link = f"{str(request.base_url).rstrip('/')}/#device={code}"
    return wire.people.CodeFrame(link, segno.make(link, micro=False).svg_inline(scale=4, omitsize=True), expires)


@post("/recovery", opt=rated("code"))
async def new_recovery(request: Request[Any, Any, Any], guest: TheGuest, services: TheServices) -> wire.people.RecoveryFrame:  # noqa: ARG001  a stranger becomes a guest
    """Create a permanent recovery code that signs you in on any device, and revoke the previous one."""
    return wire.people.RecoveryFrame(await services.guests.new_recovery(cookie(request, COOKIE)))


@get("/devices")
async def my_devices(request: Request[Any, Any, Any], guest: TheGuest, services: TheServices) -> list[wire.people.DeviceFrame]:
    """List your devices, most recently seen first."""
    this = hashed(cookie(request, COOKIE))
    return [
        wire.people.DeviceFrame(found.hash[:DEVICE_ID], found.name, found.created, found.seen, found.hash == this)
        for found in await services.guests.devices(guest.id)
    ]


@delete("/devices/{device:str}", status_code=200, opt=rated("act"))
async def sign_out(request: Request[Any, Any, Any], device: FromPath[str], guest: TheGuest, services: TheServices) -> wire.people.SignedOut:
    """Sign out a device: revoke its cookie, your links, and the recovery code if the device may know it; close its sockets."""
    return wire.people.SignedOut(await services.guests.sign_out(guest.id, device, cookie(request, COOKIE)))


@delete("/", status_code=200, opt=rated("act"))
async def forget_me(
    request: Request[Any, Any, Any], viewer: Viewer, services: TheServices, everywhere: FromQuery[bool] = False
) -> wire.people.SignedOut:
    """Sign out this device, or with `everywhere` all others; this one then gets a new cookie, and you get a new recovery code."""
    token, recovery = "", None
    if viewer is not None and everywhere:
        token, recovery = await services.guests.sign_out_others(viewer.id, cookie(request, COOKIE), device=device(request), address=address(request))
    elif viewer is not None:
        await services.guests.forget(viewer.id, cookie(request, COOKIE))
    set_cookie(request, COOKIE, token)
    return wire.people.SignedOut(recovery)


@post("/api/codes/look", status_code=200, opt=rated("code"))
async def look_at_code(data: JSONBody[wire.requests.UseCode], request: Request[Any, Any, Any], services: TheServices) -> wire.people.CodeOwner:
    """Show whose code this is, before you use it, and who you are now."""
    owner, here = await services.guests.owner(data.code), await services.guests.find(cookie(request, COOKIE))
    return wire.people.CodeOwner(_identity(owner), None if here is None else _identity(here))


@post("/api/codes", status_code=204, opt=rated("code"))
async def use_code(data: JSONBody[wire.requests.UseCode], request: Request[Any, Any, Any], services: TheServices) -> None:
    """Use a code to sign in as its guest. A known guest must name the identity they replace, and can return to it."""
    guests = services.guests
    token = cookie(request, COOKIE)
    here, owner = await guests.find(token), await guests.owner(data.code)
    if here is not None and here.id == owner.id:
        return
    if here is not None and data.replacing != here.id:
        raise Refused("guest/known")
    await _become(await guests.use_code(data.code, device=device(request), address=address(request)), here, request, services)


@get("/api/identities", opt=rated("visit"))
async def identities(request: Request[Any, Any, Any], services: TheServices) -> list[wire.people.Identity]:
    """List the previous identities of this browser that you can return to."""
    return [_identity(guest) for guest in (await services.guests.others(cookie(request, OTHERS_COOKIE))).values()]


@post("/api/identities", status_code=204, opt=rated("code"))
async def switch(data: JSONBody[wire.requests.Switch], request: Request[Any, Any, Any], services: TheServices) -> None:
    """Return to a previous identity of this browser."""
    for token, guest in (await services.guests.others(cookie(request, OTHERS_COOKIE))).items():
        if guest.id == data.guest:
            await _become(token, await services.guests.find(cookie(request, COOKIE)), request, services)
            return
    raise Refused("guest/unknown", "That guest is not one of your profiles in this browser.")


async def _become(token: str, here: Guest | None, request: Request[Any, Any, Any], services: Services) -> None:
    """Set the cookie of another identity, remember the previous one and close its sockets, which reconnect with the new identity."""
    before = cookie(request, COOKIE)
    others = [other for other in await services.guests.others(cookie(request, OTHERS_COOKIE)) if other != token]
    set_cookie(request, COOKIE, token)
    set_cookie(request, OTHERS_COOKIE, await services.guests.with_others(others, before))
    if here is not None:
        if (now := await services.guests.find(token)) is not None:
            await services.guests.note_switch(here.id, now.id)
        services.connections.sign_out(here.id, hashed(before))


def _identity(guest: Guest) -> wire.people.Identity:
    return wire.people.Identity(guest.id, guest.name)


@post("/api/invitations", status_code=204, opt=rated("code"))
async def accept_invite_code(data: JSONBody[wire.requests.UseCode], request: Request[Any, Any, Any], services: TheServices) -> None:
    """Admit a stranger who has the invite code of a private server. A known guest keeps their identity."""
    invite_code = await services.storage.settings.setting("invitation", "")
    if not invite_code or not hmac.compare_digest(invite_code.encode(), data.code.encode()):
        raise Refused("code/unknown", "This invite code is wrong.")
    if await services.guests.find(cookie(request, COOKIE)) is None:
        _, token = await services.guests.welcome(device=device(request), address=address(request))
        set_cookie(request, COOKIE, token)


async def _shown(guest: Guest, services: Services) -> wire.people.Me:
    recovery = await services.storage.guests.recovery(guest.id)
    return wire.people.Me(guest.id, guest.name, tuple(sorted(await services.storage.guests.muted(guest.id))), recovery)


people = Router(
    "/api/me",
    route_handlers=[me, rename, mute, new_code, new_recovery, my_devices, sign_out, forget_me],
    guards=[admit],
    tags=["people"],
)
entrances = Router("/", route_handlers=[look_at_code, use_code, identities, switch, accept_invite_code], guards=[count_by_address], tags=["people"])


@get("/")
async def push_key(services: TheServices) -> wire.people.PushKeyFrame:
    """Return the public key that a browser needs to subscribe (`applicationServerKey`)."""
    return wire.people.PushKeyFrame(await services.turn_notices.public_key())


@put("/", status_code=204, opt=rated("act"))
async def subscribe(request: Request[Any, Any, Any], data: JSONBody[wire.requests.Subscribe], viewer: Viewer, services: TheServices) -> None:
    """Subscribe this device to notifications about your turns in correspondence games, until you sign out there."""
    guest = _known(viewer)
    await services.turn_notices.public_key()
    try:
        check_endpoint(data.endpoint, services.settings.trusted_push)
    except BadEndpointError as error:
        raise Refused("push/invalid") from error
    subscription = Subscription(
        endpoint=data.endpoint,
        p256dh=data.keys.p256dh,
        auth=data.keys.auth,
        language=data.language,
        site=f"https://{request.base_url.netloc}",
    )
    await services.storage.guests.subscribe(guest.id, hashed(cookie(request, COOKIE)), subscription, limits.SUBSCRIPTIONS)


@post("/end", status_code=204, opt=rated("act"))
async def unsubscribe(data: JSONBody[wire.requests.Unsubscribe], viewer: Viewer, services: TheServices) -> None:
    """End the subscription with this endpoint."""
    await services.storage.guests.unsubscribe(_known(viewer).id, data.endpoint)


def _known(viewer: Guest | None) -> Guest:
    if viewer is None:
        raise Refused("guest/unknown", "Only guests can subscribe; get a cookie from /api/me first.")
    return viewer


notifications = Router("/api/me/push", route_handlers=[push_key, subscribe, unsubscribe], guards=[admit], tags=["people"])


JSON_LINES: Final = "application/jsonl"
FILE: Final = ResponseSpec(data_container=str, generate_examples=False, description="The records, a line each.", media_type=JSON_LINES)


@get("/statistics")
async def my_statistics(guest: TheGuest, services: TheServices) -> list[wire.people.Statistics]:
    """Return statistics and ratings for each game you have finished."""
    return await services.past_games.statistics(guest.id)


@get("/results")
async def my_results(
    guest: TheGuest,
    services: TheServices,
    game: FromQuery[str | None] = None,
    before: MaybeWhole = None,
    limit: Whole = 20,
) -> wire.people.ResultsFrame:
    """List your results in one game or all games, latest first, at most 50 per page."""
    return await services.past_games.page(guest.id, game, before, limit)


@get("/opponents")
async def my_opponents(guest: TheGuest, services: TheServices) -> list[wire.people.OpponentFrame]:
    """List your most frequent opponents."""
    return await services.past_games.opponents(guest.id)


@get("/habits")
async def my_habits(guest: TheGuest, services: TheServices) -> list[wire.people.HabitsFrame]:
    """List your habits in each game, from the latest analysed games; no game without one if this server does not analyse."""
    return [one for one in await services.past_games.habits(guest.id) if one.games or services.settings.analysis]


@get("/games.jsonl", media_type=JSON_LINES, responses={200: FILE}, opt=rated("table"))
async def my_games(guest: TheGuest, services: TheServices) -> Stream:
    """Return the records of your finished games as JSON lines, latest first."""
    headers = {"content-disposition": 'attachment; filename="rookery-games.jsonl"'}
    return Stream(services.past_games.records(guest.id), headers=headers, media_type=JSON_LINES)


my_games_router = Router("/api/me", route_handlers=[my_statistics, my_results, my_opponents, my_habits, my_games], guards=[admit], tags=["results"])
