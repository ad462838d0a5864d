"""Vectorised games of Carcassonne: step thousands at once, into caller-owned buffers, for training environments.

For every game, a step applies one action of the acting seat, lets chance draw tiles, and writes a row of each buffer:

    observation 3720 bytes   of the next seat to act (layout in observation.py)
    mask         882 bytes   1 for each legal action (actions.py)
    actor          1 byte    the next seat to act
    reward      seats floats 0 until the game ends; then each seat's share of the win less 1 / seats. On request, the points that each
                             seat scored in this step: over a game they add up to its score
    done           1 byte    1 if the game ended with this step; the row then shows the first decision of a new game

    action         2 bytes   input: the action to apply; output of random steps: the action drawn

The batch itself takes about 32 KB per game.
"""

from collections.abc import Sequence
from typing import Any

import cython

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup

if not cython.compiled:
    from rookery.fast.carcassonne import encoding, rules
    from rookery.fast.carcassonne.encoding import BoardIndex
    from rookery.fast.carcassonne.observation import OBSERVATION
    from rookery.fast.carcassonne.position import DRAW, FIRST_DRAW, IN_PILE, OVER, Position
    from rookery.fast.carcassonne.twin import Twin
    from rookery.fast.common.batch import AnyBatch
    from rookery.fast.common.buffers import beginning, copy_struct


class Batch(AnyBatch):
    """A batch of running games with one setup. Buffers may have any shape but must be contiguous and of the right size.

    A random seat opens each new game. The seed determines everything. Not thread-safe.
    """

    def __init__(
        self, games: int, seats: int, seed: int, *, points: bool = False, expansions: Sequence[str] = (), farmers: bool = True, **buffers: Any
    ) -> None:
        self.prepare(games, seats, seed, (OBSERVATION, FIRST_DRAW, "H"), buffers)
        self.setup = Setup("carcassonne", seats, FrozenMap({"farmers": "on" if farmers else "off"}), tuple(expansions))
        self.points = points
        self.find_room()
        first: Twin = Twin(self.setup)
        copy_struct(self.game_at(games), first.p, cython.sizeof(Position))
        for type_, count in first.layout().bag.items():
            self.index_at(games).to_come[type_] = count
        self.reset()

    def find_room(self) -> object:
        """Allocate memory for the games, plus a template position and board index from which every game starts."""
        games: cython.Py_ssize_t = self.games
        if cython.compiled:
            self.positions = cython.cast(cython.pointer[Position], self.room((games + 1) * cython.sizeof(Position)))
            self.indices = cython.cast(cython.pointer[BoardIndex], self.room((games + 1) * cython.sizeof(BoardIndex)))
            self.choices = cython.cast(cython.p_ulonglong, self.room(games * cython.sizeof(cython.ulonglong)))
            self.chosen = cython.cast(cython.p_int, self.room(games * cython.sizeof(cython.int)))
            self.scored = cython.cast(cython.p_int, self.room(games * self.seats * cython.sizeof(cython.int)))
            self.action = cython.cast(cython.p_ushort, beginning(self.buffers[5]))
        else:
            self.positions, self.indices = [Position() for _ in range(games + 1)], [BoardIndex() for _ in range(games + 1)]
            self.choices, self.chosen, self.scored = [0] * games, [0] * games, [0] * games * self.seats
        return None

    def twin(self, game: int) -> Twin:
        """Return a twin in the position of one game, for inspection or search."""
        self.check_game(game)
        found: Twin = Twin(self.setup)
        copy_struct(found.p, self.game_at(game), cython.sizeof(Position))
        return found

    def game_at(self, game: cython.Py_ssize_t) -> cython.pointer[Position]:
        """Return the position of one game."""
        return self.positions + game if cython.compiled else self.positions[game]

    def index_at(self, game: cython.Py_ssize_t) -> cython.pointer[BoardIndex]:
        """Return the board index of one game."""
        return self.indices + game if cython.compiled else self.indices[game]

    def begin(self, game: cython.Py_ssize_t) -> cython.void:
        p: cython.pointer[Position] = self.game_at(game)
        copy_struct(p, self.game_at(self.games), cython.sizeof(Position))
        copy_struct(self.index_at(game), self.index_at(self.games), cython.sizeof(BoardIndex))
        p.seat = self.rng.below(self.seats)
        for seat in range(self.seats):
            self.scored[game * self.seats + seat] = 0
        self.draw_all(game)

    def draw_all(self, game: cython.Py_ssize_t) -> cython.void:
        """Let chance draw tiles until a seat is to act or the game is over."""
        p: cython.pointer[Position] = self.game_at(game)
        s: cython.pointer[BoardIndex] = self.index_at(game)
        while p.step == DRAW:
            place = self.rng.below(p.in_pile[p.pile])
            s.to_come[p.bag[IN_PILE * p.pile + place]] -= 1
            rules.draw(p, place)

    def show(self, game: cython.Py_ssize_t) -> cython.void:
        p: cython.pointer[Position] = self.game_at(game)
        s: cython.pointer[BoardIndex] = self.index_at(game)
        self.actor[game] = p.seat
        encoding.index_board(p, s)
        self.choices[game] = encoding.legal(p, s)
        encoding.write_mask(p, s, self.choices[game], self.mask, game * FIRST_DRAW)
        encoding.observe(p, s, self.observation, game * OBSERVATION)

    def read(self, game: cython.Py_ssize_t) -> cython.bint:
        self.chosen[game] = encoding.action_of(self.game_at(game), self.index_at(game), self.action[game], self.choices[game])
        return self.chosen[game] >= 0

    def play(self, game: cython.Py_ssize_t, at_random: cython.bint) -> cython.bint:
        p: cython.pointer[Position] = self.game_at(game)
        if at_random:
            self.chosen[game] = rules.random_action(p, self.rng)
            self.action[game] = encoding.number_of(p, self.index_at(game), self.chosen[game])
        rules.apply(p, self.chosen[game])
        self.draw_all(game)
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
