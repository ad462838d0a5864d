"""A player that sometimes chooses like a weaker one, for levels of strength between two players."""

from __future__ import annotations

import cython

if not cython.compiled:
    from rookery.fast.common.rng import Rng
    from rookery.fast.five_towers.players import Player
    from rookery.fast.five_towers.position import Position


class LapsingPlayer(Player):
    """A player that makes `lapses` of 1000 choices like the weaker player."""

    def __init__(self, player: Player, weaker: Player, lapses: int) -> None:
        self.player, self.weaker, self.lapses = player, weaker, lapses

    def choose(self, p: cython.pointer[Position], rng: Rng) -> cython.int:
        if cython.cast(cython.int, rng.below(1000)) < self.lapses:
            return self.weaker.choose(p, rng)
        return self.player.choose(p, rng)
