"""The bots, by game and name. Every command and table accepts the names in a game's `KIT`."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rookery.bots.kit import bot_kit
from rookery.bots.uniform import Uniform
from rookery.core.errors import Names, SetupError
from rookery.games import GAMES
from rookery.play.advice import Advisor
from rookery.play.bot import Bot

_FOR_EVERY_GAME: Final[Mapping[str, Bot]] = MappingProxyType({"uniform": Uniform()})

LEVELS: Final = ("novice", "apprentice", "journeyman", "expert", "master", "grandmaster")
"""The levels that people choose from, weakest first, the same in all games. Each wins 65 to 85 % of two-player games against the level
below (docs/strength.md).
"""

SUBSTITUTE: Final = "apprentice"


def bot_names(game: str) -> tuple[str, ...]:
    """Return the bots that play this game, weakest first."""
    return tuple(_bots(game))


def level_names(game: str) -> tuple[str, ...]:
    """Return the levels of this game for people, weakest first; all its bots if it has no levels."""
    return tuple(bot_kit(game).levels) or bot_names(game)


def yardstick_names(game: str) -> tuple[str, ...]:
    """Return the bots of this game that serve only as yardsticks."""
    return tuple(bot_kit(game).yardsticks)


def substitute_name(game: str) -> str:
    """Return the bot that substitutes for people: a weak level, so that nobody gains by leaving, but not a beginner."""
    levels = level_names(game)
    return SUBSTITUTE if SUBSTITUTE in levels else levels[0]


def make_bot(game: str, name: str) -> Bot:
    """Return the bot, level or yardstick of this name; raise SetupError, with the known bots, if it does not exist."""
    bots = _bots(game)
    everybody = {**bots, **bot_kit(game).levels, **bot_kit(game).yardsticks}
    if name not in everybody:
        raise SetupError("no-bot", "{game} has no bot '{name}' (known: {known})", game=game, name=name[:40], known=Names(bots))
    return everybody[name]


def strongest_advisor(game: str) -> Advisor | None:
    """Return the game's strongest bot that can explain its choices, if any."""
    return next((bot for bot in reversed(_bots(game).values()) if isinstance(bot, Advisor)), None)


def _bots(game: str) -> dict[str, Bot]:
    if game not in GAMES:
        raise SetupError("no-game", "there is no game '{game}' (known: {known})", game=game[:40], known=Names(GAMES))
    return {**_FOR_EVERY_GAME, **bot_kit(game).bots}
