"""A bot with lapses: now and then it chooses as a weaker bot would. So levels are made that lie between two bots and play no nonsense."""

from dataclasses import dataclass
from random import Random

from rookery.core.view import View
from rookery.play.bot import Bot


@dataclass(frozen=True, slots=True)
class Lapsing:
    """Makes this share of its choices as the weaker bot would."""

    bot: Bot
    weaker: Bot
    lapses: float

    def choose(self, view: View, rng: Random) -> str:
        return (self.weaker if rng.random() < self.lapses else self.bot).choose(view, rng)
