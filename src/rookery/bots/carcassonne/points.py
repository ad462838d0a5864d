"""Expected final points in Carcassonne: the value net's estimate plus an offset that all seats share.

The net was trained on margins, so it predicts points only up to that offset. A lookup table by number of remaining tiles predicts it;
tools/points_to_come.py fits the table and must run again when weights change.
"""

import json
from bisect import bisect_left
from functools import cache
from importlib import resources
from typing import Final

from rookery.bots.carcassonne.nets import net_name
from rookery.core.rules import CHANCE
from rookery.fast.carcassonne.tiles import RULESET
from rookery.fast.carcassonne.turns import Turns
from rookery.fast.carcassonne.twin import Twin

FILE: Final = "carcassonne-points.json"
MAIN_PILES: Final = len(RULESET.main_piles)
"""The number of main piles; draws from the piles after them happen in the middle of a turn."""

Row = tuple[tuple[float, float], ...]


@cache
def points_to_come(seats: int, expansions: tuple[str, ...]) -> Row:
    """Return the offset for each number of remaining tiles, in ascending order."""
    rows = json.loads((resources.files("rookery.bots") / "data" / FILE).read_text())
    return tuple((tiles, points) for tiles, points in rows[net_name(seats, expansions)])


def between(row: Row, tiles: int) -> float:
    """Interpolate a row for this number of tiles; clamp beyond its ends."""
    place = bisect_left(row, (tiles, float("-inf")))
    if place in (0, len(row)):
        return row[min(place, len(row) - 1)][1]
    (low, first), (high, second) = row[place - 1], row[place]
    return first + (second - first) * (tiles - low) / (high - low)


def expected_points(turns: Turns, row: Row, twin: Twin) -> tuple[float, ...]:
    """Return each seat's expected final points if the value net finishes the current turn."""
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
    """Return the expected final points before a draw, averaged over all draws and one turn deeper."""
    odds = twin.odds()
    total = [0.0] * len(twin.scores)
    for number, weight in odds.items():
        drawn = twin.copy()
        drawn.apply(number)
        for seat, points in enumerate(expected_points(turns, row, drawn)):
            total[seat] += points * weight / sum(odds.values())
    return tuple(total)
