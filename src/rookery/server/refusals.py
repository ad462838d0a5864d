"""What the server answers when it does not do what it was asked: a stable code, a status, a sentence."""

from math import ceil

TOO_MANY = 429
RETRY_AFTER = 60
"""Seconds after which something may be tried again, where nothing better is known."""


class Refused(Exception):  # noqa: N818  it is an answer, not a failure
    """A request that is understood and not granted. `code` is stable; `rule` is a ledger id where a rule of the game forbids it.

    `retry_after`: in how many seconds it may be granted, where that is known.
    """

    def __init__(self, code: str, message: str, *, rule: str | None = None, retry_after: float | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule
        self.retry_after = retry_after

    @property
    def headers(self) -> dict[str, str]:
        """What a client that was too fast is told by header."""
        return {"retry-after": str(max(1, ceil(self.retry_after or RETRY_AFTER)))} if self.status == TOO_MANY else {}

    @property
    def status(self) -> int:
        """The HTTP status that fits the code."""
        return STATUS.get(self.code, 400)


STATUS = {
    "host/unknown": 421,
    "origin/foreign": 403,
    "guest/unknown": 401,
    "guest/not-invited": 403,
    "page/unknown": 404,
    "table/unknown": 404,
    "game/unknown": 404,
    "table/not-host": 403,
    "seat/not-yours": 403,
    "action/not-your-turn": 403,
    "hint/not-allowed": 403,
    "help/not-allowed": 403,
    "guest/banned": 403,
    "guest/not-friend": 403,
    "chat/silenced": 403,
    "guest/known": 409,
    "device/unknown": 404,
    "table/closed": 409,
    "table/not-open": 409,
    "table/not-running": 409,
    "table/not-finished": 409,
    "seat/taken": 409,
    "seat/not-free": 409,
    "seat/bot-plays": 409,
    "seat/kept-out": 403,
    "seat/gone": 409,
    "proposal/too-early": 409,
    "entropy/not-committed": 409,
    "push/invalid": 422,
    "push/not-available": 404,
    "proposal/unknown": 409,
    "deal/alone": 409,
    "deal/hidden": 403,
    "deal/unknown": 404,
    "puzzle/none": 404,
    "puzzle/unknown": 404,
    "action/stale": 409,
    "action/illegal": 422,
    "action/no-take-back": 409,
    "notation/unreadable": 422,
    "setup/invalid": 422,
    "rate/limited": 429,
    "table/too-many": 429,
    "table/too-many-listed": 429,
    "code/unknown": 404,
    "server/busy": 503,
    "server/cannot-write": 503,
    "server/failed": 500,
}

FAILED = Refused("server/failed", "Something went wrong here; nothing of yours was lost.")
CANNOT_WRITE = Refused("server/cannot-write", "The server cannot write at the moment, so this was not done.")
