"""Paired contests of two players on the twin: each deal is played with the challenger in each seat and the rival in all others.

The piles of a deal are shuffled once, and all its games draw the tiles in that order; the players have a separate random stream.
"""

from typing import SupportsIndex

import cython

from rookery.core.record import Setup
from rookery.fast.common.contest import Score, score_of

if not cython.compiled:
    from rookery.fast.carcassonne import rules
    from rookery.fast.carcassonne.players import Player, share_of
    from rookery.fast.carcassonne.position import DRAW, IN_PILE, OVER, Position
    from rookery.fast.carcassonne.twin import Twin
    from rookery.fast.common.checks import whole
    from rookery.fast.common.rng import Rng


def compete(challenger: Player, rival: Player, setup: Setup, *, deals: SupportsIndex, seed: SupportsIndex) -> Score:
    """Return the challenger's score over a number of deals; deterministic in the seed."""
    start = whole(seed, "the seed")
    return score_of([play_deal(challenger, rival, setup, start, deal) for deal in range(whole(deals, "the number of deals"))], setup.seats)


def play_deal(challenger: Player, rival: Player, setup: Setup, seed: int, deal: int) -> tuple[float, float]:
    """Return the challenger's mean share and margin in one deal."""
    seat: cython.int
    share: float = 0.0
    margin: float = 0.0
    challenger.enter_with(rival)
    try:
        for seat in range(setup.seats):
            game: Twin = Twin(setup)
            thoughts: Rng = Rng(seed, 2 * deal + 1)
            shuffle(game.p, Rng(seed, 2 * deal))
            with cython.nogil:
                play_game(game.p, challenger, rival, seat, thoughts)
            scores = game.scores
            share += share_of(game.p, seat)
            margin += scores[seat] - max([scores[number] for number in range(setup.seats) if number != seat])
    finally:
        challenger.leave_with(rival)
    return share / setup.seats, margin / setup.seats


def shuffle(p: cython.pointer[Position], rng: Rng) -> cython.void:
    """Shuffle every pile."""
    for pile in range(5):
        for i in range(p.in_pile[pile] - 1, 0, -1):
            j = rng.pick(i + 1)
            p.bag[IN_PILE * pile + i], p.bag[IN_PILE * pile + j] = p.bag[IN_PILE * pile + j], p.bag[IN_PILE * pile + i]


def play_game(p: cython.pointer[Position], challenger: Player, rival: Player, seat: cython.int, thoughts: Rng) -> cython.void:
    """Play a game to its end, with the challenger in this seat; draws take the last tile of a pile."""
    while p.step != OVER:
        if p.step == DRAW:
            rules.draw(p, p.in_pile[p.pile] - 1)
        elif p.seat == seat:
            challenger.move(p, thoughts)
        else:
            rival.move(p, thoughts)
