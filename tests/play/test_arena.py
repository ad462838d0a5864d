"""The arena counts correctly, and its seed determines the series."""

import re
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from time import sleep

import pytest

from rookery.bots.five_towers.one_ply import HEURISTIC
from rookery.bots.uniform import Uniform
from rookery.core.interval import Estimate
from rookery.core.record import Setup
from rookery.core.view import View
from rookery.play.bot import Bot
from rookery.play.deal import RulesMatch, play_deal
from tests.play.simple_bots import FIVE_TOWERS, Idler, five_towers, meet


def test_tied_seats_share_the_win() -> None:
    result = meet(Idler(), Idler(), five_towers(4))
    assert (result.share.mean, result.margin) == (25, Estimate(0, 0, 0))


def test_a_bot_that_builds_beats_one_that_does_not() -> None:
    result = meet(HEURISTIC, Idler(), five_towers(3))
    assert result.share.mean == result.share.high == 100
    assert result.margin is not None
    assert result.margin.mean > 20


def test_each_side_is_timed_while_it_has_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    forced = []

    @dataclass(frozen=True)
    class Thinker:
        """A bot that takes a fixed time for a choice, and very long for a forced action."""

        seconds: float

        def choose(self, view: View, rng: Random) -> str:
            if len(view.choices) == 1:
                forced.append(view)
            now[0] += self.seconds if len(view.choices) > 1 else 1000
            return Uniform().choose(view, rng)

    monkeypatch.setattr("rookery.play.deal.perf_counter", lambda: now[0])
    result = meet(Thinker(0.5), Thinker(0.25))
    assert (result.time(0).milliseconds, result.time(1).milliseconds) == (500, 250)
    assert forced


class Cheat:
    def choose(self, view: View, rng: Random) -> str:
        return "reveal sand-0"


class Broken:
    def choose(self, view: View, rng: Random) -> str:
        raise KeyError("lost")


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (Cheat(), "the bot chose 'reveal sand-0': 'reveal sand-0' is not allowed here under rule FT-28; legal here: bid .*"),
        (Broken(), r"KeyError: 'lost' \(test_arena\.py, line \d+, in choose\)"),
    ],
)
def test_failing_bots_forfeit_and_the_series_continues(bot: Bot, reason: str) -> None:
    result = meet(bot, Idler(), five_towers(3))
    assert (result.share.mean, result.margin) == (0, None)
    assert [bool(re.fullmatch(reason, forfeit.reason)) for forfeit in result.forfeits(0)] == [True] * 6


class Stubborn:
    """A bot that hangs and ignores every error: at its first choice or, with `plays`, at the end of the game."""

    def __init__(self, *, plays: bool) -> None:
        self.plays = plays

    def begin(self, setup: Setup, seat: int, seed: str) -> None: ...

    def choose(self, view: View, rng: Random) -> str:
        return view.choices[0].action if self.plays else self._hang()

    def end(self, view: View) -> None:
        self._hang()

    def _hang(self) -> str:
        while True:
            with suppress(Exception):
                sleep(600)


def test_a_bot_that_hangs_is_stopped_even_if_it_catches_all_errors() -> None:
    result = play_deal(RulesMatch(FIVE_TOWERS, five_towers()), [Stubborn(plays=False), Idler()], "deal", limit=1)
    assert result.forfeit is not None
    assert (result.forfeit.seat, result.forfeit.reason) == (0, "no answer within 1 s")


def test_a_bot_that_hangs_after_the_game_does_not_block_the_series() -> None:
    play_deal(RulesMatch(FIVE_TOWERS, five_towers()), [Stubborn(plays=True), Idler()], "deal", limit=1)


def test_a_rival_that_forfeits_gives_the_others_their_share_of_the_win() -> None:
    assert meet(Idler(), Cheat(), five_towers(3)).share.mean == 50


def test_the_seed_determines_the_series() -> None:
    one, again, other = (meet(HEURISTIC, Uniform(), seed=seed).margin for seed in (7, 7, 8))
    assert one == again != other
