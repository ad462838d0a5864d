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
    """A figure on a piece: whose it is, and which kind of figure."""

    seat: Seat
    figure: str


@dataclass(frozen=True, slots=True)
class Player:
    """What lies before one player: the figures in supply, and the points so far by what they were for."""

    supply: FrozenMap[str, int]
    tally: FrozenMap[str, int] = FrozenMap()

    @property
    def score(self) -> int:
        return sum(self.tally.values())


@dataclass(frozen=True, slots=True)
class State:
    """Everything on the table.

    `piles` are bags of counts, so no order exists that could leak; `pile` names the one to draw from next.
    `out` holds the tiles that have left the piles but do not lie on the board. `slots` is what expansions keep, each under its own name.
    `offers` are the legal actions, found once when the state came about; `events` tell what the last action caused. Neither is position.
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
        """That many figures more (or, below zero, fewer) in the player's supply."""
        player = self.players[seat]
        return self.with_player(seat, replace(player, supply=player.supply.set(figure, player.supply[figure] + count)))

    def scored(self, seat: Seat, label: str, points: int) -> "State":
        """Points for the player, noted under what they are for."""
        player = self.players[seat]
        return self.with_player(seat, replace(player, tally=player.tally.set(label, player.tally.get(label, 0) + points)))

    def on(self, feature: Feature) -> dict[PieceId, Standing]:
        """The figures that stand on a feature."""
        return {piece: self.figures[piece] for piece in feature.pieces if piece in self.figures}

    def return_figures(self, pieces: Iterable[PieceId]) -> "State":
        """Take the figures on these pieces back to their owners (BC-13)."""
        state = self
        figures = dict(self.figures)
        for piece in pieces:
            standing = figures.pop(piece)
            state = state.supplied(standing.seat, standing.figure, 1)
        return replace(state, figures=FrozenMap(figures))
