"""The points that seats may expect at the end of a game of Carcassonne: what the learned value says, and what it leaves out.

The value was learned from margins, so it knows the points of seats except for a part they have in common. How large that part is follows well enough
from the number of tiles to come; tools/points_to_come.py finds it, and must do so again where weights change.
"""

import json
from bisect import bisect_left
from functools import cache
from importlib import resources
from typing import Final

from rookery.bots.carcassonne.nets import table_name
from rookery.core.rules import CHANCE
from rookery.fast.carcassonne.tiles import RULESET
from rookery.fast.carcassonne.turns import Turns
from rookery.fast.carcassonne.twin import Twin

FILE: Final = "carcassonne-points.json"
MAIN_PILES: Final = len(RULESET.main_piles)
"""A pile with this number or a higher one is drawn from in the middle of a turn."""

Row = tuple[tuple[float, float], ...]


@cache
def points_to_come(seats: int, expansions: tuple[str, ...]) -> Row:
    """For some numbers of tiles to come, from few to many: the points that each seat may expect beside what the value says."""
    rows = json.loads((resources.files("rookery.bots") / "data" / FILE).read_text())
    return tuple((tiles, points) for tiles, points in rows[table_name(seats, expansions)])


def between(row: Row, tiles: int) -> float:
    """The points of a row for this number of tiles; at its ends the nearest."""
    place = bisect_left(row, (tiles, float("-inf")))
    if place in (0, len(row)):
        return row[min(place, len(row) - 1)][1]
    (low, first), (high, second) = row[place - 1], row[place]
    return first + (second - first) * (tiles - low) / (high - low)


def expected_points(turns: Turns, row: Row, twin: Twin) -> tuple[float, ...]:
    """The points of each seat at the end, when the turn that is under way goes on by the value."""
    twin = twin.copy()
    while isinstance(twin.actor, int):
        for choice in turns.ranked(twin, 1)[0].choices:
            twin.apply(twin.numbers()[choice])
    if twin.actor != CHANCE:
        return tuple(map(float, twin.scores))
    layout = twin.layout()
    if layout.pile >= MAIN_PILES:
        return mean_of_draws(turns, row, twin)
    shared = between(row, sum(layout.bag.values()))
    return tuple(worth + shared for worth in turns.value.worths(twin))


def mean_of_draws(turns: Turns, row: Row, twin: Twin) -> tuple[float, ...]:
    """The same before a draw, looked one turn further: the mean over what may be drawn."""
    odds = twin.odds()
    total = [0.0] * len(twin.scores)
    for number, weight in odds.items():
        drawn = twin.copy()
        drawn.apply(number)
        for seat, points in enumerate(expected_points(turns, row, drawn)):
            total[seat] += points * weight / sum(odds.values())
    return tuple(total)
