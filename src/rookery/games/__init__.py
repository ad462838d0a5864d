"""The list of games, one row each. `core/kit.py` finds everything else of a game by its name."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rookery.core.kit import load_game
from rookery.core.rules import AnyGame

_NAMES: Final = (
    "five-towers",
    "carcassonne",
)

GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType({name: load_game(name) for name in _NAMES})
