"""The command line's arguments: the parser, the arguments that several commands share, and the game, setup and seed that they describe."""

import re
from argparse import SUPPRESS, Action, ArgumentError, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Iterable, Sequence
from functools import partial
from random import Random, SystemRandom
from typing import Any, Final, NoReturn

from rookery.cli.errors import InputError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.core.rules import AnyGame, Seat
from rookery.games import GAMES
from rookery.locale import Words

COMMAND: Final = "COMMAND"
DEFAULT_SEATS: Final = 3
_NAME: Final = re.compile(r"""(?:'[^']*'|"[^"]*"|[^,])+""")


# --- the parser


class MessageFormatter(RawDescriptionHelpFormatter):
    """A help formatter that replaces message ids with their texts."""

    def __init__(self, words: Words, prog: str, **settings: Any) -> None:
        super().__init__(prog, max_help_position=28, **settings)
        self._words = words

    def add_usage(self, usage: str | None, actions: Iterable[Action], groups: Iterable[Any], prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, prefix if prefix is not None else self._words("help-usage") + " ")

    def add_text(self, text: str | None) -> None:
        super().add_text(text if text is None or text is SUPPRESS else self._words(text))

    def start_section(self, heading: str | None) -> None:
        super().start_section(heading and self._words(heading))

    def _expand_help(self, action: Action) -> str:
        return self._words(action.help or "")


class Parser(ArgumentParser):
    """An argument parser whose texts are message ids, looked up only for help.

    It raises InputError instead of exiting, and accepts no abbreviations, so that new arguments break no script. Python's
    versions report a missing argument differently, so the parser checks for those itself, after unknown arguments.
    """

    def __init__(self, *, words: Words, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, exit_on_error=False, **settings)
        self.color = False  # Python 3.14 colours help; older versions do not
        self.words = words
        self._needed: list[Action] = []
        self._positionals.title = "help-arguments"
        self._optionals.title = "help-options"
        self.add_argument("-h", "--help", action="help", help="help-help")
        self.add_argument("--language", metavar="CODE", help="help-language")

    def add_argument(self, *names: str, **settings: Any) -> Action:
        action = super().add_argument(*names, **settings)
        if not action.option_strings:
            action.required = False
            self._needed += [action] if action.nargs is None else []
        return action

    def format_usage(self) -> str:
        self.formatter_class = partial(MessageFormatter, self.words)
        return super().format_usage()

    def format_help(self) -> str:
        self.formatter_class = partial(MessageFormatter, self.words)
        return super().format_help()

    def parse(self, argv: Sequence[str]) -> Namespace:
        """Return the arguments; raise InputError for the first invalid one."""
        try:
            arguments, unknown = self.parse_known_args(argv)
        except ArgumentError as error:
            if error.argument_name == COMMAND:
                raise InputError("usage-no-command") from error
            raise InputError("usage-value", argument=error.argument_name or error.message) from error
        if unknown:
            raise InputError("usage-unknown", argument=unknown[0])
        return arguments

    def check_complete(self, arguments: Namespace) -> None:
        """Raise InputError if a required argument is missing."""
        missing = [str(action.metavar) for action in self._needed if getattr(arguments, action.dest) is None]
        if missing:
            raise InputError("usage-missing", arguments=", ".join(missing))

    def error(self, message: str) -> NoReturn:
        """Raise InputError where argparse would exit."""
        raise InputError("usage-value", argument=message)


# --- arguments that several commands share


def whole_number(text: str) -> int:
    """Parse a number from 0 to 999,999,999, as an argparse type."""
    if not re.fullmatch(r"[0-9]{1,9}", text):
        raise InputError("usage-number", text=text)
    return int(text)


def add_game(parser: ArgumentParser, *, optional: bool = False) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?" if optional else None, help="argument-game")


def add_setup(parser: ArgumentParser, command: str | None = None) -> None:
    """Add the arguments that `read_setup` reads. `command` selects the defaults and texts of a command that has its own."""
    parser.add_argument("--seats", type=whole_number, metavar="N", help="argument-seats" if command is None else f"argument-seats-{command}")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="argument-option")
    parser.add_argument("--expansions", default="", metavar="NAME,NAME", help="argument-expansions")
    parser.add_argument("--opener", type=whole_number, metavar="SEAT", help="argument-opener" if command is None else f"argument-opener-{command}")


def add_seed(parser: ArgumentParser) -> None:
    parser.add_argument("--seed", metavar="TEXT", help="argument-seed")


def find_game(name: str) -> AnyGame:
    """Return the game of this name; raise InputError with the known names if there is none."""
    if name not in GAMES:
        raise InputError("no-such-game", game=name, known=", ".join(GAMES))
    return GAMES[name]


def game_title(game: AnyGame, words: Words) -> str:
    """Return the game's name in the reader's language, or as on its box."""
    return words(f"game-{game.name}") if f"game-{game.name}" in words else game.facts.title


def default_seats(game: AnyGame) -> int:
    """Return the default number of seats: three, or the nearest number that the game allows."""
    return min(max(DEFAULT_SEATS, game.seats[0]), game.seats[-1])


def read_setup(game: AnyGame, arguments: Namespace, *, chance: Random | None = None) -> Setup:
    """Return the setup, checked by the game. Without `--opener` draw the opener from `chance`, or take seat 0 if the caller plays chance (FT-26)."""
    seats = default_seats(game) if arguments.seats is None else arguments.seats
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
    """Split `a,b` into names. Commas in quotation marks separate nothing, because a name can be a command."""
    return tuple(name.strip() for name in _NAME.findall(text) if name.strip())


# --- seeds


def random_seed() -> str:
    return str(SystemRandom().randrange(10**9))
