"""Positions of random games in which a seat has a choice."""

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from rookery.core.record import Setup
from rookery.core.view import View
from rookery.games import GAMES
from rookery.play.match import Match

V = TypeVar("V", bound=View)


def random_moments(kind: type[V], setup: Setup, *, seed: int, every: int) -> Iterator[tuple[Match, V]]:
    """Yield one in `every` decisions with a choice in a random game; once exhausted, the match is over."""
    match, rng, number = Match(GAMES[setup.game], setup), Random(seed), 0
    while (actor := match.actor) is not None:
        if isinstance(actor, int):
            view = match.view(actor)
            assert isinstance(view, kind)
            if len(view.choices) > 1:
                number += 1
                if number % every == 0:
                    yield match, view
            match.act(rng.choice(view.choices).action)
        else:
            match.draw(rng.randrange)
