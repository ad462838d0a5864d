"""Positions of random games in which a seat has a choice."""

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from rookery.core.record import Setup
from rookery.core.rules import CHANCE
from rookery.core.view import View
from rookery.games import GAMES
from rookery.play.match import Match

V = TypeVar("V", bound=View)


def decisions(kind: type[V], match: Match, rng: Random) -> Iterator[V]:
    """Yield the view of each seat to act; the caller acts, and chance draws with `rng`."""
    while (actor := match.actor) is not None:
        if actor == CHANCE:
            match.draw(rng.randrange)
            continue
        view = match.view(actor)
        assert isinstance(view, kind)
        yield view


def random_moments(kind: type[V], setup: Setup, *, seed: int, every: int) -> Iterator[tuple[Match, V]]:
    """Yield one in `every` decisions with a choice in a random game; once exhausted, the match is over."""
    match, rng, number = Match(GAMES[setup.game], setup), Random(seed), 0
    for view in decisions(kind, match, rng):
        if len(view.choices) > 1:
            number += 1
            if number % every == 0:
                yield match, view
        match.act(rng.choice(view.choices).action)
