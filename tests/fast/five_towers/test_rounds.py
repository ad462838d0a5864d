"""The solver knows exactly the legal ways to build on a tower."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

import pytest

from rookery.core.record import Setup
from rookery.games.five_towers.building import Tower, can_demolish, fits, largest_bid
from rookery.games.five_towers.cards import TYPES
from tests.fast.five_towers.pairs import for_every_setup
from tests.fast.five_towers.thinkers import auctions, hand

Way = tuple[tuple[int, ...], int, int]
"""The values taken, in ascending order; the top value at the end, 16 for none; the height."""


def ways_by_the_rules(tower: Tower, values: Sequence[int]) -> Iterator[Way]:
    for count in range(len(values) + 1):
        for taken in combinations(values, count):
            for order in permutations(taken):
                grown = tower
                for value in order:
                    if not fits(value, grown):
                        break
                    grown = (*grown, value)
                else:
                    yield tuple(sorted(taken)), grown[-1] if grown else 16, len(grown)


@for_every_setup
@pytest.mark.parametrize("seed", range(4))
def test_ways_are_those_of_the_rules(setup: Setup, seed: int) -> None:
    for state, _, twin in auctions(setup, seed):
        for seat in range(setup.seats):
            found = hand(setup.seats).ways(twin, seat)
            for index, type_ in enumerate(TYPES):
                tower = state.players[seat].towers[index]
                values = [card.value for card in state.display if card.type == type_]
                plain = set(ways_by_the_rules(tower, values))
                after_demolition = set(ways_by_the_rules(tower[:-1], values)) if can_demolish(tower) else set()
                needed = {way for way in after_demolition if way[0] not in {other[0] for other in plain}}
                for demolished, expected in ((False, plain), (True, needed)):
                    own = [way for way in found if way[0] == index and way[2] == demolished]
                    slots = [[twin.layout().display[slot] % 16 for slot in range(5) if way[1] >> slot & 1] for way in own]
                    known = [(tuple(sorted(taken)), way[3], way[5]) for taken, way in zip(slots, own, strict=True)]
                    assert set(known) == expected
                    assert len(known) == len(expected)


@for_every_setup
def test_the_largest_build_is_the_largest_bid(setup: Setup) -> None:
    for state, _, twin in auctions(setup, 3):
        for seat in range(setup.seats):
            best = [[0, 0] for _ in TYPES]  # for each type: the maximum number of cards without and with a demolition
            for type_, mask, demolished, *_ in hand(setup.seats).ways(twin, seat):
                best[type_][demolished] = max(best[type_][demolished], mask.bit_count())
            plain = sum(cards for cards, _ in best)
            assert max(plain, *(plain - cards + more for cards, more in best)) == largest_bid(state.players[seat].towers, state.display)
