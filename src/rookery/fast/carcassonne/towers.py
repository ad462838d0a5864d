"""Towers & Thieves in the twin: floors, guards, and thief tiles. Without the expansion no towers exist."""

import cython

from rookery.games.carcassonne.expansions import towers_and_thieves

if not cython.compiled:
    from rookery.fast.carcassonne.position import GUARD, GUARD_AT_END, GUARD_REPLACED, Position
    from rookery.fast.carcassonne.scoring import award
    from rookery.fast.carcassonne.tiles import TILES

TALLEST = cython.declare(cython.int, towers_and_thieves.TALLEST)
REPLACED = cython.declare(cython.int, towers_and_thieves.REPLACED)
AT_END = cython.declare(cython.int, towers_and_thieves.AT_END)


def first_floor(p: cython.pointer[Position]) -> cython.void:
    """Add the tower of the tile just placed, with one floor unless the supply is empty (TT-13, TT-A11)."""
    p.tower[p.towers] = p.placed
    p.guard[p.towers] = -1
    p.floors[p.towers] = 1 if p.supply else 0
    p.supply -= p.floors[p.towers]
    p.towers += 1


# --- guards


def may_guard(p: cython.pointer[Position], tower: cython.int) -> cython.int:
    """Return whether the seat may guard this tower: in reach, with a floor, and not its own already (TT-19 to TT-23, TT-A4, TT-A11)."""
    across: cython.int = p.x[p.tower[tower]] - p.x[p.placed]
    down: cython.int = p.y[p.tower[tower]] - p.y[p.placed]
    far: cython.int = across + down
    if (across != 0 and down != 0) or p.floors[tower] == 0 or p.guard[tower] == p.seat:
        return False
    return -p.floors[tower] <= far <= p.floors[tower]


def put_guard(p: cython.pointer[Position], tower: cython.int) -> cython.void:
    """Put the seat's meeple on a tower; another seat's guard returns home with two points (TT-24, TT-25)."""
    former: cython.int = p.guard[tower]
    if former >= 0:
        p.meeples[former] += 1
        award(p, former, GUARD_REPLACED, REPLACED)
    p.guard[tower] = p.seat
    p.meeples[p.seat] -= 1


# --- drawing a thief tile


def raise_towers(p: cython.pointer[Position]) -> cython.void:
    """Part I: add a floor to every tower without a guard (TT-30, TT-31); if the floors do not suffice, the seat chooses (TT-33)."""
    low: cython.int = 0
    bits: cython.int = 0
    for tower in range(p.towers):
        if p.floors[tower] < TALLEST and p.guard[tower] < 0:
            low += 1
            bits |= 1 << tower
    p.rising = bits if p.supply else 0  # TT-34
    if low <= p.supply:
        for tower in range(p.towers):
            if p.rising >> tower & 1:
                raise_tower(p, tower)


def raise_tower(p: cython.pointer[Position], tower: cython.int) -> cython.void:
    """Add one floor; the last floor of the supply ends the raising (TT-A16)."""
    p.floors[tower] += 1
    p.supply -= 1
    p.rising &= ~(1 << tower)
    if not p.supply:
        p.rising = 0


def steal(p: cython.pointer[Position]) -> cython.int:
    """Steal the drawn tile if no tower has a guard and box the previously stolen one (TT-35, TT-40); return whether it was stolen."""
    for tower in range(p.towers):
        if p.guard[tower] >= 0:
            return False
    p.stolen = p.drawn
    p.out[p.drawn] += 1
    p.drawn = -1
    return True


def score_guards(p: cython.pointer[Position]) -> cython.void:
    """Part II: score every guard for the drawn plus the stolen number, and return it (TT-42 to TT-45)."""
    points: cython.int = TILES.thief[p.drawn]
    if p.stolen >= 0:
        points += TILES.thief[p.stolen]
    p.stolen = -1
    for tower in range(p.towers):
        if p.guard[tower] >= 0:
            award(p, p.guard[tower], GUARD, points)
            p.meeples[p.guard[tower]] += 1
            p.guard[tower] = -1


def score_last_guards(p: cython.pointer[Position]) -> cython.void:
    """Score the guards on towers at the end (TT-48, TT-49)."""
    points: cython.int = AT_END
    if p.stolen >= 0:
        points += TILES.thief[p.stolen]
    for tower in range(p.towers):
        if p.guard[tower] >= 0:
            award(p, p.guard[tower], GUARD_AT_END, points)
