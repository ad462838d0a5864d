"""`rookery simulate`: games between bots, as JSON records or as a summary."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout
from statistics import fmean
from typing import Final

from rookery import __version__
from rookery.bots.simulation import Simulation
from rookery.cli.arguments import add_game, add_seed, add_setup, find_game, random_seed, read_setup, whole_number
from rookery.cli.bot_arguments import bot_title_and_id, bots_at_seats, name_bots
from rookery.cli.errors import InputError
from rookery.cli.standard_streams import print_for_programs, with_progress
from rookery.cli.tables import show, text_table
from rookery.core.record import Record
from rookery.core.record_text import write_json
from rookery.locale import Words
from rookery.play.deal import share_of

COLUMNS: Final = ("summary-seat", "summary-bot", "summary-mean", "summary-lowest", "summary-highest", "summary-victories", "summary-share")


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
    setup = read_setup(game, arguments)
    names = name_bots(game.name, arguments.bots, setup.seats)
    if arguments.seed is None:
        sys.stderr.write(words("seed-drawn", seed=seed) + "\n")
    simulation = Simulation(setup, names, seed, __version__, draw_opener=arguments.opener is None)
    with bots_at_seats(game.name, dict(enumerate(names))) as bots:
        played = _quietly(simulation.play(list(bots.values()), range(arguments.games)))
        played = with_progress(played, words, "simulate-progress", total=arguments.games)
        if arguments.json:
            print_for_programs()
            for record in played:
                sys.stdout.write(write_json(record) + "\n")
        else:
            _summarise(played, names, words)
    return 0


def _quietly(games: Iterator[Record]) -> Iterator[Record]:
    """Yield the games; what the bots print goes to standard error."""
    while True:
        with redirect_stdout(sys.stderr):
            record = next(games, None)
        if record is None:
            return
        yield record


def _summarise(games: Iterable[Record], bots: tuple[str, ...], words: Words) -> None:
    """Print one row per seat. A tie splits the win, so that the shares add up to 100%."""
    seats = range(len(bots))
    scores: list[tuple[int, ...]] = []
    lengths: list[int] = []
    victories = [0.0] * len(bots)
    for record in games:
        assert record.scores is not None, "the game was played out"
        scores.append(record.scores)
        lengths.append(len(record.actions))
        for seat in seats:
            victories[seat] += share_of(record.scores, seat)
    rows = []
    for seat in seats:
        own, won = [score[seat] for score in scores], victories[seat]
        numbers = (words.decimal(fmean(own)), str(min(own)), str(max(own)), words.decimal(won), words.percent(won / len(scores)))
        rows.append((str(seat), bot_title_and_id(bots[seat], words), *numbers))
    total = words("summary-games", games=len(scores), mean=words.decimal(fmean(lengths)), shortest=min(lengths), longest=max(lengths))
    show(text_table(COLUMNS, rows, words, left=2), total)
