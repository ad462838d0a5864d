"""Games of one deal: the same opener, and the same draws as long as the piles allow them.

A seat's random stream is the same in all games of a deal, so a bot that plays itself repeats the same game.
"""

import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from hashlib import blake2b
from itertools import count
from random import Random
from time import perf_counter
from types import FrameType
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from rookery.core.record import Record, Setup
from rookery.core.rules import CHANCE, Actor, Seat
from rookery.play.asking import failure_of, play_answer, sentence
from rookery.play.bot import Bot, BotFailedError, GameListener
from rookery.play.match import Match

A = TypeVar("A")

LIMIT: Final = 60.0
"""Timeout for a bot's decision, in seconds."""


class Time(NamedTuple):
    """The time taken by decisions with more than one choice, in whole microseconds so that sums survive a round trip through records."""

    microseconds: int = 0
    decisions: int = 0

    def __add__(self, other: object) -> "Time":
        assert isinstance(other, Time), "only times can be added"
        return Time(self.microseconds + other.microseconds, self.decisions + other.decisions)

    @property
    def milliseconds(self) -> float:
        """Mean milliseconds per decision."""
        return self.microseconds / 1000 / self.decisions if self.decisions else 0.0


class _TimeIsUp(BaseException):
    """The end of a bot's time. Not an `Exception`, so that bots that catch all errors do not catch it."""


class Forfeit(NamedTuple):
    """A seat that gave no legal action and so lost, with the reason as an English sentence and as error data."""

    seat: Seat
    reason: str
    data: Mapping[str, Any]


def share_of(scores: Sequence[int], seat: Seat) -> float:
    """Return the seat's share of the win in a completed game; tied winners share it."""
    return 1 / scores.count(scores[seat]) if scores[seat] == max(scores) else 0.0


class Host(NamedTuple):
    """The machine that played a game."""

    name: str
    processor: str


class GameResult(NamedTuple):
    """A game that was completed or forfeited."""

    record: Record
    times: tuple[Time, ...]
    forfeit: Forfeit | None = None
    host: Host | None = None

    def share(self, seat: Seat) -> float:
        """Return the seat's share of the win; tied winners share it, and all other seats win a forfeited game."""
        if self.forfeit is not None:
            return 0.0 if seat == self.forfeit.seat else 1 / (len(self.times) - 1)
        return share_of(self._scores, seat)

    def margin(self, seat: Seat) -> int | None:
        """Return the seat's lead over the best other seat; None for a forfeited game."""
        if self.forfeit is not None:
            return None
        return self._scores[seat] - max(score for other, score in enumerate(self._scores) if other != seat)

    @property
    def _scores(self) -> tuple[int, ...]:
        assert self.record.scores is not None, "the game is over"
        return self.record.scores


class Question(NamedTuple):
    """A decision for a seat: the number of choices, a function that asks a bot, and the bot's method that it calls."""

    choices: int
    ask: Callable[[Bot, Random], str]
    method: str = "choose"


class ArenaMatch(Protocol):
    """A running game as `play_deal` needs it. The choice of engine does not affect the game."""

    @property
    def setup(self) -> Setup: ...

    @property
    def actor(self) -> Actor: ...

    def draw_by(self, key: str) -> None:
        """Play chance's action, drawn with this key (draw_by_key)."""

    def question(self) -> Question:
        """Return the acting seat's decision."""

    def legal(self) -> Sequence[str]:
        """Return the notation of every legal action."""

    def act(self, text: str) -> None:
        """Play one action; GameError leaves the game unchanged."""

    def tell_end(self, bot: GameListener, seat: Seat) -> None:
        """Tell a bot how the game ended."""

    def record(self, tags: Mapping[str, str] | None = None) -> Record:
        """Return the record of the game so far."""


class RulesMatch(Match):
    """A game on the readable rules, which every bot can play."""

    def draw_by(self, key: str) -> None:
        self.play(draw_by_key(self.rules.odds(self.state), key))

    def question(self) -> Question:
        assert isinstance(self.actor, int), "a seat acts"
        view = self.view(self.actor)
        return Question(len(view.choices), lambda bot, rng: bot.choose(view, rng))

    def tell_end(self, bot: GameListener, seat: Seat) -> None:
        bot.end(self.view(seat))


def play_deal(match: ArenaMatch, bots: Sequence[Bot], deal: str, *, tags: Mapping[str, str] | None = None, limit: float = LIMIT) -> GameResult:
    """Play one game of a deal, one bot per seat. A bot that crashes, times out or acts illegally forfeits."""
    thoughts = [Random(f"{deal} seat {seat}") for seat in range(len(bots))]
    times = [Time() for _ in bots]
    draws = count()
    acting = 0
    try:
        for acting, bot in enumerate(bots):
            if isinstance(bot, GameListener):
                with _limited(bot, limit):
                    bot.begin(match.setup, acting, f"{deal} seat {acting}")
        while (actor := match.actor) is not None:
            if actor == CHANCE:
                match.draw_by(f"{deal} draw {next(draws)}")
                continue
            acting, question = actor, match.question()
            start = perf_counter()
            with _limited(bots[actor], limit):
                answer = question.ask(bots[actor], thoughts[actor])
            if question.choices > 1:
                times[actor] += Time(round(1e6 * (perf_counter() - start)), 1)
            play_answer(match, bots[actor], answer, question.method)
    except (Exception, SystemExit) as error:
        reason = failure_of(error)
        forfeit = Forfeit(acting, sentence(reason), reason.data())
        close(bots[acting])
        return GameResult(match.record(tags), tuple(times), forfeit)
    for seat, bot in enumerate(bots):
        if isinstance(bot, GameListener):
            with suppress(Exception, SystemExit), _limited(bot, limit):  # the game is over, so an error here cannot forfeit it
                match.tell_end(bot, seat)
    return GameResult(match.record(tags), tuple(times))


def close(bot: Bot) -> None:
    """Release a bot's resources, if it has any."""
    if isinstance(bot, AbstractContextManager):
        bot.__exit__(None, None, None)


def limits_itself(bot: object) -> bool:
    """Return whether a bot keeps its time limit, because it plays in a process of its own."""
    return bool(getattr(bot, "limits_itself", False))


def _limited(bot: Bot, seconds: float) -> AbstractContextManager[None]:
    """Limit a bot's time. Bots in other processes keep their own limit, so that a timeout can report their last words."""
    return nullcontext() if limits_itself(bot) else time_limit(seconds)


def can_limit() -> bool:
    """Return whether `time_limit` works here: it needs alarm signals and the main thread."""
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise BotFailedError in the body after this time. Raise RuntimeError at once if limits do not work here (`can_limit`)."""
    if not can_limit():
        raise RuntimeError("the time of a bot in this process can only be limited in the main thread; play with IsolatedBot instead")

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise _TimeIsUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    except _TimeIsUp as error:
        raise BotFailedError("no-answer", "no answer within {seconds} s", seconds=f"{seconds:g}") from error
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def draw_by_key(odds: Mapping[A, int], key: str) -> A:
    """Draw one of chance's actions with probability proportional to its weight; deterministic in the odds and the key.

    Each of an action's `weight` copies gets a ticket that depends only on key, notation and copy, and the lowest ticket wins.
    So different odds under one key still agree if the winning ticket of one also exists in the other and is its lowest.
    """
    tickets = {ticket(key, str(action), copy): action for action, weight in odds.items() for copy in range(weight)}
    return tickets[min(tickets)]


def ticket(key: str, action: str, copy: int) -> bytes:
    """Return the ticket of one copy of an action under a key."""
    return blake2b(f"{key} {action} {copy}".encode(), digest_size=16).digest()
