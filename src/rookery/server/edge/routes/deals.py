"""Deals and puzzles over HTTP: daily deals, attempts, results, challenges made from finished games, and puzzles to answer."""

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from rookery.server import wire
from rookery.server.deals import puzzles
from rookery.server.deals import results as deal_results
from rookery.server.deals.deals import follow_game
from rookery.server.edge.admission import TheGuest, admit, rated
from rookery.server.services import TheServices


@get("/daily")
async def daily(guest: TheGuest, services: TheServices) -> list[wire.deals.DailyFrame]:
    """List the daily deals of each game, today's first, and when the next ones appear."""
    return await deal_results.days(services.storage.deals, guest.id)


@get("/me/daily")
async def my_streak(guest: TheGuest, services: TheServices) -> wire.deals.DailyStreakFrame:
    """Return your current daily streak."""
    return wire.deals.DailyStreakFrame(await deal_results.days_in_a_row(services.storage.deals, guest.id))


@get("/me/puzzles")
async def my_puzzles(guest: TheGuest, services: TheServices) -> list[wire.insight.PuzzleRatingFrame]:
    """Return your puzzle ratings."""
    return await puzzles.ratings(services.storage.puzzles, guest.id)


@get("/deals/{deal:str}")
async def show_deal(deal: FromPath[str], guest: TheGuest, services: TheServices) -> wire.deals.DealFrame:
    """Show a deal; after your attempt also all results."""
    return await deal_results.frame(services.deals, services.storage.deals, services.storage.guests, deal, guest.id)


@post("/deals/{deal:str}", opt=rated("table"))
async def play_deal(deal: FromPath[str], guest: TheGuest, services: TheServices) -> wire.tables.TableFrame:
    """Open your table for a deal, or return the one that is open already."""
    return services.requests.shown(await services.deals.play(deal, guest), guest)


@post("/tables/{table:str}/games/{number:int}/challenge", opt=rated("table"))
async def challenge(
    table: FromPath[str],
    number: FromPath[int],
    data: JSONBody[wire.deals.Challenge],
    services: TheServices,
    guest: TheGuest,  # noqa: ARG001  identifies the client for its rate
) -> wire.deals.ChallengeFrame:
    """Create a deal from a finished game, in which others take a seat's place. For an attempt at a deal, return that deal."""
    played = await services.tables.finished(table, number)
    found = await services.tables.table(table)
    if found.terms.deal is not None:
        return wire.deals.ChallengeFrame(found.terms.deal.id)
    await services.deals.check_shown(found, None)  # practice may begin with draws of another deal
    name = await services.tables.name_for(f"deal of {table}/{number}/{data.seat}")
    deal = await follow_game(services.storage.deals, name, played, table=table, number=number, seat=data.seat)
    return wire.deals.ChallengeFrame(deal.id)


deal_router = Router("/api", route_handlers=[daily, my_streak, my_puzzles, show_deal, play_deal, challenge], guards=[admit], tags=["deals"])


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
