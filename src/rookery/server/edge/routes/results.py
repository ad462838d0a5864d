"""Your finished games: statistics with ratings, results page by page, opponents, and all records in one file."""

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
    """Your finished games, summed up by game, with your ratings."""
    return await services.past_games.statistics(guest.id)


@get("/results")
async def my_results(
    guest: TheGuest,
    services: TheServices,
    game: FromQuery[str | None] = None,
    before: FromQuery[int | None] = None,
    limit: FromQuery[int] = 20,
) -> wire.people.ResultsFrame:
    """Your finished games of one game or of all, the latest first; at most 50 at a time."""
    return await services.past_games.page(guest.id, game, before, limit)


@get("/opponents")
async def my_opponents(guest: TheGuest, services: TheServices) -> list[wire.people.OpponentFrame]:
    """Whom you have played with most."""
    return await services.past_games.opponents(guest.id)


@get("/games.jsonl", media_type=JSON_LINES, responses={200: FILE}, opt=rated("table"))
async def my_games(guest: TheGuest, services: TheServices) -> Stream:
    """The records of your finished games in one file, a JSON line each, the latest first."""
    headers = {"content-disposition": 'attachment; filename="rookery-games.jsonl"'}
    return Stream(services.past_games.records(guest.id), headers=headers, media_type=JSON_LINES)


my_games_router = Router("/api/me", route_handlers=[my_statistics, my_results, my_opponents, my_games], guards=[admit], tags=["results"])
