"""What a bot is: something that picks one of the choices of a view."""

from random import Random
from typing import Protocol, runtime_checkable

from rookery.core.errors import ReasonedError
from rookery.core.record import Setup
from rookery.core.rules import Seat
from rookery.core.view import View


class Bot(Protocol):
    """A player that is a program. It gets the view of its own seat and nothing else, so it cannot peek."""

    def choose(self, view: View, rng: Random) -> str:
        """The notation of one of `view.choices`; all randomness comes from `rng`."""


@runtime_checkable
class GameListener(Protocol):
    """What a bot may offer in addition: to be told when a game begins and how it ended."""

    def begin(self, setup: Setup, seat: Seat, seed: str) -> None: ...

    def end(self, view: View) -> None: ...


@runtime_checkable
class Budgeted(Protocol):
    """A bot whose time for a decision can be set. It answers with the best it has found when the time is over."""

    def choose(self, view: View, rng: Random) -> str: ...

    def with_budget(self, seconds: float) -> Bot: ...


class BotFailedError(ReasonedError):
    """A bot that gives no answer: it crashed, hangs, has ended, or could not be started."""
