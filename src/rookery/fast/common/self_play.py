"""Self-play for any game: numbered games and the sum of their gradients.

A game depends only on the weights, the seed and its number, so threads and resumption do not change a run.
"""

from __future__ import annotations

from array import array
from typing import Any, SupportsIndex

import cython

if not cython.compiled:
    from rookery.fast.common.buffers import floats
    from rookery.fast.common.checks import whole, within
    from rookery.fast.common.guarded import Guarded
    from rookery.fast.common.rng import Rng


MOST_GAMES = cython.declare(cython.longlong, 2**31 - 1)


class AnySelfPlay(Guarded):
    """A learner that plays games with shared weights and sums their gradients."""

    def clear_gradient(self, weights: Any, seed: Any) -> object:
        """Set up a gradient of `weights` numbers."""
        start = whole(seed, "the seed")
        self.rng = Rng(0)
        self.seed_low, self.seed_high = start & 0xFFFFFFFF, start >> 32 & 0xFFFFFFFF
        self.gradient = array("f", bytes(4 * weights))
        self.held = memoryview(self.gradient)
        self.size = weights
        self.g = floats(self.gradient)
        return None

    def play(self, first: SupportsIndex, games: SupportsIndex) -> None:
        """Play these games, then set `gradient` to the sum over their states, `states` to their number and `loss` to their total loss."""
        begin: cython.longlong = within(first, "the first game", 0, MOST_GAMES)
        count: cython.longlong = within(games, "the number of games", 0, MOST_GAMES)
        number: cython.longlong
        self.enter()
        try:
            with cython.nogil:
                for i in range(self.size):
                    self.g[i] = 0.0
                self.states, self.loss = 0, 0.0
                for number in range(begin, begin + count):
                    self.rng.reseed(self.seed_low, self.seed_high, cython.cast(cython.uint, number))
                    self.play_game()
                    self.learn()
        finally:
            self.leave()

    # --- implemented by each game's self-play

    def play_game(self) -> cython.void:
        """Play a game with `rng` and record its states."""

    def learn(self) -> cython.void:
        """Add the gradient of the recorded states to `gradient`, their number to `states` and their loss to `loss`."""
