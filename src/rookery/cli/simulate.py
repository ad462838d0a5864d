"""`rookery simulate`: whole games between bots, as JSON records or summed up."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from rookery.cli.arguments import add_game, add_seed, add_setup, chance_of, find_game, fresh_seed, make_bots, name_bots, read_setup, thought_of, whole_number
from rookery.cli.errors import InputError
from rookery.cli.progress import watched
from rookery.core.outcome import Outcome
from rookery.core.record import Record
from rookery.core.record_text import write_json
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
    seed = arguments.seed if arguments.seed is not None else fresh_seed()
    games = _games(arguments, seed)
    first = next(games)  # what is wrong with the arguments shows before anything is said
    if arguments.seed is None:
        sys.stderr.write(words("seed-drawn", seed=seed) + "\n")
    played = watched(_chain(first, games), words("simulate-progress") if sys.stderr.isatty() else "", arguments.games)
    if arguments.json:
        for record, _ in played:
            sys.stdout.write(write_json(record) + "\n")
        return 0
    from rookery.cli.summary import summarise  # noqa: PLC0415  brings rich along, which JSON does not need

    names = name_bots(arguments.game, arguments.bots, first[0].setup.seats)
    summarise(played, names, words)
    return 0


def _chain(first: tuple[Record, Outcome], rest: Iterator[tuple[Record, Outcome]]) -> Iterator[tuple[Record, Outcome]]:
    yield first
    yield from rest


def _games(arguments: Namespace, seed: str) -> Iterator[tuple[Record, Outcome]]:
    """Every game with its outcome. Game k comes from the seed and k alone, however many are asked for."""
    game = find_game(arguments.game)
    setup = read_setup(game, arguments, chance=chance_of(f"{seed}:0"))
    bots = make_bots(game.name, name_bots(game.name, arguments.bots, setup.seats))
    for number in range(arguments.games):
        chance = chance_of(f"{seed}:{number}")
        match = Match(game, read_setup(game, arguments, chance=chance))
        play_out(match, bots, chance=chance, thought=thought_of(f"{seed}:{number}"))
        outcome = match.rules.outcome(match.state)
        assert outcome is not None, "a game that was played out is over"
        yield match.record(), outcome
