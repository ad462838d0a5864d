"""The views and choices of Carcassonne's lesson."""

from typing import Any, Final

from rookery.games.carcassonne.geometry import ROTATIONS, neighbours
from rookery.games.carcassonne.view import CarcassonneView
from rookery.lessons.kit import LessonKit

SHOWN = ("tiles", "figures", "slots", "drawn", "placed")


def view(_step: dict[str, Any], seen: CarcassonneView) -> dict[str, Any]:
    """Return the board, the drawn tile, and everybody's points."""
    return {**{name: getattr(seen, name) for name in SHOWN}, "points": [player["score"] for player in seen.players]}


def offered(step: dict[str, Any], seen: CarcassonneView) -> list[str]:
    """Return the choices of the script, or every place beside a tile in every rotation."""
    if "choices" in step:
        return list(step["choices"])
    laid = {tile.at for tile in seen.tiles}
    beside = {cell for at in laid for cell in neighbours(at)} - laid
    return [f"place {x},{y} {rotation}" for x, y in sorted(beside) for rotation in ROTATIONS]


KIT: Final = LessonKit(view, offered)
