"""Base class of all batches: the caller's buffers, and the loops that step, restart and observe games.

A batch writes only the buffers that the caller gives it, each with a row for every game:

    action              input: the number of the action to apply; output of random steps: the action drawn
    observation         what the next seat to act observes (observation.py of the game)
    mask                1 for each legal action (actions.py of the game)
    actor               the next seat to act
    reward              a float for each seat
    done                1 if the game ended with this step; the other rows then show the first decision of a new game
    final_observation   of a game that ended with this step: what each seat observes at its end
"""

from collections.abc import Sequence
from reprlib import repr as short
from typing import Any, Final, SupportsIndex

import cython

from rookery.core.record import Setup
from rookery.fast.common.buffers import flat, type_of
from rookery.fast.common.twin import same_table

if cython.compiled:
    from cython.cimports.libc.string import memset
else:
    from rookery.fast.common.buffers import beginning
    from rookery.fast.common.checks import integer, whole, within
    from rookery.fast.common.guarded import BEGUN, UNSET, Guarded
    from rookery.fast.common.rng import Rng
    from rookery.fast.common.twin import AnyTwin, share_of_win

MOST_GAMES: Final = 2**31 - 1
FORMATS: Final = {"uint8": "B", "int8": "b", "bool": "?", "uint16": "H", "int32": "i", "int64": "q", "float32": "f"}
"""The format of each type of a buffer."""
BYTES: Final = ("uint8", "int8", "bool")


def common_rows(seats: int, observation: int, actions: int, native: str) -> dict[str, tuple[int, tuple[str, ...]]]:
    """Return the items per game and the types of the buffers that batches of all games may have."""
    return {
        "action": (1, (native, "int32", "int64")),
        "observation": (observation, BYTES[:1]),
        "mask": (actions, BYTES),
        "actor": (1, BYTES[:2]),
        "reward": (seats, ("float32",)),
        "done": (1, BYTES),
        "final_observation": (seats * observation, BYTES[:1]),
    }


class AnyBatch(Guarded):
    """A batch of running games with one setup. Each game's subclass implements the methods for a single game.

    Only one thread at a time can use a batch; another one gets a RuntimeError.
    """

    memory: list[Any]
    games: int
    seats: int
    points: bool
    setup: Setup
    buffers: dict[str, Any]

    # --- construction

    def prepare(self, opening: Any, games: Any, seed: Any, opener: Any, points: Any) -> object:
        """Check the arguments; `opening` is a twin at the start of a game."""
        self.opening, self.setup, self.seats = opening, opening.setup, opening.setup.seats
        self.games = within(games, "the number of games", 1, MOST_GAMES)
        self.first = -1 if opener is None else within(opener, "the opener", 0, self.seats - 1)
        self.points, self.rng, self.memory = bool(points), Rng(0), []
        if cython.compiled:
            self.streams = cython.cast(cython.p_uint, self.room(self.games * 4 * cython.sizeof(cython.uint)))
        else:
            self.streams = self.room(self.games * 4)
        self.seed_games(whole(seed, "the seed"))
        return None

    def seed_games(self, seed: Any) -> object:
        """Give every game its own stream of random numbers."""
        for game in range(self.games):
            self.rng = Rng(seed + game)
            self.keep_stream(game)
        return None

    def attach(self, rows: Any, buffers: Any) -> object:
        """Attach the caller's buffers; `rows` are the items per game and the types of all that there may be."""
        for name in buffers:
            if name not in rows:
                raise TypeError(f"a batch has no argument and no buffer '{name}'; its buffers are {', '.join(rows)}")
        if "action" not in buffers:
            raise TypeError("a batch needs the buffer 'action', from which it reads the actions")
        self.buffers = buffers
        self.views = {name: flat(buffer, rows[name][1], self.games * rows[name][0], name) for name, buffer in buffers.items()}
        self.check_overlaps()
        self.width = self.views["action"].itemsize
        self.observes, self.masks, self.finals = "observation" in buffers, "mask" in buffers, "final_observation" in buffers
        if cython.compiled:  # memory stays in place as long as its memoryview lives
            self.action = beginning(self.views["action"])
            self.observation = cython.cast(cython.p_uchar, self.rows_of("observation", 0))
            self.mask = cython.cast(cython.p_uchar, self.rows_of("mask", 0))
            self.actor = cython.cast(cython.p_uchar, self.rows_of("actor", 1))
            self.reward = cython.cast(cython.p_float, self.rows_of("reward", self.seats * cython.sizeof(cython.float)))
            self.done = cython.cast(cython.p_uchar, self.rows_of("done", 1))
            self.final_observation = cython.cast(cython.p_uchar, self.rows_of("final_observation", 0))
            self.scored = cython.cast(cython.p_int, self.room(self.games * self.seats * cython.sizeof(cython.int)))
        else:
            self.action, self.observation, self.mask = self.views["action"], self.rows_of("observation", 0), self.rows_of("mask", 0)
            self.actor, self.reward, self.done = self.rows_of("actor", 1), self.rows_of("reward", self.seats), self.rows_of("done", 1)
            self.final_observation, self.scored = self.rows_of("final_observation", 0), self.room(self.games * self.seats)
        return None

    def check_overlaps(self) -> object:
        """Raise ValueError if two buffers share memory."""
        if cython.compiled:
            spans = sorted([(cython.cast(cython.size_t, beginning(view)), view.nbytes, name) for name, view in self.views.items()])
            for i in range(1, len(spans)):
                if spans[i - 1][0] + spans[i - 1][1] > spans[i][0]:
                    raise ValueError(f"{spans[i - 1][2]} and {spans[i][2]} share memory, but every buffer needs its own")
        return None

    def rows_of(self, name: str, size: cython.Py_ssize_t) -> cython.p_void:
        """Return a pointer to the caller's buffer, cleared; without one, to memory of `size` bytes per game, or NULL if that is 0."""
        if name in self.views:
            view = self.views[name]
            if cython.compiled:
                memset(beginning(view), 0, view.nbytes)
            else:
                view.cast("B")[:] = bytes(view.nbytes)
                return view.cast("B") if view.itemsize == 1 else view  # code for bytes also writes bools and signed bytes
            return beginning(view)
        return self.room(size * self.games) if size else cython.NULL

    def room(self, size: cython.Py_ssize_t) -> cython.p_void:
        """Allocate `size` zero bytes, or uncompiled as many numbers, that live as long as the batch."""
        if not cython.compiled:
            return [0] * size
        memory = memoryview(bytearray(size))
        self.memory.append(memory)
        return beginning(memory)

    # --- interface

    @property
    def opener(self) -> int | None:
        """The seat that opens every new game; None if it is random."""
        return None if self.first < 0 else int(self.first)

    def reset(self, seed: SupportsIndex | None = None) -> None:
        """Restart all games and write the rows of their first decisions; a seed restarts the random numbers, as in a new batch."""
        start = None if seed is None else whole(seed, "the seed")
        self.enter()
        try:
            if start is not None:
                self.seed_games(start)
            with cython.nogil:
                self.begin_all()
        finally:
            self.leave()

    def reset_game(self, game: SupportsIndex, position: AnyTwin | str | None = None) -> None:
        """Restart one game, or start it from a position: a twin, such as `twin_of(view, rng)`, or the text of a position."""
        self.enter()
        try:
            number: cython.Py_ssize_t = self.number_of(game)
            if position is None:
                self.restart(number)
            else:
                self.begin_at(number, self.twin_in(position, number))
        finally:
            self.leave()

    def start(self, positions: Sequence[AnyTwin | str]) -> None:
        """Start every game from its own position, a twin or the text of one; the games after them begin as usual."""
        self.enter()
        try:
            self.begin_in(positions)
        finally:
            self.leave()

    def step(self) -> None:
        """Apply `action` in every game; if one is illegal, raise ValueError and change nothing."""
        wrong: cython.Py_ssize_t = 0
        number: cython.longlong = 0
        self.enter()
        try:
            with cython.nogil:
                wrong = self.first_wrong()
                if wrong < 0:
                    self.step_all(False)
                else:
                    number = self.number_at(wrong)
        finally:
            self.leave()
        if wrong >= 0:
            raise ValueError(f"action {number} is not legal in game {wrong}")

    def step_at_random(self) -> None:
        """Apply a random action in every game and write it to `action`."""
        self.enter()
        try:
            with cython.nogil:
                self.step_all(True)
        finally:
            self.leave()

    def twin(self, game: SupportsIndex) -> AnyTwin:
        """Return a twin in the position of one game, for inspection or search."""
        self.enter()
        try:
            return self.twin_at(self.number_of(game))
        finally:
            self.leave()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle everything; the restored batch has buffers of its own with the same contents, in `buffers`."""
        self.enter()
        try:
            contents = {name: (FORMATS[type_of(view)], view.shape, view.tobytes()) for name, view in self.views.items()}
            games = [self.stow(game) for game in range(self.games)]
            return restored, (type(self), self.arguments(), self.stream_states(), games, contents)
        finally:
            self.leave()

    def __repr__(self) -> str:
        if self.stage in (UNSET, BEGUN):
            return "<batch that was not set up>"
        return f"<batch of {self.games} games of {self.setup.game}, {self.seats} seats>"

    # --- games and positions

    def number_of(self, game: Any) -> cython.Py_ssize_t:
        """Return the number of a game; raise IndexError if there is no such game."""
        number: cython.longlong = integer(game, "a game")
        if number < 0 or number >= self.games:
            raise IndexError(f"game {short(game)} is out of range in a batch of {self.games}")
        return number

    def twin_in(self, position: Any, game: cython.Py_ssize_t) -> Any:
        """Return a twin for a game in a position, after chance has acted; raise an error if the batch cannot continue there."""
        if isinstance(position, str):
            twin: AnyTwin = type(self.opening).of_position(self.setup, position)
        elif type(position) is type(self.opening):
            twin = position.copy()
        else:
            raise TypeError(f"a position is a twin of {self.setup.game} or the text of a position, not {short(position)}")
        if not same_table(twin.game(), self.setup, twin.setup):
            raise ValueError(f"a position with {twin.setup} does not fit a batch with {self.setup}")
        self.resume_stream(game)
        twin.draw(self.rng)
        if twin.is_over():
            raise ValueError(f"the game is over in the position {short(position)}")
        self.keep_stream(game)
        return twin

    def begin_in(self, positions: Any) -> object:
        """Start every game from its position."""
        given = list(positions)
        if len(given) != self.games:
            raise ValueError(f"a batch of {self.games} games needs as many positions, not {len(given)}")
        twins = [self.twin_in(given[game], game) for game in range(self.games)]
        for game in range(self.games):
            self.begin_at(game, twins[game])
        return None

    def begin_at(self, game: cython.Py_ssize_t, twin: Any) -> object:
        """Start a game from the position of a twin; from then on, points count."""
        scores: cython.int[5] = [0, 0, 0, 0, 0]
        self.clear_results(game)
        self.lay(game, twin)
        self.write_scores(game, scores)
        for seat in range(self.seats):
            self.scored[game * self.seats + seat] = scores[seat]
        self.show(game)
        return None

    # --- loops

    def first_wrong(self) -> cython.Py_ssize_t:
        """Read the actions and return the first game with an illegal one, or -1."""
        for game in range(self.games):
            if not self.read(game, self.number_at(game)):
                return game
        return -1

    def number_at(self, game: cython.Py_ssize_t) -> cython.longlong:
        """Return the number in `action`."""
        if not cython.compiled:
            return self.action[game]
        if self.width == 1:
            return cython.cast(cython.p_uchar, self.action)[game]
        if self.width == 2:
            return cython.cast(cython.p_ushort, self.action)[game]
        if self.width == 4:
            return cython.cast(cython.p_int, self.action)[game]
        return cython.cast(cython.p_longlong, self.action)[game]

    def write_number(self, game: cython.Py_ssize_t, number: cython.int) -> cython.void:
        """Write the number of a random action to `action`."""
        if not cython.compiled:
            self.action[game] = number
        elif self.width == 1:
            cython.cast(cython.p_uchar, self.action)[game] = number
        elif self.width == 2:
            cython.cast(cython.p_ushort, self.action)[game] = number
        elif self.width == 4:
            cython.cast(cython.p_int, self.action)[game] = number
        else:
            cython.cast(cython.p_longlong, self.action)[game] = number

    def step_all(self, at_random: cython.bint) -> cython.void:
        """Apply the chosen or random actions and write the results."""
        for game in range(self.games):
            self.resume_stream(game)
            over: cython.bint = self.play(game, at_random)
            self.done[game] = over
            self.give_reward(game, over)
            if over:
                if self.finals:
                    self.show_final(game)
                self.begin(game)
            self.show(game)
            self.keep_stream(game)

    def begin_all(self) -> cython.void:
        """Restart all games."""
        for game in range(self.games):
            self.restart(game)

    def restart(self, game: cython.Py_ssize_t) -> cython.void:
        """Restart one game."""
        self.clear_results(game)
        self.resume_stream(game)
        self.begin(game)
        self.keep_stream(game)
        self.show(game)

    def resume_stream(self, game: cython.Py_ssize_t) -> cython.void:
        """Let `rng` continue the stream of a game."""
        at: cython.Py_ssize_t = 4 * game
        self.rng.a, self.rng.b = self.streams[at], self.streams[at + 1]
        self.rng.c, self.rng.count = self.streams[at + 2], self.streams[at + 3]

    def keep_stream(self, game: cython.Py_ssize_t) -> cython.void:
        """Keep the state of `rng` as that of a game's stream."""
        at: cython.Py_ssize_t = 4 * game
        self.streams[at], self.streams[at + 1] = self.rng.a, self.rng.b
        self.streams[at + 2], self.streams[at + 3] = self.rng.c, self.rng.count

    def stream_states(self) -> Any:
        """Return the state of every game's stream, for pickling."""
        states = []
        for game in range(self.games):
            self.resume_stream(game)
            states.append(self.rng.state)
        return states

    def next_opener(self) -> cython.int:
        """Return the seat that opens the next game."""
        return self.rng.pick(self.seats) if self.first < 0 else self.first

    def clear_results(self, game: cython.Py_ssize_t) -> cython.void:
        """Write what holds before the first step of a game."""
        self.done[game] = 0
        for row in range(game * self.seats, (game + 1) * self.seats):
            self.reward[row] = self.scored[row] = 0

    def give_reward(self, game: cython.Py_ssize_t, over: cython.bint) -> cython.void:
        """Write each seat's reward for the step: the points it made, or at the end its share of the win less 1 / seats."""
        row: cython.Py_ssize_t = game * self.seats
        scores: cython.int[5] = [0, 0, 0, 0, 0]
        if over or self.points:
            self.write_scores(game, scores)
        for seat in range(self.seats):
            if self.points:
                self.reward[row + seat] = scores[seat] - self.scored[row + seat]
                self.scored[row + seat] = 0 if over else scores[seat]
            else:
                self.reward[row + seat] = share_of_win(scores, self.seats, seat) - 1.0 / self.seats if over else 0

    # --- implemented by each game's batch

    def arguments(self) -> Any:
        """Return the arguments of the constructor, for pickling, without seed and buffers."""
        return {}

    def stow(self, game: cython.Py_ssize_t) -> Any:
        """Return the state of one game, for pickling."""
        raise NotImplementedError

    def unstowed(self, state: Any) -> Any:
        """Return a twin in this state; raise an error if it is impossible."""
        raise NotImplementedError

    def lay(self, game: cython.Py_ssize_t, twin: Any) -> object:
        """Set one game to the position of a twin of the same setup, in which a seat is to act."""
        raise NotImplementedError

    def twin_at(self, game: cython.Py_ssize_t) -> Any:
        """Return a twin in the position of one game."""
        raise NotImplementedError

    def begin(self, game: cython.Py_ssize_t) -> cython.void:
        """Start a new game and let chance act until a seat is to act."""

    def show(self, game: cython.Py_ssize_t) -> cython.void:
        """Write the acting seat, its mask and its observation."""

    def show_final(self, game: cython.Py_ssize_t) -> cython.void:
        """Write each seat's observation of a finished game."""

    def read(self, game: cython.Py_ssize_t, number: cython.longlong) -> cython.bint:  # noqa: ARG002  overrides use it
        """Keep the action of this number for the step, and return whether it is legal."""
        return False

    def play(self, game: cython.Py_ssize_t, at_random: cython.bint) -> cython.bint:  # noqa: ARG002  as above
        """Apply the action read, or write and apply a random one, then let chance act; return whether the game is over."""
        return False

    def write_scores(self, game: cython.Py_ssize_t, scores: cython.p_int) -> cython.void:
        """Write each seat's current points."""


def restored(kind: Any, arguments: Any, streams: Any, games: Any, contents: Any) -> AnyBatch:
    """Unpickle a batch; raise an error if a part of the pickle is wrong."""
    if not isinstance(arguments, dict) or not isinstance(contents, dict):
        raise TypeError(f"a pickle of a batch holds its arguments and buffers, not {short(arguments)} and {short(contents)}")
    buffers = {name: memoryview(bytearray(content)).cast(form, shape) for name, (form, shape, content) in contents.items()}
    batch: AnyBatch = kind(**arguments, seed=0, **buffers)
    for game, state, stowed in zip(range(batch.games), streams, games, strict=True):
        batch.rng.state = state
        batch.keep_stream(game)
        batch.begin_at(game, batch.unstowed(stowed))
    for name, (_, _, content) in contents.items():
        memoryview(buffers[name]).cast("B")[:] = content
    return batch
