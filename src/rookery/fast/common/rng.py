"""The twins' random number generator: small, seedable, and the same stream whether compiled or not.

The generator is sfc32: three mixed words and a counter, which guarantees a period of at least 2^32 for every seed
(2^127 on average). Compiled code uses `pick` through `from cython.cimports.rookery.fast.common.rng import Rng`, without the GIL.
"""

from reprlib import repr as short
from typing import SupportsIndex

import cython

from rookery.fast.common.signatures import SourceSignature

if not cython.compiled:
    from rookery.fast.common.checks import whole, within

COMPILED: bool = cython.compiled


class Rng:
    """A stream of random numbers, determined by its seed (any integer) and the number of its `stream`."""

    __signature__ = SourceSignature()

    def __init__(self, seed: SupportsIndex, stream: SupportsIndex = 0) -> None:
        start, number = whole(seed, "the seed"), whole(stream, "the stream")
        self.reseed(start & 0xFFFFFFFF, start >> 32 & 0xFFFFFFFF, number & 0xFFFFFFFF)

    @property
    def state(self) -> tuple[int, int, int, int]:
        """The state of the stream, four 32-bit words. Assigning it resumes the stream there; an invalid state raises ValueError."""
        return self.a, self.b, self.c, self.count

    @state.setter
    def state(self, words: tuple[int, int, int, int]) -> None:
        if len(words) != 4 or not all(type(word) is int and 0 <= word <= 0xFFFFFFFF for word in words):
            raise ValueError(f"the state must be four 32-bit words, not {short(words)}")
        self.a, self.b, self.c, self.count = words

    def __reduce__(self) -> tuple[object, ...]:
        return resumed, (self.state,)

    def __repr__(self) -> str:
        return f"<Rng at {self.state}>"

    def reseed(self, a: cython.uint, b: cython.uint, c: cython.uint) -> cython.void:
        """Restart the stream and skip the first numbers, which still correlate with the seed."""
        self.a, self.b, self.c, self.count = a, b, c, 1
        for _ in range(15):
            self.word()

    def word(self) -> cython.uint:
        """Return the next 32-bit number."""
        word: cython.uint = low(self.a + self.b + self.count)
        self.count = low(self.count + 1)
        self.a = self.b ^ (self.b >> 9)
        self.b = low(self.c + (self.c << 3))
        self.c = low(low(self.c << 21 | self.c >> 11) + word)
        return word

    def below(self, count: SupportsIndex) -> int:
        """Return an unbiased number from 0 to count - 1; `count` may be up to 2^32 - 1."""
        number: cython.uint = within(count, "the count", 1, 0xFFFFFFFF)
        return int(self.pick(number))

    def randrange(self, stop: SupportsIndex) -> int:
        """Call `below`; the protocol Rng in core/rules.py requires this name."""
        return self.below(stop)

    def pick(self, count: cython.uint) -> cython.uint:
        """Return an unbiased number from 0 to count - 1, for compiled callers that never pass 0."""
        wide: cython.ulonglong = cython.cast(cython.ulonglong, self.word()) * count
        if low(wide) < count:
            wide = self.retried(wide, count)
        return wide >> 32

    def places(self, count: cython.uint, times: cython.int, into: cython.pointer[cython.uchar]) -> cython.void:
        """Draw `times` of `count` (up to 256) elements without replacement; each number is an index into the elements still left."""
        for i in range(times):
            into[i] = self.pick(count - i)

    def retried(self, wide: cython.ulonglong, count: cython.uint) -> cython.ulonglong:
        """Redraw while the lower half falls in the biased range (Lemire's method)."""
        uneven: cython.uint = low(-count) % count
        while low(wide) < uneven:
            wide = cython.cast(cython.ulonglong, self.word()) * count
        return wide


def resumed(state: tuple[int, int, int, int]) -> Rng:
    """Return a stream that resumes from this state."""
    rng = Rng(0)
    rng.state = state
    return rng


def low(number: cython.ulonglong) -> cython.uint:
    """Return the lowest 32 bits; C truncates implicitly, Python does not."""
    if cython.compiled:
        return cython.cast(cython.uint, number)
    return number & 0xFFFFFFFF
