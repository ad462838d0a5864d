"""The line that would have followed a better choice in a finished game, up to the lap in which its gain shows in points.

A lap is a round in 5 Towers; in Carcassonne every seat has one turn in a lap.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, NamedTuple

from rookery.core.errors import IllegalActionError
from rookery.core.record import Record, replay
from rookery.core.rules import CHANCE, AnyGame, Seat
from rookery.play.advice import Advisor

LAPS: Final = 10
"""Maximum length of a line, in laps."""
LONGEST: Final = 120
"""Maximum number of actions in a line; only games of four or five seats come near it."""
FEWER: Final = 4
"""After the first lap, choices get this many times fewer samples."""


class Gain(NamedTuple):
    """The gain of a line at the end of a lap: its number of actions so far, and the growth of the seat's lead compared with the game.

    Line and game are both scored as if they ended there.
    """

    actions: int
    points: int


def better_way(
    game: AnyGame,
    record: Record,
    number: int,
    first: Sequence[str],
    advisor: Advisor,
    *,
    samples: int,
    gain: float = 0.0,
    states: Sequence[Any] | None = None,
) -> tuple[str, ...]:
    """Return the actions that replace action `number` and all later ones: `first` by the same seat, then the advisor's best choices.

    The line uses the game's own draws, so luck is the same. It ends with the first lap after which the seat leads by `gain` points more than
    in the game, both in scored points and if the game ended. If no lap does that, the line ends with the lap that gains most.
    Callers that already have the record's states can pass them in.
    """
    line = _Line(game, record, number, states or list(replay(game, record)))
    ends: list[Gain] = []
    for lap in range(1, LAPS + 1):
        while not line.has_ended(lap) and len(line.way) < LONGEST:
            actor, done = line.actor, len(line.way)
            if actor == CHANCE:
                acted = line.draw()
            elif done < len(first):
                acted = line.act(first[done])
            else:
                count = samples if lap == 1 else max(1, samples // FEWER)
                opinions = advisor.explain(line.rules.view(line.state, actor), Random(f"{number} {done}"), samples=count)
                acted = line.act(opinions[0].action)
            if not acted:
                break
        ends.append(line.gain(lap))
        if min(ends[-1].points, line.scored(lap)) >= max(1, round(gain)):
            return tuple(line.way)
        if line.actor is None or not line.has_ended(lap):
            break
    most = max(ends, key=lambda end: end.points)
    return tuple(line.way[: most.actions])


def gains(game: AnyGame, record: Record, number: int, way: Sequence[str], states: Sequence[Any] | None = None) -> tuple[Gain, ...]:
    """Return the gain of a line that replaces action `number`, after each of its laps and at its end."""
    line = _Line(game, record, number, states or list(replay(game, record)))
    found: list[Gain] = []
    for action in way:
        line.act(action)
        if line.has_ended(len(found) + 1) or len(line.way) == len(way):
            found.append(line.gain(len(found) + 1))
    return tuple(found)


@dataclass(eq=False)
class _Line:
    """A line of play that leaves a finished game before action `number`."""

    game: AnyGame
    record: Record
    number: int
    states: Sequence[Any]
    way: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rules = self.game.rules(self.record.setup)
        self.state = self.states[self.number - 1]
        self.rounds = [self.rules.view(state, None).round for state in self.states]
        actor = self.rules.actor(self.state)
        assert isinstance(actor, int), "a seat acts there"
        self.seat: Seat = actor
        self.lap = 1 if self._seats_share_rounds() else self.record.setup.seats
        pairs = zip(self.record.actions[self.number :], self.states[self.number :], strict=False)
        self.draws = [text for text, state in pairs if self.rules.actor(state) == CHANCE]

    @property
    def actor(self) -> Any:
        return self.rules.actor(self.state)

    def has_ended(self, lap: int) -> bool:
        """Return whether this lap, counted from 1, is over."""
        return self.actor is None or self.rules.view(self.state, None).round >= self._end(lap)

    def act(self, text: str) -> bool:
        """Play an action; return whether it is legal."""
        try:
            self.state = self.rules.apply(self.state, self.game.read_action(self.record.setup, text))
        except IllegalActionError:
            return False
        self.way.append(text)
        return True

    def draw(self) -> bool:
        """Play the game's next draw that is still possible; return whether there is one."""
        found = next((place for place, text in enumerate(self.draws) if self.act(text)), None)
        if found is not None:
            del self.draws[found]
        return found is not None

    def gain(self, lap: int) -> Gain:
        """Return the gain of the line after a lap, if both games ended there."""
        return Gain(len(self.way), _lead(self._points(self.state), self.seat) - _lead(self._points(self._then(lap)), self.seat))

    def scored(self, lap: int) -> int:
        """Return the growth of the seat's lead in scored points after a lap."""
        here, there = (self.rules.view(state, None).scores for state in (self.state, self._then(lap)))
        return _lead(here, self.seat) - _lead(there, self.seat)

    def _seats_share_rounds(self) -> bool:
        acting = {(turn, actor) for turn, actor in zip(self.rounds, map(self.rules.actor, self.states), strict=True) if isinstance(actor, int)}
        return len(acting) > len({turn for turn, _ in acting})

    def _end(self, lap: int) -> int:
        return self.rounds[self.number - 1] + lap * self.lap

    def _then(self, lap: int) -> Any:
        """Return the state of the game at the end of a lap."""
        end = self._end(lap)
        return next((state for turn, state in zip(self.rounds, self.states, strict=True) if turn >= end), self.states[-1])

    def _points(self, state: Any) -> tuple[int, ...]:
        """Return each seat's points if the game ended now."""
        if self.game.surveyor is not None and self.rules.actor(state) is not None:
            projection: tuple[int, ...] | None = self.game.surveyor.survey(self.rules, state, (), True).projection
            if projection is not None:
                return projection
        return self.rules.view(state, None).scores


def _lead(points: Sequence[int], seat: Seat) -> int:
    return points[seat] - max((each for other, each in enumerate(points) if other != seat), default=0)
