"""Everything that can be wrong with what someone hands to a game.

GameError (a ValueError)        code on the wire
├── SetupError                  setup/invalid         no such game, seat count, option or expansion
├── NotationError               notation/unreadable   a text that cannot be read; knows its line where there is one
└── IllegalActionError          action/illegal        readable, but the rules do not allow it now; knows which rule
"""


class GameError(ValueError):
    """The common parent; `code` is stable and goes over the wire."""

    code = "game/error"


class SetupError(GameError):
    """A game that cannot be set up like this."""

    code = "setup/invalid"


class NotationError(GameError):
    """A text that is not an action, a position or a record."""

    code = "notation/unreadable"

    def __init__(self, reason: str, *, line: int | None = None) -> None:
        super().__init__(reason if line is None else f"line {line}: {reason}")
        self.reason = reason
        self.line = line


class IllegalActionError(GameError):
    """An action the rules do not allow in this state, with the ledger id of the rule that forbids it."""

    code = "action/illegal"

    def __init__(self, action: object, rule: str) -> None:
        super().__init__(f"'{action}' is not allowed here by rule {rule}")
        self.action = action
        self.rule = rule
