"""Vectorised games of 5 Towers: step thousands at once, into caller-owned buffers, for training environments.

For every game, a step applies one action of the acting seat, lets chance reveal cards, and writes a row of each buffer:

    observation  336 bytes   of the next seat to act (layout in observation.py)
    mask          93 bytes   1 for each legal action (actions.py)
    actor          1 byte    the next seat to act
    reward      seats floats 0 until the game ends; then each seat's share of the win less 1 / seats. On request, the points that each
                             seat gained or lost in this step: over a game they add up to its score
    done           1 byte    1 if the game ended with this step; the row then shows the first decision of a new game

    action         1 byte    input: the action to apply; output of random steps: the action drawn
"""

from typing import Any

import cython

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup

if not cython.compiled:
    from rookery.fast.common.batch import AnyBatch
    from rookery.fast.common.buffers import beginning
    from rookery.fast.five_towers import encoding, rules
    from rookery.fast.five_towers.position import CARDS, FIRST_REVEAL, OBSERVATION, OVER, Position
    from rookery.fast.five_towers.twin import Twin


class Batch(AnyBatch):
    """A batch of running games with the same number of seats. Buffers may have any shape but must be contiguous and of the right size.

    A random seat opens each new game. The seed determines everything. Not thread-safe.
    """

    def __init__(self, games: int, seats: int, seed: int, *, points: bool = False, retracting: bool = False, **buffers: Any) -> None:
        self.prepare(games, seats, seed, (OBSERVATION, FIRST_REVEAL, "B"), buffers)
        self.points, self.retracting = points, retracting
        self.find_room()
        self.reset()

    def find_room(self) -> object:
        """Allocate memory for the games; `counts` caches the remaining and discarded cards, `counted` its validity."""
        games: cython.Py_ssize_t = self.games
        if cython.compiled:
            self.positions = cython.cast(cython.pointer[Position], self.room(games * cython.sizeof(Position)))
            self.choices = cython.cast(cython.p_uint, self.room(games * cython.sizeof(cython.uint)))
            self.chosen = cython.cast(cython.p_uchar, self.room(games))
            self.counts = cython.cast(cython.p_uchar, self.room(games * 2 * CARDS))
            self.counted = cython.cast(cython.p_int, self.room(games * cython.sizeof(cython.int)))
            self.scored = cython.cast(cython.p_int, self.room(games * self.seats * cython.sizeof(cython.int)))
            self.action = cython.cast(cython.p_uchar, beginning(self.buffers[5]))
        else:
            self.positions, self.choices, self.chosen = [Position() for _ in range(games)], [0] * games, [0] * games
            self.counts, self.counted, self.scored = [0] * games * 2 * CARDS, [0] * games, [0] * games * self.seats
        return None

    def twin(self, game: int) -> Twin:
        """Return a twin in the position of one game, for inspection or search."""
        self.check_game(game)
        found: Twin = Twin(Setup("five-towers", self.seats, FrozenMap({"overbids": "retract" if self.retracting else "refused"})))
        rules.copy(found.p, self.game_at(game))
        return found

    def game_at(self, game: cython.Py_ssize_t) -> cython.pointer[Position]:
        """Return the position of one game."""
        return self.positions + game if cython.compiled else self.positions[game]

    def begin(self, game: cython.Py_ssize_t) -> cython.void:
        p: cython.pointer[Position] = self.game_at(game)
        rules.start(p, self.seats, self.rng.below(self.seats), self.retracting)  # FT-26
        rules.reveal_all(p, self.rng)
        self.counted[game] = 0
        for seat in range(self.seats):
            self.scored[game * self.seats + seat] = 0

    def show(self, game: cython.Py_ssize_t) -> cython.void:
        p: cython.pointer[Position] = self.game_at(game)
        self.actor[game] = p.actor
        self.choices[game] = rules.legal(p)
        encoding.write_mask(p, self.choices[game], self.mask, game * FIRST_REVEAL)
        self.count_piles(game)
        encoding.observe(p, self.counts, game * 2 * CARDS, self.observation, game * OBSERVATION)

    def read(self, game: cython.Py_ssize_t) -> cython.bint:
        choice: cython.int = rules.choice_of(self.game_at(game), self.action[game], self.choices[game])
        self.chosen[game] = choice & 31
        return choice >= 0

    def play(self, game: cython.Py_ssize_t, at_random: cython.bint) -> cython.bint:
        p: cython.pointer[Position] = self.game_at(game)
        if at_random:
            self.chosen[game] = rules.random_action(self.choices[game], self.rng)
            self.action[game] = rules.action_of(p, self.chosen[game])
        rules.apply(p, self.chosen[game])
        rules.reveal_all(p, self.rng)
        return p.step == OVER

    def give_reward(self, game: cython.Py_ssize_t) -> cython.void:
        row: cython.Py_ssize_t = game * self.seats
        for seat in range(self.seats):
            score = rules.score(self.game_at(game), seat) if self.points or self.done[game] else 0
            self.reward[row + seat] = score - self.scored[row + seat]
            if self.points:
                self.scored[row + seat] = score
        if self.done[game] and not self.points:
            self.share_win(row)

    def count_piles(self, game: cython.Py_ssize_t) -> cython.void:
        """Recount the remaining and discarded cards if a card was revealed since the last count."""
        p: cython.pointer[Position] = self.game_at(game)
        if self.counted[game] == 256 * p.deck_pass + p.draw:
            return
        self.counted[game] = 256 * p.deck_pass + p.draw
        encoding.count_piles(p, self.counts, game * 2 * CARDS)
