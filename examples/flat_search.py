"""Flat Monte Carlo search for both games: run playouts on the twin after each choice and take the one that wins most."""

from random import Random

from rookery.core.view import View
from rookery.fast.common.rng import Rng
from rookery.fast.twins import twin_of


class FlatSearch:
    playouts = 40

    def choose(self, view: View, rng: Random) -> str:
        assert view.seat is not None
        numbers = Rng(rng.getrandbits(64))
        here = twin_of(view, numbers)
        wins = {}
        for text, number in here.numbers().items():
            after = here.copy()
            after.apply(number)
            wins[text] = after.playouts(self.playouts, numbers).wins[view.seat]
        return max(wins, key=wins.__getitem__)
