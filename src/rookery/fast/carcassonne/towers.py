"""Towers & Thieves in the twin: floors, guards, and what the draw of a thief tile does. Without the expansion there are no towers."""

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
    """A tower on the tile just laid, with one floor unless the supply is empty (TT-13, TT-A11)."""
    p.tower[p.towers] = p.placed
    p.guard[p.towers] = -1
    p.floors[p.towers] = 1 if p.supply else 0
    p.supply -= p.floors[p.towers]
    p.towers += 1


# --- guards


def may_guard(p: cython.pointer[Position], tower: cython.int) -> cython.int:
    """Whether the seat may put a meeple there: in reach, standing, and not its own already (TT-19 to TT-23, TT-A4, TT-A11)."""
    across: cython.int = p.x[p.tower[tower]] - p.x[p.placed]
    down: cython.int = p.y[p.tower[tower]] - p.y[p.placed]
    far: cython.int = across + down
    if (across != 0 and down != 0) or p.floors[tower] == 0 or p.guard[tower] == p.seat:
        return False
    return -p.floors[tower] <= far <= p.floors[tower]


def put_guard(p: cython.pointer[Position], tower: cython.int) -> cython.void:
    """A meeple of the seat goes on a tower; a guard of somebody else's goes home for two points (TT-24, TT-25)."""
    former: cython.int = p.guard[tower]
    if former >= 0:
        p.meeples[former] += 1
        award(p, former, GUARD_REPLACED, REPLACED)
    p.guard[tower] = p.seat
    p.meeples[p.seat] -= 1


# --- a thief tile is drawn


def raise_towers(p: cython.pointer[Position]) -> cython.void:
    """I: towers without a guard get a floor each (TT-30, TT-31); too few floors are left for the seat to give away (TT-33)."""
    tower: cython.int
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
    """One floor more; with the last floor of the supply nothing rises any more (TT-A16)."""
    p.floors[tower] += 1
    p.supply -= 1
    p.rising &= ~(1 << tower)
    if not p.supply:
        p.rising = 0


def steal(p: cython.pointer[Position]) -> cython.int:
    """Without any guard the drawn tile is stolen, and what was stolen before goes to the box (TT-35, TT-40); whether it was."""
    tower: cython.int
    for tower in range(p.towers):
        if p.guard[tower] >= 0:
            return False
    p.stolen = p.drawn
    p.out[p.drawn] += 1
    p.drawn = -1
    return True


def score_guards(p: cython.pointer[Position]) -> cython.void:
    """II: every guard scores the number drawn and the number stolen, and goes home (TT-42 to TT-45)."""
    tower: cython.int
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
    """Guards on towers at the end (TT-48, TT-49)."""
    tower: cython.int
    points: cython.int = AT_END
    if p.stolen >= 0:
        points += TILES.thief[p.stolen]
    for tower in range(p.towers):
        if p.guard[tower] >= 0:
            award(p, p.guard[tower], GUARD_AT_END, points)
