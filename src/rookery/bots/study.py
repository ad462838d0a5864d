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
from typing import Any, NamedTuple, Protocol, cast

from rookery.core.interval import Estimate, mean_interval, share_interval
from rookery.core.kit import part
from rookery.core.record import Setup
from rookery.core.rules import Seat
from rookery.fast.common.rng import Rng
from rookery.fast.common.twin import AnyTwin
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


class Study(Protocol):
    """The module `study` of a game's bots."""

    def games(self, deals: int) -> int:
        """Return how many games the study plays."""

    def study(self, deals: int, seed: int, jobs: int, progress: Callable[[int], None]) -> Iterator[Finding]:
        """Yield the findings as they come."""

    def learned(self, seats: int, expansions: tuple[str, ...], without: tuple[str, ...]) -> Player:
        """Return the learned bot as a player of the twin, which never uses these things."""


def study_of(game: str) -> Study | None:
    """Return the study that a game brings."""
    return cast("Study | None", part("rookery.bots", game, "study"))


@lru_cache(maxsize=64)
def learned_player(game: str, seats: int, expansions: tuple[str, ...], without: tuple[str, ...] = ()) -> Player:
    """Return the learned bot as a player of the twin, one for each process; it never uses these things."""
    study = study_of(game)
    assert study is not None, "only games with a study are studied"
    return study.learned(seats, expansions, without)


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
        for chunk in parts:
            found += chunk
            progress(len(chunk) * (1 + len(question.without)))
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
