"""One bot of Carcassonne among `greedy` bots, for every number of seats and every set of expansions.

`python -m benchmarks.carcassonne_table learned --games 60` prints the table as it comes.

Shares of the wins in percent with 95 % intervals over deals; every deal is played with the bot in each seat, on the twin.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from itertools import chain, combinations
from statistics import fmean

from rookery.bots.carcassonne.thinking import make_player
from rookery.bots.study import Player, play_on, share_of
from rookery.core.record import Setup
from rookery.fast.carcassonne.players import GreedyPlayer
from rookery.fast.common.rng import Rng
from rookery.fast.twins import make_twin
from rookery.games.carcassonne import CARCASSONNE
from rookery.play.interval import Estimate, share_interval

SUBSETS = tuple(chain.from_iterable(combinations(CARCASSONNE.expansions, size) for size in range(len(CARCASSONNE.expansions) + 1)))


@lru_cache(maxsize=8)
def player(name: str, seats: int, expansions: tuple[str, ...]) -> Player:
    return make_player(name, seats, expansions)


def play_cell(task: tuple[str, int, tuple[str, ...], int, int]) -> Estimate:
    """The share of one bot at one kind of table."""
    name, seats, expansions, games, seed = task
    setup, bot, greedy = Setup("carcassonne", seats, expansions=expansions), player(name, seats, expansions), GreedyPlayer()
    shares = []
    for deal in range(max(2, games // seats)):
        found = []
        for seat in range(seats):
            players = [bot if number == seat else greedy for number in range(seats)]
            found.append(share_of(play_on(make_twin(setup), players, Rng(seed, 2 * deal), Rng(seed, 2 * deal + 1)), seat))
        shares.append(fmean(found))
    return share_interval(shares)


def lines(name: str, games: int, seed: int, jobs: int) -> Iterator[str]:
    seats = CARCASSONNE.seats
    yield f"| {name}, {games} games each, seed {seed} | " + " | ".join(f"{number} seats" for number in seats) + " |"
    yield "|---|" + "---:|" * len(seats)
    tasks = [(name, number, subset, games, seed) for subset in SUBSETS for number in seats]
    with ProcessPoolExecutor(jobs) as pool:
        cells = iter(pool.map(play_cell, tasks))
        for subset in SUBSETS:
            row = [next(cells) for _ in seats]
            yield f"| {', '.join(subset) or 'none'} | " + " | ".join(map(str, row)) + " |"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("bot", choices=["heuristic", "learned", "fmc", "uct"])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=301)
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    for line in lines(arguments.bot, arguments.games, arguments.seed, arguments.jobs):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
