"""Measures of towers and cards. The client uses the same: `make generate` writes its copy and test cases for the functions."""

from collections.abc import Iterable
from typing import Final

from rookery.games.five_towers.building import Tower
from rookery.games.five_towers.cards import TOP

Box = tuple[float, float, float, float]
"""Left, top, width and height."""

STOREY: Final = 0.5
"""Height of a storey; all measures of a tower are shares of its width, unless noted."""
PITCH: Final = 0.44
"""Distance from storey to storey, given enough room."""
CROWN: Final = 0.96
"""Height of a top."""
LEAST_CROWN: Final = 0.62
"""Minimum scale of a top."""
CROWN_SQUEEZE: Final = 1.25
"""Scale of a top relative to squeezed storeys."""
NUMBER: Final = 0.31
"""Size of a number, given enough room."""
READABLE: Final = 10.0
"""Minimum readable size of a number in pixels, if its storey is that high."""
PLATE_MIDDLE: Final = 0.5
"""Height of a number's centre above the foot of its storey, as a share of the pitch."""
TOP_PLATE_MIDDLE: Final = 0.52
"""Height of a number's centre on a top, likewise."""
WINDOW_MIDDLE: Final = 0.46
"""Height of a window's centre, likewise."""
GHOST: Final = 0.98
"""Height of a ghost, a place for a possible next card, as a share of the pitch."""

CARD: Final = (100, 148)
"""Width and height of a card; the measures below lie within it."""
CARD_STOREY: Final[Box] = (9, 91, 82, 41)
CARD_TOP: Final[Box] = (24, 70, 64, 61.4)
CARD_NUMBER: Final = (13, 58)
CARD_NUMBER_WIDTH: Final = 52
"""Maximum width of two digits, so that wide fonts do not reach the emblem."""
CARD_EMBLEM: Final[Box] = (66, 13, 24, 24)
CARD_SMALL_EMBLEM: Final[Box] = (71, 13, 20, 20)
"""The emblem beside a two-digit number."""
CARD_MARKS: Final[tuple[Box, ...]] = ((14, 67, 10, 9), (26, 67, 10, 9), (38, 67, 10, 9))


def shared_pitch(towers: Iterable[Tower], width: float, room: float) -> float:
    """Return one pitch for all towers, so that taller towers look taller and the tallest fits the room.

    Every room fits at least one card.
    """
    return min([width * PITCH, *(_pitch_that_fits(tower, width, room) for tower in towers if len(tower) > 1)])


def _pitch_that_fits(tower: Tower, width: float, room: float) -> float:
    if tower[-1] != TOP:
        return (room - width * (STOREY - PITCH)) / len(tower)
    below, crown = len(tower) - 1, width * CROWN
    full, squeezed, least = (room - crown) / below, room / (below + CROWN_SQUEEZE * CROWN / PITCH), (room - crown * LEAST_CROWN) / below
    return min(least, max(full, squeezed))  # inverse of the height formula, with the crown between its minimum and full size


def tower_height(tower: Tower, width: float, pitch: float) -> float:
    """Return the drawn height of the tower, including its top."""
    if not tower:
        return 0.0
    if tower[-1] == TOP:
        return (len(tower) - 1) * pitch + width * CROWN * crown_scale(pitch / (width * PITCH))
    return (len(tower) + STOREY / PITCH - 1) * pitch


def crown_scale(squeeze: float) -> float:
    """Return the scale of a top on a tower whose storeys have `squeeze` times their height."""
    return max(LEAST_CROWN, min(1.0, squeeze * CROWN_SQUEEZE))


def number_size(width: float, pitch: float) -> float:
    """Return the font size of the numbers in a tower; squeezed towers have smaller numbers."""
    return min(max(READABLE, width * NUMBER), max(pitch * 0.74, min(pitch * 0.92, 11.5)))
