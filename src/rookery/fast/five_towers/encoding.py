"""Write the acting seat's mask (actions.py) and observation (observation.py) as bytes."""

import cython

if not cython.compiled:
    from rookery.fast.five_towers import rules
    from rookery.fast.five_towers.position import BUILDING, CARDS, NONE, PLACE, RETRACT, RETRACT_ACTION, SILENT, TYPES, Position

SEEN = [*[(card & 15) + 1 for card in range(NONE)], 0]
"""The value of each card + 1; 0 for the ground."""


def count_piles(p: cython.pointer[Position], counts: cython.p_uchar, row: cython.Py_ssize_t) -> cython.void:
    """Count each card still to come, then each discarded."""
    for i in range(2 * CARDS):
        counts[row + i] = 0
    for i in range(p.draw):
        counts[row + rules.kind(p.piles[i])] += 1
    for i in range(p.cards - p.discard, p.cards):
        counts[row + CARDS + rules.kind(p.piles[i])] += 1


def write_mask(p: cython.pointer[Position], choices: cython.uint, mask: cython.p_uchar, row: cython.Py_ssize_t) -> cython.void:
    """Write 1 for every legal action number, else 0."""
    for i in range(PLACE):
        mask[row + i] = choices >> i & 1
    for i in range(PLACE, RETRACT_ACTION):
        mask[row + i] = 0
    for i in range(p.shown):
        if choices >> (PLACE + i) & 1:
            mask[row + PLACE + rules.kind(p.display[i])] = 1
    mask[row + RETRACT_ACTION] = choices >> RETRACT & 1


def observe(p: cython.pointer[Position], counts: cython.p_uchar, first: cython.Py_ssize_t, to: cython.p_uchar, row: cython.Py_ssize_t) -> cython.void:
    """Write the acting seat's observation, in the layout of observation.py."""
    seats: cython.int = p.seats
    seat: cython.int = p.actor
    for i in range(176):
        to[row + i] = 0
    to[row] = p.step == BUILDING
    to[row + 1], to[row + 2], to[row + 3], to[row + 4] = p.round, p.deck_pass, p.draw, p.discard
    to[row + 5], to[row + 6], to[row + 7] = p.to_place, p.may_demolish, p.highest + 1
    to[row + 10] = seats
    for place in range(seats):
        if p.highest >= 0 and seat == p.bidder:
            to[row + 8] = place + 1
        if seat == p.opener:
            to[row + 9] = place
        to[row + 11 + place] = 0 if p.calls[seat] == SILENT else p.calls[seat] + 1
        observe_seat(p, seat, to, row + 16 + 16 * place)
        seat = seat + 1 if seat + 1 < seats else 0
    for i in range(p.shown):
        if p.left >> i & 1:
            to[row + 96 + rules.kind(p.display[i])] += 1
    for i in range(2 * CARDS):
        to[row + 176 + i] = counts[first + i]


def observe_seat(p: cython.pointer[Position], seat: cython.int, to: cython.p_uchar, row: cython.Py_ssize_t) -> cython.void:
    """Write the towers and the demolition pile of one seat."""
    for t in range(TYPES):
        top = p.top[TYPES * seat + t]
        to[row + 3 * t] = SEEN[top]
        to[row + 3 * t + 1] = p.height[TYPES * seat + t]
        to[row + 3 * t + 2] = SEEN[p.covered[top]]
    to[row + 15] = p.pile[seat]
