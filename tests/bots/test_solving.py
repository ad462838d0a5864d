"""The bots that solve rounds: hidden information, deadlines, and the quality of the shipped weights."""

from collections.abc import Iterator
from dataclasses import replace
from math import inf
from random import Random

import pytest

from rookery.bots import make_bot
from rookery.bots.five_towers.nets import shipped_net
from rookery.bots.five_towers.solving import LEARNED_BOT, SEARCH_BOT, TUNED_BOT, Searching
from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.fast.common.contest import Score
from rookery.fast.common.rng import Rng
from rookery.fast.five_towers.actions import ACTIONS
from rookery.fast.five_towers.contest import compete
from rookery.fast.five_towers.net import NetValue
from rookery.fast.five_towers.players import Player, SolverPlayer
from rookery.fast.five_towers.round_solver import Solver
from rookery.fast.five_towers.twin import Twin
from rookery.fast.five_towers.value import ONE_PLY, TUNED, HandValue
from rookery.games.five_towers.state import State
from rookery.games.five_towers.view import FiveTowersView
from rookery.play.bot import Bot
from rookery.play.match import Match
from tests.bots.moments import random_moments

SLOW_AND_SURE = Searching(samples=12, seconds=inf)
BOTS = {"tuned": TUNED_BOT, "learned": LEARNED_BOT, "search": SLOW_AND_SURE}


def moments(setup: Setup, *, seed: int, every: int = 9) -> Iterator[tuple[Match, FiveTowersView]]:
    """Yield some decisions with a choice in a random game."""
    return random_moments(FiveTowersView, setup, seed=seed, every=every)


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
@pytest.mark.parametrize("hidden", [False, True], ids=["shown", "hidden"])
def test_hidden_information_changes_nothing(bot: Bot, hidden: bool) -> None:
    """Swap cards that the seat cannot tell apart: demolished ones, and those in hidden piles."""
    setup = Setup("five-towers", 3, FrozenMap({"cards-to-come": "hidden" if hidden else "shown"}))
    changed = 0
    for match, view in moments(setup, seed=3):
        other = _shuffled(match.state, Random(1), piles=hidden)
        seen = match.rules.view(other, view.seat)
        assert replace(seen, events=view.events) == view
        changed += other != match.state
        assert bot.choose(seen, Random(5)) == bot.choose(view, Random(5))
    assert changed > 2


def _shuffled(state: State, rng: Random, *, piles: bool) -> State:
    demolished = [card for player in state.players for card in player.demolished]
    unseen = demolished[:]
    if piles:
        unseen += [card for bag in (state.draw, state.discard) for card, number in bag.items() for _ in range(number)]
    rng.shuffle(unseen)
    players = []
    for player in state.players:
        pile = tuple(unseen.pop() for _ in player.demolished)
        players.append(replace(player, demolished=pile))
    if not piles:
        return replace(state, players=tuple(players))
    draw = [unseen.pop() for _ in range(sum(state.draw.values()))]
    return replace(
        state,
        players=tuple(players),
        draw=FrozenMap({card: draw.count(card) for card in draw}),
        discard=FrozenMap({card: unseen.count(card) for card in unseen}),
    )


def test_without_time_a_search_plays_like_its_net() -> None:
    bot = SEARCH_BOT.with_budget(0.0)
    for _, view in moments(Setup("five-towers", 2), seed=4):
        assert bot.choose(view, Random(1)) == LEARNED_BOT.choose(view, Random(1))


@pytest.mark.parametrize("seats", range(2, 6))
def test_weights_name_the_command_that_made_them(seats: int) -> None:
    net = shipped_net(seats)
    assert net.about["command"].startswith(f"rookery train five-towers --seats {seats} --games ")
    assert net.about["played"] >= 100_000


def _learned(seats: int, rival: Player, *, deals: int) -> Score:
    return compete(SolverPlayer(Solver(NetValue(shipped_net(seats)))), rival, seats=seats, deals=deals, seed=2026)


@pytest.mark.parametrize(("seats", "percent"), [(2, 90), (3, 60), (4, 55), (5, 42)])
def test_the_net_beats_one_ply_with_every_number_of_seats(seats: int, percent: float) -> None:
    one_ply = SolverPlayer(Solver(HandValue(ONE_PLY), alone=True))
    assert _learned(seats, one_ply, deals=300 // seats).share.mean >= percent


@pytest.mark.parametrize(("seats", "percent"), [(2, 65), (3, 45), (4, 40), (5, 35)])
def test_the_net_beats_the_tuned_evaluation_with_every_number_of_seats(seats: int, percent: float) -> None:
    tuned = SolverPlayer(Solver(HandValue(TUNED[seats])))
    assert _learned(seats, tuned, deals=300 // seats).share.mean >= percent


def test_the_twins_one_ply_bids_like_heuristic_except_for_ties() -> None:
    one_ply, heuristic = Solver(HandValue(ONE_PLY), alone=True), make_bot("five-towers", "heuristic")
    same = [
        str(ACTIONS[one_ply.advise(Twin.of_view(view, Rng(1)))]) == heuristic.choose(view, Random(1))
        for seed in range(4)
        for _, view in moments(Setup("five-towers", 2), seed=seed, every=2)
        if view.step == "auction"
    ]
    assert sum(same) > 0.9 * len(same) > 30
