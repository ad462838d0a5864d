"""A table for tests: the rules of one setup and a state, with actions in notation."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from rookery.core.errors import IllegalActionError
from rookery.core.frozen import FrozenMap
from rookery.core.outcome import Outcome
from rookery.core.record import Setup
from rookery.core.rules import Actor, AnyGame, AnyRules
from rookery.core.view import Event
from rookery.games import GAMES


@dataclass(frozen=True)
class Table:
    """An immutable table: playing returns a new one."""

    game: AnyGame
    setup: Setup
    state: Any

    @property
    def rules(self) -> AnyRules:
        return self.game.rules(self.setup)

    @property
    def actor(self) -> Actor:
        return self.rules.actor(self.state)

    @property
    def legal(self) -> set[str]:
        return set(map(str, self.rules.legal(self.state)))

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state)

    @property
    def final(self) -> Outcome:
        """Return the outcome of a finished game."""
        assert self.outcome is not None
        return self.outcome

    @property
    def scores(self) -> tuple[int, ...]:
        """Return the final or current scores."""
        return self.rules.view(self.state, None).scores

    @property
    def events(self) -> tuple[Event, ...]:
        """Return the events of the last action."""
        return self.rules.view(self.state, None).events

    @property
    def position(self) -> str:
        return self.game.write_position(self.setup, self.state)

    def play(self, *actions: str) -> "Table":
        """Return the table after these actions."""
        state = self.state
        for text in actions:
            state = self.rules.apply(state, self.game.read_action(self.setup, text))
        return replace(self, state=state)

    def refusal(self, action: str) -> str | None:
        """Return the rule that refuses this action; None if it is legal."""
        try:
            self.play(action)
        except IllegalActionError as error:
            return error.rule
        return None


def set_up(setup: Setup, position: str | None = None) -> Table:
    """Return a table in this position, or before the first action."""
    game = GAMES[setup.game]
    rules = game.rules(setup)
    return Table(game, setup, rules.start() if position is None else game.read_position(setup, position))


def setup_of(game: str, seats: int, *, opener: int = 0, options: Mapping[str, str] = FrozenMap(), expansions: tuple[str, ...] = ()) -> Setup:
    """Make a setup from a few arguments."""
    return Setup(game, seats, FrozenMap(options), expansions, opener)


def perft(table: Table, depth: int) -> int:
    """Return the number of action sequences of this length."""
    rules = table.rules

    @cache
    def leaves(state: Any, depth: int) -> int:
        legal = rules.legal(state)
        return len(legal) if depth == 1 else sum(leaves(rules.apply(state, action), depth - 1) for action in legal)

    return leaves(table.state, depth)
