"""What the board of a game is told beyond the view, so that a client needs no rules."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from rookery.core.view import Event

S = TypeVar("S")

History: TypeAlias = Iterable[tuple[Event, ...]]
"""The events of each action so far, the latest first."""


@dataclass(frozen=True, slots=True)
class Surveyor(Generic[S]):
    """What a game works out for its board; nothing in it depends on who looks. The functions are given the game's rules and a state.

    | function  | what it gives                                                                                               |
    |-----------|-------------------------------------------------------------------------------------------------------------|
    | `survey`  | the position in full; where the flag is off, without what players should work out for themselves            |
    | `changes` | what a survey (the second) tells a viewer who has the first                                                       |
    | `preview` | what each action of the acting seat would lead to; given the text of a place, only the actions there        |
    | `fits`    | for the text of a place: what is still to come and would fit there; a GameError if it is no such place      |
    | `explain` | the events that led from the first state to the second, with more details than records and programs need    |

    `shapes` are the types of surveys and previews.
    """

    survey: Callable[[Any, S, History, bool], Any]
    changes: Callable[[Any, Any], Any]
    preview: Callable[[Any, S, str | None], Any]
    fits: Callable[[Any, S, str], Any]
    explain: Callable[[Any, S, S], tuple[Event, ...]]
    shapes: tuple[type, ...]
