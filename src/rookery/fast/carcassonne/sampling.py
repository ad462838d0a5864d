"""How a sample goes on from a position: tiles are drawn, and turns are played by the policy of playouts or each by the value itself.

Samples of the same number have the same random numbers: one stream for the draws, one for the lots of each turn.
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
    from rookery.fast.common.rng import Rng


class Sampler:
    """Plays samples by a policy or, without one, by the value. It is not for use by two threads at once."""

    def __init__(self, turns: Turns, policy: Policy | None) -> None:
        self.turns, self.policy, self.by_value = turns, policy or Policy(), policy is None
        self.shortlists = Shortlists(turns)
        self.draws, self.lots = Rng(0), Rng(0)

    def begin(self, p: cython.pointer[Position]) -> cython.void:
        """The samples to come go on from this position, or from where a turn leads from it."""
        self.shortlists.begin(p)

    def play(self, p: cython.pointer[Position], seed: cython.uint, number: cython.int, present: cython.int, until: cython.int) -> cython.void:
        """Play the sample of this number until a turn begins, or to the end; the turn `present` (-1: none) is played by the value in any case."""
        self.draws.reseed(seed, number, 1)
        while p.step != OVER:
            if p.step == DRAW:
                if p.turn >= until and p.pile < 3:  # not while a stolen tile is being replaced
                    break
                rules.draw(p, self.draws.below(p.in_pile[p.pile]))
            elif p.step == TILE and (self.by_value or p.turn == present):
                self.shortlists.find_best(p)
                self.turns.carry_out(p, 0)
            else:
                self.lots.reseed(seed, number, 8 * p.turn + p.step)
                rules.apply(p, self.choice(p))

    def choice(self, p: cython.pointer[Position]) -> cython.int:
        """The next choice, where it is not a whole turn by the value."""
        return rules.random_action(p, self.lots) if self.by_value else policies.advise(p, self.policy, self.lots)
