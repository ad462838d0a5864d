"""An observation of 5 Towers tells all that a seat's view shows of the position, and nothing else."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.core.rules import CHANCE
from rookery.fast.common.rng import Rng
from rookery.fast.five_towers.actions import KINDS
from rookery.fast.five_towers.observation import LENGTH, observe
from rookery.fast.five_towers.twin import Twin
from rookery.fast.twins import twin_of
from rookery.games.five_towers.building import fits
from rookery.games.five_towers.cards import TYPES, Card, TowerType, deck
from rookery.games.five_towers.state import PASS
from rookery.games.five_towers.view import FiveTowersView

SETUPS = [
    Setup("five-towers", seats, FrozenMap({"overbids": overbids, "cards-to-come": cards}), opener=seats - 1)
    for seats, overbids, cards in [(2, "refused", "shown"), (3, "retract", "hidden"), (4, "refused", "hidden"), (5, "retract", "shown")]
]
for_setups = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join([str(setup.seats), *setup.options.values()]))
STEPS = ("reveal", "auction", "building", "over")
EXTRAS = (0, 2, 5, 7, 10, 12)


def moments(setup: Setup, seed: int) -> Iterator[Twin]:
    """Yield a twin before every action of a random game, and at its end."""
    twin, rng = Twin(setup), Rng(seed)
    while twin.actor is not None:
        yield twin.copy()
        twin.step(rng)
    yield twin


def shown(view: FiveTowersView) -> dict[str, Any]:
    """Return what a view shows of the position, without the choices, events and helps that follow from it."""
    names = ("step", "round", "deck_pass", "opener", "calls", "bidder", "to_place", "may_demolish", "actor", "draw_pile", "discard_pile")
    return {name: getattr(view, name) for name in names} | {
        "display": sorted(view.display),
        "to_come": None if view.to_come is None else dict(view.to_come),
        "discarded": None if view.discarded is None else dict(view.discarded),
        "overbids": view.step == "auction" and view.players[0].largest_bid is None,
        "towers": [dict(player.towers) for player in view.players],
        "demolished": [player.demolished for player in view.players],
    }


def read(row: bytes, observer: int) -> dict[str, Any]:
    """Read an observation by the table in observation.py."""
    seats = row[10]
    seat_at = {place: (observer + place) % seats for place in range(seats)}
    places = sorted(seat_at, key=seat_at.__getitem__)
    calls = {0: None, 7: PASS} | {number + 1: number for number in range(6)}
    acts: Any = seat_at[row[11] - 1] if row[11] else None if row[0] == STEPS.index("over") else CHANCE
    found = {
        "step": STEPS[row[0]],
        "round": row[1],
        "deck_pass": row[2],
        "draw_pile": row[3],
        "discard_pile": row[4],
        "to_place": row[5],
        "may_demolish": bool(row[6]),
        "bidder": seat_at[row[8] - 1] if row[8] else None,
        "opener": seat_at[row[9]],
        "actor": acts,
        "overbids": bool(row[12]),
        "calls": tuple(calls[row[14 + place]] for place in places),
        "display": sorted(card for card, count in read_counts(row[499:579]).items() for _ in range(count)),
        "to_come": None if row[13] else read_counts(row[579:659]),
        "discarded": None if row[13] else read_counts(row[659:739]),
        "towers": [read_towers(row[19 + 96 * place : 99 + 96 * place]) for place in places],
        "demolished": [row[19 + 96 * place + 95] for place in places],
    }
    assert row[7] == max((call + 1 for call in found["calls"] if isinstance(call, int)), default=0)
    return found


def read_counts(row: bytes) -> dict[str, int]:
    return {str(card): count for card, count in zip(KINDS, row, strict=True) if count}


def read_towers(row: bytes) -> dict[str, tuple[int, ...]]:
    """Return the towers of a seat: the runs from the ground up, each from its highest value down."""
    found: dict[str, tuple[int, ...]] = {}
    for number, type_ in enumerate(TYPES):
        runs = row[16 * number : 16 * number + 16]
        found[type_] = tuple(value for run in (4, 2, 1) for value in range(15, -1, -1) if runs[value] & run)
    return found


@for_setups
def test_an_observation_tells_all_that_the_view_shows(setup: Setup) -> None:
    for number, twin in enumerate(moments(setup, seed=setup.seats)):
        for seat in {number % setup.seats, twin.actor if isinstance(twin.actor, int) else 0}:
            view: Any = twin.view(seat)
            row = twin.observation(seat)
            assert row == observe(view)
            assert read(row, seat) == shown(view)


@for_setups
def test_the_shape_of_a_tower_is_its_uppermost_value_its_height_and_the_value_below(setup: Setup) -> None:
    for twin in islice(moments(setup, seed=9), 0, None, 7):
        view: Any = twin.view(0)
        row = twin.observation(0)
        for place, type_ in product(range(setup.seats), TYPES):
            tower = view.players[place].towers[type_]
            at = 19 + 96 * place + 80 + 3 * TYPES.index(type_)
            assert tuple(row[at : at + 3]) == (tower[-1] + 1 if tower else 0, len(tower), tower[-2] + 1 if len(tower) > 1 else 0)


@for_setups
def test_an_observation_depends_on_nothing_that_the_view_hides(setup: Setup) -> None:
    others_differ = 0
    for twin in islice(moments(setup, seed=5), 0, None, 11):
        for seat in range(setup.seats):
            view = twin.view(seat)
            others: list[Any] = [twin_of(view, Rng(seed)) for seed in range(3)]
            assert {other.observation(seat) for other in others} == {twin.observation(seat)}
            others_differ += sum(other.position_text() != twin.position_text() for other in others)
    assert others_differ > 20


@for_setups
def test_the_order_of_hidden_cards_does_not_matter(setup: Setup) -> None:
    for twin in islice(moments(setup, seed=6), 0, None, 3):
        sorted_ = twin.copy()
        sorted_.arrange()
        assert [twin.observation(seat) for seat in range(setup.seats)] == [sorted_.observation(seat) for seat in range(setup.seats)]


@settings(max_examples=60, deadline=None)
@given(orders=st.lists(st.permutations([*range(16), *EXTRAS]), min_size=16, max_size=16), tall=st.booleans())
def test_no_two_towers_look_alike(orders: list[list[int]], tall: bool) -> None:
    setup = Setup("five-towers", 4)
    box = Counter(dict(deck(4)))
    words = []
    for seat in range(4):
        stacks = [build(box, type_, order, tall) for type_, order in zip(TYPES[:4], orders[4 * seat :], strict=False)]
        words.append(";".join(f"{type_}:{stack}" for type_, stack in zip(TYPES, stacks, strict=False) if stack))
    twin = Twin.of_position(setup, " ".join(["reveal", *(f"seat{seat}={word}" for seat, word in enumerate(words) if word)]))
    for seat in range(4):
        view: Any = twin.view(seat)
        row = twin.observation(seat)
        assert row == observe(view)
        assert read(row, seat) == shown(view)


def build(box: Counter[Card], type_: TowerType, order: Sequence[int], tall: bool) -> str:
    """Build a tower of those cards of a type that are left and fit, in this order; tall ones begin with falling values."""
    tower: tuple[int, ...] = ()
    for value in [*sorted(order[:11], reverse=True), *order[11:]] if tall else order:
        if box[Card(type_, value)] and fits(value, tower):
            box[Card(type_, value)] -= 1
            tower = (*tower, value)
    return ".".join(map(str, tower))


def test_the_documented_length_is_that_of_an_observation() -> None:
    assert len(Twin(SETUPS[0]).observation(0)) == LENGTH == 739
