"""The views and choices of the lesson on Nim."""

from typing import Any, Final

from rookery.games.nim import MOST, NimView
from rookery.lessons.kit import LessonKit


def _view(_step: dict[str, Any], seen: NimView) -> dict[str, Any]:
    return {"heap": seen.heap}


def _offered(_step: dict[str, Any], _seen: NimView) -> list[str]:
    return [f"take {count}" for count in range(1, MOST + 1)]


KIT: Final = LessonKit(_view, _offered)
