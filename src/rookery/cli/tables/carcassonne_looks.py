"""The signs and colours of Carcassonne in a terminal: one set for good terminals, one of plain letters."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

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
    corners=("+", "+", "+", "+"),
)

_GREEN: Final = "#456e31"
STYLES: Final[Mapping[str, str]] = {
    "field": f"#7fa65c on {_GREEN}",
    "city": "#8a5a33 on #c79a6b",
    "shield": "bold #14367c on #c79a6b",
    "wall": f"bold #f0d9bd on {_GREEN}",
    "road": f"bold #fff3d6 on {_GREEN}",
    "village": f"bold #fff3d6 on {_GREEN}",
    "river": "#cdeaf7 on #2f6d96",
    "bridge": "bold #fff3d6 on #2f6d96",
    "monastery": "bold #ffffff on #7b3f2a",
    "garden": "bold #ffe3f3 on #2c5a3a",
    "thief": "bold #ffffff on #55307a",
    "tower": "bold #ffffff on #4a4f5c",
    "open": "bold #ffb627",
    "number": "bold #000000 on #ffb627",
    "margin": "dim",
    "here": "bold reverse",
}
SEAT_STYLES: Final = (
    "bold #ffffff on #c41d17",
    "bold #ffffff on #1755c0",
    "bold #000000 on #fece23",
    "bold #000000 on #39c2ad",
    "bold #ffffff on #1f1d2c",
)


def is_plain(paper: Paper) -> bool:
    return paper.signs == ASCII


def looks_of(paper: Paper) -> Looks:
    return PLAIN if is_plain(paper) else GOOD


def mark_of(seat: Seat, figure: str) -> str:
    """The letter of a figure."""
    return SEAT_MARKS[seat].lower() if figure == "abbot" else SEAT_MARKS[seat]
