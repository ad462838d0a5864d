"""Studies of a game by paired experiments on its twin, with learned bots in all seats.

Ablation: the value of X is the loss when one seat never uses X. Each deal is played once unchanged and once per ablation. All games
of a deal share their draws as long as the same cards or tiles can be drawn.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from math import hypot
from statistics import fmean
from typing import Any, NamedTuple, Protocol, TypeVar, cast

from rookery.core.interval import Estimate, mean_interval, share_interval
from rookery.core.kit import part
from rookery.core.record import Setup
from rookery.core.rules import Seat
from rookery.fast.common.rng import Rng
from rookery.fast.common.twin import AnyTwin
from rookery.fast.twins import make_twin
from rookery.play.deal import share_of
from rookery.work.ordered import in_order

T = TypeVar("T")
R = TypeVar("R")


class Finding(NamedTuple):
    """An answer: `question` is a locale id (`study-...`), `share` the seat's percentage of the wins, to be compared with `fair`.

    `points` is the seat's gain in points; `thieves` is the number of thief tiles to come, if the answer depends on it.
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
    """Games of one setup: unchanged, and with each of these ablations in one seat."""

    setup: Setup
    without: tuple[str, ...] = ()


class Played(NamedTuple):
    """The games of one deal: the unchanged scores, and those of each ablation; `seat` is the ablated seat."""

    seat: Seat
    full: tuple[int, ...]
    without: Mapping[str, tuple[int, ...]]


class Player(Protocol):
    """A player on a twin."""

    def play(self, twin: Any, rng: Rng) -> None: ...


class Study(Protocol):
    """The interface of the module `study` of a game's bots."""

    def games(self, deals: int) -> int:
        """Return the number of games in the study."""

    def study(self, deals: int, seed: int, executor: Executor, progress: Callable[[int], None]) -> Iterator[Finding]:
        """Yield the findings as they come."""

    def learned(self, seats: int, expansions: tuple[str, ...], without: tuple[str, ...]) -> Player:
        """Return the learned bot as a player on the twin, with these ablations."""


def study_of(game: str) -> Study | None:
    """Return a game's study, if any."""
    return cast("Study | None", part("rookery.bots", game, "study"))


@lru_cache(maxsize=64)
def learned_player(game: str, seats: int, expansions: tuple[str, ...], without: tuple[str, ...] = ()) -> Player:
    """Return this process's learned bot as a player on the twin, with these ablations."""
    study = study_of(game)
    assert study is not None, "the game has a study"
    return study.learned(seats, expansions, without)


def play_on(twin: AnyTwin, players: Sequence[Player], draws: Rng, thoughts: Rng) -> tuple[int, ...]:
    """Play to the end and return the scores."""
    while True:
        twin.draw(draws)
        actor = twin.actor
        if not isinstance(actor, int):
            return twin.scores
        players[actor].play(twin, thoughts)


def play_deal(question: Question, seed: int, deal: int) -> Played:
    """Play all games of a deal; the ablated seat rotates from deal to deal."""
    setup = question.setup
    seat = deal % setup.seats
    full = learned_player(setup.game, setup.seats, setup.expansions)

    def played(without: tuple[str, ...]) -> tuple[int, ...]:
        one = learned_player(setup.game, setup.seats, setup.expansions, without) if without else full
        players = [one if number == seat else full for number in range(setup.seats)]
        return play_on(make_twin(setup), players, Rng(seed, 2 * deal), Rng(seed, 2 * deal + 1))

    return Played(seat, played(()), {thing: played((thing,)) for thing in question.without})


def _play_deal(task: tuple[Question, int, int]) -> Played:
    return play_deal(*task)


def play_all(questions: Sequence[Question], deals: int, seed: int, executor: Executor, progress: Callable[[int], None]) -> Iterator[list[Played]]:
    """Yield the deals of each question in turn; call `progress` after every deal with its games. The executor does not affect the result."""
    played = run_tasks(_play_deal, ((question, seed, deal) for question in questions for deal in range(deals)), executor)
    for question in questions:
        found = []
        for one in islice(played, deals):
            found.append(one)
            progress(1 + len(question.without))
        yield found


def run_tasks(work: Callable[[T], R], tasks: Iterable[T], executor: Executor) -> Iterator[R]:
    """Yield the result of each task, in order, as soon as it is available."""
    return (done.result for done in in_order(executor, work, tasks))


# --- statistics


def opening(label: str, setup: Setup, found: Sequence[Played]) -> Finding:
    """Return the opener's share of the wins and its lead over the mean of the other seats."""
    opener = setup.opener
    shares = [share_of(played.full, opener) for played in found]
    ahead = [played.full[opener] - fmean(score for seat, score in enumerate(played.full) if seat != opener) for played in found]
    return Finding(label, setup.seats, setup.expansions, len(found), mean_interval(ahead), share_interval(shares))


def worth(label: str, thing: str, setup: Setup, found: Sequence[Played]) -> Finding:
    """Return the value of a thing: the seat's points with and without it on the same deals, and its share of the wins without it."""
    shares = [share_of(played.without[thing], played.seat) for played in found]
    points = [played.full[played.seat] - played.without[thing][played.seat] for played in found]
    return Finding(label, setup.seats, setup.expansions, len(found), mean_interval(points), share_interval(shares))


def added(label: str, setup: Setup, found: Sequence[Played], before: Sequence[Played]) -> Finding:
    """Return how many more points each player scores with an expansion than without it; the deals differ."""
    now, then = (mean_interval([fmean(played.full) for played in games]) for games in (found, before))
    error = hypot(now.high - now.mean, then.high - then.mean)
    more = now.mean - then.mean
    return Finding(label, setup.seats, setup.expansions, len(found), Estimate(more, more - error, more + error))
