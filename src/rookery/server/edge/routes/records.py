"""Finished games over HTTP: records to download and to import, replays, analysis, and practice from any moment."""

from functools import partial
from typing import Any, Final

from litestar import Request, Response, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from rookery.core.record import Record
from rookery.core.record_text import write_json, write_rook
from rookery.drawing import Theme
from rookery.locale import ENGLISH, Words, known_language
from rookery.server import wire
from rookery.server.background import beside
from rookery.server.edge.admission import TheGuest, Viewer, address, admit, rated
from rookery.server.edge.parameters import MaybeWhole, Whole
from rookery.server.frames.history import better_way
from rookery.server.frames.pictures import draw_result
from rookery.server.frames.tables import history_frame, replay_frame, summary_frame
from rookery.server.limits import IMPORTED, RECORD_BODY
from rookery.server.refusals import Refused
from rookery.server.services import Services, TheServices
from rookery.server.tables import commands
from rookery.server.tables.log import Origin


async def _record(table: str, number: int, services: Services) -> Record:
    found = await services.tables.table(table)
    record = found.record(number)
    if record is None:
        raise Refused("table/unknown")
    return services.deals.with_secret(record, found)


RECORD: Final = ResponseSpec(data_container=dict[str, Any], generate_examples=False, description="The record.")


@get("/record.rook", media_type="text/plain; charset=utf-8")
async def rook(table: FromPath[str], number: FromPath[int], services: TheServices) -> Response[str]:
    """Download the record of a game as text; for a running game, only its public part."""
    text = write_rook(await _record(table, number, services))
    return Response(text, headers={"content-disposition": f'attachment; filename="game-{number}.rook"'})


@get("/record.json", media_type="application/json", responses={200: RECORD})
async def json_line(table: FromPath[str], number: FromPath[int], services: TheServices) -> Response[bytes]:
    """Download the record of a game as one JSON line."""
    return Response(write_json(await _record(table, number, services)).encode())


@get("/replay")
async def show_replay(table: FromPath[str], number: FromPath[int], services: TheServices, at: MaybeWhole = None) -> wire.replays.ReplayFrame:
    """Show a spectator's view of a finished game after `at` actions (default: all)."""
    record = (await services.tables.finished(table, number)).record
    step = len(record.actions) if at is None else max(0, min(at, len(record.actions)))
    return await beside(replay_frame, table, number, record, step)


@get("/picture.svg", media_type="image/svg+xml")
async def picture(
    table: FromPath[str], number: FromPath[int], services: TheServices, language: FromQuery[str] = ENGLISH, theme: FromQuery[Theme] = "light"
) -> Response[str]:
    """Draw the result of a finished game to share, with a headline in the language."""
    played = await services.tables.finished(table, number)
    words = Words(known_language(language) or ENGLISH)
    return Response(str(await beside(draw_result, played, words, theme)), headers={"cache-control": "no-cache"})


@get("/story")
async def show_history(table: FromPath[str], number: FromPath[int], viewer: Viewer, services: TheServices) -> wire.replays.HistoryFrame:
    """Show a finished game from its first action to its last, with all scores after each."""
    await services.tables.finished(table, number)
    return await beside(history_frame, await services.tables.table(table), number, viewer.id if viewer else None)


records = Router(
    "/api/tables/{table:str}/games/{number:int}",
    route_handlers=[rook, json_line, show_replay, show_history, picture],
    guards=[admit],
    tags=["records"],
)


@post("/", opt=rated("record"), request_max_body_size=RECORD_BODY)
async def import_record(
    request: Request[Any, Any, Any],
    data: JSONBody[wire.requests.ImportRecord],
    guest: TheGuest,
    services: TheServices,
    language: FromQuery[str] = ENGLISH,
) -> wire.replays.HistoryFrame:
    """Open the record of a finished game from elsewhere for replay and analysis; it appears in no list or statistics."""
    await services.rates.take("record", address(request))
    table = await services.imports.open(data.record, guest, Words(known_language(language) or ENGLISH))
    return await beside(history_frame, table, 1, guest.id)


@get("/")
async def imported(guest: TheGuest, services: TheServices) -> list[wire.lobby.TableSummaryFrame]:
    """List the games that you have imported, latest first."""
    return [summary_frame(summary) for summary in await services.storage.lists.imported(guest.id, IMPORTED)]


imports = Router("/api/records", route_handlers=[import_record, imported], guards=[admit], tags=["records"])


@get("/analysis")
async def show_analysis(table: FromPath[str], number: FromPath[int], services: TheServices, after: Whole = -1) -> wire.insight.AnalysisFrame:
    """Return the analysis of a finished game so far, from the step after `after`."""
    await services.tables.finished(table, number)
    return await services.analyses.analysis(table, number, after=after)


@get("/better-way", opt=rated("hint"))
async def show_better_way(table: FromPath[str], number: FromPath[int], services: TheServices, at: Whole) -> wire.replays.BetterWayFrame:
    """Show how a finished game would have continued after the best choice at action `at`; no steps if no better choice is known."""
    played = await services.tables.finished(table, number)
    way = await services.analyses.better_way(table, number, at=at)
    return await beside(better_way, table, number, played.record, at, way)


@post("/practice", opt=rated("table"))
async def practise(
    table: FromPath[str], number: FromPath[int], data: JSONBody[wire.requests.Practise], guest: TheGuest, services: TheServices
) -> wire.tables.TableFrame:
    """Open an unrated table that continues a finished game from a given moment, against bots."""
    played = await services.tables.finished(table, number)
    if data.seat >= played.record.setup.seats:
        raise Refused("seat/unknown", last=played.record.setup.seats - 1)
    if data.at >= len(played.record.actions):
        raise Refused("table/not-running", "The game was over by then.")
    name = await services.requests.name_for(guest, data.request)
    command = partial(commands.practise, guest.id, guest.name, data.seat, Origin(table, number, data.at), played)
    opened = await services.tables.open_table([command], name)
    return services.requests.shown(opened, guest)


insight = Router(
    "/api/tables/{table:str}/games/{number:int}", route_handlers=[show_analysis, show_better_way, practise], guards=[admit], tags=["insight"]
)
