"""The draw context: the words, names, width and characters for rendering in the terminal."""

from dataclasses import dataclass
from typing import Final

from rookery.core.rules import Seat
from rookery.locale import Words


@dataclass(frozen=True, slots=True)
class Glyphs:
    """The characters for edges and marks; `corners` run clockwise from the upper left."""

    corners: tuple[str, str, str, str]
    across: str
    down: str
    ends: str
    times: str
    dot: str
    acts: str
    marks: dict[int, str]


UNICODE: Final = Glyphs(corners=("╭", "╮", "╯", "╰"), across="─", down="│", ends="╶╴", times="×", dot="·", acts="▶", marks={0: "★", 8: "↑", 9: "↓"})
ASCII: Final = Glyphs(corners=(".", ".", "'", "'"), across="-", down="|", ends="  ", times="x", dot="-", acts=">", marks={0: "*", 8: "^", 9: "v"})


@dataclass(frozen=True, slots=True)
class DrawContext:
    """The words, names, size and characters of the terminal. `you` is the seat of the person at the terminal, if any.

    `part` selects the part of a board larger than the screen: `all`, or the surroundings of a cell; if empty, the renderer chooses.
    """

    words: Words
    names: tuple[str, ...]
    you: Seat | None = None
    width: int = 80
    height: int = 24
    glyphs: Glyphs = UNICODE
    part: str = ""

    def who(self, seat: Seat) -> dict[str, str]:
        """Return the message arguments that identify a player; `you` selects the form that addresses the reader."""
        return {"name": self.names[seat], "you": "yes" if seat == self.you else "no"}
