"""A bot that bids cautiously, so that a beginner sees an auction: low openings, small raises, and never the whole display."""

from dataclasses import dataclass
from random import Random
from typing import Final

from rookery.bots.twin_match import TwinBot
from rookery.core.view import View
from rookery.fast.five_towers.twin import Twin
from rookery.play.bot import Bot

_BID: Final = "bid "


@dataclass(frozen=True, slots=True)
class Cautious:
    """A bot that bids for at most `calm` cards, or for as many as it takes to outbid the others, up to `most`. It builds as `bot` does."""

    bot: Bot
    calm: int
    most: int

    def choose(self, view: View, rng: Random) -> str:
        wish = self.bot.choose(view, rng)
        return self._moderate(wish, [choice.action for choice in view.choices]) if wish.startswith(_BID) else wish

    def choose_on(self, twin: Twin, rng: Random) -> str:
        assert isinstance(self.bot, TwinBot), "the bot can choose on a twin"
        wish = self.bot.choose_on(twin, rng)
        return self._moderate(wish, twin.choices()) if wish.startswith(_BID) else wish

    def _moderate(self, wish: str, choices: list[str]) -> str:
        bids = [int(choice.removeprefix(_BID)) for choice in choices if choice.startswith(_BID)]
        number = min(int(wish.removeprefix(_BID)), self.most, max(self.calm, min(bids)))
        return f"{_BID}{number}" if number in bids else "pass"
