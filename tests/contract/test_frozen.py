"""FrozenMap is an immutable value and a multiset."""

import os
import pickle
import subprocess
import sys
from dataclasses import FrozenInstanceError, dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.core.frozen import FrozenMap, add, replace, size, take

items = st.dictionaries(st.sampled_from("abcdef"), st.integers(1, 5))


@given(items=items)
def test_maps_with_equal_items_in_any_order_are_equal_and_hash_alike(items: dict[str, int]) -> None:
    one, other = FrozenMap(items), FrozenMap(reversed(items.items()))
    assert one == other == items
    assert hash(one) == hash(other)


def test_a_frozen_map_cannot_be_changed() -> None:
    source = {"a": 1}
    frozen = FrozenMap(source)
    source["a"] = 2
    assert frozen == {"a": 1}
    with pytest.raises(TypeError):
        frozen["a"] = 2  # type: ignore[index]  # the point of the test


def test_changes_return_new_maps() -> None:
    frozen = FrozenMap({"a": 1, "b": 2})
    assert frozen.set("a", 3) == {"a": 3, "b": 2}
    assert frozen.set("c", 3) == {"a": 1, "b": 2, "c": 3}
    assert frozen.without("a") == {"b": 2}
    assert frozen == {"a": 1, "b": 2}
    with pytest.raises(KeyError):
        frozen.without("c")


def test_a_pickled_map_is_hashed_again_in_another_process() -> None:
    frozen = FrozenMap({"a": 1})
    hash(frozen)
    program = f"import pickle; map = pickle.loads({pickle.dumps(frozen)!r}); assert hash(map) == hash(type(map)(map))"
    for seed in ("1", "2"):
        subprocess.run([sys.executable, "-c", program], check=True, env={**os.environ, "PYTHONHASHSEED": seed})


@given(bag=items, things=st.lists(st.sampled_from("abcdef")))
def test_taking_reverses_adding(bag: dict[str, int], things: list[str]) -> None:
    start = FrozenMap(bag)
    full = add(start, things)
    assert size(full) == size(start) + len(things)
    for thing in things:
        full = take(full, thing)
    assert full == start


def test_taking_the_last_one_removes_the_entry() -> None:
    empty = take(FrozenMap({"a": 1}), "a")
    assert empty == {}
    with pytest.raises(KeyError):
        take(empty, "a")


@dataclass(frozen=True, slots=True)
class Point:
    x: int
    y: int = 0
    note: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Spot(Point):
    color: str = "red"


def test_a_value_with_other_fields_is_another_value() -> None:
    spot = Spot(1, 2, "here")
    moved = replace(spot, y=3, color="blue")
    assert (moved, moved.note, type(moved)) == (Spot(1, 3, color="blue"), "here", Spot)
    assert spot == Spot(1, 2), "the first stays as it is"
    with pytest.raises(FrozenInstanceError):
        moved.x = 4  # type: ignore[misc]
    with pytest.raises(AttributeError):
        replace(spot, z=3)  # type: ignore[call-arg]
