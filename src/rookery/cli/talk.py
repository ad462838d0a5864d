"""Questions to a person at the terminal, or lines from a file."""

import sys
from collections.abc import Callable
from itertools import count

from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.cli.standard_streams import await_line, next_line, standard_input
from rookery.locale import Words


class Talk:
    """The input of a score sheet. A person who makes a mistake reads why and tries again; a mistake in a file ends the program."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.asks = sys.stdin is not None and sys.stdin.isatty()
        self._stream = standard_input()
        self._lines = count(1)

    def say(self, message: str, /, **arguments: str | int) -> None:
        """Print a message for a person."""
        if self.asks:
            sys.stdout.write(self.words(message, **arguments) + "\n")

    def ask(self, take: Callable[[str], None], prompt: str, /, *, optional: bool = False, **arguments: str | int) -> None:
        """Pass the next line that is neither empty nor a comment to `take`; raise EOFError at the end of the input.

        With `optional`, a person's empty line ends the input.
        """
        while True:
            if self.asks:
                sys.stdout.write(self.words(prompt, **arguments) + " ")
                sys.stdout.flush()
                await_line(self._stream)
            number = next(self._lines)
            try:
                line = next_line(self._stream).strip()
                if line and not line.startswith("#"):
                    take(line)
                    return
                if optional and self.asks and not line:
                    raise EOFError
            except InputError as error:
                reason = self.words(error.message, **error.arguments)
                if not self.asks:
                    raise InputError("score-line", line=number, reason=reason, exit_code=WRONG_CONTENT) from error
                sys.stdout.write(reason + "\n")
