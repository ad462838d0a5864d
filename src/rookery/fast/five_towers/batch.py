"""Vectorised games of 5 Towers: step thousands at once, into caller-owned buffers, for training environments.

For every game, a step applies one action of the acting seat, lets chance reveal cards, and writes a row of each buffer:

    action             uint8, int32 or int64   input: the action to apply (actions.py); output of random steps: the action drawn
    observation        739 uint8               of the next seat to act (observation.py)
    mask               93 uint8, int8 or bool  1 for each legal action
    actor              uint8 or int8           the next seat to act
    reward             seats float32           0 until the game ends; then each seat's share of the win less 1 / seats. With `points`, what
                                               each seat gained or lost in this step: over a game, that adds up to its score
    done               uint8, int8 or bool     1 if the game ended with this step; the other rows show the first decision of a new game
    final_observation  seats x 739 uint8       what each seat observed at the end of a game that ended with this step

Only `action` is required. A batch reads nothing else, and does not write the fields of absent seats again, so leave its buffers to it.
"""

from collections.abc import Sequence
from typing import Any, SupportsIndex

import cython

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.fast.common.batch import common_rows

if not cython.compiled:
    from rookery.fast.common.batch import AnyBatch
    from rookery.fast.common.checks import whole
    from rookery.fast.five_towers import encoding, rules
    from rookery.fast.five_towers.encoding import OBSERVATION, Table
    from rookery.fast.five_towers.position import DEMOLISH, FIRST_REVEAL, OVER, PLACE, RETRACT, Position
    from rookery.fast.five_towers.twin import Twin


class Batch(AnyBatch):
    """A batch of running games with the same number of seats and the same options.

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
        retracting: bool = False,
        cards_to_come: bool = True,
        positions: Sequence[Twin | str] | None = None,
        **buffers: Any,
    ) -> None:
        self.begin_setup()
        options = {"overbids": "retract" if retracting else "refused", "cards-to-come": "shown" if cards_to_come else "hidden"}
        opening: Twin = Twin(Setup("five-towers", whole(seats, "the number of seats"), FrozenMap(options)))
        self.prepare(opening, games, seed, opener, points)
        self.attach(common_rows(self.seats, OBSERVATION, FIRST_REVEAL, "uint8"), buffers)
        self.retracting, self.hides = opening.p.retracting, opening.p.hides
        self.looks = self.observes or self.finals
        self.find_room()
        if positions is None:
            self.begin_all()
        else:
            self.begin_in(positions)
        self.end_setup(())

    def twin(self, game: SupportsIndex) -> Twin:
        """Return a twin in the position of one game, for inspection or search."""
        found: Twin = AnyBatch.twin(self, game)  # type: ignore[assignment]  # C checks it
        return found

    def find_room(self) -> object:
        """Allocate memory for the games."""
        games: cython.Py_ssize_t = self.games
        if cython.compiled:
            self.positions = cython.cast(cython.pointer[Position], self.room(games * cython.sizeof(Position)))
            self.tables = cython.cast(cython.pointer[Table], self.room(games * cython.sizeof(Table)))
            self.choices = cython.cast(cython.p_uint, self.room(games * cython.sizeof(cython.uint)))
            self.chosen = cython.cast(cython.p_uchar, self.room(games))
        else:
            self.positions, self.tables = [Position() for _ in range(games)], [Table() for _ in range(games)]
            self.choices, self.chosen = [0] * games, [0] * games
        return None

    def game_at(self, game: cython.Py_ssize_t) -> cython.pointer[Position]:
        """Return the position of one game."""
        return self.positions + game if cython.compiled else self.positions[game]

    def table_at(self, game: cython.Py_ssize_t) -> cython.pointer[Table]:
        """Return what the observations of one game are copied from."""
        return self.tables + game if cython.compiled else self.tables[game]

    # --- implementation of AnyBatch

    def arguments(self) -> Any:
        options = self.setup.options
        return {
            "games": self.games,
            "seats": self.seats,
            "points": self.points,
            "opener": self.opener,
            "retracting": options["overbids"] == "retract",
            "cards_to_come": options["cards-to-come"] == "shown",
        }

    def stow(self, game: cython.Py_ssize_t) -> Any:
        return self.twin_at(game).layout()

    def unstowed(self, state: Any) -> Any:
        twin = self.opening.copy()
        twin.lay(state)
        return twin

    def lay(self, game: cython.Py_ssize_t, twin: Any) -> object:
        source: Twin = twin
        rules.copy(self.game_at(game), source.p)
        encoding.read_table(source.p, self.table_at(game))
        return None

    def twin_at(self, game: cython.Py_ssize_t) -> Any:
        found: Twin = self.opening.copy()
        rules.copy(found.p, self.game_at(game))
        return found

    def begin(self, game: cython.Py_ssize_t) -> cython.void:
        p: cython.pointer[Position] = self.game_at(game)
        p.hides = self.hides
        rules.start(p, self.seats, self.next_opener(), self.retracting)  # FT-26
        rules.reveal_all(p, self.rng)
        if self.looks:
            encoding.clear_table(p, self.table_at(game))

    def show(self, game: cython.Py_ssize_t) -> cython.void:
        p: cython.pointer[Position] = self.game_at(game)
        self.actor[game] = p.actor
        self.choices[game] = rules.legal(p)
        if self.masks:
            encoding.write_mask(p, self.choices[game], self.mask, game * FIRST_REVEAL)
        if self.observes:
            encoding.observe(p, self.table_at(game), p.actor, self.observation, game * OBSERVATION)

    def show_final(self, game: cython.Py_ssize_t) -> cython.void:
        for seat in range(self.seats):
            row: cython.Py_ssize_t = (game * self.seats + seat) * OBSERVATION
            encoding.observe(self.game_at(game), self.table_at(game), seat, self.final_observation, row)

    def read(self, game: cython.Py_ssize_t, number: cython.longlong) -> cython.bint:
        choice: cython.int = -1
        if 0 <= number < FIRST_REVEAL:
            choice = rules.choice_of(self.game_at(game), cython.cast(cython.int, number), self.choices[game])
        self.chosen[game] = choice & 31
        return choice >= 0

    def play(self, game: cython.Py_ssize_t, at_random: cython.bint) -> cython.bint:
        p: cython.pointer[Position] = self.game_at(game)
        seat: cython.int = p.actor
        if at_random:
            self.chosen[game] = rules.random_action(self.choices[game], self.rng)
            self.write_number(game, rules.action_of(p, self.chosen[game]))
        chosen: cython.int = self.chosen[game]
        type_: cython.int = chosen - DEMOLISH if chosen < PLACE else p.display[chosen - PLACE] >> 5 if chosen < RETRACT else -1
        rules.apply(p, chosen)
        rules.reveal_all(p, self.rng)
        if self.looks:
            if type_ >= 0:
                encoding.read_tower(p, seat, type_, self.table_at(game))
            encoding.follow_piles(p, self.table_at(game))
        return p.step == OVER

    def write_scores(self, game: cython.Py_ssize_t, scores: cython.p_int) -> cython.void:
        for seat in range(self.seats):
            scores[seat] = rules.score(self.game_at(game), seat)
