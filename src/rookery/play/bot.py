"""The interface of a bot: it picks one of the choices in a view."""

from random import Random
from typing import Protocol, runtime_checkable

from rookery.core.errors import ReasonedError
from rookery.core.record import Setup
from rookery.core.rules import Seat
from rookery.core.view import View


class Bot(Protocol):
    """A program that plays. It sees only the view of its own seat, so it cannot peek."""

    def choose(self, view: View, rng: Random) -> str:
        """Return the notation of one of `view.choices`; all randomness comes from `rng`."""


@runtime_checkable
class GameListener(Protocol):
    """A bot that also wants to know when a game begins and how it ended."""

    def begin(self, setup: Setup, seat: Seat, seed: str) -> None:
        """Prepare for a game. The `seed` is a text, such as `"1 0 seat 1"`; `Random(seed)` accepts it."""

    def end(self, view: View) -> None:
        """Look at the final view of the bot's own seat, with its `outcome`."""


@runtime_checkable
class Budgeted(Protocol):
    """A bot with a configurable thinking time. It returns its best choice so far when the time is up."""

    def choose(self, view: View, rng: Random) -> str: ...

    def with_budget(self, seconds: float) -> Bot: ...


class BotFailedError(ReasonedError):
    """A bot that gives no legal answer: it crashed, timed out, exited, could not be started or chose an illegal action.

    `seat` is its seat, if known.
    """

    code = "bot/failed"
    seat: Seat | None = None
