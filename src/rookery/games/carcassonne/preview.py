"""The effects of each choice of the acting seat, found by playing it until chance or another player is to act."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rookery.core.frozen import FrozenMap
from rookery.core.rules import Seat
from rookery.core.view import Choice
from rookery.games.carcassonne.actions import Action, Place
from rookery.games.carcassonne.board import Board, fitting
from rookery.games.carcassonne.expansion import OVER, Ruleset
from rookery.games.carcassonne.expansions.base import read_cell
from rookery.games.carcassonne.explained_events import piece_id
from rookery.games.carcassonne.features import Feature, pieces_met
from rookery.games.carcassonne.geometry import ROTATIONS, Cell, neighbours
from rookery.games.carcassonne.projection import Projection, points, projected, projected_after
from rookery.games.carcassonne.scoring import majority
from rookery.games.carcassonne.state import State
from rookery.games.carcassonne.steps import advance
from rookery.games.carcassonne.tiles import FIELD

if TYPE_CHECKING:
    from rookery.games.carcassonne.rules import Carcassonne


@dataclass(frozen=True, slots=True)
class JoinedFeature:
    """A feature after a tile was placed: `features` are the ids of the features it joins, `pieces` its pieces on the tile."""

    kind: str
    features: tuple[str, ...]
    pieces: tuple[int, ...]
    tiles: int
    shields: int
    open: int
    complete: bool
    points: int
    leaders: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class FollowingChoice:
    """A follow-up choice on the new tile, with the combined effect of both choices on each seat."""

    choice: Choice
    now: tuple[int, ...]
    gain: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PreviewedChoice:
    """The effect of a choice on each seat: immediate points and the change of the projection.

    For tile placements, `joins` lists the joined features and `then` the follow-up choices; `then` is empty in a preview of all cells.
    """

    now: tuple[int, ...]
    gain: tuple[int, ...]
    joins: tuple[JoinedFeature, ...] = ()
    then: tuple[FollowingChoice, ...] = ()


@dataclass(frozen=True, slots=True)
class EdgeClash:
    """A side on which the edge letters of tile and board differ."""

    side: int
    tile: str
    board: str


@dataclass(frozen=True, slots=True)
class WrongTurn:
    """A rotation that does not fit a place where others do: its clashing sides and the rule that forbids it."""

    at: Cell
    rotation: int
    clashes: tuple[EdgeClash, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class CarcassonnePreview:
    """The choices of the acting seat by action, and the rotations that do not fit the legal places."""

    choices: FrozenMap[str, PreviewedChoice]
    wrong: tuple[WrongTurn, ...]


def preview(rules: "Carcassonne", state: State, at: str | None) -> CarcassonnePreview:
    """Return the preview of a state in which a seat acts; with `at`, only of the choices at that cell."""
    ruleset = rules.ruleset
    before = projected(ruleset, state)
    cell = None if at is None else read_cell(at)
    actions = [action for action in state.offers if cell is None or getattr(action, "cell", None) == cell]
    return CarcassonnePreview(
        choices=FrozenMap({str(action): _choice(ruleset, before, action, ahead=cell is not None) for action in actions}),
        wrong=tuple(_wrong_turns(ruleset, state, [action for action in actions if isinstance(action, Place)])),
    )


def fits(rules: "Carcassonne", state: State, at: str) -> FrozenMap[str, tuple[int, ...]]:
    """Return the remaining tiles that currently fit an open place, each with its rotations."""
    ruleset, cell = rules.ruleset, read_cell(at)
    letters = state.board.open.get(cell)
    if letters is None or state.step == OVER:  # the client may not know yet that the cell was filled
        return FrozenMap()
    found = {}
    for code in (code for bag in state.piles.values() for code in bag):
        tile = ruleset.tiles[code]
        rotations = tuple(
            rotation
            for rotation in fitting(tile.face.edges, letters)
            if all(rule.allows(ruleset, state, cell, tile.faces[rotation]) for rule in ruleset.placement)
        )
        if rotations:
            found[code] = rotations
    return FrozenMap(sorted(found.items()))


def _choice(ruleset: Ruleset, before: Projection, action: Action, *, ahead: bool) -> PreviewedChoice:
    state = before.state
    after = ruleset.verbs[action.verb].play(ruleset, state, action)
    then = projected_after(ruleset, before, after)
    change = _changes(before, then)
    if after.board is state.board or after.placed is None:
        return PreviewedChoice(*change)
    following = tuple(_following(ruleset, before, then, entered=after.step == state.step)) if ahead else ()
    return PreviewedChoice(*change, tuple(_joins(ruleset, state.board, after, after.placed)), following)


def _following(ruleset: Ruleset, before: Projection, laid: Projection, *, entered: bool) -> Iterator[FollowingChoice]:
    """Yield the follow-up choices on the tile just placed."""
    state = advance(ruleset, laid.state, entered=entered)
    if state.seat != before.state.seat or state.placed is None:
        return
    for action in state.offers:
        choice = ruleset.verbs[action.verb].choice(ruleset, state, action)
        if choice.target.kind == "spot":
            after = ruleset.verbs[action.verb].play(ruleset, state, action)
            yield FollowingChoice(choice, *_changes(before, projected_after(ruleset, laid, after)))


def _changes(before: Projection, after: Projection) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the immediate points and the change of the projection."""
    return _change(_paid(before), _paid(after)), _change(before.scores, after.scores)


def _paid(projection: Projection) -> list[int]:
    """Return each seat's score after scoring every complete feature."""
    scores = [player.score for player in projection.state.players]
    for holding in projection.holdings:
        for seat in holding.seats if holding.feature.complete else ():
            scores[seat] += holding.points
    return scores


def _change(before: Iterable[int], after: Iterable[int]) -> tuple[int, ...]:
    return tuple(new - old for old, new in zip(before, after, strict=True))


def _joins(ruleset: Ruleset, board: Board, state: State, cell: Cell) -> Iterator[JoinedFeature]:
    """Yield the features of the tile just placed and the monasteries and gardens around it."""
    beside = [laid.face if (laid := board.tiles.get(other)) else None for other in neighbours(cell)]
    for feature in state.board.affected_by(cell):
        own = [piece for piece in feature.pieces if piece.cell == cell]
        if state.board.piece(feature.pieces[0]).ports:
            met = [other for piece in own for other in pieces_met(cell, state.board.piece(piece), beside)]
            parts = tuple(dict.fromkeys(piece_id(board.features.root(other)) for other in met))
        else:
            parts = () if own else (piece_id(feature.pieces[0]),)
        yield _joined(ruleset, state, feature, parts, tuple(piece.place for piece in own))


def _joined(ruleset: Ruleset, state: State, feature: Feature, parts: tuple[str, ...], own: tuple[int, ...]) -> JoinedFeature:
    return JoinedFeature(
        kind=feature.kind,
        features=parts,
        pieces=own,
        tiles=len(feature.tiles),
        shields=feature.shields,
        open=0 if feature.kind == FIELD else feature.open,
        complete=feature.complete,
        points=points(ruleset, state, feature) if feature.kind == FIELD or feature.kind in ruleset.worths else 0,
        leaders=tuple(majority(state.on(feature).values())),
    )


def _wrong_turns(ruleset: Ruleset, state: State, places: Iterable[Place]) -> Iterator[WrongTurn]:
    offered = {(place.cell, place.rotation) for place in places}
    if not offered or state.drawn is None:
        return
    tile = ruleset.tiles[state.drawn]
    for cell in dict.fromkeys(cell for cell, _ in offered):
        letters = state.board.open[cell]
        for rotation in ROTATIONS:
            if (cell, rotation) in offered:
                continue
            edges = tile.faces[rotation].edges
            clashes = tuple(EdgeClash(side, edges[side], letters[side]) for side in range(4) if letters[side] not in (".", edges[side]))
            yield WrongTurn(cell, rotation, clashes, ruleset.verbs[Place.verb].refuse(ruleset, state, Place(cell, rotation)))
