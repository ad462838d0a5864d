"""Errors in the reader's language: errors with a reason, refused actions, and errors of the operating system."""

import errno
from collections.abc import Mapping
from typing import Any, Final

from rookery.core.errors import GameError, IllegalActionError
from rookery.locale import Words

SYSTEM: Final = {
    errno.ENOENT: "not-found",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.EISDIR: "is-folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "exists",
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.ENAMETOOLONG: "long-name",
    errno.EMFILE: "many-files",
    errno.ENFILE: "many-files",
    errno.ENOEXEC: "no-program",
    errno.EBUSY: "in-use",
    errno.ETXTBSY: "in-use",
    errno.EADDRINUSE: "in-use",
}
"""The message `system-...` for each error number of the operating system; all others appear by their code."""


def reason_text(data: Mapping[str, Any], words: Words) -> str:
    """Format an error's data (`ReasonedError.data`) with its message `reason-...`; quote its English sentence if there is none."""
    message = f"reason-{data['reason']}"
    if message not in words:
        return words("reason-other", reason=data["message"])
    return words(message, **{name: _argument(name, value, words) for name, value in data["details"].items()})


def refusal_text(error: GameError, words: Words) -> str:
    """Return why an action was refused: the message of its rule if one exists, else the error's own text."""
    if isinstance(error, IllegalActionError):
        message = f"refused-{error.rule}"
        if message in words:
            return words(message)
    return str(error)


def _argument(name: str, value: Any, words: Words) -> str | int:
    match value:
        case dict():
            return reason_text(value, words)
        case list():
            return ", ".join(value) or "–"
        case int() if name == "errno":
            return _by_number(value, words)
        case _:
            return value if isinstance(value, int) else str(value)


def system_text(error: OSError, words: Words) -> str:
    """Return why the operating system refused something; an error without a number keeps its own text."""
    return str(error) if error.errno is None else _by_number(error.errno, words)


def _by_number(number: int, words: Words) -> str:
    if number in SYSTEM:
        return words(f"system-{SYSTEM[number]}")
    return words("system-other", code=errno.errorcode.get(number, str(number)))
