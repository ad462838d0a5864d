"""The random numbers of the twins: small, seedable, and the same stream whether compiled or not.

The generator is sfc32: three words that are mixed and one that counts, so that every seed has a period of at least 2^32 numbers
(2^127 on average). Compiled code takes `below` through `from cython.cimports.rookery.fast.common.rng import Rng`; it needs no GIL.
"""

import cython

COMPILED: bool = cython.compiled


class Rng:
    """A stream of random numbers, determined by its seed (any whole number) and by which `stream` of that seed it is."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.reseed(seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF, stream & 0xFFFFFFFF)

    @property
    def state(self) -> tuple[int, int, int, int]:
        """Where the stream is: four words of 32 bits. Set it to go on from there; ValueError if these are none."""
        return self.a, self.b, self.c, self.count

    @state.setter
    def state(self, words: tuple[int, int, int, int]) -> None:
        if len(words) != 4 or not all(0 <= word <= 0xFFFFFFFF for word in words):
            raise ValueError("the state of random numbers is four words of 32 bits")
        self.a, self.b, self.c, self.count = words

    def __reduce__(self) -> tuple[object, ...]:
        return resumed, (self.state,)

    def __repr__(self) -> str:
        return f"<Rng at {self.state}>"

    def reseed(self, a: cython.uint, b: cython.uint, c: cython.uint) -> cython.void:
        """Restart; the first numbers, in which the seed still shows, are skipped."""
        self.a, self.b, self.c, self.count = a, b, c, 1
        for _ in range(15):
            self.word()

    def word(self) -> cython.uint:
        """The next number, of 32 bits."""
        word: cython.uint = low(self.a + self.b + self.count)
        self.count = low(self.count + 1)
        self.a = self.b ^ (self.b >> 9)
        self.b = low(self.c + (self.c << 3))
        self.c = low(low(self.c << 21 | self.c >> 11) + word)
        return word

    def below(self, count: cython.uint) -> cython.uint:
        """A number from 0 to count - 1, each exactly as likely."""
        wide: cython.ulonglong = cython.cast(cython.ulonglong, self.word()) * count
        if low(wide) < count:
            wide = self.retried(wide, count)
        return wide >> 32

    def randrange(self, stop: int) -> int:
        """The same under the name that Python's random numbers have, so that this is an Rng of core/rules.py."""
        return int(self.below(stop))

    def places(self, count: cython.uint, times: cython.int, into: cython.pointer[cython.uchar]) -> cython.void:
        """Where to take things from a row of `count`, up to 256: `times` places, the row growing shorter each time."""
        i: cython.int
        for i in range(times):
            into[i] = self.below(count - i)

    def retried(self, wide: cython.ulonglong, count: cython.uint) -> cython.ulonglong:
        """Draw again as long as the lower half falls in the part that would make some numbers likelier than others."""
        uneven: cython.uint = low(-count) % count
        while low(wide) < uneven:
            wide = cython.cast(cython.ulonglong, self.word()) * count
        return wide


def resumed(state: tuple[int, int, int, int]) -> Rng:
    """The random numbers that go on from this state."""
    rng = Rng(0)
    rng.state = state
    return rng


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def low(number: cython.ulonglong) -> cython.uint:
    """The lowest 32 bits: C drops the others by itself, Python has to be told."""
    if cython.compiled:
        return cython.cast(cython.uint, number)
    return number & 0xFFFFFFFF
