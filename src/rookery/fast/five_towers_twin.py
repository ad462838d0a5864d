"""The twin of 5 Towers as Python sees it: one position that changes, with actions as numbers (five_towers_actions.py)."""

# mypy: disable-error-code="import-untyped, untyped-decorator, valid-type"
# C types and decorators are Cython's to check: to Python they are nothing.

from collections.abc import Sequence

import cython

from rookery.core.rules import CHANCE, Actor

if not cython.compiled:
    from rookery.fast.five_towers import apply, deal, legal, play_out, reveal, score, start
    from rookery.fast.five_towers_position import Position
    from rookery.fast.five_towers_sets import find_first, look
    from rookery.fast.rng import Rng

TYPES = cython.declare(cython.const[cython.int], 5)
NONE = cython.declare(cython.const[cython.int], 160)
REVEAL = cython.declare(cython.const[cython.int], 0)
AUCTION = cython.declare(cython.const[cython.int], 1)
OVER = cython.declare(cython.const[cython.int], 3)
PLACE = cython.declare(cython.const[cython.int], 12)
PLACE_LAST = cython.declare(cython.const[cython.int], 91)
RETRACT = cython.declare(cython.const[cython.int], 92)
REVEAL_FIRST = cython.declare(cython.const[cython.int], 93)
STEPS = ("reveal", "auction", "building", "over")


@cython.final
@cython.cclass
class Twin:
    """A game of 5 Towers. Not thread-safe; whatever takes long lets other threads run."""

    position: Position
    p: cython.pointer[Position]

    def __cinit__(self) -> None:
        self.p = cython.address(self.position)

    def __init__(self, seats: int, opener: int = 0, *, retracting: bool = False) -> None:
        if not 2 <= seats <= 5 or not 0 <= opener < seats:  # FT-02
            raise ValueError(f"5 Towers is for 2 to 5 seats, one of which opens; not for {seats} with opener {opener}")
        if not cython.compiled:
            self.p = self.position = Position()
        start(self.p, seats, opener, retracting)

    def copy(self) -> "Twin":
        """Another twin in the same position."""
        other: Twin = Twin.__new__(Twin)
        other.become(self)
        return other

    def become(self, other: "Twin") -> None:
        """Take the other twin's position."""
        if cython.compiled:
            self.position = other.position
        else:
            self.position.become(other.position)

    @property
    def actor(self) -> Actor:
        """Who acts next, as in `Rules.actor`."""
        if self.p.step == REVEAL:
            return CHANCE
        return None if self.p.step == OVER else int(self.p.actor)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat as they stand."""
        return tuple([score(self.p, seat) for seat in range(self.p.seats)])
