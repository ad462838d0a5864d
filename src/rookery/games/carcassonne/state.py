"""A position of Carcassonne, as a value."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rookery.core.frozen import FrozenMap, replace
from rookery.core.rules import Seat
from rookery.core.view import Event
from rookery.games.carcassonne.actions import Action
from rookery.games.carcassonne.board import Board
from rookery.games.carcassonne.features import Feature, PieceId
from rookery.games.carcassonne.geometry import Cell


class Standing(NamedTuple):
    """A figure on a piece: its owner and kind."""

    seat: Seat
    figure: str


@dataclass(frozen=True, slots=True)
class Player:
    """A player's figures in supply and points by score label."""

    supply: FrozenMap[str, int]
    tally: FrozenMap[str, int] = FrozenMap()

    @property
    def score(self) -> int:
        return sum(self.tally.values())


@dataclass(frozen=True, slots=True)
class State:
    """The complete state of a game.

    `piles` are multisets, so they hold no order that could leak; `pile` names the next one to draw from.
    `out` holds the tiles that are neither in a pile nor on the board. `slots` holds each expansion's state under its name.
    `offers` are the legal actions, computed once with the state; `events` are the effects of the last action. Neither is part of the position.
    """

    step: str
    turn: int
    seat: Seat
    board: Board
    piles: FrozenMap[str, FrozenMap[str, int]]
    pile: str
    players: tuple[Player, ...]
    drawn: str | None = None
    placed: Cell | None = None
    figures: FrozenMap[PieceId, Standing] = FrozenMap()
    out: FrozenMap[str, int] = FrozenMap()
    slots: FrozenMap[str, Any] = FrozenMap()
    offers: tuple[Action, ...] = field(default=(), compare=False, repr=False)
    events: tuple[Event, ...] = field(default=(), compare=False, repr=False)

    def happened(self, *events: Event) -> "State":
        return replace(self, events=(*self.events, *events))

    def with_slot(self, name: str, value: Any) -> "State":
        return replace(self, slots=self.slots.set(name, value))

    def with_player(self, seat: Seat, player: Player) -> "State":
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def supplied(self, seat: Seat, figure: str, count: int) -> "State":
        """Add figures to the player's supply, or remove them if `count` is negative."""
        player = self.players[seat]
        return self.with_player(seat, replace(player, supply=player.supply.set(figure, player.supply[figure] + count)))

    def scored(self, seat: Seat, label: str, points: int) -> "State":
        """Add points under a score label."""
        player = self.players[seat]
        return self.with_player(seat, replace(player, tally=player.tally.set(label, player.tally.get(label, 0) + points)))

    def on(self, feature: Feature) -> dict[PieceId, Standing]:
        """Return the figures on a feature."""
        return {piece: self.figures[piece] for piece in feature.pieces if piece in self.figures}

    def return_figures(self, pieces: Iterable[PieceId]) -> "State":
        """Return the figures on these pieces to their owners (BC-13)."""
        state = self
        figures = dict(self.figures)
        for piece in pieces:
            standing = figures.pop(piece)
            state = state.supplied(standing.seat, standing.figure, 1)
        return replace(state, figures=FrozenMap(figures))
