"""The bots that fill the other seats of an environment, and the game that they play in."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any

from rookery.bots.entrants import MakeEntrant
from rookery.bots.twin_match import can_play
from rookery.core.record import Setup
from rookery.core.rules import CHANCE, Actor, Seat
from rookery.core.view import View
from rookery.envs.terms import Terms
from rookery.fast.common.rng import Rng
from rookery.fast.common.twin import AnyTwin
from rookery.games import GAMES
from rookery.play.asking import failure_of, sentence
from rookery.play.bot import Bot, GameListener
from rookery.play.deal import close
from rookery.play.match import Match

Opponents = str | Bot | Sequence[str | Bot]
"""A bot for every other seat, or a list with one bot for each; texts are those of the arena: a bot, a level, `module:Class`, a program."""


def make_bots(game: str, opponents: Opponents, count: int) -> list[Bot]:
    """Return one bot for each of the other seats, in the order of the seats after one's own; raise SetupError or TypeError if one is wrong."""
    given: list[Any] = list(opponents) if isinstance(opponents, list | tuple) else [opponents] * count
    if len(given) != count:
        raise ValueError(f"{count} other seats need {count} opponents, not {len(given)}: {opponents!r}")
    make = MakeEntrant(game)
    for bot in given:
        if not isinstance(bot, str) and (isinstance(bot, type) or not callable(getattr(bot, "choose", None))):
            raise TypeError(f"an opponent must be a text or a bot with a method 'choose(view, rng)', not {bot!r}")
    return [make(bot) if isinstance(bot, str) else bot for bot in given]


class OpponentError(RuntimeError):
    """An opponent that crashed, timed out or gave no legal action, so that the game cannot go on."""


class BotGame:
    """A game in which bots hold some of the seats; the others are free.

    Bots that can choose on the twin do so. For any other bot, the readable rules follow the game and give the views with their events.
    `history` lists every action with its actor, if requested.
    """

    def __init__(self, terms: Terms, bots: Mapping[Seat, Bot], rng: Rng, thought: Random, *, history: bool = False) -> None:
        """Begin a game; bots act until a free seat is to act."""
        self.bots = bots
        self.history: list[tuple[Actor, str]] | None = [] if history else None
        self._rng, self._thought = rng, thought
        self.twin = terms.start(rng)
        self.setup: Setup = self.twin.setup
        self._match = None if can_play(self.setup, bots.values()) else Match(GAMES[self.setup.game], self.setup)
        for seat, bot in bots.items():
            if isinstance(bot, GameListener):
                bot.begin(self.setup, seat, str(thought.getrandbits(64)))
        self._go_on()

    @property
    def actor(self) -> Actor:
        return self.twin.actor

    def view(self, seat: Seat | None) -> View:
        """Return what a seat may know."""
        return self.twin.view(seat) if self._match is None else self._match.view(seat)

    def apply(self, number: int) -> None:
        """Apply a free seat's action and let chance and the bots act until a free seat is to act or the game is over."""
        self._apply(number)
        self._go_on()

    def _go_on(self) -> None:
        while (actor := self.twin.actor) in self.bots or actor == CHANCE:
            if actor == CHANCE:
                self._draw()
            else:
                assert isinstance(actor, int), "a seat acts"
                self._apply(self._choice_of(actor))
        if actor is None:
            self._end()

    def _draw(self) -> None:
        if self._match is None and self.history is None:
            self.twin.draw(self._rng)
        else:
            self._note(self.twin.copy(), self.twin.step(self._rng))

    def _apply(self, number: int) -> None:
        self._note(self.twin, number)
        self.twin.apply(number)

    def _note(self, before: AnyTwin, number: int) -> None:
        """Let the readable rules and the history follow an action; `before` is the position in which it is legal."""
        if self._match is not None:
            self._match.play(before.action(number))
        if self.history is not None:
            self.history.append((before.actor, str(before.action(number))))

    def _choice_of(self, seat: Seat) -> int:
        """Return the number of a bot's action; raise OpponentError if the bot fails or its action is illegal."""
        numbers = self.twin.numbers()
        try:
            text = self._ask(self.bots[seat], seat)
        except (Exception, SystemExit) as error:
            raise OpponentError(f"the opponent on seat {seat} failed: {sentence(failure_of(error))}") from error
        if not isinstance(text, str) or text not in numbers:
            raise OpponentError(f"the opponent on seat {seat} answered {text!r}, which is not one of its legal actions: {', '.join(numbers)}")
        return numbers[text]

    def _ask(self, bot: Any, seat: Seat) -> Any:
        if self._match is not None:
            return bot.choose(self._match.view(seat), self._thought)
        seen = self.twin.copy()
        seen.arrange()
        return bot.choose_on(seen, self._thought)

    def _end(self) -> None:
        for seat, bot in self.bots.items():
            if isinstance(bot, GameListener):
                with suppress(Exception):  # the game is over, so an error here changes nothing
                    bot.end(self.view(seat))


def close_bots(bots: Sequence[Bot]) -> None:
    """Release the resources of the bots, such as the processes of programs."""
    for bot in bots:
        close(bot)
