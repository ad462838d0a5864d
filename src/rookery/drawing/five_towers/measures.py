"""The measures of towers and cards. The client draws by the same ones: `make generate` writes its copy, and cases that compare the functions."""

from collections.abc import Iterable
from typing import Final

from rookery.games.five_towers.building import Tower
from rookery.games.five_towers.cards import TOP

Box = tuple[float, float, float, float]
"""The left, the top, the width and the height."""

STOREY: Final = 0.5
"""The height of a storey; all measures of a tower are shares of its width, unless they say otherwise."""
PITCH: Final = 0.44
"""From storey to storey, if there is room enough."""
CROWN: Final = 0.96
"""The height of a top."""
LEAST_CROWN: Final = 0.62
"""A top is never drawn at less than this share of its size."""
CROWN_SQUEEZE: Final = 1.25
"""A top is this much larger than the storeys it is squeezed with."""
NUMBER: Final = 0.31
"""The size of a number if there is room enough."""
READABLE: Final = 10.0
"""The least size in pixels at which a number can be read, as long as its storey is that high."""
PLATE_MIDDLE: Final = 0.5
"""The middle of a number above the foot of its storey, as a share of the pitch."""
TOP_PLATE_MIDDLE: Final = 0.52
"""The same for a top."""
WINDOW_MIDDLE: Final = 0.46
"""The middle of a window, likewise."""
GHOST: Final = 0.98
"""The height of a place where a card may go, as a share of the pitch."""

CARD: Final = (100, 148)
"""The width and height of a card; what follows lies within them."""
CARD_STOREY: Final[Box] = (9, 91, 82, 41)
CARD_TOP: Final[Box] = (24, 70, 64, 61.4)
CARD_NUMBER: Final = (13, 58)
CARD_NUMBER_WIDTH: Final = 52
"""Two digits are fitted into this width: those of a wide font would reach the emblem."""
CARD_EMBLEM: Final[Box] = (66, 13, 24, 24)
CARD_SMALL_EMBLEM: Final[Box] = (71, 13, 20, 20)
"""The emblem beside two digits."""
CARD_MARKS: Final[tuple[Box, ...]] = ((14, 67, 10, 9), (26, 67, 10, 9), (38, 67, 10, 9))


def shared_pitch(towers: Iterable[Tower], width: float, room: float) -> float:
    """One pitch for all towers, so that the taller one always looks taller and the tallest fits the room.

    Every room is high enough for a single card.
    """
    return min([width * PITCH, *(_pitch_that_fits(tower, width, room) for tower in towers if len(tower) > 1)])


def _pitch_that_fits(tower: Tower, width: float, room: float) -> float:
    if tower[-1] != TOP:
        return (room - width * (STOREY - PITCH)) / len(tower)
    below, crown = len(tower) - 1, width * CROWN
    full, squeezed, least = (room - crown) / below, room / (below + CROWN_SQUEEZE * CROWN / PITCH), (room - crown * LEAST_CROWN) / below
    return min(least, max(full, squeezed))  # the inverse of the height, whose crown is squeezed between its least and its full size


def tower_height(tower: Tower, width: float, pitch: float) -> float:
    """The height of the tower in the picture, with its top."""
    if not tower:
        return 0.0
    if tower[-1] == TOP:
        return (len(tower) - 1) * pitch + width * CROWN * crown_scale(pitch / (width * PITCH))
    return (len(tower) + STOREY / PITCH - 1) * pitch


def crown_scale(squeeze: float) -> float:
    """The size of a top on a tower whose storeys are `squeeze` times their height."""
    return max(LEAST_CROWN, min(1.0, squeeze * CROWN_SQUEEZE))


def number_size(width: float, pitch: float) -> float:
    """The size of the numbers in a tower; packed towers have small ones."""
    return min(max(READABLE, width * NUMBER), max(pitch * 0.74, min(pitch * 0.92, 11.5)))
