"""Every subset of the expansions."""

from itertools import chain, combinations

import pytest

from tests.carcassonne.table import ALL

SUBSETS = list(chain.from_iterable(combinations(ALL, size) for size in range(len(ALL) + 1)))


def name_of(expansions: tuple[str, ...]) -> str:
    """Return the subset as a test id."""
    return "+".join(expansions) or "base"


for_every_subset = pytest.mark.parametrize("expansions", SUBSETS, ids=name_of)
