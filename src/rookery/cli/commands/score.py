"""`rookery score`: add up the score sheets of a game played with real components."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from rookery.cli.arguments import add_game, find_game
from rookery.cli.draw_context import DrawContext
from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.cli.kit import score_sheet_for
from rookery.cli.log_text import sheet_lines, winners_text
from rookery.core.outcome import Outcome, Reason, Sheet
from rookery.locale import Words


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("players", nargs="*", metavar="PLAYER", help="argument-players")
    parser.add_argument("--expansions", metavar="NAME,NAME", help="argument-score-expansions")
    parser.add_argument("--no-fields", action="store_true", help="argument-score-no-fields")


def run(arguments: Namespace, words: Words) -> int:
    game = find_game(arguments.game)
    sheet = score_sheet_for(game.name)
    if sheet is None:
        raise InputError("no-score-sheet", game=game.name)
    sheets = sheet.score(arguments, game, words)
    if not sheets:
        raise InputError("score-nobody", exit_code=WRONG_CONTENT)
    sys.stdout.write("\n".join(_result(sheets, words)) + "\n")
    return 0


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
    yield winners_text(outcome.scores, outcome.places, DrawContext(words, names))  # FT-60
