"""A table to try things on: the rules of one setup and one state, asked and answered in notation."""

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
    """A value like the state it holds: playing gives a new table."""

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
        """The outcome of a game that is over."""
        assert self.outcome is not None
        return self.outcome

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores, final or as they stand."""
        return self.rules.view(self.state, None).scores

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last action caused."""
        return self.rules.view(self.state, None).events

    @property
    def position(self) -> str:
        return self.game.write_position(self.setup, self.state)

    def play(self, *actions: str) -> "Table":
        """The table after these actions."""
        state = self.state
        for text in actions:
            state = self.rules.apply(state, self.game.read_action(self.setup, text))
        return replace(self, state=state)

    def refusal(self, action: str) -> str | None:
        """The rule by which this action is refused; None if it is allowed."""
        try:
            self.play(action)
        except IllegalActionError as error:
            return error.rule
        return None


def set_up(setup: Setup, position: str | None = None) -> Table:
    """A table in this position; without one, before the first action."""
    game = GAMES[setup.game]
    rules = game.rules(setup)
    return Table(game, setup, rules.start() if position is None else game.read_position(setup, position))


def setup_of(game: str, seats: int, *, opener: int = 0, options: Mapping[str, str] = FrozenMap(), expansions: tuple[str, ...] = ()) -> Setup:
    """A short way to write a setup."""
    return Setup(game, seats, FrozenMap(options), expansions, opener)


def perft(table: Table, depth: int) -> int:
    """Return how many sequences of that many actions begin here."""
    rules = table.rules

    @cache
    def leaves(state: Any, depth: int) -> int:
        legal = rules.legal(state)
        return len(legal) if depth == 1 else sum(leaves(rules.apply(state, action), depth - 1) for action in legal)

    return leaves(table.state, depth)
