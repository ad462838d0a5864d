"""A bot in a Python process of its own: it can neither crash its caller nor exceed its time, whatever it does there.

It needs no main thread and no signals, unlike `time_limit`, and also stops bots that hang in compiled code.
"""

import pickle
import threading
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, Final, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from rookery.core.errors import SetupError
from rookery.core.record import Setup
from rookery.core.rules import Seat
from rookery.core.view import View
from rookery.play.asking import failure_of, sentence, wrong_answer
from rookery.play.bot import Bot, BotFailedError, GameListener
from rookery.play.deal import LIMIT
from rookery.work.child import Child, ChildEndedError

P = ParamSpec("P")
R = TypeVar("R")

START_SECONDS: Final = 120.0
"""How long a bot may take to be created; some load large libraries."""
_NUMBERS: Final = count()


class IsolatedBot:
    """The bot `make(name)` in another process. Bots of a thread with the same `make` and name share a process; a failure starts a new one."""

    limits_itself: Final = True
    choose_on: Callable[[Any, Random], str]  # only if the bot has it

    def __init__(self, make: Callable[[str], Bot], name: str, *, limit: float = LIMIT) -> None:
        """Create the bot; raise SetupError if that fails."""
        self._make, self._name, self._limit = make, name, limit
        self._number = next(_NUMBERS)
        self._home: _Home | None = None
        self._child: Child | None = None
        self._listens = False
        try:
            self._start()
        except BotFailedError as error:
            raise SetupError("not-made", "the bot '{name}' cannot be created: {text}", name=name, text=sentence(error)) from error

    def begin(self, setup: Setup, seat: Seat, seed: str) -> None:
        """Create the bot again if its process has ended, and tell it that a game begins."""
        self._start()
        if self._listens:
            self._call(self._limit, _tell, self._number, "begin", setup, seat, seed)

    def choose(self, view: View, rng: Random) -> str:
        return self._choose("choose", view, rng)

    def end(self, view: View) -> None:
        """Tell the bot how the game ended."""
        if self._listens:
            self._call(self._limit, _tell, self._number, "end", view)

    def __enter__(self) -> "IsolatedBot":
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave the process, which ends with its last bot; the next game creates the bot again."""
        self._home = self._child = None

    def _choose(self, method: str, seen: Any, rng: Random) -> str:
        self._start()
        answer, state = self._call(self._limit, _choose, self._number, method, seen, rng.getstate())
        if state is not None:
            rng.setstate(state)
        return answer

    def _start(self) -> None:
        """Create the bot, unless it is there."""
        if self._home is None:
            self._home = _home_of(pickle.dumps((self._make, self._name)))
        child = self._home.child()
        if child is self._child:
            return
        self._child = child
        self._listens, on_twin = self._call(START_SECONDS, _create, self._number, self._make, self._name)
        if on_twin:
            self.choose_on = lambda twin, rng: self._choose("choose_on", twin, rng)

    def _call(self, seconds: float, work: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
        assert self._child is not None, "it was started"
        try:
            return self._child.call(seconds, work, *args, **kwargs)
        except TimeoutError as error:
            raise BotFailedError("no-answer", "no answer within {seconds} s", seconds=f"{seconds:g}") from error
        except ChildEndedError as error:
            raise BotFailedError("process-ended", "the bot ended its process ({how})", how=str(error)) from error


class _Home:
    """A process for bots. It starts with the first of them, and ends when none refers to it."""

    def __init__(self) -> None:
        self._child: Child | None = None

    def child(self) -> Child:
        """Return the process, a new one if it has ended."""
        if self._child is None or not self._child.running:
            self._child = Child()
        return self._child


_own = threading.local()
"""This thread's homes. Threads share none, because a process runs one call at a time."""


def _home_of(key: bytes) -> _Home:
    if not hasattr(_own, "homes"):
        _own.homes = WeakValueDictionary[bytes, _Home]()
    homes: WeakValueDictionary[bytes, _Home] = _own.homes
    return homes.get(key) or homes.setdefault(key, _Home())


# --- in the process

_bots: dict[int, Bot] = {}


def _create(number: int, make: Callable[[str], Bot], name: str) -> tuple[bool, bool]:
    """Create a bot; return whether it wants to know when games begin and end, and whether it can choose on twins."""
    bot = _bots[number] = make(name)
    return isinstance(bot, GameListener), callable(getattr(bot, "choose_on", None))


def _tell(number: int, method: str, *arguments: object) -> None:
    try:
        getattr(_bots[number], method)(*arguments)
    except (Exception, SystemExit) as error:
        raise failure_of(error) from error


def _choose(number: int, method: str, seen: Any, state: tuple[Any, ...]) -> tuple[str, tuple[Any, ...] | None]:
    """Return a bot's choice, and the state of its random numbers if it has used any."""
    rng = Random(0)
    rng.setstate(state)
    try:
        answer = getattr(_bots[number], method)(seen, rng)
    except (Exception, SystemExit) as error:
        raise failure_of(error) from error
    if not isinstance(answer, str):  # it may be anything, which only this process can describe
        raise wrong_answer(answer, method)
    after = rng.getstate()
    return answer, None if after == state else after
