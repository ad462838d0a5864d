"""Views: all that a seat or spectator may know, and the only input of bots, encoders and browsers."""

from dataclasses import dataclass, fields, is_dataclass
from typing import Any, ClassVar, Final, Literal

from rookery.core.frozen import FrozenMap
from rookery.core.outcome import Args, Outcome
from rookery.core.rules import Actor, Seat


@dataclass(frozen=True, slots=True)
class Event:
    """An effect of the last action: data for the log and for animation. In JSON, the details are siblings of the kind."""

    kind: str
    details: FrozenMap[str, Any] = FrozenMap()


def event(kind: str, **details: Any) -> Event:
    """Build an event: `event("bid", seat=0, count=3)`."""
    return Event(kind, FrozenMap(details))


@dataclass(frozen=True, slots=True)
class Target:
    """The target of a choice, for boards to highlight: a button, a card, a tower, a cell, or a spot on a cell."""

    kind: Literal["button", "card", "tower", "cell", "spot"]
    at: str


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action of the viewing seat: its notation, its target and its label (a locale id with arguments)."""

    action: str
    target: Target
    label: str
    args: Args = FrozenMap()


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """The fields common to the views of all games; each game adds its own. Holds plain values only.

    `OWN` names the fields that differ between seats; all other fields are the same for everybody, including spectators.
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
        """The round of this view, counted from 1, by which histories are grouped. In Carcassonne every turn is a round."""
        return 1


_LEAVES: Final = frozenset({str, int, float, bool, type(None)})
"""Types that need no conversion; most values have one of them."""


def plain(value: Any) -> Any:
    """Convert a value to JSON types: dataclasses and maps become objects, tuples become lists."""
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
