"""Your finished games: statistics with ratings, paginated results, opponents, and all records in one file."""

from typing import Final

from litestar import Router, get
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery
from litestar.response import Stream

from rookery.server import wire
from rookery.server.edge.admission import TheGuest, admit, rated
from rookery.server.services import TheServices

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
    before: FromQuery[int | None] = None,
    limit: FromQuery[int] = 20,
) -> wire.people.ResultsFrame:
    """List your results in one game or all games, latest first; at most 50 per page."""
    return await services.past_games.page(guest.id, game, before, limit)


@get("/opponents")
async def my_opponents(guest: TheGuest, services: TheServices) -> list[wire.people.OpponentFrame]:
    """List your most frequent opponents."""
    return await services.past_games.opponents(guest.id)


@get("/games.jsonl", media_type=JSON_LINES, responses={200: FILE}, opt=rated("table"))
async def my_games(guest: TheGuest, services: TheServices) -> Stream:
    """Return the records of your finished games as JSON lines, latest first."""
    headers = {"content-disposition": 'attachment; filename="rookery-games.jsonl"'}
    return Stream(services.past_games.records(guest.id), headers=headers, media_type=JSON_LINES)


my_games_router = Router("/api/me", route_handlers=[my_statistics, my_results, my_opponents, my_games], guards=[admit], tags=["results"])
