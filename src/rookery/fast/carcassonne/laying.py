"""Convert between positions and layouts of Carcassonne, and sort unordered parts."""

from __future__ import annotations

from collections.abc import Mapping

import cython

from rookery.core.record import Setup
from rookery.fast.carcassonne.layout import Figure, LaidTile, Layout, Tower
from rookery.fast.carcassonne.tiles import CODES, EXPANSIONS, PILES, RULESET
from rookery.games.carcassonne import CARCASSONNE
from rookery.games.carcassonne.actions import MEEPLE
from rookery.games.carcassonne.expansions.abbot import ABBOT_FIGURE
from rookery.games.carcassonne.geometry import Cell
from rookery.games.carcassonne.rules import ruleset_for

if not cython.compiled:
    from rookery.fast.carcassonne import board, rules
    from rookery.fast.carcassonne.position import CELLS, IN_PILE, LABELS, ROW, TILE, Position


def sit_down(p: cython.pointer[Position], setup: Setup) -> object:
    """Give the seats all their figures in an empty (zeroed) position."""
    figures = ruleset_for(setup).figures
    p.seats = setup.seats
    p.farmers = CARCASSONNE.option(setup, "farmers") == "on"
    p.expansions = sum([1 << number for number, name in enumerate(EXPANSIONS) if name in setup.expansions])
    for seat in range(setup.seats):
        p.meeples[seat] = figures[MEEPLE].count  # BC-02
        p.abbots[seat] = figures[ABBOT_FIGURE].count if ABBOT_FIGURE in figures else 0  # AB-01
    return None


def fill_piles(p: cython.pointer[Position], bag: Mapping[int, int]) -> object:
    """Put these types into their piles."""
    for type_, count in bag.items():
        pile = PILES.index(RULESET.tiles[CODES[type_]].pile)
        for _ in range(count):
            p.bag[IN_PILE * pile + p.in_pile[pile]] = type_
            p.in_pile[pile] += 1
    return None


def lay(p: cython.pointer[Position], layout: Layout) -> object:
    """Write a checked layout into the empty position."""
    p.opens = p.grid[0] = 1
    for tile in layout.tiles:
        slot = p.grid[(tile.cell[0] + ROW * tile.cell[1]) & (CELLS - 1)] - 1
        if slot < 0:
            raise ValueError(f"the tile at {tile.cell} touches no earlier tile")
        board.lay(p, slot, 4 * tile.type + tile.quarters)
    for figure in layout.figures:
        rules.claim(p, figure.tile, figure.piece, figure.seat, figure.abbot)
    for number, tower in enumerate(layout.towers):
        p.tower[number], p.floors[number], p.guard[number] = tower.tile, tower.floors, tower.guard
        p.rising |= tower.rising << number
        if tower.guard >= 0:
            p.meeples[tower.guard] -= 1
    for seat, tally in enumerate(layout.tallies):
        for label, points in tally.items():
            p.tally[LABELS * seat + label] = points
            p.noted[seat] |= 1 << label
    for type_, count in layout.out.items():
        p.out[type_] = count
    fill_piles(p, dict(sorted(layout.bag.items())))  # sort: samples must not depend on the order in a view
    p.towers, p.supply, p.stolen = len(layout.towers), layout.supply, layout.stolen
    p.step, p.turn, p.seat = layout.step, layout.turn, layout.seat
    p.pile, p.drawn, p.placed = layout.pile, layout.drawn, layout.placed
    if p.step == TILE:
        p.places = board.find_places(p, p.drawn)
    return None


def read_layout(p: cython.pointer[Position]) -> Layout:
    """Return the position in plain numbers."""
    bag: dict[int, int] = {}
    for pile in range(len(PILES)):
        for place in range(p.in_pile[pile]):
            bag[p.bag[IN_PILE * pile + place]] = bag.get(p.bag[IN_PILE * pile + place], 0) + 1
    return Layout(
        step=p.step,
        turn=p.turn,
        seat=p.seat,
        pile=p.pile,
        drawn=p.drawn,
        placed=p.placed,
        tiles=tuple([LaidTile(cell_of(p, tile), p.face[tile] >> 2, p.face[tile] & 3) for tile in range(p.laid)]),
        figures=tuple([Figure(p.on_tile[i], p.on_piece[i], p.owner[i], p.abbot[i]) for i in range(p.standing)]),
        bag=bag,
        out={type_: p.out[type_] for type_ in range(len(CODES)) if p.out[type_]},
        tallies=tuple([{label: p.tally[LABELS * seat + label] for label in range(LABELS) if p.noted[seat] >> label & 1} for seat in range(p.seats)]),
        towers=tuple([Tower(p.tower[i], p.floors[i], p.guard[i], p.rising >> i & 1) for i in range(p.towers)]),
        supply=p.supply,
        stolen=p.stolen,
    )


def arrange(p: cython.pointer[Position]) -> cython.void:
    """Sort the piles by type of tile, and the figures by position."""
    for pile in range(5):
        start = IN_PILE * pile
        for i in range(start + 1, start + p.in_pile[pile]):
            type_: cython.uchar = p.bag[i]
            place = i
            while place > start and p.bag[place - 1] > type_:
                p.bag[place] = p.bag[place - 1]
                place -= 1
            p.bag[place] = type_
    for i in range(1, p.standing):
        place = i
        while place > 0 and stands_before(p, place, place - 1):
            swap_figures(p, place, place - 1)
            place -= 1


def stands_before(p: cython.pointer[Position], one: cython.int, other: cython.int) -> cython.bint:
    """Return whether one figure sorts before the other, by tile and then by piece."""
    if p.on_tile[one] != p.on_tile[other]:
        return p.on_tile[one] < p.on_tile[other]
    return p.on_piece[one] < p.on_piece[other]


def swap_figures(p: cython.pointer[Position], one: cython.int, other: cython.int) -> cython.void:
    """Swap two figures in the list."""
    p.on_tile[one], p.on_tile[other] = p.on_tile[other], p.on_tile[one]
    p.on_piece[one], p.on_piece[other] = p.on_piece[other], p.on_piece[one]
    p.owner[one], p.owner[other] = p.owner[other], p.owner[one]
    p.abbot[one], p.abbot[other] = p.abbot[other], p.abbot[one]


def cell_of(p: cython.pointer[Position], tile: cython.int) -> Cell:
    """Return the cell of a tile."""
    return p.x[tile], p.y[tile]
