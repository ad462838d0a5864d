"""The base game, third edition: draw a tile, place it, place a meeple, score."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from rookery.core import frozen
from rookery.core.errors import NotationError
from rookery.core.frozen import replace
from rookery.core.outcome import args
from rookery.core.view import Choice, Target, event
from rookery.games.carcassonne.actions import MEEPLE, Action, Claim, Draw, Place, Skip
from rookery.games.carcassonne.board import Laid, fitting
from rookery.games.carcassonne.expansion import Expansion, Figure, Ruleset, Step, Verb
from rookery.games.carcassonne.features import PieceId
from rookery.games.carcassonne.geometry import HALVES, ROTATIONS, SIDES, Cell, write_cell
from rookery.games.carcassonne.scoring import Worth, score_completed, score_remaining
from rookery.games.carcassonne.state import Standing, State
from rookery.games.carcassonne.steps import end_turn
from rookery.games.carcassonne.tiles import CITY, FIELD, GARDEN, MONASTERY, ROAD, TileFile

DRAW: Final = "draw"
TILE: Final = "tile"
PLACE_MEEPLE: Final = "meeple"
SCORE: Final = "score"

_PORTS: Final = {CITY: tuple(SIDES), ROAD: tuple(SIDES), FIELD: HALVES, MONASTERY: (), GARDEN: ()}
_CELL: Final = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")
FARTHEST: Final = 200
"""Maximum distance of a cell from the start tile; larger coordinates are rejected."""


def read_cell(text: str) -> Cell:
    """Parse a cell written as x,y; raise NotationError if it is invalid or too far away."""
    if match := _CELL.fullmatch(text):
        cell = int(match[1]), int(match[2])
        if max(map(abs, cell)) <= FARTHEST and text == write_cell(cell):
            return cell
    raise NotationError("not-a-cell", "{text!r} is not a cell (such as {example})", text=text[:40], example="1,-2")


# --- 1. draw and place the tile


def _draw_enter(ruleset: Ruleset, state: State) -> State:
    pile = ruleset.draw_from(state)
    return end_turn(ruleset, state) if pile is None else replace(state, pile=pile)


def _draws(_ruleset: Ruleset, state: State) -> Iterable[Action]:
    return map(Draw, state.piles[state.pile])


def _read_draw(ruleset: Ruleset, words: list[str]) -> Draw:
    if len(words) != 1 or words[0] not in ruleset.tiles:
        raise NotationError("not-a-tile", "{text!r} is not a tile of this game", text=" ".join(words)[:40])
    return Draw(words[0])


def _draw(ruleset: Ruleset, state: State, action: Draw) -> State:
    bag = frozen.take(state.piles[state.pile], action.code)
    piles = state.piles.set(state.pile, bag) if bag else state.piles.without(state.pile)
    drawn = event("drawn", seat=state.seat, tile=action.code, pile=state.pile)
    return ruleset.next_step(replace(state, piles=piles, drawn=action.code)).happened(drawn)


def _places(ruleset: Ruleset, state: State) -> Iterable[Action]:
    """Yield every placement in which the drawn tile touches the board and all touching edges match (BC-04)."""
    assert state.drawn is not None, "a tile was drawn"
    tile = ruleset.tiles[state.drawn]
    for cell, letters in state.board.open.items():
        for rotation in fitting(tile.face.edges, letters):
            if all(rule.allows(ruleset, state, cell, tile.faces[rotation]) for rule in ruleset.placement):
                yield _placed(cell, rotation)


@lru_cache(maxsize=1 << 13)  # places stay open for many turns
def _placed(cell: Cell, rotation: int) -> Place:
    return Place(cell, rotation)


def _unplaceable(_ruleset: Ruleset, state: State) -> State:
    """Remove a tile that fits nowhere from the game and draw another (BC-05)."""
    assert state.drawn is not None, "a tile was drawn"
    aside = event("set-aside", tile=state.drawn)
    return replace(state, step=DRAW, drawn=None, out=frozen.add(state.out, (state.drawn,))).happened(aside)


def _read_place(_ruleset: Ruleset, words: list[str]) -> Place:
    if len(words) != 2 or words[1] not in map(str, ROTATIONS):
        raise NotationError("place-needs", "place needs a cell and a rotation (such as: {example})", example="place 1,-2 90")
    return Place(read_cell(words[0]), int(words[1]))


def _place(ruleset: Ruleset, state: State, action: Place) -> State:
    assert state.drawn is not None, "a tile was drawn"
    laid = Laid(state.drawn, action.rotation, ruleset.tiles[state.drawn].faces[action.rotation])
    state = replace(state, board=state.board.lay(action.cell, laid), drawn=None, placed=action.cell)
    state = state.happened(event("laid", seat=state.seat, tile=laid.code, at=action.cell, rotation=laid.rotation))
    return ruleset.next_step(ruleset.placed(state))


def _place_refused(ruleset: Ruleset, state: State, action: Place) -> str:
    assert state.drawn is not None, "a tile was drawn"
    tile = ruleset.tiles[state.drawn]
    if action.rotation not in fitting(tile.face.edges, state.board.open.get(action.cell, "????")):
        return "BC-04"
    return next(rule.rule for rule in ruleset.placement if not rule.allows(ruleset, state, action.cell, tile.faces[action.rotation]))


# --- 2. place a meeple


def _claims(ruleset: Ruleset, state: State) -> Iterable[Action]:
    """Yield each claim of a piece of the tile just placed whose whole feature is empty (BC-06), and skip."""
    yield Skip()
    assert state.placed is not None, "a tile was laid"
    free = [
        piece
        for place, piece in enumerate(state.board.tiles[state.placed].face.pieces)
        if not state.on(state.board.feature(PieceId(state.placed, place)))
    ]
    supply = state.players[state.seat].supply
    for name, figure in ruleset.figures.items():
        if supply[name]:  # BC-02
            for piece in free:
                if piece.kind in figure.claims and (piece.kind != FIELD or _farmers(ruleset)):
                    yield Claim(piece.name, name)


def _farmers(ruleset: Ruleset) -> bool:
    return ruleset.setup.options.get("farmers") != "off"


def _read_claim(ruleset: Ruleset, words: list[str]) -> Claim:
    kind = words[0] if words else ""
    ports = _PORTS.get(kind)
    length = 2 if ports else 1
    if ports is None or len(words) not in (length, length + 1) or (ports and words[1] not in ports):
        example = "city N, road E, field NL, monastery"
        raise NotationError("not-a-piece", "{text!r} is not a piece (such as: {example})", text=" ".join(words)[:40], example=example)
    figure = words[length] if len(words) > length else MEEPLE
    if figure not in ruleset.figures or words[length:] == [MEEPLE]:
        raise NotationError("not-a-figure", "{text!r} is not a figure of this game", text=figure[:40])
    return Claim(" ".join(words[:length]), figure)


def _claim(ruleset: Ruleset, state: State, action: Claim) -> State:
    assert state.placed is not None, "a tile was laid"
    piece = state.board.named(state.placed, action.piece)
    state = replace(state, figures=state.figures.set(piece, Standing(state.seat, action.figure)))
    claimed = event("claimed", seat=state.seat, piece=action.piece, figure=action.figure, at=state.placed)
    return ruleset.next_step(state.supplied(state.seat, action.figure, -1)).happened(claimed)


def _claim_refused(ruleset: Ruleset, state: State, action: Claim) -> str:
    kind = action.piece.split()[0]
    if kind == FIELD and not _farmers(ruleset):
        return "BC-15"
    figure = ruleset.figures.get(action.figure)
    if figure is None:
        return "BC-02"
    if kind not in figure.claims:
        only = next((other.rule for other in ruleset.figures.values() if kind in other.claims), figure.rule)
        return only if action.figure == MEEPLE else figure.rule
    return "BC-06" if state.players[state.seat].supply[action.figure] else "BC-02"


@lru_cache(maxsize=1 << 13)  # places stay open for many turns
def _lay_choice(cell: Cell, rotation: int) -> Choice:
    return Choice(str(Place(cell, rotation)), Target("cell", write_cell(cell)), "choice-lay", args(x=cell[0], y=cell[1], rotation=rotation))


def _claim_choice(_ruleset: Ruleset, state: State, action: Claim) -> Choice:
    assert state.placed is not None, "a tile was laid"
    kind, _, port = action.piece.partition(" ")
    target = Target("spot", f"{write_cell(state.placed)} {action.piece}")
    return Choice(str(action), target, f"choice-claim-{kind}", args(port=port, figure=action.figure))


def _skip(ruleset: Ruleset, state: State, _action: Skip) -> State:
    return ruleset.next_step(state.happened(event("skipped", seat=state.seat)))


def _never_refused(_ruleset: Ruleset, _state: State, _action: Action) -> str:
    raise AssertionError("skip is always legal in its step")


# --- 3. score


def _score(ruleset: Ruleset, state: State) -> State:
    return end_turn(ruleset, score_completed(ruleset, state))


def _no_words(action: Action, words: list[str]) -> Action:
    if words:
        raise NotationError("stands-alone", "nothing may follow '{action}'", action=action)
    return action


BASE: Final = Expansion(
    name="base",
    tiles=TileFile("base.toml"),
    start="D",  # BC-01
    figures=(Figure(MEEPLE, 7, (CITY, ROAD, FIELD, MONASTERY), "BC-06"),),
    worths={
        ROAD: Worth(1, 1, "BC-08", "BC-16"),
        CITY: Worth(2, 1, "BC-09", "BC-16"),
        MONASTERY: Worth(1, 1, "BC-10", "BC-16"),
    },
    steps=(  # BC-03
        (None, Step(DRAW, enter=_draw_enter, chance=True)),
        (None, Step(TILE, leave=_unplaceable)),
        (None, Step(PLACE_MEEPLE)),
        (None, Step(SCORE, enter=_score)),
    ),
    offers={DRAW: _draws, TILE: _places, PLACE_MEEPLE: _claims},
    verbs=(
        Verb(
            Draw,
            DRAW,
            _read_draw,
            _draw,
            lambda *_: "BC-01",
            lambda _b, _s, action: Choice(str(action), Target("button", str(action)), "choice-draw"),
        ),
        Verb(
            Place,
            TILE,
            _read_place,
            _place,
            _place_refused,
            lambda _b, _s, action: _lay_choice(action.cell, action.rotation),
        ),
        Verb(Claim, PLACE_MEEPLE, _read_claim, _claim, _claim_refused, _claim_choice),
        Verb(
            Skip,
            PLACE_MEEPLE,
            lambda _, words: _no_words(Skip(), words),
            _skip,
            _never_refused,
            lambda _b, _s, action: Choice(str(action), Target("button", str(action)), "choice-skip"),
        ),
    ),
    at_end=(score_remaining,),
    labels={
        "score-road": "BC-08",
        "score-city": "BC-09",
        "score-monastery": "BC-10",
        "score-road-open": "BC-16",
        "score-city-open": "BC-16",
        "score-monastery-open": "BC-16",
        "score-field": "BC-15",
    },
    counters={
        "score": lambda state, seat: state.players[seat].score,
        "meeples": lambda state, seat: state.players[seat].supply[MEEPLE],
    },
)
