"""Thinking time. A clock is a value; the time is always handed in, in milliseconds."""

from dataclasses import dataclass, replace
from typing import Self

from rookery.core.rules import Seat

DAY = 24 * 60 * 60 * 1000
LEAST_AFTER_RETURN = 30_000
"""A player who comes back after their time was up gets at least this long."""


@dataclass(frozen=True, slots=True)
class TimeControl:
    """Either a budget for the whole game that grows by an increment with each move, or so much for each single move."""

    base: int | None = None
    increment: int = 0
    per_move: int | None = None


@dataclass(frozen=True, slots=True)
class Clock:
    """What each seat has left, and since when which seat's time runs."""

    control: TimeControl
    left: tuple[int, ...]
    running: Seat | None = None
    since: int = 0

    @classmethod
    def wound(cls, control: TimeControl, seats: int) -> Self:
        """A clock at the start of a game."""
        full = control.base if control.per_move is None else control.per_move
        return cls(control, (full or 0,) * seats)

    def stop(self, now: int) -> Self:
        """Nobody's time runs; the one whose time ran has used it."""
        if self.running is None:
            return self
        return replace(self._with(self.running, max(0, self.left[self.running] - max(0, now - self.since))), running=None, since=now)

    def run(self, seat: Seat, now: int) -> Self:
        """This seat's time runs from now on; whose time ran before has used it."""
        return replace(self.stop(now), running=seat, since=now)

    def moved(self, seat: Seat) -> Self:
        """A seat has made its move: it gains its increment, or its full time for the next one."""
        if self.control.per_move is not None:
            return self._with(seat, self.control.per_move)
        return self._with(seat, self.left[seat] + self.control.increment)

    def returned(self, seat: Seat) -> Self:
        """Somebody is back at a seat whose time was up."""
        return self._with(seat, max(self.left[seat], self.control.per_move or LEAST_AFTER_RETURN))

    def paused(self, now: int) -> Self:
        """The time since the clock was last touched counts for nobody."""
        return replace(self, since=now)

    def later(self, by: int) -> Self:
        """The same clock, with `by` milliseconds that count for nobody."""
        return replace(self, since=self.since + by)

    @property
    def deadline(self) -> int | None:
        """When the running seat's time is up."""
        return None if self.running is None else self.since + self.left[self.running]

    def _with(self, seat: Seat, left: int) -> Self:
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))
