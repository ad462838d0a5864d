"""`rookery score`: the score sheet for a real table."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from itertools import count

from rookery.cli.arguments import add_game, find_game
from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.cli.lines import next_line, standard_input
from rookery.cli.paper import Paper
from rookery.cli.sheets import SheetReader, sheet_reader
from rookery.cli.telling import sheet_lines, winners_text
from rookery.core.outcome import Outcome, Reason, Sheet
from rookery.core.rules import AnyGame
from rookery.locale import Words

LONGEST_NAME = 40


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("players", nargs="*", metavar="PLAYER", help="argument-players")


def run(arguments: Namespace, words: Words) -> int:
    game = find_game(arguments.game)
    reader = sheet_reader(game.name)
    sheets: dict[str, Sheet] = {}

    def enter(text: str) -> None:
        name, sheet = _read_player(text, len(sheets) + 1, reader, words)
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
    if not sheets:
        raise InputError("score-nobody", exit_code=WRONG_CONTENT)
    sys.stdout.write("\n".join(_result(sheets, words)) + "\n")
    return 0


def _read_player(text: str, number: int, reader: SheetReader, words: Words) -> tuple[str, Sheet]:
    """The name before the colon, or a number for who has none, and the sheet after it."""
    name, colon, rest = text.partition(":")
    if not colon:
        return words("score-player", number=number), reader.read_sheet(text)
    name = "".join(sign for sign in name.strip() if sign.isprintable())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise InputError("score-name", longest=LONGEST_NAME)
    return name, reader.read_sheet(rest)


def _ask(enter: Callable[[str], None], game: AnyGame, words: Words) -> None:
    """Ask for one player after the other; an empty line ends the list, and a mistake is said and asked for again."""
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
    """Read one player a line; what is wrong with a line is said with its number."""
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


def _result(sheets: dict[str, Sheet], words: Words) -> Iterator[str]:
    for name, sheet in sheets.items():
        yield from sheet_lines(name, sheet, words)
        yield ""
    if len(sheets) == 1:
        return
    names = tuple(sheets)
    outcome = Outcome.of(list(sheets.values()), Reason("", ""))
    for seat in sorted(range(len(names)), key=lambda seat: outcome.places[seat]):
        yield words("score-place", place=outcome.places[seat], name=names[seat], points=outcome.scores[seat])
    yield winners_text(outcome.scores, outcome.places, Paper(words, names))  # FT-60
