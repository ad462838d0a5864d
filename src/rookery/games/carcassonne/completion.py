"""Rebuild the ruleset, state, marks and notes from a view. Carcassonne has no hidden information, so the state is exact."""

from functools import lru_cache

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.core.rules import Rng
from rookery.games.carcassonne.board import Board, Laid
from rookery.games.carcassonne.expansion import Mark, Note, Ruleset
from rookery.games.carcassonne.rules import ruleset_for
from rookery.games.carcassonne.state import Player, Standing, State
from rookery.games.carcassonne.steps import advance
from rookery.games.carcassonne.view import CarcassonneView, TileView


def ruleset_of(view: CarcassonneView) -> Ruleset:
    """Return the ruleset of the viewed table."""
    seats = len(view.players)
    return ruleset_for(Setup(view.game, seats, view.options, view.expansions, opener=(view.turn_of + 1 - view.turn) % seats))


def complete(view: CarcassonneView, _rng: Rng) -> State:
    """Return the viewed state, including its legal actions."""
    ruleset = ruleset_of(view)
    board = _board(ruleset.setup, view.tiles)
    figures = FrozenMap((board.named(figure.at, figure.piece), Standing(figure.seat, figure.figure)) for figure in view.figures)
    slots = FrozenMap({name: slot.from_view(view.slots[name]) for name, slot in ruleset.slots.items()})
    state = State(
        step=view.step,
        turn=view.turn,
        seat=view.turn_of,
        board=board,
        piles=ruleset.piles(view.to_come),
        pile=view.pile,
        players=tuple(
            Player(FrozenMap(supply), FrozenMap({line.label: line.points for line in sheet.lines}))
            for supply, sheet in zip(ruleset.supplies(figures.values(), slots), view.sheets, strict=True)
        ),
        drawn=view.drawn,
        placed=view.placed,
        figures=figures,
        out=view.out,
        slots=slots,
        events=view.events,
    )
    return advance(ruleset, state, entered=True)


def marks_of(view: CarcassonneView) -> tuple[Mark, ...]:
    """Return the marks that expansions show on tiles."""
    return tuple(mark for name, slot in ruleset_of(view).slots.items() for mark in slot.marks(slot.from_view(view.slots[name])))


def notes_of(view: CarcassonneView) -> tuple[Note, ...]:
    """Return the notes that expansions show beside the board."""
    ruleset = ruleset_of(view)
    return tuple(note for name, slot in ruleset.slots.items() for note in slot.notes(ruleset, slot.from_view(view.slots[name])))


@lru_cache(maxsize=128)
def _board(setup: Setup, tiles: tuple[TileView, ...]) -> Board:
    """Rebuild the board tile by tile, starting from the cached board without the last tile."""
    if not tiles:
        return Board()
    last = tiles[-1]
    face = ruleset_for(setup).tiles[last.code].faces[last.rotation]
    return _board(setup, tiles[:-1]).lay(last.at, Laid(last.code, last.rotation, face))
