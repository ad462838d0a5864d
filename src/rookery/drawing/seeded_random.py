"""Random numbers for pictures. A seed gives the same numbers on every machine and in every release, so a board always looks the same."""

from typing import Final

_MASK: Final = 0xFFFFFFFF


class SeededRandom:
    """A stream of uniform random numbers in [0, 1)."""

    def __init__(self, seed: str) -> None:
        self._word = 2166136261
        for character in seed:
            self._word = ((self._word ^ ord(character)) * 16777619) & _MASK

    def next(self) -> float:
        word = self._word
        word = ((word ^ (word >> 15)) * 2246822519) & _MASK
        self._word = word ^ (word >> 13)
        return self._word % 100000 / 100000

    def point(self, left: float = 0, top: float = 0, width: float = 100, height: float = 100) -> tuple[float, float]:
        """Return a random point in that box."""
        x = self.next()
        return left + x * width, top + self.next() * height
