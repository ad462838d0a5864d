"""The rules as they are read at the table: which rows of the ledger are in which section, with examples. The sentences are in `locale/rules`."""

import tomllib
from pathlib import Path
from typing import Any, Final

HANDBOOKS: Final = ("five-towers", "carcassonne")
_FOLDER: Final = Path(__file__).parent


def handbook(game: str) -> dict[str, Any]:
    """The sections of a game's rules, and the rows that matter in each step of the game."""
    return tomllib.loads((_FOLDER / f"{game.replace('-', '_')}.toml").read_text("utf-8"))
