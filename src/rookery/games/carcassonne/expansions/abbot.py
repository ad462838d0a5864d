"""The Abbot: an extra figure per player for monasteries and gardens, which its owner may recall early."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

from rookery.core.errors import NotationError
from rookery.core.outcome import args
from rookery.core.view import Choice, Target, event
from rookery.games.carcassonne.actions import Action
from rookery.games.carcassonne.expansion import Expansion, Figure, Ruleset, Verb
from rookery.games.carcassonne.expansions.base import PLACE_MEEPLE, read_cell
from rookery.games.carcassonne.features import PieceId
from rookery.games.carcassonne.geometry import Cell, write_cell
from rookery.games.carcassonne.scoring import Worth, lines
from rookery.games.carcassonne.state import Standing, State
from rookery.games.carcassonne.tiles import GARDEN, MONASTERY

ABBOT_FIGURE: Final = "abbot"


@dataclass(frozen=True, slots=True)
class Recall:
    """Recall one's own abbot and score its feature in its current state."""

    verb: ClassVar[str] = "recall"
    cell: Cell

    def __str__(self) -> str:
        return f"recall {write_cell(self.cell)}"


def _standing(state: State) -> PieceId | None:
    """Return the piece under the acting player's abbot, if any."""
    own = Standing(state.seat, ABBOT_FIGURE)
    return next((piece for piece, standing in state.figures.items() if standing == own), None)


def _recalls(_ruleset: Ruleset, state: State) -> Iterable[Action]:
    piece = _standing(state)
    if piece is not None and not state.board.feature(piece).complete:  # AB-04, AB-05
        yield Recall(piece.cell)


def _read(_ruleset: Ruleset, words: list[str]) -> Recall:
    if len(words) != 1:
        raise NotationError("recall-needs", "recall needs the cell where the abbot stands (such as: {example})", example="recall 0,3")
    return Recall(read_cell(words[0]))


def _recall(ruleset: Ruleset, state: State, action: Recall) -> State:
    piece = _standing(state)
    assert piece is not None, "the abbot stands there"
    feature = state.board.feature(piece)
    worth = lines(ruleset, state, feature)
    points = sum(line.points for line in worth)
    state = state.scored(state.seat, "score-recalled", points).return_figures([piece])
    recalled = event("recalled", seat=state.seat, at=action.cell)
    scored = event("scored", feature=feature.kind, complete=False, seat=state.seat, points=points, at=action.cell, lines=worth)
    return ruleset.next_step(state.happened(recalled, scored))


def _refused(_ruleset: Ruleset, state: State, action: Recall) -> str:
    piece = _standing(state)
    return "AB-05" if piece is not None and piece.cell == action.cell else "AB-04"


def _choice(_ruleset: Ruleset, _state: State, action: Recall) -> Choice:
    return Choice(str(action), Target("cell", write_cell(action.cell)), "choice-recall", args(x=action.cell[0], y=action.cell[1]))


ABBOT: Final = Expansion(
    name="abbot",
    figures=(Figure(ABBOT_FIGURE, 1, (MONASTERY, GARDEN), "AB-02"),),  # AB-01, AB-02
    worths={GARDEN: Worth(1, 1, "AB-03", "AB-03")},
    offers={PLACE_MEEPLE: _recalls},
    verbs=(Verb(Recall, PLACE_MEEPLE, _read, _recall, _refused, _choice),),
    labels={"score-garden": "AB-03", "score-garden-open": "AB-03", "score-recalled": "AB-04"},
    counters={"abbots": lambda state, seat: state.players[seat].supply.get(ABBOT_FIGURE, 0)},
)
