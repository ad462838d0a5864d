"""Kits: each game's parts for the other packages, found by the game's name.

The package `bots` imports a game's bots from `rookery.bots.nim.kit`, `drawing` its pictures from `rookery.drawing.nim.kit`, and so on.
Only the list in `rookery.games` names a game. Each package documents its kit in its own `kit.py`; every kit is optional.
"""

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rookery.core.rules import AnyGame


def folder_of(game: str) -> str:
    """Return the folder name of a game, the same in every package."""
    return game.replace("-", "_")


@cache
def part(package: str, game: str, module: str = "kit") -> ModuleType | None:
    """Import a game's module for a package; return None if it has none."""
    name = f"{package}.{folder_of(game)}.{module}"
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{name}.".startswith(f"{missing.name}."):
            raise
        return None


def load_game(name: str) -> "AnyGame":
    """Import a game's package and return its game, such as `FIVE_TOWERS` of `rookery.games.five_towers`."""
    folder = folder_of(name)
    game: AnyGame = getattr(import_module(f"rookery.games.{folder}"), folder.upper())
    return game
