"""Self-play for any game: numbered games and the sum of their gradients.

A game depends only on the weights, the seed and its number, so threads and resumption do not change a run.
"""

from __future__ import annotations

from array import array

import cython

if not cython.compiled:
    from rookery.fast.common.buffers import floats
    from rookery.fast.common.rng import Rng


class AnySelfPlay:
    """A learner that plays games with shared weights and sums their gradients."""

    def __init__(self, weights: int, seed: int) -> None:
        """Set up a gradient of `weights` numbers."""
        self.rng = Rng(0)
        self.seed_low, self.seed_high = seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF
        self.gradient = array("f", bytes(4 * weights))
        self.g = floats(self.gradient)

    def play(self, first: int, games: int) -> None:
        """Play these games, then set `gradient` to the sum over their states, `states` to their number and `loss` to their total loss."""
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

    # --- implemented by each game's self-play

    def play_game(self) -> cython.void:
        """Play a game with `rng` and record its states."""

    def learn(self) -> cython.void:
        """Add the gradient of the recorded states to `gradient`, their number to `states` and their loss to `loss`."""
