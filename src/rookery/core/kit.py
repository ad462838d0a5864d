"""Kits: what a game brings for the other packages, found by the game's name.

The package `bots` looks for a game's bots in the module `rookery.bots.nim.kit`, `drawing` for its pictures in `rookery.drawing.nim.kit`, and so on.
Only the row in `rookery.games` names a game; each package says in its own `kit.py` what it looks for, and all of it is optional.
"""

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rookery.core.rules import AnyGame


def folder_of(game: str) -> str:
    """Return the name of a game's folder in every package."""
    return game.replace("-", "_")


@cache
def part(package: str, game: str, module: str = "kit") -> ModuleType | None:
    """Import what a game brings for a package; None if it brings nothing."""
    name = f"{package}.{folder_of(game)}.{module}"
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{name}.".startswith(f"{missing.name}."):
            raise
        return None


def load_game(name: str) -> "AnyGame":
    """Import a game: the constant `FIVE_TOWERS` of the package `rookery.games.five_towers`."""
    folder = folder_of(name)
    game: AnyGame = getattr(import_module(f"rookery.games.{folder}"), folder.upper())
    return game
