"""The characters and colours of Carcassonne in the terminal: one set for Unicode, one for ASCII.

Pieces and marks without characters here appear as their first letter in braces, explained above the board.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rich.style import Style

from rookery.cli.draw_context import ASCII, DrawContext
from rookery.core.rules import Seat
from rookery.games.carcassonne.actions import MEEPLE

SEAT_MARKS: Final = "ABCDE"
"""The letter of each seat, which stands for its figures."""
TOWER: Final = "tower"
"""The only mark with its own characters."""
FIGURES: Final = {MEEPLE: str.upper, "abbot": str.lower}
"""The form of the seat's letter for each kind of figure. Any other kind is an upper-case letter, named above the board."""


@dataclass(frozen=True, slots=True)
class TileGlyphs:
    """The characters of everything on a tile. Roads, rivers and bridges are keyed by the sides they join; buildings have three characters."""

    field: str
    city: str
    shield: str
    village: str
    road: Mapping[str, str]
    river: Mapping[str, str]
    bridge: Mapping[str, str]
    wall: Mapping[str, str]
    monastery: str
    garden: str
    thief: str
    tower: str
    neutral: str
    corners: tuple[str, str, str, str]


_FORMS: Final = ("NS", "EW", "NE", "NW", "ES", "SW", "N", "E", "S", "W")

UNICODE_GLYPHS: Final = TileGlyphs(
    field="·",
    city="▒",
    shield="◆",
    village="■",
    road=dict(zip(_FORMS, "┃━┗┛┏┓╹╺╻╸", strict=True)),
    river=dict(zip(_FORMS, "║═╚╝╔╗║═║═", strict=True)),
    bridge={"NS": "╫", "EW": "╪"},
    wall={"/": "╱", "\\": "╲"},
    monastery="[†]",
    garden="(✿)",
    thief="‹›",
    tower="♜",
    neutral="{}",
    corners=("┌", "┐", "┘", "└"),
)
ASCII_GLYPHS: Final = TileGlyphs(
    field=".",
    city="#",
    shield="$",
    village="o",
    road=dict(zip(_FORMS, "|=++++|=|=", strict=True)),
    river=dict.fromkeys(_FORMS, "~"),
    bridge=dict.fromkeys(("NS", "EW"), "H"),
    wall={"/": "/", "\\": "\\"},
    monastery="[+]",
    garden="(*)",
    thief="<>",
    tower="T",
    neutral="{}",
    corners=(":", ":", ":", ":"),
)

# All colours come from the 256-colour palette, so that they look alike in terminals without true colour.
_MEADOW: Final = "#5f875f"
_ROOFS: Final = "#d7af87"
_WATER: Final = "#005f87"
_STONE: Final = "#ffffd7"
STYLES: Final[Mapping[str, Style]] = {
    "field": Style(color="#87af87", bgcolor=_MEADOW),
    "city": Style(color="#af875f", bgcolor=_ROOFS),
    "shield": Style(color="#00005f", bgcolor=_ROOFS, bold=True),
    "wall": Style(color="#ffd7af", bgcolor=_MEADOW, bold=True),
    "road": Style(color=_STONE, bgcolor=_MEADOW, bold=True),
    "village": Style(color=_STONE, bgcolor=_MEADOW, bold=True),
    "river": Style(color="#87d7ff", bgcolor=_WATER),
    "bridge": Style(color=_STONE, bgcolor=_WATER, bold=True),
    "monastery": Style(color="#ffffff", bgcolor="#870000", bold=True),
    "garden": Style(color="#ffd7ff", bgcolor="#005f00", bold=True),
    "thief": Style(color="#ffffff", bgcolor="#5f0087", bold=True),
    "neutral": Style(color="#000000", bgcolor="#d0d0d0", bold=True),
    "tower": Style(color="#ffffff", bgcolor="#585858", bold=True),
    "open": Style(color="#ffaf00", bold=True),
    "number": Style(color="#000000", bgcolor="#ffaf00", bold=True),
    "margin": Style(dim=True),
    "here": Style(reverse=True, bold=True),
    "seat-0": Style(color="#ffffff", bgcolor="#d70000", bold=True),
    "seat-1": Style(color="#ffffff", bgcolor="#005fd7", bold=True),
    "seat-2": Style(color="#000000", bgcolor="#ffd700", bold=True),
    "seat-3": Style(color="#000000", bgcolor="#00d7af", bold=True),
    "seat-4": Style(color="#ffffff", bgcolor="#1c1c1c", bold=True),
}


def is_plain(context: DrawContext) -> bool:
    return context.glyphs == ASCII


def tile_glyphs(context: DrawContext) -> TileGlyphs:
    return ASCII_GLYPHS if is_plain(context) else UNICODE_GLYPHS


def figure_mark(seat: Seat, figure: str) -> str:
    """Return the letter of a figure."""
    return FIGURES.get(figure, str.upper)(SEAT_MARKS[seat])


def neutral_glyphs(name: str, glyphs: TileGlyphs) -> str:
    """Return three characters for something that has none of its own."""
    return f"{glyphs.neutral[0]}{name[0]}{glyphs.neutral[1]}"
