"""Every bot plays every setup of its games to the end with legal actions only."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import inf
from random import Random

import pytest

from rookery.bots import bot_names, make_bot
from rookery.bots.five_towers.solving import Searching
from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.core.view import View
from rookery.games import GAMES
from rookery.play.asking import play_out
from rookery.play.bot import Bot, Budgeted
from rookery.play.match import Match


@dataclass(frozen=True)
class Watched:
    """A bot that asserts that it chooses among the given choices."""

    bot: Bot

    def choose(self, view: View, rng: Random) -> str:
        action = self.bot.choose(view, rng)
        assert action in [choice.action for choice in view.choices]
        return action


def hurried(bot: Bot) -> Bot:
    """Return the bot with a limit of a millisecond per decision, if it searches longer."""
    return bot.with_budget(0.001) if isinstance(bot, Budgeted) else bot


def setups() -> Iterator[Setup]:
    for name, game in GAMES.items():
        for seats in game.seats:
            for values, expansions in product(product(*game.options.values()), sorted({(), game.expansions})):
                yield Setup(name, seats, FrozenMap(zip(game.options, values, strict=True)), expansions, opener=seats - 1)


def words(setup: Setup) -> str:
    return " ".join([setup.game, f"{setup.seats} seats", *setup.options.values(), *setup.expansions])


def some_deep() -> Iterator[object]:
    """Yield every setup; half the setups of longer games run only in deep runs."""
    for number, setup in enumerate(setups()):
        every_day = setup.game == "five-towers" or number % 2 == setup.seats % 2
        yield pytest.param(setup, id=words(setup), marks=[] if every_day else [pytest.mark.deep])


@pytest.mark.parametrize("setup", list(some_deep()))
def test_every_bot_plays_every_setup_by_the_rules(setup: Setup) -> None:
    """Every bot plays at least once in each setup."""
    bots = [Watched(hurried(make_bot(setup.game, name))) for name in bot_names(setup.game)]
    for shift in range(0, len(bots), setup.seats):
        match = Match(GAMES[setup.game], setup)
        play_out(match, [bots[(seat + shift) % len(bots)] for seat in range(setup.seats)], chance=Random(shift), thought=Random(shift))
        assert match.rules.outcome(match.state) is not None


@pytest.mark.parametrize(("game", "name"), [*(("five-towers", name) for name in bot_names("five-towers")), ("carcassonne", "greedy")])
def test_the_same_rng_gives_the_same_game(game: str, name: str) -> None:
    played = []
    bot = Searching(samples=8, seconds=inf) if name == "search" else make_bot(game, name)
    for _ in range(2):
        match = Match(GAMES[game], Setup(game, 2))
        play_out(match, [bot] * 2, chance=Random(1), thought=Random(2))
        played.append(match.actions)
    assert played[0] == played[1]


def test_uniform_makes_every_choice() -> None:
    game, setup = GAMES["five-towers"], Setup("five-towers", 2)
    match = Match(game, setup, position="auction display=candy-1,scary-1,tree-1,scrap-1,sand-1")
    view = match.view(0)
    rng = Random(1)
    made = [make_bot("five-towers", "uniform").choose(view, rng) for _ in range(600)]
    assert all(70 < made.count(choice.action) < 130 for choice in view.choices)
    assert len(view.choices) == 6
