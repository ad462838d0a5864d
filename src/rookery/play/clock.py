"""Game clocks. A clock is a value; callers pass in the time in milliseconds."""

from dataclasses import dataclass, replace
from typing import Self

from rookery.core.rules import Seat

DAY = 24 * 60 * 60 * 1000
LEAST_AFTER_RETURN = 30_000
"""Minimum time for a player who comes back after their time ran out."""


@dataclass(frozen=True, slots=True)
class TimeControl:
    """Either a budget for the whole game with an increment per move, or a fixed time per move."""

    base: int | None = None
    increment: int = 0
    per_move: int | None = None


@dataclass(frozen=True, slots=True)
class Clock:
    """The remaining time of each seat, whose clock is running, and since when."""

    control: TimeControl
    left: tuple[int, ...]
    running: Seat | None = None
    since: int = 0

    @classmethod
    def wound(cls, control: TimeControl, seats: int) -> Self:
        """Return the clock for the start of a game."""
        full = control.base if control.per_move is None else control.per_move
        return cls(control, (full or 0,) * seats)

    def stop(self, now: int) -> Self:
        """Stop the clock and charge the running seat."""
        if self.running is None:
            return self
        return replace(self._with(self.running, max(0, self.left[self.running] - max(0, now - self.since))), running=None, since=now)

    def run(self, seat: Seat, now: int) -> Self:
        """Start this seat's clock and charge the seat whose clock was running."""
        return replace(self.stop(now), running=seat, since=now)

    def moved(self, seat: Seat) -> Self:
        """Give a seat its increment for the move, or its full time for the next one."""
        if self.control.per_move is not None:
            return self._with(seat, self.control.per_move)
        return self._with(seat, self.left[seat] + self.control.increment)

    def returned(self, seat: Seat) -> Self:
        """Give a player who returns after a timeout the minimum time."""
        return self._with(seat, max(self.left[seat], self.control.per_move or LEAST_AFTER_RETURN))

    def paused(self, now: int) -> Self:
        """Restart the running seat's period at `now`, without charging the time since the last change."""
        return replace(self, since=now)

    def later(self, by: int) -> Self:
        """Shift the running period by `by` milliseconds, without charging anybody."""
        return replace(self, since=self.since + by)

    @property
    def deadline(self) -> int | None:
        """When the running seat's time runs out."""
        return None if self.running is None else self.since + self.left[self.running]

    def _with(self, seat: Seat, left: int) -> Self:
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))
