"""Actions and positions of Carcassonne as text.

A position is one line: the step, followed by `name=value` pairs; expansions add pairs of their own:

    meeple turn=3 seat=0 pile=land placed=1,0 tiles=0,0:D:0;1,0:E:90 figures=0,0:city.N:1 out=X score0=score-road:3

A tile is cell, code and rotation; a figure is cell, piece, seat and, unless it is a meeple, its kind. The text omits piles and supplies:
they hold everything that the text does not place elsewhere.
"""

from collections import Counter, deque
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from rookery.core.errors import Kind, Names, NotationError
from rookery.core.frozen import FrozenMap
from rookery.core.position_text import read_number, read_words
from rookery.core.record import Setup
from rookery.games.carcassonne.actions import MEEPLE, Action
from rookery.games.carcassonne.board import Board, Laid, fitting
from rookery.games.carcassonne.expansion import OVER, Ruleset
from rookery.games.carcassonne.expansions.base import DRAW, PLACE_MEEPLE, read_cell
from rookery.games.carcassonne.features import PieceId
from rookery.games.carcassonne.geometry import ROTATIONS, Cell, neighbours, write_cell
from rookery.games.carcassonne.rules import ruleset_for
from rookery.games.carcassonne.state import Player, Standing, State
from rookery.games.carcassonne.steps import advance

IMPOSSIBLE: Final = {
    "drawn-when": "there is a drawn tile between drawing and placing, and only then",
    "placed-when": "the tile placed this turn belongs in the meeple step, and only there",
    "pile-empty": "the draw pile is empty or unknown",
    "pile-order": "the draw piles are used one after the other",
    "pile-other": "the tile of this turn is not from the current draw pile",
    "complete-scored": "completed features have been scored, so no figure can be left there",
    "pile-unnamed": "'pile' must name a draw pile",
    "tiles-left": "the game is not over while there are tiles left",
}
"""Messages for invalid positions, by reason."""


def read_action(setup: Setup, text: str) -> Action:
    """Parse an action; raise NotationError if this setup has no such action."""
    ruleset = ruleset_for(setup)
    verb, *words = text.split() or [""]
    if verb not in ruleset.verbs:
        raise NotationError("not-an-action", "{text!r} is not an action ({known})", text=text[:60], known=Names(ruleset.verbs))
    return ruleset.verbs[verb].read(ruleset, words)


def write_position(setup: Setup, state: State) -> str:
    """Write the position on one line; reading it back gives an equal state."""
    ruleset = ruleset_for(setup)
    words = {
        "turn": str(state.turn),
        "seat": str(state.seat),
        "pile": state.pile,
        "drawn": state.drawn or "",
        "placed": "" if state.placed is None else write_cell(state.placed),
        "tiles": ";".join(f"{write_cell(cell)}:{laid.code}:{laid.rotation}" for cell, laid in sorted(state.board.tiles.items())),
        "figures": ";".join(_write_figure(state, piece, standing) for piece, standing in sorted(state.figures.items())),
        "out": ",".join(code for code, count in sorted(state.out.items()) for _ in range(count)),
    }
    words |= {
        f"score{seat}": ",".join(f"{label}:{points}" for label, points in sorted(player.tally.items())) for seat, player in enumerate(state.players)
    }
    words |= {name: slot.write(state.slots[name]) for name, slot in ruleset.slots.items()}
    return " ".join([state.step, *(f"{name}={value}" for name, value in words.items() if value)])


def _write_figure(state: State, piece: PieceId, standing: Standing) -> str:
    name = state.board.piece(piece).name.replace(" ", ".")
    kind = "" if standing.figure == MEEPLE else f":{standing.figure}"
    return f"{write_cell(piece.cell)}:{name}:{standing.seat}{kind}"


def read_position(setup: Setup, text: str) -> State:
    """Parse a position; raise NotationError if it is unreadable or impossible."""
    ruleset = ruleset_for(setup)
    step, words = _words(ruleset, text)
    board = _read_board(ruleset, words.get("tiles", ""))
    figures = _read_figures(ruleset, board, words.get("figures", ""))
    drawn = words.get("drawn") or None
    out = Counter(words["out"].split(",") if words.get("out") else ())
    slots = {name: slot.read(ruleset, _needed(words, name)) for name, slot in ruleset.slots.items()}
    state = State(
        step=step,
        turn=read_number(words.get("turn", "1"), "turn", 1, 999),
        seat=read_number(words.get("seat", "0"), "seat", 0, setup.seats - 1),
        board=board,
        piles=_piles(ruleset, board, out, drawn),
        pile=words.get("pile", ""),
        players=_players(ruleset, figures, slots, words),
        drawn=drawn,
        placed=read_cell(words["placed"]) if words.get("placed") else None,
        figures=figures,
        out=FrozenMap(out),
        slots=FrozenMap(slots),
    )
    _check(ruleset, state)
    state = advance(ruleset, state, entered=True)
    if state.step != step:
        raise NotationError("step-empty", "there is nothing to do in the step '{name}' of this position", name=step)
    return state


def _words(ruleset: Ruleset, text: str) -> tuple[str, dict[str, str]]:
    seats = range(ruleset.setup.seats)
    names = ["turn", "seat", "pile", "drawn", "placed", "tiles", "figures", "out", *(f"score{seat}" for seat in seats), *ruleset.slots]
    step, *rest = text.split() or [""]
    if step not in ruleset.deciding_steps and step != OVER:
        known = Names(ruleset.deciding_steps)
        raise NotationError("position-begins", "a position begins with {known} or {last}, not {text!r}", known=known, last=OVER, text=step[:40])
    return step, read_words(rest, names, "a position of this table")


def _needed(words: dict[str, str], name: str) -> str:
    if name not in words:
        raise NotationError("position-needs", "the position needs '{name}'", name=name)
    return words[name]


def _read_board(ruleset: Ruleset, text: str) -> Board:
    rows = [_parts(row, 3, "a-tile") for row in text.split(";")] if text else []
    tiles: dict[Cell, Laid] = {}
    for at, code, rotation in rows:
        cell = read_cell(at)
        if code not in ruleset.tiles or rotation not in map(str, ROTATIONS) or cell in tiles:
            raise NotationError("not-on-empty-cell", "'{text}' is not a tile on an empty cell", text=f"{at}:{code}:{rotation}")
        tiles[cell] = Laid(code, int(rotation), ruleset.tiles[code].faces[int(rotation)])
    if (0, 0) not in tiles:
        raise NotationError("first-tile", "there must be a tile at 0,0")
    board = Board()
    waiting = deque([(0, 0)])
    while waiting:
        cell = waiting.popleft()
        laid = tiles.pop(cell, None)
        if laid is None:
            continue
        if board.tiles and laid.rotation not in fitting(ruleset.tiles[laid.code].face.edges, board.open[cell]):
            raise NotationError("edges", "the edges of {tile} at {at} do not match its neighbours", tile=laid.code, at=write_cell(cell))
        board = board.lay(cell, laid)
        waiting.extend(neighbours(cell))
    if tiles:
        raise NotationError("tile-alone", "the tile at {at} touches no other", at=write_cell(min(tiles)))
    return board


def _read_figures(ruleset: Ruleset, board: Board, text: str) -> FrozenMap[PieceId, Standing]:
    figures: dict[PieceId, Standing] = {}
    for row in text.split(";") if text else ():
        at, name, seat, *kind = _parts(row, None, "a-figure")
        cell = read_cell(at)
        names = [piece.name for piece in board.tiles[cell].face.pieces] if cell in board.tiles else []
        figure = kind[0] if kind else MEEPLE
        piece_name = name.replace(".", " ")
        if piece_name not in names or len(kind) > 1 or figure not in ruleset.figures:
            raise NotationError("not-on-piece", "{text!r} is not a figure on a piece of the board", text=row[:40])
        if piece_name.split()[0] not in ruleset.figures[figure].claims:
            raise NotationError("figure-place", "a {name} cannot stand on a {place}", name=figure, place=piece_name.split()[0])
        piece = PieceId(cell, names.index(piece_name))
        if piece in figures:
            raise NotationError("two-figures", "there are two figures on {name} at {at}", name=name, at=at)
        figures[piece] = Standing(read_number(seat, "a seat", 0, ruleset.setup.seats - 1), figure)
    return FrozenMap(figures)


def _piles(ruleset: Ruleset, board: Board, out: Counter[str], drawn: str | None) -> FrozenMap[str, FrozenMap[str, int]]:
    """Compute the piles: all tiles not on the board, drawn or out, except unused start tiles, which are in the box."""
    unused = Counter(expansion.start for expansion in ruleset.expansions if expansion.start and expansion.start != ruleset.start)
    elsewhere = Counter(laid.code for laid in board.tiles.values()) + out + unused + Counter([drawn] if drawn else [])
    for code, number in elsewhere.items():
        if code not in ruleset.tiles or number > ruleset.tiles[code].count:
            raise NotationError("too-many-of", "the position has more of {name} than the game has", name=code[:40])
    return ruleset.piles({code: tile.count - elsewhere[code] for code, tile in ruleset.tiles.items()})


def _players(ruleset: Ruleset, figures: FrozenMap[PieceId, Standing], slots: dict[str, Any], words: dict[str, str]) -> tuple[Player, ...]:
    players = []
    for seat, supply in enumerate(ruleset.supplies(figures.values(), slots)):
        if min(supply.values()) < 0:
            raise NotationError("too-many-figures", "seat {seat} has more figures on the board than there are", seat=seat)
        players.append(Player(FrozenMap(supply), FrozenMap(_read_tally(ruleset, words.get(f"score{seat}", "")))))
    return tuple(players)


def _read_tally(ruleset: Ruleset, text: str) -> dict[str, int]:
    tally = {}
    for entry in text.split(",") if text else ():
        label, points = _parts(entry, 2, "points")
        if label not in ruleset.labels or label in tally:
            raise NotationError("not-scoring", "{text!r} is not something that scores", text=label[:40])
        tally[label] = read_number(points, "points", 0, 9999)
    return tally


def _parts(text: str, count: int | None, what: str) -> list[str]:
    parts = text.split(":")
    if (len(parts) < 3) if count is None else (len(parts) != count):
        raise NotationError("wrong-part", "{text!r} is not {kind}", text=text[:40], kind=Kind(what))
    return parts


def _complete(state: State) -> Callable[[PieceId], bool]:
    return lambda piece: state.board.feature(piece).complete


def _check(ruleset: Ruleset, state: State) -> None:
    """Reject a state that no game can reach, if it would break the rules later."""
    meeple_step = state.step == PLACE_MEEPLE
    tile_in_hand = state.step not in (DRAW, PLACE_MEEPLE, OVER)
    last = state.board.tiles.get(state.placed) if state.placed else None
    current = state.drawn or (last.code if last else None)
    side = [pile for expansion in ruleset.expansions for pile in expansion.side_piles]
    tests: dict[str, Callable[[], bool]] = {
        "drawn-when": lambda: (state.drawn is not None) == tile_in_hand,
        "placed-when": lambda: (last is not None) == meeple_step == (state.placed is not None),
        "pile-empty": lambda: state.step != DRAW or bool(state.piles.get(state.pile)),
        "pile-order": lambda: state.step != DRAW or state.pile in (*side, ruleset.draw_from(replace(state, pile=""))),
        "pile-other": lambda: current is None or ruleset.tiles[current].pile == state.pile,
        "complete-scored": lambda: meeple_step or not any(map(_complete(state), state.figures)),
        "pile-unnamed": lambda: (state.pile in {tile.pile for tile in ruleset.tiles.values()}) != (state.step == OVER),
        "tiles-left": lambda: state.step != OVER or not any(state.piles.get(pile) for pile in ruleset.main_piles),
    }
    for problem, holds in tests.items():
        if not holds():
            raise NotationError(problem, IMPOSSIBLE[problem])
    for slot in ruleset.slots.values():
        if wrong := slot.problem(ruleset, state):
            raise wrong
