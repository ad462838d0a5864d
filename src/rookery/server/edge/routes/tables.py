"""Tables over HTTP: open, look, sit, start, act, talk. HTTP can do everything that a socket can."""

import io
from functools import partial
from typing import Any

import msgspec
import segno
from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from rookery.bots import bot_names, level_names
from rookery.games import GAMES
from rookery.locale import ENGLISH, Words, known_language
from rookery.server import limits, time_source, wire
from rookery.server.edge.admission import TheGuest, Viewer, address, admit, rated
from rookery.server.edge.parameters import MaybeWhole, Whole
from rookery.server.frames.surveys import fits_at, preview_for
from rookery.server.frames.tables import chat_frame
from rookery.server.names import person_name
from rookery.server.refusals import Refused
from rookery.server.services import Services, TheServices
from rookery.server.storage.logs import OpenLimit
from rookery.server.tables import commands, lobby, log


@get("/api/games", tags=["games"])
async def games() -> list[wire.lobby.GameFrame]:
    """List the games that can be played here."""
    return [
        wire.lobby.GameFrame(
            game=game.name,
            title=game.facts.title,
            designer=game.facts.designer,
            age=game.facts.age,
            minutes=game.facts.minutes,
            seats=(game.seats[0], game.seats[-1]),
            options=dict(game.options),
            expansions=game.expansions,
            bots=bot_names(game.name),
            levels=level_names(game.name),
        )
        for game in GAMES.values()
    ]


@post("/", opt=rated("table"))
async def open_table(
    request: Request[Any, Any, Any], data: JSONBody[wire.requests.OpenTable], guest: TheGuest, services: TheServices
) -> wire.tables.TableFrame:
    """Open a table; its id is the link to share. With `start`, a full table begins immediately."""
    name = await services.requests.name_for(guest, data.request)
    if name is not None and (opened := await services.tables.find(name)) is not None:
        return services.requests.shown(opened, guest)
    if data.listed:
        await _check_listed(request, services)
    terms = _terms(data)
    if guided := _is_alone(data) and data.guided and await services.past_games.is_new_to(guest.id, data.game):
        terms["opener"] = data.sit[0]
    opening: list[commands.Command] = [partial(commands.open_table, guest.id, data.game, data.seats, language=data.language, guided=guided, **terms)]
    opening += [partial(commands.seat_bot, guest.id, seat.seat, _known_bot(data.game, seat.bot)) for seat in data.bots]
    opening += [partial(commands.sit, guest.id, guest.name, seat) for seat in data.sit]
    if data.commitment is not None and data.sit:
        opening.append(partial(commands.commit_entropy, guest.id, data.sit[0], data.commitment))
    if data.start:
        opening.append(partial(commands.start, guest.id))
    most = OpenLimit(since=time_source.now() - limits.OPEN_TABLES_COUNT_FOR, most=services.settings.limits.tables_per_guest)
    return services.requests.shown(await services.tables.open_table(opening, name, most), guest)


@get("/{table:str}")
async def look(table: FromPath[str], viewer: Viewer, services: TheServices, after: Whole = -1) -> wire.tables.TableFrame:
    """Show a table as you may see it, with the moves since version `after`."""
    return services.requests.shown(await services.tables.table(table), viewer, after)


@delete("/{table:str}", status_code=204, opt=rated("act"))
async def close_table(table: FromPath[str], guest: TheGuest, services: TheServices) -> None:
    """Close your table before its first game; it disappears from all lists."""
    await services.tables.change(table, partial(commands.close, guest.id))


@get("/{table:str}/qr.svg", media_type="image/svg+xml")
async def link_code(request: Request[Any, Any, Any], table: FromPath[str], services: TheServices, screen: FromQuery[bool] = False) -> Response[bytes]:
    """Show the link of a table, or of its shared screen, as a QR code."""
    await services.tables.table(table)
    drawn = io.BytesIO()
    link = f"{str(request.base_url).rstrip('/')}/t/{table}{'/screen' if screen else ''}"
    segno.make(link, micro=False).save(drawn, kind="svg", scale=4, xmldecl=False)
    return Response(drawn.getvalue())


@get("/{table:str}/picture.png", media_type="image/png")
async def table_picture(
    table: FromPath[str], services: TheServices, number: MaybeWhole = None, language: FromQuery[str] = ENGLISH
) -> Response[bytes]:
    """Draw a picture for link previews: the result of a finished game, or the board of the running one without points."""
    words = Words(known_language(language) or ENGLISH)
    found = await services.tables.table(table)
    png = await services.pictures.of_table(found, number, words)
    shared = "public" if found.terms.deal is None and found.terms.origin is None else "private"  # a shared cache would show hidden games
    return Response(png, headers={"cache-control": f"{shared}, max-age=60"})


@put("/{table:str}/seats/{seat:int}", opt=rated("act"))
async def take_seat(
    table: FromPath[str], seat: FromPath[int], data: JSONBody[wire.requests.TakeSeat], guest: TheGuest, services: TheServices
) -> wire.tables.TableFrame:
    """Take a seat or return to it; as host, give it to a bot or a spectator."""
    if data.bot is not None:
        terms = (await services.tables.table(table)).terms
        command: commands.Command = partial(commands.seat_bot, guest.id, seat, _known_bot(terms.game, data.bot))
    elif data.guest is not None:
        name = services.presence.of(await services.tables.table(table)).watchers.get(data.guest)
        command = partial(lobby.give_seat, guest.id, seat, data.guest, name)
    else:
        name = guest.name if data.name is None else person_name(data.name)
        command = partial(commands.sit, guest.id, name, seat, program=data.program)
    return services.requests.shown(await services.tables.change(table, command), guest)


@delete("/{table:str}/seats/{seat:int}", status_code=200, opt=rated("act"))
async def leave_seat(
    table: FromPath[str], seat: FromPath[int], guest: TheGuest, services: TheServices, keep_out: FromQuery[bool] = False
) -> wire.tables.TableFrame:
    """Leave a seat; in a running game a bot plays it until you return. Before the game, the host may clear a seat, and ban its holder here."""
    return services.requests.shown(await services.tables.change(table, partial(commands.stand, guest.id, seat, keep_out=keep_out)), guest)


@put("/{table:str}/seats/order", opt=rated("act"))
async def reseat(table: FromPath[str], data: JSONBody[wire.requests.Reseat], guest: TheGuest, services: TheServices) -> wire.tables.TableFrame:
    """Move people and bots to other seats, as host."""
    return services.requests.shown(await services.tables.change(table, partial(lobby.reseat, guest.id, data.order)), guest)


@patch("/{table:str}", opt=rated("act"))
async def change_terms(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[wire.requests.ChangeTerms], guest: TheGuest, services: TheServices
) -> wire.tables.TableFrame:
    """Change the terms of the table, as host, before the game."""
    if data.listed is True and not (await services.tables.table(table)).terms.listed:
        await _check_listed(request, services)
    seats = None if data.seats is msgspec.UNSET else data.seats
    return services.requests.shown(await services.tables.change(table, partial(lobby.change_terms, guest.id, seats=seats, **_terms(data))), guest)


@put("/{table:str}/host", opt=rated("act"))
async def hand_over(table: FromPath[str], data: JSONBody[wire.requests.HandOver], guest: TheGuest, services: TheServices) -> wire.tables.TableFrame:
    """Make the holder of a seat the host."""
    return services.requests.shown(await services.tables.change(table, partial(lobby.hand_over, guest.id, data.seat)), guest)


@post("/{table:str}/proposals", status_code=200, opt=rated("act"))
async def propose(table: FromPath[str], data: JSONBody[wire.requests.Propose], guest: TheGuest, services: TheServices) -> wire.tables.TableFrame:
    """Make or accept a proposal."""
    return services.requests.shown(await services.requests.do(table, data, guest), guest)


@post("/{table:str}/proposals/decline", status_code=200, opt=rated("act"))
async def decline(table: FromPath[str], data: JSONBody[wire.requests.Decline], guest: TheGuest, services: TheServices) -> wire.tables.TableFrame:
    """Decline a proposal, or withdraw your own."""
    return services.requests.shown(await services.requests.do(table, data, guest), guest)


@put("/{table:str}/seats/{seat:int}/word", opt=rated("act"))
async def add_entropy(
    table: FromPath[str], seat: FromPath[int], data: JSONBody[wire.requests.AddEntropy], guest: TheGuest, services: TheServices
) -> wire.tables.TableFrame:
    """Commit to your entropy for the shuffle, or reveal it once the table is sealed."""
    if (data.entropy is None) == (data.commitment is None):
        raise Refused("entropy/invalid", "Give either a commitment or the entropy itself.")
    if data.entropy is None:
        command: commands.Command = partial(commands.commit_entropy, guest.id, seat, data.commitment or "")
    else:
        command = partial(commands.add_entropy, guest.id, seat, limits.line(data.entropy, limits.ENTROPY, "entropy"))
    return services.requests.shown(await services.tables.change(table, command), guest)


@post("/{table:str}/start", status_code=200, opt=rated("act"))
async def start(table: FromPath[str], guest: TheGuest, services: TheServices) -> wire.tables.TableFrame:
    """Start the game."""
    return services.requests.shown(await services.tables.change(table, partial(commands.start, guest.id)), guest)


@post("/{table:str}/rematch", status_code=200, opt=rated("act"))
async def rematch(table: FromPath[str], guest: TheGuest, services: TheServices) -> wire.tables.TableFrame:
    """Propose or accept a rematch at the same table, with seats rotated by one."""
    return services.requests.shown(await services.requests.do(table, wire.requests.Propose("rematch"), guest), guest)


@post("/{table:str}/actions", status_code=200, opt=rated("act"))
async def act(table: FromPath[str], data: JSONBody[wire.requests.Act], guest: TheGuest, services: TheServices) -> wire.tables.TableFrame:
    """Play an action; respond once it is durable."""
    return services.requests.shown(await services.requests.do(table, data, guest), guest, data.version)


@post("/{table:str}/take-back", status_code=200, opt=rated("act"))
async def take_back(table: FromPath[str], data: JSONBody[wire.requests.TakeBack], guest: TheGuest, services: TheServices) -> wire.tables.TableFrame:
    """Undo your last action, as long as neither chance nor another seat has acted since."""
    return services.requests.shown(await services.requests.do(table, data, guest), guest, data.version)


@get("/{table:str}/hint", opt=rated("hint"))
async def hint(table: FromPath[str], viewer: Viewer, services: TheServices) -> wire.insight.HintFrame:
    """Return the strongest bot's recommendation; on your turn, at tables with hints."""
    return await services.hints.hint(table, viewer.id if viewer else None)


@get("/{table:str}/preview")
async def preview(table: FromPath[str], viewer: Viewer, services: TheServices, at: FromQuery[str | None] = None) -> wire.insight.PreviewFrame:
    """Preview the results of your choices, all of them or those `at` one place; on your turn."""
    return preview_for(await services.tables.table(table), viewer.id if viewer else None, at)


@get("/{table:str}/fits")
async def fits(table: FromPath[str], services: TheServices, at: FromQuery[str]) -> wire.insight.FitsFrame:
    """List the tiles still to come that fit the open place `at`; at tables with helps."""
    return fits_at(await services.tables.table(table), at)


@put("/{table:str}/silences", status_code=204, opt=rated("act"))
async def silence(table: FromPath[str], data: JSONBody[wire.requests.Silence], guest: TheGuest, services: TheServices) -> None:
    """Silence a guest in the chat of your table and remove their lines, or allow them to chat again."""
    await services.tables.change(table, partial(lobby.silence, guest.id, data.guest, silenced=data.silenced))


@post("/{table:str}/chat", status_code=204, opt=rated("chat"))
async def chat(table: FromPath[str], data: JSONBody[wire.requests.Say], guest: TheGuest, services: TheServices) -> None:
    """Send a preset phrase or a line of chat."""
    await services.requests.do(table, data, guest)


@get("/{table:str}/chat")
async def read_chat(table: FromPath[str], viewer: Viewer, services: TheServices) -> list[wire.tables.ChatFrame]:
    """List the latest chat lines, except lines by guests you have muted."""
    muted = await services.storage.guests.muted(viewer.id) if viewer else set()
    found = await services.tables.table(table)
    return [chat_frame(found, seq, said) for seq, said in found.chat if said.by not in muted]


async def _check_listed(request: Request[Any, Any, Any], services: Services) -> None:
    """Limit the listed tables per address, so that nobody fills the list."""
    since = time_source.now() - limits.LISTED_FOR
    most = services.settings.limits.listed_per_address
    if await services.storage.lists.count_listed(address(request), since) >= most:
        raise Refused("table/too-many-listed", most=most)
    await services.rates.take("list", address(request))  # the tables of guests who signed out have no address and were not counted above


def _is_alone(data: wire.requests.OpenTable) -> bool:
    """Return whether a game with one person begins at once."""
    return data.start and len(data.sit) == 1 and len(data.bots) == data.seats - 1


def _terms(data: wire.requests.OpenTable | wire.requests.ChangeTerms) -> log.Terms:
    """Return the table terms that a request sets."""
    given = {name: getattr(data, name) for name in log.Terms.__annotations__}
    return msgspec.convert({name: value for name, value in given.items() if value is not msgspec.UNSET}, log.Terms)


def _known_bot(game: str, bot: str) -> str:
    if game in GAMES and bot not in (known := (*level_names(game), *bot_names(game))):
        raise Refused("setup/invalid", "There is no such bot; there are {known}.", known=", ".join(known))
    return bot


tables = Router(
    "/api/tables",
    route_handlers=[
        open_table,
        look,
        close_table,
        link_code,
        table_picture,
        take_seat,
        leave_seat,
        reseat,
        change_terms,
        hand_over,
        propose,
        decline,
        add_entropy,
        start,
        rematch,
        act,
        take_back,
        hint,
        preview,
        fits,
        silence,
        chat,
        read_chat,
    ],
    guards=[admit],
    tags=["tables"],
)
