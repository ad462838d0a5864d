"""Convert the codes of seat actions (rules.py) to actions of games/carcassonne."""

from __future__ import annotations

from functools import cache

import cython

from rookery.fast.carcassonne.tiles import CODES, RULESET
from rookery.games.carcassonne.actions import MEEPLE, Action, Claim, Place, Skip
from rookery.games.carcassonne.expansions.abbot import ABBOT_FIGURE, Recall
from rookery.games.carcassonne.expansions.towers_and_thieves import Guard, Raise

if not cython.compiled:
    from rookery.fast.carcassonne import rules
    from rookery.fast.carcassonne.laying import cell_of
    from rookery.fast.carcassonne.position import CLAIM, GUARD_TOWER, PLACE, RAISE, RECALL, SKIP, Position


def action_of(p: cython.pointer[Position], code: cython.int) -> Action:
    """Return the legal action with this code."""
    if code >= PLACE:
        slot = p.grid[(code - PLACE) >> 2] - 1
        return Place((p.open_x[slot], p.open_y[slot]), 90 * (code & 3))
    if code == RECALL:
        return Recall(cell_of(p, p.on_tile[rules.abbot_of(p)]))
    if code >= RAISE:
        return Raise(cell_of(p, p.tower[code - RAISE]))
    if code >= GUARD_TOWER:
        return Guard(cell_of(p, p.tower[code - GUARD_TOWER]))
    if code == SKIP:
        return Skip()
    return claim_of(p.face[p.placed], code)


@cache
def claim_of(face: int, code: int) -> Claim:
    """Return the claim with this code on a tile with this face."""
    pieces = RULESET.tiles[CODES[face >> 2]].faces[90 * (face & 3)].pieces
    return Claim(pieces[(code - CLAIM) >> 1].name, ABBOT_FIGURE if (code - CLAIM) & 1 else MEEPLE)
