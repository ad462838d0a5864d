"""The games, by name. A game that is listed here is known to every command and test."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rookery.core.rules import AnyGame
from rookery.games.carcassonne import CARCASSONNE
from rookery.games.five_towers import FIVE_TOWERS

GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType({game.name: game for game in (FIVE_TOWERS, CARCASSONNE)})
