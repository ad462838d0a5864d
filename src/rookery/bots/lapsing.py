"""A bot that sometimes chooses like a weaker one. This gives levels between two bots without nonsensical moves."""

from dataclasses import dataclass
from random import Random

from rookery.bots.twin_match import TwinBot
from rookery.core.view import View
from rookery.fast.common.twin import AnyTwin
from rookery.play.bot import Bot


@dataclass(frozen=True, slots=True)
class Lapsing:
    """A bot that makes this share of its choices like the weaker bot; a different share with more than two seats, where luck weighs more."""

    bot: Bot
    weaker: Bot
    lapses: float
    with_more_seats: float | None = None

    def choose(self, view: View, rng: Random) -> str:
        return self._chooser(len(view.scores), rng).choose(view, rng)

    def choose_on(self, twin: AnyTwin, rng: Random) -> str:
        bot = self._chooser(twin.setup.seats, rng)
        assert isinstance(bot, TwinBot), "both bots can choose on a twin"
        return bot.choose_on(twin, rng)

    def lapses_with(self, seats: int) -> float:
        """Return the share of lapses in games with this number of seats."""
        return self.lapses if seats == 2 or self.with_more_seats is None else self.with_more_seats

    def _chooser(self, seats: int, rng: Random) -> Bot:
        return self.weaker if rng.random() < self.lapses_with(seats) else self.bot
