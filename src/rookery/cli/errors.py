"""The error for wrong input at the command line, and its exit codes."""

from typing import Final

WRONG_ARGUMENTS: Final = 2
WRONG_CONTENT: Final = 1
INTERRUPTED: Final = 130  # as a shell reports it


class InputError(Exception):
    """Input that cannot be used: the id of the message, its arguments, and the exit code."""

    def __init__(self, message: str, /, *, exit_code: int = WRONG_ARGUMENTS, **arguments: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments
        self.exit_code = exit_code
