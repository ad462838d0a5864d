"""The registry of bots."""

import pickle
from random import Random

import pytest

from rookery.bots import LEVELS, bot_names, level_names, make_bot, substitute_name
from rookery.bots.lapsing import Lapsing
from rookery.core.errors import SetupError
from rookery.core.record import Setup
from rookery.core.rules import CHANCE
from rookery.core.view import View
from rookery.games import GAMES
from rookery.games.five_towers.view import FiveTowersView
from rookery.play.match import Match


def test_the_bots_of_five_towers_are_listed_weakest_first() -> None:
    assert bot_names("five-towers") == ("uniform", "greedy", "heuristic", "tuned", "learned", "search")


@pytest.mark.parametrize("game", GAMES)
def test_uniform_plays_every_game(game: str) -> None:
    assert bot_names(game)[0] == "uniform"


def test_an_unknown_bot_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(SetupError, match=r"no bot 'deep-blue' \(known: uniform, greedy, heuristic, tuned, learned, search\)"):
        make_bot("five-towers", "deep-blue")


def test_an_unknown_game_is_refused_and_the_known_ones_are_named() -> None:
    for ask in (bot_names, lambda game: make_bot(game, "uniform")):
        with pytest.raises(SetupError, match=r"no game 'chess' \(known: .*five-towers"):
            ask("chess")


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in (*bot_names(game), *level_names(game))])
def test_bots_can_be_pickled_and_compared(game: str, name: str) -> None:
    bot = make_bot(game, name)
    assert pickle.loads(pickle.dumps(bot)) == bot == make_bot(game, name)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_six_levels_for_people(game: str) -> None:
    assert level_names(game) == LEVELS
    assert len(LEVELS) == 6
    assert len({make_bot(game, level) for level in LEVELS}) == 6


@pytest.mark.parametrize("game", GAMES)
def test_a_substitute_plays_weakly_but_is_no_beginner(game: str) -> None:
    assert substitute_name(game) == LEVELS[1]


@pytest.mark.parametrize(("level", "seats"), [(level, seats) for level in LEVELS[:2] for seats in (2, 3, 5)])
def test_beginners_of_five_towers_let_everybody_bid_in_the_first_auction(level: str, seats: int) -> None:
    bot, openings, raised = make_bot("five-towers", level), set(), 0
    for number in range(40):
        rng = Random(number)
        match = Match(GAMES["five-towers"], Setup("five-towers", seats))
        while match.actor == CHANCE:
            match.draw(rng.randrange)
        calls = []
        for _ in range(seats):
            view = match.view(match.actor)
            assert isinstance(view, FiveTowersView)
            assert view.step == "auction"
            assert any(choice.action.startswith("bid") for choice in view.choices)
            calls.append(bot.choose(view, rng))
            match.play(match.game.read_action(match.setup, calls[-1]))
        openings.add(calls[0])
        raised += any(call.startswith("bid") for call in calls[1:])
    most = 2 if level == "novice" else 3
    assert {f"bid {most}", "bid 1"} <= openings <= {f"bid {number}" for number in range(most + 1)}
    assert 0 < raised < 40, "some auctions have a raise, others do not"


class Fixed:
    """A bot that always takes the choice at this index."""

    def __init__(self, place: int) -> None:
        self.place = place

    def choose(self, view: View, rng: Random) -> str:
        return view.choices[self.place].action


def test_lapses_occur_at_the_configured_rate() -> None:
    view = Match(GAMES["carcassonne"], Setup("carcassonne", 2))
    view.draw(Random(1).randrange)
    seen = view.view(view.actor)  # type: ignore[arg-type]  # after a draw a seat acts
    rng = Random(1)
    chosen = [Lapsing(Fixed(0), Fixed(-1), 0.25).choose(seen, rng) for _ in range(400)]
    assert chosen.count(seen.choices[0].action) + chosen.count(seen.choices[-1].action) == 400
    assert 70 <= chosen.count(seen.choices[-1].action) <= 130


def test_the_rate_of_lapses_may_differ_with_more_than_two_seats() -> None:
    bot = Lapsing(Fixed(0), Fixed(-1), 0.0, with_more_seats=1.0)
    assert [bot.lapses_with(seats) for seats in (2, 3, 5)] == [0.0, 1.0, 1.0]
    assert Lapsing(Fixed(0), Fixed(-1), 0.25).lapses_with(4) == 0.25
    for seats, place in ((2, 0), (3, -1)):
        match = Match(GAMES["carcassonne"], Setup("carcassonne", seats))
        match.draw(Random(1).randrange)
        seen = match.view(match.actor)  # type: ignore[arg-type]  # after a draw a seat acts
        assert bot.choose(seen, Random(1)) == seen.choices[place].action
