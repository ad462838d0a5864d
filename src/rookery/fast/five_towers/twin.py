"""The twin of 5 Towers for Python: a mutable position with numbered actions (actions.py)."""

from __future__ import annotations

from reprlib import repr as short
from typing import Any, SupportsIndex

import cython

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.core.rules import CHANCE, Actor, AnyGame
from rookery.fast.five_towers.actions import ACTIONS, TEXTS, reading_order
from rookery.fast.five_towers.layout import Layout, layout_of, overbids_are_legal, write
from rookery.fast.five_towers.layout import check as check_layout
from rookery.games.five_towers import FIVE_TOWERS
from rookery.games.five_towers.actions import Action
from rookery.games.five_towers.completion import complete
from rookery.games.five_towers.state import State
from rookery.games.five_towers.view import FiveTowersView

if not cython.compiled:
    from rookery.fast.common.checks import integer
    from rookery.fast.common.rng import Rng
    from rookery.fast.common.twin import AnyPolicy, AnyTwin, list_of
    from rookery.fast.five_towers import encoding, laying, rules
    from rookery.fast.five_towers.encoding import OBSERVATION, Table
    from rookery.fast.five_towers.order import count, nth_choice, nth_kind, place_of
    from rookery.fast.five_towers.policy import Policy, choose, play_out_by
    from rookery.fast.five_towers.position import CARDS, FIRST_REVEAL, OVER, REVEAL, Position


SEATS = cython.declare(tuple, tuple(range(5)))
"""Cached ints for seats."""


class Twin(AnyTwin):
    """A game of 5 Towers."""

    position: Position

    def __cinit__(self) -> None:
        self.p = cython.address(self.position)
        self.memory, self.size = self.p, cython.sizeof(Position)

    def __init__(self, setup: Setup) -> None:
        """Set up the game before the first reveal."""
        if not cython.compiled:
            self.p = self.memory = Position()
            self.size = 0
        self.set_up(setup)
        self.p.hides = FIVE_TOWERS.option(setup, "cards-to-come") == "hidden"  # FT-A17
        rules.start(self.p, setup.seats, setup.opener, FIVE_TOWERS.option(setup, "overbids") == "retract")  # FT-A1

    def copy(self) -> Twin:
        """Return another twin in the same position."""
        other: Twin = Twin.__new__(Twin)
        if not cython.compiled:
            other.p = other.memory = Position()
            other.size = 0
        other.become(self)
        return other

    # --- as in Rules

    @property
    def actor(self) -> Actor:
        """The next to act: a seat, chance, or None because the game is over."""
        self.check()
        if self.p.step == REVEAL:
            return CHANCE
        return None if self.p.step == OVER else SEATS[self.p.actor]

    def legal(self) -> list[int]:
        """Return the numbers of all legal actions, including chance's; empty only when the game is over."""
        numbers = cython.declare(cython.ushort[19])
        self.check()
        count: cython.int = rules.list_actions(self.p, numbers)
        return list_of(numbers, count) if count else self.outcomes()[0]

    def apply(self, action: SupportsIndex) -> None:
        """Apply the action of this number; if it is illegal, raise ValueError and change nothing."""
        number: cython.longlong = integer(action, "an action")
        self.check()
        chosen: cython.int = self.chosen_by(number)
        if chosen < 0:
            raise ValueError(f"action {short(action)} is not legal here")
        if number >= FIRST_REVEAL:
            rules.reveal(self.p, chosen)
        else:
            rules.apply(self.p, chosen)

    def action(self, number: SupportsIndex) -> Action:
        """Return the legal action of this number as an action of games/five_towers; its `str()` is its notation."""
        wanted: cython.longlong = integer(number, "an action")
        self.check()
        if self.chosen_by(wanted) < 0:
            raise ValueError(f"action {short(number)} is not legal here")
        return ACTIONS[wanted]

    def choices(self) -> list[str]:
        """Return the notation of every legal action, in the order of a view: cards before demolitions."""
        self.check()
        if self.p.step == REVEAL:
            return sorted([TEXTS[number] for number in self.legal()])
        return [TEXTS[number] for number in sorted(self.legal(), key=reading_order)]

    def chosen_by(self, number: cython.longlong) -> cython.int:
        """Return the choice of this number, or the index of the card that it reveals; -1 if it is illegal."""
        small: cython.int = -1
        if 0 <= number < FIRST_REVEAL + CARDS:
            small = number
        if small >= FIRST_REVEAL:
            return place_of(self.p, small - FIRST_REVEAL)
        return rules.choice_of(self.p, small, rules.legal(self.p)) if small >= 0 else -1

    # --- conversions

    @staticmethod
    def of_view(view: FiveTowersView, rng: Rng | None = None, *, retracting: bool = False) -> Twin:
        """Return a twin in the position of this view; `rng` completes hidden information.

        Only an auction shows whether overbids are legal: state it by `retracting` otherwise.
        """
        if not isinstance(view, FiveTowersView):
            raise TypeError(f"a view of 5 Towers is needed, not {short(view)}")
        overbids = "retract" if retracting or overbids_are_legal(view) else "refused"
        hidden = "shown" if view.to_come is not None else "hidden"
        twin: Twin = Twin(Setup(view.game, len(view.players), FrozenMap({"overbids": overbids, "cards-to-come": hidden})))
        twin.lay_state(complete(view, Rng(0) if rng is None else rng))
        twin.arrange()
        return twin

    def position_text(self) -> str:
        """Return the position in notation, as games/five_towers writes it."""
        return write(self.layout())

    def layout(self) -> Layout:
        """Return the position in plain numbers."""
        self.check()
        found: Layout = laying.read_layout(self.p)
        return found

    def lay(self, layout: Layout) -> None:
        """Set the position to that of a layout; raise ValueError if it is impossible in this setup."""
        self.check()
        check_layout(layout, self.setup)
        self.put(layout)

    def lay_state(self, state: State) -> None:
        """Set the position to that of a games/five_towers state."""
        self.check()
        if not isinstance(state, State):
            raise TypeError(f"a state of 5 Towers is needed, not {short(state)}")
        self.put(layout_of(state))

    def put(self, layout: Layout) -> object:
        """Set the position to that of a layout of which only the cards are checked."""
        other: Twin = self.copy()
        laying.lay(other.p, layout)
        self.become(other)
        return None

    def arrange(self) -> None:
        """Sort the piles and the display, which are unordered, so that equal twins play the same game with the same random numbers."""
        self.check()
        laying.arrange(self.p)

    # --- at random

    def step(self, rng: Rng, policy: Policy | None = None) -> int:
        """Apply one action: chance's by weight, a seat's uniformly or by a policy; return its number, -1 when the game is over."""
        number: int = -1
        self.check()
        if self.p.step == REVEAL:
            chosen = rng.pick(self.p.draw)
            number = FIRST_REVEAL + rules.kind(self.p.piles[chosen])
            rules.reveal(self.p, chosen)
        elif self.p.step != OVER:
            chosen = rules.random_action(rules.legal(self.p), rng) if policy is None else choose(self.p, policy, rng)
            number = rules.action_of(self.p, chosen)
            rules.apply(self.p, chosen)
        return number

    # --- implementation of AnyTwin

    def game(self) -> AnyGame:
        return FIVE_TOWERS

    def row_sizes(self) -> Any:
        return OBSERVATION, FIRST_REVEAL

    def policy_type(self) -> Any:
        return Policy

    def write_scores(self, scores: cython.p_int) -> cython.int:
        for seat in range(self.p.seats):
            scores[seat] = rules.score(self.p, seat)
        return self.p.seats

    def write_observation(self, seat: cython.int, into: cython.p_uchar) -> cython.void:
        memory = cython.declare(Table)
        table: cython.pointer[Table] = cython.address(memory) if cython.compiled else Table()
        encoding.read_table(self.p, table)
        encoding.observe(self.p, table, seat, into, 0)

    def write_mask(self, into: cython.p_uchar) -> cython.void:
        encoding.write_mask(self.p, rules.legal(self.p), into, 0)

    def count_draws(self, counts: cython.p_uchar) -> cython.int:
        count(self.p, counts)
        return FIRST_REVEAL

    def seat_to_act(self) -> cython.int:
        return self.p.actor

    def draw_all(self, rng: Rng) -> cython.void:
        rules.reveal_all(self.p, rng)

    def choose_at_random(self, rng: Rng) -> cython.void:
        rules.apply(self.p, rules.random_action(rules.legal(self.p), rng))

    def play_at_random(self, rng: Rng) -> cython.void:
        rules.play_out(self.p, rng)

    def play_by(self, policy: AnyPolicy, rng: Rng) -> cython.void:
        play_out_by(self.p, cython.cast(Policy, policy), rng)

    def by_chance(self) -> cython.bint:
        return self.p.step == REVEAL

    def is_over(self) -> cython.bint:
        return self.p.step == OVER

    def ways(self) -> cython.int:
        found: cython.int = 0
        choices: cython.uint = rules.legal(self.p)
        if self.p.step == REVEAL:
            return self.p.draw
        while choices:
            choices &= choices - 1
            found += 1
        return found

    def take_nth(self, n: cython.int) -> Any:
        if self.p.step == REVEAL:
            number = nth_kind(self.p, n)
            rules.reveal(self.p, place_of(self.p, number))
            return TEXTS[FIRST_REVEAL + number]
        chosen = nth_choice(self.p, rules.legal(self.p), n)
        number = rules.action_of(self.p, chosen)
        rules.apply(self.p, chosen)
        return TEXTS[number]
