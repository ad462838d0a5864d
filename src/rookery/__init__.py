"""Rookery: the tower games by their rulebooks, for people, bots and research."""

from rookery.games import GAMES

__version__ = "0.1.0"
__all__ = ["GAMES", "__version__"]
