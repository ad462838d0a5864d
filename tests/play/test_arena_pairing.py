"""The arena pairs seats, openers and draws, so that only the bots differ."""

from collections import defaultdict
from dataclasses import dataclass, field
from random import Random

import pytest

from rookery.bots.five_towers.one_ply import HEURISTIC
from rookery.bots.uniform import Uniform
from rookery.core.interval import Estimate
from rookery.core.view import View
from rookery.games.five_towers.view import FiveTowersView
from rookery.play.bot import Bot
from tests.play.simple_bots import First, Idler, Last, five_towers, meet

FIRST_PASS = range(1, 17)


@dataclass
class Witness:
    """A bot that records, game by game, its seat, the opener, its first random number, and the display of each round."""

    bot: Bot
    seats: list[set[int]] = field(default_factory=list)
    openers: list[int] = field(default_factory=list)
    thoughts: list[float] = field(default_factory=list)
    displays: list[dict[int, tuple[str, ...]]] = field(default_factory=list)
    last_round: int = 99

    def choose(self, view: View, rng: Random) -> str:
        assert isinstance(view, FiveTowersView)
        assert view.seat is not None
        if view.round < self.last_round:
            self.seats.append(set())
            self.openers.append(view.opener)
            self.thoughts.append(rng.random())
            self.displays.append({})
        self.last_round = view.round
        self.seats[-1].add(view.seat)
        if view.step == "auction":
            self.displays[-1][view.round] = view.display
        return self.bot.choose(view, rng)


def test_the_challenger_sits_once_in_each_seat_and_the_rival_in_all_others() -> None:
    challenger, rival = Witness(Idler()), Witness(Idler())
    meet(challenger, rival, five_towers(3))
    assert challenger.seats == [{0}, {1}, {2}] * 2
    assert rival.seats == [{1, 2}, {0, 2}, {0, 1}] * 2


def test_the_setup_names_the_opener() -> None:
    challenger = Witness(Idler())
    meet(challenger, Idler(), five_towers(3, opener=2))
    assert challenger.openers == [2] * 6


def test_the_games_of_a_deal_have_equal_draws_and_other_deals_have_others() -> None:
    challenger, rival = Witness(Last()), Witness(First())
    meet(challenger, rival)
    displays: defaultdict[int, list[tuple[str, ...]]] = defaultdict(list)
    for own, other in zip(challenger.displays, rival.displays, strict=True):
        for number, display in {**own, **other}.items():
            displays[number].append(display)
    for number in FIRST_PASS:
        first, paired, second, paired_again = displays[number]
        assert first == paired != second == paired_again


def test_the_second_pass_is_shuffled_again() -> None:
    challenger = Witness(Idler())
    meet(challenger, Idler(), deals=1)
    cards = [card for number in range(1, 33) for card in challenger.displays[0][number]]
    assert sorted(cards[:80]) == sorted(cards[80:])
    assert sum(cards[:5].count(card) for card in cards[80:85]) < 5


def test_a_seat_has_one_random_stream_for_all_games_of_a_deal() -> None:
    challenger, rival = Witness(Idler()), Witness(Idler())
    meet(challenger, rival)
    one, two, three, four = challenger.thoughts
    assert rival.thoughts == [two, one, four, three]
    assert len({one, two, three, four}) == 4


@pytest.mark.parametrize("bot", [HEURISTIC, Uniform(), First()])
def test_a_bot_against_itself_gets_exactly_its_share_in_every_deal(bot: Bot) -> None:
    result = meet(bot, bot)
    assert (result.share.mean, result.margin) == (50, Estimate(0, 0, 0))


def test_the_fair_share_among_more_seats_is_less() -> None:
    result = meet(Uniform(), Uniform(), five_towers(4))
    assert result.share.mean == 25


def test_swapping_sides_only_changes_the_sign() -> None:
    there, back = meet(HEURISTIC, Uniform()), meet(Uniform(), HEURISTIC)
    assert there.share.mean + back.share.mean == 100
    assert there.margin is not None
    assert back.margin is not None
    assert there.margin.low < there.margin.mean < there.margin.high
    assert back.margin == pytest.approx((-there.margin.mean, -there.margin.high, -there.margin.low))
