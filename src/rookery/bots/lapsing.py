"""A bot with lapses: now and then it chooses as a weaker bot would. So levels are made that lie between two bots and play no nonsense."""

from dataclasses import dataclass
from random import Random

from rookery.bots.twin_table import TwinBot
from rookery.core.view import View
from rookery.fast.common.twin import AnyTwin
from rookery.play.bot import Bot


@dataclass(frozen=True, slots=True)
class Lapsing:
    """Makes this share of its choices as the weaker bot would."""

    bot: Bot
    weaker: Bot
    lapses: float

    def choose(self, view: View, rng: Random) -> str:
        return self._chooser(rng).choose(view, rng)

    def choose_on(self, twin: AnyTwin, rng: Random) -> str:
        bot = self._chooser(rng)
        assert isinstance(bot, TwinBot), "both bots can choose on a twin"
        return bot.choose_on(twin, rng)

    def _chooser(self, rng: Random) -> Bot:
        return self.weaker if rng.random() < self.lapses else self.bot
