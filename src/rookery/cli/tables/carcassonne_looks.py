"""The signs and colours of Carcassonne in a terminal: one set for good terminals, one of plain letters."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rich.style import Style

from rookery.cli.paper import ASCII, Paper
from rookery.core.rules import Seat

SEAT_MARKS: Final = "ABCDE"
"""The figures of each seat; the same letter in lower case is its abbot."""


@dataclass(frozen=True, slots=True)
class Looks:
    """The sign of each thing. Roads, rivers and bridges go by the sides they join; the things of three signs are written out."""

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
    corners: tuple[str, str, str, str]


_FORMS: Final = ("NS", "EW", "NE", "NW", "ES", "SW", "N", "E", "S", "W")

GOOD: Final = Looks(
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
    corners=("┌", "┐", "┘", "└"),
)
PLAIN: Final = Looks(
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
    corners=(":", ":", ":", ":"),
)

_MEADOW: Final = "#456e31"
_ROOFS: Final = "#c79a6b"
_WATER: Final = "#2f6d96"
STYLES: Final[Mapping[str, Style]] = {
    "field": Style(color="#7fa65c", bgcolor=_MEADOW),
    "city": Style(color="#8a5a33", bgcolor=_ROOFS),
    "shield": Style(color="#14367c", bgcolor=_ROOFS, bold=True),
    "wall": Style(color="#f0d9bd", bgcolor=_MEADOW, bold=True),
    "road": Style(color="#fff3d6", bgcolor=_MEADOW, bold=True),
    "village": Style(color="#fff3d6", bgcolor=_MEADOW, bold=True),
    "river": Style(color="#cdeaf7", bgcolor=_WATER),
    "bridge": Style(color="#fff3d6", bgcolor=_WATER, bold=True),
    "monastery": Style(color="#ffffff", bgcolor="#7b3f2a", bold=True),
    "garden": Style(color="#ffe3f3", bgcolor="#2c5a3a", bold=True),
    "thief": Style(color="#ffffff", bgcolor="#55307a", bold=True),
    "tower": Style(color="#ffffff", bgcolor="#4a4f5c", bold=True),
    "open": Style(color="#ffb627", bold=True),
    "number": Style(color="#000000", bgcolor="#ffb627", bold=True),
    "margin": Style(dim=True),
    "here": Style(reverse=True, bold=True),
    "seat-0": Style(color="#ffffff", bgcolor="#c41d17", bold=True),
    "seat-1": Style(color="#ffffff", bgcolor="#1755c0", bold=True),
    "seat-2": Style(color="#000000", bgcolor="#fece23", bold=True),
    "seat-3": Style(color="#000000", bgcolor="#39c2ad", bold=True),
    "seat-4": Style(color="#ffffff", bgcolor="#1f1d2c", bold=True),
}


def is_plain(paper: Paper) -> bool:
    return paper.signs == ASCII


def looks_of(paper: Paper) -> Looks:
    return PLAIN if is_plain(paper) else GOOD


def mark_of(seat: Seat, figure: str) -> str:
    """The letter of a figure."""
    return SEAT_MARKS[seat].lower() if figure == "abbot" else SEAT_MARKS[seat]
