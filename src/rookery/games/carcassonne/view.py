"""A seat's view of Carcassonne. It hides nothing: not even the state has an order of the tiles."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rookery.core import frozen
from rookery.core.frozen import FrozenMap, replace
from rookery.core.outcome import Outcome, Sheet
from rookery.core.rules import Actor, Seat
from rookery.core.view import View
from rookery.games.carcassonne.board import Board
from rookery.games.carcassonne.expansion import Ruleset
from rookery.games.carcassonne.features import PieceId
from rookery.games.carcassonne.geometry import Cell
from rookery.games.carcassonne.scoring import sheet
from rookery.games.carcassonne.state import Standing, State


@dataclass(frozen=True, slots=True)
class TileView:
    """A tile on the board."""

    at: Cell
    code: str
    rotation: int


@dataclass(frozen=True, slots=True)
class FigureView:
    """A figure on a piece of a tile, with the piece's name in claims."""

    at: Cell
    piece: str
    seat: Seat
    figure: str


class PlayerView(FrozenMap[str, int]):
    """A player's score and counters, such as `meeples` and those of expansions, as attributes and as items."""

    __slots__ = ()

    def __getattr__(self, name: str) -> int:
        if name.startswith("_"):  # not a counter, and during unpickling there are none yet
            raise AttributeError(name)
        if name not in self:
            raise AttributeError(f"a player has no '{name}', but these: {', '.join(self)}")
        return self[name]

    def __reduce__(self) -> tuple[Any, ...]:
        return PlayerView, (self.to_dict(),)


@dataclass(frozen=True, slots=True, kw_only=True)
class CarcassonneView(View):
    """The table as everybody sees it. `sheets` are each seat's points by label.

    `piles` are the sizes of the piles and `to_come` the tiles in them; `slots` is the expansions' data.
    """

    step: str
    turn: int
    turn_of: Seat
    options: FrozenMap[str, str]
    expansions: tuple[str, ...]
    tiles: tuple[TileView, ...]
    figures: tuple[FigureView, ...]
    drawn: str | None
    placed: Cell | None
    pile: str
    piles: FrozenMap[str, int]
    to_come: FrozenMap[str, int]
    out: FrozenMap[str, int]
    players: tuple[PlayerView, ...]
    sheets: tuple[Sheet, ...]
    slots: FrozenMap[str, Any]

    @property
    def round(self) -> int:
        return self.turn


def make_view(ruleset: Ruleset, state: State, seat: Seat | None, *, actor: Actor, outcome: Outcome | None) -> CarcassonneView:
    """Build a seat's view: the public view and the seat's choices."""
    public = _public_view(ruleset, state, actor, outcome)
    if seat is None:
        return public
    choosing = state.offers if seat == actor else ()
    return replace(public, seat=seat, choices=tuple([ruleset.verbs[action.verb].choice(ruleset, state, action) for action in choosing]))


def figure_view(board: Board, piece: PieceId, standing: Standing) -> FigureView:
    """Return the view of a figure."""
    return _figure(piece.cell, board.piece(piece).name, *standing)


@lru_cache(maxsize=1 << 13)  # views show the same tiles and figures again and again
def _tile(at: Cell, code: str, rotation: int) -> TileView:
    return TileView(at, code, rotation)


@lru_cache(maxsize=1 << 13)
def _figure(at: Cell, piece: str, seat: Seat, figure: str) -> FigureView:
    return FigureView(at, piece, seat, figure)


_latest: list[tuple[State, CarcassonneView]] = []
"""The last view, cached because several viewers usually see the same state."""


def _public_view(ruleset: Ruleset, state: State, actor: Actor, outcome: Outcome | None) -> CarcassonneView:
    tiles: tuple[TileView, ...] | None = None
    for known, view in _latest:
        if known is state:
            return view
        tiles = view.tiles if known.board is state.board else None
    view = CarcassonneView(
        game=ruleset.setup.game,
        seat=None,
        actor=actor,
        scores=tuple([player.score for player in state.players]),
        events=state.events,
        choices=(),
        outcome=outcome,
        step=state.step,
        turn=state.turn,
        turn_of=state.seat,
        options=ruleset.setup.options,
        expansions=ruleset.setup.expansions,
        tiles=tiles or tuple([_tile(cell, laid.code, laid.rotation) for cell, laid in state.board.tiles.items()]),
        figures=tuple([figure_view(state.board, piece, standing) for piece, standing in sorted(state.figures.items())]),
        drawn=state.drawn,
        placed=state.placed,
        pile=state.pile,
        piles=FrozenMap({pile: frozen.size(bag) for pile, bag in state.piles.items()}),
        to_come=FrozenMap({code: count for bag in state.piles.values() for code, count in sorted(bag.items())}),
        out=state.out,
        players=tuple(
            [PlayerView({name: counter(state, player) for name, counter in ruleset.counters.items()}) for player in range(len(state.players))]
        ),
        sheets=tuple([sheet(ruleset, player) for player in state.players]),
        slots=FrozenMap({name: slot.view(state.slots[name]) for name, slot in ruleset.slots.items()}),
    )
    _latest[:] = [(state, view)]
    return view
