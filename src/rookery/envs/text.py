"""A text environment for language models: positions, legal actions, refusals and results in plain English. It needs no other package.

    env = TextEnv("five-towers", opponents="greedy")
    env.reset(seed=1)
    done = False
    while not done:
        seat, observation = env.get_observation()
        done, info = env.step(model(observation))
    rewards, result = env.close()

These are the methods of a TextArena environment.
"""

import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from rookery.core.errors import GameError
from rookery.core.record import Setup
from rookery.core.rules import Seat
from rookery.envs.opponents import BotGame, Opponents, close_bots, make_bots
from rookery.envs.terms import make_terms, shares, whole_number
from rookery.envs.words import describe, plural, refusal, rules_text
from rookery.fast.common.rng import Rng
from rookery.fast.common.twin import AnyTwin
from rookery.games import GAMES
from rookery.play.match import Match

REFUSALS: Final = 3
"""How many refused actions a seat may correct in one decision."""
LONGEST: Final = 200
"""How much of a refused action the refusal repeats, in characters."""
_IN_BRACKETS: Final = re.compile(r"\[([^\[\]\n]+)\]")


class TextEnv:
    """A game in which texts play one seat, or all of them, and bots play the rest."""

    def __init__(
        self,
        game: str,
        opponents: Opponents | None = "greedy",
        seat: Seat | None = None,
        *,
        seats: int | None = None,
        expansions: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        opener: Seat | None = None,
        refusals: int = REFUSALS,
        rules: bool = True,
    ) -> None:
        """Set up a table.

        `opponents` is a bot for all other seats or a list with one for each; None leaves all seats to texts. `seat` is the seat of texts
        among bots; None draws one for each game. `refusals` is how many refused actions a seat may correct in one decision; one more
        forfeits the game. Without `rules`, observations do not begin with the rules.
        """
        if seats is None:
            seats = 1 + len(opponents) if isinstance(opponents, list | tuple) else 2
        if whole_number(refusals, "refusals") < 0:
            raise ValueError(f"refusals must be 0 or more, not {refusals}")
        self.terms = make_terms(game, seats, expansions, options=options, opener=opener)
        self._bots = [] if opponents is None else make_bots(game, opponents, seats - 1)
        self._fixed_seat = self.terms.checked_seat(seat)
        self._refusals, self._rules = refusals, rules
        self._random = Random()
        self._game: BotGame | None = None

    def reset(self, seed: int | None = None) -> None:
        """Begin a game. The seed determines it and all games after it, until the next seed."""
        if seed is not None:
            self._random = Random(whole_number(seed, "the seed"))
        seats = self.terms.setup.seats
        drawn = self._random.randrange(seats)
        mine = drawn if self._fixed_seat is None else self._fixed_seat
        bots = {(mine + step) % seats: bot for step, bot in enumerate(self._bots, start=1)}
        self._game = BotGame(self.terms, bots, Rng(self._random.getrandbits(64)), Random(self._random.getrandbits(64)), history=True)
        self._seen = dict.fromkeys(range(seats), 0)
        self._told: set[Seat] = set()
        self._refused = 0
        self._refusal = ""
        self._forfeit: tuple[Seat, str] | None = None

    @property
    def twin(self) -> AnyTwin:
        """The running game, for inspection; change only copies of it."""
        return self._running().twin

    @property
    def setup(self) -> Setup:
        """The setup of the running game."""
        return self._running().setup

    @property
    def done(self) -> bool:
        """Whether the game is over, or a seat has forfeited it."""
        return self._forfeit is not None or self._running().actor is None

    def get_observation(self) -> tuple[Seat | None, str]:
        """Return the seat to act and what it is told; when the game is over, None and the result."""
        game = self._running()
        seat = game.actor
        if self.done or not isinstance(seat, int):
            return None, "\n\n".join([describe(game.view(None)), *self._result()])
        parts = [] if seat in self._told or not self._rules else [rules_text(game.setup)]
        parts += [f"You play seat {seat} of {game.setup.seats} (seats count from 0).", *self._news(seat), describe(game.view(seat))]
        parts.append(f"Your legal actions: {'; '.join(game.twin.choices())}.")
        parts.append(self._refusal or "Answer with one of these actions, exactly as written; in a longer answer, put it in [square brackets].")
        self._told.add(seat)
        self._seen[seat] = len(self._history)
        return seat, "\n\n".join(parts)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Play an action of the seat to act; return whether the game is over, and the reason in `refusal` if the action was refused."""
        game = self._running()
        if not isinstance(action, str):
            raise TypeError(f"an action must be a text, not {action!r}")
        if self.done:
            raise RuntimeError("the game is over: call reset() before step()")
        seat = game.actor
        assert isinstance(seat, int), "bots and chance act at once"
        text = action_in(action)
        try:
            number = self._number(text)
        except GameError as error:
            reason = refusal(error)
            self._refuse(seat, text, reason)
            return self.done, {"seat": seat, "refusal": reason}
        self._refused, self._refusal = 0, ""
        game.apply(number)
        return self.done, {"seat": seat, "refusal": None}

    def close(self) -> tuple[dict[Seat, float], dict[str, Any]]:
        """Stop opponents that are programs; return every seat's reward and the result.

        A reward is the share of the win less the fair share. All other seats win a forfeited game. An unfinished game gives nobody anything.
        """
        close_bots(self._bots)
        game = self._running()
        seats = range(game.setup.seats)
        info = {"scores": game.twin.scores, "finished": self.done, "forfeit": None, "reason": None}
        if self._forfeit is not None:
            loser, reason = self._forfeit
            rewards = shares([seat != loser for seat in seats])
            return dict(zip(seats, rewards, strict=True)), info | {"forfeit": loser, "reason": reason}
        rewards = shares(game.twin.scores) if self.done else (0.0,) * len(seats)
        return dict(zip(seats, rewards, strict=True)), info

    def _running(self) -> BotGame:
        if self._game is None:
            raise RuntimeError("call reset() first: no game has begun")
        return self._game

    @property
    def _history(self) -> list[tuple[Any, str]]:
        history = self._running().history
        assert history is not None, "requested in reset"
        return history

    def _news(self, seat: Seat) -> list[str]:
        """Return what has happened since this seat's last observation."""
        news = self._history[self._seen[seat] :]
        names = {seat: "you"} | {actor: f"seat {actor}" for actor in range(self.setup.seats) if actor != seat}
        since = "; ".join(f"{names.get(actor, actor)}: {text}" for actor, text in news)
        return [f"Since your last observation: {since}."] if news else []

    def _number(self, text: str) -> int:
        """Return the number of a legal action; raise NotationError or IllegalActionError for any other text."""
        game = self._running()
        rules = GAMES[game.setup.game]
        action = rules.read_action(game.setup, text)
        numbers = game.twin.numbers()
        if str(action) not in numbers:
            Match(rules, game.setup, position=game.twin.position_text()).play(action)  # the rules know why it is illegal
        return numbers[str(action)]

    def _refuse(self, seat: Seat, text: str, reason: str) -> None:
        if self._refused >= self._refusals:
            self._forfeit = seat, f"{text[:LONGEST]!r} was refused: {reason}"
            return
        self._refused += 1
        left = self._refusals - self._refused
        more = f"You may be refused {plural(left, 'more time')} before you forfeit the game." if left else "Another refusal forfeits the game."
        self._refusal = f"Your action {text[:LONGEST]!r} was refused: {reason} {more}"

    def _result(self) -> list[str]:
        if self._forfeit is None:
            return []
        return [f"Seat {self._forfeit[0]} has forfeited the game: {self._forfeit[1]}"]


def action_in(answer: str) -> str:
    """Return the action in an answer: the last text in square brackets, or else the whole answer, without superfluous spaces."""
    found = _IN_BRACKETS.findall(answer)
    return " ".join((found[-1] if found else answer).split())
