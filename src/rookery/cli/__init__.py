"""The command line: `rookery COMMAND`. Each command is a module in `commands`, loaded only when called."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Final

from rookery import __version__
from rookery.cli.arguments import COMMAND, Parser
from rookery.cli.errors import INTERRUPTED, WRONG_ARGUMENTS, WRONG_CONTENT, InputError
from rookery.cli.standard_streams import discard, prepare_streams
from rookery.core.errors import ReasonedError, SetupError
from rookery.locale import Words, known_language, languages, preferred_language
from rookery.locale.error_text import reason_text, system_text

COMMANDS: Final = (
    "play",
    "serve",
    "simulate",
    "dataset",
    "arena",
    "study",
    "train",
    "replay",
    "analyse",
    "puzzles",
    "referee",
    "visit",
    "score",
    "verify",
    "backup",
    "restore",
    "migrate",
    "admin",
    "games",
)

SERVER_COMMANDS: Final = ("serve", "backup", "restore", "migrate", "admin")
"""Commands that need the packages of `rookery[server]`."""

OUTPUT_CLOSED: Final = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code. Report an error as a one-line message on standard error."""
    argv = sys.argv[1:] if argv is None else argv
    prepare_streams()
    words = Words(preferred_language(os.environ))
    try:
        _check_text(argv)
        words = Words(_asked_language(argv) or words.language)
        code = _run(argv, words)
        sys.stdout.flush()
    except (InputError, ReasonedError, OSError, EOFError, KeyboardInterrupt) as error:
        return _report(error, words)
    return code


def _run(argv: Sequence[str], words: Words) -> int:
    parser = Parser(words=words, prog="rookery", description="about", epilog="about-more")
    parser.add_argument("--version", action="version", version=f"rookery {__version__}", help="help-version")
    commands = parser.add_subparsers(dest="command", metavar=COMMAND, title="help-commands", parser_class=Parser)
    parsers = {
        name: commands.add_parser(name, words=words, help=f"command-{name}", description=f"command-{name}", epilog=f"example-{name}")
        for name in COMMANDS
    }
    chosen = next((word for word in argv if word in COMMANDS), None)
    command = _load(chosen) if chosen else None
    if chosen and command:
        command.add_arguments(parsers[chosen])
    try:
        arguments = parser.parse(argv)
    except SystemExit:  # argparse has printed the help or the version
        return 0
    if command is None:
        parser.print_help(sys.stderr)
        return WRONG_ARGUMENTS
    parsers[arguments.command].check_complete(arguments)
    code: int = command.run(arguments, words)
    return code


def _load(command: str) -> ModuleType:
    """Return the module of a command; without the server's packages, its commands explain how to install them."""
    try:
        return import_module(f"rookery.cli.commands.{command}")
    except ModuleNotFoundError as error:
        if command not in SERVER_COMMANDS or (error.name or "rookery").partition(".")[0] == "rookery":
            raise
        raise InputError("serve-not-installed", command=f"rookery {command}") from error


def _asked_language(argv: Sequence[str]) -> str | None:
    """Return the value of `--language`, which help and errors need before arguments are parsed."""
    wish = None
    for index, argument in enumerate(argv):
        if argument == "--language":
            wish = "".join(argv[index + 1 : index + 2])
        elif argument.startswith("--language="):
            wish = argument.partition("=")[2]
    if wish is None:
        return None
    if (language := known_language(wish)) is None:
        raise InputError("no-such-language", language=wish, known=", ".join(languages()))
    return language


def _check_text(argv: Sequence[str]) -> None:
    """Raise InputError if an argument is not UTF-8: Python passes such bytes on as lone surrogates, which cannot be printed."""
    for argument in argv:
        try:
            argument.encode()
        except UnicodeEncodeError as error:
            raise InputError("usage-not-utf-8", argument=argument.encode(errors="replace").decode()) from error


def _report(error: BaseException, words: Words) -> int:
    sentence, code = _describe(error, words)
    discard(sys.stdout)
    try:
        sys.stderr.write(words("complaint", sentence=sentence) + "\n")
        sys.stderr.flush()
    except OSError:
        discard(sys.stderr)
    return code


def _describe(error: BaseException, words: Words) -> tuple[str, int]:
    """Return the message for an error, and the exit code."""
    match error:
        case InputError():
            reason = {"reason": reason_text(error.because.data(), words)} if error.because else {}
            return words(error.message, **error.arguments, **reason), error.exit_code
        case ReasonedError():
            return reason_text(error.data(), words), WRONG_ARGUMENTS if isinstance(error, SetupError) else WRONG_CONTENT
        case BrokenPipeError():
            return words("output-closed"), OUTPUT_CLOSED
        case OSError():
            named = "file-failed" if error.filename else "system-failed"
            return words(named, file=str(error.filename), reason=system_text(error, words)), WRONG_CONTENT
        case KeyboardInterrupt():
            return words("interrupted"), INTERRUPTED
        case _:
            return words("input-ended"), WRONG_CONTENT
