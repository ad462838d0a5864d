"""An argument parser whose texts are message ids: they become words only when help is asked for."""

from argparse import SUPPRESS, Action, ArgumentError, ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Final, NoReturn

from rookery.cli.errors import InputError
from rookery.locale import Words

COMMAND: Final = "COMMAND"


class WordedFormatter(RawDescriptionHelpFormatter):
    """Looks every heading, description and help text up in the words."""

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
    """Raises InputError in place of leaving the program, and takes no abbreviations, so that new arguments break no script."""

    def __init__(self, *, words: Words, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, exit_on_error=False, **settings)
        self._words = words
        self._positionals.title = "help-arguments"
        self._optionals.title = "help-options"
        self.add_argument("-h", "--help", action="help", help="help-help")
        self.add_argument("--language", metavar="CODE", help="help-language")

    def format_usage(self) -> str:
        self.formatter_class = partial(WordedFormatter, self._words)
        return super().format_usage()

    def format_help(self) -> str:
        self.formatter_class = partial(WordedFormatter, self._words)
        return super().format_help()

    def parse(self, argv: Sequence[str]) -> Any:
        """The arguments, or InputError for the first that cannot be used."""
        try:
            arguments, unknown = self.parse_known_args(argv)
        except ArgumentError as error:
            if error.argument_name == COMMAND:
                raise InputError("usage-no-command") from error
            raise InputError("usage-value", argument=error.argument_name or error.message) from error
        if unknown:
            raise InputError("usage-unknown", argument=unknown[0])
        return arguments

    def error(self, message: str) -> NoReturn:
        """Called by argparse for missing arguments alone, which it lists after a colon."""
        raise InputError("usage-missing", arguments=message.rpartition(": ")[2])
