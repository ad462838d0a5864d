"""A made-up expansion: whoever lays a tile beside a shrine gets 1 point for it."""

from typing import Final

from rookery.core.frozen import FrozenMap
from rookery.core.outcome import ScoreLine
from rookery.core.view import event
from rookery.games.carcassonne.expansion import Expansion, Ruleset
from rookery.games.carcassonne.geometry import neighbours
from rookery.games.carcassonne.state import State
from rookery.games.carcassonne.tiles import TileFile


def _pilgrims(ruleset: Ruleset, state: State) -> State:
    assert state.placed is not None, "a tile was laid"
    for cell in neighbours(state.placed):
        laid = state.board.tiles.get(cell)
        if laid is not None and ruleset.tiles[laid.code].marks.get("shrine"):
            line = ScoreLine("line-shrine", 1, "SH-01")
            scored = event("scored", feature="shrine", complete=True, seat=state.seat, points=1, at=cell, lines=(line,))
            state = state.scored(state.seat, "score-shrine", 1).happened(scored)
    return state


SHRINE: Final = Expansion(
    name="shrine",
    tiles=TileFile("shrine.toml", marks=FrozenMap({"shrine": bool}), package="tests.carcassonne"),
    on_placed=(_pilgrims,),
    labels={"score-shrine": "SH-01"},
)
