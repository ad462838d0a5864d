"""5 Towers, compiled: the twin of games/five_towers, which is the authority.

A position is one flat struct (position.pxd) that is copied as a whole. Every function here takes a pointer to it and needs
neither Python objects nor the GIL. Rules carry the same ledger ids as in games/five_towers, so that the two can be read side by side.

**Cards.** A card is a number: 32 x type + 16 if it is an extra card (FT-12) + value. NONE is the ground below every tower. Since a card
lies in one place only, one array holds all towers and demolition piles: `covered[card]` is the card it lies on, `top` and `demolished`
say where to begin. The draw pile has no order: chance turns up any card of it.

**Sets.** All questions of the building rules are about sets of the up to five cards on display: 32 sets, one bit each of a 32-bit word.
Set s holds the card of slot i when bit i of the number s is 1, so adding card i to all sets of a word that lack it is a shift by 2^i.
When the display is full, `first[i]` is found once: the sets whose cards of i's type can be built in some order that begins with i, cards
of other types being free. For the seat that acts, the sets whose cards of a type fit on its tower are then

    on[type] = none[type] | first[i] for every card i of the type that fits on the tower's uppermost card

and `under[type]` is the same for the card below, as if the uppermost had been demolished. What can be built altogether is the AND over
the types. The largest bid is the largest size of a set in it, at most one `on` being replaced by its `under` (FT-D6). A card may be
placed, or a tower demolished, when a set of just the size that is still to be placed remains afterwards (FT-42).

**Choices.** What a seat may do is a word of 18 bits: 0-5 bid, 6 pass, 7-11 demolish by type, 12-16 place by slot, 17 retract. To the
outside the same things have numbers that do not depend on the display: see actions.py.
"""

import cython

if not cython.compiled:
    from rookery.fast.common.buffers import copy_struct
    from rookery.fast.common.rng import Rng
    from rookery.fast.five_towers.position import (
        AUCTION,
        BUILDING,
        DEMOLISH,
        DISPLAY,
        NONE,
        OVER,
        PASS,
        PLACE,
        RETRACT,
        RETRACT_ACTION,
        REVEAL,
        SILENT,
        TYPES,
        Position,
    )
    from rookery.fast.five_towers.sets import find_first, largest_bid, look, look_again, next_steps


DECK = cython.declare(cython.uchar[110])
"""The cards of the game, the extra ones last."""
COUNT = cython.declare(cython.uchar[1025])
"""By word of ten bits, or the eleventh alone: how many are set."""
NTH = cython.declare(cython.uchar[10250])
"""By 10 x such a word + n: which is the n-th of them."""


def _fill() -> None:
    extras = [32 * t + 16 + value for t in range(TYPES) for value in (0, 2, 5, 7, 10, 12)]  # FT-12
    for place, card in enumerate([32 * t + value for t in range(TYPES) for value in range(16)] + extras):  # FT-11
        DECK[place] = card
    for word in range(1025):
        COUNT[word] = word.bit_count()
        for n, bit in enumerate(bit for bit in range(11) if word >> bit & 1):
            NTH[10 * word + n] = bit


if not cython.compiled:
    DECK, COUNT, NTH = [0] * 110, [0] * 1025, [0] * 10250
_fill()


# --- set-up and reveal


def start(p: cython.pointer[Position], seats: cython.int, opener: cython.int, retracting: cython.int) -> cython.void:
    """The position before the first card is turned up."""
    i: cython.int
    p.seats = seats
    p.cards = 80 if seats < 4 else 110  # FT-23, FT-24
    p.retracting = retracting
    p.step, p.round, p.deck_pass = REVEAL, 1, 1
    p.opener = p.actor = opener  # FT-26
    p.draw, p.discard = p.cards, 0
    p.covered[NONE] = NONE
    for i in range(p.cards):
        p.piles[i] = DECK[i]
    for i in range(TYPES * seats):
        p.top[i], p.height[i] = NONE, 0
    for i in range(seats):
        p.demolished[i], p.pile[i] = NONE, 0
    clear(p)


def copy(into: cython.pointer[Position], source: cython.pointer[Position]) -> cython.void:
    """Make one position equal to the other."""
    copy_struct(into, source, cython.sizeof(Position))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def clear(p: cython.pointer[Position]) -> cython.void:
    """No card is on display, and nobody has spoken."""
    i: cython.int
    p.shown = p.left = p.to_place = p.may_demolish = p.bidder = 0
    p.highest = -1
    for i in range(p.seats):
        p.calls[i] = SILENT


def reveal(p: cython.pointer[Position], place: cython.int) -> cython.void:
    """Turn up the card at this place of the draw pile (FT-27); the last card of the pile takes its place."""
    card: cython.uchar = p.piles[place]
    p.draw -= 1
    p.piles[place] = p.piles[p.draw]
    p.display[p.shown] = card
    p.shown += 1
    if p.shown == DISPLAY or p.draw == 0:  # FT-53
        p.step = AUCTION
        resume(p)


def resume(p: cython.pointer[Position]) -> cython.void:
    """Find what follows from the cards and the calls: who is to act, and the sets."""
    i: cython.int
    seat: cython.int = p.opener
    p.highest, p.bidder = -1, 0
    for _ in range(p.seats):
        if p.calls[seat] == SILENT:  # FT-30
            break
        if p.calls[seat] != PASS:
            p.highest = p.calls[seat]
            p.bidder = seat
        seat = seat + 1 if seat + 1 < p.seats else 0
    p.actor = p.bidder if p.step == BUILDING else seat
    p.left = (1 << p.shown) - 1
    for i in range(p.shown, DISPLAY):  # an empty slot holds a card that begins no set: loops over slots need not ask
        p.display[i] = 0
    p.doubled = repeats(p)
    find_first(p)
    look(p)


def deal(p: cython.pointer[Position], rng: Rng) -> cython.void:
    """Turn up random cards until the auction opens."""
    i: cython.int
    count: cython.int
    places: cython.uchar[5] = [0, 0, 0, 0, 0]
    if p.step != REVEAL:
        return
    count = min(DISPLAY - p.shown, p.draw)
    rng.places(p.draw, count, places)
    for i in range(count):
        reveal(p, places[i])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def repeats(p: cython.pointer[Position]) -> cython.int:
    """A bit for every slot whose kind lies in an earlier one: to the rules the two are one card."""
    found: cython.int = 0
    i: cython.int
    j: cython.int
    if p.cards == 80:
        return 0
    for i in range(1, p.shown):
        for j in range(i):
            if p.display[i] ^ p.display[j] == 16 and p.left >> j & 1:
                found |= 1 << i
    return found


# --- what may be done


def legal(p: cython.pointer[Position]) -> cython.uint:
    """The choices of the seat that acts; none when chance is to act or the game is over."""
    if p.step == AUCTION:
        return legal_calls(p)
    if p.step == BUILDING:
        return next_steps(p) or 1 << RETRACT  # FT-43
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def legal_calls(p: cython.pointer[Position]) -> cython.uint:
    """What the speaker may say: more than was said (FT-30) and no more than can be built (FT-42) or lies there (FT-54)."""
    limit: cython.int = p.shown if p.retracting else largest_bid(p)  # FT-A1
    numbers: cython.uint = (2 << limit) - 1 >> (p.highest + 1) << (p.highest + 1)
    return numbers | 1 << PASS if p.highest >= 0 else numbers  # FT-29: the opener's way to pass is 0


# --- what each action does


def apply(p: cython.pointer[Position], choice: cython.int) -> cython.void:
    """Carry out a choice, which must be legal."""
    if choice <= PASS:
        call(p, choice)
    elif choice >= PLACE and choice < RETRACT:
        place(p, choice - PLACE)
    elif choice < PLACE:
        demolish(p, choice - DEMOLISH)
    else:
        retract(p)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def call(p: cython.pointer[Position], number: cython.int) -> cython.void:
    """The speaker names a number or passes; the auction ends when the maximum is named or all have had their chance."""
    seat: cython.int = p.actor
    p.calls[seat] = number
    if number != PASS:
        p.highest = number
        p.bidder = seat
    p.actor = p.actor + 1 if p.actor + 1 < p.seats else 0
    if p.actor != p.opener and p.highest != p.shown:  # FT-31, FT-32, FT-54, FT-A5
        look(p)
    elif p.highest == 0:
        clean_up(p, p.opener)  # FT-50, FT-A4
    else:
        p.step = BUILDING
        p.to_place = p.highest  # FT-33
        p.may_demolish = 1
        p.actor = p.bidder
        if p.bidder != seat:
            look(p)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def demolish(p: cython.pointer[Position], t: cython.int) -> cython.void:
    """The uppermost card of a tower goes to the demolition pile (FT-36)."""
    tower: cython.int = TYPES * p.actor + t
    card: cython.uchar = p.top[tower]
    p.top[tower] = p.covered[card]
    p.height[tower] -= 1
    p.covered[card] = p.demolished[p.actor]
    p.demolished[p.actor] = card
    p.pile[p.actor] += 1
    p.may_demolish = 0
    look_again(p, t)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def place(p: cython.pointer[Position], slot: cython.int) -> cython.void:
    """A card of the display goes on its tower (FT-17)."""
    card: cython.uchar = p.display[slot]
    tower: cython.int = TYPES * p.actor + (card >> 5)
    p.covered[card] = p.top[tower]
    p.top[tower] = card
    p.height[tower] += 1
    p.left &= ~(1 << slot)
    p.to_place -= 1
    p.may_demolish = 0  # FT-A9
    if p.to_place == 0:
        clean_up(p, p.actor + 1 if p.actor + 1 < p.seats else 0)  # FT-49
        return
    if p.doubled:
        p.doubled = repeats(p)
    look_again(p, card >> 5)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def retract(p: cython.pointer[Position]) -> cython.void:
    """The builder's number is unsaid, and every later seat regains its chance (FT-43 to FT-45, FT-A2, FT-A3)."""
    seat: cython.int = p.actor
    p.step, p.to_place, p.may_demolish = AUCTION, 0, 0
    while True:
        p.calls[seat] = SILENT
        seat = seat + 1 if seat + 1 < p.seats else 0
        if seat == p.opener:
            break
    resume(p)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def clean_up(p: cython.pointer[Position], opener: cython.int) -> cython.void:
    """The end of a round: left-overs are discarded, the pile is renewed once, the next opener is known (FT-48 to FT-50)."""
    i: cython.int
    for i in range(p.shown):  # a card that was placed is written as well, and the next one over it: nobody foresees that branch
        p.piles[p.cards - p.discard - 1] = p.display[i]
        p.discard += p.left >> i & 1
    clear(p)
    p.opener = p.actor = opener
    p.step = REVEAL
    p.round += 1
    if p.draw != 0:
        return
    if p.deck_pass == 1 and p.discard != 0:  # FT-51; demolished cards stay where they are, FT-A7
        p.deck_pass = 2
        for i in range(p.discard):
            p.piles[i] = p.piles[p.cards - p.discard + i]
        p.draw, p.discard = p.discard, 0
        return
    p.step = OVER  # FT-52, FT-A6, FT-A14
    p.round -= 1


def score(p: cython.pointer[Position], seat: cython.int) -> cython.int:
    """A seat's points as they would be if the game ended now."""
    t: cython.int
    height: cython.int
    main: cython.int = 0
    points: cython.int = 0
    for t in range(TYPES * seat, TYPES * seat + TYPES):
        height = p.height[t]
        points += height if p.top[t] & 15 else 2 * height  # FT-56, FT-57
        main = max(main, height)
    return points + main - p.pile[seat] * (p.pile[seat] + 1) // 2  # FT-58, FT-59


# --- actions by number


def action_of(p: cython.pointer[Position], choice: cython.int) -> cython.int:
    """The number of the action that is this choice on this display."""
    if choice < PLACE:
        return choice
    if choice == RETRACT:
        return RETRACT_ACTION
    return PLACE + kind(p.display[choice - PLACE])


def choice_of(p: cython.pointer[Position], action: cython.int, choices: cython.uint) -> cython.int:
    """Which of the choices the action of this number is; -1 if none."""
    slot: cython.int
    choice: cython.int = action if action < PLACE else RETRACT
    if action >= PLACE and action != RETRACT_ACTION:
        for slot in range(p.shown):
            if choices >> (PLACE + slot) & 1 and action_of(p, PLACE + slot) == action:
                return PLACE + slot
        return -1
    return choice if choice >= 0 and choices >> choice & 1 else -1


def kind(card: cython.int) -> cython.int:
    """Which of the 80 cards this is to the rules."""
    return 16 * (card >> 5) + (card & 15)


# --- play at random


def random_action(choices: cython.uint, rng: Rng) -> cython.int:
    """One of the choices, each as likely."""
    lowest: cython.int = 0 if choices & (1 << DEMOLISH) - 1 else DEMOLISH  # one either speaks or builds
    word: cython.int = choices >> lowest
    return lowest + NTH[10 * word + rng.below(COUNT[word])]


def play_out(p: cython.pointer[Position], rng: Rng) -> cython.void:
    """Play to the end, all seats choosing at random."""
    while True:
        deal(p, rng)
        if p.step == OVER:
            return
        apply(p, random_action(legal(p), rng))
