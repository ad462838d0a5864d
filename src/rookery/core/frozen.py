"""Immutable values: `FrozenMap`, a hashable mapping, and `replace`, a fast `dataclasses.replace`."""

from collections.abc import Callable, ItemsView, Iterable, Iterator, Mapping, ValuesView
from dataclasses import fields
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class FrozenMap(Mapping[K, V]):
    """An immutable, hashable mapping; the order of its items does not affect equality."""

    __slots__ = ("_hash", "_items")

    def __init__(self, items: Mapping[K, V] | Iterable[tuple[K, V]] = (), /) -> None:
        self._items: dict[K, V] = items.to_dict() if type(items) is FrozenMap else dict(items)  # isinstance with an abstract class is slow
        self._hash: int | None = None

    def __getitem__(self, key: K) -> V:
        return self._items[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __contains__(self, key: object) -> bool:
        return key in self._items

    if not TYPE_CHECKING:

        def get(self, key, default=None):
            """Return the value or the default; faster than Mapping.get, which uses try/except."""
            return self._items.get(key, default)

    def items(self) -> ItemsView[K, V]:
        return self._items.items()

    def values(self) -> ValuesView[V]:
        return self._items.values()

    def to_dict(self) -> dict[K, V]:
        """Return the items in a new dict; faster than `dict(...)`, which looks up each key."""
        return self._items.copy()

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset(self._items.items()))
        return self._hash

    def __eq__(self, other: object) -> bool:
        if isinstance(other, FrozenMap):
            return self._items == other._items
        return self._items == other

    def __repr__(self) -> str:
        return f"FrozenMap({self._items!r})"

    def set(self, key: K, value: V) -> "FrozenMap[K, V]":
        """Return a copy with one entry changed or added."""
        return self.update({key: value})

    def update(self, changes: Mapping[K, V]) -> "FrozenMap[K, V]":
        """Return a copy with some entries changed or added."""
        return _around({**self._items, **changes})

    def without(self, key: K) -> "FrozenMap[K, V]":
        """Return a copy without this key; raise KeyError if it is missing."""
        items = self._items.copy()
        del items[key]
        return _around(items)

    def __reduce__(self) -> tuple[Any, ...]:
        return FrozenMap, (self._items,)  # the hash differs between processes, so it is not pickled

    def __copy__(self) -> "FrozenMap[K, V]":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "FrozenMap[K, V]":
        return self


def _around(items: dict[K, V]) -> FrozenMap[K, V]:
    """Wrap a dict that nobody else references, without copying it."""
    made: FrozenMap[K, V] = FrozenMap.__new__(FrozenMap)
    made._items, made._hash = items, None
    return made


if TYPE_CHECKING:
    from dataclasses import replace as replace  # noqa: PLC0414  it is exported from here
else:

    def replace(value, /, **changes):
        """Copy a frozen, slotted dataclass with some fields changed, without calling its constructor.

        Engines create most states this way; it takes an eighth of the time of `dataclasses.replace`.
        """
        kind = type(value)
        twin = (_COPIES.get(kind) or _copies(kind))(value)
        for name, new in changes.items():
            setattr(twin, name, new)
        twin.__class__ = kind
        return twin


_COPIES: Final[dict[type, Callable[[Any], Any]]] = {}
"""For each class, a function that copies its fields into a mutable class with the same slots."""


def _copies(kind: type) -> Callable[[Any], Any]:
    own = {"__slots__": kind.__slots__, "__setattr__": object.__setattr__, "__delattr__": object.__delattr__}  # type: ignore[attr-defined]  # slotted
    open_kind = type(kind.__name__, kind.__bases__, own)
    lines = [f"twin.{field.name} = value.{field.name}" for field in fields(kind)]
    scope: dict[str, Any] = {"new": partial(open_kind.__new__, open_kind)}
    exec("\n    ".join(["def copied(value):", "twin = new()", *lines, "return twin"]), scope)  # noqa: S102  dataclasses builds its methods the same way
    found: Callable[[Any], Any] = scope["copied"]
    _COPIES[kind] = found
    return found


inside: Final[Callable[[Any], dict[Any, Any]]] = attrgetter("_items")
"""Return the dict inside a FrozenMap without copying it. Encoders use it for speed; never change the result."""


def add(bag: FrozenMap[K, int], things: Iterable[K]) -> FrozenMap[K, int]:
    """Return the multiset (item to count) with one more of each of these items."""
    counts = bag.to_dict()
    for thing in things:
        counts[thing] = counts.get(thing, 0) + 1
    return FrozenMap(counts)


def take(bag: FrozenMap[K, int], thing: K) -> FrozenMap[K, int]:
    """Return the multiset with one item removed; raise KeyError if it has none."""
    left = bag[thing] - 1
    return bag.set(thing, left) if left else bag.without(thing)


def size(bag: Mapping[Any, int]) -> int:
    """Return the number of items in the multiset."""
    return sum(bag.values())
