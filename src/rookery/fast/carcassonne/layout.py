"""A position of Carcassonne in plain numbers, for conversion between the twin and games/carcassonne."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import chain
from reprlib import repr as short
from typing import Final, NamedTuple

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.fast.carcassonne.position import KINDS, STEPS
from rookery.fast.carcassonne.tiles import CODES, PILES, RULESET, check_expansions
from rookery.games.carcassonne import CARCASSONNE
from rookery.games.carcassonne.actions import MEEPLE
from rookery.games.carcassonne.board import Board, Laid
from rookery.games.carcassonne.completion import ruleset_of
from rookery.games.carcassonne.expansions.abbot import ABBOT_FIGURE
from rookery.games.carcassonne.expansions.towers_and_thieves import BASE_MARK, FLOORS, SLOT, Towers
from rookery.games.carcassonne.features import PieceId
from rookery.games.carcassonne.geometry import Cell
from rookery.games.carcassonne.notation import write_position
from rookery.games.carcassonne.state import Player, Standing, State
from rookery.games.carcassonne.tiles import Face
from rookery.games.carcassonne.view import CarcassonneView

LABEL_NAMES: Final = (
    *(f"score-{kind}{ending}" for kind in KINDS for ending in ("", "-open")),
    "score-recalled",
    "score-guard",
    "score-guard-replaced",
    "score-guard-end",
)
_FIGURES: Final = (MEEPLE, ABBOT_FIGURE)
_TYPES: Final = {code: type_ for type_, code in enumerate(CODES)}


class LaidTile(NamedTuple):
    """A tile on the board."""

    cell: Cell
    type: int
    quarters: int


class Figure(NamedTuple):
    """A figure on a piece, by tile index and piece index."""

    tile: int
    piece: int
    seat: int
    abbot: int


class Tower(NamedTuple):
    """A tower, by the index of its tile; `guard` is -1 if it has none."""

    tile: int
    floors: int
    guard: int
    rising: int


class Layout(NamedTuple):
    """A position in plain numbers. Tiles are in order of placement; -1 means a missing pile, type or tile.

    `bag` holds the types in all piles, `out` the types that left the piles without being placed; `tallies` are each seat's points by label.
    """

    step: int
    turn: int
    seat: int
    pile: int
    drawn: int
    placed: int
    tiles: tuple[LaidTile, ...]
    figures: tuple[Figure, ...]
    bag: Mapping[int, int]
    out: Mapping[int, int]
    tallies: tuple[Mapping[int, int], ...]
    towers: tuple[Tower, ...] = ()
    supply: int = FLOORS
    stolen: int = -1


def setup_of(view: CarcassonneView) -> Setup:
    """Return the setup of this view; raise SetupError if the twin does not support one of its expansions."""
    setup = ruleset_of(view).setup
    check_expansions(setup)
    return setup


def layout_of(state: State) -> Layout:
    """Convert a state."""
    tiles = tuple(LaidTile(cell, _TYPES[laid.code], laid.rotation // 90) for cell, laid in state.board.tiles.items())
    numbers = {tile.cell: number for number, tile in enumerate(tiles)}
    slot: Towers = state.slots.get(SLOT, Towers())
    towers = [Tower(numbers[cell], floors, slot.guards.get(cell, -1), cell in slot.rising) for cell, floors in slot.floors.items()]
    return Layout(
        step=STEPS.index(state.step),
        turn=state.turn,
        seat=state.seat,
        pile=PILES.index(state.pile) if state.pile else -1,
        drawn=-1 if state.drawn is None else _TYPES[state.drawn],
        placed=-1 if state.placed is None else numbers[state.placed],
        tiles=tiles,
        figures=tuple(
            Figure(numbers[piece.cell], piece.place, standing.seat, _FIGURES.index(standing.figure)) for piece, standing in state.figures.items()
        ),
        bag={_TYPES[code]: count for bag in state.piles.values() for code, count in bag.items()},
        out={_TYPES[code]: count for code, count in state.out.items()},
        tallies=tuple({LABEL_NAMES.index(label): points for label, points in player.tally.items()} for player in state.players),
        towers=tuple(sorted(towers)),
        supply=slot.supply,
        stolen=-1 if slot.stolen is None else _TYPES[slot.stolen],
    )


def check(layout: Layout, setup: Setup) -> None:
    """Raise TypeError or ValueError unless the readable rules accept this position."""
    if not isinstance(layout, Layout):
        raise TypeError(f"a Layout of Carcassonne is needed, not {short(layout)}")
    try:
        if not all(isinstance(counts, Mapping) for counts in (layout.bag, layout.out, *layout.tallies)):
            raise ValueError("tiles and points are not counted by a mapping")
        check_limits(layout, setup)
        known = layout_of(CARCASSONNE.read_position(setup, write_position(setup, state_of(layout, setup))))
        same = _plain(known) == _plain(layout)
    except (AttributeError, IndexError, KeyError, TypeError) as error:
        raise ValueError(f"{short(layout)} is no position: {error}") from error
    if not same:
        raise ValueError(f"{short(layout)} is no position with all tiles and figures")


def _plain(layout: Layout) -> dict[str, object]:
    """Return what two layouts of one position have in common: everything by cell, sorted."""
    cells = [tuple(tile.cell) for tile in layout.tiles]
    return layout._asdict() | {
        "placed": None if layout.placed < 0 else cells[layout.placed],
        "tiles": sorted(layout.tiles),
        "figures": sorted((cells[figure.tile], *figure[1:]) for figure in layout.figures),
        "towers": sorted((cells[tower.tile], *tower[1:]) for tower in layout.towers),
        "bag": +Counter(layout.bag),
        "out": +Counter(layout.out),
        "tallies": [*map(dict, layout.tallies)],
    }


def check_limits(layout: Layout, setup: Setup) -> None:
    """Raise ValueError for a wrong number of tiles or figures, or an invalid index."""
    tiles, seats = layout.tiles, range(setup.seats)
    used = Counter(tile.type for tile in tiles) + Counter(layout.bag) + Counter(layout.out) + Counter([layout.drawn] if layout.drawn >= 0 else [])
    bases = [number for number, tile in enumerate(tiles) if RULESET.tiles[CODES[tile.type]].marks.get(BASE_MARK)]
    guards = Counter(tower.guard for tower in layout.towers if tower.guard >= 0)
    meeples = Counter(figure.seat for figure in layout.figures if not figure.abbot) + guards
    abbots = Counter(figure.seat for figure in layout.figures if figure.abbot)
    problems = {
        "a tile stands there more often than in the game": any(
            type_ not in range(len(CODES)) or count > RULESET.tiles[CODES[type_]].count for type_, count in used.items()
        ),
        "a figure stands on nothing": any(
            figure.tile not in range(len(tiles)) or figure.piece not in range(len(face_of(tiles[figure.tile]).pieces)) for figure in layout.figures
        ),
        "somebody has more figures than there are": not {*meeples, *abbots} <= {*seats}
        or max(meeples.values(), default=0) > RULESET.figures[MEEPLE].count
        or max(abbots.values(), default=0) > RULESET.figures[ABBOT_FIGURE].count,
        "towers stand on the tower bases, one on each": [tower.tile for tower in layout.towers] != bases,
        "the tile laid this turn is not there": layout.placed not in range(-1, len(tiles)),
        "there is no such step, pile or seat": layout.step not in range(len(STEPS))
        or layout.pile not in range(-1, len(PILES))
        or layout.seat not in seats,
        "points stand there for nothing": len(layout.tallies) != setup.seats or not {*chain(*layout.tallies)} <= {*range(len(LABEL_NAMES))},
    }
    for problem, found in problems.items():
        if found:
            raise ValueError(problem)


@cache
def _laid(type_: int, quarters: int) -> Laid:
    return Laid(CODES[type_], 90 * quarters, RULESET.tiles[CODES[type_]].faces[90 * quarters])


def face_of(tile: LaidTile) -> Face:
    """Return the face of the tile in its rotation."""
    return _laid(tile.type, tile.quarters).face


def state_of(layout: Layout, setup: Setup) -> State:
    """Return the position as a games/carcassonne state with the fields that notation writes: no piles, supplies or features."""
    tiles = layout.tiles
    return State(
        step=STEPS[layout.step],
        turn=layout.turn,
        seat=layout.seat,
        board=Board(FrozenMap({tile.cell: _laid(tile.type, tile.quarters) for tile in tiles})),
        piles=FrozenMap(),
        pile="" if layout.pile < 0 else PILES[layout.pile],
        players=tuple(Player(FrozenMap(), FrozenMap({LABEL_NAMES[label]: points for label, points in tally.items()})) for tally in layout.tallies),
        drawn=None if layout.drawn < 0 else CODES[layout.drawn],
        placed=None if layout.placed < 0 else tiles[layout.placed].cell,
        figures=FrozenMap(
            {PieceId(tiles[figure.tile].cell, figure.piece): Standing(figure.seat, _FIGURES[figure.abbot]) for figure in layout.figures}
        ),
        out=FrozenMap({CODES[type_]: count for type_, count in layout.out.items()}),
        slots=FrozenMap({SLOT: _slot_of(layout)} if "towers-and-thieves" in setup.expansions else {}),
    )


def _slot_of(layout: Layout) -> Towers:
    cells = [layout.tiles[tower.tile].cell for tower in layout.towers]
    pairs = list(zip(cells, layout.towers, strict=True))
    return Towers(
        floors=FrozenMap({cell: tower.floors for cell, tower in pairs}),
        guards=FrozenMap({cell: tower.guard for cell, tower in pairs if tower.guard >= 0}),
        supply=layout.supply,
        stolen=None if layout.stolen < 0 else CODES[layout.stolen],
        rising=frozenset(cell for cell, tower in pairs if tower.rising),
    )
