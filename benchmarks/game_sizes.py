"""Measure how large the games are: decisions, choices per decision and draws per game, between random and between `learned` bots.

`python -m benchmarks.game_sizes --games 200` prints a table. The size of a game's tree is the product of its numbers of choices; the
table gives its decimal logarithm, without chance.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from math import log10
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from rookery.bots import make_bot
from rookery.core.record import Setup
from rookery.core.rules import CHANCE
from rookery.fast.twins import make_twin

EXPANSIONS: Final = ("river", "abbot", "towers-and-thieves")
SETUPS: Final = (
    *(Setup("five-towers", seats) for seats in range(2, 6)),
    *(Setup("carcassonne", seats) for seats in range(2, 6)),
    Setup("carcassonne", 2, expansions=EXPANSIONS),
    Setup("carcassonne", 5, expansions=EXPANSIONS),
)
BOTS: Final = ("uniform", "learned")


class Size(NamedTuple):
    """The size of one game."""

    decisions: int
    forced: int
    choices: int
    most: int
    draws: int
    tree: float


def size(setup: Setup, name: str, seed: int) -> Size:
    """Play one game with this bot in all seats and count."""
    bot, rng, twin = make_bot(setup.game, name), Random(seed), make_twin(setup)
    counts: list[int] = []
    draws = 0
    while (actor := twin.actor) is not None:
        if actor == CHANCE:
            twin.draw_by_lot(rng)
            draws += 1
            continue
        numbers = twin.numbers()
        counts.append(len(numbers))
        seen = twin.copy()
        seen.arrange()
        text = rng.choice(list(numbers)) if name == "uniform" else bot.choose_on(seen, rng)  # type: ignore[attr-defined]  # built-in bots have it
        twin.apply(numbers[text])
    return Size(len(counts), counts.count(1), sum(counts), max(counts), draws, sum(map(log10, counts)))


def rows(games: int, seed: int) -> Iterator[str]:
    """Yield the rows of the table."""
    yield "| game | seats | expansions | bots | decisions | forced, % | choices | most | draws | log10 of the tree |"
    yield "|---|---:|---|---|---:|---:|---:|---:|---:|---:|"
    for setup in SETUPS:
        for name in BOTS:
            found = [size(setup, name, seed + number) for number in range(games)]
            decisions = fmean(each.decisions for each in found)
            numbers = (
                f"{decisions:.0f}",
                f"{100 * fmean(each.forced for each in found) / decisions:.0f}",
                f"{fmean(each.choices for each in found) / decisions:.1f}",
                str(max(each.most for each in found)),
                f"{fmean(each.draws for each in found):.0f}",
                f"{fmean(each.tree for each in found):.0f}",
            )
            yield f"| {setup.game} | {setup.seats} | {', '.join(setup.expansions) or 'none'} | `{name}` | {' | '.join(numbers)} |"


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks.game_sizes", description="Measure how large the games are.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for line in rows(chosen.games, chosen.seed):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
