"""Base class and public interface of all twins.

A twin is a mutable, compiled game: `copy` it, `apply` a `legal` action by number, let chance `draw`, sum `playouts`, and read `scores`,
`projection`, `observation` and `mask`. Build one from a setup, a view (`of_view`) or the text of a position (`of_position`), and convert it
back to text and views. Twins in the same position are equal; twins can be pickled.
"""

from __future__ import annotations

from random import Random
from reprlib import repr as short
from typing import Any, NamedTuple, Self, SupportsIndex

import cython

from rookery.core.record import Setup
from rookery.core.rules import CHANCE, Actor, AnyGame, Seat
from rookery.core.view import View
from rookery.fast.common.signatures import SourceSignature

if cython.compiled:
    from cython.cimports.cpython.list import PyList_New, PyList_SET_ITEM
    from cython.cimports.cpython.ref import Py_INCREF
    from cython.cimports.cpython.tuple import PyTuple_GET_ITEM
else:
    from rookery.fast.common.buffers import bytes_of, copy_struct
    from rookery.fast.common.checks import within
    from rookery.fast.common.guarded import UNSET, Guarded
    from rookery.fast.common.rng import Rng
    from rookery.fast.common.uncompiled import named

    (MOST_DRAWS,) = named(__file__, "MOST_DRAWS")

CACHED = cython.declare(cython.const[cython.int], 8192)
NUMBERS = cython.declare(tuple, tuple(range(8192)))
"""Cached ints for action numbers."""
MOST_TIMES = cython.declare(cython.longlong, 2**31 - 1)
"""The most playouts or choices in one call."""


class Tally(NamedTuple):
    """Each seat's sum over some playouts: wins, which tied seats share equally, and points."""

    wins: tuple[float, ...]
    points: tuple[int, ...]


class AnyPolicy:
    """A playout policy: `noise` is the chance, in 1/256, that a seat chooses at random instead."""

    __signature__ = SourceSignature()

    noise: cython.int


class AnyTwin(Guarded):  # noqa: PLW1641  it changes, so it has no hash
    """A mutable game. Only one thread at a time can use it; long computations release the GIL."""

    memory: cython.p_void
    size: cython.size_t
    setup: Setup

    def copy(self) -> Self:
        """Return another twin in the same position."""
        raise NotImplementedError

    def become(self, other: AnyTwin) -> None:
        """Copy the position of another twin; raise TypeError if its game differs."""
        if type(other) is not type(self):
            raise TypeError(f"{other} belongs to another game")
        other.check()
        self.change_setup(other.setup)
        copy_struct(self.memory, other.memory, self.size)

    def set_up(self, setup: Any) -> object:
        """Prepare for a new game; raise an error if the setup is invalid, or if another thread uses the twin."""
        if not isinstance(setup, Setup):
            raise TypeError(f"a twin needs a Setup, not {short(setup)}")
        self.game().check(setup)
        self.change_setup(setup)
        return None

    def change_setup(self, setup: Any) -> object:
        """Prepare for a position of this setup; raise RuntimeError if another thread uses the twin."""
        if not cython.compiled and not hasattr(self, "stage"):
            self.stage = UNSET
        if self.stage == UNSET:
            self.end_setup(())
        self.check()
        self.setup = setup
        return None

    # --- as in Rules, with actions by number

    @property
    def actor(self) -> Actor:
        """The next to act: a seat, chance, or None because the game is over."""
        self.check()
        if self.by_chance():
            return CHANCE
        return None if self.is_over() else int(self.seat_to_act())

    def legal(self) -> list[int]:
        """Return the numbers of all legal actions, including chance's, without duplicates; empty only when the game is over."""
        raise NotImplementedError

    def odds(self) -> dict[int, int]:
        """Return chance's actions with their weights; empty unless chance is to act."""
        counts: cython.uchar[80] = [0] * 80
        found: dict[int, int] = {}
        self.check()
        first: cython.int = self.count_draws(counts) if self.by_chance() else -1
        for i in range(MOST_DRAWS if first >= 0 else 0):
            if counts[i]:
                found[NUMBERS[first + i]] = NUMBERS[counts[i]]
        return found

    def outcomes(self) -> tuple[list[int], list[int]]:
        """Return chance's actions and weights as two lists, as `random.choices` takes them."""
        counts: cython.uchar[80] = [0] * 80
        actions = cython.declare(cython.ushort[81])
        weights = cython.declare(cython.ushort[81])
        count: cython.int = 0
        self.check()
        first: cython.int = self.count_draws(counts) if self.by_chance() else -1
        total: cython.int = 0
        for i in range(MOST_DRAWS if first >= 0 else 0):  # without a branch, which would be unpredictable
            actions[count], weights[count] = first + i, counts[i]
            count += counts[i] != 0
            total += counts[i]
        return list_of(actions, count), [1] * count if total == count else list_of(weights, count)

    def apply(self, action: SupportsIndex) -> None:
        """Apply the action of this number; if it is illegal, raise ValueError and change nothing."""
        raise NotImplementedError

    def action(self, number: SupportsIndex) -> Any:
        """Return the legal action of this number as an action of the readable rules; its `str()` is its notation."""
        raise NotImplementedError

    def numbers(self) -> dict[str, int]:
        """Return the number of every legal action by notation."""
        return {str(self.action(number)): number for number in self.legal()}

    def choices(self) -> list[str]:
        """Return the notation of every legal action, in the order of a view."""
        return sorted(self.numbers())

    # --- points and observations

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's current points."""
        scores: cython.int[5] = [0, 0, 0, 0, 0]
        self.check()
        seats: cython.int = self.write_scores(scores)
        return tuple([scores[seat] for seat in range(seats)])

    @property
    def projection(self) -> tuple[int, ...]:
        """Each seat's points if the game ended now."""
        scores: cython.int[5] = [0, 0, 0, 0, 0]
        self.check()
        seats: cython.int = self.write_projection(scores)
        return tuple([scores[seat] for seat in range(seats)])

    def observation(self, seat: Seat | None = None) -> bytes:
        """Return what a seat observes, in the layout of the game's observation.py: any seat at any time, or else the acting one.

        Without a seat, raise ValueError if chance is to act or the game is over.
        """
        self.check()
        observer = self.observer(seat)
        row = bytearray(self.row_sizes()[0])
        self.write_observation(observer, bytes_of(row))
        return bytes(row)

    def mask(self) -> bytes:
        """Return one byte per action number: 1 if it is legal for the acting seat, else 0."""
        self.check()
        row = bytearray(self.row_sizes()[1])
        self.write_mask(bytes_of(row))
        return bytes(row)

    def observer(self, seat: Any) -> cython.int:
        """Return the seat with this number, or the acting seat for None."""
        if seat is not None:
            return within(seat, "the seat", 0, self.setup.seats - 1)
        if self.by_chance() or self.is_over():
            raise ValueError("no seat is to act, so the observing seat must be named")
        return self.seat_to_act()

    # --- conversions

    @classmethod
    def of_position(cls, setup: Setup, text: str) -> Self:
        """Return a twin in this position; raise NotationError if it is invalid for the setup."""
        twin: AnyTwin = cls(setup)  # type: ignore[call-arg]  # the twin of every game takes a setup
        twin.lay_state(twin.game().read_position(setup, text))
        return twin  # type: ignore[return-value]  # C knows of no Self

    def position_text(self) -> str:
        """Return the position in notation, as the readable rules write it."""
        raise NotImplementedError

    def view(self, seat: Seat | None) -> View:
        """Return what a seat (None: a spectator) may know, with its choices but without events. Slow: the readable rules build it."""
        game = self.game()
        if seat is not None:
            seat = self.observer(seat)
        view: View = game.rules(self.setup).view(game.read_position(self.setup, self.position_text()), seat)
        return view

    def layout(self) -> Any:
        """Return the position in plain numbers, as the game's `Layout`."""
        raise NotImplementedError

    def lay(self, layout: Any) -> None:
        """Set the position to that of a layout; raise ValueError if it is impossible in this setup."""
        raise NotImplementedError

    def lay_state(self, state: Any) -> None:
        """Set the position to that of a state of the readable rules."""
        raise NotImplementedError

    def arrange(self) -> None:
        """Sort everything without a defined order, such as the cards of a pile.

        Afterwards equal twins, even from a view or a pickle, play the same game with the same random numbers.
        """
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, AnyTwin):
            return NotImplemented
        twin: AnyTwin = other
        self.check()
        twin.check()
        return same_table(self.game(), self.setup, twin.setup) and self.position_text() == twin.position_text()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), self.setup, self.layout())

    def __repr__(self) -> str:
        if self.stage == UNSET:
            return "<twin that was not set up>"
        actor = self.actor
        whose = "over" if actor is None else "chance acts" if actor == CHANCE else f"seat {actor} acts"
        return f"<twin of {self.setup.game}, {self.setup.seats} seats: {whose}, points {' : '.join([str(score) for score in self.scores])}>"

    # --- at random

    def draw(self, rng: Rng) -> None:
        """Let chance act until a seat is to act or the game is over."""
        self.check()
        self.draw_all(rng)

    def step(self, rng: Rng, policy: Any = None) -> int:
        """Apply one action: chance's by weight, a seat's uniformly or by a policy; return its number, -1 when the game is over."""
        raise NotImplementedError

    def advance(self, count: SupportsIndex, rng: Rng) -> int:
        """Make up to `count` random choices for seats, with chance acting in between; return how many until the game ended."""
        made: cython.longlong = 0
        times: cython.longlong = within(count, "the count", 0, MOST_TIMES)
        self.enter()
        try:
            with cython.nogil:
                self.draw_all(rng)
                while made < times and not self.is_over():
                    self.choose_at_random(rng)
                    self.draw_all(rng)
                    made += 1
        finally:
            self.leave()
        return int(made)

    def play_out(self, rng: Rng, policy: AnyPolicy | None = None) -> None:
        """Play to the end, with seats choosing at random or by a policy."""
        self.check_policy(policy)
        self.enter()
        try:
            with cython.nogil:
                self.play_to_end(policy, rng)
        finally:
            self.leave()

    def playouts(self, count: SupportsIndex, rng: Rng, policy: AnyPolicy | None = None) -> Tally:
        """Play `count` times to the end from a copy of this position, with seats choosing at random or by a policy."""
        times: cython.longlong = within(count, "the count", 0, MOST_TIMES)
        seats: cython.int = 0
        scores: cython.int[5] = [0, 0, 0, 0, 0]
        wins: cython.double[5] = [0.0, 0.0, 0.0, 0.0, 0.0]
        points: cython.longlong[5] = [0, 0, 0, 0, 0]
        self.check_policy(policy)
        origin: AnyTwin = self.copy()  # other threads may use this twin meanwhile
        scratch: AnyTwin = self.copy()
        seats = self.write_scores(scores)
        with cython.nogil:
            for _ in range(times):
                copy_struct(scratch.memory, origin.memory, origin.size)
                scratch.play_to_end(policy, rng)
                scratch.write_scores(scores)
                add_up(scores, seats, wins, points)
        return Tally(tuple([wins[seat] for seat in range(seats)]), tuple([points[seat] for seat in range(seats)]))

    def play_by_lot(self, chance: Random, thought: Random) -> list[str]:
        """Play to the end with uniform choices and return the notation of all actions.

        It consumes the same random numbers as `play_out` of a match with uniform bots, and so plays the same game.
        """
        done: list[str] = []
        self.enter()
        try:
            while self.ways():
                done.append(str(self.take_by_lot(chance if self.by_chance() else thought)))
        finally:
            self.leave()
        return done

    def draw_by_lot(self, chance: Random) -> str:
        """Let chance act once and return the notation, using the random numbers of a match's `draw`; raise ValueError unless chance is to act."""
        self.enter()
        try:
            if not self.by_chance():
                raise ValueError("chance is not to act")
            return str(self.take_by_lot(chance))
        finally:
            self.leave()

    def take_by_lot(self, lots: Any) -> Any:
        """Apply a random action and return its notation."""
        count: cython.int = self.ways()
        n: cython.int = below(lots.getrandbits, count)
        if self.ways() != count:
            raise RuntimeError("the twin changed while a random number was drawn for it")
        return self.take_nth(n)

    def check_policy(self, policy: Any) -> Any:
        """Raise TypeError unless this is a policy of this game or None."""
        if policy is not None and not isinstance(policy, self.policy_type()):
            raise TypeError(f"{policy} is not a policy of this game")
        return None

    def play_to_end(self, policy: AnyPolicy | None, rng: Rng) -> cython.void:
        """Play to the end by the policy, or at random without one."""
        if policy is None:
            self.play_at_random(rng)
        else:
            self.play_by(policy, rng)

    # --- implemented by each game's twin

    def game(self) -> AnyGame:
        """Return the game of the readable rules."""
        raise NotImplementedError

    def row_sizes(self) -> Any:
        """Return the lengths of an observation and a mask."""
        raise NotImplementedError

    def policy_type(self) -> Any:
        """Return the type of this game's policies."""
        raise NotImplementedError

    def write_scores(self, scores: cython.p_int) -> cython.int:  # noqa: ARG002  overrides use it
        """Write each seat's current points and return the number of seats."""
        return 0

    def write_projection(self, scores: cython.p_int) -> cython.int:
        """Write each seat's points if the game ended now and return the number of seats; for some games these are the current points."""
        return self.write_scores(scores)

    def write_observation(self, seat: cython.int, into: cython.p_uchar) -> cython.void:
        """Write a seat's observation into zeroed memory."""

    def write_mask(self, into: cython.p_uchar) -> cython.void:
        """Write 1 for every legal action of a seat."""

    def count_draws(self, counts: cython.p_uchar) -> cython.int:  # noqa: ARG002  as above
        """Write the weight of each possible draw, such as a tile; return the number of the first such action."""
        return 0

    def seat_to_act(self) -> cython.int:
        """Return the acting seat, if a seat is to act."""
        return 0

    def draw_all(self, rng: Rng) -> cython.void:
        """Let chance act until a seat is to act or the game is over."""

    def choose_at_random(self, rng: Rng) -> cython.void:
        """Make a random choice for the acting seat."""

    def play_at_random(self, rng: Rng) -> cython.void:
        """Play to the end with random choices."""

    def play_by(self, policy: AnyPolicy, rng: Rng) -> cython.void:
        """Play to the end with a policy that was checked."""

    def by_chance(self) -> cython.bint:
        """Return whether chance is to act."""
        return False

    def is_over(self) -> cython.bint:
        """Return whether the game is over."""
        return True

    def ways(self) -> cython.int:
        """Return the acting seat's number of actions or chance's total weight; 0 when the game is over."""
        return 0

    def take_nth(self, n: cython.int) -> Any:
        """Apply the n-th action and return its notation: seats' in the order of a view, chance's by weight in notation order."""
        raise NotImplementedError


def restored(kind: type[AnyTwin], setup: Setup, layout: Any) -> AnyTwin:
    """Unpickle a twin."""
    twin = kind(setup)  # type: ignore[call-arg]  # the twin of every game takes a setup
    twin.lay(layout)
    return twin


def list_of(numbers: cython.p_ushort, count: cython.int) -> list[int]:
    """Return the first `count` of some numbers."""
    if not cython.compiled:
        return list(numbers[:count])
    found: list[int] = PyList_New(count)
    for i in range(count):
        number = cython.cast(object, PyTuple_GET_ITEM(NUMBERS, numbers[i])) if numbers[i] < CACHED else numbers[i]
        Py_INCREF(number)
        PyList_SET_ITEM(found, i, number)
    return found


def same_table(game: AnyGame, one: Setup, other: Setup) -> bool:
    """Return whether both setups have the same rules from here on; the opener no longer matters."""
    if (one.game, one.seats, one.expansions) != (other.game, other.seats, other.expansions):
        return False
    return all(game.option(one, name) == game.option(other, name) for name in game.options)


def add_up(scores: cython.p_int, seats: cython.int, wins: cython.p_double, points: cython.p_longlong) -> cython.void:
    """Add the wins and points of a finished game; tied seats share the win (FT-60, BC-17)."""
    best: cython.int = scores[0]
    winners: cython.int = 0
    for seat in range(seats):
        points[seat] += scores[seat]
        if scores[seat] > best:
            best, winners = scores[seat], 0
        winners += scores[seat] == best
    for seat in range(seats):
        if scores[seat] == best:
            wins[seat] += 1.0 / winners


def share_of_win(scores: cython.p_int, seats: cython.int, seat: cython.int) -> cython.double:
    """Return a seat's share of the win of a finished game; tied seats share it (FT-60, BC-17)."""
    winners: cython.int = 0
    for other in range(seats):
        if scores[other] > scores[seat]:
            return 0.0
        winners += scores[other] == scores[seat]
    return 1.0 / winners


def nth(weights: cython.p_uchar, order: cython.p_uchar, n: cython.int) -> cython.int:
    """Return the n-th item, in this order, if each is repeated as often as its weight."""
    i: cython.int = 0
    while n >= weights[order[i]]:
        n -= weights[order[i]]
        i += 1
    return order[i]


def below(getrandbits: Any, count: cython.int) -> cython.int:
    """Return what `randrange(count)` of the `random.Random` with this method returns (rejection sampling)."""
    bits: cython.int = 0
    while count >> bits:
        bits += 1
    while True:
        found: cython.longlong = getrandbits(bits)
        if 0 <= found < count:
            return cython.cast(cython.int, found)
