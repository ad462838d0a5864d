"""`rookery simulate`: games between bots, as JSON records or as a summary."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from statistics import fmean

from rookery.cli.arguments import add_game, add_seed, add_setup, bot_rng, chance_rng, find_game, random_seed, read_setup, whole_number
from rookery.cli.bot_arguments import make_bots, name_bots
from rookery.cli.errors import InputError
from rookery.cli.standard_streams import print_for_programs, with_progress
from rookery.core.outcome import Outcome
from rookery.core.record import Record
from rookery.core.record_text import write_json
from rookery.core.rules import AnyGame
from rookery.locale import Words
from rookery.play.match import Match, play_out


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    add_setup(parser)
    parser.add_argument("--games", type=whole_number, default=100, metavar="K", help="argument-games")
    parser.add_argument("--bots", metavar="NAME,NAME", help="argument-bots-all")
    add_seed(parser)
    parser.add_argument("--json", action="store_true", help="argument-json-simulate")


def run(arguments: Namespace, words: Words) -> int:
    if arguments.games < 1:
        raise InputError("simulate-none")
    seed = arguments.seed if arguments.seed is not None else random_seed()
    game = find_game(arguments.game)
    seats = read_setup(game, arguments, chance=chance_rng(seed)).seats
    names = name_bots(game.name, arguments.bots, seats)
    if arguments.seed is None:
        sys.stderr.write(words("seed-drawn", seed=seed) + "\n")
    played = with_progress(_games(game, names, arguments, seed), words, "simulate-progress", total=arguments.games)
    if arguments.json:
        print_for_programs()
        for record, _ in played:
            sys.stdout.write(write_json(record) + "\n")
        return 0
    _summarise(played, names, words)
    return 0


def _games(game: AnyGame, names: tuple[str, ...], arguments: Namespace, seed: str) -> Iterator[tuple[Record, Outcome]]:
    """Every game with its outcome. Game k depends only on the seed and k, not on the number of games."""
    bots = make_bots(game.name, names)
    for number in range(arguments.games):
        chance = chance_rng(f"{seed}:{number}")
        match = Match(game, read_setup(game, arguments, chance=chance))
        play_out(match, bots, chance=chance, thought=bot_rng(f"{seed}:{number}"))
        outcome = match.rules.outcome(match.state)
        assert outcome is not None, "a game that was played out is over"
        yield match.record(), outcome


def _summarise(games: Iterable[tuple[Record, Outcome]], bots: tuple[str, ...], words: Words) -> None:
    """Print one row for each seat. A shared victory is divided among those who share it, so that the shares add up to the whole."""
    from rich import box  # noqa: PLC0415  rich is slow to load, and JSON does not need it
    from rich.console import Console  # noqa: PLC0415  as above
    from rich.table import Table  # noqa: PLC0415  as above

    seats = range(len(bots))
    scores: list[tuple[int, ...]] = []
    lengths: list[int] = []
    victories = [0.0] * len(bots)
    for record, outcome in games:
        scores.append(outcome.scores)
        lengths.append(len(record.actions))
        for seat in outcome.winners:
            victories[seat] += 1 / len(outcome.winners)
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("summary-seat", "summary-bot"):
        table.add_column(words(column))
    for column in ("summary-mean", "summary-lowest", "summary-highest", "summary-victories", "summary-share"):
        table.add_column(words(column), justify="right")
    for seat in seats:
        points = [score[seat] for score in scores]
        won = victories[seat]
        table.add_row(str(seat), bots[seat], f"{fmean(points):.1f}", str(min(points)), str(max(points)), f"{won:.1f}", f"{won / len(scores):.1%}")
    console = Console(markup=False, highlight=False)
    console.print(table)
    console.print(words("summary-games", games=len(scores), mean=f"{fmean(lengths):.1f}", shortest=min(lengths), longest=max(lengths)))
