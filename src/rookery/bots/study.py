"""Studies of a game by paired experiments on its twin, with the learned bots in all seats.

What a thing is worth is found by doing without it: each deal is played once by learned bots in all seats, and once more for each thing with one
seat whose bot never uses it. The draws of a deal are the same in all its games for as long as the same things can be drawn.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from math import hypot
from multiprocessing import get_context
from statistics import fmean
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Protocol

from rookery.bots.carcassonne.nets import shipped_net as carcassonne_net
from rookery.bots.five_towers.nets import shipped_net as five_towers_net
from rookery.core.interval import Estimate, mean_interval, share_interval
from rookery.core.record import Setup
from rookery.core.rules import Seat
from rookery.fast.carcassonne.net import NetValue as CarcassonneValue
from rookery.fast.carcassonne.players import ValuePlayer
from rookery.fast.carcassonne.turns import Turns
from rookery.fast.common.rng import Rng
from rookery.fast.common.twin import AnyTwin
from rookery.fast.five_towers.net import NetValue as FiveTowersValue
from rookery.fast.five_towers.players import SolverPlayer
from rookery.fast.five_towers.round_solver import Solver
from rookery.fast.twins import make_twin
from rookery.play.deal import share_of

CHUNK = 10
"""How many deals a process plays before it reports."""


class Finding(NamedTuple):
    """An answer: `question` is a locale id (`study-...`), `share` percent of the wins of the seat in question, where `fair` would be fair.

    `points` is what the thing brings that seat; `thieves` is how many thieves are to come, where the answer depends on it.
    """

    question: str
    seats: int
    expansions: tuple[str, ...]
    games: int
    points: Estimate
    share: Estimate | None = None
    thieves: int | None = None

    @property
    def fair(self) -> float:
        return 100 / self.seats


@dataclass(frozen=True, slots=True)
class Question:
    """Games of one setup: as they are, and with one seat that does without each of these."""

    setup: Setup
    without: tuple[str, ...] = ()


class Played(NamedTuple):
    """The games of one deal: the scores as they are, and by thing those of the game without it; `seat` is the one that did without."""

    seat: Seat
    full: tuple[int, ...]
    without: Mapping[str, tuple[int, ...]]


class Player(Protocol):
    """A player of a twin."""

    def play(self, twin: Any, rng: Rng) -> None: ...


@lru_cache(maxsize=64)
def learned_player(game: str, seats: int, expansions: tuple[str, ...], without: tuple[str, ...] = ()) -> Player:
    """The learned bot as a player of the twin, one for each process; it does without these things."""
    return _LEARNED[game](seats, expansions, without)


def _five_towers(seats: int, _expansions: tuple[str, ...], without: tuple[str, ...]) -> Player:
    return SolverPlayer(Solver(FiveTowersValue(five_towers_net(seats)), without=without))


def _carcassonne(seats: int, expansions: tuple[str, ...], without: tuple[str, ...]) -> Player:
    return ValuePlayer(Turns(CarcassonneValue(carcassonne_net(seats, expansions)), without=without))


_LEARNED: Final[Mapping[str, Callable[[int, tuple[str, ...], tuple[str, ...]], Player]]] = MappingProxyType(
    {"five-towers": _five_towers, "carcassonne": _carcassonne}
)


def play_on(twin: AnyTwin, players: Sequence[Player], draws: Rng, thoughts: Rng) -> tuple[int, ...]:
    """Play to the end; the scores."""
    while True:
        twin.deal(draws)
        actor = twin.actor
        if not isinstance(actor, int):
            return twin.scores
        players[actor].play(twin, thoughts)


def play_deal(question: Question, seed: int, deal: int) -> Played:
    """All games of a deal; the seat that does without something is another one from deal to deal."""
    setup = question.setup
    seat = deal % setup.seats
    full = learned_player(setup.game, setup.seats, setup.expansions)

    def played(without: tuple[str, ...]) -> tuple[int, ...]:
        one = learned_player(setup.game, setup.seats, setup.expansions, without) if without else full
        players = [one if number == seat else full for number in range(setup.seats)]
        return play_on(make_twin(setup), players, Rng(seed, 2 * deal), Rng(seed, 2 * deal + 1))

    return Played(seat, played(()), {thing: played((thing,)) for thing in question.without})


def _play_deals(task: tuple[Question, int, range]) -> list[Played]:
    question, seed, deals = task
    return [play_deal(question, seed, deal) for deal in deals]


def play_all(questions: Sequence[Question], deals: int, seed: int, jobs: int, progress: Callable[[int], None]) -> Iterator[list[Played]]:
    """The deals of each question in turn; `progress` is told of every game. The result does not depend on the number of jobs."""
    chunks = [range(first, min(first + CHUNK, deals)) for first in range(0, deals, CHUNK)]
    tasks = [(question, seed, chunk) for question in questions for chunk in chunks]
    for question, parts in zip(questions, _in_groups(run_tasks(_play_deals, tasks, jobs), len(chunks)), strict=True):
        found = []
        for part in parts:
            found += part
            progress(len(part) * (1 + len(question.without)))
        yield found


def run_tasks(work: Callable[[Any], Any], tasks: Sequence[Any], jobs: int) -> Iterator[Any]:
    """What the work gives for each task, in order, as it comes."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(work, tasks)
        finally:
            pool.shutdown(cancel_futures=True)


def _in_groups(items: Iterator[Any], size: int) -> Iterator[Iterator[Any]]:
    """The items in groups of this size, each of which must be used up before the next."""
    for first in items:
        yield chain([first], (next(items) for _ in range(size - 1)))


# --- what the games say


def opening(label: str, setup: Setup, found: Sequence[Played]) -> Finding:
    """How the seat that begins does: its share of the wins, and its points ahead of the mean of the others."""
    opener = setup.opener
    shares = [share_of(played.full, opener) for played in found]
    ahead = [played.full[opener] - fmean(score for seat, score in enumerate(played.full) if seat != opener) for played in found]
    return Finding(label, setup.seats, setup.expansions, len(found), mean_interval(ahead), share_interval(shares))


def worth(label: str, thing: str, setup: Setup, found: Sequence[Played]) -> Finding:
    """What a thing is worth: the seat's points with it and without it on the same deals, and its share of the wins without it."""
    shares = [share_of(played.without[thing], played.seat) for played in found]
    points = [played.full[played.seat] - played.without[thing][played.seat] for played in found]
    return Finding(label, setup.seats, setup.expansions, len(found), mean_interval(points), share_interval(shares))


def added(label: str, setup: Setup, found: Sequence[Played], before: Sequence[Played]) -> Finding:
    """How many points more each player scores with something on the table than without it; the deals are not the same."""
    now, then = (mean_interval([fmean(played.full) for played in games]) for games in (found, before))
    error = hypot(now.high - now.mean, then.high - then.mean)
    more = now.mean - then.mean
    return Finding(label, setup.seats, setup.expansions, len(found), Estimate(more, more - error, more + error))
