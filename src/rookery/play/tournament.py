"""A tournament: every bot meets every other on the same deals, and every game is kept.

With two seats each pair meets once; with more, one challenger sits among copies of the rival, and each pair meets both ways.
The challenger plays every deal from each seat. Games are saved as records after each deal, so a stopped tournament
resumes from its records and replays unfinished deals from the start.

Results count in the order of the deals, whichever worker is faster. So the games and the verdict do not depend on the executor.
"""

import json
import pickle
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import combinations, permutations
from math import log
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple, TypeAlias

from rookery.core.errors import NotationError
from rookery.core.frozen import FrozenMap
from rookery.core.interval import Estimate, mean_interval, share_interval
from rookery.core.record import Record, Setup
from rookery.core.record_text import read_json, write_json
from rookery.core.rules import AnyGame, Seat
from rookery.play.bot import Bot
from rookery.play.deal import LIMIT, ArenaMatch, Forfeit, GameResult, Host, RulesMatch, Time, can_limit, close, limits_itself, play_deal
from rookery.play.isolated_bot import IsolatedBot
from rookery.work.errors import WorkError
from rookery.work.executors import Inline, workers_of
from rookery.work.ordered import in_order
from rookery.work.origin import origin

DECIDED: Final = log(0.95 / 0.05)
"""The log-likelihood ratio that ends a sequential test, with an error rate of at most 5 %."""

FEWEST_DEALS: Final = 10
"""Minimum number of deals before a sequential test may stop; fewer do not show how much deals differ."""

Pair: TypeAlias = tuple[str, str]
"""The names of a challenger and its rival."""


@dataclass(frozen=True, slots=True)
class Terms:
    """Everything that determines a tournament's games. `make` creates a bot by name, in any process.

    `set_up` creates the engine, which does not affect the games. `files` returns a checksum of the bots' own files, which workers must have, too.
    """

    game: AnyGame
    setup: Setup
    pairs: tuple[Pair, ...]
    make: Callable[[str], Bot]
    seed: str
    version: str = ""
    limit: float = LIMIT
    set_up: Callable[[AnyGame, Setup], ArenaMatch] = RulesMatch
    files: Callable[[], str] = str

    def tags(self, pair: Pair, number: int, seat: Seat) -> dict[str, str]:
        """Return the record tags that place a game in the tournament."""
        players = {f"player {other}": pair[other != seat] for other in range(self.setup.seats)}
        return {**players, "challenger": str(seat), "deal": str(number), "seed": self.seed, "version": self.version}


def round_robin(names: Sequence[str], seats: int) -> tuple[Pair, ...]:
    """Pair each bot with every other: once with two seats, in both roles with more."""
    return tuple(combinations(names, 2) if seats == 2 else permutations(names, 2))


@dataclass(slots=True)
class Meeting:
    """A challenger against a rival: the games of every finished deal, by deal number."""

    pair: Pair
    deals: dict[int, tuple[GameResult, ...]] = field(default_factory=dict)

    @property
    def shares(self) -> list[float]:
        """The challenger's share of the wins in each deal."""
        return [self.share_in(number) for number in sorted(self.deals)]

    def share_in(self, number: int) -> float:
        """Return the challenger's share of the wins in a deal."""
        return fmean(game.share(seat) for seat, game in enumerate(self.deals[number]))

    @property
    def share(self) -> Estimate:
        return share_interval(self.shares)

    @property
    def margin(self) -> Estimate | None:
        """The mean lead over the best other seat; None if every deal has a forfeit."""
        found = [[game.margin(seat) for seat, game in enumerate(games)] for games in self.deals.values()]
        means = [fmean(margins) for one in found if len(margins := [margin for margin in one if margin is not None]) == len(one)]
        return mean_interval(means) if means else None

    def time(self, side: int) -> Time:
        """Return the time taken by the challenger (side 0) or the rival (side 1)."""
        total = Time()
        for games in self.deals.values():
            for challenger, game in enumerate(games):
                for seat, time in enumerate(game.times):
                    if (seat != challenger) == bool(side):
                        total += time
        return total

    def forfeits(self, side: int) -> list[Forfeit]:
        """Return the forfeits of the challenger (side 0) or the rival (side 1)."""
        games = [(seat, game) for deal in self.deals.values() for seat, game in enumerate(deal)]
        return [game.forfeit for seat, game in games if game.forfeit is not None and (game.forfeit.seat != seat) == bool(side)]

    def decided(self, seats: int, difference: float) -> bool:
        """Return whether the stronger bot is known, if their strengths differ by at least `difference` percentage points."""
        test = SequentialTest(seats, difference)
        return any(test.add(share) for share in self.shares)


@dataclass(slots=True)
class SequentialTest:
    """A test that may stop after every deal: is the challenger's share of the wins above or below the fair share?

    A sequential probability ratio test of a share `difference` percentage points above the fair share against one equally far below it,
    with the observed variance of the deals.
    """

    seats: int
    difference: float
    deals: int = 0
    _total: float = 0.0
    _squares: float = 0.0

    def add(self, share: float) -> bool:
        """Add the next deal; return whether it decides."""
        self.deals += 1
        self._total += share
        self._squares += share * share
        if self.deals < FEWEST_DEALS:
            return False
        mean = self._total / self.deals
        spread = max((self._squares - self.deals * mean * mean) / (self.deals - 1), 1 / self.deals**2)  # identical deals leave some uncertainty
        return abs(self.deals * (mean - 1 / self.seats) * 2 * (self.difference / 100) / spread) >= DECIDED


LINE_BEGINS: Final = b'{"game": '
"""The start of every line in a file of records, even a truncated one."""


class Task(NamedTuple):
    """One deal of a pair, still to be played."""

    pair: Pair
    number: int


class Bots(dict[tuple[str, Seat], Bot]):
    """The bots of a process, one instance per seat, so that an external program is started once and not for each deal.

    `isolated` gives each bot a process of its own, which may crash without harm; so does a thread in which time limits do not work.
    """

    def __init__(self, make: Callable[[str], Bot], limit: float = LIMIT, *, isolated: bool = False) -> None:
        super().__init__()
        self._make, self._limit, self._isolated = make, limit, isolated or not can_limit()

    def __missing__(self, key: tuple[str, Seat]) -> Bot:
        bot = self._make(key[0])
        if self._isolated and not limits_itself(bot):
            bot = IsolatedBot(self._make, key[0], limit=self._limit)
        self[key] = bot
        return bot

    def close(self) -> None:
        """Stop the external programs."""
        for bot in self.values():
            close(bot)
        self.clear()


def play_task(terms: Terms, bots: Bots, task: Task) -> tuple[GameResult, ...]:
    """Play one deal, with the challenger in each seat in turn."""
    seats = range(terms.setup.seats)
    return tuple(
        play_deal(
            terms.set_up(terms.game, terms.setup),
            [bots[task.pair[other != seat], other] for other in seats],
            f"{terms.seed} {task.number}",
            tags=terms.tags(task.pair, task.number, seat),
            limit=terms.limit,
        )
        for seat in seats
    )


_own = threading.local()
"""The terms of this worker thread, and its bots."""


def _play_in_worker(terms: bytes, files: str, isolated: bool, task: Task) -> tuple[GameResult, ...]:
    """Play one deal with the bots of this worker thread, which stay for the next deals."""
    if getattr(_own, "key", None) != (terms, isolated):
        if hasattr(_own, "bots"):
            _own.bots.close()
        read: Terms = pickle.loads(terms)  # noqa: S301  from our own tournament
        if read.files() != files:
            raise WorkError("other-bots", "on {host}, the file of a bot is missing or has another content", host=origin().host)
        _own.terms, _own.bots = read, Bots(read.make, read.limit, isolated=isolated)
        _own.key = terms, isolated
    return play_task(_own.terms, _own.bots, task)


@dataclass(slots=True)
class Tournament:
    """The meetings of all pairs, and the file that keeps every game, if any."""

    terms: Terms
    deals: int
    records: Path | None = None
    difference: float | None = None
    """The difference in percentage points that matters for stopping a pair early; None plays all deals."""
    meetings: dict[Pair, Meeting] = field(init=False)
    decided: set[Pair] = field(init=False, default_factory=set)
    """The pairs whose stronger bot is known. Their later deals do not count."""
    _tests: dict[Pair, SequentialTest] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self.meetings = {pair: Meeting(pair) for pair in self.terms.pairs}
        if self.records is not None and self.records.exists():
            self._resume(self.records)
        for meeting in self.meetings.values():
            self._decide(meeting)

    @property
    def games_played(self) -> int:
        return sum(len(games) for meeting in self.meetings.values() for games in meeting.deals.values())

    @property
    def games_to_play(self) -> int:
        return len(self.meetings) * self.deals * self.terms.setup.seats

    def finished(self, pair: Pair) -> bool:
        """Return whether this pair has no more deals to play."""
        deals = self.meetings[pair].deals
        return pair in self.decided or (len(deals) >= self.deals and all(number in deals for number in range(self.deals)))

    def play(self, executor: Executor | None = None) -> Iterator[Meeting]:
        """Play the remaining deals and yield the updated meeting after each. The executor does not affect the games.

        Raise WorkError if its workers cannot be used.
        """
        executor = executor or Inline()
        bots = Bots(self.terms.make, self.terms.limit)
        if workers_of(executor):
            terms, files = pickle.dumps(self.terms), self.terms.files()
            play, careful = (partial(_play_in_worker, terms, files, isolated) for isolated in (False, True))
        else:
            play = careful = partial(play_task, self.terms, bots)
        try:
            for task, games, there in in_order(executor, play, self._tasks(), careful=careful):
                if not self.finished(task.pair):  # results after the deciding deal do not count
                    yield self._keep(task, tuple(game._replace(host=Host(there.host, there.processor)) for game in games))
        finally:
            bots.close()

    def _tasks(self) -> Iterator[Task]:
        """Yield the remaining deals, one per pair in turn, so that an early stop leaves results for every pair."""
        for number in range(self.deals):
            for pair, meeting in self.meetings.items():
                if number not in meeting.deals and not self.finished(pair):
                    yield Task(pair, number)

    def _keep(self, task: Task, games: tuple[GameResult, ...]) -> Meeting:
        if self.records is not None:
            with self.records.open("a", encoding="utf-8") as file:
                file.writelines(write_game(game) + "\n" for game in games)
        meeting = self.meetings[task.pair]
        meeting.deals[task.number] = games
        self._decide(meeting)
        return meeting

    def _decide(self, meeting: Meeting) -> None:
        """Test the deals in order. If one decides, drop the results of later deals."""
        if self.difference is None or meeting.pair in self.decided:
            return
        test = self._tests.setdefault(meeting.pair, SequentialTest(self.terms.setup.seats, self.difference))
        while test.deals in meeting.deals:
            if test.add(meeting.share_in(test.deals)):
                self.decided.add(meeting.pair)
                meeting.deals = {number: games for number, games in meeting.deals.items() if number < test.deals}
                return

    def _resume(self, path: Path) -> None:
        """Load the complete deals of the file and drop a truncated one at its end; leave any other file unchanged."""
        found: dict[Task, dict[Seat, GameResult]] = {}
        before = path.read_bytes()
        *lines, cut_off = before.split(b"\n")
        if cut_off[: len(LINE_BEGINS)] != LINE_BEGINS[: len(cut_off)]:
            raise OtherTournamentError(str(path))
        for number, line in enumerate(lines, start=1):
            try:
                game = read_game(line.decode(), number)
            except ValueError as error:
                raise OtherTournamentError(str(path)) from error
            task, seat = self._task_of(game.record, path)
            found.setdefault(task, {})[seat] = game
        whole = {task: games for task, games in found.items() if len(games) == self.terms.setup.seats}
        for task, games in whole.items():
            self.meetings[task.pair].deals[task.number] = tuple(games[seat] for seat in range(self.terms.setup.seats))
        after = "".join(write_game(game) + "\n" for games in whole.values() for _, game in sorted(games.items())).encode()
        if after != before:
            beside = path.with_name(path.name + ".part")  # atomic replace: a crash cannot lose saved games
            beside.write_bytes(after)
            beside.replace(path)

    def _task_of(self, record: Record, path: Path) -> tuple[Task, Seat]:
        tags = record.tags
        seats = self.terms.setup.seats
        challenger = tags.get("challenger", "")
        number = tags.get("deal", "")
        if record.setup == self.terms.setup and challenger.isdigit() and number.isdigit() and int(challenger) < seats:
            seat = int(challenger)
            pair = tags.get(f"player {seat}", ""), tags.get(f"player {(seat + 1) % seats}", "")
            if pair in self.meetings and self.terms.tags(pair, int(number), seat).items() <= tags.items():
                return Task(pair, int(number)), seat
        raise OtherTournamentError(str(path))


class OtherTournamentError(Exception):
    """The file holds games of another tournament."""


# --- a game on one line: its record, with times and forfeit as tags


def write_game(game: GameResult) -> str:
    """Write a game as one line of JSON."""
    tags = dict(game.record.tags)
    tags |= {f"time {seat}": f"{time.microseconds / 1e6:.6f} {time.decisions}" for seat, time in enumerate(game.times)}
    if game.host is not None:
        tags |= {"host": game.host.name, "processor": game.host.processor}
    if game.forfeit is not None:
        tags["forfeit"] = f"{game.forfeit.seat} {game.forfeit.reason}"
        if game.forfeit.data:
            tags["forfeit-data"] = json.dumps(game.forfeit.data, ensure_ascii=False)
    return write_json(replace(game.record, tags=FrozenMap(tags)))


def read_game(line: str, number: int) -> GameResult:
    """Parse a game from a line; raise NotationError if it is invalid."""
    record = read_json(line, line=number)
    times = tuple(_read_time(record.tags.get(f"time {seat}", ""), number) for seat in range(record.setup.seats))
    seat, _, reason = record.tags.get("forfeit", "").partition(" ")
    if bool(seat) == (record.scores is not None) or (seat and not seat.isdigit()):
        raise NotationError("not-finished-once", "a game must be either finished or forfeited", line=number)
    data = record.tags.get("forfeit-data", "{}")  # absent in files of earlier releases
    host = Host(record.tags["host"], record.tags.get("processor", "")) if "host" in record.tags else None
    return GameResult(record, times, Forfeit(int(seat), reason, json.loads(data)) if seat else None, host)


def _read_time(text: str, line: int) -> Time:
    seconds, _, decisions = text.partition(" ")
    try:
        return Time(round(1e6 * float(seconds)), int(decisions))
    except (ValueError, OverflowError) as error:
        raise NotationError("not-a-time", "not a time: {text!r}", text=text[:40], line=line) from error
