"""The lesson that a game brings: its script `lesson.toml` in `rookery/lessons/<game>/`, and the constant `KIT` of the module `kit` beside it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]
Step = dict[str, Any]


@dataclass(frozen=True, slots=True)
class LessonKit:
    """What a game adds to its script: the view of a scene, the choices it offers, and the numbers that explain a wrong choice.

    `seats` is how many play where a step does not say so.
    """

    view: Callable[[Step, Any], Json]
    offered: Callable[[Step, Any], list[str]]
    numbers: Callable[[Any, str], Json] = lambda _view, _do: {}
    seats: int = 2
