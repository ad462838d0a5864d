"""Continue a rollout from a position: draw tiles, and play turns by the playout policy or the value nets.

Rollouts with the same number use common random numbers: one stream for the draws, and one per turn for the policy.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from rookery.fast.carcassonne import policy as policies
    from rookery.fast.carcassonne import rules
    from rookery.fast.carcassonne.policy import Policy
    from rookery.fast.carcassonne.position import DRAW, OVER, TILE, Position
    from rookery.fast.carcassonne.shortlists import Shortlists
    from rookery.fast.carcassonne.turns import Turns
    from rookery.fast.common.guarded import Guarded
    from rookery.fast.common.rng import Rng


class Sampler(Guarded):
    """A rollout player with a policy or, without one, the value nets."""

    def __init__(self, turns: Turns, policy: Policy | None) -> None:
        self.begin_setup()
        self.turns, self.policy, self.by_value = turns, policy or Policy(), policy is None
        self.shortlists = Shortlists(turns)
        self.draws, self.lots = Rng(0), Rng(0)
        self.end_setup((turns, self.shortlists))

    def begin(self, p: cython.pointer[Position]) -> cython.void:
        """Start rollouts from this position or the result of a turn from it."""
        self.shortlists.begin(p)

    def play(self, p: cython.pointer[Position], seed: cython.uint, number: cython.int, present: cython.int, until: cython.int) -> cython.void:
        """Play rollout `number` up to turn `until` or the end of the game. The value nets always play turn `present` (-1: none)."""
        self.draws.reseed(seed, number, 1)
        while p.step != OVER:
            if p.step == DRAW:
                if p.turn >= until and p.pile < 3:  # but finish the replacement of a stolen tile
                    break
                rules.draw(p, self.draws.pick(p.in_pile[p.pile]))
            elif p.step == TILE and (self.by_value or p.turn == present):
                self.shortlists.find_best(p)
                self.turns.carry_out(p, 0)
            else:
                self.lots.reseed(seed, number, 8 * p.turn + p.step)
                rules.apply(p, self.choice(p))

    def choice(self, p: cython.pointer[Position]) -> cython.int:
        """Return the next choice, unless the value nets plan the whole turn."""
        return rules.random_action(p, self.lots) if self.by_value else policies.advise(p, self.policy, self.lots)
