"""What is typed at a table of Carcassonne: a place by its number and a turn of the tile by its letter, other choices by number."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from rookery.cli.log_text import choice_text
from rookery.cli.renderers.carcassonne_tile import all_tiles
from rookery.core.view import Choice
from rookery.games.carcassonne.geometry import Cell, write_cell
from rookery.games.carcassonne.tiles import Face
from rookery.games.carcassonne.view import CarcassonneView
from rookery.locale import Words

LETTERS: Final = "abcd"
"""One for each way a tile can be turned."""
LAY: Final = "choice-lay"
SKIP: Final = "choice-skip"


class Place(NamedTuple):
    """A cell where the drawn tile can be laid: its number, and the action for each letter of a turn in which the tile fits."""

    number: int
    turns: dict[str, str]


@cache
def turns_of(code: str) -> Mapping[int, str]:
    """The letter of each rotation of a tile; rotations that look the same have the same letter."""
    letters: dict[Any, str] = {}
    for face in all_tiles()[code].faces.values():
        letters.setdefault(_look(face), LETTERS[len(letters)])
    return {rotation: letters[_look(face)] for rotation, face in all_tiles()[code].faces.items()}


def _look(face: Face) -> Any:
    """All that tells two rotations of a tile apart."""
    pieces = ((piece.kind, piece.ports, piece.shield, frozenset(face.pieces[city].ports for city in piece.cities)) for piece in face.pieces)
    return face.edges, frozenset(pieces)


def cell_of(choice: Choice) -> Cell | None:
    """The cell a choice points at."""
    if choice.target.kind == "button":
        return None
    x, y = choice.target.at.split()[0].split(",")
    return int(x), int(y)


def places(view: CarcassonneView) -> dict[Cell, Place]:
    """Where the drawn tile can be laid, numbered as one reads: from the north-west to the south-east."""
    turns: dict[Cell, dict[str, str]] = {}
    for choice in sorted((choice for choice in view.choices if choice.label == LAY), key=lambda choice: int(choice.args["rotation"])):
        cell = cell_of(choice)
        assert cell is not None, "a tile is laid on a cell"
        assert view.drawn is not None, "a tile was drawn"
        turns.setdefault(cell, {}).setdefault(turns_of(view.drawn)[int(choice.args["rotation"])], choice.action)
    cells = sorted(turns, key=lambda cell: (cell[1], cell[0]))
    return {cell: Place(number, turns[cell]) for number, cell in enumerate(cells, start=1)}


def numbered(view: CarcassonneView) -> list[tuple[int, Choice]]:
    """Choices other than places, counted from 1; to place nothing is 0."""
    skip = [(0, choice) for choice in view.choices if choice.label == SKIP]
    return [*skip, *enumerate((choice for choice in view.choices if choice.label != SKIP), start=1)]


def keys_of(view: CarcassonneView) -> dict[str, str]:
    """What can be typed, and the action it stands for: `4` or `2,-1` where the tile fits in one way only, else `4b` or `2,-1b`.

    Where there is one place only, the letter is enough.
    """
    found = places(view)
    if not found:
        return {str(number): choice.action for number, choice in numbered(view)}
    keys = dict(next(iter(found.values())).turns) if len(found) == 1 else {}
    for cell, place in found.items():
        for name in (str(place.number), write_cell(cell)):
            keys |= {name + letter: action for letter, action in place.turns.items()}
            if len(place.turns) == 1:
                keys |= dict.fromkeys([name], *place.turns.values())
    return keys


def offers_of(view: CarcassonneView, words: Words) -> list[str]:
    """The choices as they are listed."""
    found = places(view)
    if not found:
        return [f"{number}) {choice_text(choice, words)}" for number, choice in numbered(view)]
    digits = len(str(len(found)))
    return [f"{place.number:>{digits}}) {write_cell(cell)} {''.join(place.turns)}" for cell, place in found.items()]
