"""The arena: a series of games that tells two bots apart with as little luck as can be.

Every deal is played once with the challenger in each seat, all other seats being the rival's, with the same opener and, as long as the same
things can be drawn, the same draws. The thoughts of a seat come from the same stream in all games of a deal, so a bot against itself
plays one game over and over and gets exactly its fair share.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from itertools import count
from math import inf, sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import NamedTuple, TypeVar

from rookery.core.outcome import Outcome
from rookery.core.record import Setup
from rookery.core.rules import CHANCE, AnyGame, Seat
from rookery.core.view import View
from rookery.play.bot import Bot
from rookery.play.match import Match

A = TypeVar("A")


class Estimate(NamedTuple):
    """A mean over deals and the half width of its 95 % interval, which is infinite for a single deal."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{self.mean:.1f} ± {self.error:.1f}"


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values, its error taken as normal."""
    return Estimate(fmean(values), 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf)


@dataclass(frozen=True, slots=True)
class Series:
    """How the challenger did: percent of the wins (tied seats share one), and points ahead of the best other seat.

    `milliseconds` is the mean time of a decision with more than one choice, for challenger and rival; it is no part of the result.
    """

    seats: int
    deals: int
    share: Estimate
    margin: Estimate
    milliseconds: tuple[float, float] = field(compare=False)

    @property
    def games(self) -> int:
        return self.seats * self.deals

    @property
    def fair_share(self) -> float:
        return 100 / self.seats

    def __str__(self) -> str:
        own, rivals = self.milliseconds
        return (
            f"{self.share} % of the wins (fair: {self.fair_share:.1f}), margin {self.margin}; "
            f"{self.games} games on {self.deals} deals; {own:.3f} ms a decision, rival {rivals:.3f}"
        )


def play_series(
    game: AnyGame,
    setup: Setup,
    challenger: Bot,
    rival: Bot,
    *,
    deals: int,
    seed: int,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Series:
    """Play a series. Its seed determines it, whatever the number of workers; `progress` is told how many deals are done.

    Workers are processes: with more than one, game and bots must be picklable.
    """
    if deals < 1:
        raise ValueError("a series needs at least one deal")
    play = partial(_play_deal, game, setup, (challenger, rival), seed)
    results: list[_DealResult] = []
    for result in _results(play, deals, workers):
        results.append(result)
        if progress is not None:
            progress(len(results))
    return Series(
        seats=setup.seats,
        deals=deals,
        share=estimate([100 * result.share for result in results]),
        margin=estimate([result.margin for result in results]),
        milliseconds=(_milliseconds([result.times[0] for result in results]), _milliseconds([result.times[1] for result in results])),
    )


def draw_by_key(odds: Mapping[A, int], key: str) -> A:
    """One of nature's actions with a chance proportional to its weight, the same for the same odds and key.

    Each of an action's `weight` copies gets a ticket from key, notation and copy alone, and the lowest ticket is drawn. So
    different odds under one key still agree whenever the ticket that wins in one is in the other and beats the rest there.
    """
    tickets = {_ticket(f"{key} {action} {copy}"): action for action, weight in odds.items() for copy in range(weight)}
    return tickets[min(tickets)]


def _ticket(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=16).digest()


class _Time(NamedTuple):
    seconds: float
    decisions: int


class _DealResult(NamedTuple):
    """The means over the games of one deal, and the time both sides took."""

    share: float
    margin: float
    times: tuple[_Time, _Time]


class _TimedBot:
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.time = _Time(0.0, 0)

    def choose(self, view: View, rng: Random) -> str:
        start = perf_counter()
        action = self.bot.choose(view, rng)
        took = perf_counter() - start
        if len(view.choices) > 1:
            self.time = _Time(self.time.seconds + took, self.time.decisions + 1)
        return action


def _results(play: Callable[[int], _DealResult], deals: int, workers: int) -> Iterator[_DealResult]:
    """The results of all deals, by number."""
    if workers == 1:
        yield from map(play, range(deals))
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, range(deals), chunksize=1 + deals // (16 * workers))


def _play_deal(game: AnyGame, setup: Setup, sides: tuple[Bot, Bot], seed: int, number: int) -> _DealResult:
    challenger, rival = map(_TimedBot, sides)
    shares, margins = [], []
    for seat in range(setup.seats):
        bots = [challenger if other == seat else rival for other in range(setup.seats)]
        outcome = _play_game(Match(game, setup), bots, f"{seed} {number}")
        shares.append(_share(outcome, seat))
        margins.append(_margin(outcome, seat))
    return _DealResult(fmean(shares), fmean(margins), (challenger.time, rival.time))


def _play_game(match: Match, bots: Sequence[Bot], deal: str) -> Outcome:
    thoughts = [Random(f"{deal} seat {seat}") for seat in range(len(bots))]
    draws = count()
    while (actor := match.actor) is not None:
        if actor == CHANCE:
            match.act(str(draw_by_key(match.rules.odds(match.state), f"{deal} draw {next(draws)}")))
        else:
            match.act(bots[actor].choose(match.view(actor), thoughts[actor]))
    outcome = match.rules.outcome(match.state)
    assert outcome is not None, "nobody is to act exactly when the game is over"
    return outcome


def _share(outcome: Outcome, seat: Seat) -> float:
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def _margin(outcome: Outcome, seat: Seat) -> int:
    return outcome.scores[seat] - max(score for other, score in enumerate(outcome.scores) if other != seat)


def _milliseconds(times: Sequence[_Time]) -> float:
    decisions = sum(time.decisions for time in times)
    return 1000 * sum(time.seconds for time in times) / decisions if decisions else 0.0
