"""The handbook: the sections of each game's rules, the ledger rows in each, and examples. The sentences are in `locale/`."""

import tomllib
from pathlib import Path
from typing import Any, Final

from rookery.core.kit import folder_of
from rookery.games import GAMES

_FOLDER: Final = Path(__file__).parent


def _file(game: str) -> Path:
    return _FOLDER / folder_of(game) / "handbook.toml"


HANDBOOKS: Final = tuple(game for game in GAMES if _file(game).exists())
"""The games with a handbook."""


def handbook(game: str) -> dict[str, Any]:
    """Return the sections of a game's rules, and the rows that matter in each step of the game."""
    return tomllib.loads(_file(game).read_text("utf-8"))
