"""A player that sometimes chooses like a weaker one, for levels of strength between two players."""

from __future__ import annotations

import cython

if not cython.compiled:
    from rookery.fast.carcassonne.players import Player
    from rookery.fast.carcassonne.position import Position
    from rookery.fast.common.rng import Rng


class LapsingPlayer(Player):
    """A player that makes `lapses` of 1000 choices like the weaker player; tile and figure are two choices."""

    def __init__(self, player: Player, weaker: Player, lapses: int) -> None:
        self.player, self.weaker, self.lapses = player, weaker, lapses

    def plan(self, p: cython.pointer[Position], rng: Rng) -> cython.void:
        if cython.cast(cython.int, rng.below(1000)) < self.lapses:
            self.weaker.plan(p, rng)
            self.first = self.weaker.first
        else:
            self.player.plan(p, rng)
            self.first = self.player.first
        self.second = -1
