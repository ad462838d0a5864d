"""Values: FrozenMap, a mapping that can be compared and hashed as states and setups are, and `replace`, which makes a value from another."""

from collections.abc import Callable, ItemsView, Iterable, Iterator, Mapping, ValuesView
from dataclasses import fields
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class FrozenMap(Mapping[K, V]):
    """An immutable mapping; equal and of equal hash whenever its items are equal, in any order."""

    __slots__ = ("_hash", "_items")

    def __init__(self, items: Mapping[K, V] | Iterable[tuple[K, V]] = (), /) -> None:
        self._items: dict[K, V] = items.to_dict() if type(items) is FrozenMap else dict(items)  # asking an abstract class is slow
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
            """As that of Mapping, which raises an error and catches it for whatever is not there."""
            return self._items.get(key, default)

    def items(self) -> ItemsView[K, V]:
        return self._items.items()

    def values(self) -> ValuesView[V]:
        return self._items.values()

    def to_dict(self) -> dict[K, V]:
        """The same items in a dict of their own; quicker than `dict(...)`, which asks for them one by one."""
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
        """The same map with one entry changed or added."""
        return self.update({key: value})

    def update(self, changes: Mapping[K, V]) -> "FrozenMap[K, V]":
        """The same map with some entries changed or added."""
        return _around({**self._items, **changes})

    def without(self, key: K) -> "FrozenMap[K, V]":
        """The same map with one entry left out; KeyError if it has none."""
        items = self._items.copy()
        del items[key]
        return _around(items)

    def __reduce__(self) -> tuple[Any, ...]:
        return FrozenMap, (self._items,)  # the hash is not carried along: it differs between processes

    def __copy__(self) -> "FrozenMap[K, V]":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "FrozenMap[K, V]":
        return self


def _around(items: dict[K, V]) -> FrozenMap[K, V]:
    """A map of these items, which nobody else holds."""
    made: FrozenMap[K, V] = FrozenMap.__new__(FrozenMap)
    made._items, made._hash = items, None
    return made


if TYPE_CHECKING:
    from dataclasses import replace as replace  # noqa: PLC0414  it is exported from here
else:

    def replace(value, /, **changes):
        """As `dataclasses.replace`, for frozen classes with slots and nothing else: their fields are copied, not handed to the constructor again.

        States are made by this all the time, and it takes an eighth of the time.
        """
        kind = type(value)
        twin = (_COPIES.get(kind) or _copies(kind))(value)
        for name, new in changes.items():
            setattr(twin, name, new)
        twin.__class__ = kind
        return twin


_COPIES: Final[dict[type, Callable[[Any], Any]]] = {}
"""What copies a value of a class into one of a class with the same slots that is not frozen yet."""


def _copies(kind: type) -> Callable[[Any], Any]:
    own = {"__slots__": kind.__slots__, "__setattr__": object.__setattr__, "__delattr__": object.__delattr__}  # type: ignore[attr-defined]  # see above
    open_kind = type(kind.__name__, kind.__bases__, own)
    lines = [f"twin.{field.name} = value.{field.name}" for field in fields(kind)]
    scope: dict[str, Any] = {"new": partial(open_kind.__new__, open_kind)}
    exec("\n    ".join(["def copied(value):", "twin = new()", *lines, "return twin"]), scope)  # noqa: S102  as dataclasses make their methods
    found: Callable[[Any], Any] = scope["copied"]
    _COPIES[kind] = found
    return found


inside: Final[Callable[[Any], dict[Any, Any]]] = attrgetter("_items")
"""The dict that a FrozenMap is made of, to be read and never changed: encoders ask for many, and need no dict of their own."""


def add(bag: FrozenMap[K, int], things: Iterable[K]) -> FrozenMap[K, int]:
    """The bag (thing to count) with each of the things put in once."""
    counts = bag.to_dict()
    for thing in things:
        counts[thing] = counts.get(thing, 0) + 1
    return FrozenMap(counts)


def take(bag: FrozenMap[K, int], thing: K) -> FrozenMap[K, int]:
    """The bag with one such thing taken out; KeyError if it holds none."""
    left = bag[thing] - 1
    return bag.set(thing, left) if left else bag.without(thing)


def size(bag: Mapping[Any, int]) -> int:
    """How many things the bag holds."""
    return sum(bag.values())
