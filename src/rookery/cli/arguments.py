"""The arguments that several commands share, and what is made of them: a game, its setup, a seed."""

import re
from argparse import ArgumentParser, Namespace
from random import Random, SystemRandom
from typing import Final

from rookery.cli.errors import InputError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.core.rules import AnyGame, Seat
from rookery.games import GAMES

USUAL_SEATS: Final = 3


def whole_number(text: str) -> int:
    """For argparse: a number from 0 to 999,999,999."""
    if not re.fullmatch(r"[0-9]{1,9}", text):
        raise InputError("usage-number", text=text)
    return int(text)


def add_game(parser: ArgumentParser, *, optional: bool = False) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?" if optional else None, help="argument-game")


def add_setup(parser: ArgumentParser) -> None:
    """The arguments from which a setup is made."""
    parser.add_argument("--seats", type=whole_number, metavar="N", help="argument-seats")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="argument-option")
    parser.add_argument("--expansions", default="", metavar="NAME,NAME", help="argument-expansions")
    parser.add_argument("--opener", type=whole_number, metavar="SEAT", help="argument-opener")


def add_seed(parser: ArgumentParser) -> None:
    parser.add_argument("--seed", metavar="TEXT", help="argument-seed")


def find_game(name: str) -> AnyGame:
    if name not in GAMES:
        raise InputError("no-such-game", game=name, known=", ".join(GAMES))
    return GAMES[name]


def usual_seats(game: AnyGame) -> int:
    """How many play when nobody says: three, or the nearest number that the game allows."""
    return min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])


def read_setup(game: AnyGame, arguments: Namespace, *, chance: Random | None = None) -> Setup:
    """The setup, checked by the game. Without `--opener` it is drawn from `chance`, or is seat 0 where chance is not ours to play (FT-26)."""
    seats = usual_seats(game) if arguments.seats is None else arguments.seats
    opener: Seat = arguments.opener or 0
    if arguments.opener is None and chance is not None:
        opener = chance.randrange(max(1, seats))
    setup = Setup(
        game=game.name,
        seats=seats,
        options=_read_options(arguments.option),
        expansions=split_names(arguments.expansions),
        opener=opener,
    )
    game.check(setup)
    return setup


def _read_options(texts: list[str]) -> FrozenMap[str, str]:
    options: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise InputError("option-form", text=text)
        if name in options:
            raise InputError("option-twice", option=name)
        options[name] = value
    return FrozenMap(options)


def split_names(text: str) -> tuple[str, ...]:
    """The names in `a,b`."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


def fresh_seed() -> str:
    return str(SystemRandom().randrange(10**9))


def chance_of(seed: str) -> Random:
    """Nature's stream for this seed. The text of a seed gives the same stream on every machine."""
    return Random(f"{seed}/chance")


def thought_of(seed: str) -> Random:
    """The bots' stream for this seed, apart from nature's, so that other bots meet the same cards."""
    return Random(f"{seed}/thought")
