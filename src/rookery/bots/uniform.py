"""The weakest bot: it chooses uniformly at random."""

from dataclasses import dataclass
from random import Random

from rookery.core.view import View
from rookery.fast.common.twin import AnyTwin


@dataclass(frozen=True, slots=True)
class Uniform:
    """A bot for any game: it uses only the list of choices."""

    def choose(self, view: View, rng: Random) -> str:
        return rng.choice(view.choices).action

    def choose_on(self, twin: AnyTwin, rng: Random) -> str:
        return rng.choice(twin.choices())
