"""Paired contests of two players on the twin: each deal is played with the challenger in each seat and the rival in all others.

All games of a deal share one random stream for draws, and another one serves the players. The same cards are revealed as long as the
draw piles agree, which includes the whole first pass of the deck.
"""

from typing import SupportsIndex

import cython

from rookery.core.record import Setup
from rookery.fast.common.contest import Score, score_of

if not cython.compiled:
    from rookery.fast.common.checks import whole, within
    from rookery.fast.common.rng import Rng
    from rookery.fast.five_towers import rules
    from rookery.fast.five_towers.players import Player, share_of
    from rookery.fast.five_towers.position import OVER, Position
    from rookery.fast.five_towers.twin import Twin


def compete(challenger: Player, rival: Player, *, seats: SupportsIndex, deals: SupportsIndex, seed: SupportsIndex) -> Score:
    """Return the challenger's score over a number of deals; deterministic in the seed."""
    start = whole(seed, "the seed")
    players: cython.int = within(seats, "the number of seats", 2, 5)
    return score_of([play_deal(challenger, rival, players, start, deal) for deal in range(whole(deals, "the number of deals"))], players)


def play_deal(challenger: Player, rival: Player, seats: int, seed: int, deal: int) -> tuple[float, float]:
    """Return the challenger's mean share and margin in one deal."""
    seat: cython.int
    share: float = 0.0
    margin: float = 0.0
    challenger.enter_with(rival)
    try:
        for seat in range(seats):
            draws: Rng = Rng(seed, 2 * deal)
            thoughts: Rng = Rng(seed, 2 * deal + 1)
            game: Twin = Twin(Setup("five-towers", seats, opener=draws.pick(seats)))
            with cython.nogil:
                play_game(game.p, challenger, rival, seat, draws, thoughts)
            scores = game.scores
            share += share_of(game.p, seat)
            margin += scores[seat] - max([scores[number] for number in range(seats) if number != seat])
    finally:
        challenger.leave_with(rival)
    return share / seats, margin / seats


def play_game(p: cython.pointer[Position], challenger: Player, rival: Player, seat: cython.int, draws: Rng, thoughts: Rng) -> cython.void:
    """Play a game to its end, with the challenger in this seat."""
    while True:
        rules.reveal_all(p, draws)
        if p.step == OVER:
            return
        rules.apply(p, challenger.choose(p, thoughts) if p.actor == seat else rival.choose(p, thoughts))
