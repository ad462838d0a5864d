"""Routes of the lobby: open tables, friends, invitations to a table, and the operator's announcement."""

from litestar import Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from rookery.games import GAMES
from rookery.server import limits, time_source, wire
from rookery.server.edge.admission import TheGuest, admit, count_by_address, rated
from rookery.server.edge.parameters import MaybeWhole
from rookery.server.frames.tables import summary_frame
from rookery.server.refusals import Refused
from rookery.server.services import TheServices
from rookery.server.storage.lists import Listing, Speed
from rookery.server.tables.commands import check_open, check_plays


@get("/api/tables", guards=[admit], tags=["tables"])
async def listed(  # noqa: PLR0917  each is a filter with a name
    services: TheServices,
    game: FromQuery[str | None] = None,
    seats: MaybeWhole = None,
    speed: FromQuery[Speed | None] = None,
    language: FromQuery[str | None] = None,
    page: FromQuery[str | None] = None,
) -> wire.lobby.TableListFrame:
    """List the tables that anyone may join and whose hosts are present, newest first. `page` is the `next` of the previous page."""
    now = time_source.now()
    if seats is not None and not any(seats in known.seats for known in GAMES.values()):
        return wire.lobby.TableListFrame([], None, now)
    since = now - limits.LISTED_FOR
    listing = Listing(since=since, game=game, seats=seats, speed=speed, language=language, before=_place(page))
    found, place = await services.presence.joinable(services.storage.lists, listing)
    return wire.lobby.TableListFrame([summary_frame(summary) for summary in found], None if place is None else f"{place[0]}-{place[1]}", now)


@get("/tables")
async def my_tables(
    guest: TheGuest, services: TheServices, finished: FromQuery[bool | None] = None, page: FromQuery[str | None] = None
) -> wire.lobby.TableListFrame:
    """List the tables where you sit, sat or are the host, newest first. `page` is the `next` of the previous page."""
    found = await services.storage.lists.of_guest(guest.id, limits.MINE + 1, finished=finished, before=_place(page))
    frames = [summary_frame(one.summary, one.due) for one in found[: limits.MINE]]
    more = len(found) > limits.MINE
    return wire.lobby.TableListFrame(frames, f"{frames[-1].updated}-{frames[-1].table}" if more else None, time_source.now())


def _place(page: str | None) -> tuple[int, str] | None:
    if page is None:
        return None
    updated, dash, table = page.partition("-")
    if not (dash and updated.isdecimal() and len(updated) < 16):
        raise Refused("request/invalid", "There is no such page.")
    return int(updated), table


@get("/friends")
async def friends(guest: TheGuest, services: TheServices) -> list[wire.people.FriendFrame]:
    """List the people with whom you have finished games, most recent first."""
    found = await services.storage.lists.friends(guest.id, limits.FRIENDS)
    return [wire.people.FriendFrame(friend.guest, friend.name, friend.games, friend.last) for friend in found]


@get("/invitations")
async def invitations(guest: TheGuest, services: TheServices) -> list[wire.lobby.InvitationFrame]:
    """List your invitations to open tables, newest first."""
    found = await services.storage.lists.invitations(guest.id, limits.INVITATIONS)
    return [
        wire.lobby.InvitationFrame(summary_frame(invitation.summary), invitation.by, invitation.at)
        for invitation in found
        if guest.id not in invitation.summary.guests and services.presence.host_is_about(invitation.summary)
    ]


@delete("/invitations/{table:str}", status_code=204, opt=rated("act"))
async def turn_down(table: FromPath[str], guest: TheGuest, services: TheServices) -> None:
    """Decline an invitation, without telling the sender."""
    await services.storage.lists.uninvite(guest.id, table)


@post("/api/tables/{table:str}/invitations", status_code=204, guards=[admit], opt=rated("invite"), tags=["tables"])
async def invite(table: FromPath[str], data: JSONBody[wire.requests.Invite], guest: TheGuest, services: TheServices) -> None:
    """Invite a friend to your table before its game begins; the home page shows them the invitation."""
    at = await services.tables.table(table)
    check_plays(guest.id, (*at.people, at.host))
    check_open(at)
    if data.guest not in {friend.guest for friend in await services.storage.lists.friends(guest.id, limits.FRIENDS)}:
        raise Refused("guest/not-friend")
    if data.guest in at.kept_out or guest.id in await services.storage.guests.muted(data.guest):
        return  # do not reveal who has muted whom
    if not await services.storage.lists.invite(data.guest, table, guest.id, time_source.now(), limits.INVITATIONS):
        raise Refused("rate/limited", "Too many people have been invited to this table.")


@get("/api/announcement", guards=[count_by_address], opt=rated("visit"), tags=["people"])
async def announcement(services: TheServices) -> wire.people.AnnouncementFrame:
    """Return the operator's announcement, or an empty text."""
    return wire.people.AnnouncementFrame(services.operator.announcement)


acquaintances = Router("/api/me", route_handlers=[my_tables, friends, invitations, turn_down], guards=[admit], tags=["people"])
