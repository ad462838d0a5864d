"""Arena games on the twins equal games by the readable rules, action by action; bots that need views play by those rules."""

import re
from collections.abc import Callable
from dataclasses import replace
from math import inf
from random import Random
from typing import Any

import pytest

from rookery.bots import bot_names, level_names, make_bot, yardstick_names
from rookery.bots.carcassonne.thinking import Searching as CarcassonneSearch
from rookery.bots.five_towers.solving import Searching as FiveTowersSearch
from rookery.bots.twin_match import TwinBot, TwinMatch, can_play
from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.core.view import View
from rookery.games import GAMES
from rookery.play.bot import Bot
from rookery.play.deal import RulesMatch, draw_by_key, play_deal
from rookery.play.match import Match
from rookery.play.tournament import Terms, Tournament, round_robin, write_game
from tests.carcassonne.shrine import add_shrine

ALL = ("river", "abbot", "towers-and-thieves")
PAIRINGS = [
    pytest.param(Setup("five-towers", 2), ("learned", "tuned"), id="five-towers-2"),
    pytest.param(Setup("five-towers", 4), ("heuristic", "uniform"), id="five-towers-4"),
    pytest.param(Setup("five-towers", 3), ("greedy", "search"), id="five-towers-3"),
    pytest.param(Setup("five-towers", 2), ("expert", "journeyman"), id="five-towers-levels"),
    pytest.param(Setup("five-towers", 3), ("novice", "apprentice"), id="five-towers-beginners"),
    pytest.param(Setup("carcassonne", 2), ("learned", "greedy"), id="carcassonne-2"),
    pytest.param(Setup("carcassonne", 2), ("novice", "apprentice"), id="carcassonne-beginners"),
    pytest.param(Setup("carcassonne", 3, expansions=ALL), ("greedy", "heuristic"), id="carcassonne-3-all"),
    pytest.param(Setup("carcassonne", 2, FrozenMap({"farmers": "off"}), ALL), ("search", "uniform"), id="carcassonne-2-all"),
]
SEARCHES: dict[str, Bot] = {
    "five-towers": FiveTowersSearch(samples=4, seconds=inf),
    "carcassonne": CarcassonneSearch("search", samples=8, seconds=inf),
}
"""Searches that do not depend on a clock."""


def make(game: str) -> Callable[[str], Bot]:
    return lambda name: SEARCHES[game] if name == "search" else make_bot(game, name)


@pytest.mark.parametrize(("setup", "names"), PAIRINGS)
def test_the_same_pairing_and_seed_gives_the_same_records_on_both_engines(setup: Setup, names: tuple[str, ...]) -> None:
    terms = Terms(GAMES[setup.game], setup, round_robin(names, setup.seats)[:1], make(setup.game), "7", version="1")
    assert can_play(setup, map(make(setup.game), names))
    found = []
    for set_up in (RulesMatch, TwinMatch):
        tournament = Tournament(replace(terms, set_up=set_up), deals=1)
        list(tournament.play())
        found.append([without_times(game) for meeting in tournament.meetings.values() for games in meeting.deals.values() for game in games])
    assert found[0] == found[1]
    assert len(found[0]) == setup.seats


def without_times(game: Any) -> str:
    assert all(time.decisions for time in game.times)
    return write_game(game._replace(times=tuple(time._replace(microseconds=0) for time in game.times)))


def test_every_bot_of_the_package_can_choose_on_the_twin() -> None:
    for game in GAMES:
        for name in (*bot_names(game), *level_names(game), *yardstick_names(game)):
            assert isinstance(make_bot(game, name), TwinBot), f"{name} of {game}"


class Viewing:
    """A bot that needs views."""

    def choose(self, view: View, rng: Random) -> str:
        return view.choices[0].action


class Liar(Viewing):
    """A bot that returns an illegal action."""

    def choose_on(self, twin: Any, rng: Random) -> str:
        return "bid 99"


class Absent(Viewing):
    """A bot that forgets to return its action."""

    def choose_on(self, twin: Any, rng: Random) -> Any:
        return None


class LowBidder(Viewing):
    """A bot that always bids 0."""

    def choose(self, view: View, rng: Random) -> str:
        return "bid 0"

    def choose_on(self, twin: Any, rng: Random) -> str:
        return "bid 0"


class Broken(Viewing):
    """A bot that raises an error."""

    def choose_on(self, twin: Any, rng: Random) -> str:
        raise RuntimeError("no idea")


def test_a_bot_that_needs_views_plays_on_the_readable_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    learned = make_bot("five-towers", "learned")
    assert can_play(Setup("five-towers", 2), [learned])
    assert not can_play(Setup("five-towers", 2), [learned, Viewing()])
    assert not can_play(Setup("five-towers", 2, FrozenMap({"cards-to-come": "hidden"})), [learned])
    assert not can_play(Setup("five-towers", 2, FrozenMap({"overbids": "retract"})), [learned])
    add_shrine(monkeypatch)
    assert not can_play(Setup("carcassonne", 2, expansions=("shrine",)), [make_bot("carcassonne", "learned")])


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (Liar(), r"the bot chose 'bid 99': a bid must be a number from 0 to 5, not '99'; legal here: bid 3, bid 4, bid 5, pass"),
        (Absent(), r"choose_on returned None; it must return one of view\.choices' actions as text"),
        (Broken(), r"RuntimeError: no idea \(test_twin_match\.py, line \d+, in choose_on\)"),
    ],
)
def test_bots_that_cheat_or_fail_on_a_twin_forfeit(bot: Bot, reason: str) -> None:
    setup = Setup("five-towers", 2)
    result = play_deal(TwinMatch(GAMES["five-towers"], setup), [make_bot("five-towers", "learned"), bot], "deal")
    assert result.forfeit is not None
    assert (result.forfeit.seat, result.share(0), result.record.scores) == (1, 1.0, None)
    assert re.fullmatch(reason, result.forfeit.reason)


def test_a_twin_and_the_rules_give_the_same_reason_for_a_refusal() -> None:
    setup = Setup("five-towers", 2)
    reasons = []
    for kind in (TwinMatch, RulesMatch):
        result = play_deal(kind(GAMES["five-towers"], setup), [make_bot("five-towers", "learned"), LowBidder()], "deal")
        assert result.forfeit is not None
        reasons.append((result.forfeit.reason, dict(result.forfeit.data)))
    assert reasons[0] == reasons[1]
    assert "'bid 0' is not allowed here under rule FT-30; legal here: " in reasons[0][0]


def test_a_listener_gets_the_final_view() -> None:
    told: list[View] = []

    class Listening(Viewing):
        def choose_on(self, twin: Any, rng: Random) -> str:
            return str(twin.choices()[0])

        def begin(self, setup: Setup, seat: int, seed: str) -> None:
            assert (setup.game, seat, seed) == ("five-towers", 1, "deal seat 1")

        def end(self, view: View) -> None:
            told.append(view)

    result = play_deal(TwinMatch(GAMES["five-towers"], Setup("five-towers", 2)), [make_bot("five-towers", "tuned"), Listening()], "deal")
    assert result.forfeit is None
    assert [(view.seat, view.scores) for view in told] == [(1, result.record.scores)]


def test_a_twin_match_draws_by_key_like_a_match() -> None:
    setup = Setup("carcassonne", 2)
    on_twin, match = TwinMatch(GAMES["carcassonne"], setup), Match(GAMES["carcassonne"], setup)
    for key in ("one", "two", "one"):  # the third result comes from the cache
        other = TwinMatch(GAMES["carcassonne"], setup)
        other.draw_by(key)
        assert other.record().actions == (str(draw_by_key(match.rules.odds(match.state), key)),)
    assert on_twin.record().actions == ()
