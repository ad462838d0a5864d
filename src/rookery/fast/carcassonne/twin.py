"""The twin of Carcassonne as Python sees it: one position that changes, with actions as numbers (actions.py)."""

from __future__ import annotations

# mypy: disable-error-code="import-untyped, untyped-decorator, valid-type"
# C types and decorators are Cython's to check: to Python they are nothing.
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import cython

from rookery.core.record import Setup
from rookery.core.rules import CHANCE, Actor
from rookery.fast.carcassonne.layout import Figure, LaidTile, Layout, Tower, check, layout_of, setup_of, state_of
from rookery.fast.carcassonne.tiles import CODES, PILES, RULESET, check_expansions
from rookery.games.carcassonne import CARCASSONNE
from rookery.games.carcassonne.actions import MEEPLE, Action, Claim, Draw, Place, Skip
from rookery.games.carcassonne.completion import complete
from rookery.games.carcassonne.expansions.abbot import ABBOT_FIGURE, Recall
from rookery.games.carcassonne.expansions.towers_and_thieves import Guard, Raise
from rookery.games.carcassonne.geometry import Cell
from rookery.games.carcassonne.notation import write_position
from rookery.games.carcassonne.rules import ruleset_for
from rookery.games.carcassonne.view import CarcassonneView

if not cython.compiled:
    from rookery.fast.carcassonne import board, rules
    from rookery.fast.carcassonne import survey as surveys
    from rookery.fast.carcassonne.order import count, nth_place, nth_type, place_of
    from rookery.fast.carcassonne.policy import Policy, advise, play_out_by
    from rookery.fast.carcassonne.position import (
        CELLS,
        CLAIM,
        DRAW,
        FIRST_DRAW,
        FIRST_PLACE,
        GUARD_TOWER,
        IN_PILE,
        LABELS,
        OVER,
        PLACE,
        RAISE,
        RECALL,
        ROW,
        SKIP,
        TILE,
        TYPES,
        Position,
    )
    from rookery.fast.carcassonne.survey import Survey
    from rookery.fast.common.buffers import copy_struct
    from rookery.fast.common.rng import Rng
    from rookery.fast.common.twin import AnyPolicy, AnyTwin


NOTHING = cython.declare(Position)
"""A position of zeros, when compiled."""


NUMBERS = cython.declare(tuple, tuple(range(FIRST_DRAW + TYPES)))
"""All numbers of actions, so that none has to be made again."""
DRAWS: Final = tuple([str(Draw(code)) for code in CODES])
"""By type: the notation of drawing it."""


@cython.final
@cython.cclass
class Twin(AnyTwin):
    """A game of Carcassonne."""

    position: Position
    p: cython.pointer[Position]
    survey: Survey
    s: cython.pointer[Survey]
    setup: Setup

    def __cinit__(self, *_args: Any, **_named: Any) -> None:
        self.p = cython.address(self.position)
        self.memory, self.size = self.p, cython.sizeof(Position)
        self.s = cython.address(self.survey)

    def __init__(self, setup: Setup) -> None:
        """The game before the first draw."""
        CARCASSONNE.check(setup)
        check_expansions(setup)
        ruleset = ruleset_for(setup)
        starts = [expansion.start for expansion in ruleset.expansions if expansion.start]
        self.setup = setup
        self.sit_down()
        self.fill_piles({CODES.index(code): tile.count - starts.count(code) for code, tile in ruleset.tiles.items()})  # BC-01
        rules.start(self.p, CODES.index(ruleset.start), setup.opener)

    def copy(self) -> Twin:
        """Another twin in the same position."""
        other: Twin = Twin.__new__(Twin)
        if not cython.compiled:
            other.p = other.memory = Position()
            other.size = 0
            other.s = Survey()
        other.become(self)
        return other

    def become(self, other: Twin) -> None:
        """Take the other twin's position."""
        self.setup = other.setup
        copy_struct(self.memory, other.memory, self.size)
        copy_struct(self.s, other.s, cython.sizeof(Survey))

    # --- as in Rules

    @property
    def actor(self) -> Actor:
        """Who acts next: a seat, chance, or nobody because the game is over."""
        if self.p.step == DRAW:
            return CHANCE
        return None if self.p.step == OVER else int(self.p.seat)

    def legal(self) -> list[int]:
        """The numbers of all actions allowed now, chance's too, each once; empty only when the game is over."""
        choices: cython.ulonglong
        number: cython.int
        found: list[int] = []
        p = self.p
        s = self.s
        if p.step == DRAW:
            return self.outcomes()[0]
        surveys.survey(p, s)
        if p.step == TILE:
            for number in range(4 * p.opens):
                if p.fits[s.place[number >> 2]] >> (number & 3) & 1:
                    found.append(NUMBERS[FIRST_PLACE + number])  # noqa: PERF401  the variable of a comprehension has no C type
            return found
        choices = surveys.legal(p, s)
        for number in range(FIRST_PLACE):
            if choices >> number & 1:
                found.append(NUMBERS[number])  # noqa: PERF401  as above
        return found

    def odds(self) -> dict[int, int]:
        """Chance's actions with their weights; empty when chance is not to act."""
        actions, weights = self.outcomes()
        return dict(zip(actions, weights, strict=True))

    def outcomes(self) -> tuple[list[int], list[int]]:
        """The same as two rows, in the form that `random.choices` takes."""
        type_: cython.int
        counts: cython.uchar[64]
        actions: list[int] = []
        weights: list[int] = []
        if self.p.step != DRAW:
            return actions, weights
        if not cython.compiled:
            counts = [0] * TYPES
        count(self.p, counts)
        for type_ in range(TYPES):
            if counts[type_]:
                actions.append(NUMBERS[FIRST_DRAW + type_])
                weights.append(NUMBERS[counts[type_]])
        return actions, weights

    def apply(self, action: int) -> None:
        """Carry out the action of this number; ValueError, and nothing changed, if it is not legal."""
        code: cython.int
        number: cython.int = action
        if self.p.step == DRAW:
            code = place_of(self.p, number - FIRST_DRAW)
            if code >= 0:
                rules.draw(self.p, code)
                return
        else:
            code = self.code_of(number)
            if code >= 0:
                rules.apply(self.p, code)
                return
        raise ValueError(f"action {action} is not legal here")

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def code_of(self, number: cython.int) -> cython.int:
        """The code of a seat's action of this number, -1 if it is not legal."""
        surveys.survey(self.p, self.s)
        return surveys.action_of(self.p, self.s, number, surveys.legal(self.p, self.s))

    # --- actions in notation

    def numbers(self) -> dict[str, int]:
        """The notation of every legal action, with its number."""
        return {str(self.action(number)): number for number in self.legal()}

    def action(self, number: int) -> Action:
        """The legal action of this number as games/carcassonne knows it; its `str()` is its notation."""
        code: cython.int
        if self.p.step == DRAW:
            if place_of(self.p, number - FIRST_DRAW) >= 0:
                return Draw(CODES[number - FIRST_DRAW])
        else:
            code = self.code_of(number)
            if code >= 0:
                action: Action = self.named(code)
                return action
        raise ValueError(f"action {number} is not legal here")

    @cython.ccall
    def name_of(self, code: cython.int) -> Any:
        """A seat's action by the code that compiled modules know it by; it must be legal."""
        return self.named(code)

    @cython.cfunc
    def named(self, code: cython.int) -> Action:
        """A seat's action by its code."""
        p = self.p
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

    # --- from and to other forms

    @staticmethod
    def of_view(view: CarcassonneView) -> Twin:
        """A twin in the position of this view."""
        twin: Twin = Twin(setup_of(view))
        twin.lay(layout_of(complete(view, Rng(0))))  # nothing is hidden: no number is drawn
        return twin

    def position_text(self) -> str:
        """The position in notation, as games/carcassonne writes it."""
        return write_position(self.setup, state_of(self.layout(), self.setup))

    @cython.cfunc
    def sit_down(self) -> cython.void:
        """Seats with all their figures at an empty table."""
        figures = ruleset_for(self.setup).figures
        if cython.compiled:
            self.position = NOTHING
        else:
            self.p = self.memory = Position()
            self.size = 0
            self.s = Survey()
        self.s.laid = 0
        self.p.seats = self.setup.seats
        self.p.farmers = CARCASSONNE.option(self.setup, "farmers") == "on"
        for seat in range(self.setup.seats):
            self.p.meeples[seat] = figures[MEEPLE].count  # BC-02
            self.p.abbots[seat] = figures[ABBOT_FIGURE].count if ABBOT_FIGURE in figures else 0  # AB-01

    @cython.cfunc
    def fill_piles(self, bag: Mapping[int, int]) -> cython.void:
        """Put these types into the piles where they belong."""
        p = self.p
        for type_, count in bag.items():
            pile = PILES.index(RULESET.tiles[CODES[type_]].pile)
            for _ in range(count):
                p.bag[IN_PILE * pile + p.in_pile[pile]] = type_
                p.in_pile[pile] += 1

    def lay(self, layout: Layout) -> None:
        """Take the position of a layout of this setup; ValueError if it could not lie on a table."""
        check(layout, self.setup)
        self.sit_down()
        p = self.p
        p.opens = p.grid[0] = 1
        for tile in layout.tiles:
            slot = p.grid[(tile.cell[0] + ROW * tile.cell[1]) & (CELLS - 1)] - 1
            if slot < 0:
                raise ValueError(f"the tile at {tile.cell} touches none of those before it")
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
        self.fill_piles(dict(sorted(layout.bag.items())))  # samples must not depend on the order in which a view lists them
        p.towers, p.supply, p.stolen = len(layout.towers), layout.supply, layout.stolen
        p.step, p.turn, p.seat = layout.step, layout.turn, layout.seat
        p.pile, p.drawn, p.placed = layout.pile, layout.drawn, layout.placed
        if p.step == TILE:
            p.places = board.find_places(p, p.drawn)

    def layout(self) -> Layout:
        """The position in plain numbers."""
        p = self.p
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
            tallies=tuple(
                [{label: p.tally[LABELS * seat + label] for label in range(LABELS) if p.noted[seat] >> label & 1} for seat in range(p.seats)]
            ),
            towers=tuple([Tower(p.tower[i], p.floors[i], p.guard[i], p.rising >> i & 1) for i in range(p.towers)]),
            supply=p.supply,
            stolen=p.stolen,
        )

    # --- at random

    def step(self, rng: Rng, policy: Policy | None = None) -> int:
        """Carry out one action, chance's by their weights, a seat's each as likely or by a policy; its number, -1 when the game is over."""
        place: cython.int
        code: cython.int
        number: int = -1
        if self.p.step == DRAW:
            place = rng.below(self.p.in_pile[self.p.pile])
            number = FIRST_DRAW + self.p.bag[IN_PILE * self.p.pile + place]
            rules.draw(self.p, place)
        elif self.p.step != OVER:
            code = rules.draw_lots(self.p, rng) if policy is None else advise(self.p, policy, rng)
            surveys.survey(self.p, self.s)
            number = surveys.number_of(self.p, self.s, code)
            rules.apply(self.p, code)
        return number

    # --- what AnyTwin asks

    @cython.cfunc
    def check(self, policy: Any) -> Any:
        if not isinstance(policy, (Policy, type(None))):
            raise TypeError(f"{policy} is no policy of this game")
        return None

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def write_scores(self, scores: cython.p_int) -> cython.int:
        seat: cython.int
        for seat in range(self.p.seats):
            scores[seat] = rules.score(self.p, seat)
        return self.p.seats

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play_at_random(self, rng: Rng) -> cython.void:
        rules.play_out(self.p, rng)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play_by(self, policy: AnyPolicy, rng: Rng) -> cython.void:
        play_out_by(self.p, cython.cast(Policy, policy), rng)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def by_nature(self) -> cython.bint:
        return self.p.step == DRAW

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def ways(self) -> cython.int:
        codes: cython.int[32]
        if not cython.compiled:
            codes = [0] * 32
        if self.p.step == DRAW:
            return self.p.in_pile[self.p.pile]
        return self.p.places if self.p.step == TILE else rules.legal(self.p, codes)

    @cython.cfunc
    def take_nth(self, n: cython.int) -> Any:
        code: cython.int
        codes: cython.int[32]
        if not cython.compiled:
            codes = [0] * 32
        if self.p.step == DRAW:
            code = nth_type(self.p, n)
            rules.draw(self.p, place_of(self.p, code))
            return DRAWS[code]
        if self.p.step == TILE:
            code = nth_place(self.p, n)
            text = str(self.named(code))
        else:
            named = sorted([(str(self.named(codes[i])), codes[i]) for i in range(rules.legal(self.p, codes))])
            text, code = named[n]
        rules.apply(self.p, code)
        return text


@cython.cfunc
def cell_of(p: cython.pointer[Position], tile: cython.int) -> Cell:
    """Where a tile lies, by its number."""
    return p.x[tile], p.y[tile]


@cache
def claim_of(face: int, code: int) -> Claim:
    """The claim of this code on a tile that lies so."""
    pieces = RULESET.tiles[CODES[face >> 2]].faces[90 * (face & 3)].pieces
    return Claim(pieces[(code - CLAIM) >> 1].name, ABBOT_FIGURE if (code - CLAIM) & 1 else MEEPLE)
