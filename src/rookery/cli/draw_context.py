"""What a table is drawn on: its width, the signs it can show, the words, and the names of those who sit around it."""

from dataclasses import dataclass
from typing import Final

from rookery.core.rules import Seat
from rookery.locale import Words


@dataclass(frozen=True, slots=True)
class Glyphs:
    """The signs for edges and marks; `corners` run clockwise from the upper left one."""

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
    """Everything a drawing or a sentence needs besides the view itself. `you` is the seat of the person who reads, if one does.

    `part` says what is drawn of a board larger than the paper: all of it, or the surroundings of a cell; left empty, the table chooses.
    """

    words: Words
    names: tuple[str, ...]
    you: Seat | None = None
    width: int = 80
    height: int = 24
    glyphs: Glyphs = UNICODE
    part: str = ""

    def who(self, seat: Seat) -> dict[str, str]:
        """The arguments that say in a sentence who acts; languages that address the reader differ by `you`."""
        return {"name": self.names[seat], "you": "yes" if seat == self.you else "no"}
