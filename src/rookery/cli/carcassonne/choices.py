"""The input for choices in Carcassonne: the number of a place and the letter of a rotation, or the number of another choice."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from rookery.cli.log_text import choice_text
from rookery.core.view import Choice
from rookery.games.carcassonne.completion import ruleset_of
from rookery.games.carcassonne.geometry import Cell, write_cell
from rookery.games.carcassonne.tiles import Face, Tile
from rookery.games.carcassonne.view import CarcassonneView
from rookery.locale import Words

LETTERS: Final = "abcd"
"""A letter for each rotation of a tile."""
LAY: Final = "choice-lay"
SKIP: Final = "choice-skip"


class Place(NamedTuple):
    """A legal cell for the drawn tile: its number, and the action for the letter of each legal rotation."""

    number: int
    turns: dict[str, str]


@lru_cache(maxsize=256)
def rotation_letters(tile: Tile) -> Mapping[int, str]:
    """Return the letter of each rotation of a tile; rotations that look the same share a letter."""
    letters: dict[Any, str] = {}
    for face in tile.faces.values():
        letters.setdefault(_look(face), LETTERS[len(letters)])
    return {rotation: letters[_look(face)] for rotation, face in tile.faces.items()}


def _look(face: Face) -> Any:
    """Return a key that is equal for rotations that look the same."""
    pieces = ((piece.kind, piece.ports, piece.shield, frozenset(face.pieces[city].ports for city in piece.cities)) for piece in face.pieces)
    return face.edges, frozenset(pieces)


def cell_of(choice: Choice) -> Cell | None:
    """Return the cell of a choice."""
    if choice.target.kind == "button":
        return None
    x, y = choice.target.at.split()[0].split(",")
    return int(x), int(y)


def places(view: CarcassonneView) -> dict[Cell, Place]:
    """Return the places for the drawn tile, numbered in reading order, from the north-west to the south-east."""
    turns: dict[Cell, dict[str, str]] = {}
    for choice in sorted((choice for choice in view.choices if choice.label == LAY), key=lambda choice: int(choice.args["rotation"])):
        cell = cell_of(choice)
        assert cell is not None, "a tile is laid on a cell"
        assert view.drawn is not None, "a tile was drawn"
        letters = rotation_letters(ruleset_of(view).tiles[view.drawn])
        turns.setdefault(cell, {}).setdefault(letters[int(choice.args["rotation"])], choice.action)
    cells = sorted(turns, key=lambda cell: (cell[1], cell[0]))
    return {cell: Place(number, turns[cell]) for number, cell in enumerate(cells, start=1)}


def numbered(view: CarcassonneView) -> list[tuple[int, Choice]]:
    """Return the choices other than places, numbered from 1; 0 places no figure."""
    skip = [(0, choice) for choice in view.choices if choice.label == SKIP]
    return [*skip, *enumerate((choice for choice in view.choices if choice.label != SKIP), start=1)]


def keys_of(view: CarcassonneView) -> dict[str, str]:
    """Return the actions by their input: `4` or `2,-1` if the tile fits in one rotation only, otherwise `4b` or `2,-1b`.

    If there is only one place, the letter is enough.
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


def choice_texts(view: CarcassonneView, words: Words) -> list[str]:
    """Return the lines of the list of choices."""
    found = places(view)
    if not found:
        return [f"{number}) {choice_text(choice, words)}" for number, choice in numbered(view)]
    digits = len(str(len(found)))
    return [f"{place.number:>{digits}}) {write_cell(cell)} {''.join(place.turns)}" for cell, place in found.items()]
