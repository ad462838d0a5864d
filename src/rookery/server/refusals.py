"""Refusals of requests: a stable code, a status, an English message and its arguments.

The client shows the message `web-error-CODE-REASON` or, without a reason or such a message, `web-error-CODE`, with the same arguments.
"""

from math import ceil
from typing import Any, Final

from rookery.core.errors import GameError

TOO_MANY: Final = 429
RETRY_AFTER: Final = 60
"""Default wait in seconds before a client may try again."""


class Refused(Exception):  # noqa: N818  a response, not a failure
    """A refusal of a request that the server understands.

    `code` is stable, `reason` distinguishes refusals with the same code, and `details` are the arguments of the English
    message: `template`, or the code's message by default. `rule` is the ledger id of the rule that forbids the request, if any.
    `retry_after` is the wait in seconds until the request may succeed, if known.
    """

    rule: str | None = None

    def __init__(
        self, code: str, template: str | None = None, /, *, reason: str | None = None, retry_after: float | None = None, **details: str | int
    ) -> None:
        self.status, sentence = REFUSALS.get(code, (400, ""))
        sentence = sentence if template is None else template
        self.message = sentence.format(**details) if details else sentence
        super().__init__(self.message)
        self.code = code
        self.reason = reason
        self.details: dict[str, Any] = details
        self.retry_after = retry_after

    @property
    def headers(self) -> dict[str, str]:
        """The `Retry-After` header for a client that exceeded a rate."""
        return {"retry-after": str(whole_seconds(self.retry_after or RETRY_AFTER))} if self.status == TOO_MANY else {}


def refusal_of(error: GameError) -> Refused:
    """Convert a game's error into a refusal with its reason and arguments."""
    refused = Refused(error.code, str(error), reason=error.reason)
    refused.details = error.data()["details"]
    refused.rule = getattr(error, "rule", None)
    return refused


def whole_seconds(seconds: float) -> int:
    """Round a wait up to whole seconds, at least one."""
    return max(1, ceil(seconds))


REFUSALS: Final = {
    "action/illegal": (422, "That is not one of the choices."),
    "action/no-take-back": (409, "You have nothing to take back."),
    "action/not-your-turn": (403, "It is not your turn."),
    "action/stale": (409, "The game has already moved on."),
    "chat/silenced": (403, "The host has removed you from the chat at this table."),
    "code/mistyped": (400, "There is a typo in this code."),
    "code/unknown": (404, "This code is unknown or no longer valid."),
    "deal/alone": (409, "Everyone plays this deal alone; no bot can take over."),
    "deal/hidden": (403, "Others are still playing this deal; you can see its games once you have played yours to the end, or the day is over."),
    "deal/unknown": (404, "There is no such deal."),
    "device/unknown": (404, "You have no such device."),
    "entropy/not-committed": (409, "Entropy counts only if you committed to its hash before anyone's was revealed."),
    "game/unknown": (404, "There is no game '{game}' here (known: {known})."),
    "guest/banned": (403, "You have been banned from this server."),
    "guest/known": (409, "You already have a profile here; name the one to replace."),
    "guest/not-friend": (403, "You have not finished a game together."),
    "guest/not-invited": (403, "This server is by invitation only; ask its host for a link."),
    "guest/unknown": (401, "Only guests can do this; get a cookie from /api/me first."),
    "help/not-allowed": (403, "Help on the board is off at this table."),
    "hint/not-allowed": (403, "Hints are not allowed at this table."),
    "host/unknown": (421, "This server does not go by that host name."),
    "notation/unreadable": (422, ""),
    "origin/foreign": (403, "Requests from other sites are not accepted."),
    "page/unknown": (404, "The board of {game} needs nothing beyond its view."),
    "proposal/too-early": (409, "It is too early for that."),
    "proposal/unknown": (409, "That cannot be proposed now."),
    "push/invalid": (422, "That is not the address of a push service."),
    "push/not-available": (404, "This server does not send notifications."),
    "puzzle/none": (404, "There are no puzzles of that game."),
    "puzzle/unknown": (404, "There is no such puzzle."),
    "rate/limited": (429, "That was too many requests at once; please wait a moment."),
    "record/running": (409, "A game with these draws is still being played here; you can open its record when it is over."),
    "record/unreadable": (422, "This record cannot be opened: {because}"),
    "seat/bot-plays": (409, "A bot plays this seat until the turn ends or the others let you back in."),
    "seat/gone": (409, "They have left, or already have a seat."),
    "seat/kept-out": (403, "The host has removed you from this table; you can still watch."),
    "seat/not-free": (409, "Every seat needs a player or a bot before the game can start."),
    "seat/not-yours": (403, "That is not your seat."),
    "seat/taken": (409, "Someone is already sitting there."),
    "seat/unknown": (400, "That game had the seats 0 to {last}."),
    "server/busy": (503, "Too much is happening at this table; please try again."),
    "server/cannot-write": (503, "The server cannot save anything right now, so this was not done."),
    "server/failed": (500, "Something went wrong on the server; nothing was lost."),
    "server/upgrading": (503, "This server is being updated; please try again in a moment."),
    "setup/invalid": (422, ""),
    "table/closed": (409, "The host has closed this table."),
    "table/not-finished": (409, "The game is not over yet."),
    "table/not-host": (403, "Only the host of the table can do that."),
    "table/not-open": (409, "The game has already started."),
    "table/not-running": (409, "No game is in progress at this table."),
    "table/too-many": (429, "You have {most} unfinished tables; please finish or close one first."),
    "table/too-many-listed": (429, "Your network already has {most} listed tables."),
    "table/unknown": (404, "There is no such game at this table."),
}
"""The HTTP status and English message of each error code; unlisted codes get 400."""
