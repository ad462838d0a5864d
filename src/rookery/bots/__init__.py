"""The bots, by game and name. A bot that is listed here can be named in every command and at every table."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rookery.bots.carcassonne.greedy import Greedy
from rookery.bots.five_towers.one_ply import GREEDY, HEURISTIC
from rookery.bots.five_towers.solving import LEARNED_BOT, SEARCH_BOT, TUNED_BOT
from rookery.bots.uniform import Uniform
from rookery.core.errors import SetupError
from rookery.games import GAMES
from rookery.play.bot import Bot

_FOR_EVERY_GAME: Final[Mapping[str, Bot]] = MappingProxyType({"uniform": Uniform()})
_FOR_ONE_GAME: Final[Mapping[str, Mapping[str, Bot]]] = MappingProxyType(
    {
        "five-towers": MappingProxyType({"greedy": GREEDY, "heuristic": HEURISTIC, "tuned": TUNED_BOT, "learned": LEARNED_BOT, "search": SEARCH_BOT}),
        "carcassonne": MappingProxyType({"greedy": Greedy()}),
    }
)


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play this game, weakest first."""
    return tuple(_bots(game))


def make_bot(game: str, name: str) -> Bot:
    """The bot of this name for this game; SetupError names those there are."""
    bots = _bots(game)
    if name not in bots:
        raise SetupError(f"{game} has no bot '{name[:40]}' (known: {', '.join(bots)})")
    return bots[name]


def _bots(game: str) -> dict[str, Bot]:
    if game not in GAMES:
        raise SetupError(f"there is no game '{game[:40]}' (known: {', '.join(GAMES)})")
    return {**_FOR_EVERY_GAME, **_FOR_ONE_GAME.get(game, {})}
