"""Score sheets for real tables: how each game's players write down what they have built, found by the game's name."""

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from rookery.cli.errors import InputError
from rookery.core.outcome import Sheet


class SheetReader(Protocol):
    """What the module of a game gives."""

    def read_sheet(self, text: str) -> Sheet:
        """The sheet for what one player has written; InputError says what is wrong with it."""


def sheet_reader(game: str) -> SheetReader:
    module = f"{__name__}.{game.replace('-', '_')}"
    if not find_spec(module):
        raise InputError("no-score-sheet", game=game)
    return cast("SheetReader", import_module(module))
