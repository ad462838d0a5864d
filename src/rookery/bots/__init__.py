"""The bots, by game and name. A bot that is listed here can be named in every command and at every table."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rookery.bots.carcassonne.greedy import Greedy
from rookery.bots.carcassonne.thinking import DEEP_BOT, FMC_BOT, HEURISTIC_BOT, LEARNED_BOT, QUICK_GREEDY_BOT, SEARCH_BOT, UCT_BOT
from rookery.bots.five_towers import one_ply, solving
from rookery.bots.lapsing import Lapsing
from rookery.bots.uniform import Uniform
from rookery.core.errors import SetupError
from rookery.games import GAMES
from rookery.play.advice import Advisor
from rookery.play.bot import Bot

_FOR_EVERY_GAME: Final[Mapping[str, Bot]] = MappingProxyType({"uniform": Uniform()})
_FOR_ONE_GAME: Final[Mapping[str, Mapping[str, Bot]]] = MappingProxyType(
    {
        "five-towers": MappingProxyType(
            {
                "greedy": one_ply.GREEDY,
                "heuristic": one_ply.HEURISTIC,
                "tuned": solving.TUNED_BOT,
                "learned": solving.LEARNED_BOT,
                "search": solving.SEARCH_BOT,
            }
        ),
        "carcassonne": MappingProxyType(
            {"greedy": Greedy(), "heuristic": HEURISTIC_BOT, "learned": LEARNED_BOT, "search": SEARCH_BOT, "deep": DEEP_BOT}
        ),
    }
)
_YARDSTICKS: Final[Mapping[str, Mapping[str, Bot]]] = MappingProxyType({"carcassonne": MappingProxyType({"fmc": FMC_BOT, "uct": UCT_BOT})})
"""Bots to measure others by. They never change, and nobody is offered a game with them, but they can be named."""

LEVELS: Final = ("apprentice", "journeyman", "expert", "master", "grandmaster")
"""The levels that people choose from, weakest first: the same in every game. Each beats the one below in 65 to 85 of 100 games of two
(docs/strength.md)."""
_LEVELS: Final[Mapping[str, Mapping[str, Bot]]] = MappingProxyType(
    {
        "five-towers": MappingProxyType(
            {
                "apprentice": one_ply.GREEDY,
                "journeyman": Lapsing(one_ply.HEURISTIC, one_ply.GREEDY, 0.1, with_more_seats=0.15),
                "expert": Lapsing(solving.LEARNED_BOT, one_ply.HEURISTIC, 0.5, with_more_seats=0.7),
                "master": Lapsing(solving.LEARNED_BOT, one_ply.HEURISTIC, 0.15, with_more_seats=0.25),
                "grandmaster": solving.SEARCH_BOT,
            }
        ),
        "carcassonne": MappingProxyType(
            {
                "apprentice": QUICK_GREEDY_BOT,
                "journeyman": Lapsing(LEARNED_BOT, QUICK_GREEDY_BOT, 0.62),
                "expert": Lapsing(LEARNED_BOT, QUICK_GREEDY_BOT, 0.28),
                "master": Lapsing(LEARNED_BOT, QUICK_GREEDY_BOT, 0.03),
                "grandmaster": DEEP_BOT,
            }
        ),
    }
)


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play this game, weakest first."""
    return tuple(_bots(game))


def level_names(game: str) -> tuple[str, ...]:
    """The levels of this game for people, weakest first; all its bots where it has none."""
    return LEVELS if game in _LEVELS else bot_names(game)


def yardstick_names(game: str) -> tuple[str, ...]:
    """Bots of this game that are there to measure others by."""
    return tuple(_YARDSTICKS.get(game, {}))


def make_bot(game: str, name: str) -> Bot:
    """The bot, level or yardstick of this name for this game; SetupError names the bots there are."""
    bots = _bots(game)
    everybody = {**bots, **_LEVELS.get(game, {}), **_YARDSTICKS.get(game, {})}
    if name not in everybody:
        raise SetupError(f"{game} has no bot '{name[:40]}' (known: {', '.join(bots)})")
    return everybody[name]


def strongest_advisor(game: str) -> Advisor | None:
    """The strongest bot of the game that can explain its choices, if there is one."""
    return next((bot for bot in reversed(_bots(game).values()) if isinstance(bot, Advisor)), None)


def _bots(game: str) -> dict[str, Bot]:
    if game not in GAMES:
        raise SetupError(f"there is no game '{game[:40]}' (known: {', '.join(GAMES)})")
    return {**_FOR_EVERY_GAME, **_FOR_ONE_GAME.get(game, {})}
