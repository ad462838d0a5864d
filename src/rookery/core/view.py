"""What one seat, or a spectator, may know: the only thing bots, encoders and browsers ever get."""

from dataclasses import dataclass, fields, is_dataclass
from typing import Any, ClassVar, Final, Literal

from rookery.core.frozen import FrozenMap
from rookery.core.outcome import Args, Outcome
from rookery.core.rules import Actor, Seat


@dataclass(frozen=True, slots=True)
class Event:
    """Something the last action caused: data for the log and for animation. In JSON the details stand beside the kind."""

    kind: str
    details: FrozenMap[str, Any] = FrozenMap()


def event(kind: str, **details: Any) -> Event:
    """A short way to write an event: `event("bid", seat=0, count=3)`."""
    return Event(kind, FrozenMap(details))


@dataclass(frozen=True, slots=True)
class Target:
    """What a choice points at, so that a board can light it: a button, a card, a tower, a cell, or a spot on a cell."""

    kind: Literal["button", "card", "tower", "cell", "spot"]
    at: str


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action of the seat that looks: its notation, what it points at, and its label (a locale id with arguments)."""

    action: str
    target: Target
    label: str
    args: Args = FrozenMap()


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """The part of a view that every game has; each game adds its own fields. Holds plain values only.

    `OWN` names the fields that differ from seat to seat; everybody at the table, spectators too, sees the same in all others.
    """

    OWN: ClassVar[frozenset[str]] = frozenset({"seat", "choices"})

    game: str
    seat: Seat | None
    actor: Actor
    scores: tuple[int, ...]
    events: tuple[Event, ...]
    choices: tuple[Choice, ...]
    outcome: Outcome | None

    @property
    def round(self) -> int:
        """The round that the view belongs to, counted from 1; histories are grouped by it. In Carcassonne every turn is one."""
        return 1


_LEAVES: Final = frozenset({str, int, float, bool, type(None)})
"""What is plain already; by far the most values are."""


def plain(value: Any) -> Any:
    """The value as JSON knows it: dataclasses and maps become objects, tuples become lists."""
    if type(value) in _LEAVES:
        return value
    if isinstance(value, Event):
        return {"kind": value.kind, **plain(value.details)}
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, dict | FrozenMap):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    return value
