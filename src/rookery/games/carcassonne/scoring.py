"""The value of features and the seats that score them."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rookery.core.outcome import ScoreLine, Sheet, args
from rookery.core.rules import Seat
from rookery.core.view import event
from rookery.games.carcassonne.features import Feature
from rookery.games.carcassonne.state import Player, Standing, State
from rookery.games.carcassonne.tiles import FIELD

if TYPE_CHECKING:
    from rookery.games.carcassonne.expansion import Ruleset

CITY_IN_FIELD = 3


@dataclass(frozen=True, slots=True)
class Worth:
    """Points per tile of a feature when complete and when incomplete, each with its rule; shields count like tiles."""

    complete: int
    open: int
    complete_rule: str
    open_rule: str


def lines(ruleset: "Ruleset", state: State, feature: Feature) -> tuple[ScoreLine, ...]:
    """Return the current score lines of a feature."""
    if feature.kind == FIELD:
        return (field_line(state.board.finished_cities(feature)),)
    return feature_lines(ruleset.worths[feature.kind], len(feature.tiles), feature.shields, complete=feature.complete)


def feature_lines(worth: Worth, tiles: int, shields: int, *, complete: bool) -> tuple[ScoreLine, ...]:
    """Return the score lines for a number of tiles and shields."""
    each, rule = (worth.complete, worth.complete_rule) if complete else (worth.open, worth.open_rule)
    of_tiles = ScoreLine("line-tiles", each * tiles, rule, args(count=tiles))
    if not shields:
        return (of_tiles,)
    return (of_tiles, ScoreLine("line-shields", each * shields, rule, args(count=shields)))


def field_line(cities: int) -> ScoreLine:
    """Return the score line of a field with this number of complete cities."""
    return ScoreLine("line-cities", CITY_IN_FIELD * cities, "BC-15", args(count=cities))


def points(ruleset: "Ruleset", state: State, feature: Feature) -> int:
    return sum(line.points for line in lines(ruleset, state, feature))


def sheet(ruleset: "Ruleset", player: Player) -> Sheet:
    """Return a player's score sheet so far."""
    return Sheet(tuple(ScoreLine(label, player.tally[label], rule) for label, rule in ruleset.labels.items() if label in player.tally))


def majority(standing: Iterable[Standing]) -> list[Seat]:
    """Return the seats with the most figures on a feature, including ties (BC-12)."""
    count = Counter(figure.seat for figure in standing)
    most = max(count.values(), default=0)
    return sorted(seat for seat in count if count[seat] == most)


def score_feature(ruleset: "Ruleset", state: State, feature: Feature) -> State:
    """Give the points to the majority, or to nobody if the feature has no figures (BC-14). The figures stay."""
    standing = state.on(feature)
    worth = lines(ruleset, state, feature)
    label = f"score-{feature.kind}" if feature.complete or feature.kind == FIELD else f"score-{feature.kind}-open"
    for seat in majority(standing.values()):
        at = min(piece.cell for piece, figure in standing.items() if figure.seat == seat)
        total = sum(line.points for line in worth)
        state = state.scored(seat, label, total)
        state = state.happened(
            event("scored", feature=feature.kind, complete=feature.complete, seat=seat, points=total, at=at, lines=worth),
        )
    return state


def score_completed(ruleset: "Ruleset", state: State) -> State:
    """Score every feature that the tile just placed has completed, and return its figures (BC-03, BC-13)."""
    assert state.placed is not None, "a tile was laid"
    for feature in state.board.affected_by(state.placed):
        if feature.complete and (standing := state.on(feature)):
            state = score_feature(ruleset, state, feature).return_figures(standing)
    return state


def score_remaining(ruleset: "Ruleset", state: State) -> State:
    """Score incomplete features and fields at the end of the game (BC-16)."""
    features = [state.board.feature(piece) for piece in sorted(state.figures)]
    for feature in {feature.pieces[0]: feature for feature in features}.values():
        state = score_feature(ruleset, state, feature)
    return state
