"""A bot that cannot lose from the start, and the daily game against it."""

from random import Random
from typing import Any, Final

from rookery.bots.kit import BotKit, Daily
from rookery.games.nim import MOST


class Perfect:
    """A bot that leaves a multiple of four counters whenever possible."""

    def choose(self, view: Any, _rng: Random) -> str:
        return f"take {view.heap % (MOST + 1) or 1}"


KIT: Final = BotKit(bots={"perfect": Perfect()}, daily=Daily(("perfect",)))
