"""Information beyond the view that boards need, so that clients can do without the rules."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from rookery.core.view import Event

S = TypeVar("S")

History: TypeAlias = Iterable[tuple[Event, ...]]
"""The events of each action so far, latest first."""


@dataclass(frozen=True, slots=True)
class Surveyor(Generic[S]):
    """A game's functions for its board; all take the rules and a state, and none depends on the viewer.

    | function  | result                                                                                               |
    |-----------|------------------------------------------------------------------------------------------------------|
    | `survey`  | the full position; without the flag, it omits what players should work out for themselves            |
    | `changes` | the difference from the first survey to the second                                                   |
    | `preview` | the effects of each action of the acting seat; given the text of a place, only the actions there     |
    | `fits`    | what could still be drawn and would fit a place, given its text; GameError if it is not a valid place |
    | `explain` | the events between two states, with more details than records and programs need                      |

    `shapes` are the types of surveys and previews.
    """

    survey: Callable[[Any, S, History, bool], Any]
    changes: Callable[[Any, Any], Any]
    preview: Callable[[Any, S, str | None], Any]
    fits: Callable[[Any, S, str], Any]
    explain: Callable[[Any, S, S], tuple[Event, ...]]
    shapes: tuple[type, ...]
