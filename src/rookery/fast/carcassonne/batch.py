"""Thousands of games of Carcassonne stepped at once, into buffers that the caller owns: what environments for training stand on.

For every game a step carries out one action of the seat that is to act, lets nature draw tiles, and writes a row of each buffer:

    observation 3720 bytes   what the seat that acts next sees (observation.py says where what stands)
    mask         882 bytes   1 for each action (actions.py) it may do
    actor          1 byte    which seat that is
    reward      seats floats 0 until the game ends; then each seat's share of the win less 1 / seats. Or, if so wished, the points that each
                             seat got with this step: over a game they add up to its score
    done           1 byte    1 if the game ended with this step: the row then shows the first decision of a new game

    action         2 bytes   is read: what to do; or written: what was drawn by lot

The batch itself takes about 32 KB for each game.
"""

# mypy: disable-error-code="import-untyped, import-not-found, untyped-decorator, valid-type"
# C types and decorators are Cython's to check: to Python they are nothing.

from collections.abc import Sequence
from typing import Any

import cython

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.fast.common.buffers import flat

if not cython.compiled:
    from rookery.fast.carcassonne import rules
    from rookery.fast.carcassonne import survey as surveys
    from rookery.fast.carcassonne.position import DRAW, IN_PILE, OVER, Position
    from rookery.fast.carcassonne.survey import ACTIONS, OBSERVATION, Survey
    from rookery.fast.carcassonne.twin import Twin
    from rookery.fast.common.buffers import beginning, share_win
    from rookery.fast.common.rng import Rng


@cython.final
@cython.cclass
class Batch:
    """Games under way, all of the same setup. Buffers may have any shape, as long as they are contiguous and of the right size.

    Each new game is opened by a random seat. The seed determines everything; no other thread may use the batch during a step.
    """

    positions: cython.pointer[Position]
    surveys: cython.pointer[Survey]
    choices: cython.p_ulonglong
    chosen: cython.p_int
    scored: cython.p_int
    observation: cython.p_uchar
    mask: cython.p_uchar
    actor: cython.p_uchar
    reward: cython.p_float
    done: cython.p_uchar
    action: cython.p_ushort

    def __init__(
        self,
        games: int,
        seats: int,
        seed: int,
        *,
        observation: Any,
        mask: Any,
        actor: Any,
        reward: Any,
        done: Any,
        action: Any,
        points: bool = False,
        expansions: Sequence[str] = (),
        farmers: bool = True,
    ) -> None:
        if games < 1 or not 2 <= seats <= 5:  # BC-01
            raise ValueError(f"a batch is of 1 or more games of 2 to 5 seats, not {games} of {seats}")
        self.setup = Setup("carcassonne", seats, FrozenMap({"farmers": "on" if farmers else "off"}), tuple(expansions))
        self.games, self.seats, self.points = games, seats, points
        self.rng = Rng(seed)
        self.buffers = (
            flat(observation, "B", games * OBSERVATION, "observation"),
            flat(mask, "B", games * ACTIONS, "mask"),
            flat(actor, "B", games, "actor"),
            flat(reward, "f", games * seats, "reward"),
            flat(done, "B", games, "done"),
            flat(action, "H", games, "action"),
        )
        if cython.compiled:
            self.point_at_memory()
        else:
            self.positions, self.surveys = [Position() for _ in range(games + 1)], [Survey() for _ in range(games + 1)]
            self.choices, self.chosen, self.scored = [0] * games, [0] * games, [0] * games * seats
            self.observation, self.mask, self.actor, self.reward, self.done, self.action = self.buffers
        first: Twin = Twin(self.setup)
        rules.copy(game_at(self, games), first.p)
        for type_, count in first.layout().bag.items():
            survey_at(self, games).to_come[type_] = count
        self.reset()

    @cython.cfunc
    def point_at_memory(self) -> object:
        """Find memory for the games, and where all buffers begin; it stays there as long as their memoryviews live.

        The position and the survey behind those of the last game are the ones in which every game starts.
        """
        games: cython.Py_ssize_t = self.games
        sizes = (
            (games + 1) * cython.sizeof(Position),
            (games + 1) * cython.sizeof(Survey),
            games * cython.sizeof(cython.ulonglong),
            games * cython.sizeof(cython.int),
            games * self.seats * cython.sizeof(cython.int),
        )
        self.memory = [memoryview(bytearray(size)) for size in sizes]
        self.positions = cython.cast(cython.pointer[Position], beginning(self.memory[0]))
        self.surveys = cython.cast(cython.pointer[Survey], beginning(self.memory[1]))
        self.choices = cython.cast(cython.p_ulonglong, beginning(self.memory[2]))
        self.chosen = cython.cast(cython.p_int, beginning(self.memory[3]))
        self.scored = cython.cast(cython.p_int, beginning(self.memory[4]))
        self.observation = cython.cast(cython.p_uchar, beginning(self.buffers[0]))
        self.mask = cython.cast(cython.p_uchar, beginning(self.buffers[1]))
        self.actor = cython.cast(cython.p_uchar, beginning(self.buffers[2]))
        self.reward = cython.cast(cython.p_float, beginning(self.buffers[3]))
        self.done = cython.cast(cython.p_uchar, beginning(self.buffers[4]))
        self.action = cython.cast(cython.p_ushort, beginning(self.buffers[5]))
        return None

    def reset(self) -> None:
        """Begin all games anew, and write what their first seats see."""
        game: cython.Py_ssize_t
        with cython.nogil:
            for game in range(self.games):
                self.done[game] = 0
                begin(self, game)
                show(self, game)

    def step(self) -> None:
        """Carry out `action` in every game; ValueError, and nothing changed, if one of them is not legal."""
        wrong: cython.Py_ssize_t
        with cython.nogil:
            wrong = first_wrong(self)
            if wrong < 0:
                step_all(self, False)
        if wrong >= 0:
            raise ValueError(f"action {self.action[wrong]} is not legal in game {wrong}")

    def step_at_random(self) -> None:
        """Draw an action for every game by lot, write it to `action`, and carry it out."""
        with cython.nogil:
            step_all(self, True)

    def twin(self, game: int) -> Twin:
        """A twin in the position of one game, to look into or to search from; its actions have the twin's numbers."""
        if not 0 <= game < self.games:
            raise IndexError(f"there is no game {game} in a batch of {self.games}")
        found: Twin = Twin(self.setup)
        rules.copy(found.p, game_at(self, game))
        return found


# --- stepping


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def game_at(batch: Batch, game: cython.Py_ssize_t) -> cython.pointer[Position]:
    """The position of one game."""
    return batch.positions + game if cython.compiled else batch.positions[game]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def survey_at(batch: Batch, game: cython.Py_ssize_t) -> cython.pointer[Survey]:
    """The survey of one game."""
    return batch.surveys + game if cython.compiled else batch.surveys[game]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def begin(batch: Batch, game: cython.Py_ssize_t) -> cython.void:
    """A new game, its first tile drawn."""
    seat: cython.int
    p: cython.pointer[Position] = game_at(batch, game)
    rules.copy(p, game_at(batch, batch.games))
    surveys.copy(survey_at(batch, game), survey_at(batch, batch.games))
    p.seat = batch.rng.below(batch.seats)
    for seat in range(batch.seats):
        batch.scored[game * batch.seats + seat] = 0
    deal(batch, game)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def deal(batch: Batch, game: cython.Py_ssize_t) -> cython.void:
    """Let nature draw tiles until a seat is to act or the game is over."""
    place: cython.int
    p: cython.pointer[Position] = game_at(batch, game)
    s: cython.pointer[Survey] = survey_at(batch, game)
    while p.step == DRAW:
        place = batch.rng.below(p.in_pile[p.pile])
        s.to_come[p.bag[IN_PILE * p.pile + place]] -= 1
        rules.draw(p, place)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def first_wrong(batch: Batch) -> cython.Py_ssize_t:
    """Read the actions; the first game whose action is not legal, -1 if there is none."""
    game: cython.Py_ssize_t
    for game in range(batch.games):
        batch.chosen[game] = surveys.action_of(game_at(batch, game), survey_at(batch, game), batch.action[game], batch.choices[game])
        if batch.chosen[game] < 0:
            return game
    return -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def step_all(batch: Batch, by_lot: cython.bint) -> cython.void:
    """Carry out what was chosen, or else is drawn by lot, and write down what came of it."""
    game: cython.Py_ssize_t
    p: cython.pointer[Position]
    for game in range(batch.games):
        p = game_at(batch, game)
        if by_lot:
            batch.chosen[game] = rules.draw_lots(p, batch.rng)
            batch.action[game] = surveys.number_of(p, survey_at(batch, game), batch.chosen[game])
        rules.apply(p, batch.chosen[game])
        deal(batch, game)
        batch.done[game] = p.step == OVER
        give_reward(batch, game)
        if p.step == OVER:
            begin(batch, game)
        show(batch, game)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def give_reward(batch: Batch, game: cython.Py_ssize_t) -> cython.void:
    """What the step has brought each seat."""
    seat: cython.int
    score: cython.int
    row: cython.Py_ssize_t = game * batch.seats
    p: cython.pointer[Position] = game_at(batch, game)
    for seat in range(batch.seats):
        if batch.points:
            score = rules.score(p, seat)
            batch.reward[row + seat] = score - batch.scored[row + seat]
            batch.scored[row + seat] = score
        else:
            batch.reward[row + seat] = rules.score(p, seat) if p.step == OVER else 0
    if p.step == OVER and not batch.points:
        share_win(batch.reward, row, batch.seats)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def show(batch: Batch, game: cython.Py_ssize_t) -> cython.void:
    """Write what the seat that acts may do and what it sees."""
    p: cython.pointer[Position] = game_at(batch, game)
    s: cython.pointer[Survey] = survey_at(batch, game)
    batch.actor[game] = p.seat
    surveys.survey(p, s)
    batch.choices[game] = surveys.legal(p, s)
    surveys.write_mask(p, s, batch.choices[game], batch.mask, game * ACTIONS)
    surveys.observe(p, s, batch.observation, game * OBSERVATION)
