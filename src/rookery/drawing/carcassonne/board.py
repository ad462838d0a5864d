"""The board of Carcassonne as a picture: tiles, figures, marks, legal targets, and the players above it."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from rookery.core.view import Target
from rookery.drawing.art_files import Theme
from rookery.drawing.carcassonne.figures import guard_height, paint_figure, paint_floors, shape_of
from rookery.drawing.carcassonne.tile import mark_spot, paint_tile, spot, tower_spot
from rookery.drawing.geometry import SIZE, Point
from rookery.drawing.nameplate import HEIGHT, Nameplate, Part, label_with_count, paint_nameplate, symbol_with_count
from rookery.drawing.svg import Picture, StandingObject, circle, labelled_plate, make_picture, rect, translated
from rookery.games.carcassonne.completion import marks_of, ruleset_of
from rookery.games.carcassonne.expansion import Mark, load_tiles
from rookery.games.carcassonne.expansions import CATALOGUE
from rookery.games.carcassonne.geometry import Cell
from rookery.games.carcassonne.tiles import Tile
from rookery.games.carcassonne.view import CarcassonneView

MARGIN: Final = 40
FAR: Final = 56
"""Tiles smaller than this, in pixels, have no tufts, flowers, trees or paving."""
_GAP: Final = 12
_NO_CELL: Final[Cell] = (-1000, -1000)
"""The cell of the drawn tile before placement, beyond any board."""
_HIGHLIGHT_RADIUS: Final = 17
_OPEN_CELL: Final = '<rect x="7" y="7" width="86" height="86" rx="12" class="rk-open-cell"/><path d="M50 41v18M41 50h18" class="rk-plus"/>'
_ABOVE_MARK: Final = 18
_BELOW_MARK: Final = 16
"""Offsets of a mark without art: its seat's figure above its centre and its name below."""

_COUNTERS: Final = {"meeples": ("meeple", 17.0, 19.0), "abbots": ("abbot", 16.0, 21.0)}
"""The symbols of the counters on a nameplate, with their sizes. Other counters are shown by name."""
_SHOWN_ELSEWHERE: Final = ("score", "guards")
TOWER: Final = "tower"
"""The only mark with art. Any other mark appears as its seat's figure, if it has a seat, and a plate with its name."""


class _LaidTile(NamedTuple):
    tile: Tile
    at: Cell
    rotation: int

    def on_board(self, point: Point) -> Point:
        """Convert a tile point to a board point."""
        return self.at[0] * SIZE + point[0], self.at[1] * SIZE + point[1]


_Laid = Mapping[Cell, _LaidTile]


@cache
def all_tiles() -> Mapping[str, Tile]:
    """Return every tile of the catalogue by code."""
    return load_tiles(CATALOGUE)


def board_picture(view: CarcassonneView, *, theme: Theme = "light", names: Sequence[str] = (), tile_size: float = 100) -> Picture:
    """Draw the whole board with tiles `tile_size` pixels wide, below a row of nameplates. `names` are by seat (optional)."""
    plates = _header(view, names)
    cells = [tile.at for tile in view.tiles]
    open_cells = _open_cells(view, cells)
    left, top, width, height = _frame([*cells, *open_cells], marks_of(view), sum(plate.width + _GAP for plate in plates))
    head = MARGIN + HEIGHT
    body = [
        paint_mat(left, top - head, width, height + head),
        *_row(plates, left + MARGIN / 2, top - head + MARGIN / 2),
        paint_board(view) if tile_size >= FAR else f'<g class="rk-far">{paint_board(view)}</g>',
        *(translated(_OPEN_CELL, _corner(cell)) for cell in open_cells),
    ]
    return make_picture("".join(body), (left, top - head, width, height + head), tile_size / SIZE, theme)


def paint_board(view: CarcassonneView) -> str:
    """Paint the tiles and everything on them, each tile 100 wide, tile 0,0 at 0 0. Pages may wrap it in the class `rk-far`."""
    tiles = ruleset_of(view).tiles
    laid = {tile.at: _LaidTile(tiles[tile.code], tile.at, tile.rotation) for tile in view.tiles}
    painted = [translated(paint_tile(tile.tile, tile.rotation, tile.at), _corner(tile.at)) for tile in laid.values()]
    if view.placed is not None:
        painted.append(_last_frame(view.placed, view.turn_of))
    painted += [circle(at, _HIGHLIGHT_RADIUS, "lamp") for at in _spots_to_choose(view, laid)]
    for standing in (_floors(view, laid), _figures(view, laid), _marks(view, laid)):  # paint towers first, so that they hide no figure
        painted += [thing.markup for thing in sorted(standing)]
    return f"<g>{''.join(painted)}</g>"


def board_centre(view: CarcassonneView) -> tuple[Point, float, float]:
    """Return the centre, width and height of the placed tiles, in the board units of `paint_board`."""
    left, top, width, height = _frame([tile.at for tile in view.tiles], marks_of(view), 0)
    return (left + width / 2, top + height / 2), width, height


def _corner(cell: Cell) -> Point:
    return cell[0] * SIZE, cell[1] * SIZE


# --- objects on the tiles


def _figures(view: CarcassonneView, laid: _Laid) -> Iterator[StandingObject]:
    for figure in view.figures:
        tile = laid[figure.at]
        at = tile.on_board(spot(tile.tile, figure.piece, tile.rotation))
        yield StandingObject(at[1], paint_figure(shape_of(figure.figure, figure.piece), figure.seat, at))


def _floors(view: CarcassonneView, laid: _Laid) -> Iterator[StandingObject]:
    for mark in marks_of(view):
        if mark.kind == TOWER:
            at = _tower_base(laid[mark.at])
            yield StandingObject(at[1], paint_floors(mark.count, at))


def _marks(view: CarcassonneView, laid: _Laid) -> Iterator[StandingObject]:
    """Yield the guards of towers and all marks without art."""
    for mark in marks_of(view):
        if mark.kind != TOWER:
            at = _mark_point(laid[mark.at])
            yield StandingObject(at[1], _neutral_mark(mark, at))
        elif mark.seat is not None:
            x, y = _tower_base(laid[mark.at])
            yield StandingObject(y, paint_figure("guard", mark.seat, (x, y + guard_height(mark.count))))


def _neutral_mark(mark: Mark, at: Point) -> str:
    figure = "" if mark.seat is None else paint_figure("meeple", mark.seat, (at[0], at[1] - _ABOVE_MARK))
    label = mark.kind if mark.count == 1 else f"{mark.kind} {mark.count}"
    return figure + labelled_plate(label, (at[0], at[1] + _BELOW_MARK))


def _tower_base(tile: _LaidTile) -> Point:
    return tile.on_board(tower_spot(tile.tile, tile.rotation))


def _mark_point(tile: _LaidTile) -> Point:
    return tile.on_board(mark_spot(tile.tile, tile.rotation))


# --- legal targets


def _read_target(target: Target) -> tuple[Cell, str]:
    """Parse a target into its cell and, for a spot, the piece."""
    cell, _, piece = target.at.partition(" ")
    x, y = map(int, cell.split(","))
    return (x, y), piece


def _open_cells(view: CarcassonneView, laid: Sequence[Cell]) -> list[Cell]:
    """Return the open places for the drawn tile."""
    return sorted({_read_target(choice.target)[0] for choice in view.choices if choice.target.kind == "cell"} - set(laid))


def _spots_to_choose(view: CarcassonneView, laid: _Laid) -> Iterator[Point]:
    """Yield the target points on tiles: spots of pieces, towers, figures to recall, and marks."""
    floors = {mark.at: mark.count for mark in marks_of(view) if mark.kind == TOWER}
    pieces = {figure.at: figure.piece for figure in view.figures}
    for target in dict.fromkeys(choice.target for choice in view.choices if choice.target.kind != "button"):
        cell, piece = _read_target(target)
        if cell not in laid:
            continue
        tile = laid[cell]
        if target.kind == "tower" and cell in floors:
            x, y = _tower_base(tile)
            yield x, y + guard_height(floors[cell])
        elif piece or cell in pieces:
            yield tile.on_board(spot(tile.tile, piece or pieces[cell], tile.rotation))
        else:
            yield _mark_point(tile)


# --- around the tiles


def _last_frame(cell: Cell, seat: int) -> str:
    """Paint the dashed frame around the tile just placed, in its player's colour."""
    x, y = _corner(cell)
    frame = rect(x + 2, y + 2, 96, 96, "last-under", corner=6) + rect(x + 2, y + 2, 96, 96, "last", corner=6)
    return f'<g class="rk-seat-{seat + 1}">{frame}</g>'


def _frame(cells: Sequence[Cell], marks: Sequence[Mark], least_width: float) -> tuple[float, float, float, float]:
    """Return left, top, width and height of the picture, with room for towers above the top row."""
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    towers = (mark.at[1] * SIZE + 50 + guard_height(mark.count) - 20 for mark in marks if mark.kind == TOWER)
    top = min([min(rows) * SIZE, *towers]) - MARGIN
    bottom = (max(rows) + 1) * SIZE + MARGIN
    tiles = (max(columns) + 1 - min(columns)) * SIZE
    width = max(tiles, least_width) + 2 * MARGIN
    return min(columns) * SIZE + tiles / 2 - width / 2, top, width, bottom - top


def paint_mat(left: float, top: float, width: float, height: float) -> str:
    """Paint the mat and its dots, which are round line caps of nearly zero-length dashes."""
    lines = "".join(f"M{left + 25:g} {row:g}h{width:g}" for row in range(round(top) + 25, round(top + height), 50))
    return f'{rect(left, top, width, height, "mat")}<path d="{lines}" class="rk-mat-dots"/>'


def _header(view: CarcassonneView, names: Sequence[str]) -> list[Nameplate]:
    """Return the nameplates, the number of tiles to come, and the drawn tile."""
    plates = []
    for seat, player in enumerate(view.players):
        name = names[seat] if names else ""
        plates.append(paint_nameplate(seat, name, view.scores[seat], _counters(player), to_move=seat == view.turn_of and view.outcome is None))
    pile = symbol_with_count("tile-back", 24, 24, sum(view.to_come.values()))
    plates.append(Nameplate(pile.width + 6, translated(pile.markup, (6, 0))))
    if view.drawn is not None:
        plates.append(_drawn_tile(ruleset_of(view).tiles[view.drawn]))
    return plates


def _counters(player: Mapping[str, int]) -> list[Part]:
    known = [symbol_with_count(*symbol, player[name]) for name, symbol in _COUNTERS.items() if name in player]
    return [*known, *(label_with_count(name, count) for name, count in player.items() if name not in (*_COUNTERS, *_SHOWN_ELSEWHERE))]


def _drawn_tile(tile: Tile) -> Nameplate:
    size = HEIGHT + 8
    painted = f'<svg x="0" y="-4" width="{size}" height="{size}" viewBox="0 0 100 100">{paint_tile(tile, 0, _NO_CELL)}</svg>'
    return Nameplate(size, painted + rect(0, -4, size, size, "to-move", corner=3))


def _row(plates: Sequence[Nameplate], left: float, top: float) -> Iterator[str]:
    for plate in plates:
        yield translated(plate.markup, (left, top))
        left += plate.width + _GAP
