"""A tournament: every bot meets every other on the same deals, and every game is kept.

With two seats each pair meets once; with more, one challenger sits among copies of the rival, and each pair meets both ways.
The challenger plays every deal from each seat. Games are saved as records after each deal, so a stopped tournament
resumes from its records and replays unfinished deals from the start.
"""

import json
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field, replace
from itertools import combinations, permutations
from math import log
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, variance
from typing import Final, NamedTuple, TypeAlias

from rookery.core.errors import NotationError
from rookery.core.frozen import FrozenMap
from rookery.core.interval import Estimate, mean_interval, share_interval
from rookery.core.record import Record, Setup
from rookery.core.record_text import read_json, write_json
from rookery.core.rules import AnyGame, Seat
from rookery.play.bot import Bot
from rookery.play.deal import LIMIT, ArenaMatch, Forfeit, GameResult, RulesMatch, Time, close, play_deal

DECIDED: Final = log(0.95 / 0.05)
"""The log-likelihood ratio that ends a sequential test, with an error rate of at most 5 %."""

Pair: TypeAlias = tuple[str, str]
"""The names of a challenger and its rival."""


@dataclass(frozen=True, slots=True)
class Terms:
    """Everything that determines a tournament's games. `make` creates a bot by name, in any process.

    `set_up` creates the engine, which does not affect the games.
    """

    game: AnyGame
    setup: Setup
    pairs: tuple[Pair, ...]
    make: Callable[[str], Bot]
    seed: str
    version: str = ""
    limit: float = LIMIT
    set_up: Callable[[AnyGame, Setup], ArenaMatch] = RulesMatch

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
        return [fmean(game.share(seat) for seat, game in enumerate(games)) for _, games in sorted(self.deals.items())]

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
        """Return whether the stronger bot is known, if their strengths differ by at least `difference` percentage points.

        A sequential probability ratio test of a share `difference` above the fair share against one equally far below it, with the
        observed variance of the deals.
        """
        shares = self.shares
        if len(shares) < FEWEST_DEALS:
            return False
        spread = max(variance(shares), 1 / len(shares) ** 2)  # identical deals still leave some uncertainty
        return abs(len(shares) * (fmean(shares) - 1 / seats) * 2 * (difference / 100) / spread) >= DECIDED


LINE_BEGINS: Final = b'{"game": '
"""The start of every line in a file of records, even a truncated one."""

FEWEST_DEALS: Final = 10
"""Minimum number of deals before a sequential test may stop; fewer do not show how much deals differ."""


class Task(NamedTuple):
    """One deal of a pair, still to be played."""

    pair: Pair
    number: int


class Bots(dict[tuple[str, Seat], Bot]):
    """The bots of a process, one instance per seat, so that an external program is started once and not for each deal."""

    def __init__(self, make: Callable[[str], Bot]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: tuple[str, Seat]) -> Bot:
        bot = self[key] = self._make(key[0])
        return bot

    def close(self) -> None:
        """Stop the external programs."""
        for bot in self.values():
            close(bot)
        self.clear()


def play_task(terms: Terms, task: Task, bots: Bots) -> tuple[GameResult, ...]:
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


_worker: list[tuple[Terms, Bots]] = []
"""The terms and bots of this worker process."""


def _start_worker(terms: Terms) -> None:
    """Set up a worker: the parent handles Ctrl-C and stops it, and output of bots goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr
    _worker.append((terms, Bots(terms.make)))


def _play_in_worker(task: Task) -> tuple[GameResult, ...]:
    terms, bots = _worker[0]
    return play_task(terms, task, bots)


@dataclass(slots=True)
class Tournament:
    """The meetings of all pairs, and the file that keeps every game, if any."""

    terms: Terms
    deals: int
    records: Path | None = None
    difference: float | None = None
    """The difference in percentage points that matters for stopping a pair early; None plays all deals."""
    meetings: dict[Pair, Meeting] = field(init=False)

    def __post_init__(self) -> None:
        self.meetings = {pair: Meeting(pair) for pair in self.terms.pairs}
        if self.records is not None and self.records.exists():
            self._resume(self.records)

    @property
    def games_played(self) -> int:
        return sum(len(games) for meeting in self.meetings.values() for games in meeting.deals.values())

    @property
    def games_to_play(self) -> int:
        return len(self.meetings) * self.deals * self.terms.setup.seats

    def finished(self, pair: Pair) -> bool:
        """Return whether this pair has no more deals to play."""
        meeting = self.meetings[pair]
        if all(number in meeting.deals for number in range(self.deals)):
            return True
        return self.difference is not None and meeting.decided(self.terms.setup.seats, self.difference)

    def play(self, jobs: int = 1) -> Iterator[Meeting]:
        """Play the remaining deals and yield the updated meeting after each. The number of jobs does not affect the games."""
        if jobs == 1:
            bots = Bots(self.terms.make)
            try:
                for task in self._tasks():
                    yield self._keep(task, play_task(self.terms, task, bots))
            finally:
                bots.close()
            return
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_start_worker, initargs=(self.terms,)) as pool:
            under_way: dict[Future[tuple[GameResult, ...]], Task] = {}
            try:
                for task in self._tasks():
                    under_way[pool.submit(_play_in_worker, task)] = task
                    if len(under_way) > 2 * jobs:
                        yield from self._gather(under_way)
                while under_way:
                    yield from self._gather(under_way)
            finally:
                pool.shutdown(cancel_futures=True)

    def _tasks(self) -> Iterator[Task]:
        """Yield the remaining deals, one per pair in turn, so that an early stop leaves results for every pair."""
        for number in range(self.deals):
            for pair, meeting in self.meetings.items():
                if number not in meeting.deals and not self.finished(pair):
                    yield Task(pair, number)

    def _gather(self, under_way: dict[Future[tuple[GameResult, ...]], Task]) -> Iterator[Meeting]:
        done, _ = wait(under_way, return_when=FIRST_COMPLETED)
        for future in done:
            yield self._keep(under_way.pop(future), future.result())

    def _keep(self, task: Task, games: tuple[GameResult, ...]) -> Meeting:
        if self.records is not None:
            with self.records.open("a", encoding="utf-8") as file:
                file.writelines(write_game(game) + "\n" for game in games)
        meeting = self.meetings[task.pair]
        meeting.deals[task.number] = games
        return meeting

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
    return GameResult(record, times, Forfeit(int(seat), reason, json.loads(data)) if seat else None)


def _read_time(text: str, line: int) -> Time:
    seconds, _, decisions = text.partition(" ")
    try:
        return Time(round(1e6 * float(seconds)), int(decisions))
    except (ValueError, OverflowError) as error:
        raise NotationError("not-a-time", "not a time: {text!r}", text=text[:40], line=line) from error
