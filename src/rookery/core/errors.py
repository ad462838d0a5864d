"""Errors as data: each error in a game's input has a reason, an English sentence and its arguments.

GameError (a ValueError)        code on the wire
├── SetupError                  setup/invalid         unknown game, seat count, option or expansion
├── NotationError               notation/unreadable   unreadable text; knows its line if it has one
└── IllegalActionError          action/illegal        readable, but illegal now; knows the rule

The code that raises an error gives its English sentence; the message `reason-REASON` of each language takes the same arguments:

    raise SetupError("seats", "{game} is for {fewest} to {most} seats, not {seats}", game="nim", fewest=2, most=4, seats=9)
"""

from typing import Any, Final

LONGEST: Final = 1000
"""Maximum length of a text in an error's data, in characters."""


class Names(tuple[str, ...]):
    """The valid values, as an argument of an error; a template may set the separator: `{known: or }`."""

    __slots__ = ()

    def __format__(self, separator: str) -> str:
        return (separator or ", ").join(self) or "none"


class Kind(str):
    """A keyword argument of an error that messages select by; English sentences write its hyphens as spaces."""

    __slots__ = ()

    def __format__(self, _spec: str) -> str:
        return self.replace("-", " ")


class ReasonedError(Exception):
    """An error that can be translated into any language.

    `reason` is the id of its message, `template` its English sentence, and `details` holds the arguments of both.
    An argument may be another error.
    """

    def __init__(self, reason: str, template: str, /, **details: object) -> None:
        self.reason = reason
        self.template = template
        self.details = details

    def __str__(self) -> str:
        return self.template.format(**self.details)

    def data(self) -> dict[str, Any]:
        """Return the error as a JSON object: `reason`, the English `message`, and `details`, with nested errors."""
        return {"reason": self.reason, "message": _printable(str(self)), "details": {name: _plain(value) for name, value in self.details.items()}}


class GameError(ReasonedError, ValueError):
    """Base class of game errors; `code` is stable and part of the wire protocol."""

    code = "game/error"


class SetupError(GameError):
    """An invalid setup."""

    code = "setup/invalid"


class NotationError(GameError):
    """A text that is not a valid action, position or record."""

    code = "notation/unreadable"

    def __init__(self, reason: str, template: str, /, *, line: int | None = None, **details: object) -> None:
        super().__init__(reason, template, **details)
        self.line = line

    def __str__(self) -> str:
        return super().__str__() if self.line is None else f"line {self.line}: {super().__str__()}"

    def data(self) -> dict[str, Any]:
        """Return the error as data, nested in one that names its line if it has one."""
        if self.line is None:
            return super().data()
        inner = super().data() | {"message": _printable(super().__str__())}
        return {"reason": "line", "message": _printable(str(self)), "details": {"line": self.line, "reason": inner}}


class IllegalActionError(GameError):
    """An action that is illegal in this state, with the ledger id of the rule that forbids it."""

    code = "action/illegal"

    def __init__(self, action: object, rule: str, /) -> None:
        super().__init__("not-allowed", "'{action}' is not allowed here under rule {rule}", action=action, rule=rule)
        self.action = action
        self.rule = rule


def _plain(value: object) -> Any:
    match value:
        case ReasonedError():
            return value.data()
        case int() | float():
            return value
        case Names():
            return list(map(_printable, value))
        case _:
            return _printable(str(value))


def _printable(text: str) -> str:
    """Truncate untrusted text and escape control characters and lone surrogates as `repr` does, for terminals and files."""
    text = text[:LONGEST]
    return text if text.isprintable() else "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)
