"""A match: the only writer of a game. It keeps the states, so that a seat can take back what it has just done."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from rookery.core.errors import GameError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Record, Setup
from rookery.core.rules import CHANCE, Actor, AnyGame, AnyRules, Seat
from rookery.core.view import Event, View
from rookery.play import shuffle
from rookery.play.bot import Bot


class TakeBackError(GameError):
    """There is nothing of one's own to take back: chance or another seat has acted since."""

    code = "action/no-take-back"


class Match:
    """One game being played. Actions come in as notation; `version` counts them.

    game      the game that is played, an entry of `GAMES`
    setup     what was settled before it: seats, options, expansions, opener
    rules     the rules of the game for this setup
    position  the text of the position it began from, or None for the start of the game
    actions   the notation of every action so far, those of chance included; to be read, not changed
    state     everything on the table now, as a value; `view` shows what a seat may know of it
    actor     who acts next: a seat, "chance", or None once the game is over
    """

    state: Any
    actor: Actor

    def __init__(self, game: AnyGame, setup: Setup, *, position: str | None = None) -> None:
        """Begin a game at its start, or at a `position`; SetupError or NotationError if that cannot be."""
        self.game = game
        self.setup = setup
        self.rules: AnyRules = game.rules(setup)
        self.position = position
        self.actions: list[str] = []
        self._states: list[Any] = []
        self._reach(self.rules.start() if position is None else game.read_position(setup, position))

    def copy(self) -> "Match":
        """The same match, to be played on independently; states are values and are shared."""
        copy = Match.__new__(Match)
        vars(copy).update(vars(self))
        copy.actions = list(self.actions)
        copy._states = list(self._states)
        return copy

    def _reach(self, state: Any) -> None:
        self._states.append(state)
        self.state, self.actor = state, self.rules.actor(state)

    @property
    def version(self) -> int:
        """How many actions have been played."""
        return len(self.actions)

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last action caused."""
        events: tuple[Event, ...] = self.state.events
        return events

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat as they stand."""
        return self.view(None).scores

    def view(self, seat: Seat | None) -> View:
        """What a seat may know now, with its choices; None is a spectator."""
        return self.rules.view(self.state, seat)

    def act(self, text: str) -> None:
        """Play one action; GameError leaves the match as it was."""
        self.play(self.game.read_action(self.setup, text))

    def play(self, action: Any) -> None:
        """Play one action that has been read from its text already; IllegalActionError leaves the match as it was."""
        self._reach(self.rules.apply(self.state, action))
        self.actions.append(str(action))

    def draw(self, below: Callable[[int], int]) -> None:
        """Play chance's action, picked by `below` as in `shuffle.draw` (such as `Random(seed).randrange`); GameError if it is not its turn."""
        odds = self.rules.odds(self.state)
        if not odds:
            raise GameError("not-chance", "it is not chance's turn")
        self.play(shuffle.draw(odds, below))

    def can_take_back(self, seat: Seat) -> bool:
        """Whether the last action was this seat's, so that it can be undone."""
        return len(self._states) > 1 and self.rules.actor(self._states[-2]) == seat

    def take_back(self, seat: Seat) -> str:
        """Undo the last action and return its notation; TakeBackError if it was not this seat's."""
        if not self.can_take_back(seat):
            raise TakeBackError("take-back", "only your own last action can be taken back, before chance or another seat has acted")
        return self.undo()

    def undo(self) -> str:
        """Undo the last action, of any actor; its notation is returned. Who may do that is decided elsewhere."""
        self._states.pop()
        self._reach(self._states.pop())
        return self.actions.pop()

    def record(self, tags: Mapping[str, str] | None = None) -> Record:
        """The record of the match so far."""
        outcome = self.rules.outcome(self.state)
        return Record(
            setup=self.setup,
            actions=tuple(self.actions),
            scores=None if outcome is None else outcome.scores,
            tags=FrozenMap(tags or {}),
            position=self.position,
        )


def play_out(match: Match, bots: Sequence[Bot], *, chance: Random, thought: Random) -> None:
    """Let bots, one for each seat, play the match to its end. Chance and the bots' own randomness are separate streams."""
    while (actor := match.actor) is not None:
        if actor == CHANCE:
            match.draw(chance.randrange)
        else:
            match.act(bots[actor].choose(match.view(actor), thought))
