"""A game's lesson: its script `lesson.toml` in `rookery/lessons/<game>/`, and the constant `KIT` of the module `kit` beside it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]
Step = dict[str, Any]


@dataclass(frozen=True, slots=True)
class LessonKit:
    """A game's additions to its script: the view of a scene, its choices, and the numbers that explain a wrong choice.

    `seats` is the default number of players.
    """

    view: Callable[[Step, Any], Json]
    offered: Callable[[Step, Any], list[str]]
    numbers: Callable[[Any, str], Json] = lambda _view, _do: {}
    seats: int = 2
