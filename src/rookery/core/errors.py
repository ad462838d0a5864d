"""Errors as data: what is wrong with what someone hands to a game, as a reason, an English sentence and its arguments.

GameError (a ValueError)        code on the wire
├── SetupError                  setup/invalid         no such game, seat count, option or expansion
├── NotationError               notation/unreadable   a text that cannot be read; knows its line where there is one
└── IllegalActionError          action/illegal        readable, but the rules do not allow it now; knows which rule

An error gets its English words where it is raised; the message `reason-REASON` of every language says it with the same arguments:

    raise SetupError("seats", "{game} is for {fewest} to {most} seats, not {seats}", game="nim", fewest=2, most=4, seats=9)
"""

from typing import Any, Final

LONGEST: Final = 1000
"""Characters of a text in the data of an error."""


class Names(tuple[str, ...]):
    """What would have been possible, as an argument of an error; a template may give the separator: `{known: or }`."""

    __slots__ = ()

    def __format__(self, separator: str) -> str:
        return (separator or ", ").join(self) or "none"


class Kind(str):
    """A keyword that messages select by, as an argument of an error; English sentences write its hyphens as spaces."""

    __slots__ = ()

    def __format__(self, _spec: str) -> str:
        return self.replace("-", " ")


class ReasonedError(Exception):
    """An error that can be said in any language.

    `reason` names the message that says it, `template` is its English sentence, `details` are the arguments of both. An argument may be
    another error.
    """

    def __init__(self, reason: str, template: str, /, **details: object) -> None:
        self.reason = reason
        self.template = template
        self.details = details

    def __str__(self) -> str:
        return self.template.format(**self.details)

    def data(self) -> dict[str, Any]:
        """Return the error as JSON knows it: `reason`, the English `message`, and `details`, in which errors are nested."""
        return {"reason": self.reason, "message": _printable(str(self)), "details": {name: _plain(value) for name, value in self.details.items()}}


class GameError(ReasonedError, ValueError):
    """The common parent; `code` is stable and goes over the wire."""

    code = "game/error"


class SetupError(GameError):
    """A game that cannot be set up like this."""

    code = "setup/invalid"


class NotationError(GameError):
    """A text that is not an action, a position or a record."""

    code = "notation/unreadable"

    def __init__(self, reason: str, template: str, /, *, line: int | None = None, **details: object) -> None:
        super().__init__(reason, template, **details)
        self.line = line

    def __str__(self) -> str:
        return super().__str__() if self.line is None else f"line {self.line}: {super().__str__()}"

    def data(self) -> dict[str, Any]:
        """Return the error as data, nested in one that names its line where there is one."""
        if self.line is None:
            return super().data()
        inner = super().data() | {"message": _printable(super().__str__())}
        return {"reason": "line", "message": _printable(str(self)), "details": {"line": self.line, "reason": inner}}


class IllegalActionError(GameError):
    """An action the rules do not allow in this state, with the ledger id of the rule that forbids it."""

    code = "action/illegal"

    def __init__(self, action: object, rule: str, /) -> None:
        super().__init__("not-allowed", "'{action}' is not allowed here by rule {rule}", action=action, rule=rule)
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
    """Bound the text and escape control characters and lone surrogates as `repr` does: it may come from anywhere and end in a terminal or a file."""
    text = text[:LONGEST]
    return text if text.isprintable() else "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)
