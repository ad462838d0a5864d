"""`rookery simulate`: whole games between bots, as JSON records or summed up."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from rookery.cli.arguments import add_game, add_seed, add_setup, chance_of, find_game, fresh_seed, read_setup, thought_of, whole_number
from rookery.cli.errors import InputError
from rookery.cli.progress import watched
from rookery.cli.seating import make_bots, name_bots
from rookery.cli.streams import print_for_programs
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
    seed = arguments.seed if arguments.seed is not None else fresh_seed()
    game = find_game(arguments.game)
    seats = read_setup(game, arguments, chance=chance_of(seed)).seats
    names = name_bots(game.name, arguments.bots, seats)
    if arguments.seed is None:
        sys.stderr.write(words("seed-drawn", seed=seed) + "\n")
    played = watched(_games(game, names, arguments, seed), words, "simulate-progress", total=arguments.games)
    if arguments.json:
        print_for_programs()
        for record, _ in played:
            sys.stdout.write(write_json(record) + "\n")
        return 0
    from rookery.cli.summary import summarise  # noqa: PLC0415  brings rich along, which JSON does not need

    summarise(played, names, words)
    return 0


def _games(game: AnyGame, names: tuple[str, ...], arguments: Namespace, seed: str) -> Iterator[tuple[Record, Outcome]]:
    """Every game with its outcome. Game k comes from the seed and k alone, however many are asked for."""
    bots = make_bots(game.name, names)
    for number in range(arguments.games):
        chance = chance_of(f"{seed}:{number}")
        match = Match(game, read_setup(game, arguments, chance=chance))
        play_out(match, bots, chance=chance, thought=thought_of(f"{seed}:{number}"))
        outcome = match.rules.outcome(match.state)
        assert outcome is not None, "a game that was played out is over"
        yield match.record(), outcome
