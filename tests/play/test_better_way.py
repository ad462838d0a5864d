"""The line after another choice, with the draws of the game and an advisor that always prefers the first choice."""

from dataclasses import replace
from random import Random

import pytest

from rookery.core.record import Record, Setup, replay
from rookery.core.rules import CHANCE
from rookery.core.view import View
from rookery.games import GAMES
from rookery.play import better_way as module
from rookery.play.advice import Forecast, Opinion
from rookery.play.better_way import better_way, gains
from rookery.play.match import Match

FIVE_TOWERS = GAMES["five-towers"]


class First:
    def explain(self, view: View, rng: Random, *, samples: int | None = None) -> tuple[Opinion, ...]:
        return tuple(Opinion(choice.action, 0.5, 0.0, 0.0) for choice in view.choices)

    def expect(self, view: View, rng: Random, *, samples: int | None = None) -> tuple[Forecast, ...]:
        raise NotImplementedError


def played(game: str, seats: int, actions: int) -> Record:
    """Start a game in which everybody takes the last choice."""
    match, rng = Match(GAMES[game], Setup(game, seats)), Random(3)
    while len(match.actions) < actions:
        if match.actor == CHANCE:
            match.draw(rng.randrange)
        else:
            assert isinstance(match.actor, int)
            match.act(match.view(match.actor).choices[-1].action)
    return match.record()


def lead(record: Record, round_: int, seat: int) -> int:
    """Return by how many points a seat leads when a round begins."""
    rules = GAMES["five-towers"].rules(record.setup)
    views = (rules.view(state, None) for state in replay(GAMES["five-towers"], record))
    scores = next(view.scores for view in views if view.round >= round_)
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def test_in_5_towers_the_line_goes_on_until_the_round_in_which_the_gain_shows() -> None:
    record, number = played("five-towers", 3, 150), 64
    assert record.actions[number - 1] == "bid 5", "the opener takes everything"
    way = better_way(FIVE_TOWERS, record, number, ["bid 2"], First(), samples=1, gain=8)
    assert way[:3] == ("bid 2", "bid 3", "pass"), "the others answer"
    found = gains(FIVE_TOWERS, record, number, way)
    assert [gain.points >= 8 for gain in found] == [False] * 5 + [True]
    other = replace(record, actions=(*record.actions[: number - 1], *way, record.actions[number + len(way)]))
    *_, now = replay(FIVE_TOWERS, replace(record, actions=record.actions[: number - 1]))
    view = FIVE_TOWERS.rules(record.setup).view(now, None)
    after = view.round + len(found)
    assert isinstance(view.actor, int)
    assert found[-1] == (len(way), lead(other, after, view.actor) - lead(record, after, view.actor))
    assert better_way(FIVE_TOWERS, record, number, ["bid 2"], First(), samples=1, gain=1) == way, "no round before gained a point"


def test_a_line_that_never_pays_ends_with_the_round_that_gains_most() -> None:
    record = played("five-towers", 3, 150)
    way = better_way(FIVE_TOWERS, record, 6, ["bid 2"], First(), samples=1, gain=99)
    found = gains(FIVE_TOWERS, record, 6, way)
    assert [gain.points for gain in found] == [-17, -12, -14, -17, -10, -10, -9, -7]
    assert found[-1].actions == len(way)
    at_once = better_way(FIVE_TOWERS, record, 17, ["bid 2"], First(), samples=1, gain=99)
    assert len(gains(FIVE_TOWERS, record, 17, at_once)) == 1, "later rounds are worse"


def test_a_line_shows_no_gain_before_the_points_are_scored() -> None:
    record = played("carcassonne", 3, 150)
    number, other = first_tile(record)
    way = better_way(GAMES["carcassonne"], record, number, [other], First(), samples=1, gain=2)
    first, last = gains(GAMES["carcassonne"], record, number, way)
    assert first.points >= 2, "a figure would be worth points if the game ended, but its feature is not complete"
    assert last.actions == len(way)


def first_tile(record: Record) -> tuple[int, str]:
    """Return the index of the first placed tile, and another placement for it."""
    number = next(at for at, action in enumerate(record.actions, start=1) if action.startswith("place"))
    *_, state = replay(GAMES["carcassonne"], replace(record, actions=record.actions[: number - 1]))
    return number, GAMES["carcassonne"].rules(record.setup).view(state, 0).choices[0].action


def test_in_carcassonne_every_seat_has_turns_with_the_tiles_it_drew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LAPS", 1)
    record = played("carcassonne", 3, 40)
    number, other = first_tile(record)
    way = better_way(GAMES["carcassonne"], record, number, [other], First(), samples=1)
    drawn = [action for action in record.actions if action.startswith("draw")]
    assert way[0] == other != record.actions[number - 1]
    assert [action for action in way if action.startswith("draw")] == drawn[1:3], "the other two, but not the seat's own next turn"
    assert sum(action.startswith("place") for action in way) == 3


def test_a_draw_that_is_no_longer_possible_is_skipped() -> None:
    record = played("five-towers", 2, 40)
    number = next(at for at, action in enumerate(record.actions, start=1) if action.startswith("bid"))
    draws = [at for at, action in enumerate(record.actions) if at >= number and action.startswith("reveal")]
    actions = list(record.actions)
    states = list(replay(FIVE_TOWERS, record))
    actions[draws[0]] = next(action for action in record.actions if action.startswith("reveal"))  # this card is on the table already
    way = better_way(FIVE_TOWERS, replace(record, actions=tuple(actions)), number, ["bid 2"], First(), samples=1, gain=99, states=states)
    assert [action for action in way if action.startswith("reveal")][:4] == [record.actions[at] for at in draws[1:5]]


def test_the_line_ends_with_the_game_or_at_its_maximum_length(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("carcassonne", 2, 40)
    number, other = first_tile(record)
    given_up = replace(record, actions=record.actions[:number])
    way = better_way(GAMES["carcassonne"], given_up, number, [other], First(), samples=1)
    assert sum(action.startswith("reveal") for action in way) == 0, "nothing more was drawn"
    assert way[0] == other
    monkeypatch.setattr(module, "LONGEST", 1)
    assert better_way(GAMES["carcassonne"], record, number, [other], First(), samples=1) == (other,)
