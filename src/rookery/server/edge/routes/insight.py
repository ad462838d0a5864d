"""Analysis of finished games, and practice from any moment."""

import asyncio
from functools import partial

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from rookery.server import wire
from rookery.server.edge.admission import TheGuest, admit, rated
from rookery.server.frames.history import better_way
from rookery.server.refusals import Refused
from rookery.server.services import TheServices
from rookery.server.tables import commands
from rookery.server.tables.log import Origin


@get("/analysis")
async def show_analysis(table: FromPath[str], number: FromPath[int], services: TheServices, after: FromQuery[int] = -1) -> wire.insight.AnalysisFrame:
    """Return the analysis of a finished game so far, from the step after `after`."""
    await services.tables.finished(table, number)
    return await services.analyses.analysis(table, number, after=after)


@get("/better-way", opt=rated("hint"))
async def show_better_way(table: FromPath[str], number: FromPath[int], services: TheServices, at: FromQuery[int]) -> wire.replays.BetterWayFrame:
    """Show how a finished game would have continued after the best choice at action `at`; no steps if no better choice is known."""
    played = await services.tables.finished(table, number)
    way = await services.analyses.better_way(table, number, at=at)
    return await asyncio.to_thread(better_way, table, number, played.record, at, way)


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
