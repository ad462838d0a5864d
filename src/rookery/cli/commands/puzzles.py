"""`rookery puzzles`: find positions with one clearly best choice in games of bots, or verify the solutions of the built-in puzzles."""

import sys
from argparse import ArgumentParser, Namespace
from concurrent.futures import Executor
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Final

from rookery.bots import bot_names, make_bot, strongest_advisor
from rookery.cli.arguments import add_game, find_game, game_title, whole_number
from rookery.cli.errors import InputError
from rookery.cli.standard_streams import with_progress
from rookery.cli.workers import add_workers, open_workers
from rookery.core.record import Setup
from rookery.core.rules import AnyGame
from rookery.locale import Words
from rookery.play import puzzles
from rookery.play.advice import Advisor
from rookery.play.puzzles import Puzzle
from rookery.work.ordered import in_order

AGREEMENT: Final = 0.98
"""The share of solutions that a deeper search must confirm."""
FAILED: Final = 1
SEATS: Final = (2, 3, 4, 2, 3, 5)
"""The numbers of seats, used in turn."""
WITH_EXPANSIONS: Final = 2
"""One game in this many uses all expansions."""


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=whole_number, default=10, metavar="N", help="argument-puzzles-games")
    parser.add_argument("--first", type=whole_number, default=1, metavar="K", help="argument-puzzles-first")
    parser.add_argument("--seed", default="1", metavar="TEXT", help="argument-puzzles-seed")
    parser.add_argument("--out", type=Path, metavar="FILE", help="argument-puzzles-out")
    add_workers(parser)
    parser.add_argument("--check", action="store_true", help="argument-puzzles-check")


def run(arguments: Namespace, words: Words) -> int:
    game = find_game(arguments.game)
    advisor = strongest_advisor(game.name)
    if advisor is None:
        raise InputError("analyse-no-advisor", game=game_title(game, words))
    with open_workers(arguments) as executor:
        if arguments.check:
            known = _known(arguments.out) if arguments.out else puzzles.shipped(game.name)
            return _check(game, known, advisor, executor, words)
        numbers = range(arguments.first, arguments.first + arguments.games)
        games = in_order(executor, partial(_find, game, advisor, arguments.seed), numbers)
        with arguments.out.open("a", encoding="utf-8") if arguments.out else nullcontext(sys.stdout) as out:
            for found in with_progress(games, words, "puzzles-progress", total=len(numbers)):
                for puzzle in found.result:
                    out.write(puzzles.write(puzzle) + "\n")
                out.flush()
    return 0


def _known(file: Path) -> tuple[Puzzle, ...]:
    return tuple(map(puzzles.read, file.read_text(encoding="utf-8").splitlines()))


def _find(game: AnyGame, advisor: Advisor, seed: str, number: int) -> list[Puzzle]:
    """Return the puzzles of one game. All bots except the weakest and the slow ones take turns to play it."""
    seats = SEATS[number % len(SEATS)]
    players = [name for name in bot_names(game.name)[1:] if name not in ("search", "deep")]
    bots = [make_bot(game.name, players[-1 - (number + seat) % len(players)]) for seat in range(seats)]
    expansions = game.expansions if number % WITH_EXPANSIONS == 0 else ()
    setup = Setup(game.name, seats, expansions=expansions, opener=number % seats)
    return list(puzzles.find(game, setup, bots, advisor, f"{seed}.{number}"))


def _check(game: AnyGame, known: tuple[Puzzle, ...], advisor: Advisor, executor: Executor, words: Words) -> int:
    checked = in_order(executor, partial(_agrees, game, advisor), known)
    doubtful = [found.task.id for found in with_progress(checked, words, "puzzles-checking", total=len(known)) if not found.result]
    agreed = len(known) - len(doubtful)
    share = agreed / len(known) if known else 0.0
    sys.stdout.write(words("puzzles-checked", agreed=agreed, all=len(known), share=words.percent(share)) + "\n")
    if doubtful:
        sys.stdout.write(words("puzzles-not-agreed", puzzles=", ".join(doubtful)) + "\n")
    return 0 if share >= AGREEMENT else FAILED


def _agrees(game: AnyGame, advisor: Advisor, puzzle: Puzzle) -> bool:
    return puzzles.check(game, puzzle, advisor)
