"""Rebuild the ruleset, state, marks and notes from a view. Carcassonne has no hidden information, so the state is exact."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.core.rules import Rng, Seat
from rookery.games.carcassonne.board import Board, Laid
from rookery.games.carcassonne.expansion import Mark, Note, Ruleset
from rookery.games.carcassonne.features import PieceId
from rookery.games.carcassonne.rules import ruleset_for
from rookery.games.carcassonne.state import Player, Standing, State
from rookery.games.carcassonne.steps import advance
from rookery.games.carcassonne.view import CarcassonneView, FigureView, TileView


def ruleset_of(view: CarcassonneView) -> Ruleset:
    """Return the ruleset of the viewed table."""
    seats = len(view.players)
    return ruleset_for(Setup(view.game, seats, view.options, view.expansions, opener=(view.turn_of + 1 - view.turn) % seats))


def complete(view: CarcassonneView, _rng: Rng) -> State:
    """Return the viewed state, including its legal actions."""
    ruleset = ruleset_of(view)
    board = _board(ruleset.setup, view.tiles)
    figures = FrozenMap((_piece(board, figure), Standing(figure.seat, figure.figure)) for figure in view.figures)
    slots = FrozenMap({name: slot.from_view(view.slots[name]) for name, slot in ruleset.slots.items()})
    state = State(
        step=view.step,
        turn=view.turn,
        seat=view.turn_of,
        board=board,
        piles=_piles(ruleset, view.to_come),
        pile=view.pile,
        players=_players(ruleset, view, figures, slots),
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


def _piece(board: Board, figure: FigureView) -> PieceId:
    names = [piece.name for piece in board.tiles[figure.at].face.pieces]
    return PieceId(figure.at, names.index(figure.piece))


def _piles(ruleset: Ruleset, to_come: Mapping[str, int]) -> FrozenMap[str, FrozenMap[str, int]]:
    piles: dict[str, dict[str, int]] = {}
    for code, count in to_come.items():
        piles.setdefault(ruleset.tiles[code].pile, {})[code] = count
    return FrozenMap({pile: FrozenMap(bag) for pile, bag in piles.items()})


def _players(ruleset: Ruleset, view: CarcassonneView, figures: Mapping[PieceId, Standing], slots: Mapping[str, Any]) -> tuple[Player, ...]:
    """Compute the players; all figures that are not on the board are in their owner's supply."""
    used: Counter[tuple[Seat, str]] = Counter(figures.values())
    for name, slot in ruleset.slots.items():
        used.update(slot.figures(slots[name]))
    return tuple(
        Player(
            supply=FrozenMap({name: figure.count - used[seat, name] for name, figure in ruleset.figures.items()}),
            tally=FrozenMap({line.label: line.points for line in view.sheets[seat].lines}),
        )
        for seat in range(len(view.players))
    )
