"""Where the games of a data set come from: simulated, or read one after another. Work comes in chunks of games."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Final, Literal, Protocol, TypeAlias

from rookery.bots.entrants import MakeEntrant, fingerprint
from rookery.bots.simulation import Simulation
from rookery.datasets.rows import Game
from rookery.play.deal import close

Kind: TypeAlias = Literal["simulation", "records", "server"]

CHUNK: Final = 100
"""Games per chunk. A chunk becomes a row group, so it limits the memory of a process."""


class Chunk(Protocol):
    """Some consecutive games, which another process can play or read."""

    @property
    def size(self) -> int:
        """The number of games."""

    def games(self) -> Iterator[Game]: ...


class Source(Protocol):
    """The games of a data set. `terms` determine them: a data set with equal terms has the same games, and can be continued."""

    kind: Kind
    terms: Mapping[str, Any]
    total: int | None
    """The number of games, if it is known."""

    def chunks(self) -> Iterator[Chunk]:
        """Yield all games in order, always in the same chunks of CHUNK games; only the last one may be smaller."""


@dataclass(frozen=True, slots=True)
class SimulatedChunk:
    """Games of a simulation that are still to be played."""

    simulation: Simulation
    numbers: range

    @property
    def size(self) -> int:
        return len(self.numbers)

    def games(self) -> Iterator[Game]:
        names = self.simulation.names
        make = MakeEntrant(self.simulation.setup.game)
        with ExitStack() as stack:
            bots = [make(name) for name in names]
            for bot in bots:
                stack.callback(close, bot)
            for number, record in zip(self.numbers, self.simulation.play(bots, self.numbers), strict=True):
                yield Game(number, record, names)


class SimulatedGames(Source):
    """The first games of a simulation."""

    kind = "simulation"

    def __init__(self, simulation: Simulation, games: int) -> None:
        self._simulation, self.total = simulation, games
        setup = simulation.setup
        self.terms = {
            "source": self.kind,
            "game": setup.game,
            "seats": setup.seats,
            "options": dict(setup.options),
            "expansions": list(setup.expansions),
            "opener": None if simulation.draw_opener else setup.opener,
            "bots": list(simulation.names),
            "code": fingerprint(simulation.names),
            "seed": simulation.seed,
            "games": games,
        }

    def chunks(self) -> Iterator[Chunk]:
        assert self.total is not None, "the number of games is given"
        for first in range(0, self.total, CHUNK):
            yield SimulatedChunk(self._simulation, range(first, min(first + CHUNK, self.total)))


@dataclass(frozen=True, slots=True)
class ReadChunk:
    """Games that have been read."""

    read: tuple[Game, ...]

    @property
    def size(self) -> int:
        return len(self.read)

    def games(self) -> Iterator[Game]:
        return iter(self.read)


@dataclass
class ReadGames(Source):
    """Games that `read` yields, finished or not and without numbers. `left_out` counts the unfinished ones."""

    kind: Kind
    terms: Mapping[str, Any]
    read: Callable[[], Iterable[Game]]
    total: int | None = None
    left_out: int = field(default=0, init=False)

    def chunks(self) -> Iterator[Chunk]:
        self.left_out = 0
        finished = self._finished()
        while games := tuple(islice(finished, CHUNK)):
            yield ReadChunk(games)

    def _finished(self) -> Iterator[Game]:
        number = 0
        for game in self.read():
            if game.record.scores is None:
                self.left_out += 1
                continue
            yield game._replace(number=number)
            number += 1
