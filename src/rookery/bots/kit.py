"""The bots that a game brings: the constant `KIT` of `rookery.bots.<game>.kit`. Its study, if any, is the module `study` beside it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from rookery.core.frozen import FrozenMap
from rookery.core.kit import part
from rookery.play.bot import Bot


class Daily(NamedTuple):
    """The daily game: the bots on the seats after the person's, and the expansions.

    These bots do not think by the clock, so that what they do follows from the position and the deal alone.
    """

    bots: tuple[str, ...]
    expansions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BotKit:
    """A game's bots and levels by name, weakest first.

    `yardsticks` are bots to measure others by: they never change, can be named, and are not offered for a game.
    `unlike_twin` has the values of options with which bots must play on views, since a twin knows more than a seat sees, or cannot tell.
    """

    bots: Mapping[str, Bot] = FrozenMap({})
    levels: Mapping[str, Bot] = FrozenMap({})
    yardsticks: Mapping[str, Bot] = FrozenMap({})
    daily: Daily | None = None
    unlike_twin: Mapping[str, str] = FrozenMap({})


def bot_kit(game: str) -> BotKit:
    """Return the bots that a game brings."""
    module = part("rookery.bots", game)
    kit: BotKit = BotKit() if module is None else module.KIT
    return kit
