"""The largest bid, compared with exhaustive search over subsets, orders and demolitions."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.core.frozen import FrozenMap
from rookery.games.five_towers.building import Towers, largest_bid
from rookery.games.five_towers.cards import DISPLAY, TYPES, Card, TowerType
from rookery.games.five_towers.state import Player, State
from tests.contract.table import Table
from tests.five_towers.strategies import all_towers, cards, may_cover
from tests.five_towers.table import RETRACT, at

displays = st.lists(cards, min_size=1, max_size=DISPLAY).map(tuple)
full_displays = st.lists(cards, min_size=DISPLAY, max_size=DISPLAY).map(tuple)


def builds(towers: Towers, display: tuple[Card, ...]) -> set[tuple[str, ...]]:
    """Return every sequence of building actions with this display: any number of cards, with or without a demolition."""
    found = {("", *build) for build in placements(_uppermost(towers), display)}
    for index, (type_, tower) in enumerate(zip(TYPES, towers, strict=True)):
        if tower and tower[-1] != 0:
            lowered = (*towers[:index], tower[:-1], *towers[index + 1 :])
            found |= {(f"demolish {type_}", *build) for build in placements(_uppermost(lowered), display)}
    return {tuple(filter(None, build)) for build in found}


def _uppermost(towers: Towers) -> Mapping[TowerType, int]:
    return {type_: tower[-1] for type_, tower in zip(TYPES, towers, strict=True) if tower}


def placements(uppermost: Mapping[TowerType, int], display: tuple[Card, ...]) -> set[tuple[str, ...]]:
    """Return every subset of the display in every order in which it can be placed."""
    orders = [order for count in range(len(display) + 1) for order in permutations(display, count)]
    return {tuple(f"place {card}" for card in order) for order in orders if can_be_placed(dict(uppermost), order)}


def can_be_placed(uppermost: dict[TowerType, int], order: tuple[Card, ...]) -> bool:
    for card in order:
        if card.type in uppermost and not may_cover(card.value, uppermost[card.type]):
            return False
        uppermost[card.type] = card.value
    return True


def number_placed(build: tuple[str, ...]) -> int:
    return sum(action.startswith("place") for action in build)


def check(towers: Towers, display: tuple[Card, ...]) -> None:
    feasible = {number_placed(build) for build in builds(towers, display)}
    assert feasible == set(range(largest_bid(towers, display) + 1))


@pytest.mark.rule("FT-D6")
@settings(max_examples=150)
@given(towers=all_towers, display=displays)
def test_the_largest_bid_is_that_of_an_exhaustive_search_and_every_smaller_one_can_be_built(towers: Towers, display: tuple[Card, ...]) -> None:
    check(towers, display)


@pytest.mark.deep
@pytest.mark.rule("FT-D6")
@settings(max_examples=3000, derandomize=False)
@given(towers=all_towers, display=displays)
def test_the_largest_bid_is_that_of_an_exhaustive_search_in_many_more_positions(towers: Towers, display: tuple[Card, ...]) -> None:
    check(towers, display)


def builder(towers: Towers, display: tuple[Card, ...], bid: int) -> Table:
    """Return a table whose builder has to place that many cards of this display."""
    empty: FrozenMap[Card, int] = FrozenMap()
    state = State("building", 1, 1, 0, empty, empty, display, (bid, "pass"), (Player(towers), Player()), to_place=bid, may_demolish=True)
    return replace(at(options=RETRACT), state=state)


@pytest.mark.rule("FT-D6", "FT-42", "FT-43")
@settings(max_examples=60)
@given(towers=all_towers, display=full_displays, bid=st.integers(1, DISPLAY))
def test_the_legal_building_actions_are_those_that_begin_a_build_of_the_whole_bid(towers: Towers, display: tuple[Card, ...], bid: int) -> None:
    table = builder(towers, display, bid)
    whole = {build for build in builds(towers, display) if number_placed(build) == bid}
    assert table.legal == ({build[0] for build in whole} or {"retract"})
    for first in table.legal - {"retract"}:
        seconds = {build[1] for build in whole if build[0] == first and len(build) > 1}
        after = table.play(first)
        assert seconds == (after.legal if after.actor == 0 else set())
