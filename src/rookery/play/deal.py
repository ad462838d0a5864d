"""Games on one deal: with the same opener and, as long as the same things can be drawn, the same draws.

The thoughts of a seat come from the same stream in all games of a deal, so a bot against itself plays one game over and over.
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

from rookery.core.errors import ReasonedError
from rookery.core.record import Record, Setup
from rookery.core.rules import CHANCE, Actor, Seat
from rookery.play.bot import Bot, BotFailedError, GameListener
from rookery.play.external_bot import ExternalBot, with_last_words
from rookery.play.match import Match

A = TypeVar("A")

LIMIT: Final = 60.0
"""Seconds after which a bot counts as hanging."""
REASON_LENGTH: Final = 1000


class Time(NamedTuple):
    """How long decisions with more than one choice took. Whole microseconds, as in a record: what is read again adds up to the same."""

    microseconds: int = 0
    decisions: int = 0

    def __add__(self, other: object) -> "Time":
        assert isinstance(other, Time), "times are added to times"
        return Time(self.microseconds + other.microseconds, self.decisions + other.decisions)

    @property
    def milliseconds(self) -> float:
        """The mean of a decision."""
        return self.microseconds / 1000 / self.decisions if self.decisions else 0.0


class _TimeIsUp(BaseException):
    """No `Exception`, so that a bot that goes on after every error of its own does not go on after this."""


class Forfeit(NamedTuple):
    """A seat that gave no legal action and so lost its game, and why: as an English sentence, and as the data of its error."""

    seat: Seat
    reason: str
    data: Mapping[str, Any]


def share_of(scores: Sequence[int], seat: Seat) -> float:
    """The seat's part of the win of a game that was played to its end; tied seats share it."""
    return 1 / scores.count(scores[seat]) if scores[seat] == max(scores) else 0.0


class GameResult(NamedTuple):
    """A game that was played to its end, or until somebody forfeited it."""

    record: Record
    times: tuple[Time, ...]
    forfeit: Forfeit | None = None

    def share(self, seat: Seat) -> float:
        """The seat's part of the win; tied seats share it, and a forfeited game is won by all others."""
        if self.forfeit is not None:
            return 0.0 if seat == self.forfeit.seat else 1 / (len(self.times) - 1)
        return share_of(self._scores, seat)

    def margin(self, seat: Seat) -> int | None:
        """The seat's points ahead of the best other one; a forfeited game has none."""
        if self.forfeit is not None:
            return None
        return self._scores[seat] - max(score for other, score in enumerate(self._scores) if other != seat)

    @property
    def _scores(self) -> tuple[int, ...]:
        assert self.record.scores is not None, "the game is over"
        return self.record.scores


class Question(NamedTuple):
    """What a seat is asked: among how many choices, and how a bot gives its answer."""

    choices: int
    ask: Callable[[Bot, Random], str]


class Table(Protocol):
    """A game under way as a deal needs it. Which engine plays it makes no difference to the game."""

    @property
    def setup(self) -> Setup: ...

    @property
    def actor(self) -> Actor: ...

    def draw(self, key: str) -> None:
        """Let chance act by this key (draw_by_key)."""

    def question(self) -> Question:
        """What the seat that acts is asked."""

    def act(self, text: str) -> None:
        """Play one action; GameError leaves the game as it was."""

    def tell_end(self, bot: GameListener, seat: Seat) -> None:
        """Tell a bot how the game ended."""

    def record(self, tags: Mapping[str, str] | None = None) -> Record:
        """The game so far."""


class RuleTable:
    """A game by the readable rules, which every bot can play."""

    def __init__(self, match: Match) -> None:
        self._match = match

    @property
    def setup(self) -> Setup:
        return self._match.setup

    @property
    def actor(self) -> Actor:
        return self._match.actor

    def draw(self, key: str) -> None:
        self._match.act(str(draw_by_key(self._match.rules.odds(self._match.state), key)))

    def question(self) -> Question:
        actor = self._match.actor
        assert isinstance(actor, int), "a seat acts"
        view = self._match.view(actor)
        return Question(len(view.choices), lambda bot, rng: bot.choose(view, rng))

    def act(self, text: str) -> None:
        self._match.act(text)

    def tell_end(self, bot: GameListener, seat: Seat) -> None:
        bot.end(self._match.view(seat))

    def record(self, tags: Mapping[str, str] | None = None) -> Record:
        return self._match.record(tags)


def play_deal(match: Match | Table, bots: Sequence[Bot], deal: str, *, tags: Mapping[str, str] | None = None, limit: float = LIMIT) -> GameResult:
    """Play one game of a deal, one bot a seat. A bot that fails, hangs or acts illegally forfeits."""
    table = RuleTable(match) if isinstance(match, Match) else match
    thoughts = [Random(f"{deal} seat {seat}") for seat in range(len(bots))]
    times = [Time() for _ in bots]
    draws = count()
    acting = 0
    try:
        for acting, bot in enumerate(bots):
            if isinstance(bot, GameListener):
                with _limited(bot, limit):
                    bot.begin(table.setup, acting, f"{deal} seat {acting}")
        while (actor := table.actor) is not None:
            if actor == CHANCE:
                table.draw(f"{deal} draw {next(draws)}")
                continue
            acting, question = actor, table.question()
            start = perf_counter()
            with _limited(bots[actor], limit):
                action = question.ask(bots[actor], thoughts[actor])
            if question.choices > 1:
                times[actor] += Time(round(1e6 * (perf_counter() - start)), 1)
            table.act(action)
    except (Exception, SystemExit) as error:
        reason = _reason(error, bots[acting])
        forfeit = Forfeit(acting, sentence(reason), reason.data())
        close(bots[acting])
        return GameResult(table.record(tags), tuple(times), forfeit)
    for seat, bot in enumerate(bots):
        if isinstance(bot, GameListener):
            with suppress(Exception, SystemExit), _limited(bot, limit):  # too late to lose the game by it
                table.tell_end(bot, seat)
    return GameResult(table.record(tags), tuple(times))


def close(bot: Bot) -> None:
    """End what a bot has started, if it is one that starts something."""
    if isinstance(bot, AbstractContextManager):
        bot.__exit__(None, None, None)


def _reason(error: BaseException, bot: Bot) -> ReasonedError:
    """Return why a bot forfeits, with the last words of a program that acted illegally; a program that failed has left them already."""
    reason = reason_of(error)
    return with_last_words(reason, bot.last_words()) if isinstance(bot, ExternalBot) and not isinstance(error, BotFailedError) else reason


def reason_of(error: BaseException) -> ReasonedError:
    """Return what a bot did wrong: its own error, or that it crashed."""
    if isinstance(error, ReasonedError):
        return error
    return BotFailedError("crashed", "{text}", text=f"{type(error).__name__}: {sentence(error)}")


def sentence(error: BaseException) -> str:
    """Return the text of an error on one line that can be written to a file."""
    return " ".join(str(error).encode("utf-8", "replace").decode().split())[:REASON_LENGTH]


def _limited(bot: Bot, seconds: float) -> AbstractContextManager[None]:
    """A limit on what a bot is asked; a bot that is a program keeps its own, and knows its last words when it is over."""
    return nullcontext() if isinstance(bot, ExternalBot) else time_limit(seconds)


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise BotFailedError in the work when it takes longer, where the system has such alarms and this is the main thread."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

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
    """One of chance's actions, with a probability proportional to its weight, the same for the same odds and key.

    Each of an action's `weight` copies gets a ticket from key, notation and copy alone, and the lowest ticket is drawn. So
    different odds under one key still agree whenever the ticket that wins in one is in the other and beats the rest there.
    """
    tickets = {ticket(key, str(action), copy): action for action, weight in odds.items() for copy in range(weight)}
    return tickets[min(tickets)]


def ticket(key: str, action: str, copy: int) -> bytes:
    """The ticket of one copy of an action under a key."""
    return blake2b(f"{key} {action} {copy}".encode(), digest_size=16).digest()
