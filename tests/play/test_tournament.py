"""A tournament plays every pair, stores every game, and resumes where it stopped."""

import os
import socket
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import replace
from itertools import islice
from pathlib import Path
from queue import LifoQueue
from random import Random
from time import sleep
from typing import Any

import pytest

from rookery.bots.entrants import MakeEntrant
from rookery.bots.five_towers.one_ply import GREEDY, HEURISTIC
from rookery.bots.uniform import Uniform
from rookery.core.errors import NotationError
from rookery.core.frozen import FrozenMap
from rookery.core.record_text import write_json
from rookery.core.view import View
from rookery.play.bot import Bot
from rookery.play.deal import Host
from rookery.play.tournament import Meeting, OtherTournamentError, Terms, Tournament, read_game, round_robin, write_game
from rookery.work.errors import WorkError
from rookery.work.executors import Inline, Processes, open_executor
from rookery.work.origin import origin
from tests.play.simple_bots import FIVE_TOWERS, Idler, five_towers

BOTS: dict[str, Bot] = {"heuristic": HEURISTIC, "greedy": GREEDY, "uniform": Uniform(), "idler": Idler()}


class Liar:
    def choose(self, view: View, rng: Random) -> str:
        return "bid 9"


def tournament(
    *names: str, seats: int = 2, deals: int = 2, seed: str = "7", records: Path | None = None, difference: float | None = None
) -> Tournament:
    bots = {**BOTS, "liar": Liar()}
    terms = Terms(FIVE_TOWERS, five_towers(seats), round_robin(names, seats), bots.__getitem__, seed, version="1")
    return Tournament(terms, deals, records, difference)


def results(one: Tournament) -> dict[tuple[str, str], list[float]]:
    return {pair: meeting.shares for pair, meeting in one.meetings.items()}


def play(one: Tournament, jobs: int = 1) -> Tournament:
    with open_executor(jobs) as executor:
        for _ in one.play(executor):
            pass
    return one


def test_two_seats_meet_once_and_more_seats_both_ways() -> None:
    assert round_robin("abc", 2) == (("a", "b"), ("a", "c"), ("b", "c"))
    assert round_robin("ab", 3) == (("a", "b"), ("b", "a"))


def test_every_pair_plays_all_deals_with_the_challenger_in_each_seat() -> None:
    played = play(tournament("greedy", "uniform", "idler"))
    assert played.games_played == played.games_to_play == 12
    for (challenger, rival), meeting in played.meetings.items():
        for games in meeting.deals.values():
            assert [(game.record.tags["player 0"], game.record.tags["player 1"]) for game in games] == [(challenger, rival), (rival, challenger)]


def test_the_number_of_jobs_does_not_affect_the_games() -> None:
    assert results(play(tournament("greedy", "uniform"), jobs=2)) == results(play(tournament("greedy", "uniform")))


class Reversing(Executor):
    """An executor that looks like eight workers, of which the latest always finishes first."""

    workers = 8

    def __init__(self) -> None:
        self._finished: LifoQueue[tuple[Future[Any], Any]] = LifoQueue()
        threading.Thread(target=self._report, daemon=True).start()

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self._finished.put((future, work(*args, **kwargs)))
        return future

    def _report(self) -> None:
        while True:
            sleep(0.01)
            future, result = self._finished.get()
            if future.set_running_or_notify_cancel():
                future.set_result(result)


@pytest.mark.parametrize("executor", [Reversing(), Processes(2)], ids=["the latest first", "processes"])
def test_the_deal_that_decides_does_not_depend_on_the_executor(tmp_path: Path, executor: Executor) -> None:
    found = []
    for file, workers in (("here", Inline()), ("there", executor)):
        terms = Terms(FIVE_TOWERS, five_towers(), (("greedy", "uniform"),), MakeEntrant("five-towers"), "7", version="1")
        one = Tournament(terms, 30, tmp_path / file, difference=20)
        list(one.play(workers))
        assert one.finished(("greedy", "uniform"))
        deals = {number: [game.record for game in games] for number, games in one.meetings["greedy", "uniform"].deals.items()}
        found.append((deals, [read_game(line, 1).record.actions for line in (tmp_path / file).read_text("utf-8").splitlines()]))
        assert 10 <= len(deals) < 30
    executor.shutdown()
    assert found[0] == found[1]


def test_deals_after_the_deciding_one_do_not_count(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    every = play(tournament("heuristic", "idler", deals=20, records=path))
    until = tournament("heuristic", "idler", deals=20, records=path, difference=5)
    assert (every.games_played, until.games_played) == (40, 20)
    assert len(path.read_text("utf-8").splitlines()) == 40


def own_files() -> str:
    """Return a checksum of files that differ in every process."""
    return str(os.getpid())


def test_workers_with_other_files_of_a_bot_are_refused() -> None:
    terms = Terms(FIVE_TOWERS, five_towers(), (("greedy", "uniform"),), MakeEntrant("five-towers"), "7", files=own_files)
    with Processes(1) as processes, pytest.raises(WorkError, match=f"on {socket.gethostname()}, the file of a bot is missing"):
        list(Tournament(terms, 1).play(processes))


def test_every_game_names_its_host(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    play(tournament("greedy", "uniform", records=path))
    games = [read_game(line, 1) for line in path.read_text("utf-8").splitlines()]
    assert {game.host for game in games} == {Host(socket.gethostname(), origin().processor)}


def test_a_stopped_tournament_resumes_without_losing_a_game(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    stopped = tournament("greedy", "uniform", "idler", records=path)
    list(islice(stopped.play(), 3))
    before = path.read_text("utf-8")
    going_on = tournament("greedy", "uniform", "idler", records=path)
    assert going_on.games_played == 6
    play(going_on)
    assert path.read_text("utf-8").startswith(before)
    assert results(going_on) == results(play(tournament("greedy", "uniform", "idler")))
    assert tournament("greedy", "uniform", "idler", records=path).games_played == 12


def test_a_truncated_deal_is_replayed(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = play(tournament("greedy", "uniform", records=path))
    lines = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:3]) + lines[3][:50], "utf-8")
    going_on = tournament("greedy", "uniform", records=path)
    assert going_on.games_played == 2
    assert results(play(going_on)) == results(whole)
    assert len(path.read_text("utf-8").splitlines()) == 4


@pytest.mark.parametrize("other", [("greedy", "idler"), ("uniform", "greedy")])
def test_a_file_of_another_tournament_is_left_alone(tmp_path: Path, other: tuple[str, str]) -> None:
    path = tmp_path / "games.jsonl"
    play(tournament("greedy", "uniform", records=path))
    before = path.read_text("utf-8")
    with pytest.raises(OtherTournamentError):
        tournament(*other, records=path)
    with pytest.raises(OtherTournamentError):
        tournament("greedy", "uniform", seed="8", records=path)
    assert path.read_text("utf-8") == before


def test_a_game_is_written_as_one_line_and_read_back() -> None:
    for games in play(tournament("greedy", "liar", deals=1)).meetings["greedy", "liar"].deals.values():
        for game in games:
            again = read_game(write_game(game), 1)
            assert (again.forfeit, [again.share(seat) for seat in (0, 1)]) == (game.forfeit, [game.share(seat) for seat in (0, 1)])
            assert again.record.actions == game.record.actions
            assert again.times == game.times
            for odd in ("", "soon 3", "nan 3", "inf 3", "0.5", "0.5 3.5"):
                times = {**again.record.tags, "time 1": odd}
                with pytest.raises(NotationError, match="not a time"):
                    read_game(write_json(replace(again.record, tags=FrozenMap(times))), 1)


def test_forfeits_and_times_are_counted_by_side() -> None:
    meeting = play(tournament("greedy", "liar", seats=3)).meetings["greedy", "liar"]
    assert (len(meeting.forfeits(0)), len(meeting.forfeits(1))) == (0, 6)
    assert meeting.margin is None
    assert meeting.share.mean == 50


def test_a_clear_difference_ends_a_tournament_early() -> None:
    early = play(tournament("heuristic", "idler", deals=60, difference=5))
    meeting = early.meetings["heuristic", "idler"]
    assert meeting.decided(2, 5)
    assert 10 <= len(meeting.deals) < 60


def test_an_even_match_is_not_decided() -> None:
    meeting = play(tournament("greedy", "idler", deals=1)).meetings["greedy", "idler"]
    even = Meeting(("a", "b"), dict.fromkeys(range(2), meeting.deals[0]))
    assert not even.decided(2, 5)
    mirrored = {number: games if number % 2 else tuple(reversed(games)) for number, games in dict.fromkeys(range(40), meeting.deals[0]).items()}
    assert Meeting(("a", "b"), mirrored).shares.count(1.0) == 20
    assert not Meeting(("a", "b"), mirrored).decided(2, 5)
