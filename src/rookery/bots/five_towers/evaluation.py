"""Two evaluations of a player's towers in the middle of a game."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from rookery.bots.five_towers.builds import Outline, Outlines
from rookery.core import frozen
from rookery.fast.five_towers.one_ply import OnePly
from rookery.games.five_towers.cards import TOP, TYPES, VALUES, Card, TowerType, deck
from rookery.games.five_towers.scoring import Height, sheet
from rookery.games.five_towers.view import FiveTowersView


@dataclass(frozen=True, slots=True)
class Outlook:
    """The remaining game: the fraction left, and for each type whether a top is still available."""

    left: float
    tops: tuple[bool, ...]


Evaluation: TypeAlias = Callable[[Outlook, Outlines, int], float]
"""Evaluate a player's towers, given their outlines and the number of demolished cards."""

FORESIGHT: Final = 0.5
"""The value in points, at the start of the game, of a unit of room or of height that a top could double."""
_DECKS: Final = {seats: deck(seats) for seats in range(2, 6)}
_ROOM_ABOVE: Final = {value: value for value in VALUES} | {8: 14, None: 15}
"""The room above each uppermost value: the number of lower values. Any value fits on an 8 and on an empty place (None)."""


def look_ahead(view: FiveTowersView) -> Outlook:
    """Estimate the remaining game from the view; the second pass of the deck is the shorter one."""
    left = _left(len(view.players), view.draw_pile, view.deck_pass)
    return Outlook(left, tuple(_top_to_be_had(view, type_) for type_ in TYPES))


def _left(seats: int, draw_pile: int, deck_pass: int) -> float:
    pile = draw_pile / frozen.size(_DECKS[seats])
    return 0.4 + 0.6 * pile if deck_pass == 1 else 0.8 * pile


def _top_to_be_had(view: FiveTowersView, type_: TowerType) -> bool:
    """Return whether a top of this type may still be revealed. If the piles are hidden, assume so unless the top has visibly left the game."""
    top = Card(type_, TOP)
    displayed = view.display.count(str(top))
    if view.to_come is None or view.discarded is None:
        built = sum(player.towers[type_][-1:] == (TOP,) for player in view.players)
        gone = built if view.deck_pass == 1 else built + displayed
        return gone < _DECKS[len(view.players)][top]
    returning = view.discarded.get(str(top), 0) + displayed if view.deck_pass == 1 else 0  # FT-51
    return view.to_come.get(str(top), 0) + returning > 0


def points(_outlook: Outlook, outlines: Outlines, demolished: int) -> float:
    """Return the score if the game ended now."""
    return _score(tuple((tower.cards, tower.uppermost == TOP) for tower in outlines), demolished)


def potential(outlook: Outlook, outlines: Outlines, demolished: int) -> float:
    """Return the score plus FORESIGHT points for each unit of room and of height that a top could double, scaled by the remaining game."""
    units = sum(map(_units, outlines, outlook.tops))
    return points(outlook, outlines, demolished) + outlook.left * FORESIGHT * units


def on_the_twin(seats: int, foresight: float) -> OnePly:
    """Return the compiled evaluation for the twin: `potential` with FORESIGHT, `points` with 0."""
    cards = frozen.size(_DECKS[seats])
    worths = [[_left(seats, pile, deck_pass) * foresight for pile in range(cards + 1)] for deck_pass in (1, 2)]
    return OnePly([_ROOM_ABOVE[value] for value in (*VALUES, None)], *worths)


def _units(tower: Outline, top_to_be_had: bool) -> int:
    if tower.uppermost == TOP:
        return 0
    return _ROOM_ABOVE[tower.uppermost] + (tower.cards if top_to_be_had else 0)


@lru_cache(maxsize=1 << 16)
def _score(towers: tuple[tuple[int, bool], ...], demolished: int) -> int:
    return sheet([Height(cards, topped) for cards, topped in towers], demolished).total
