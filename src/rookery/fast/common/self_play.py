"""Self-play, whatever the game: games by their numbers, and the gradient they add up to.

A game depends on the weights, the seed and its number, so a run can be split over threads and resumed without changing it.
"""

from __future__ import annotations

from array import array

import cython

if not cython.compiled:
    from rookery.fast.common.buffers import floats
    from rookery.fast.common.rng import Rng


class AnySelfPlay:
    """Plays games with weights that are shared with others, and adds up the gradient of what they teach."""

    def __init__(self, weights: int, seed: int) -> None:
        """`weights` is how many numbers the gradient has."""
        self.rng = Rng(0)
        self.seed_low, self.seed_high = seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF
        self.gradient = array("f", bytes(4 * weights))
        self.g = floats(self.gradient)

    def play(self, first: int, games: int) -> None:
        """Play these games; afterwards `gradient` is the sum over their states, `states` how many there were, `loss` the sum of their losses."""
        i: cython.int
        number: cython.uint
        begin: cython.uint = first
        count: cython.uint = games
        size: cython.int = len(self.gradient)
        with cython.nogil:
            for i in range(size):
                self.g[i] = 0.0
            self.states, self.loss = 0, 0.0
            for number in range(begin, begin + count):
                self.rng.reseed(self.seed_low, self.seed_high, number)
                self.play_game()
                self.learn()

    # --- what the self-play of a game fills in

    def play_game(self) -> cython.void:
        """Play a game by the numbers of `rng`, and record its states."""

    def learn(self) -> cython.void:
        """Add the gradient of the recorded states to `gradient`, their number to `states` and their loss to `loss`."""
