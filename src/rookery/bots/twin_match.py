"""Bot games on the compiled twins: the same games as on the readable rules, without the cost of views.

A bot with `choose_on(twin, rng)` must return the same answer there as for the view of its seat.
"""

from bisect import insort
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final, Protocol, runtime_checkable

from rookery.bots.kit import bot_kit
from rookery.core.errors import SetupError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Record, Setup
from rookery.core.rules import CHANCE, Actor, AnyGame, Seat
from rookery.fast.twins import make_twin
from rookery.games import GAMES
from rookery.play.asking import guarded, play_answer
from rookery.play.bot import Bot, GameListener
from rookery.play.deal import Question, ticket
from rookery.play.match import Match

CHOOSE_ON: Final = "choose_on"


@runtime_checkable
class TwinBot(Protocol):
    """A bot that can also choose on its game's compiled twin, without changing it."""

    def choose_on(self, twin: Any, rng: Random) -> str:
        """Return what `choose` would return for the acting seat's view, and consume the same numbers from `rng`."""


class TwinMatch:
    """A game on the twin, for bots that can choose there (play/deal.py: ArenaMatch)."""

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        self.setup = setup
        self._game = game
        self._twin = make_twin(setup)
        self._actions: list[str] = []

    @property
    def actor(self) -> Actor:
        return self._twin.actor

    def draw_by(self, key: str) -> None:
        odds = self._twin.odds()
        texts = {str(self._twin.action(number)): number for number in odds}
        drawn = _lowest(key, {text: odds[number] for text, number in texts.items()})
        self._twin.apply(texts[drawn])
        self._actions.append(drawn)

    def draw_by_lot(self, chance: Random) -> None:
        """Play chance's action as `Match.draw` does with this stream."""
        self._actions.append(self._twin.draw_by_lot(chance))

    def seen(self) -> Any:
        """Return a copy of the twin for a bot, in an order that does not depend on the history."""
        seen = self._twin.copy()
        seen.arrange()
        return seen

    def question(self) -> Question:
        seen = self.seen()

        def ask(bot: Bot, rng: Random) -> str:
            assert isinstance(bot, TwinBot), "callers check can_play"
            return bot.choose_on(seen, rng)

        return Question(len(self._twin.legal()), ask, CHOOSE_ON)

    def legal(self) -> list[str]:
        return list(self._twin.numbers())

    def act(self, text: str) -> None:
        numbers = self._twin.numbers()
        if text not in numbers:
            self._refuse(text)
        self._twin.apply(numbers[text])
        self._actions.append(text)

    def _refuse(self, text: str) -> None:
        """Raise the error of the readable rules, which know the reason."""
        match = Match(self._game, self.setup)
        for action in (*self._actions, text):
            match.act(action)

    def tell_end(self, bot: GameListener, seat: Seat) -> None:
        bot.end(self._twin.view(seat))

    def record(self, tags: Mapping[str, str] | None = None) -> Record:
        over = self._twin.actor is None
        return Record(self.setup, tuple(self._actions), self._twin.scores if over else None, FrozenMap(tags or {}))


def can_play(setup: Setup, bots: Iterable[Bot]) -> bool:
    """Return whether the twin supports this setup, shows no more than views do, and all these bots can choose on it."""
    unlike = bot_kit(setup.game).unlike_twin.items() & setup.options.items()
    return not unlike and all(isinstance(bot, TwinBot) for bot in bots) and has_twin(setup)


def has_twin(setup: Setup) -> bool:
    """Return whether a twin supports this setup; some expansions have none."""
    try:
        make_twin(setup)
    except SetupError:
        return False
    return True


def play_on_twin(setup: Setup, bots: Sequence[Bot], *, chance: Random, thought: Random) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Return the actions and scores of the game that `play_out` would play with the same streams. Requires `can_play`."""
    match = TwinMatch(GAMES[setup.game], setup)
    players: Sequence[Any] = bots  # checking each for TwinBot at every choice would take longer than most choices
    while (actor := match.actor) is not None:
        if actor == CHANCE:
            match.draw_by_lot(chance)
        else:
            answer = guarded(actor, players[actor].choose_on, match.seen(), thought)
            guarded(actor, play_answer, match, bots[actor], answer, CHOOSE_ON)
    record = match.record()
    assert record.scores is not None, "the game is over"
    return record.actions, record.scores


def _lowest(key: str, odds: Mapping[str, int]) -> str:
    """Draw like draw_by_key, but cache sorted tickets: the games of a deal use the same keys with nearly the same odds."""
    order = _order(key)
    for text, weight in odds.items():
        for copy in range(order.known.get(text, 0), weight):
            insort(order.tickets, (ticket(key, text, copy), text, copy))
        order.known[text] = max(weight, order.known.get(text, 0))
    return next(text for _, text, copy in order.tickets if copy < odds.get(text, 0))


class _Order:
    """The computed tickets of one key, lowest first, and the number of copies of each action among them."""

    def __init__(self) -> None:
        self.tickets: list[tuple[bytes, str, int]] = []
        self.known: dict[str, int] = {}


@lru_cache(maxsize=512)
def _order(_key: str) -> _Order:
    return _Order()
