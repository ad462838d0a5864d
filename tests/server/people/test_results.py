"""A guest's results: ratings from finished games, pages, opponents, insight, and a file with all records."""

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any
from unittest.mock import AsyncMock

import msgspec
import pytest

from rookery.core.record import Record, replay
from rookery.core.record_text import read_json
from rookery.games import GAMES
from rookery.server import wire
from rookery.server.people import results
from rookery.server.services import Services
from rookery.server.storage import Storage
from rookery.server.storage.analyses import Analysis, AnalysisState
from rookery.server.storage.guests import Device, Guest
from rookery.server.storage.ratings import PAIR_GAMES, SHOWN_FROM, Strength, rate, rated_players
from rookery.server.tables import log, proposals
from tests.server.offline_table import ANN, BOB, present
from tests.server.playing import Player, play_out
from tests.server.running_services import a_table
from tests.server.stores import a_result, batch, both_backends, past_games, played
from tests.server.visiting import Visitor

backend = both_backends()

# --- ratings


def test_winners_rise_and_losers_fall() -> None:
    winner, loser = rate([Strength(), Strength()], [1, 2])
    assert winner.mu > Strength().mu > loser.mu
    assert max(winner.sigma, loser.sigma) < Strength().sigma
    assert (winner.games, loser.games) == (1, 1)


@pytest.mark.rule("FT-A13")
def test_a_shared_win_is_a_draw_among_the_tied() -> None:
    first, second, third = rate([Strength()] * 3, [1, 1, 3])
    assert first.mu == pytest.approx(second.mu)
    assert first.mu > third.mu


def test_a_rating_is_shown_from_the_tenth_game_on() -> None:
    assert Strength(games=SHOWN_FROM - 1).told is None
    assert Strength(games=SHOWN_FROM).told == 1500
    assert Strength(26.0, 5.0, SHOWN_FROM).told == 1524


def test_only_players_with_one_seat_are_rated() -> None:
    several = [a_result("t", 0, "ann", 1), a_result("t", 1, "ann", 2), a_result("t", 2, "bob", 3), a_result("t", 3, None, 4, bot="greedy")]
    assert list(rated_players(several)) == ["bob", "bot:greedy"]
    assert rated_players([a_result("t", 0, "ann", 1), a_result("t", 1, None, 2)]) == {}, "a bot played for somebody"


DAY = 24 * 60 * 60_000
SETTLED = Strength(30.0, 3.0, SHOWN_FROM)


def test_players_with_a_rating_are_moved_only_by_others_who_have_one() -> None:
    winner, newcomer = rate([SETTLED, Strength()], [1, 2])
    assert winner == SETTLED._replace(games=SHOWN_FROM + 1)
    assert newcomer == rate([SETTLED._replace(games=0), Strength()], [1, 2])[1]
    loser, newcomer = rate([SETTLED, Strength()], [2, 1])
    assert (loser.mu, newcomer.mu > Strength().mu) == (SETTLED.mu, True)
    first, second, newcomer = rate([SETTLED, SETTLED, Strength()], [2, 3, 1])
    assert [first, second] == rate([SETTLED, SETTLED], [1, 2])
    assert newcomer.games == 1


async def test_only_some_games_a_day_between_the_same_two_people_are_rated(store: Storage) -> None:
    for number in range(PAIR_GAMES + 2):
        results = [a_result(f"t{number}", seat, guest, 1 + seat, seats=3, at=DAY + number) for seat, guest in enumerate(("ann", "bob"))]
        await played(store, f"t{number}", *results, a_result(f"t{number}", 2, None, 3, bot="greedy", seats=3, at=DAY + number))
    for table, at in (("before", DAY - 1), ("after", 2 * DAY)):
        await played(store, table, a_result(table, 0, "ann", at=at), a_result(table, 1, "bob", 2, at=at))
    await played(store, "other", a_result("other", 0, "ann", at=DAY + 50), a_result("other", 1, "eve", 2, at=DAY + 50))
    await past_games(store).statistics("ann")
    rated = [one.table for one in await store.results.ratings("ann", 50)]
    assert rated == ["before", "other", "after", *(f"t{number}" for number in range(PAIR_GAMES))]
    page = await past_games(store).page("bob", None, None, 50)
    assert {one.table: one.unrated for one in page.results if one.unrated} == {f"t{PAIR_GAMES}": "often", f"t{PAIR_GAMES + 1}": "often"}
    assert [await store.results.rated_together(people, DAY) for people in (("ann", "bob"), ("eve", "bob", "ann"), ("eve", "bob"))] == [10, 10, 0]


async def test_an_unrated_game_says_why(store: Storage) -> None:
    for table, more in (("hints", {"unrated": "hints"}), ("earlier", {})):
        await played(store, table, *(a_result(table, seat, guest, 1 + seat, rated=False, **more) for seat, guest in enumerate(("ann", "bob"))))
    page = await past_games(store).page("ann", None, None, 50)
    assert {one.table: one.unrated for one in page.results} == {"hints": "hints", "earlier": "deal"}
    assert await store.results.ratings("ann", 50) == []


async def test_ratings_follow_from_all_games_in_order_and_are_computed_once(store: Storage) -> None:
    for number in range(SHOWN_FROM + 2):
        await played(store, f"t{number}", a_result(f"t{number}", 0, "ann", 1, at=number), a_result(f"t{number}", 1, None, 2, bot="greedy", at=number))
        if number % 3 == 0:
            await store.results.rate_games()
    await played(store, "other", a_result("other", 0, "ann", 2, game="carcassonne", at=99), a_result("other", 1, None, 1, bot="greedy", at=99))
    await store.results.rate_games()
    await store.results.rate_games()
    carcassonne, towers = await past_games(store).statistics("ann")
    strengths = [Strength(), Strength()]
    for _ in range(SHOWN_FROM + 2):
        strengths = rate(strengths, [1, 2])
    [rating] = towers.ratings
    assert (rating.seats, rating.games, rating.rating) == (2, SHOWN_FROM + 2, strengths[0].told)
    assert len(rating.recent) == 3
    assert list(rating.recent) == sorted(rating.recent)
    assert [(one.games, one.rating, one.recent) for one in carcassonne.ratings] == [(1, None, ())]
    assert (towers.played, towers.won, towers.since) == (SHOWN_FROM + 2, SHOWN_FROM + 2, 0)
    page = await past_games(store).page("ann", "five-towers", None, 50)
    changes = [one.change for one in page.results]
    assert all(change is not None and change >= 0 for change in changes[:2])
    assert changes[2:] == [None] * SHOWN_FROM, "before the tenth game there was nothing to change"


# --- pages


async def test_all_pending_games_are_rated_whatever_the_batch_size(store: Storage, backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"rookery.server.storage.{backend}.results.AT_ONCE", 2)
    for number in range(5):
        await played(store, f"t{number}", a_result(f"t{number}", 0, "ann", 1, at=number), a_result(f"t{number}", 1, "bob", 2, at=number))
    await asyncio.gather(*(store.results.rate_games() for _ in range(3)))
    assert [one.table for one in await store.results.ratings("ann", 10)] == ["t0", "t1", "t2", "t3", "t4"]


async def test_results_come_in_pages_and_games_of_one_moment_stay_together(store: Storage) -> None:
    for number, at in enumerate((10, 20, 20, 30)):
        game = "carcassonne" if number == 3 else "five-towers"
        await played(
            store, f"t{number}", a_result(f"t{number}", 0, "ann", 1, at=at, game=game), a_result(f"t{number}", 1, "bob", 2, at=at, game=game)
        )
    first = await past_games(store).page("ann", None, None, 2)
    assert [(one.table, one.at) for one in first.results] == [("t3", 30), ("t1", 20), ("t2", 20)]
    assert first.before == 20
    rest = await past_games(store).page("ann", None, first.before, 2)
    assert ([one.table for one in rest.results], rest.before) == (["t0"], None)
    towers = await past_games(store).page("ann", "five-towers", None, 50)
    assert [one.table for one in towers.results] == ["t1", "t2", "t0"]
    assert (await past_games(store).page("eve", None, 2**80, -5)).results == ()


async def test_a_page_has_at_least_one_game_and_not_more_than_fifty(store: Storage) -> None:
    for number in range(results.PAGE + 1):
        table, at = f"t{number:02}", number * DAY
        await played(store, table, a_result(table, 0, "ann", 1, at=at), a_result(table, 1, "bob", 2, at=at))
    for asked, given in ((-5, 1), (0, 1), (1, 1), (2, 2), (results.PAGE, results.PAGE), (1000, results.PAGE)):
        assert len((await past_games(store).page("ann", None, None, asked)).results) == given
    page = await past_games(store).page("bob", None, None, 1)
    [newest] = page.results
    assert page.before == newest.at, "there may be more"
    assert newest.change is not None, "a page counts every game that has ended, too"


async def test_opponents_list_people_before_bots_by_number_of_games(store: Storage) -> None:
    games = [(1, "bob", 2), (2, "bob", 1), (2, "bob", 1), (1, "bob", 1), (1, "eve", 2)]
    for number, (place, other, others) in enumerate(games):
        await played(store, f"t{number}", a_result(f"t{number}", 0, "ann", place), a_result(f"t{number}", 1, other, others))
    for number in range(7):
        await played(store, f"b{number}", a_result(f"b{number}", 0, "ann", 1), a_result(f"b{number}", 1, None, 2, bot=f"bot{min(number, 5)}"))
    met = await past_games(store).opponents("ann")
    assert [(one.bot, one.played, one.ahead, one.behind) for one in met[:3]] == [(None, 4, 1, 2), (None, 1, 1, 0), ("bot5", 2, 2, 0)]
    assert len(met) == results.OPPONENTS
    [back] = await past_games(store).opponents("bob")
    assert (back.played, back.ahead, back.behind) == (4, 2, 1)


async def test_the_findings_of_an_analysis_are_shown_once_it_is_done(store: Storage) -> None:
    steps = (
        wire.insight.AnalysedStep(0, None, (0.5, 0.5), (30, 30), None, None, None, ()),
        wire.insight.AnalysedStep(1, None, (0.6, 0.4), (33, 29), (3, -1), None, None, ()),
        wire.insight.AnalysedStep(2, 0, (0.4, 0.6), (31, 31), None, 0.2, None, ()),
        wire.insight.AnalysedStep(3, 1, (0.5, 0.5), (31.5, 30), None, 0.1, None, ()),
        wire.insight.AnalysedStep(4, None, (0.75, 0.25), (34, 28.5), (2.5, -1.5), None, None, ()),
    )
    await played(store, "t", a_result("t", 0, "ann", 1), a_result("t", 1, "bob", 2))
    parts: tuple[tuple[AnalysisState, tuple[wire.insight.AnalysedStep, ...]], ...] = (("growing", steps[:2]), ("done", steps[2:]))
    for state, part in parts:
        analysis = Analysis(table="t", number=1, game="five-towers", state=state, known=part[-1].number)
        await store.analyses.keep(analysis, msgspec.json.encode(part), part[0].number - 1)
        [one] = (await past_games(store).page("ann", None, None, 5)).results
        if state == "growing":
            assert (one.luck, one.choices) == (None, None)
    assert [one.luck, one.choices] == pytest.approx([5.5, -2])
    await store.analyses.keep(Analysis(table="t", number=1, game="five-towers", state="failed"))  # the findings stay with the result
    [other] = (await past_games(store).page("bob", None, None, 5)).results
    assert [other.luck, other.choices] == pytest.approx([-2.5, -1])


def analysed_game(*mistakes: tuple[str, str, str, float]) -> tuple[wire.insight.AnalysedStep, ...]:
    """Return an analysis in which seat 0 makes these mistakes, one a round: the action, the best one, the reason, and the points lost."""
    steps = [wire.insight.AnalysedStep(0, None, (0.5, 0.5), (30, 30), None, None, None, ())]

    def add(seat: int | None, points: float, choices: tuple[wire.insight.AnalysedChoice, ...] = ()) -> None:
        sign = "?" if choices else None
        steps.append(wire.insight.AnalysedStep(len(steps), seat, (0.5, 0.5), (points, 30), None, 0.1 if choices else None, sign, choices))

    for made, best, reason, lost in mistakes:
        points = steps[-1].points[0]
        add(None, points)
        add(None, points)
        why = tuple((wire.insight.ExplanationFrame(f"advice-{form}{reason}", {}),) for form in ("", "not-"))
        best_choice, made_choice = (wire.insight.AnalysedChoice(action, "", {}, 0.5, told) for action, told in zip((best, made), why, strict=True))
        other = wire.insight.AnalysedChoice("bid 4", "", {}, 0.4, ())
        add(0, points - lost, (best_choice, other, made_choice))
        add(1, points - lost)
    return tuple(steps)


async def analysed(store: Storage, table: str, steps: tuple[wire.insight.AnalysedStep, ...], **more: Any) -> None:
    """Store a finished and analysed game of Ann and Bob."""
    await played(store, table, a_result(table, 0, "ann", 1, **more), a_result(table, 1, "bob", 2, **more))
    analysis = Analysis(table=table, number=1, game="five-towers", state="done", known=steps[-1].number)
    await store.analyses.keep(analysis, msgspec.json.encode(steps))


async def test_mistakes_that_recur_in_analysed_games_are_habits_with_an_example(store: Storage) -> None:
    clean, high, low = analysed_game(), ("bid 5", "bid 2", "rival"), ("pass", "bid 3", "cards")
    for number, lost in enumerate((3.0, 5.0, 4.0)):
        await analysed(store, f"t{number}", analysed_game((*high, lost), (*low, 6.0 if number else 0.5)), at=number)
    [towers, carcassonne] = await past_games(store).habits("ann")
    assert (towers.game, towers.games, towers.needed, towers.habits) == ("five-towers", 3, 5, ()), "too few games"
    assert (carcassonne.game, carcassonne.games) == ("carcassonne", 0)
    await analysed(store, "t3", analysed_game((*high, 1.0), (*high, 3.0)), at=3)
    await analysed(store, "t4", analysed_game((*high, 4.0)), at=4)
    await played(store, "waiting", a_result("waiting", 0, "ann", 1, at=5), a_result("waiting", 1, "bob", 2, at=5))
    towers, _ = await past_games(store).habits("ann")
    [habit] = towers.habits
    assert (towers.games, habit.habit, habit.points, habit.occurred) == (5, "open-high", 4.0, 5), "passing is too uncertain"
    assert 0 < habit.error < 1
    assert (habit.table, habit.number, habit.at) == ("t1", 1, 3), "the example is the costliest"
    assert [one.habits for one in await past_games(store).habits("bob")] == [(), ()], "mistakes of others are not one's own"
    for number in (5, 6, 7, 8, 9):
        await analysed(store, f"t{number}", clean, at=number)
    [towers, _] = await past_games(store).habits("ann")
    assert (towers.games, [one.occurred for one in towers.habits]) == (10, [5]), "clean games count, too"
    assert towers.habits[0].points == 2.0


async def test_habits_follow_from_the_latest_games_and_each_analysis_is_read_once(store: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "HABITS_READ", 5)
    for number in range(8):
        await analysed(store, f"t{number}", analysed_game(("bid 5", "bid 2", "rival", 2.0)), at=number)
    read = AsyncMock(side_effect=store.analyses.parts)
    monkeypatch.setattr(store.analyses, "parts", read)
    first = await past_games(store).habits("ann")
    assert first[0].games == 5
    assert sorted(call.args[0] for call in read.await_args_list) == ["t3", "t4", "t5", "t6", "t7"]
    assert await past_games(store).habits("ann") == first
    assert read.await_count == 5


def test_habits_are_offered_by_servers_that_analyse(ann: Visitor) -> None:
    assert ann.gets("me/habits") == []


async def test_games_of_one_table_have_separate_results_and_opponents_have_names(store: Storage) -> None:
    for guest, name in (("ann", "Ann"), ("bob", "Bob")):
        await store.guests.add(Guest(id=guest, name=name, created=0), Device(hash=guest, name="", address="", created=0, seen=0))
    first = (a_result("t", 0, "ann", 1, at=1), a_result("t", 1, "bob", 2, at=1))
    await played(store, "t", *first)
    again = [msgspec.structs.replace(one, number=2, score=5 + one.seat, at=2) for one in first]
    again[0] = msgspec.structs.replace(again[0], guest=None, bot="uniform")
    await store.logs.append("t", 1, msgspec.structs.replace(batch(b"y", table="t"), results=tuple(again)))
    latest, earlier = (await past_games(store).page("bob", None, None, 5)).results
    assert [(one.number, one.seat, one.scores, one.places, one.names, one.bots) for one in (latest, earlier)] == [
        (2, 1, (5, 6), (1, 2), ("", "Bob"), ("uniform", None)),
        (1, 1, (9, 8), (1, 2), ("Ann", "Bob"), (None, None)),
    ]
    assert (earlier.table, earlier.game, earlier.at, earlier.ending, earlier.change) == ("t", "five-towers", 1, "played", None)
    met = {one.name: (one.bot, one.played) for one in await past_games(store).opponents("bob")}
    assert met == {"Ann": (None, 1), "": ("uniform", 1)}
    assert (await store.guests.names([]), await store.guests.names(["ann", "ann", "nobody"])) == ({}, {"ann": "Ann"})


async def test_statistics_contain_wins_points_and_ratings_of_each_game(store: Storage) -> None:
    shared = [msgspec.structs.replace(a_result("s", seat, guest, 1, at=5), shared=2) for seat, guest in enumerate(("ann", "bob"))]
    await played(store, "s", *shared)
    await played(store, "w", a_result("w", 0, "ann", 1, at=3), a_result("w", 1, "bob", 2, at=3))
    await played(store, "l", a_result("l", 0, "bob", 1, at=4), a_result("l", 1, "ann", 2, at=4))
    await played(store, "c", a_result("c", 0, "ann", 2, at=9, game="carcassonne"), a_result("c", 1, "bob", 1, at=9, game="carcassonne"))
    carcassonne, towers = await past_games(store).statistics("ann")
    assert (carcassonne.game, carcassonne.played, carcassonne.won, carcassonne.since) == ("carcassonne", 1, 0, 9)
    assert (towers.game, towers.played, towers.won, towers.best_score, towers.since) == ("five-towers", 3, 1.5, 9, 3)
    assert towers.mean_score == pytest.approx((9 + 9 + 8) / 3)
    assert [(one.seats, one.games, one.rating, one.recent) for one in towers.ratings] == [(2, 3, None, ())]


# --- over HTTP


def test_finished_games_are_listed_with_opponents_and_can_be_exported(ann: Visitor, eve: Visitor) -> None:
    assert ann.gets("me/results") == {"results": [], "before": None}
    assert (ann.gets("me/opponents"), ann.asks("GET", "me/games.jsonl").text) == ([], "")
    stopped = ann.opens(bots=[{"seat": 1, "bot": "uniform"}], hints=True, start=True)["table"]
    ann.posts(f"tables/{stopped}/proposals", {"what": "abort"})
    assert ann.gets("me/statistics") == [], "it counts for nothing"
    name = ann.opens(bots=[{"seat": 1, "bot": "uniform"}], start=True)["table"]
    player = Player(ann, name)
    play_out([player], Random(1), mishaps=False)
    outcome = player.table["view"]["outcome"]
    [result] = ann.gets("me/results?limit=7")["results"]
    assert (result["table"], result["number"], result["seat"]) == (name, 1, 0)
    assert (result["scores"], result["places"]) == (outcome["scores"], outcome["places"])
    assert (result["names"], result["bots"], result["change"], result["unrated"]) == (["Ann", ""], [None, "uniform"], None, None)
    [opponent] = ann.gets("me/opponents")
    assert (opponent["bot"], opponent["played"]) == ("uniform", 1)
    assert opponent["ahead"] == (outcome["places"][0] < outcome["places"][1])
    [statistics] = ann.gets("me/statistics")
    assert [(rating["seats"], rating["games"], rating["rating"]) for rating in statistics["ratings"]] == [(2, 1, None)]
    answer = ann.asks("GET", "me/games.jsonl")
    assert 'filename="rookery-games.jsonl"' in answer.headers["content-disposition"]
    [line] = answer.text.splitlines()
    record = read_json(line)
    assert record.scores == tuple(outcome["scores"])
    assert len([*replay(GAMES["five-towers"], record)]) == len(record.actions) + 1
    assert eve.gets("me/results")["results"] == []
    assert eve.asks("GET", "me/games.jsonl").text == ""
    assert ann.asks("GET", "me/results?before=x").status_code == 400


async def test_exports_take_turns_and_read_the_log_of_a_table_once(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await a_table(services, guests=(ANN, BOB))
    for guest in (ANN, ANN, BOB, ANN, ANN, BOB, ANN):
        what: log.What = "resign" if table.status == "running" else "rematch"
        table = await services.tables.change(table.id, partial(proposals.propose, guest, what, None, present(table, table.updated)))
    finished = [played.record for played in reversed(table.played)]
    reading, most, read = 0, 0, AsyncMock(wraps=services.storage.logs.read)

    async def watched(work: Callable[..., bytes], *arguments: Any) -> bytes:
        nonlocal reading, most
        reading, most = reading + 1, max(most, reading + 1)
        await asyncio.sleep(0)
        reading -= 1
        return work(*arguments)

    monkeypatch.setattr(services.storage.logs, "read", read)
    monkeypatch.setattr(results, "beside", watched)

    async def export() -> list[Record]:
        lines = b"".join([chunk async for chunk in services.past_games.records(ANN)]).splitlines()
        return [read_json(line.decode()) for line in lines]

    exports = await asyncio.gather(*(export() for _ in range(3)))
    assert len(finished) == 3
    assert exports == [finished] * 3
    assert (most, read.await_count) == (1, 3)
