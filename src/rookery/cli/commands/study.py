"""`rookery study`: measure a game with strong bots, in paired experiments with confidence intervals."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import Any, Final

from rookery import __version__
from rookery.bots.study import Finding, study_of
from rookery.cli.arguments import add_game, find_game, whole_number
from rookery.cli.errors import INTERRUPTED, InputError
from rookery.cli.standard_streams import print_for_programs
from rookery.cli.tables import markdown_table, show, text_table
from rookery.cli.workers import MOST_JOBS, add_workers, open_workers
from rookery.locale import Words

MOST_DEALS: Final = 1_000_000
COLUMNS: Final = ("study-question", "study-seats", "study-expansions", "study-points", "arena-wins", "arena-games")
TEXTS: Final = 3
"""The number of columns that hold text."""


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--deals", type=whole_number, default=400, metavar="K", help="argument-study-deals")
    add_workers(parser)
    parser.add_argument("--seed", type=whole_number, default=1, metavar="NUMBER", help="argument-study-seed")
    parser.add_argument("--json", action="store_true", help="argument-arena-json")
    parser.add_argument("--markdown", action="store_true", help="argument-study-markdown")


def run(arguments: Namespace, words: Words) -> int:
    game = find_game(arguments.game)
    study = study_of(game.name)
    if study is None:
        raise InputError("study-none", game=game.name)
    if not 0 < arguments.jobs <= MOST_JOBS or not 1 < arguments.deals <= MOST_DEALS:
        raise InputError("study-numbers", most=MOST_JOBS)
    found: list[Finding] = []
    interrupted = False
    with open_workers(arguments) as executor:
        try:
            for finding in study.study(arguments.deals, arguments.seed, executor, _progress(study.games(arguments.deals), words)):
                found.append(finding)  # noqa: PERF402  keep the findings when somebody interrupts
        except KeyboardInterrupt:
            interrupted = True
    _print(found, arguments, words)
    if interrupted:
        raise InputError("study-interrupted", exit_code=INTERRUPTED)
    return 0


def _progress(total: int, words: Words) -> Callable[[int], None]:
    """Return a function that reports progress on standard error, if that is a terminal."""
    played = 0

    def tell(games: int) -> None:
        nonlocal played
        played += games
        if sys.stderr.isatty():
            sys.stderr.write("\r" + words("study-progress", games=played, total=total))
            if played >= total:
                sys.stderr.write("\n")
            sys.stderr.flush()

    return tell


def _print(found: list[Finding], arguments: Namespace, words: Words) -> None:
    if arguments.json:
        print_for_programs()
        about = {"game": arguments.game, "deals": arguments.deals, "seed": arguments.seed, "version": __version__}
        sys.stdout.write(json.dumps({**about, "findings": [_plain(finding) for finding in found]}, ensure_ascii=False) + "\n")
        return
    rows = [_row(finding, words) for finding in found]
    if arguments.markdown:
        sys.stdout.write("\n".join(markdown_table(COLUMNS, rows, words, left=TEXTS)) + "\n")
        return
    show(text_table(COLUMNS, rows, words, left=TEXTS, no_wrap=True))


def _plain(finding: Finding) -> dict[str, Any]:
    plain: dict[str, Any] = {**finding._asdict(), "question": finding.question.removeprefix("study-"), "fair": finding.fair}
    for column in ("points", "share"):
        if plain[column] is not None:
            plain[column] = plain[column]._asdict()
    return plain


def _row(finding: Finding, words: Words) -> tuple[str, ...]:
    question = words(finding.question) if finding.thieves is None else words(finding.question, thieves=finding.thieves)
    share = "" if finding.share is None else words.estimate(*finding.share)
    return (question, str(finding.seats), ", ".join(finding.expansions), words.estimate(*finding.points), share, str(finding.games))
