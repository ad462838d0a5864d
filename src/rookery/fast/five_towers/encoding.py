"""Write masks (actions.py) and observations (observation.py) as bytes.

A `Table` holds the parts that most steps do not change, so that a batch copies them; after a step it updates the piles and the one tower
that a card was placed on or demolished from.
"""

from pathlib import Path

import cython

if cython.compiled:
    from cython.cimports.libc.string import memcpy, memset
else:
    from rookery.fast.common.uncompiled import named, struct
    from rookery.fast.five_towers import rules
    from rookery.fast.five_towers.position import (
        AUCTION,
        BUILDING,
        CARDS,
        NONE,
        PLACE,
        RETRACT,
        RETRACT_ACTION,
        REVEAL,
        SILENT,
        TYPES,
        Position,
    )

    CALLS, SEAT_ROWS, ON_DISPLAY, TO_COME = named(__file__, "CALLS", "SEAT_ROWS", "ON_DISPLAY", "TO_COME")
    SHAPES, PILE, SEAT_ROW, OBSERVATION = named(__file__, "SHAPES", "PILE", "SEAT_ROW", "OBSERVATION")
    Table = struct(Path(__file__).with_suffix(".pxd"), "Table")

SEEN = [*[(card & 15) + 1 for card in range(NONE)], 0]
"""The value of each card + 1; 0 for the ground."""


def write_mask(p: cython.pointer[Position], choices: cython.uint, mask: cython.p_uchar, row: cython.Py_ssize_t) -> cython.void:
    """Write 1 for every legal action number, else 0."""
    for i in range(PLACE):
        mask[row + i] = choices >> i & 1
    clear_bytes(mask, row + PLACE, CARDS)
    for i in range(p.shown):
        if choices >> (PLACE + i) & 1:
            mask[row + PLACE + rules.kind(p.display[i])] = 1
    mask[row + RETRACT_ACTION] = choices >> RETRACT & 1


# --- the table


def read_table(p: cython.pointer[Position], t: cython.pointer[Table]) -> cython.void:
    """Read all towers and piles of a position."""
    clear_bytes(t.rows, 0, 5 * SEAT_ROW)
    for seat in range(p.seats):
        for type_ in range(TYPES):
            read_tower(p, seat, type_, t)
    count_piles(p, t)


def clear_table(p: cython.pointer[Position], t: cython.pointer[Table]) -> cython.void:
    """Read the table at the start of a game, before anybody builds."""
    clear_bytes(t.rows, 0, p.seats * SEAT_ROW)
    count_piles(p, t)


def count_piles(p: cython.pointer[Position], t: cython.pointer[Table]) -> cython.void:
    """Count each card still to come, then each discarded, unless the table hides them."""
    t.deck_pass, t.draw, t.discard = p.deck_pass, p.draw, p.discard
    clear_bytes(t.counts, 0, 2 * CARDS)
    if p.hides:
        return
    for i in range(p.draw):
        t.counts[rules.kind(p.piles[i])] += 1
    for i in range(p.cards - p.discard, p.cards):
        t.counts[CARDS + rules.kind(p.piles[i])] += 1


def follow_piles(p: cython.pointer[Position], t: cython.pointer[Table]) -> cython.void:
    """Update the counts after a seat's action and the reveal of a whole display, if it followed."""
    if t.draw == p.draw and t.discard == p.discard:
        return
    if t.deck_pass != p.deck_pass or p.hides:
        count_piles(p, t)
        return
    for i in range(p.cards - p.discard, p.cards - t.discard):
        t.counts[CARDS + rules.kind(p.piles[i])] += 1
    for i in range(p.shown if t.draw != p.draw else 0):
        t.counts[rules.kind(p.display[i])] -= 1
    t.draw, t.discard = p.draw, p.discard


def read_tower(p: cython.pointer[Position], seat: cython.int, type_: cython.int, t: cython.pointer[Table]) -> cython.void:
    """Read a tower from the top down, and the number of cards that its owner has demolished."""
    first: cython.Py_ssize_t = seat * SEAT_ROW
    card: cython.uchar = p.top[TYPES * seat + type_]
    under: cython.uchar = p.covered[card]
    run: cython.uchar = 1
    shape: cython.Py_ssize_t = first + SHAPES + 3 * type_
    t.rows[shape], t.rows[shape + 1], t.rows[shape + 2] = SEEN[card], p.height[TYPES * seat + type_], SEEN[under]
    t.rows[first + PILE] = p.pile[seat]
    clear_bytes(t.rows, first + 16 * type_, 16)
    while card != NONE:
        t.rows[first + 16 * type_ + (card & 15)] |= run
        if under & 15 <= card & 15:  # built on an 8, or a 9 on a lower card
            run <<= 1
        card = under
        under = p.covered[card]


# --- observation


def observe(p: cython.pointer[Position], t: cython.pointer[Table], observer: cython.int, to: cython.p_uchar, row: cython.Py_ssize_t) -> cython.void:
    """Write a seat's observation, except the rows of absent seats, which stay 0."""
    seats: cython.int = p.seats
    seat: cython.int = observer
    acts: cython.bint = AUCTION <= p.step <= BUILDING
    shown: cython.int = (1 << p.shown) - 1 if p.step == REVEAL else p.left
    to[row], to[row + 1], to[row + 2], to[row + 3], to[row + 4] = p.step, p.round, p.deck_pass, p.draw, p.discard
    to[row + 5], to[row + 6], to[row + 7] = p.to_place, p.may_demolish, p.highest + 1
    to[row + 8] = to[row + 11] = 0
    to[row + 10], to[row + 12], to[row + 13] = seats, p.retracting and p.step == AUCTION, p.hides
    for place in range(seats):
        if p.highest >= 0 and seat == p.bidder:
            to[row + 8] = place + 1
        if seat == p.opener:
            to[row + 9] = place
        if acts and seat == p.actor:
            to[row + 11] = place + 1
        to[row + CALLS + place] = 0 if p.calls[seat] == SILENT else p.calls[seat] + 1
        copy_bytes(to, row + SEAT_ROWS + SEAT_ROW * place, t.rows, SEAT_ROW * seat, SEAT_ROW)
        seat = seat + 1 if seat + 1 < seats else 0
    clear_bytes(to, row + ON_DISPLAY, CARDS)
    for i in range(p.shown):
        if shown >> i & 1:
            to[row + ON_DISPLAY + rules.kind(p.display[i])] += 1
    copy_bytes(to, row + TO_COME, t.counts, 0, 2 * CARDS)


# --- memory, in this module so that the compiler inlines it


def copy_bytes(to: cython.p_uchar, at: cython.Py_ssize_t, source: cython.p_uchar, first: cython.Py_ssize_t, count: cython.int) -> cython.void:
    """Copy some bytes of a row."""
    if cython.compiled:
        memcpy(to + at, source + first, count)
    else:
        to[at : at + count] = bytes(source[first : first + count])


def clear_bytes(row: cython.p_uchar, at: cython.Py_ssize_t, count: cython.int) -> cython.void:
    """Write zeros."""
    if cython.compiled:
        memset(row + at, 0, count)
    else:
        row[at : at + count] = bytes(count)
