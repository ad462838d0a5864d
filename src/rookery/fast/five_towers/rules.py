"""5 Towers, compiled: the twin of games/five_towers, the reference implementation.

A position is one flat struct (position.pxd) that is copied as a whole. All functions here take a pointer to it and need
neither Python objects nor the GIL. Rules carry the same ledger ids as in games/five_towers, so that the two can be read side by side.

**Cards.** A card is a number: 32 x type + 16 if it is an extra card (FT-12) + value. NONE is the ground below every tower. Since a card
has only one place, one array holds all towers and demolition piles as linked lists: `covered[card]` is the card below it, and `top` and
`demolished` are the heads. The draw pile is unordered: chance may reveal any of its cards.

**Sets.** The building rules work on sets of the up to five cards on display: 32 sets, one bit each in a 32-bit word.
Set s contains the card of slot i if bit i of s is 1, so adding card i to all sets of a word that lack it is a shift by 2^i.
When the display is full, `first[i]` is computed once: the sets whose cards of i's type can be built in some order that begins with i,
ignoring other types. For the acting seat, the sets whose cards of a type fit on its tower are then

    on[type] = none[type] | first[i] for every card i of the type that fits on the tower's uppermost card

and `under[type]` is the same for the card below, as after demolishing the uppermost. The buildable sets are the AND over
the types. The largest bid is the largest size of such a set, with at most one `on` replaced by its `under` (FT-D6). A seat may place
a card, or demolish, if a set of exactly the remaining size is still buildable afterwards (FT-42).

**Choices.** A seat's choices are a bitmask of 18 bits: 0-5 bid, 6 pass, 7-11 demolish by type, 12-16 place by slot, 17 retract. The public
action numbers (actions.py) do not depend on the display.
"""

from typing import Final

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


def _places(word: int) -> list[int]:
    """Return the indices of the set bits."""
    return [place for place in range(11) if word >> place & 1]


EXTRAS: Final = [32 * t + 16 + value for t in range(TYPES) for value in (0, 2, 5, 7, 10, 12)]  # FT-12
DECK = [*[32 * t + value for t in range(TYPES) for value in range(16)], *EXTRAS]  # FT-11
"""The cards of the deck, extra cards last."""
COUNT = [word.bit_count() for word in range(1025)]
"""The number of set bits in each ten-bit word, and in the eleventh bit alone."""
NTH = [bit for word in range(1025) for bit in [*_places(word), *[0] * 10][:10]]
"""The index of a word's n-th set bit, indexed by 10 x word + n."""


# --- setup and reveal


def start(p: cython.pointer[Position], seats: cython.int, opener: cython.int, retracting: cython.int) -> cython.void:
    """Set up the position before the first reveal."""
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
    """Copy a position."""
    copy_struct(into, source, cython.sizeof(Position))


def clear(p: cython.pointer[Position]) -> cython.void:
    """Clear the display and the calls."""
    p.shown = p.left = p.to_place = p.may_demolish = p.bidder = 0
    p.highest = -1
    for i in range(p.seats):
        p.calls[i] = SILENT


def reveal(p: cython.pointer[Position], place: cython.int) -> cython.void:
    """Reveal the card at this index of the draw pile (FT-27); the last card of the pile fills the gap."""
    card: cython.uchar = p.piles[place]
    p.draw -= 1
    p.piles[place] = p.piles[p.draw]
    p.display[p.shown] = card
    p.shown += 1
    if p.shown == DISPLAY or p.draw == 0:  # FT-53
        p.step = AUCTION
        resume(p)


def resume(p: cython.pointer[Position]) -> cython.void:
    """Derive the actor and the sets from the cards and calls."""
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
    for i in range(p.shown, DISPLAY):  # an empty slot holds a card that begins no set, so loops over slots need no check
        p.display[i] = 0
    p.doubled = repeats(p)
    find_first(p)
    look(p)


def reveal_all(p: cython.pointer[Position], rng: Rng) -> cython.void:
    """Reveal random cards until the auction opens."""
    places: cython.uchar[5] = [0, 0, 0, 0, 0]
    if p.step != REVEAL:
        return
    count = min(DISPLAY - p.shown, p.draw)
    rng.places(p.draw, count, places)
    for i in range(count):
        reveal(p, places[i])


def repeats(p: cython.pointer[Position]) -> cython.int:
    """Return a bit for every slot whose card equals one in an earlier slot; the rules treat them as one."""
    found: cython.int = 0
    if p.cards == 80:
        return 0
    for i in range(1, p.shown):
        for j in range(i):
            if p.display[i] ^ p.display[j] == 16 and p.left >> j & 1:
                found |= 1 << i
    return found


# --- legal choices


def legal(p: cython.pointer[Position]) -> cython.uint:
    """Return the acting seat's choices; none when chance is to act or the game is over."""
    if p.step == AUCTION:
        return legal_calls(p)
    if p.step == BUILDING:
        return next_steps(p) or 1 << RETRACT  # FT-43
    return 0


def legal_calls(p: cython.pointer[Position]) -> cython.uint:
    """Return the speaker's legal calls: above the highest bid (FT-30), and up to what is buildable (FT-42) or on display (FT-54)."""
    limit: cython.int = p.shown if p.retracting else largest_bid(p)  # FT-A1
    numbers: cython.uint = (2 << limit) - 1 >> (p.highest + 1) << (p.highest + 1)
    return numbers | 1 << PASS if p.highest >= 0 else numbers  # FT-29: the opener passes by calling 0


# --- effects of actions


def apply(p: cython.pointer[Position], choice: cython.int) -> cython.void:
    """Apply a legal choice."""
    if choice <= PASS:
        call(p, choice)
    elif choice >= PLACE and choice < RETRACT:
        place(p, choice - PLACE)
    elif choice < PLACE:
        demolish(p, choice - DEMOLISH)
    else:
        retract(p)


def call(p: cython.pointer[Position], number: cython.int) -> cython.void:
    """Apply a call; the auction ends with a maximum bid or once every seat has called."""
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


def demolish(p: cython.pointer[Position], t: cython.int) -> cython.void:
    """Move the uppermost card of a tower to the demolition pile (FT-36)."""
    tower: cython.int = TYPES * p.actor + t
    card: cython.uchar = p.top[tower]
    p.top[tower] = p.covered[card]
    p.height[tower] -= 1
    p.covered[card] = p.demolished[p.actor]
    p.demolished[p.actor] = card
    p.pile[p.actor] += 1
    p.may_demolish = 0
    look_again(p, t)


def place(p: cython.pointer[Position], slot: cython.int) -> cython.void:
    """Place a card of the display on its tower (FT-17)."""
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


def retract(p: cython.pointer[Position]) -> cython.void:
    """Retract the builder's bid; every later seat may call again (FT-43 to FT-45, FT-A2, FT-A3)."""
    seat: cython.int = p.actor
    p.step, p.to_place, p.may_demolish = AUCTION, 0, 0
    while True:
        p.calls[seat] = SILENT
        seat = seat + 1 if seat + 1 < p.seats else 0
        if seat == p.opener:
            break
    resume(p)


def clean_up(p: cython.pointer[Position], opener: cython.int) -> cython.void:
    """End the round: discard left-overs, renew the pile once, and set the next opener (FT-48 to FT-50)."""
    for i in range(p.shown):  # branchless: also write placed cards and let the next one overwrite them
        p.piles[p.cards - p.discard - 1] = p.display[i]
        p.discard += p.left >> i & 1
    clear(p)
    p.opener = p.actor = opener
    p.step = REVEAL
    p.round += 1
    if p.draw != 0:
        return
    if p.deck_pass == 1 and p.discard != 0:  # FT-51; demolished cards stay in their pile, FT-A7
        p.deck_pass = 2
        for i in range(p.discard):
            p.piles[i] = p.piles[p.cards - p.discard + i]
        p.draw, p.discard = p.discard, 0
        return
    p.step = OVER  # FT-52, FT-A6, FT-A14
    p.round -= 1


def score(p: cython.pointer[Position], seat: cython.int) -> cython.int:
    """Return a seat's points if the game ended now."""
    main: cython.int = 0
    points: cython.int = 0
    for t in range(TYPES * seat, TYPES * seat + TYPES):
        height = p.height[t]
        points += height if p.top[t] & 15 else 2 * height  # FT-56, FT-57
        main = max(main, height)
    return points + main - p.pile[seat] * (p.pile[seat] + 1) // 2  # FT-58, FT-59


# --- actions by number


def action_of(p: cython.pointer[Position], choice: cython.int) -> cython.int:
    """Return the number of the action for this choice on this display."""
    if choice < PLACE:
        return choice
    if choice == RETRACT:
        return RETRACT_ACTION
    return PLACE + kind(p.display[choice - PLACE])


def list_actions(p: cython.pointer[Position], numbers: cython.p_ushort) -> cython.int:
    """Write the numbers of the acting seat's legal actions and return how many they are; without branches, which would be unpredictable."""
    choices: cython.uint = legal(p)
    count: cython.int = 0
    for choice in range(PLACE):
        numbers[count] = choice
        count += choices >> choice & 1
    for slot in range(p.shown):
        numbers[count] = PLACE + kind(p.display[slot])
        count += choices >> (PLACE + slot) & 1
    numbers[count] = RETRACT_ACTION
    return count + (choices >> RETRACT & 1)


def choice_of(p: cython.pointer[Position], action: cython.int, choices: cython.uint) -> cython.int:
    """Return the choice for this action number, or -1 if it is not among the choices."""
    choice: cython.int = action if action < PLACE else RETRACT
    if action >= PLACE and action != RETRACT_ACTION:
        for slot in range(p.shown):
            if choices >> (PLACE + slot) & 1 and action_of(p, PLACE + slot) == action:
                return PLACE + slot
        return -1
    return choice if choice >= 0 and choices >> choice & 1 else -1


def kind(card: cython.int) -> cython.int:
    """Return which of the 80 card kinds this is."""
    return 16 * (card >> 5) + (card & 15)


# --- random play


def random_action(choices: cython.uint, rng: Rng) -> cython.int:
    """Return a uniformly random choice."""
    lowest: cython.int = 0 if choices & (1 << DEMOLISH) - 1 else DEMOLISH  # a seat either calls or builds
    word: cython.int = choices >> lowest
    return lowest + NTH[10 * word + rng.pick(COUNT[word])]


def play_out(p: cython.pointer[Position], rng: Rng) -> cython.void:
    """Play to the end with random choices."""
    while True:
        reveal_all(p, rng)
        if p.step == OVER:
            return
        apply(p, random_action(legal(p), rng))
