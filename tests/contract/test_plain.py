"""Views as JSON types."""

from dataclasses import dataclass

from rookery.core.frozen import FrozenMap
from rookery.core.view import Choice, Target, event, plain


@dataclass(frozen=True)
class Pair:
    """A class with two fields."""

    left: object
    right: object


def test_dataclasses_and_maps_become_objects_and_tuples_lists() -> None:
    assert plain(Pair((1, "two"), FrozenMap({"a": (None, True)}))) == {"left": [1, "two"], "right": {"a": [None, True]}}
    assert plain([{"a": ()}]) == [{"a": []}]


def test_an_event_is_its_kind_with_its_details() -> None:
    assert plain(event("won", seat=2, count=5)) == {"kind": "won", "seat": 2, "count": 5}


def test_a_choice_is_plain() -> None:
    assert plain(Choice("bid 3", Target("button", "bid 3"), "choice-bid", FrozenMap({"count": 3}))) == {
        "action": "bid 3",
        "target": {"kind": "button", "at": "bid 3"},
        "label": "choice-bid",
        "args": {"count": 3},
    }
