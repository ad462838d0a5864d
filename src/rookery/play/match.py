"""A match: the only writer of a game. Seats can take back actions: it keeps the latest states, and computes older ones again from the actions."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from rookery.core.errors import GameError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Record, Setup
from rookery.core.rules import Actor, AnyGame, AnyRules, Seat
from rookery.core.view import Event, View
from rookery.play import shuffle

STATES_KEPT: Final = 32
"""Maximum number of states in memory. Take-backs seldom need more than the last few, and a long game has hundreds."""


class TakeBackError(GameError):
    """A refused take-back: chance or another seat has acted since."""

    code = "action/no-take-back"


class Match:
    """A game in progress. Actions arrive as notation.

    game      the entry of `GAMES`
    setup     seats, options, expansions and opener
    rules     the rules for this setup
    position  the text of a custom starting position, or None
    actions   the notation of every action so far, including chance's; read-only
    state     the current state, as a value; `view` shows what a seat may know of it
    actor     the next to act: a seat, "chance", or None once the game is over
    """

    state: Any
    actor: Actor

    def __init__(self, game: AnyGame, setup: Setup, *, position: str | None = None) -> None:
        """Begin a game at its start or at a `position`; raise SetupError or NotationError if either is invalid."""
        self.game = game
        self.setup = setup
        self.rules: AnyRules = game.rules(setup)
        self.position = position
        self.actions: list[str] = []
        self._states: list[Any] = []
        self._settled = 0
        self._reach(self._start())

    def copy(self) -> "Match":
        """Return an independent copy; it shares the immutable states."""
        copy = Match.__new__(Match)
        vars(copy).update(vars(self))
        copy.actions = list(self.actions)
        copy._states = list(self._states)
        return copy

    def _start(self) -> Any:
        return self.rules.start() if self.position is None else self.game.read_position(self.setup, self.position)

    def _reach(self, state: Any) -> None:
        self._states.append(state)
        if len(self._states) > STATES_KEPT:
            del self._states[: STATES_KEPT // 2]
        self.state, self.actor = state, self.rules.actor(state)

    @property
    def events(self) -> tuple[Event, ...]:
        """The effects of the last action."""
        events: tuple[Event, ...] = self.state.events
        return events

    @property
    def scores(self) -> tuple[int, ...]:
        """The current points of each seat."""
        return self.view(None).scores

    def view(self, seat: Seat | None) -> View:
        """Return what a seat (None: a spectator) may know now, with its choices."""
        return self.rules.view(self.state, seat)

    def legal(self) -> list[str]:
        """Return the notation of every legal action, including chance's."""
        return [str(action) for action in self.rules.legal(self.state)]

    def act(self, text: str) -> None:
        """Play one action; a GameError leaves the match unchanged."""
        self.play(self.game.read_action(self.setup, text))

    def play(self, action: Any) -> None:
        """Play one parsed action; an IllegalActionError leaves the match unchanged."""
        self._reach(self.rules.apply(self.state, action))
        self.actions.append(str(action))

    def draw(self, below: Callable[[int], int]) -> None:
        """Draw chance's action with `below`, as `shuffle.draw` does; raise GameError if it is not chance's turn."""
        odds = self.rules.odds(self.state)
        if not odds:
            raise GameError("not-chance", "there is nothing to draw now")
        self.play(shuffle.draw(odds, below))

    def can_take_back(self, seat: Seat) -> bool:
        """Return whether the last action was this seat's."""
        return self._can_undo() and self.rules.actor(self._states[-2]) == seat

    def take_back(self, seat: Seat) -> str:
        """Undo the last action and return its notation; raise TakeBackError if it was not this seat's."""
        if not self.can_take_back(seat):
            raise TakeBackError("take-back", "you can only take back your own last action, before a draw or another player's action")
        return self.undo()

    def undo(self) -> str:
        """Undo the last action of any actor and return its notation. Callers check permissions."""
        assert self._can_undo(), "there is an action"
        self._states.pop()
        self._reach(self._states.pop())
        return self.actions.pop()

    def _can_undo(self) -> bool:
        """Return whether an action can be undone; compute the states before it again if they have been dropped."""
        if len(self._states) < 2 and len(self.actions) > self._settled:
            state, states = self._start(), list[Any]()
            for action in self.actions:
                states.append(state)
                state = self.rules.apply(state, self.game.read_action(self.setup, action))
            self._states = [*states[-STATES_KEPT // 2 :], self.state]
        return len(self.actions) > self._settled

    def settle(self) -> None:
        """Drop all past states, which take most of the memory; the actions so far can no longer be undone."""
        self._states, self._settled = self._states[-1:], len(self.actions)

    def record(self, tags: Mapping[str, str] | None = None) -> Record:
        """Return the record of the match so far."""
        outcome = self.rules.outcome(self.state)
        return Record(
            setup=self.setup,
            actions=tuple(self.actions),
            scores=None if outcome is None else outcome.scores,
            tags=FrozenMap(tags or {}),
            position=self.position,
        )


def chance_rng(seed: str) -> Random:
    """Return the random stream of chance. The same seed gives the same numbers on every machine."""
    return Random(f"{seed}/chance")


def bot_rng(seed: str) -> Random:
    """Return the random stream of bots. It is separate from chance's stream, so that different bots face the same cards."""
    return Random(f"{seed}/thought")
