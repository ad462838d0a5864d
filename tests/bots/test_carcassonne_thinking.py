"""Carcassonne's bots that search on the twin: hidden information, deadlines, and the quality of the shipped weights."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from math import inf
from random import Random

import pytest

from rookery.bots import bot_names, make_bot, yardstick_names
from rookery.bots.carcassonne.greedy import worth_by_action
from rookery.bots.carcassonne.nets import shipped_net
from rookery.bots.carcassonne.thinking import DEEP_BOT, HEURISTIC_BOT, LEARNED_BOT, SEARCH_BOT, Searching, make_player, make_search
from rookery.bots.entrants import MakeEntrant
from rookery.bots.five_towers import solving
from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.fast.carcassonne.contest import compete
from rookery.fast.carcassonne.players import GreedyPlayer
from rookery.fast.carcassonne.twin import Twin
from rookery.fast.common.rng import Rng
from rookery.games import GAMES
from rookery.games.carcassonne.completion import complete, ruleset_of
from rookery.games.carcassonne.view import CarcassonneView
from rookery.play.asking import play_out
from rookery.play.bot import Bot
from rookery.play.match import Match
from tests.bots.moments import random_moments
from tests.carcassonne.shrine import SHRINE, add_shrine
from tests.carcassonne.subsets import SUBSETS, name_of

CARCASSONNE = GAMES["carcassonne"]
BOTS = {
    "heuristic": HEURISTIC_BOT,
    "learned": LEARNED_BOT,
    "search": Searching("search", samples=16, seconds=inf),
    "deep": Searching("deep", samples=4, seconds=inf),
}


def moments(setup: Setup, *, seed: int, every: int = 17) -> Iterator[tuple[Match, CarcassonneView]]:
    """Yield some decisions with a choice in a random game."""
    return random_moments(CarcassonneView, setup, seed=seed, every=every)


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_the_order_of_remaining_tiles_in_a_view_changes_nothing(bot: Bot) -> None:
    """A seat cannot know the order of the tiles; a view only has the count of each."""
    for _, view in moments(Setup("carcassonne", 3, expansions=CARCASSONNE.expansions), seed=3, every=29):
        codes = list(view.to_come)
        Random(1).shuffle(codes)
        other = replace(view, to_come=FrozenMap({code: view.to_come[code] for code in codes}), events=())
        assert bot.choose(other, Random(5)) == bot.choose(view, Random(5))


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_the_same_rng_gives_the_same_choice(bot: Bot) -> None:
    for _, view in moments(Setup("carcassonne", 2, expansions=CARCASSONNE.expansions), seed=8, every=31):
        assert bot.choose(view, Random(2)) == bot.choose(view, Random(2))


@pytest.mark.parametrize("name", ["search", "deep"])
def test_a_deadline_ends_the_search_with_the_best_so_far(name: str) -> None:
    """The clock advances by one per sample, so the deadline sets the number of samples; without samples the value net decides."""
    _, view = next(moments(Setup("carcassonne", 2), seed=2))
    twin, search = Twin.of_view(view), make_search(name, 2, expansions=(), samples=1000)
    ticks = count()
    assert search.advise(twin, 1, clock=lambda: next(ticks), deadline=5) in {choice.action for choice in view.choices}
    assert sum(opinion.samples for opinion in search.opinions(twin)) == 5
    assert search.advise(twin, 1, clock=lambda: 1.0, deadline=0.0) == LEARNED_BOT.choose(view, Random(1))


def test_the_strongest_level_of_each_game_searches() -> None:
    assert (make_bot("carcassonne", "grandmaster"), make_bot("five-towers", "grandmaster")) == (DEEP_BOT, solving.SEARCH_BOT)


@pytest.mark.parametrize("bot", [SEARCH_BOT, DEEP_BOT], ids=["search", "deep"])
def test_without_time_a_search_plays_like_its_value_net(bot: Searching) -> None:
    for _, view in moments(Setup("carcassonne", 2), seed=4):
        assert bot.with_budget(0.0).choose(view, Random(1)) == LEARNED_BOT.choose(view, Random(1))


@pytest.mark.parametrize("expansions", SUBSETS, ids=name_of)
@pytest.mark.parametrize("seats", range(2, 6))
def test_weights_state_their_origin(seats: int, expansions: tuple[str, ...]) -> None:
    about = shipped_net(seats, expansions).about
    assert about["played"] >= 8_000
    assert about["command"].startswith(f"rookery train carcassonne --seats {seats} ")


def test_the_order_in_which_expansions_are_named_does_not_matter() -> None:
    assert shipped_net(2, ("abbot", "river")).weights == shipped_net(2, ("river", "abbot")).weights


@pytest.mark.parametrize(("seats", "percent"), [(2, 93), (3, 70), (4, 55), (5, 40)])
def test_the_value_beats_greedy_with_every_number_of_seats(seats: int, percent: float) -> None:
    score = compete(make_player("learned", seats, ()), GreedyPlayer(), Setup("carcassonne", seats), deals=120 // seats, seed=2026)
    assert score.share.mean >= percent


@pytest.mark.parametrize("expansions", [subset for subset in SUBSETS if subset], ids=name_of)
def test_the_value_beats_greedy_with_every_set_of_expansions(expansions: tuple[str, ...]) -> None:
    setup = Setup("carcassonne", 2, expansions=expansions)
    assert compete(make_player("learned", 2, expansions), GreedyPlayer(), setup, deals=20, seed=2026).share.mean >= 85


def test_heuristic_is_between_greedy_and_the_value() -> None:
    setup = Setup("carcassonne", 2)
    heuristic = make_player("heuristic", 2, ())
    assert compete(heuristic, GreedyPlayer(), setup, deals=60, seed=2026).share.mean >= 52
    assert compete(make_player("learned", 2, ()), heuristic, setup, deals=20, seed=2026).share.mean >= 80


def test_the_twins_greedy_chooses_like_the_bot_except_for_ties() -> None:
    twin_player, seen = GreedyPlayer(), 0
    for _, view in moments(Setup("carcassonne", 3, expansions=CARCASSONNE.expansions), seed=6, every=5):
        if view.step in ("tile", "meeple"):
            worths = worth_by_action(ruleset_of(view), complete(view, Random(0)))
            assert worths[twin_player.advise(Twin.of_view(view), Rng(1))] == max(worths.values())
            seen += 1
    assert seen > 20


def test_yardsticks_can_be_selected_by_name_but_are_not_listed() -> None:
    assert bot_names("carcassonne") == ("uniform", "greedy", "heuristic", "learned", "search", "deep")
    assert yardstick_names("carcassonne") == ("fmc", "uct")
    for name in yardstick_names("carcassonne"):
        assert MakeEntrant("carcassonne")(name) == make_bot("carcassonne", name)


@pytest.mark.parametrize("name", ["fmc", "uct"])
def test_yardsticks_make_legal_choices(name: str) -> None:
    """Late positions keep the playouts short."""
    late = [view for _, view in moments(Setup("carcassonne", 2, expansions=CARCASSONNE.expansions), seed=7, every=3)][-6:]
    for view in late:
        assert make_bot("carcassonne", name).choose(view, Random(1)) in {choice.action for choice in view.choices}


def test_yardsticks_play_like_greedy_with_an_expansion_unknown_to_the_twin(monkeypatch: pytest.MonkeyPatch) -> None:
    add_shrine(monkeypatch)
    match = Match(CARCASSONNE, Setup("carcassonne", 2, expansions=(SHRINE.name,)))
    play_out(match, [LEARNED_BOT, DEEP_BOT], chance=Random(4), thought=Random(4))
    assert match.rules.outcome(match.state) is not None
