"""What the twins of all games share, and how a program uses any of them.

A twin is a game that changes: `copy` it, `apply` one of the `legal` actions by its number, let chance `deal`, add up `playouts`, read `scores`,
`projection`, `observation` and `mask`. It is made from a setup, a view (`of_view`) or the text of a position (`of_position`) and gives
text and views back. Equal positions are equal twins; a twin can be pickled.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple, Self

import cython

from rookery.core.record import Setup
from rookery.core.rules import CHANCE, Actor, AnyGame, Seat
from rookery.core.view import View

if not cython.compiled:
    from rookery.fast.common.buffers import beginning, copy_struct
    from rookery.fast.common.rng import Rng
    from rookery.fast.common.uncompiled import named

    (MOST_DRAWS,) = named(__file__, "MOST_DRAWS")

NUMBERS = cython.declare(tuple, tuple(range(1024)))
"""Numbers of actions, so that none has to be made again."""


class Tally(NamedTuple):
    """The sum over some playouts, by seat: wins, of which the tied have equal shares, and points."""

    wins: tuple[float, ...]
    points: tuple[int, ...]


class AnyPolicy:
    """How seats play in playouts: `noise` is the chance, in 1/256, that a seat chooses at random instead."""

    noise: cython.int


class AnyTwin:  # noqa: PLW1641  it changes, so it has no hash
    """A game that changes. It is not for use by two threads at once; what takes long lets other threads run."""

    memory: cython.p_void
    size: cython.size_t
    setup: Setup

    def copy(self) -> Self:
        """Another twin in the same position."""
        raise NotImplementedError

    def become(self, other: AnyTwin) -> None:
        """Take the position of another twin; TypeError if it is of another game."""
        if type(other) is not type(self):
            raise TypeError(f"{other} is of another game")
        self.setup = other.setup
        copy_struct(self.memory, other.memory, self.size)

    # --- as in Rules, actions by their numbers

    @property
    def actor(self) -> Actor:
        """Who acts next: a seat, chance, or nobody because the game is over."""
        if self.by_chance():
            return CHANCE
        return None if self.is_over() else int(self.seat_to_act())

    def legal(self) -> list[int]:
        """The numbers of all actions allowed now, chance's too, each once; empty only when the game is over."""
        raise NotImplementedError

    def odds(self) -> dict[int, int]:
        """Chance's actions with their weights; empty when chance is not to act."""
        i: cython.int
        first: cython.int
        counts: cython.uchar[80] = [0] * 80
        found: dict[int, int] = {}
        if self.by_chance():
            first = self.count_draws(counts)
            for i in range(MOST_DRAWS):
                if counts[i]:
                    found[NUMBERS[first + i]] = NUMBERS[counts[i]]
        return found

    def outcomes(self) -> tuple[list[int], list[int]]:
        """The same as two rows, in the form that `random.choices` takes."""
        i: cython.int
        first: cython.int
        counts: cython.uchar[80] = [0] * 80
        actions: list[int] = []
        weights: list[int] = []
        if self.by_chance():
            first = self.count_draws(counts)
            for i in range(MOST_DRAWS):
                if counts[i]:
                    actions.append(NUMBERS[first + i])
                    weights.append(NUMBERS[counts[i]])
        return actions, weights

    def apply(self, action: int) -> None:
        """Carry out the action of this number; ValueError, and nothing changed, if it is not legal."""
        raise NotImplementedError

    def action(self, number: int) -> Any:
        """The legal action of this number as the readable rules know it; its `str()` is its notation."""
        raise NotImplementedError

    def numbers(self) -> dict[str, int]:
        """The notation of every legal action, with its number."""
        return {str(self.action(number)): number for number in self.legal()}

    def choices(self) -> list[str]:
        """The notation of every legal action, in the order of a view."""
        return sorted(self.numbers())

    # --- points, and what a seat sees

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat as they stand."""
        scores: cython.int[5] = [0, 0, 0, 0, 0]
        seats: cython.int = self.write_scores(scores)
        return tuple([scores[seat] for seat in range(seats)])

    @property
    def projection(self) -> tuple[int, ...]:
        """The points of each seat if the game ended now."""
        scores: cython.int[5] = [0, 0, 0, 0, 0]
        seats: cython.int = self.write_projection(scores)
        return tuple([scores[seat] for seat in range(seats)])

    def observation(self) -> bytes:
        """What the seat that acts sees, as the game's observation.py lays it out; ValueError if no seat is to act."""
        if self.by_chance() or self.is_over():
            raise ValueError("no seat is to act")
        row = bytearray(self.row_sizes()[0])
        memory = memoryview(row)
        into: cython.p_uchar = cython.cast(cython.p_uchar, beginning(memory)) if cython.compiled else memory
        with cython.nogil:
            self.write_observation(into)
        return bytes(row)

    def mask(self) -> bytes:
        """1 for every legal action of a seat, by number, and 0 for the others."""
        row = bytearray(self.row_sizes()[1])
        memory = memoryview(row)
        into: cython.p_uchar = cython.cast(cython.p_uchar, beginning(memory)) if cython.compiled else memory
        with cython.nogil:
            self.write_mask(into)
        return bytes(row)

    # --- from and to other forms

    @classmethod
    def of_position(cls, setup: Setup, text: str) -> Self:
        """A twin in the position of this text; NotationError if it is none of this setup."""
        twin: AnyTwin = cls(setup)  # type: ignore[call-arg]  # the twin of every game takes a setup
        twin.lay_state(twin.game().read_position(setup, text))
        return twin  # type: ignore[return-value]  # C knows of no Self

    def position_text(self) -> str:
        """The position in notation, as the readable rules write it."""
        raise NotImplementedError

    def view(self, seat: Seat | None) -> View:
        """What that seat (None: a spectator) may know, with its choices but without events; made by the readable rules, and so slow."""
        game = self.game()
        view: View = game.rules(self.setup).view(game.read_position(self.setup, self.position_text()), seat)
        return view

    def layout(self) -> Any:
        """The position in plain numbers, a `Layout` of the game."""
        raise NotImplementedError

    def lay(self, layout: Any) -> None:
        """Take the position of a layout of this setup; ValueError if it could not lie on a table."""
        raise NotImplementedError

    def lay_state(self, state: Any) -> None:
        """Take the position of a state of the readable rules."""
        raise NotImplementedError

    def arrange(self) -> None:
        """Put what has no order, such as the cards of a pile, into one order.

        Twins of one game, of which some were made from a view or a pickle, then play alike with the same random numbers.
        """
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, AnyTwin):
            return NotImplemented
        return same_table(self.game(), self.setup, other.setup) and self.position_text() == other.position_text()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), self.setup, self.layout())

    def __repr__(self) -> str:
        actor = self.actor
        whose = "over" if actor is None else "chance acts" if actor == CHANCE else f"seat {actor} acts"
        return f"<twin of {self.setup.game}, {self.setup.seats} seats: {whose}, points {' : '.join([str(score) for score in self.scores])}>"

    # --- at random

    def deal(self, rng: Rng) -> None:
        """Let chance act until a seat is to act or the game is over."""
        with cython.nogil:
            self.deal_all(rng)

    def step(self, rng: Rng, policy: Any = None) -> int:
        """Carry out one action, chance's by their weights, a seat's each as likely or by a policy; its number, -1 when the game is over."""
        raise NotImplementedError

    def advance(self, count: int, rng: Rng) -> int:
        """Let seats choose at random that many times, chance acting in between; how often they did before the game was over."""
        made: cython.int = 0
        times: cython.int = count
        with cython.nogil:
            self.deal_all(rng)
            while made < times and not self.is_over():
                self.choose_at_random(rng)
                self.deal_all(rng)
                made += 1
        return int(made)

    def play_out(self, rng: Rng, policy: AnyPolicy | None = None) -> None:
        """Play to the end, all seats choosing at random or by a policy."""
        self.check(policy)
        with cython.nogil:
            self.finish(policy, rng)

    def playouts(self, count: int, rng: Rng, policy: AnyPolicy | None = None) -> Tally:
        """Play that many times from here to the end, all seats choosing at random or by a policy; the position stays as it is."""
        i: cython.int
        times: cython.int = count
        seats: cython.int = 0
        scores: cython.int[5] = [0, 0, 0, 0, 0]
        wins: cython.double[5] = [0.0, 0.0, 0.0, 0.0, 0.0]
        points: cython.longlong[5] = [0, 0, 0, 0, 0]
        scratch: AnyTwin = self.copy()
        self.check(policy)
        seats = self.write_scores(scores)
        with cython.nogil:
            for i in range(times):  # noqa: B007  a name without a type would be a Python object
                copy_struct(scratch.memory, self.memory, self.size)
                scratch.finish(policy, rng)
                scratch.write_scores(scores)
                add_up(scores, seats, wins, points)
        return Tally(tuple([wins[seat] for seat in range(seats)]), tuple([points[seat] for seat in range(seats)]))

    def play_by_lot(self, chance: Random, thought: Random) -> list[str]:
        """Play to the end, all seats choosing each action as likely; the notation of all that was done.

        It takes the same numbers from the same streams as `play_out` of a match with uniform bots, and so plays the same game.
        """
        count: cython.int
        done: list[str] = []
        for_chance, for_seats = chance.getrandbits, thought.getrandbits
        while True:
            count = self.ways()
            if count == 0:
                return done
            done.append(self.take_nth(below(for_chance if self.by_chance() else for_seats, count)))

    def draw_by_lot(self, chance: Random) -> str:
        """Let chance act once; the notation of what it did. It takes the same numbers as `draw` of a match; ValueError if chance is not to act."""
        if not self.by_chance():
            raise ValueError("chance is not to act")
        return str(self.take_nth(below(chance.getrandbits, self.ways())))

    def check(self, policy: Any) -> Any:
        """TypeError if this is no policy of this game; None is one of every game."""
        if policy is not None and not isinstance(policy, self.policy_type()):
            raise TypeError(f"{policy} is no policy of this game")
        return None

    def finish(self, policy: AnyPolicy | None, rng: Rng) -> cython.void:
        """Play to the end by the policy or, if there is none, at random."""
        if policy is None:
            self.play_at_random(rng)
        else:
            self.play_by(policy, rng)

    # --- what the twin of a game fills in

    def game(self) -> AnyGame:
        """The game as the readable rules know it."""
        raise NotImplementedError

    def row_sizes(self) -> Any:
        """The length of an observation and of a mask."""
        raise NotImplementedError

    def policy_type(self) -> Any:
        """The type of this game's policies."""
        raise NotImplementedError

    def write_scores(self, scores: cython.p_int) -> cython.int:  # noqa: ARG002  for those who fill it in
        """Write the points of each seat as they stand; how many seats there are."""
        return 0

    def write_projection(self, scores: cython.p_int) -> cython.int:
        """Write the points of each seat if the game ended now; how many seats there are. To some games these are the points as they stand."""
        return self.write_scores(scores)

    def write_observation(self, into: cython.p_uchar) -> cython.void:
        """Write what the seat that acts sees."""

    def write_mask(self, into: cython.p_uchar) -> cython.void:
        """Write 1 for every legal action of a seat."""

    def count_draws(self, counts: cython.p_uchar) -> cython.int:  # noqa: ARG002  as above
        """Write how often chance may draw each thing, such as a tile; return the number of the first such action."""
        return 0

    def seat_to_act(self) -> cython.int:
        """The seat that acts, where one does."""
        return 0

    def deal_all(self, rng: Rng) -> cython.void:
        """Let chance act until a seat is to act or the game is over."""

    def choose_at_random(self, rng: Rng) -> cython.void:
        """Let the seat that is to act choose at random."""

    def play_at_random(self, rng: Rng) -> cython.void:
        """Play to the end, all seats choosing at random."""

    def play_by(self, policy: AnyPolicy, rng: Rng) -> cython.void:
        """Play to the end, all seats following a policy that was checked."""

    def by_chance(self) -> cython.bint:
        """Whether chance is to act."""
        return False

    def is_over(self) -> cython.bint:
        """Whether nobody is to act any more."""
        return True

    def ways(self) -> cython.int:
        """How many actions the seat to act has, or how much chance's weigh together; 0 when the game is over."""
        return 0

    def take_nth(self, n: cython.int) -> Any:
        """Carry out the n-th action, seats' in the order of a view, chance's by weight in the order of notation; its notation."""
        raise NotImplementedError


def restored(kind: type[AnyTwin], setup: Setup, layout: Any) -> AnyTwin:
    """A twin that was pickled."""
    twin = kind(setup)  # type: ignore[call-arg]  # the twin of every game takes a setup
    twin.lay(layout)
    return twin


def same_table(game: AnyGame, one: Setup, other: Setup) -> bool:
    """Whether both play this game by the same rules from here on; who began it does not matter any more."""
    if (one.game, one.seats, one.expansions) != (other.game, other.seats, other.expansions):
        return False
    return all(game.option(one, name) == game.option(other, name) for name in game.options)


def add_up(scores: cython.p_int, seats: cython.int, wins: cython.p_double, points: cython.p_longlong) -> cython.void:
    """Add wins and points of a game that is over to those of others; the tied share the victory (FT-60, BC-17)."""
    seat: cython.int
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
    """A seat's share of the win of a game that is over: the tied share the victory (FT-60, BC-17)."""
    other: cython.int
    winners: cython.int = 0
    for other in range(seats):
        if scores[other] > scores[seat]:
            return 0.0
        winners += scores[other] == scores[seat]
    return 1.0 / winners


def nth(weights: cython.p_uchar, order: cython.p_uchar, n: cython.int) -> cython.int:
    """Which of some things the n-th is when each counts as often as it weighs, in this order."""
    i: cython.int = 0
    while n >= weights[order[i]]:
        n -= weights[order[i]]
        i += 1
    return order[i]


def below(getrandbits: Any, count: cython.int) -> cython.int:
    """What `randrange(count)` of the `random.Random` with this method would give: bits are drawn until they make a number below the count."""
    bits: cython.int = 0
    found: cython.int
    while count >> bits:
        bits += 1
    while True:
        found = getrandbits(bits)
        if found < count:
            return found
