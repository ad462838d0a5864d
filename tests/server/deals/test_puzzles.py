"""Puzzles on the server: everybody gets the same daily puzzle, only the first try counts, and asking for the solution is not solving."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rookery.games import GAMES
from rookery.play.puzzles import shipped
from rookery.server import time_source, wire
from rookery.server.deals import puzzles
from rookery.server.refusals import Refused
from rookery.server.storage.sqlite.store import SqliteStore
from tests.server.conftest import Visitors
from tests.server.stores import with_store
from tests.server.visiting import Visitor

DAY = 24 * 60 * 60
KEYS = {puzzle.id: puzzle for puzzle in shipped("five-towers")}


def test_a_first_try_counts_and_a_second_does_not(ann: Visitor) -> None:
    first = ann.gets("puzzles/five-towers")
    assert (first["rating"], first["tried"]) == (1500, None)
    key = KEYS[first["puzzle"]]
    wrong = key.chances[-1][0]
    assert {choice["action"] for choice in first["view"]["choices"]} >= {wrong, key.best}
    assert "chances" not in first
    told = ann.posts(f"puzzles/five-towers/{first['puzzle']}", {"action": wrong})
    assert (told["right"], told["counted"], told["best"]) == (False, True, key.best)
    assert told["rating"] == 1500 + told["change"] < 1500
    assert [choice["result"] for choice in told["chances"]] == sorted((chance for _, chance in key.chances), reverse=True)
    assert told["explanations"]
    again = ann.posts(f"puzzles/five-towers/{first['puzzle']}", {"action": key.best})
    assert (again["right"], again["counted"], again["change"]) == (True, False, 0)
    assert told["recent"] == again["recent"] == [told["rating"]]
    second = ann.gets("puzzles/five-towers")
    assert second["puzzle"] != first["puzzle"]
    assert second["rating"] == told["rating"]
    assert ann.gets("puzzles/five-towers", params={"puzzle": first["puzzle"]})["tried"] is False
    shown = ann.posts(f"puzzles/five-towers/{second['puzzle']}", {"action": None})
    assert shown["recent"] == [told["rating"], shown["rating"]]


def test_the_ratings_of_a_person_tell_how_many_puzzles_they_tried_and_solved(ann: Visitor) -> None:
    untried: dict[str, Any] = {"tried": 0, "solved": 0, "rating": None, "recent": []}
    games = [game for game in GAMES if shipped(game)]
    assert ann.gets("me/puzzles") == [{"game": game, **untried} for game in games]
    first, second = list(KEYS.values())[:2]
    told = [ann.posts(f"puzzles/five-towers/{one.id}", {"action": action}) for one, action in ((first, None), (second, second.best))]
    again = ann.posts(f"puzzles/five-towers/{first.id}", {"action": first.best})
    assert not again["counted"]
    ratings = {line.pop("game"): line for line in ann.gets("me/puzzles")}
    assert ratings["five-towers"] == {"tried": 2, "solved": 1, "rating": told[1]["rating"], "recent": [one["rating"] for one in told]}
    assert ratings["carcassonne"] == untried


def test_attempts_rate_a_puzzle_and_looking_up_its_solution_is_a_failure(visitor: Visitors) -> None:
    puzzle = list(KEYS)[-1]
    path = f"puzzles/five-towers/{puzzle}"
    before = visitor("Eve").posts(path, {"action": None})
    assert (before["right"], before["change"] < 0, before["tries"], before["solved"]) == (False, True, 1, 0)
    after = visitor("Bob").posts(path, {"action": KEYS[puzzle].best})
    assert (after["right"], after["change"] > 0, after["tries"], after["solved"]) == (True, True, 2, 1)
    assert after["puzzle_rating"] < before["puzzle_rating"]


def test_everybody_gets_the_same_puzzle_on_a_day(visitor: Visitors) -> None:
    puzzles_of_the_day = [visitor(name).gets("puzzles/five-towers", params={"daily": True}) for name in ("Ann", "Bob")]
    assert all(puzzle["daily"] for puzzle in puzzles_of_the_day)
    assert len({puzzle["puzzle"] for puzzle in puzzles_of_the_day}) == 1


def test_unknown_puzzles_and_illegal_answers_are_refused(ann: Visitor) -> None:
    assert ann.is_refused("GET", "puzzles/chess") == (404, "puzzle/none")
    assert ann.is_refused("GET", "puzzles/five-towers", params={"puzzle": "x"}) == (404, "puzzle/unknown")
    assert ann.is_refused("POST", f"puzzles/five-towers/{next(iter(KEYS))}", {"action": "bid 9"}) == (422, "action/illegal")


def test_the_best_tile_comes_with_the_figure_that_follows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tile = next(puzzle for puzzle in shipped("carcassonne") if puzzle.best.startswith("place"))
    going_on = replace(tile, then=("skip", "claim the moon"))
    monkeypatch.setattr(puzzles, "shipped", lambda _game: {going_on.id: going_on})
    told = with_store(tmp_path / "data.sqlite3", lambda store: puzzles.answer(store.puzzles, "ann", "carcassonne", going_on.id, None))
    assert [choice.then for choice in told.chances[1:]] == [()] * (len(told.chances) - 1)
    assert [(choice.action, choice.label) for choice in told.chances[0].then] == [("skip", "choice-skip")]


@pytest.mark.parametrize("game", ["five-towers", "carcassonne"])
def test_daily_puzzles_repeat_only_after_all_have_appeared(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    days = iter(range(len(shipped(game))))
    monkeypatch.setattr(time_source, "wall", lambda: next(days) * DAY * 1000)
    assert len({puzzles.of_the_day(game) for _ in shipped(game)}) == len(shipped(game))


async def test_a_guest_who_has_tried_all_gets_what_they_missed_and_in_the_end_nothing(monkeypatch: pytest.MonkeyPatch, store: SqliteStore) -> None:
    first, second = list(KEYS)[:2]
    monkeypatch.setattr(puzzles, "shipped", lambda _game: {first: KEYS[first], second: KEYS[second]})

    async def offered() -> str:
        return (await puzzles.offer(store.puzzles, "ann", "five-towers", None, daily=False)).puzzle

    today = await puzzles.offer(store.puzzles, "ann", "five-towers", None, daily=True)
    other = await puzzles.offer(store.puzzles, "ann", "five-towers", second if today.puzzle == first else first, daily=True)
    assert (today.daily, other.daily, {today.puzzle, other.puzzle}) == (True, False, {first, second})
    assert await offered() == first
    await store.puzzles.note_try("ann", "five-towers", first, 1, solved=True)
    assert await offered() == second
    await store.puzzles.note_try("ann", "five-towers", second, 2, solved=False)
    assert await offered() == second
    monkeypatch.setattr(puzzles, "shipped", lambda _game: {first: KEYS[first]})
    with pytest.raises(Refused, match="all puzzles") as caught:
        await offered()
    assert caught.value.code == "puzzle/none"


async def test_a_puzzle_is_shown_as_a_board_that_helps(store: SqliteStore) -> None:
    game = GAMES["carcassonne"]
    frame = await puzzles.offer(store.puzzles, "ann", "carcassonne", None, daily=False)
    found = next(one for one in shipped("carcassonne") if one.id == frame.puzzle)
    assert game.surveyor is not None
    rules, state = game.rules(found.setup), game.read_position(found.setup, found.position)
    assert frame.survey == wire.builtins(game.surveyor.survey(rules, state, iter(()), True))
    assert frame.survey != wire.builtins(game.surveyor.survey(rules, state, iter(()), False))
    assert (frame.game, frame.seats, frame.expansions, frame.rating, frame.tried) == (
        "carcassonne", found.setup.seats, found.setup.expansions, 1500, None
    )  # fmt: skip


def test_an_unknown_game_has_no_daily_puzzle() -> None:
    with pytest.raises(Refused) as refused:
        puzzles.of_the_day("no game")
    assert refused.value.code == "puzzle/none"


def test_the_puzzles_of_consecutive_days_are_far_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    known = list(puzzles.shipped("carcassonne"))
    places = []
    for day in ("2026-01-01", "2026-01-02"):
        monkeypatch.setattr(time_source, "today", lambda day=day: day)
        places.append(known.index(puzzles.of_the_day("carcassonne")))
    assert (places[1] - places[0]) % len(known) == puzzles.STRIDE % len(known) > 1
