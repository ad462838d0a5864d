"""What a person or a program can get wrong at the command line, to be said in one sentence."""

from typing import Final

WRONG_ARGUMENTS: Final = 2
WRONG_CONTENT: Final = 1


class InputError(Exception):
    """Something handed in that cannot be used: the message that says so, its arguments, and the exit code it leads to."""

    def __init__(self, message: str, /, *, exit_code: int = WRONG_ARGUMENTS, **arguments: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments
        self.exit_code = exit_code
