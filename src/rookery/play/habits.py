"""Habits: mistakes of one kind that cost a player points game after game. A game's bot kit knows its kinds."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rookery.core.interval import mean_interval

NEEDED: Final = 5
"""Minimum number of analysed games."""
RECURRING: Final = 3
"""Minimum number of games with the same kind of mistake."""
LEAST: Final = 0.5
"""Minimum cost of a habit in points a game, reached even by the lower end of its 95 % interval."""


class Mistake(NamedTuple):
    """A costly choice: its round, the action, the offered actions, best first, and the advantage that it lacks most (`advice-not-REASON`)."""

    round: int
    action: str
    offered: tuple[str, ...]
    reason: str


class Habit(NamedTuple):
    """The mean cost of a kind of mistake in points a game, half the width of its 95 % interval, and the number of games where it occurred."""

    kind: str
    points: float
    error: float
    games: int


def habits(games: Sequence[Mapping[str, float]]) -> list[Habit]:
    """Return the habits of a player, costliest first, from the points that each kind of mistake cost in each game."""
    if len(games) < NEEDED:
        return []
    found = []
    for kind in sorted({kind for game in games for kind in game}):
        times = sum(kind in game for game in games)
        mean, low, _ = mean_interval([game.get(kind, 0.0) for game in games])
        if times >= RECURRING and low >= LEAST:
            found.append(Habit(kind, mean, mean - low, times))
    return sorted(found, key=lambda habit: -habit.points)
