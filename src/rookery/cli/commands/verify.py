"""`rookery verify`: check that the draws of a record follow from the secret that the server committed to before the game."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable

from rookery.cli.arguments import find_game
from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.cli.files import open_source, read_records
from rookery.core.errors import GameError
from rookery.locale import Words
from rookery.play.fair import COMMITMENT_TAG, contributors, recommitments, verify


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="argument-file")


def run(arguments: Namespace, words: Words) -> int:
    with open_source(arguments.file) as (stream, source):
        for record in read_records(stream, source):
            try:
                draws = verify(find_game(record.setup.game), record)
            except GameError as error:
                raise InputError("verify-failed", source=source, because=error, exit_code=WRONG_CONTENT) from error
            sys.stdout.write(words("verify-good", draws=draws, commitment=record.tags[COMMITMENT_TAG]) + "\n")
            seats, sealed = contributors(record)
            proven = "verify-nobody" if not seats else "verify-sealed" if sealed else "verify-unsealed"
            sys.stdout.write(words(proven, seats=_listed(seats)) + "\n")
            if again := recommitments(record):
                withheld = _listed(sorted({seat for one in again for seat in one.withheld}))
                sys.stdout.write(words("verify-recommitted", times=len(again), seats=withheld, shuffles=len(again) + 1) + "\n")
    return 0


def _listed(seats: Iterable[int]) -> str:
    return ", ".join(map(str, seats))
