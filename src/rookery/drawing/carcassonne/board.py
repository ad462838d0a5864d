"""The board of Carcassonne as a picture: tiles, figures, towers, what may be chosen, and the players above it."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from rookery.core.view import Target
from rookery.drawing.art_files import Theme
from rookery.drawing.carcassonne.figures import guard_height, paint_figure, paint_floors, shape_of
from rookery.drawing.carcassonne.tile import paint_tile, spot, tower_spot
from rookery.drawing.geometry import SIZE, Point
from rookery.drawing.nameplate import HEIGHT, Nameplate, paint_nameplate, symbol_with_count
from rookery.drawing.svg import Picture, circle, make_picture, rect, translated
from rookery.games.carcassonne.expansion import load_tiles
from rookery.games.carcassonne.expansions import CATALOGUE
from rookery.games.carcassonne.geometry import Cell
from rookery.games.carcassonne.tiles import Tile
from rookery.games.carcassonne.view import CarcassonneView, TileView

MARGIN: Final = 40
FAR: Final = 56
"""Tiles smaller than this, in pixels, are drawn without tufts, flowers, trees and paving."""
_GAP: Final = 12
_BESIDE: Final[Cell] = (-1000, -1000)
"""Where the drawn tile lies as long as it has no cell: no board reaches that far."""
_SUPPLIES: Final = {"meeples": ("meeple", 17.0, 19.0), "abbots": ("abbot", 16.0, 21.0)}
"""The counters of a player that are shown on the nameplate, with their symbols."""


class Tower(NamedTuple):
    """A tower as the view tells it."""

    at: Cell
    floors: int
    guard: int | None


class _StandingObject(NamedTuple):
    foot: float
    markup: str


@cache
def all_tiles() -> Mapping[str, Tile]:
    """Every tile there is, by code."""
    return load_tiles(CATALOGUE)


def board_picture(view: CarcassonneView, *, theme: Theme = "light", names: Sequence[str] = (), tile_size: float = 100) -> Picture:
    """The whole board, a tile `tile_size` pixels wide, under a row of nameplates; `names` are by seat, and may be left out."""
    plates = _header(view, names)
    laid = {tile.at: tile for tile in view.tiles}
    targets = [choice.target for choice in view.choices]
    open_cells = open_cells_among(targets, laid)
    left, top, width, height = _frame([*laid, *open_cells], _towers(view), sum(plate.width + _GAP for plate in plates))
    head = MARGIN + HEIGHT
    body = [
        _mat(left, top - head, width, height + head),
        *_row(plates, left + MARGIN / 2, top - head + MARGIN / 2),
        paint_board(view) if tile_size >= FAR else f'<g class="rk-far">{paint_board(view)}</g>',
        *paint_open_cells(open_cells),
    ]
    return make_picture("".join(body), (left, top - head, width, height + head), tile_size / SIZE, theme)


def paint_board(view: CarcassonneView) -> str:
    """The tiles with everything on them; tile 0,0 lies at 0 0, and each is 100 wide. A page may add the class `rk-far` around it."""
    laid = {tile.at: tile for tile in view.tiles}
    painted = [translated(paint_tile(all_tiles()[tile.code], tile.rotation, tile.at), _corner(tile.at)) for tile in view.tiles]
    if view.placed is not None:
        painted.append(_last_frame(view.placed, view.turn_of))
    painted += [paint_spot_light(at) for at in _spots_to_choose(view, laid)]
    for standing in (_floors(view, laid), _figures(view, laid), _guards(view, laid)):  # a tower hides nobody
        painted += [thing.markup for thing in sorted(standing)]
    return f"<g>{''.join(painted)}</g>"


def _corner(cell: Cell) -> Point:
    return cell[0] * SIZE, cell[1] * SIZE


def _on_board(tile: TileView, at: Point) -> Point:
    return tile.at[0] * SIZE + at[0], tile.at[1] * SIZE + at[1]


def _towers(view: CarcassonneView) -> list[Tower]:
    towers = view.slots["towers"]["towers"] if "towers" in view.slots else ()
    return [Tower(tower["at"], tower["floors"], tower["guard"]) for tower in towers]


def _figures(view: CarcassonneView, laid: Mapping[Cell, TileView]) -> Iterator[_StandingObject]:
    for figure in view.figures:
        tile = laid[figure.at]
        at = _on_board(tile, spot(all_tiles()[tile.code], figure.piece, tile.rotation))
        yield _StandingObject(at[1], paint_figure(shape_of(figure.figure, figure.piece), figure.seat, at))


def _floors(view: CarcassonneView, laid: Mapping[Cell, TileView]) -> Iterator[_StandingObject]:
    for tower in _towers(view):
        at = _base(laid[tower.at])
        yield _StandingObject(at[1], paint_floors(tower.floors, at))


def _guards(view: CarcassonneView, laid: Mapping[Cell, TileView]) -> Iterator[_StandingObject]:
    for tower in _towers(view):
        if tower.guard is not None:
            x, y = _base(laid[tower.at])
            yield _StandingObject(y, paint_figure("guard", tower.guard, (x, y + guard_height(tower.floors))))


def _base(tile: TileView) -> Point:
    return _on_board(tile, tower_spot(all_tiles()[tile.code], tile.rotation))


def _spots_to_choose(view: CarcassonneView, laid: Mapping[Cell, TileView]) -> Iterator[Point]:
    """Where a figure may be put, a tower may be chosen or a figure may be fetched home."""
    floors = {tower.at: tower.floors for tower in _towers(view)}
    pieces = {figure.at: figure.piece for figure in view.figures}
    for target in dict.fromkeys(choice.target for choice in view.choices if choice.target.kind != "button"):
        cell, piece = read_target(target)
        if cell not in laid:
            continue
        tile = laid[cell]
        if target.kind == "tower":
            x, y = _base(tile)
            yield x, y + guard_height(floors[cell])
        else:
            yield _on_board(tile, spot(all_tiles()[tile.code], piece or pieces[cell], tile.rotation))


def _last_frame(cell: Cell, seat: int) -> str:
    """The dashed frame around the tile just laid, in the colour of its player."""
    x, y = _corner(cell)
    frame = rect(x + 2, y + 2, 96, 96, "last-under", corner=6) + rect(x + 2, y + 2, 96, 96, "last", corner=6)
    return f'<g class="rk-seat-{seat + 1}">{frame}</g>'


def _frame(cells: Sequence[Cell], towers: Sequence[Tower], least_width: float) -> tuple[float, float, float, float]:
    """Left, top, width and height of all that has to be seen; high towers may rise over the uppermost tiles."""
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    top = min([min(rows) * SIZE, *(tower.at[1] * SIZE + 50 + guard_height(tower.floors) - 20 for tower in towers)]) - MARGIN
    bottom = (max(rows) + 1) * SIZE + MARGIN
    tiles = (max(columns) + 1 - min(columns)) * SIZE
    width = max(tiles, least_width) + 2 * MARGIN
    return min(columns) * SIZE + tiles / 2 - width / 2, top, width, bottom - top


def _mat(left: float, top: float, width: float, height: float) -> str:
    """The mat with its dots: lines whose dashes are so short that only their round ends are seen."""
    lines = "".join(f"M{left + 25:g} {row:g}h{width:g}" for row in range(round(top) + 25, round(top + height), 50))
    return f'{rect(left, top, width, height, "mat")}<path d="{lines}" class="rk-mat-dots"/>'


def _header(view: CarcassonneView, names: Sequence[str]) -> list[Nameplate]:
    """The nameplates, then the tiles still to come and the tile drawn."""
    plates = []
    for seat, player in enumerate(view.players):
        supplies = [symbol_with_count(*symbol, player[name]) for name, symbol in _SUPPLIES.items() if name in player]
        name = names[seat] if names else ""
        plates.append(paint_nameplate(seat, name, view.scores[seat], supplies, to_move=seat == view.turn_of and view.outcome is None))
    pile = symbol_with_count("tile-back", 24, 24, sum(view.to_come.values()))
    plates.append(Nameplate(pile.width + 6, translated(pile.markup, (6, 0))))
    if view.drawn is not None:
        plates.append(_drawn(view.drawn))
    return plates


def _drawn(code: str) -> Nameplate:
    size = HEIGHT + 8
    tile = f'<svg x="0" y="-4" width="{size}" height="{size}" viewBox="0 0 100 100">{paint_tile(all_tiles()[code], 0, _BESIDE)}</svg>'
    return Nameplate(size, tile + rect(0, -4, size, size, "to-move", corner=3))


def _row(plates: Sequence[Nameplate], left: float, top: float) -> Iterator[str]:
    for plate in plates:
        yield translated(plate.markup, (left, top))
        left += plate.width + _GAP


_RADIUS = 17
_OPEN_CELL = '<rect x="7" y="7" width="86" height="86" rx="12" class="rk-open-cell"/><path d="M50 41v18M41 50h18" class="rk-plus"/>'


def read_target(target: Target) -> tuple[Cell, str]:
    """The cell a target points at and, for a spot, the piece on it."""
    cell, _, piece = target.at.partition(" ")
    x, y = map(int, cell.split(","))
    return (x, y), piece


def open_cells_among(targets: list[Target], laid: Mapping[Cell, object]) -> list[Cell]:
    """The empty cells among the targets, each once."""
    return sorted({read_target(target)[0] for target in targets if target.kind == "cell"} - set(laid))


def paint_open_cells(cells: list[Cell]) -> Iterator[str]:
    """A dashed plate with a plus on every cell where the drawn tile may lie."""
    for x, y in cells:
        yield translated(_OPEN_CELL, (x * SIZE, y * SIZE))


def paint_spot_light(at: Point) -> str:
    """A disc of light under a spot that may be chosen."""
    return circle(at, _RADIUS, "lamp")
