"""A position of Carcassonne in plain English, with cells and pieces in notation."""

from collections.abc import Iterator
from typing import Final

from rookery.core.record import Setup
from rookery.core.rules import Seat
from rookery.envs.words import plural, seat_name
from rookery.games.carcassonne.completion import marks_of, ruleset_of
from rookery.games.carcassonne.geometry import HALVES, SIDES, write_cell
from rookery.games.carcassonne.tiles import FIELD, Face, Piece
from rookery.games.carcassonne.view import CarcassonneView

ACTIONS: Final = (
    ("", "place X,Y ROTATION: place the drawn tile at that cell, rotated clockwise by 0, 90, 180 or 270 degrees"),
    ("", "claim PIECE: put a meeple on that piece of the tile just placed"),
    ("abbot", "claim PIECE abbot: put the abbot on that piece"),
    ("abbot", "recall X,Y: take your own abbot back from that cell and score it"),
    ("towers-and-thieves", "guard X,Y: put a meeple on the tower at that cell"),
    ("towers-and-thieves", "raise X,Y: choose the tower that gets the floor"),
    ("", "skip: use no figure"),
)
"""The form of each action, and the expansion that it belongs to."""
_EDGES: Final = {"C": "city", "R": "road", "F": "field", "V": "river"}


def actions(setup: Setup) -> Iterator[str]:
    """Yield the form of each action of a seat."""
    return (line for expansion, line in ACTIONS if expansion in ("", *setup.expansions))


def lines(view: CarcassonneView) -> Iterator[str]:
    """Yield the lines of the description."""
    piles = ", ".join(f"{pile} {count}" for pile, count in view.piles.items())
    yield f"Turn {view.turn}, of {seat_name(view, view.turn_of)}; tiles left: {piles or 'none'}."
    for seat in range(len(view.players)):
        yield _player(view, seat)
    if view.drawn is not None:
        yield f"Drawn tile: {_tile(view, view.drawn, 0)}."
    if view.placed is not None:
        yield f"The tile just placed is at {write_cell(view.placed)}."
    yield "Tiles at x,y (x grows east, y grows south), with their edges N E S W and their pieces:"
    for tile in view.tiles:
        yield f"{write_cell(tile.at)}: {_tile(view, tile.code, tile.rotation)}{_figures(view, tile.at)}"
    yield f"Tiles to come: {', '.join(code if count == 1 else f'{code} (x{count})' for code, count in view.to_come.items()) or 'none'}."


def _player(view: CarcassonneView, seat: Seat) -> str:
    counters = {name.removesuffix("s"): count for name, count in view.players[seat].items() if name != "score"}
    supply = ", ".join(plural(count, name) for name, count in counters.items() if count or name == "meeple")
    return f"{seat_name(view, seat).capitalize()}: {plural(view.scores[seat], 'point')}; in supply: {supply}."


def _tile(view: CarcassonneView, code: str, rotation: int) -> str:
    face = ruleset_of(view).tiles[code].faces[rotation]
    return f"tile {code}, rotation {rotation}, edges {_edges(face)}; {', '.join(map(_piece, face.pieces))}"


def _edges(face: Face) -> str:
    return " ".join(_EDGES.get(letter, letter) for letter in face.edges)


def _piece(piece: Piece) -> str:
    """Return the name of a piece in claims, and all edges that it reaches."""
    reached = [(HALVES if piece.kind == FIELD else SIDES)[port] for port in piece.ports]
    shield = ", shield" if piece.shield else ""
    return f"{piece.name} ({' '.join(reached)}{shield})" if len(reached) > 1 or shield else piece.name


def _figures(view: CarcassonneView, cell: tuple[int, int]) -> str:
    figures = [f"{figure.figure} of {seat_name(view, figure.seat)} on {figure.piece}" for figure in view.figures if figure.at == cell]
    marks = [
        f"{mark.kind} {mark.count}{'' if mark.seat is None else f', held by {seat_name(view, mark.seat)}'}"
        for mark in marks_of(view)
        if mark.at == cell
    ]
    found = [*figures, *marks]
    return f"; {'; '.join(found)}" if found else ""
