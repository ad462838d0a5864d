"""What is typed at a table of Carcassonne: a place by its number and a turn of the tile by its letter, other choices by number."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from rookery.cli.tables.carcassonne_tile import all_tiles
from rookery.cli.telling import choice_text
from rookery.core.view import Choice
from rookery.games.carcassonne.geometry import Cell, write_cell
from rookery.games.carcassonne.tiles import Face
from rookery.games.carcassonne.view import CarcassonneView
from rookery.locale import Words

LETTERS: Final = "abcd"
"""One for each way a tile can be turned."""
SKIP: Final = "skip"


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


def places(view: CarcassonneView) -> dict[Cell, int]:
    """The cells where the drawn tile can be laid, numbered as one reads: from the north-west to the south-east."""
    if view.drawn is None:
        return {}
    cells = {cell for choice in view.choices if choice.label == "choice-lay" and (cell := cell_of(choice))}
    return {cell: number for number, cell in enumerate(sorted(cells, key=lambda cell: (cell[1], cell[0])), start=1)}


def ways(view: CarcassonneView) -> dict[Cell, dict[str, str]]:
    """For each place the letters of the turns in which the tile fits, and the action each stands for."""
    found: dict[Cell, dict[str, str]] = {cell: {} for cell in places(view)}
    if view.drawn is None or not found:
        return found
    turns = turns_of(view.drawn)
    for choice in sorted(view.choices, key=lambda choice: int(choice.args["rotation"])):
        cell = cell_of(choice)
        assert cell is not None, "a tile is laid on a cell"
        found[cell].setdefault(turns[int(choice.args["rotation"])], choice.action)
    return found


def numbered(view: CarcassonneView) -> list[tuple[int, Choice]]:
    """Choices other than places, counted from 1; to place nothing is 0."""
    others = [choice for choice in view.choices if choice.action != SKIP]
    skip = [(0, choice) for choice in view.choices if choice.action == SKIP]
    return [*skip, *enumerate(others, start=1)]


def keys_of(view: CarcassonneView) -> dict[str, str]:
    """What can be typed, and the action it stands for: `4` or `2,-1` where the tile fits in one way only, else `4b` or `2,-1b`."""
    if not places(view):
        return {str(number): choice.action for number, choice in numbered(view)}
    keys: dict[str, str] = {}
    for (cell, number), turns in zip(places(view).items(), ways(view).values(), strict=True):
        for name in (str(number), write_cell(cell)):
            keys |= {name + letter: action for letter, action in turns.items()}
            if len(turns) == 1:
                keys[name] = next(iter(turns.values()))
    return keys


def offers_of(view: CarcassonneView, words: Words) -> list[str]:
    """The choices as they are listed."""
    if not places(view):
        return [f"{number}) {choice_text(choice, words)}" for number, choice in numbered(view)]
    last = len(str(len(places(view))))
    return [
        f"{number:>{last}}) {words('table-place', cell=write_cell(cell), turns=' '.join(sorted(turns)))}"
        for (cell, number), turns in zip(places(view).items(), ways(view).values(), strict=True)
    ]
