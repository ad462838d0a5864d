"""Measure one bot of Carcassonne among `greedy` bots, for every number of seats and set of expansions.

`python -m benchmarks.carcassonne_table learned --games 60` prints the table row by row.

Shares of the wins are in percent with 95 % intervals over deals; each deal is played with the bot in each seat, on the twin.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from itertools import chain, combinations

from rookery.bots.carcassonne.thinking import make_player
from rookery.core.interval import share_interval
from rookery.core.record import Setup
from rookery.fast.carcassonne.contest import play_deal
from rookery.fast.carcassonne.players import GreedyPlayer, Player
from rookery.games.carcassonne import CARCASSONNE

SUBSETS = tuple(chain.from_iterable(combinations(CARCASSONNE.expansions, size) for size in range(len(CARCASSONNE.expansions) + 1)))


@lru_cache(maxsize=8)
def player(name: str, seats: int, expansions: tuple[str, ...]) -> Player:
    return make_player(name, seats, expansions)


def share(task: tuple[str, Setup, int, int]) -> float:
    """Return the mean share of one bot in one deal."""
    name, setup, seed, deal = task
    return play_deal(player(name, setup.seats, setup.expansions), GreedyPlayer(), setup, seed, deal)[0]


def lines(name: str, games: int, seed: int, jobs: int) -> Iterator[str]:
    seats = CARCASSONNE.seats
    yield f"| {name}, {games} games each, seed {seed} | " + " | ".join(f"{number} seats" for number in seats) + " |"
    yield "|---|" + "---:|" * len(seats)
    deals = {number: range(max(2, games // number)) for number in seats}
    tasks = [(name, Setup("carcassonne", number, expansions=subset), seed, deal) for subset in SUBSETS for number in seats for deal in deals[number]]
    with ProcessPoolExecutor(jobs) as pool:
        shares = iter(pool.map(share, tasks))
        for subset in SUBSETS:
            row = [share_interval([next(shares) for _ in deals[number]]) for number in seats]
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
