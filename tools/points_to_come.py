"""Measure the bias of Carcassonne's value nets: the points they miss, by number of tiles left. Writes bots/data/carcassonne-points.json.

Every net plays games against itself. For some numbers of tiles left the tool stores the mean difference between final scores and the net's estimate.
Run it again after training, for all tables or for some: `python tools/points_to_come.py river-3`.
"""

import json
import sys
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Final

from rookery.bots.carcassonne.nets import make_turns, net_name
from rookery.bots.carcassonne.points import FILE, MAIN_PILES
from rookery.core.record import Setup
from rookery.core.rules import CHANCE
from rookery.fast.carcassonne.tiles import EXPANSIONS
from rookery.fast.carcassonne.twin import Twin

DATA: Final = Path(__file__).parents[1] / "src" / "rookery" / "bots" / "data" / FILE
GAMES: Final = 80
ROWS: Final = 12
"""The approximate number of tile counts to keep."""


def missing_points(setup: Setup, games: int) -> dict[int, list[float]]:
    """Return, for each number of tiles left, each game's mean difference between a seat's final score and its estimate."""
    turns = make_turns(setup.seats, setup.expansions)
    found: dict[int, list[float]] = {}
    for game in range(games):
        rng, twin, said = Random(f"{setup} {game}"), Twin(setup), {}
        while twin.actor is not None:
            if twin.actor == CHANCE:
                layout, odds = twin.layout(), twin.odds()
                if layout.pile < MAIN_PILES:
                    said[sum(layout.bag.values())] = sum(turns.value.worths(twin)) / setup.seats
                twin.apply(rng.choices(list(odds), list(odds.values()))[0])
            else:
                for choice in turns.ranked(twin, 1)[0].choices:
                    twin.apply(twin.numbers()[choice])
        for tiles, worth in said.items():
            found.setdefault(tiles, []).append(sum(twin.scores) / setup.seats - worth)
    return {tiles: points for tiles, points in found.items() if len(points) >= games / 2}


def row(setup: Setup) -> list[tuple[int, float]]:
    found = missing_points(setup, GAMES)
    few, many = min(found), max(found)
    wanted = {min(found, key=lambda tiles: abs(tiles - few - (many - few) * place / (ROWS - 1))) for place in range(ROWS)}
    return [(tiles, round(sum(found[tiles]) / len(found[tiles]), 1)) for tiles in sorted(wanted)]


def main(names: list[str]) -> None:
    rows = json.loads(DATA.read_text()) if DATA.exists() else {}
    for size in range(len(EXPANSIONS) + 1):
        for expansions in combinations(EXPANSIONS, size):
            for seats in range(2, 6):
                name = net_name(seats, expansions)
                if not names or name in names:
                    rows[name] = row(Setup("carcassonne", seats, expansions=expansions))
    lines = [f"{json.dumps(name)}: {json.dumps(row)}" for name, row in rows.items()]
    DATA.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
