"""Score sheets for real tables: how each game's players write down what they have built, found by the game's name."""

from importlib import import_module
from typing import Protocol, cast

from rookery.core.outcome import Sheet


class SheetReader(Protocol):
    """What the module of a game gives."""

    def read_sheet(self, text: str) -> Sheet:
        """The sheet for what one player has written; InputError says what is wrong with it."""


def sheet_reader(game: str) -> SheetReader:
    return cast("SheetReader", import_module(f"{__name__}.{game.replace('-', '_')}"))
