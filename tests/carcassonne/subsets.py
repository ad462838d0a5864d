"""Every subset of the expansions."""

from itertools import chain, combinations

from tests.carcassonne.table import ALL

SUBSETS = list(chain.from_iterable(combinations(ALL, size) for size in range(len(ALL) + 1)))


def name_of(expansions: tuple[str, ...]) -> str:
    """Return the subset as a test id."""
    return "+".join(expansions) or "base"
