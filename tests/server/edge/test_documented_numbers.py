"""The numbers in docs/protocol.md match the server."""

import re
from inspect import signature
from pathlib import Path

import pytest

from rookery.play.clock import LEAST_AFTER_RETURN
from rookery.server import limits, refusals, time_source
from rookery.server.deals import deals, puzzles
from rookery.server.deals import results as deal_results
from rookery.server.edge import guard, limited_websockets
from rookery.server.edge.routes.people import my_results
from rookery.server.frames import pictures as table_pictures
from rookery.server.live import connections, delivery, presence
from rookery.server.people import identity, recovery_codes, results, unrated, web_push
from rookery.server.settings import Settings
from rookery.server.storage import puzzles as stored_puzzles
from rookery.server.storage import ratings
from rookery.server.tables import due, proposal_kinds, table
from rookery.server.thinking import analysis_worker, hints
from tests.server.serving import ROOT

PAGE = " ".join((ROOT / "docs" / "protocol.md").read_text(encoding="utf-8").split())
DEFAULTS = signature(my_results.fn).parameters
MILLISECONDS = {"seconds": 1000, "minutes": 60_000, "days": 24 * 60 * 60_000}


def number(value: float) -> str:
    """Format a number as the page does."""
    return f"{int(value):,}" if value == int(value) else repr(value)


def time(milliseconds: int, unit: str) -> str:
    return f"{number(milliseconds / MILLISECONDS[unit])} {unit}"


PROMISES = [
    # finding each other
    f"newest first, {number(limits.LISTED)} on a page",
    f"left within the last {time(limits.LISTED_WITHOUT_HOST, 'minutes')}.",
    f"Correspondence games are listed for {time(limits.LISTED_FOR, 'days')} after the last change",
    f"`quick` if {number(table.TURNS)} turns take a seat at most {time(1000 * table.QUICK, 'minutes')}",
    f"the {number(limits.FRIENDS)} people with whom you have last finished games",
    f"friends have invited you, the newest {number(limits.INVITATIONS)} |",
    f"and those that you host, {number(limits.MINE)} on a page,",
    # ratings
    f"the same browser has been both within the last {time(unrated.SWITCHED_FOR, 'days')},",
    f"one of the guests is at most {time(unrated.NEW_FOR, 'days')} old",
    f"have played {ratings.PAIR_GAMES} rated games with each other on that day",
    # limits
    f"that changed within {time(limits.OPEN_TABLES_COUNT_FOR, 'days')}",
    f"| a table | {number(limits.INVITATIONS)} invitations; {number(limits.SILENCED)} silenced people |",
    f"{number(limits.MUTED)} muted people |",
    f"you have {number(limits.DEFAULTS.tables_per_guest)} unfinished tables",
    f"{number(limits.DEFAULTS.listed_per_address)} tables from your address are listed",
    f"`Retry-After` ({number(refusals.RETRY_AFTER)} seconds where",
    f"| `rate/limited` | {refusals.TOO_MANY} |",
    f"| all pictures for link previews | {number(table_pictures.WAITING)} pending requests |",
    f"| the head of a request | {number(guard.HEAD)} bytes |",
    f"| unanswered requests on one connection | {number(guard.UNANSWERED)} bytes, or twice `body-bytes` if that is more |",
    f"| an answer | must begin within {number(guard.ANSWER_SECONDS)} seconds of the first byte of its request |",
    f"| a frame to a client | must be accepted within {number(guard.SEND_SECONDS)} seconds |",
    f"{number(limited_websockets.MESSAGES_WAITING)} messages waiting for earlier responses",
    f"{number(connections.QUEUE)} responses that the client has not read",
    f"| {limited_websockets.NOT_UTF_8} | your frame was not UTF-8 |",
    f"at most {number(presence.WATCHERS_NAMED)} are named in `watchers`",
    f"a new socket starts with the last {number(delivery.CHAT_AT_ONCE)} lines",
    f"the board without points, at most {time(table_pictures.FRESH, 'seconds')} old",
    # identities
    f"kept by the browser for {time(1000 * identity.COOKIE_AGE, 'days')}",
    f"works once, within {time(identity.CODE_LIFE, 'minutes')}",
    f"last seen (to within {time(identity.NOTED_EVERY, 'minutes')})",
    f"whom you were in this browser before, at most {number(identity.OTHERS_KEPT)} |",
    f"a recovery code of {number(5 * recovery_codes.LENGTH)} random bits",
    f"At most {number(limits.SUBSCRIPTIONS)} devices, with endpoints of up to {number(limits.ENDPOINT)} characters",
    f"a message waits up to {number(web_push.LIFE / 3600)} hours",
    # finished games
    f"{number(DEFAULTS['limit'].default)} at a time unless `limit` says otherwise, at most {number(results.PAGE)};",
    f"by number of seats, with the latest {number(results.RECENT)} |",
    f"the {number(results.OPPONENTS)} with whom you have played most",
    f"your last {number(results.EXPORTED)} finished games",
    f"shown as {ratings.MIDDLE} + {ratings.POINTS} (mu - 25) from game {ratings.SHOWN_FROM} on",
    f"if its first {number(table.OPENING)} draws, in any order, are those of a game",
    f"your latest {number(limits.IMPORTED)} imported games",
    # proposals, clocks, the shuffle
    f"until every seat has acted {number(proposal_kinds.ABORT_ACTIONS)} times",
    f"gone for {time(proposal_kinds.STAND_IN_AFTER, 'seconds')}; not in correspondence games",
    f"with a clock, once the player is gone for {time(proposal_kinds.END_AFTER, 'minutes')}",
    f"without a clock, once the player is gone for {time(proposal_kinds.END_AFTER_WITHOUT_CLOCK, 'days')}",
    f"whose time ran out {number(table.FLAGS_FOR_GOOD)} times",
    f"or two, and {time(due.REMATCH_AFTER, 'seconds')}",
    f"once the host is gone for {time(proposal_kinds.HOST_AFTER, 'seconds')}",
    f"with at least {time(LEAST_AFTER_RETURN, 'seconds')}",
    f"after the first {time(time_source.UNWATCHED, 'seconds')} of a sleep",
    f"does not reveal theirs within {time(due.REVEAL_WITHIN, 'seconds')}",
    f"do not commit again within {time(due.REVEAL_WITHIN, 'seconds')}",
    # hints, analysis, puzzles, deals
    f"`best` are at most {number(hints.MOST_CHOICES)} choices",
    f"the best first (up to {number(analysis_worker.CHOICES_KEPT)})",
    f"both beginning at {number(stored_puzzles.BEGINNING)}: a person {number(stored_puzzles.SCALE)} points stronger",
    f"moves you by up to {number(stored_puzzles.STEPS[0])} points and the puzzle by up to {number(stored_puzzles.STEPS[1])}",
    f"after the latest {number(puzzles.RECENT)} first tries",
    f"The deals of the last {number(deals.DAYS)} days",
    f"the best {number(deal_results.SHOWN)} `results`",
]


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: re.sub(r"[^a-z]+", "-", promise.lower()).strip("-"))
def test_the_numbers_on_the_page_are_those_of_the_server(promise: str) -> None:
    assert promise in PAGE


def test_a_server_listens_where_the_readme_says() -> None:
    settings = Settings(data=Path("data"))
    assert f"http://{settings.host}:{settings.port}" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_by_default_a_server_is_open_analyses_games_and_gives_bots_one_core() -> None:
    settings = Settings(data=Path("data"))
    assert settings.limits == limits.DEFAULTS
    assert (settings.invite_only, settings.secure_cookies, settings.analysis, settings.bot_cores) == (False, False, True, 1)
