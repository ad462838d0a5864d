"""What a bot is: something that picks one of the choices of a view."""

from random import Random
from typing import Protocol

from rookery.core.view import View


class Bot(Protocol):
    """A player that is a program. It gets the view of its own seat and nothing else, so it cannot peek."""

    def choose(self, view: View, rng: Random) -> str:
        """The notation of one of `view.choices`; all randomness comes from `rng`."""
