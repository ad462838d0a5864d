"""A playout policy: one ply deep, cheap, stronger than random and weaker than a bot.

The value of a set of cards is the sum of each card's value on its current tower: its points, plus the room it takes or gives,
weighted by the remaining game. A seat bids for the most valuable set it can build, and then builds it.
"""

from typing import Any, SupportsIndex

import cython

if not cython.compiled:
    from rookery.fast.common.checks import within
    from rookery.fast.common.rng import Rng
    from rookery.fast.common.twin import AnyPolicy
    from rookery.fast.five_towers import rules
    from rookery.fast.five_towers.position import AUCTION, DEMOLISH, DISPLAY, NONE, OVER, PASS, PLACE, RETRACT, TYPES, Position

SPARED = cython.declare(cython.const[cython.int], -1)
NOTHING = cython.declare(cython.const[cython.int], -1000000)
SIZE = [s.bit_count() for s in range(32)]
"""The number of cards in each set."""


class Policy(AnyPolicy):
    """A policy: `foresight` is the value of a unit of room at the start, in hundredths of a point (0: count points only);
    `noise` is the chance, in 1/256, that a seat chooses at random instead.
    """

    def __init__(self, foresight: SupportsIndex = 50, noise: SupportsIndex = 0) -> None:
        self.foresight = within(foresight, "the foresight", -1000, 1000)
        self.noise = within(noise, "the noise", 0, 256)

    def __reduce__(self) -> tuple[Any, ...]:
        return Policy, (self.foresight, self.noise)


def play_out_by(p: cython.pointer[Position], policy: Policy, rng: Rng) -> cython.void:
    """Play to the end, with all seats following the policy."""
    while True:
        rules.reveal_all(p, rng)
        if p.step == OVER:
            return
        rules.apply(p, choose(p, policy, rng))


def choose(p: cython.pointer[Position], policy: Policy, rng: Rng) -> cython.int:
    """Return the acting seat's choice, by the policy or occasionally at random. Requires a legal choice."""
    choices: cython.uint = rules.legal(p)
    if policy.noise and cython.cast(cython.int, rng.pick(256)) < policy.noise:
        return rules.random_action(choices, rng)
    return advise(p, choices, policy)


def advise(p: cython.pointer[Position], choices: cython.uint, policy: Policy) -> cython.int:
    """Return the policy's choice."""
    gains: cython.int[5] = [0, 0, 0, 0, 0]
    for i in range(p.shown):
        gains[i] = gain(p, i, policy.foresight * time_left(p) >> 8)
    if p.step == AUCTION:
        return advise_call(p, choices, gains)
    return advise_build(p, choices, gains)


def time_left(p: cython.pointer[Position]) -> cython.int:
    """Return the fraction of the game left, in 1/256; the second pass of the deck is the shorter one."""
    return 102 + 154 * p.draw // p.cards if p.deck_pass == 1 else 205 * p.draw // p.cards


def gain(p: cython.pointer[Position], slot: cython.int, weight: cython.int) -> cython.int:
    """Return a card's value to the actor in hundredths of a point, if a unit of room is worth `weight`."""
    tower: cython.int = TYPES * p.actor + (p.display[slot] >> 5)
    height: cython.int = p.height[tower]
    if p.display[slot] & 15 == 0:
        return 100 * (height + 2) - weight * (room_above(p.top[tower]) + height)  # FT-57
    return 100 + weight * (room_above(p.display[slot]) - room_above(p.top[tower]) + 1)  # FT-56


def room_above(card: cython.int) -> cython.int:
    """Return the room above a card: the number of lower values, or all values on an 8 or an empty place."""
    if card == NONE:
        return 15
    return 14 if card & 15 == 8 else card & 15


def advise_call(p: cython.pointer[Position], choices: cython.uint, gains: cython.p_int) -> cython.int:
    """Return the size of the most valuable set that may be bid, if any has a positive value."""
    after: cython.uint = 0
    for t in range(TYPES):
        after |= buildable(p, t)
    best: cython.int = best_set(p, buildable(p, SPARED), choices, gains)
    demolished: cython.int = best_set(p, after, choices, gains)
    most: cython.int = worth(best, gains)
    if worth(demolished, gains) - cost(p) > most:
        best = demolished
        most = worth(demolished, gains) - cost(p)
    if most > 0:
        return SIZE[best]
    return PASS if choices >> PASS & 1 else 0


def advise_build(p: cython.pointer[Position], choices: cython.uint, gains: cython.p_int) -> cython.int:
    """Return the next action towards the most valuable set of the size bid; demolish only for a more valuable one."""
    choice: cython.int = -1
    best: cython.int = best_set(p, buildable(p, SPARED), 1 << p.to_place, gains)
    most: cython.int = worth(best, gains) if best else NOTHING
    for i in range(TYPES):
        if choices >> (DEMOLISH + i) & 1:
            demolished = best_set(p, buildable(p, i), 1 << p.to_place, gains)
            if worth(demolished, gains) - cost(p) > most:
                most = worth(demolished, gains) - cost(p)
                choice = DEMOLISH + i
    if choice >= 0:
        return choice
    for i in range(p.shown):
        if choices >> (PLACE + i) & 1 and best >> i & 1 and p.first[i] >> best & 1:
            return PLACE + i
    return RETRACT


def buildable(p: cython.pointer[Position], demolished: cython.int) -> cython.uint:
    """Return the sets the actor can build without a demolition (SPARED) or after demolishing one tower."""
    sets: cython.uint = p.under[0] if demolished == 0 else p.on[0]
    for t in range(1, TYPES):
        sets &= p.under[t] if demolished == t else p.on[t]
    return sets


def best_set(p: cython.pointer[Position], sets: cython.uint, sizes: cython.uint, gains: cython.p_int) -> cython.int:
    """Return the most valuable of these sets that is on display and has one of the sizes; the empty set if none is."""
    best: cython.int = 0
    most: cython.int = NOTHING
    for s in range(1, 32):
        if sets >> s & 1 and sizes >> SIZE[s] & 1 and s & ~p.left == 0 and worth(s, gains) > most:
            best = s
            most = worth(s, gains)
    return best


def worth(s: cython.int, gains: cython.p_int) -> cython.int:
    """Return the total gain of a set's cards."""
    total: cython.int = 0
    for i in range(DISPLAY):
        if s >> i & 1:
            total += gains[i]
    return total


def cost(p: cython.pointer[Position]) -> cython.int:
    """Return the actor's cost of a demolition: the lost card and the next penalty (FT-59)."""
    return 100 * (p.pile[p.actor] + 2)
