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
from rookery.fast.common.buffers import flat

if not cython.compiled:
    from rookery.fast.common.buffers import beginning, share_win
    from rookery.fast.common.rng import Rng
    from rookery.fast.five_towers import rules
    from rookery.fast.five_towers.position import BUILDING, NONE, OVER, PLACE, RETRACT, RETRACT_ACTION, SILENT, TYPES, Position
    from rookery.fast.five_towers.twin import Twin

OBSERVATION = cython.declare(cython.const[cython.int], 336)
ACTIONS = cython.declare(cython.const[cython.int], 93)
PILES = cython.declare(cython.const[cython.int], 160)

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
class Batch:
    """Games under way, all of the same number of seats. Buffers may have any shape, as long as they are contiguous and of the right size.

    Each new game is opened by a random seat. The seed determines everything; no other thread may use the batch during a step.
    """

    positions: cython.pointer[Position]
    choices: cython.p_uint
    chosen: cython.p_uchar
    counts: cython.p_uchar
    counted: cython.p_int
    observation: cython.p_uchar
    mask: cython.p_uchar
    actor: cython.p_uchar
    reward: cython.p_float
    done: cython.p_uchar
    action: cython.p_uchar

    def __init__(
        self,
        games: int,
        seats: int,
        seed: int,
        *,
        observation: Any,
        mask: Any,
        actor: Any,
        reward: Any,
        done: Any,
        action: Any,
        points: bool = False,
        retracting: bool = False,
    ) -> None:
        if games < 1 or not 2 <= seats <= 5:  # FT-02
            raise ValueError(f"a batch is of 1 or more games of 2 to 5 seats, not {games} of {seats}")
        self.games, self.seats, self.points, self.retracting = games, seats, points, retracting
        self.rng = Rng(seed)
        self.buffers = (
            flat(observation, "B", games * OBSERVATION, "observation"),
            flat(mask, "B", games * ACTIONS, "mask"),
            flat(actor, "B", games, "actor"),
            flat(reward, "f", games * seats, "reward"),
            flat(done, "B", games, "done"),
            flat(action, "B", games, "action"),
        )
        if cython.compiled:
            self.point_at_memory()
        else:
            self.positions, self.choices, self.chosen = [Position() for _ in range(games)], [0] * games, [0] * games
            self.counts, self.counted = [0] * games * PILES, [0] * games
            self.observation, self.mask, self.actor, self.reward, self.done, self.action = self.buffers
        self.reset()

    @cython.cfunc
    def point_at_memory(self) -> object:
        """Find memory for the games, and where all buffers begin; it stays there as long as their memoryviews live."""
        sizes = (cython.sizeof(Position), cython.sizeof(cython.uint), 1, PILES, cython.sizeof(cython.int))
        self.memory = [memoryview(bytearray(self.games * size)) for size in sizes]
        self.positions = cython.cast(cython.pointer[Position], beginning(self.memory[0]))
        self.choices = cython.cast(cython.p_uint, beginning(self.memory[1]))
        self.chosen = cython.cast(cython.p_uchar, beginning(self.memory[2]))
        self.counts = cython.cast(cython.p_uchar, beginning(self.memory[3]))
        self.counted = cython.cast(cython.p_int, beginning(self.memory[4]))
        self.observation = cython.cast(cython.p_uchar, beginning(self.buffers[0]))
        self.mask = cython.cast(cython.p_uchar, beginning(self.buffers[1]))
        self.actor = cython.cast(cython.p_uchar, beginning(self.buffers[2]))
        self.reward = cython.cast(cython.p_float, beginning(self.buffers[3]))
        self.done = cython.cast(cython.p_uchar, beginning(self.buffers[4]))
        self.action = cython.cast(cython.p_uchar, beginning(self.buffers[5]))
        return None

    def reset(self) -> None:
        """Begin all games anew, and write what their first seats see."""
        game: cython.Py_ssize_t
        with cython.nogil:
            for game in range(self.games):
                self.done[game] = 0
                begin(self, game)
                show(self, game)

    def step(self) -> None:
        """Carry out `action` in every game; ValueError, and nothing changed, if one of them is not legal."""
        wrong: cython.int
        with cython.nogil:
            wrong = first_wrong(self)
            if wrong < 0:
                step_all(self, False)
        if wrong >= 0:
            raise ValueError(f"action {self.action[wrong]} is not legal in game {wrong}")

    def step_at_random(self) -> None:
        """Draw an action for every game by lot, write it to `action`, and carry it out."""
        with cython.nogil:
            step_all(self, True)

    def twin(self, game: int) -> Twin:
        """A twin in the position of one game, to look into or to search from."""
        if not 0 <= game < self.games:
            raise IndexError(f"there is no game {game} in a batch of {self.games}")
        found: Twin = Twin(Setup("five-towers", self.seats))
        rules.copy(found.p, game_at(self, game))
        return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def game_at(batch: Batch, game: cython.Py_ssize_t) -> cython.pointer[Position]:
    """The position of one game."""
    return batch.positions + game if cython.compiled else batch.positions[game]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def begin(batch: Batch, game: cython.Py_ssize_t) -> cython.void:
    """A new game, its first display turned up."""
    p: cython.pointer[Position] = game_at(batch, game)
    rules.start(p, batch.seats, batch.rng.below(batch.seats), batch.retracting)  # FT-26
    rules.deal(p, batch.rng)
    batch.counted[game] = 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def first_wrong(batch: Batch) -> cython.int:
    """Read the actions; the first game whose action is not legal, -1 if there is none."""
    game: cython.Py_ssize_t
    choice: cython.int
    for game in range(batch.games):
        choice = rules.choice_of(game_at(batch, game), batch.action[game], batch.choices[game])
        if choice < 0:
            return game
        batch.chosen[game] = choice
    return -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def step_all(batch: Batch, by_lot: cython.bint) -> cython.void:
    """Carry out what was chosen, or else is drawn by lot, and write down what came of it."""
    game: cython.Py_ssize_t
    seat: cython.int
    p: cython.pointer[Position]
    for game in range(batch.games):
        p = game_at(batch, game)
        if by_lot:
            batch.chosen[game] = rules.draw_lots(batch.choices[game], batch.rng)
            batch.action[game] = rules.action_of(p, batch.chosen[game])
        rules.apply(p, batch.chosen[game])
        rules.deal(p, batch.rng)
        batch.done[game] = p.step == OVER
        for seat in range(batch.seats):
            batch.reward[game * batch.seats + seat] = 0
        if p.step == OVER:
            give_reward(batch, game)
            begin(batch, game)
        show(batch, game)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def give_reward(batch: Batch, game: cython.Py_ssize_t) -> cython.void:
    """What the end of the game brings each seat."""
    seat: cython.int
    p: cython.pointer[Position] = game_at(batch, game)
    row: cython.Py_ssize_t = game * batch.seats
    for seat in range(batch.seats):
        batch.reward[row + seat] = rules.score(p, seat)
    if not batch.points:
        share_win(batch.reward, row, batch.seats)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def show(batch: Batch, game: cython.Py_ssize_t) -> cython.void:
    """Write what the seat that acts may do and what it sees."""
    p: cython.pointer[Position] = game_at(batch, game)
    batch.actor[game] = p.actor
    batch.choices[game] = rules.legal(p)
    write_mask(p, batch.choices[game], batch.mask, game * ACTIONS)
    count_piles(batch, game)
    observe(p, batch.counts, game * PILES, batch.observation, game * OBSERVATION)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def count_piles(batch: Batch, game: cython.Py_ssize_t) -> cython.void:
    """How often each card is still to come, and discarded: counted anew when a card has been turned up since."""
    i: cython.int
    row: cython.Py_ssize_t = game * PILES
    counts: cython.p_uchar = batch.counts
    p: cython.pointer[Position] = game_at(batch, game)
    if batch.counted[game] == 256 * p.deck_pass + p.draw:
        return
    batch.counted[game] = 256 * p.deck_pass + p.draw
    for i in range(PILES):
        counts[row + i] = 0
    for i in range(p.draw):
        counts[row + kind(p.piles[i])] += 1
    for i in range(p.cards - p.discard, p.cards):
        counts[row + 80 + kind(p.piles[i])] += 1


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
            mask[row + PLACE + kind(p.display[i])] = 1
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
            to[row + 96 + kind(p.display[i])] += 1
    for i in range(PILES):
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


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def kind(card: cython.int) -> cython.int:
    """Which of the 80 cards this is to the rules."""
    return 16 * (card >> 5) + (card & 15)
