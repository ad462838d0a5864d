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
from rookery.play.better_way import better_way
from rookery.play.match import Match


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


def test_in_5_towers_the_line_ends_with_the_round() -> None:
    record = played("five-towers", 3, 40)
    assert record.actions[5] == "bid 5", "the opener takes everything"
    way = better_way(GAMES["five-towers"], record, 6, ["bid 2"], First(), samples=1)
    assert way[:3] == ("bid 2", "bid 3", "bid 4"), "the others answer"
    assert len(way) == 7
    assert all(action.startswith("place") for action in way[3:])


def first_tile(record: Record) -> tuple[int, str]:
    """Return the index of the first placed tile, and another placement for it."""
    number = next(at for at, action in enumerate(record.actions, start=1) if action.startswith("place"))
    *_, state = replay(GAMES["carcassonne"], replace(record, actions=record.actions[: number - 1]))
    return number, GAMES["carcassonne"].rules(record.setup).view(state, 0).choices[0].action


def test_in_carcassonne_every_other_seat_has_one_turn_with_the_tile_it_drew() -> None:
    record = played("carcassonne", 3, 40)
    number, other = first_tile(record)
    way = better_way(GAMES["carcassonne"], record, number, [other], First(), samples=1)
    drawn = [action for action in record.actions if action.startswith("draw")]
    assert way[0] == other != record.actions[number - 1]
    assert [action for action in way if action.startswith("draw")] == drawn[1:3], "the other two, but not the seat's own next turn"
    assert sum(action.startswith("place") for action in way) == 3


def test_the_line_ends_with_the_game_or_at_its_maximum_length(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("carcassonne", 2, 40)
    number, other = first_tile(record)
    given_up = replace(record, actions=record.actions[:number])
    way = better_way(GAMES["carcassonne"], given_up, number, [other], First(), samples=1)
    assert sum(action.startswith("draw") for action in way) == 0, "nothing more was drawn"
    assert way[0] == other
    monkeypatch.setattr(module, "LONGEST", 1)
    assert better_way(GAMES["carcassonne"], record, number, [other], First(), samples=1) == (other,)
