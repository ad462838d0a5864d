"""`rookery score five-towers`: score sheets from a line per player."""

import re
from argparse import Namespace
from contextlib import suppress
from typing import Final

from rookery.cli.errors import InputError
from rookery.cli.talk import Talk
from rookery.core.outcome import Sheet
from rookery.core.rules import AnyGame
from rookery.games.five_towers.cards import TYPES
from rookery.games.five_towers.scoring import Height
from rookery.games.five_towers.scoring import sheet as score_towers
from rookery.locale import Words

LONGEST_NAME: Final = 40
TALLEST: Final = 21  # FT-D5
MOST_DEMOLISHED: Final = 44  # FT-35 and FT-D8: one demolition per round, and no game has more rounds
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth")

_HEIGHT: Final = re.compile(r"([0-9]{1,3})(\*?)")
_DEMOLISHED: Final = re.compile(r"[-−–]([0-9]{1,3})")


def score(arguments: Namespace, game: AnyGame, words: Words) -> dict[str, Sheet]:
    """Return the sheets of all players, each from one line."""
    sheets: dict[str, Sheet] = {}

    def enter(text: str) -> None:
        name, sheet = _read_player(text, len(sheets) + 1, words)
        if name in sheets:
            raise InputError("score-twice", name=name)
        if len(sheets) == game.seats[-1]:
            raise InputError("score-many", most=game.seats[-1])
        sheets[name] = sheet

    for text in arguments.players:
        enter(text)
    if arguments.players:
        return sheets
    talk = Talk(words)
    talk.say("score-how")
    with suppress(EOFError):
        while not talk.asks or len(sheets) < game.seats[-1]:
            talk.ask(enter, "score-prompt", optional=True, number=len(sheets) + 1)
    return sheets


def _read_player(text: str, number: int, words: Words) -> tuple[str, Sheet]:
    """Return the name before the colon, or a numbered one without a colon, and the sheet after it."""
    name, colon, rest = text.partition(":")
    if not colon:
        return words("score-player", number=number), read_sheet(text)
    name = "".join(char for char in name.strip() if char.isprintable())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise InputError("score-name", longest=LONGEST_NAME)
    return name, read_sheet(rest)


def read_sheet(text: str) -> Sheet:
    """Return the sheet for `4 3* 6* -2`: the heights, `*` for a top, and after a minus the number of demolished cards."""
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
    return score_towers(towers, demolished or 0)


def _tower(cards: int, topped: bool, index: int) -> Height:
    if index >= len(TYPES):
        raise InputError("sheet-towers", most=len(TYPES))  # FT-15
    if cards > TALLEST:
        raise InputError("sheet-tall", cards=cards, most=TALLEST)
    if topped and not cards:
        raise InputError("sheet-top-of-nothing")
    return Height(cards, topped, ORDINALS[index])
