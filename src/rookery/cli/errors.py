"""The error for invalid input at the command line, and its exit codes."""

from typing import Final

from rookery.core.errors import ReasonedError

WRONG_ARGUMENTS: Final = 2
WRONG_CONTENT: Final = 1
INTERRUPTED: Final = 130  # as a shell reports it


class InputError(Exception):
    """Invalid input: the message id, its arguments, and the exit code.

    `because` is the error that the message gives as its `reason`.
    """

    def __init__(self, message: str, /, *, exit_code: int = WRONG_ARGUMENTS, because: ReasonedError | None = None, **arguments: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.because = because
        self.arguments = arguments
        self.exit_code = exit_code
