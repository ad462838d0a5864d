"""Bots play a match to its end, and their random numbers do not affect chance's."""

from collections.abc import Sequence
from random import Random

import pytest

from rookery.bots.uniform import Uniform
from rookery.core.record import Setup, replay
from rookery.core.view import View
from rookery.play.asking import play_out
from rookery.play.bot import Bot, BotFailedError
from rookery.play.match import Match
from tests.play.simple_bots import FIVE_TOWERS, First, Idler, five_towers


def played(bots: Sequence[Bot], *, chance: int = 1, thought: int = 1) -> Match:
    match = Match(FIVE_TOWERS, five_towers(len(bots)))
    play_out(match, bots, chance=Random(chance), thought=Random(thought))
    return match


def reveals(match: Match) -> list[str]:
    return [action for action in match.actions if action.startswith("reveal")]


@pytest.mark.parametrize("seats", FIVE_TOWERS.seats)
def test_a_match_is_played_to_its_end(seats: int) -> None:
    match = played([Uniform()] * seats)
    assert match.actor is None
    record = match.record()
    assert record.scores is not None
    assert list(replay(FIVE_TOWERS, record))[-1] == match.state


def test_every_seat_is_played_by_its_own_bot() -> None:
    match = played([Idler(), Uniform(), Idler()])
    assert [bool(score) for score in match.view(None).scores] == [False, True, False]


def test_the_same_streams_give_the_same_match() -> None:
    assert played([Uniform(), Uniform()]).actions == played([Uniform(), Uniform()]).actions


def test_the_random_numbers_of_bots_do_not_change_the_draws() -> None:
    assert played([First(dice=0), First(dice=0)]).actions == played([First(dice=7), First(dice=3)]).actions


def test_draws_do_not_change_with_what_uniform_chooses() -> None:
    one, other = played([Uniform(), Uniform()], thought=1), played([Uniform(), Uniform()], thought=2)
    assert one.actions != other.actions
    assert reveals(one)[:80] == reveals(other)[:80]


def test_another_chance_stream_gives_other_draws() -> None:
    assert reveals(played([Idler(), Idler()], chance=1)) != reveals(played([Idler(), Idler()], chance=2))


def test_an_illegal_choice_of_a_bot_is_not_played() -> None:
    class Cheat:
        def choose(self, view: View, rng: Random) -> str:
            return "reveal sand-0"

    match = Match(FIVE_TOWERS, five_towers(2))
    with pytest.raises(BotFailedError, match=r"chose 'reveal sand-0': .* under rule FT-28; legal here: bid 0, bid 1"):
        play_out(match, [Cheat(), Cheat()], chance=Random(1), thought=Random(1))
    assert [action.partition(" ")[0] for action in match.actions] == ["reveal"] * 5


def test_listeners_learn_of_the_start_and_the_end_and_get_the_same_seed_again() -> None:
    heard: list[tuple[object, ...]] = []

    class Listener(First):
        def begin(self, setup: Setup, seat: int, seed: str) -> None:
            heard.append((setup.game, seat, seed))

        def end(self, view: View) -> None:
            heard.append((view.seat, view.outcome is not None))

    played([First(), Listener()])
    played([First(), Listener()])
    begin, end, *again = heard
    assert (begin[:2], end) == (("five-towers", 1), (1, True))
    assert isinstance(begin[2], str)
    assert again == [begin, end]
