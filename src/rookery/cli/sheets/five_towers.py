"""A player's result in 5 Towers, as `4 3* 6* -2`: the heights, `*` for a top, and after a minus the number of demolished cards."""

import re
from typing import Final

from rookery.cli.errors import InputError
from rookery.core.outcome import Sheet
from rookery.games.five_towers.cards import TYPES
from rookery.games.five_towers.scoring import Height, sheet

TALLEST: Final = 21  # FT-D5
MOST_DEMOLISHED: Final = 44  # FT-35 and FT-D8: one in each round, and no game has more rounds
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth")

_HEIGHT: Final = re.compile(r"([0-9]{1,3})(\*?)")
_DEMOLISHED: Final = re.compile(r"[-−–]([0-9]{1,3})")


def read_sheet(text: str) -> Sheet:
    towers: list[Height] = []
    demolished: int | None = None
    for word in text.replace(",", " ").split():
        if match := _HEIGHT.fullmatch(word):
            towers.append(_tower(int(match[1]), bool(match[2]), len(towers)))
        elif (match := _DEMOLISHED.fullmatch(word)) and demolished is None:
            demolished = int(match[1])
        else:
            raise InputError("sheet-demolished-twice" if match else "sheet-word", word=word)
    if demolished is not None and demolished > MOST_DEMOLISHED:
        raise InputError("sheet-demolished-many", cards=demolished, most=MOST_DEMOLISHED)
    if not towers and demolished is None:
        raise InputError("sheet-empty")
    return sheet(towers, demolished or 0)


def _tower(cards: int, topped: bool, index: int) -> Height:
    if index >= len(TYPES):
        raise InputError("sheet-towers", most=len(TYPES))  # FT-15
    if cards > TALLEST:
        raise InputError("sheet-tall", cards=cards, most=TALLEST)
    if topped and not cards:
        raise InputError("sheet-top-of-nothing")
    return Height(cards, topped, ORDINALS[index])
