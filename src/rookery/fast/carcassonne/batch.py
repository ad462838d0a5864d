"""Vectorised games of Carcassonne: step thousands at once, into caller-owned buffers, for training environments.

For every game, a step applies one action of the acting seat, lets chance draw tiles, and writes a row of each buffer:

    action             uint16, int32 or int64   input: the action to apply (actions.py); output of random steps: the action drawn
    observation        3828 uint8               of the next seat to act (observation.py)
    mask               4138 uint8, int8 or bool 1 for each legal action
    actor              uint8 or int8            the next seat to act
    reward             seats float32            0 until the game ends; then each seat's share of the win less 1 / seats. With `points`, what
                                                each seat scored in this step: over a game, that adds up to its score
    done               uint8, int8 or bool      1 if the game ended with this step; the other rows show the first decision of a new game
    final_observation  seats x 3828 uint8       what each seat observed at the end of a game that ended with this step
    planes             74 x 32 x 32 uint8       the same as `observation`, drawn for convolutions (planes.py)
    final_planes       seats x 74 x 32 x 32 uint8

Only `action` is required. A batch reads nothing else, and writes only what can have changed since the previous step, so leave its buffers to it.
The batch itself takes about 35 KB per game.
"""

from collections.abc import Sequence
from reprlib import repr as short
from typing import Any, SupportsIndex

import cython

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.fast.carcassonne.planes import LENGTH
from rookery.fast.common.batch import common_rows

if not cython.compiled:
    from rookery.fast.carcassonne import encoding, numbering, plane_writer, rules
    from rookery.fast.carcassonne.encoding import BoardIndex
    from rookery.fast.carcassonne.numbering import FIRST_DRAW, SHADOWED
    from rookery.fast.carcassonne.observation import OBSERVATION
    from rookery.fast.carcassonne.position import DRAW, IN_PILE, OVER, Position
    from rookery.fast.carcassonne.twin import Twin
    from rookery.fast.common.batch import AnyBatch
    from rookery.fast.common.buffers import clear_bytes, copy_struct
    from rookery.fast.common.checks import whole


class Batch(AnyBatch):
    """A batch of running games with one setup.

    Buffers are any contiguous memory of the right size and type, such as NumPy arrays. Every game draws from its own random
    stream, game i from `Rng(seed + i)`, so it does not depend on the other games. A random seat opens each new game, or else `opener`.
    `positions` start the first games.
    """

    def __init__(
        self,
        games: SupportsIndex,
        seats: SupportsIndex,
        seed: SupportsIndex,
        *,
        points: bool = False,
        opener: SupportsIndex | None = None,
        expansions: Sequence[str] = (),
        farmers: bool = True,
        positions: Sequence[Twin | str] | None = None,
        **buffers: Any,
    ) -> None:
        self.begin_setup()
        options = FrozenMap({"farmers": "on" if farmers else "off"})
        opening: Twin = Twin(Setup("carcassonne", whole(seats, "the number of seats"), options, tuple(expansions)))
        self.prepare(opening, games, seed, opener, points)
        rows = {"planes": (LENGTH, ("uint8",)), "final_planes": (self.seats * LENGTH, ("uint8",))}
        self.attach(common_rows(self.seats, OBSERVATION, FIRST_DRAW, "uint16") | rows, buffers)
        self.attach_planes(buffers)
        self.find_room()
        copy_struct(self.game_at(self.games), opening.p, cython.sizeof(Position))
        encoding.count_to_come(opening.p, self.index_at(self.games))
        if positions is None:
            self.begin_all()
        else:
            self.begin_in(positions)
        self.end_setup(())

    def attach_planes(self, buffers: Any) -> object:
        """Attach the buffers that only this game has."""
        self.draws, self.draws_finals, self.observes_finals = "planes" in buffers, "final_planes" in buffers, self.finals
        self.finals = self.observes_finals or self.draws_finals
        self.drawing = LENGTH
        if cython.compiled:
            self.planes = cython.cast(cython.p_uchar, self.rows_of("planes", 0))
            self.final_planes = cython.cast(cython.p_uchar, self.rows_of("final_planes", 0))
        else:
            self.planes, self.final_planes = self.rows_of("planes", 0), self.rows_of("final_planes", 0)
        return None

    def twin(self, game: SupportsIndex) -> Twin:
        """Return a twin in the position of one game, for inspection or search."""
        found: Twin = AnyBatch.twin(self, game)  # type: ignore[assignment]  # C checks it
        return found

    def find_room(self) -> object:
        """Allocate memory for the games, plus a template position and board index from which every game starts."""
        games: cython.Py_ssize_t = self.games
        if cython.compiled:
            self.positions = cython.cast(cython.pointer[Position], self.room((games + 1) * cython.sizeof(Position)))
            self.indices = cython.cast(cython.pointer[BoardIndex], self.room((games + 1) * cython.sizeof(BoardIndex)))
            self.chosen = cython.cast(cython.p_int, self.room(games * cython.sizeof(cython.int)))
            self.fresh = cython.cast(cython.p_uchar, self.room(games))
        else:
            self.positions, self.indices = [Position() for _ in range(games + 1)], [BoardIndex() for _ in range(games + 1)]
            self.chosen, self.fresh = [0] * games, [0] * games
        return None

    def game_at(self, game: cython.Py_ssize_t) -> cython.pointer[Position]:
        """Return the position of one game."""
        return self.positions + game if cython.compiled else self.positions[game]

    def index_at(self, game: cython.Py_ssize_t) -> cython.pointer[BoardIndex]:
        """Return the board index of one game."""
        return self.indices + game if cython.compiled else self.indices[game]

    def draw_all(self, game: cython.Py_ssize_t) -> cython.void:
        """Let chance draw tiles until a seat is to act or the game is over."""
        p: cython.pointer[Position] = self.game_at(game)
        s: cython.pointer[BoardIndex] = self.index_at(game)
        while p.step == DRAW:
            place = self.rng.pick(p.in_pile[p.pile])
            s.to_come[p.bag[IN_PILE * p.pile + place]] -= 1
            rules.draw(p, place)

    # --- implementation of AnyBatch

    def arguments(self) -> Any:
        return {
            "games": self.games,
            "seats": self.seats,
            "points": self.points,
            "opener": self.opener,
            "expansions": self.setup.expansions,
            "farmers": self.setup.options["farmers"] == "on",
        }

    def stow(self, game: cython.Py_ssize_t) -> Any:
        p: cython.pointer[Position] = self.game_at(game)
        piles = [[p.bag[IN_PILE * pile + i] for i in range(p.in_pile[pile])] for pile in range(5)]
        return self.twin_at(game).layout(), piles

    def unstowed(self, state: Any) -> Any:
        layout, piles = state
        twin: Twin = self.opening.copy()
        twin.lay(layout)
        for pile, order in zip(range(5), piles, strict=True):
            types = [twin.p.bag[IN_PILE * pile + i] for i in range(twin.p.in_pile[pile])]
            if sorted(order) != sorted(types):
                raise ValueError(f"the order {short(order)} is not one of the {len(types)} tiles in a pile")
            for i in range(len(types)):
                twin.p.bag[IN_PILE * pile + i] = order[i]
        return twin

    def lay(self, game: cython.Py_ssize_t, twin: Any) -> object:
        source: Twin = twin
        s: cython.pointer[BoardIndex] = self.index_at(game)
        copy_struct(self.game_at(game), source.p, cython.sizeof(Position))
        copy_struct(s, source.s, cython.sizeof(BoardIndex))
        encoding.count_to_come(source.p, s)
        self.fresh[game] = 1
        return None

    def twin_at(self, game: cython.Py_ssize_t) -> Any:
        found: Twin = self.opening.copy()
        copy_struct(found.p, self.game_at(game), cython.sizeof(Position))
        copy_struct(found.s, self.index_at(game), cython.sizeof(BoardIndex))
        return found

    def begin(self, game: cython.Py_ssize_t) -> cython.void:
        p: cython.pointer[Position] = self.game_at(game)
        copy_struct(p, self.game_at(self.games), cython.sizeof(Position))
        copy_struct(self.index_at(game), self.index_at(self.games), cython.sizeof(BoardIndex))
        p.seat = self.next_opener()
        self.fresh[game] = 1
        self.draw_all(game)

    def show(self, game: cython.Py_ssize_t) -> cython.void:
        p: cython.pointer[Position] = self.game_at(game)
        s: cython.pointer[BoardIndex] = self.index_at(game)
        self.actor[game] = p.seat
        if self.fresh[game]:
            self.clear_rows(game)
        if self.masks:
            numbering.write_mask(p, self.mask, game * FIRST_DRAW)
        if self.observes:
            encoding.index_board(p, s)
            encoding.observe(p, s, p.seat, self.observation, game * OBSERVATION)
        if self.draws:
            encoding.index_board(p, s)
            plane_writer.write_planes(p, s, p.seat, self.planes, game * self.drawing)

    def clear_rows(self, game: cython.Py_ssize_t) -> cython.void:
        """Clear what an earlier game has written; from now on, the rows change only where this game does."""
        self.fresh[game] = 0
        if self.masks:
            clear_bytes(self.mask, game * FIRST_DRAW, FIRST_DRAW)
        if self.observes:
            clear_bytes(self.observation, game * OBSERVATION, OBSERVATION)
        if self.draws:
            clear_bytes(self.planes, game * self.drawing, self.drawing)

    def show_final(self, game: cython.Py_ssize_t) -> cython.void:
        p: cython.pointer[Position] = self.game_at(game)
        s: cython.pointer[BoardIndex] = self.index_at(game)
        encoding.index_board(p, s)
        for seat in range(self.seats):
            if self.observes_finals:
                row = (game * self.seats + seat) * OBSERVATION
                clear_bytes(self.final_observation, row, OBSERVATION)
                encoding.observe(p, s, seat, self.final_observation, row)
            if self.draws_finals:
                row = (game * self.seats + seat) * self.drawing
                clear_bytes(self.final_planes, row, self.drawing)
                plane_writer.write_planes(p, s, seat, self.final_planes, row)

    def read(self, game: cython.Py_ssize_t, number: cython.longlong) -> cython.bint:
        self.chosen[game] = numbering.code_of(self.game_at(game), number) if number < FIRST_DRAW else -1
        return self.chosen[game] >= 0

    def play(self, game: cython.Py_ssize_t, at_random: cython.bint) -> cython.bint:
        p: cython.pointer[Position] = self.game_at(game)
        if at_random:
            self.choose_at_random(game)
        rules.apply(p, self.chosen[game])
        self.draw_all(game)
        return p.step == OVER

    def choose_at_random(self, game: cython.Py_ssize_t) -> cython.void:
        """Choose a random action and write its number; where another placement shadows it, choose that one."""
        p: cython.pointer[Position] = self.game_at(game)
        code: cython.int = rules.random_action(p, self.rng)
        number: cython.int = numbering.number_of(p, code)
        if number >= SHADOWED:
            number = numbering.window_number(p, code)
            code = numbering.code_of(p, number)
        self.chosen[game] = code
        self.write_number(game, number)

    def write_scores(self, game: cython.Py_ssize_t, scores: cython.p_int) -> cython.void:
        for seat in range(self.seats):
            scores[seat] = rules.score(self.game_at(game), seat)
