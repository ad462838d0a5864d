"""Thousands of games of 5 Towers stepped at once, into buffers that the caller owns: what environments for training stand on.

For every game a step carries out one action of the seat that is to act, lets nature turn up cards, and writes a row of each buffer:

    observation  336 bytes   what the seat that acts next sees (observation.py says where what stands)
    mask          93 bytes   1 for each action (actions.py) it may do
    actor          1 byte    which seat that is
    reward      seats floats 0 until the game ends; then each seat's share of the win less 1 / seats or, if so wished, its points
    done           1 byte    1 if the game ended with this step: the row then shows the first decision of a new game

    action         1 byte    is read: what to do; or written: what was drawn by lot
"""

# mypy: disable-error-code="import-untyped, import-not-found, untyped-decorator, valid-type"
# C types and decorators are Cython's to check: to Python they are nothing.

from typing import Any

import cython

from rookery.core.record import Setup

if not cython.compiled:
    from rookery.fast.common.batch import AnyBatch
    from rookery.fast.common.buffers import beginning
    from rookery.fast.five_towers import rules
    from rookery.fast.five_towers.position import (
        BUILDING,
        CARDS,
        FIRST_REVEAL,
        NONE,
        OBSERVATION,
        OVER,
        PLACE,
        RETRACT,
        RETRACT_ACTION,
        SILENT,
        TYPES,
        Position,
    )
    from rookery.fast.five_towers.twin import Twin

SEEN = cython.declare(cython.uchar[161])
"""By card: its value + 1; 0 for the ground."""


def _fill() -> None:
    for card in range(NONE):
        SEEN[card] = (card & 15) + 1


if not cython.compiled:
    SEEN = [0] * 161
_fill()


@cython.final
@cython.cclass
class Batch(AnyBatch):
    """Games under way, all of the same number of seats. Buffers may have any shape, as long as they are contiguous and of the right size.

    Each new game is opened by a random seat. The seed determines everything; no other thread may use the batch during a step.
    """

    positions: cython.pointer[Position]
    choices: cython.p_uint
    chosen: cython.p_uchar
    counts: cython.p_uchar
    counted: cython.p_int
    action: cython.p_uchar

    def __init__(self, games: int, seats: int, seed: int, *, points: bool = False, retracting: bool = False, **buffers: Any) -> None:
        self.prepare(games, seats, seed, (OBSERVATION, FIRST_REVEAL, "B"), buffers)
        self.points, self.retracting = points, retracting
        self.find_room()
        self.reset()

    @cython.cfunc
    def find_room(self) -> object:
        """Memory for the games; `counts` are the cards to come and the discarded ones, `counted` tells when they were counted."""
        games: cython.Py_ssize_t = self.games
        if cython.compiled:
            self.positions = cython.cast(cython.pointer[Position], self.room(games * cython.sizeof(Position)))
            self.choices = cython.cast(cython.p_uint, self.room(games * cython.sizeof(cython.uint)))
            self.chosen = cython.cast(cython.p_uchar, self.room(games))
            self.counts = cython.cast(cython.p_uchar, self.room(games * 2 * CARDS))
            self.counted = cython.cast(cython.p_int, self.room(games * cython.sizeof(cython.int)))
            self.action = cython.cast(cython.p_uchar, beginning(self.buffers[5]))
        else:
            self.positions, self.choices, self.chosen = [Position() for _ in range(games)], [0] * games, [0] * games
            self.counts, self.counted = [0] * games * 2 * CARDS, [0] * games
        return None

    def twin(self, game: int) -> Twin:
        """A twin in the position of one game, to look into or to search from."""
        self.check_game(game)
        found: Twin = Twin(Setup("five-towers", self.seats))
        rules.copy(found.p, self.game_at(game))
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def game_at(self, game: cython.Py_ssize_t) -> cython.pointer[Position]:
        """The position of one game."""
        return self.positions + game if cython.compiled else self.positions[game]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def begin(self, game: cython.Py_ssize_t) -> cython.void:
        p: cython.pointer[Position] = self.game_at(game)
        rules.start(p, self.seats, self.rng.below(self.seats), self.retracting)  # FT-26
        rules.deal(p, self.rng)
        self.counted[game] = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def show(self, game: cython.Py_ssize_t) -> cython.void:
        p: cython.pointer[Position] = self.game_at(game)
        self.actor[game] = p.actor
        self.choices[game] = rules.legal(p)
        write_mask(p, self.choices[game], self.mask, game * FIRST_REVEAL)
        self.count_piles(game)
        observe(p, self.counts, game * 2 * CARDS, self.observation, game * OBSERVATION)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def read(self, game: cython.Py_ssize_t) -> cython.bint:
        choice: cython.int = rules.choice_of(self.game_at(game), self.action[game], self.choices[game])
        self.chosen[game] = choice & 31
        return choice >= 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play(self, game: cython.Py_ssize_t, by_lot: cython.bint) -> cython.bint:
        p: cython.pointer[Position] = self.game_at(game)
        if by_lot:
            self.chosen[game] = rules.draw_lots(self.choices[game], self.rng)
            self.action[game] = rules.action_of(p, self.chosen[game])
        rules.apply(p, self.chosen[game])
        rules.deal(p, self.rng)
        return p.step == OVER

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def give_reward(self, game: cython.Py_ssize_t) -> cython.void:
        seat: cython.int
        row: cython.Py_ssize_t = game * self.seats
        for seat in range(self.seats):
            self.reward[row + seat] = rules.score(self.game_at(game), seat) if self.done[game] else 0
        if self.done[game] and not self.points:
            self.share_win(row)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def count_piles(self, game: cython.Py_ssize_t) -> cython.void:
        """How often each card is still to come, and discarded: counted anew when a card has been turned up since."""
        i: cython.int
        row: cython.Py_ssize_t = game * 2 * CARDS
        counts: cython.p_uchar = self.counts
        p: cython.pointer[Position] = self.game_at(game)
        if self.counted[game] == 256 * p.deck_pass + p.draw:
            return
        self.counted[game] = 256 * p.deck_pass + p.draw
        for i in range(2 * CARDS):
            counts[row + i] = 0
        for i in range(p.draw):
            counts[row + rules.kind(p.piles[i])] += 1
        for i in range(p.cards - p.discard, p.cards):
            counts[row + CARDS + rules.kind(p.piles[i])] += 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_mask(p: cython.pointer[Position], choices: cython.uint, mask: cython.p_uchar, row: cython.Py_ssize_t) -> cython.void:
    """1 for every legal action, by number."""
    i: cython.int
    for i in range(PLACE):
        mask[row + i] = choices >> i & 1
    for i in range(PLACE, RETRACT_ACTION):
        mask[row + i] = 0
    for i in range(p.shown):
        if choices >> (PLACE + i) & 1:
            mask[row + PLACE + rules.kind(p.display[i])] = 1
    mask[row + RETRACT_ACTION] = choices >> RETRACT & 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def observe(p: cython.pointer[Position], counts: cython.p_uchar, first: cython.Py_ssize_t, to: cython.p_uchar, row: cython.Py_ssize_t) -> cython.void:
    """What the seat that acts sees, as observation.py lays it down."""
    i: cython.int
    place: cython.int
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


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def observe_seat(p: cython.pointer[Position], seat: cython.int, to: cython.p_uchar, row: cython.Py_ssize_t) -> cython.void:
    """The towers and the demolition pile of one seat."""
    t: cython.int
    top: cython.int
    for t in range(TYPES):
        top = p.top[TYPES * seat + t]
        to[row + 3 * t] = SEEN[top]
        to[row + 3 * t + 1] = p.height[TYPES * seat + t]
        to[row + 3 * t + 2] = SEEN[p.covered[top]]
    to[row + 15] = p.pile[seat]
