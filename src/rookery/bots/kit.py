"""A game's bots: the constant `KIT` of `rookery.bots.<game>.kit`. A game's study, if any, is the module `study` beside it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from rookery.core.frozen import FrozenMap
from rookery.core.kit import part
from rookery.play.bot import Bot
from rookery.play.habits import Mistake


class Daily(NamedTuple):
    """The daily game: the expansions, and the bots on the seats after the person's.

    These bots ignore the clock, so their choices depend only on the position and the deal.
    """

    bots: tuple[str, ...]
    expansions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BotKit:
    """A game's bots and levels by name, weakest first.

    `yardsticks` are fixed reference bots for measurements; they are selectable by name but not offered to players.
    `unlike_twin` lists the option values with which bots must play on views, because the twin knows more or less than a seat sees.
    `habits` are the kinds of mistakes that can become habits, each with a message; `habit_of` returns the kind of a mistake, if it has one.
    """

    bots: Mapping[str, Bot] = FrozenMap({})
    levels: Mapping[str, Bot] = FrozenMap({})
    yardsticks: Mapping[str, Bot] = FrozenMap({})
    daily: Daily | None = None
    unlike_twin: Mapping[str, str] = FrozenMap({})
    habits: tuple[str, ...] = ()
    habit_of: Callable[[Mistake], str | None] = lambda _mistake: None


def bot_kit(game: str) -> BotKit:
    """Return a game's bot kit."""
    module = part("rookery.bots", game)
    kit: BotKit = BotKit() if module is None else module.KIT
    return kit
