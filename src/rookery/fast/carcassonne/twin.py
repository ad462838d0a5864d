"""The twin of Carcassonne for Python: a mutable position with numbered actions (actions.py)."""

from __future__ import annotations

from reprlib import repr as short
from typing import Any, Final, SupportsIndex

import cython

from rookery.core.record import Setup
from rookery.core.rules import AnyGame, Seat
from rookery.fast.carcassonne.layout import Layout, check_limits, layout_of, setup_of, state_of
from rookery.fast.carcassonne.layout import check as check_layout
from rookery.fast.carcassonne.planes import LENGTH
from rookery.fast.carcassonne.tiles import CODES, check_expansions
from rookery.games.carcassonne import CARCASSONNE
from rookery.games.carcassonne.actions import Action, Draw
from rookery.games.carcassonne.completion import complete
from rookery.games.carcassonne.notation import write_position
from rookery.games.carcassonne.rules import ruleset_for
from rookery.games.carcassonne.state import State
from rookery.games.carcassonne.view import CarcassonneView

if not cython.compiled:
    from rookery.fast.carcassonne import encoding, laying, naming, numbering, plane_writer, rules, towers
    from rookery.fast.carcassonne.encoding import BoardIndex
    from rookery.fast.carcassonne.numbering import FIRST_DRAW, SHADOWED
    from rookery.fast.carcassonne.observation import OBSERVATION
    from rookery.fast.carcassonne.order import count, nth_place, nth_type, place_of
    from rookery.fast.carcassonne.policy import Policy, advise, play_out_by
    from rookery.fast.carcassonne.position import DRAW, IN_PILE, OVER, TILE, Position
    from rookery.fast.carcassonne.scoring import score_remaining
    from rookery.fast.common.buffers import bytes_of, copy_struct
    from rookery.fast.common.checks import integer
    from rookery.fast.common.rng import Rng
    from rookery.fast.common.twin import AnyPolicy, AnyTwin, list_of


NOTHING = cython.declare(Position)
"""A zeroed position (compiled only)."""
NO_INDEX = cython.declare(BoardIndex)
"""A zeroed board index (compiled only)."""


DRAWS: Final = tuple([str(Draw(code)) for code in CODES])
"""The notation of each type's draw."""


class Twin(AnyTwin):
    """A game of Carcassonne."""

    position: Position
    board_index: BoardIndex

    def __cinit__(self) -> None:
        self.p = cython.address(self.position)
        self.memory, self.size = self.p, cython.sizeof(Position)
        self.s = cython.address(self.board_index)

    def __init__(self, setup: Setup) -> None:
        """Set up the game before the first draw."""
        if isinstance(setup, Setup):
            check_expansions(setup)
        self.set_up(setup)
        ruleset = ruleset_for(setup)
        starts = [expansion.start for expansion in ruleset.expansions if expansion.start]
        self.clear()
        laying.fill_piles(self.p, {CODES.index(code): tile.count - starts.count(code) for code, tile in ruleset.tiles.items()})  # BC-01
        rules.start(self.p, CODES.index(ruleset.start), setup.opener)

    def copy(self) -> Twin:
        """Return another twin in the same position."""
        other: Twin = Twin.__new__(Twin)
        if not cython.compiled:
            other.p = other.memory = Position()
            other.size = 0
            other.s = BoardIndex()
        other.become(self)
        return other

    def become(self, other: AnyTwin) -> None:
        """Copy the position and board index of another twin; raise TypeError if its game differs."""
        AnyTwin.become(self, other)
        twin: Twin = other  # type: ignore[assignment]  # C checks it
        if twin.s.laid:
            copy_struct(self.s, twin.s, cython.sizeof(BoardIndex))
        else:
            encoding.forget(self.s)

    # --- as in Rules

    def legal(self) -> list[int]:
        """Return the numbers of all legal actions, including chance's, in ascending order; empty only when the game is over."""
        numbers = cython.declare(cython.ushort[848])  # up to four for each open place
        self.check()
        if self.p.step == DRAW:
            return self.outcomes()[0]
        count: cython.int = numbering.list_numbers(self.p, numbers)
        return list_of(numbers, count)

    def apply(self, action: SupportsIndex) -> None:
        """Apply the action of this number; if it is illegal, raise ValueError and change nothing."""
        number: cython.longlong = integer(action, "an action")
        self.check()
        code: cython.int = self.code_of(number)
        if code < 0:
            raise ValueError(f"action {short(action)} is not legal here")
        if self.p.step == DRAW:
            rules.draw(self.p, code)
        else:
            rules.apply(self.p, code)

    def action(self, number: SupportsIndex) -> Action:
        """Return the legal action of this number as an action of games/carcassonne; its `str()` is its notation."""
        wanted: cython.longlong = integer(number, "an action")
        self.check()
        code: cython.int = self.code_of(wanted)
        if code < 0:
            raise ValueError(f"action {short(number)} is not legal here")
        action: Action = Draw(CODES[wanted - FIRST_DRAW]) if self.p.step == DRAW else self.name_of(code)
        return action

    def code_of(self, number: cython.longlong) -> cython.int:
        """Return the code of a seat's action, or the index in the pile of the tile that chance draws; -1 if the number is not legal."""
        if self.p.step != DRAW:
            return numbering.code_of(self.p, number)
        return place_of(self.p, cython.cast(cython.int, number - FIRST_DRAW)) if FIRST_DRAW <= number < SHADOWED else -1

    def notation_of(self, code: cython.int) -> Any:
        """Return the notation of the action with this code; raise ValueError if it is not legal here."""
        codes: cython.int[1024] = [0] * 1024
        for i in range(rules.legal(self.p, codes)):
            if codes[i] == code:
                return str(self.name_of(code))
        raise ValueError("this twin is not in the position of the last search")

    def name_of(self, code: cython.int) -> Any:
        """Return a seat's legal action by its code."""
        return naming.action_of(self.p, code)

    def planes(self, seat: Seat | None = None) -> bytes:
        """Return the same as `observation`, but drawn as planes for convolutions, in the layout of planes.py."""
        self.check()
        observer = self.observer(seat)
        row = bytearray(LENGTH)
        encoding.count_to_come(self.p, self.s)
        encoding.index_board(self.p, self.s)
        plane_writer.write_planes(self.p, self.s, observer, bytes_of(row), 0)
        return bytes(row)

    # --- conversions

    @staticmethod
    def of_view(view: CarcassonneView, rng: Rng | None = None) -> Twin:
        """Return a twin in the position of this view; `rng` is unused, because Carcassonne hides nothing."""
        if not isinstance(view, CarcassonneView):
            raise TypeError(f"a view of Carcassonne is needed, not {short(view)}")
        twin: Twin = Twin(setup_of(view))
        twin.lay_state(complete(view, Rng(0) if rng is None else rng))
        twin.arrange()
        return twin

    def position_text(self) -> str:
        """Return the position in notation, as games/carcassonne writes it."""
        self.check()
        return write_position(self.setup, state_of(self.layout(), self.setup))

    def layout(self) -> Layout:
        """Return the position in plain numbers."""
        self.check()
        found: Layout = laying.read_layout(self.p)
        return found

    def lay(self, layout: Layout) -> None:
        """Set the position to that of a layout; raise ValueError if it is impossible in this setup."""
        self.check()
        check_layout(layout, self.setup)
        self.put(layout)

    def lay_state(self, state: State) -> None:
        """Set the position to that of a games/carcassonne state."""
        self.check()
        if not isinstance(state, State):
            raise TypeError(f"a state of Carcassonne is needed, not {short(state)}")
        self.put(layout_of(state))

    def put(self, layout: Layout) -> object:
        """Set the position to that of a layout of which only sizes and indices are checked."""
        check_limits(layout, self.setup)
        other: Twin = self.copy()
        other.clear()
        laying.lay(other.p, layout)
        self.become(other)
        return None

    def arrange(self) -> None:
        """Sort the piles and figures, which are unordered.

        Afterwards, twins whose tiles were placed in the same order play the same game with the same random numbers.
        """
        self.check()
        laying.arrange(self.p)

    def clear(self) -> object:
        """Give the seats all their figures in an empty position."""
        if cython.compiled:
            self.position, self.board_index = NOTHING, NO_INDEX
        else:
            self.p = self.memory = Position()
            self.size = 0
            self.s = BoardIndex()
        laying.sit_down(self.p, self.setup)
        return None

    # --- at random

    def step(self, rng: Rng, policy: Policy | None = None) -> int:
        """Apply one action: chance's by weight, a seat's uniformly or by a policy; return its number, -1 when the game is over."""
        number: int = -1
        self.check()
        if self.p.step == DRAW:
            place = rng.pick(self.p.in_pile[self.p.pile])
            number = FIRST_DRAW + self.p.bag[IN_PILE * self.p.pile + place]
            rules.draw(self.p, place)
        elif self.p.step != OVER:
            code = rules.random_action(self.p, rng) if policy is None else advise(self.p, policy, rng)
            number = numbering.number_of(self.p, code)
            rules.apply(self.p, code)
        return number

    # --- implementation of AnyTwin

    def game(self) -> AnyGame:
        return CARCASSONNE

    def row_sizes(self) -> Any:
        return OBSERVATION, FIRST_DRAW

    def policy_type(self) -> Any:
        return Policy

    def write_scores(self, scores: cython.p_int) -> cython.int:
        for seat in range(self.p.seats):
            scores[seat] = rules.score(self.p, seat)
        return self.p.seats

    def write_projection(self, scores: cython.p_int) -> cython.int:
        memory = cython.declare(Position)
        ended: cython.pointer[Position] = cython.address(memory) if cython.compiled else Position()
        copy_struct(ended, self.p, cython.sizeof(Position))
        if ended.step != OVER:
            score_remaining(ended)
            towers.score_last_guards(ended)
        for seat in range(ended.seats):
            scores[seat] = rules.score(ended, seat)
        return ended.seats

    def write_observation(self, seat: cython.int, into: cython.p_uchar) -> cython.void:
        encoding.count_to_come(self.p, self.s)
        encoding.index_board(self.p, self.s)
        encoding.observe(self.p, self.s, seat, into, 0)

    def write_mask(self, into: cython.p_uchar) -> cython.void:
        numbering.write_mask(self.p, into, 0)

    def count_draws(self, counts: cython.p_uchar) -> cython.int:
        count(self.p, counts)
        return FIRST_DRAW

    def seat_to_act(self) -> cython.int:
        return self.p.seat

    def draw_all(self, rng: Rng) -> cython.void:
        while self.p.step == DRAW:
            rules.draw(self.p, rng.pick(self.p.in_pile[self.p.pile]))

    def choose_at_random(self, rng: Rng) -> cython.void:
        rules.apply(self.p, rules.random_action(self.p, rng))

    def play_at_random(self, rng: Rng) -> cython.void:
        rules.play_out(self.p, rng)

    def play_by(self, policy: AnyPolicy, rng: Rng) -> cython.void:
        play_out_by(self.p, cython.cast(Policy, policy), rng)

    def by_chance(self) -> cython.bint:
        return self.p.step == DRAW

    def is_over(self) -> cython.bint:
        return self.p.step == OVER

    def ways(self) -> cython.int:
        codes: cython.int[32] = [0] * 32
        if self.p.step == DRAW:
            return self.p.in_pile[self.p.pile]
        return self.p.places if self.p.step == TILE else rules.legal(self.p, codes)

    def take_nth(self, n: cython.int) -> Any:
        codes: cython.int[32] = [0] * 32
        if self.p.step == DRAW:
            code: cython.int = nth_type(self.p, n)
            rules.draw(self.p, place_of(self.p, code))
            return DRAWS[code]
        if self.p.step == TILE:
            code = nth_place(self.p, n)
            text = str(self.name_of(code))
        else:
            named = sorted([(str(self.name_of(codes[i])), codes[i]) for i in range(rules.legal(self.p, codes))])
            text, code = named[n]
        rules.apply(self.p, code)
        return text
