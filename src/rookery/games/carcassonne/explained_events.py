"""Events with the details that boards show: all scored pieces and figures, and each seat's last turn."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rookery.core.rules import Seat
from rookery.core.surveyor import History
from rookery.core.view import Event
from rookery.games.carcassonne.board import Board
from rookery.games.carcassonne.decisions import NOT_WITH_A_FIGURE
from rookery.games.carcassonne.features import Feature, PieceId
from rookery.games.carcassonne.geometry import Cell, write_cell
from rookery.games.carcassonne.state import State
from rookery.games.carcassonne.view import FigureView, figure_view

if TYPE_CHECKING:
    from rookery.games.carcassonne.rules import Carcassonne


@dataclass(frozen=True, slots=True)
class LastMove:
    """A seat's last turn: the cell of its tile, and the event for its figure; None until it is decided."""

    at: Cell
    did: str | None
    to: Cell | None
    piece: str | None
    figure: str | None


def feature_id(board: Board, feature: Feature) -> str:
    """Return the id of a feature: its representative piece, as cell and index."""
    first = feature.pieces[0]
    return piece_id(board.features.root(first) if board.piece(first).ports else first)


def piece_id(piece: PieceId) -> str:
    return f"{write_cell(piece.cell)}:{piece.place}"


def last_moves(seats: int, history: History) -> tuple[LastMove | None, ...]:
    """Return each seat's last turn."""
    found: dict[Seat, LastMove] = {}
    figure: Event | None = None
    for events in history:
        for event in reversed(events):
            if event.kind == "laid":
                seat = event.details["seat"]
                if seat not in found:
                    found[seat] = _last_move(event, figure)
                figure = None
            elif event.kind not in NOT_WITH_A_FIGURE and "seat" in event.details:
                figure = event
        if len(found) == seats:
            break
    return tuple(found.get(seat) for seat in range(seats))


def _last_move(laid: Event, figure: Event | None) -> LastMove:
    if figure is None or figure.details["seat"] != laid.details["seat"]:
        return LastMove(laid.details["at"], None, None, None, None)
    details = figure.details
    return LastMove(laid.details["at"], figure.kind, details.get("at"), details.get("piece"), details.get("figure"))


def explain(rules: "Carcassonne", before: State, after: State) -> tuple[Event, ...]:
    """Return the events of an action. Scoring events also get the feature's id, its pieces as x, y and index, and all figures on it."""
    if not any(event.kind == "scored" for event in after.events):
        return after.events
    del rules
    standing = {after.board.named(figure.at, figure.piece): figure for figure in _stood(before, after)}
    return tuple(_explained(after.board, standing, event) if event.kind == "scored" else event for event in after.events)


def _stood(before: State, after: State) -> Iterable[FigureView]:
    """Return all figures on the board at any time during an action, including one that scores and returns immediately."""
    yield from (figure_view(before.board, piece, standing) for piece, standing in before.figures.items())
    for event in after.events:
        if event.kind == "claimed":
            details = event.details
            yield FigureView(details["at"], details["piece"], details["seat"], details["figure"])


def _explained(board: Board, standing: Mapping[PieceId, FigureView], event: Event) -> Event:
    kind, at = event.details["feature"], event.details["at"]
    piece = next((piece for piece in standing if piece.cell == at and board.piece(piece).kind == kind), None)
    if piece is None:
        return event
    feature = board.feature(piece)
    more = {
        "id": feature_id(board, feature),
        "pieces": tuple((*each.cell, each.place) for each in feature.pieces),
        "figures": tuple(standing[each] for each in feature.pieces if each in standing),
    }
    return Event(event.kind, event.details.update(more))
