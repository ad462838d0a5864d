"""Puzzles over HTTP: get one, and answer it."""

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from rookery.server import wire
from rookery.server.deals import puzzles
from rookery.server.edge.admission import TheGuest, admit, rated
from rookery.server.services import TheServices


@get("/{game:str}")
async def get_puzzle(
    game: FromPath[str], guest: TheGuest, services: TheServices, puzzle: FromQuery[str | None] = None, daily: FromQuery[bool] = False
) -> wire.insight.PuzzleFrame:
    """Return the named puzzle, the puzzle of the day, or the next one that you have not tried."""
    return await puzzles.offer(services.storage.puzzles, guest.id, game, puzzle, daily=daily)


@post("/{game:str}/{puzzle:str}", status_code=200, opt=rated("act"))
async def answer_puzzle(
    game: FromPath[str], puzzle: FromPath[str], data: JSONBody[wire.requests.AnswerPuzzle], guest: TheGuest, services: TheServices
) -> wire.insight.PuzzleAnswerFrame:
    """Answer a puzzle, or show its key if the action is `null`. Only the first try counts."""
    return await puzzles.answer(services.storage.puzzles, guest.id, game, puzzle, data.action)


puzzle_router = Router("/api/puzzles", route_handlers=[get_puzzle, answer_puzzle], guards=[admit], tags=["puzzles"])
