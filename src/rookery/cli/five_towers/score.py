"""`rookery score five-towers`: score sheets from a line per player."""

import re
import sys
from argparse import Namespace
from collections.abc import Callable
from itertools import count
from typing import Final

from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.cli.standard_streams import next_line, standard_input
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

    if arguments.players:
        for text in arguments.players:
            enter(text)
    elif sys.stdin is not None and sys.stdin.isatty():
        _ask(enter, game, words)
    else:
        _read(enter, words)
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


def _ask(enter: Callable[[str], None], game: AnyGame, words: Words) -> None:
    """Ask for one player after the other, after a mistake for the same one again. An empty line ends the list."""
    sys.stdout.write(words("score-how") + "\n")
    entered = 0
    while entered < game.seats[-1]:
        sys.stdout.write(words("score-prompt", number=entered + 1) + " ")
        sys.stdout.flush()
        try:
            line = next_line(standard_input()).strip()
            if not line:
                return
            enter(line)
            entered += 1
        except InputError as error:
            sys.stdout.write(words(error.message, **error.arguments) + "\n")
        except EOFError:
            return


def _read(enter: Callable[[str], None], words: Words) -> None:
    """Read one player a line; errors name the number of the line."""
    stream = standard_input()
    for number in count(1):
        try:
            line = next_line(stream).strip()
            if line:
                enter(line)
        except EOFError:
            return
        except InputError as error:
            reason = words(error.message, **error.arguments)
            raise InputError("score-line", line=number, reason=reason, exit_code=WRONG_CONTENT) from error


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
