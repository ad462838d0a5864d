"""Analyses: every finished game gets one in the background, in parts that survive the server, and nothing is told before a game is over."""

import asyncio
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock

import msgspec
import pytest

from rookery.core.record import Record, replay
from rookery.play.analysis import SIGNS
from rookery.server import time_source, wire, worker_processes
from rookery.server.edge.routes import insight
from rookery.server.edge.routes.socket import GOING_AWAY
from rookery.server.frames import history
from rookery.server.services import Services
from rookery.server.storage import StorageError
from rookery.server.storage.analyses import Analysis
from rookery.server.tables import commands
from rookery.server.thinking import analyses, analysis_worker
from rookery.server.thinking.analyses import Analyses
from rookery.server.worker_processes import WorkerPool
from tests.server.conftest import Servers, Visitors
from tests.server.offline_table import ANN, finished
from tests.server.running_services import InstantBots, a_table, opened_services, until
from tests.server.serving import TIMEOUT, ServerProcess, children, gone
from tests.server.visiting import Socket, Visitor


@pytest.fixture(autouse=True)
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_worker, "SAMPLES", 1)


def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Analyse in this process, which has the few samples."""

    async def run(_self: WorkerPool, work: Callable[..., Any], *arguments: object, within: float) -> Any:
        assert within > 0
        return await asyncio.to_thread(work, *arguments)

    monkeypatch.setattr(WorkerPool, "run", run)


async def a_finished_game(services: Services) -> str:
    table = await a_table(services, bots=1)
    while table.status == "running":
        table = await until(services, table.id, lambda table: table.status != "running" or table.bot_to_act() is None)
        if table.status == "running":
            assert table.match is not None
            action = table.match.view(0).choices[0].action
            table = await services.tables.change(table.id, partial(commands.act, ANN, table.version, action))
    return table.id


def analyses_of(services: Services, bots: Any = None) -> Analyses:
    return Analyses(services.storage.analyses, services.storage.logs, services.tables, bots or services.bots, wanted=True)


async def analysed(services: Services, table: str, state: str = "done") -> Analysis:
    async with asyncio.timeout(TIMEOUT):
        while (found := await services.storage.analyses.find(table, 1)) is None or found.state != state:
            await asyncio.sleep(0.01)
    return found


async def steps_of(services: Services, table: str) -> tuple[wire.insight.AnalysedStep, ...]:
    return analyses.read_steps(await services.storage.analyses.parts(table, 1))


def test_a_game_is_analysed_after_its_end_and_every_step_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here(monkeypatch)

    async def play() -> None:
        async with opened_services(tmp_path / "data.sqlite3") as services:
            table = await a_finished_game(services)
            assert (await services.analyses.analysis(table, 1, after=-1)).state == "none"  # it is turned off here
            wanted = analyses_of(services)
            assert (await wanted.analysis(table, 1, after=-1)).state == "waiting"
            services.background.spawn(wanted.work(), cancel=True)
            await analysed(services, table)
            found = await steps_of(services, table)
            record = (await services.tables.table(table)).played[0].record
            assert [step.number for step in found] == list(range(len(record.actions) + 1))
            assert all(abs(sum(step.results) - 1) < 0.001 for step in found)
            signed = [step for step in found if step.sign]
            assert all((step.cost or 0) >= SIGNS[step.sign or ""] for step in signed)
            assert signed, "somebody who always takes the first choice makes mistakes"
            for step in signed:
                chances = [choice.result for choice in step.choices]
                assert chances == sorted(chances, reverse=True)
                assert record.actions[step.number - 1] in [choice.action for choice in step.choices]
                assert step.choices[0].explanations
                assert step.way[0] == step.choices[0].action
                assert await wanted.better_way(table, 1, at=step.number) == step.way
            assert await wanted.better_way(table, 1, at=0) == (), "nothing was better there"
            frame = history.better_way(table, 1, record, signed[0].number, signed[0].way)
            assert [each.action for each in frame.steps] == list(signed[0].way)
            assert [each.version for each in frame.steps] == list(range(frame.at, frame.at + len(frame.steps)))
            assert [each.view["scores"] for each in frame.shown] == [list(each.scores) for each in frame.steps]
            assert found[-1].results in ((1.0, 0.0), (0.0, 1.0), (0.5, 0.5))
            assert [step.number for step in (await wanted.analysis(table, 1, after=len(found) - 3)).steps] == [len(found) - 2, len(found) - 1]

    asyncio.run(asyncio.wait_for(play(), TIMEOUT))


def test_an_interrupted_analysis_goes_on_where_it_was_and_ends_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here(monkeypatch)
    monkeypatch.setattr(analyses, "PART", 0.0)

    async def play() -> None:
        async with opened_services(tmp_path / "data.sqlite3") as services:
            table = await a_finished_game(services)
            first = analyses_of(services)
            waiting = await services.storage.analyses.next(["five-towers"])
            assert waiting is not None
            for number in range(9):
                await first._further(waiting)
                [*_, part] = await services.storage.analyses.parts(table, 1)
                assert len(await services.storage.analyses.parts(table, 1)) == number + 1, "each part is stored once and stays as it is"
                assert len(analyses.read_steps([part])) < 20
                waiting = await services.storage.analyses.find(table, 1)
                assert waiting is not None
                assert waiting.state == "growing"
            before = await steps_of(services, table)
        monkeypatch.setattr(analyses, "PART", 0.3)
        async with opened_services(tmp_path / "data.sqlite3") as services:
            assert await services.storage.analyses.find(table, 1) == waiting
            services.background.spawn(analyses_of(services).work(), cancel=True)
            await analysed(services, table)
            in_parts = await steps_of(services, table)
            assert before == in_parts[: len(before)]
            assert [step.number for step in in_parts] == list(range(len(in_parts)))
            record = (await services.tables.table(table)).played[0].record
            whole = analysis_worker.go_on(record, in_parts[0], TIMEOUT)
            assert [step.sign for step in whole] == [step.sign for step in in_parts[1:]]

    asyncio.run(asyncio.wait_for(play(), TIMEOUT))


def test_what_cannot_be_analysed_has_failed_and_the_next_one_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here(monkeypatch)
    read = history.read_record

    async def play() -> None:
        async with opened_services(tmp_path / "data.sqlite3") as services:
            broken, good = await a_finished_game(services), await a_finished_game(services)

            def read_some(table: str, number: int, entries: list[bytes]) -> Record:
                assert table != broken, "its log is unreadable"
                return read(table, number, entries)

            monkeypatch.setattr(history, "read_record", read_some)
            await services.storage.analyses.request(broken, 1, 10**15)
            wanted = analyses_of(services)
            services.background.spawn(wanted.work(), cancel=True)
            await analysed(services, good)
            assert (await wanted.analysis(broken, 1, after=-1)).state == "failed"

    asyncio.run(asyncio.wait_for(play(), TIMEOUT))


def test_a_game_that_takes_too_long_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here(monkeypatch)
    monkeypatch.setattr(analyses, "GAME_LONGEST", 0.0)

    async def play() -> None:
        async with opened_services(tmp_path / "data.sqlite3") as services:
            table = await a_finished_game(services)
            services.background.spawn(analyses_of(services).work(), cancel=True)
            assert (await analysed(services, table, "failed")).spent > 0

    asyncio.run(asyncio.wait_for(play(), TIMEOUT))


def test_bots_at_tables_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here(monkeypatch)

    class BusyBots(InstantBots):
        thinking = False

        @property
        def busy(self) -> bool:
            return self.thinking

    async def play() -> None:
        bots = BusyBots(1)
        async with opened_services(tmp_path / "data.sqlite3", bots) as services:
            table = await a_finished_game(services)
            bots.thinking = True
            services.background.spawn(analyses_of(services, bots).work(), cancel=True)
            for _ in range(50):
                await asyncio.sleep(0.002)
            waiting = await services.storage.analyses.find(table, 1)
            assert waiting is not None
            assert waiting.state == "waiting"
            bots.thinking = False
            await analysed(services, table)

    asyncio.run(asyncio.wait_for(play(), TIMEOUT))


def test_when_nothing_waits_the_data_are_asked_once_for_each_finished_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with opened_services(tmp_path / "data.sqlite3") as services:
            asked = []
            look = services.storage.analyses.next

            async def counted(games: Sequence[str]) -> Analysis | None:
                asked.append(games)
                return await look(games)

            monkeypatch.setattr(services.storage.analyses, "next", counted)
            table = await services.tables.table(await a_finished_game(services))
            await services.storage.analyses.keep(Analysis(table=table.id, number=1, game=table.terms.game, state="failed"))
            idle = analyses_of(services)
            services.background.spawn(idle.work(), cancel=True)
            for times in (1, 2, 3):
                while len(asked) < times:
                    await asyncio.sleep(0.001)
                for _ in range(10):  # each answer takes as long as another question would
                    await services.storage.analyses.find(table.id, 1)
                assert len(asked) == times
                idle._look(table)

    asyncio.run(asyncio.wait_for(play(), TIMEOUT))


def play_some(ann: Visitor, table: str, acts: int = 25) -> None:
    """Play a little for both seats, then give up: such a game is finished too."""
    for _ in range(acts):
        ann.acts(ann.sees(table))
    ann.posts(f"tables/{table}/proposals", {"what": "resign"})


def hurry(server: ServerProcess) -> None:
    """Let the server's other processes have their share of a busy machine, as far as the system allows it; by themselves they take what is idle."""
    for pid in children(server.process.pid):
        with suppress(PermissionError, ProcessLookupError):
            os.sched_setscheduler(pid, os.SCHED_OTHER, os.sched_param(0))
            os.setpriority(os.PRIO_PROCESS, pid, 0)


def test_a_real_server_analyses_in_a_process_of_its_own_and_goes_on_after_a_kill(start_server: Servers, visitor: Visitors) -> None:
    first = start_server(analysis=True, cold=True)
    ann = visitor("Ann", first.address)
    table = ann.opens(sit=(0, 1), opener=0, start=True)["table"]
    assert ann.is_refused("GET", f"tables/{table}/games/1/analysis") == (409, "table/not-finished")
    assert ann.is_refused("GET", f"tables/{table}/games/1/better-way", params={"at": 6}) == (409, "table/not-finished")
    with Socket(ann, f"{table}/games/1/analysis") as socket:
        assert socket.next()["code"] == "table/not-finished"
    play_some(ann, table, 6)
    assert ann.gets(f"tables/{table}/games/1/better-way", params={"at": 0})["steps"] == []
    path = f"tables/{table}/games/1/analysis"

    def followed(server: ServerProcess, visitor: Visitor, seen: int) -> int:
        """Follow the analysis until three further steps are known; the number of the last."""
        with Socket(visitor, f"{table}/games/1/analysis", after=seen) as socket:
            until = seen
            while until < seen + 3:
                hurry(server)
                frame = socket.until("analysis")
                assert [step["number"] for step in frame["steps"]] == list(range(until + 1, until + 1 + len(frame["steps"])))
                until += len(frame["steps"])
                if frame["state"] == "done":
                    assert socket.closed() == GOING_AWAY
                    break
            assert visitor.sees(table)["watching"] == 0, "they read about the game, they do not watch the table"
        return until

    seen = followed(first, ann, -1)
    assert ann.gets(path)["state"] in ("growing", "done")
    first.kill()
    again = start_server(analysis=True, cold=True)
    later = visitor(None, again.address)
    known = later.gets(path)
    assert [step["number"] for step in known["steps"]][: seen + 1] == list(range(seen + 1))
    if known["state"] == "growing":
        assert followed(again, later, len(known["steps"]) - 1) >= len(known["steps"])
    pids = children(again.process.pid)
    again.stop()
    assert all(gone(pid) for pid in pids)


def test_somebody_plays_on_from_a_finished_game_and_it_counts_for_nothing(visitor: Visitors) -> None:
    ann = visitor("Ann")
    table = ann.opens(sit=(0, 1), opener=0, start=True)["table"]
    running = ann.sees(table)
    assert ann.is_refused("POST", f"tables/{table}/games/1/practice", {"at": 5, "seat": 0}) == (409, "table/not-finished")
    play_some(ann, table)
    length = ann.gets(f"tables/{table}/games/1/replay")["length"]
    practice = ann.posts(f"tables/{table}/games/1/practice", {"at": 5, "seat": 0, "request": "again"})
    assert practice["origin"] == {"table": table, "number": 1, "at": 5}
    assert practice["view"] == running["view"]
    assert practice["hints"] is True
    assert [seat["bot"] for seat in practice["seats"]] == [None, "search"]
    assert ann.posts(f"tables/{table}/games/1/practice", {"at": 5, "seat": 0, "request": "again"})["table"] == practice["table"]
    assert ann.posts(f"tables/{table}/games/1/practice", {"at": 5, "seat": 0, "request": "another"})["table"] != practice["table"]
    assert [ann.gets(f"tables/{table}/games/1/replay", params={"at": at})["at"] for at in (-1, 0, 1, length, length + 1)] == [0, 0, 1, length, length]
    assert practice["table"] not in [summary["table"] for summary in ann.gets("me/tables")]
    before = ann.gets("me/statistics")
    ann.posts(f"tables/{practice['table']}/proposals", {"what": "resign"})
    assert ann.sees(practice["table"])["ending"]["places"] == [2, 1]
    assert ann.gets("me/statistics") == before
    assert "shuffle secret" not in ann.asks("GET", f"tables/{practice['table']}/games/1/record.rook").text
    assert ann.gets(f"tables/{practice['table']}/games/1/analysis")["state"] == "none"
    assert ann.is_refused("POST", f"tables/{table}/games/1/practice", {"at": length, "seat": 0}) == (409, "table/not-running")
    assert ann.is_refused("POST", f"tables/{table}/games/1/practice", {"at": 0, "seat": 2}) == (400, "seat/unknown")


def test_what_is_unknown_at_a_moment_is_drawn_again(visitor: Visitors) -> None:
    ann = visitor("Ann")
    table = ann.opens(sit=(0, 1), opener=0, start=True)["table"]
    play_some(ann, table)
    played = ann.gets(f"tables/{table}/games/1/replay")["actions"]
    displays = {tuple(ann.posts(f"tables/{table}/games/1/practice", {"at": 0, "seat": 0})["view"]["display"]) for _ in range(4)}
    assert len(displays) == 4
    at = next(number for number, action in enumerate(played) if number > 20 and action.startswith("bid"))
    view = ann.posts(f"tables/{table}/games/1/practice", {"at": at, "seat": 0})["view"]
    assert view["display"] == ann.gets(f"tables/{table}/games/1/replay", params={"at": at})["view"]["display"]


def test_the_process_that_analyses_takes_only_time_that_nothing_else_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(worker_processes, "begin", asked.append)
    monkeypatch.setattr(os, "SCHED_IDLE", 5, raising=False)
    monkeypatch.setattr(os, "sched_param", lambda priority: priority, raising=False)
    monkeypatch.setattr(os, "sched_setscheduler", lambda *given: asked.append(given), raising=False)
    monkeypatch.setattr("resource.setrlimit", lambda _what, most: asked.append(most))
    analysis_worker.begin()
    assert asked == [19, (0, 5, 0), (2**30, 2**30)]


def test_an_analysis_that_cannot_be_stored_is_tried_again_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    here(monkeypatch)
    waited: list[float] = []
    sleep = asyncio.sleep

    async def wait(seconds: float) -> None:
        waited.append(seconds)
        await sleep(0)

    async def work() -> None:
        async with opened_services(tmp_path / "data.sqlite3") as services:
            table = await a_finished_game(services)
            read, failures = services.storage.logs.read, iter([StorageError("the disk is gone")])

            async def read_later(name: str, after: int = 0) -> list[bytes]:
                for failure in failures:
                    raise failure
                return await read(name, after)

            monkeypatch.setattr(services.storage.logs, "read", read_later)
            monkeypatch.setattr(asyncio, "sleep", wait)
            services.background.spawn(analyses_of(services).work(), cancel=True)
            while (found := await services.storage.analyses.find(table, 1)) is None or found.state == "waiting":
                await sleep(0.001)
            monkeypatch.undo()
            assert found.state != "failed"

    asyncio.run(asyncio.wait_for(work(), TIMEOUT))
    assert analyses.TRY_AGAIN in waited
    assert "the disk is gone" in caplog.text


def test_draws_that_follow_each_other_are_never_parted_however_short_the_time() -> None:
    record = finished().table.played[0].record
    [first] = analysis_worker.go_on(record, None, -1.0)
    assert (first.number, first.seat, first.luck, first.choices) == (0, None, None, ())
    draws = analysis_worker.go_on(record, first, -1.0)
    assert [(step.number, step.seat, step.luck is None) for step in draws] == [(number, None, number < 5) for number in range(1, 6)]
    [choice] = analysis_worker.go_on(record, draws[-1], -1.0)
    assert (choice.number, choice.seat, choice.luck) == (6, 0, None)
    assert choice.cost is not None


def test_all_steps_are_told_unless_some_are_known() -> None:
    services = Mock(analyses=Mock(analysis=AsyncMock()), tables=Mock(finished=AsyncMock()))

    async def ask() -> None:
        await insight.show_analysis.fn("t", 1, services)
        await insight.show_analysis.fn("t", 1, services, 7)

    asyncio.run(ask())
    assert [call.kwargs["after"] for call in services.analyses.analysis.await_args_list] == [-1, 7]


@pytest.mark.parametrize(
    ("state", "wanted", "told"), [("waiting", True, "waiting"), ("growing", True, "growing"), ("waiting", False, "none"), ("done", False, "done")]
)
def test_an_analysis_that_is_followed_comes_first_and_its_steps_are_told(
    state: Any, wanted: bool, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        steps = tuple(wire.insight.AnalysedStep(number, None, (), (), None, None, None, ()) for number in range(3))
        known = Analysis(table="t", number=1, game="five-towers", state=state, known=2)
        store = Mock(find=AsyncMock(return_value=known), parts=AsyncMock(return_value=[msgspec.json.encode(steps)]), request=AsyncMock())
        monkeypatch.setattr(time_source, "now", lambda: 77)
        asked = Analyses(store, Mock(), Mock(), Mock(), wanted=wanted)
        frame = await asked.analysis("t", 1, after=0)
        assert (frame.table, frame.number, frame.state) == ("t", 1, told)
        assert [step.number for step in frame.steps] == ([] if told == "none" else [1, 2])
        assert not store.request.await_args_list, "looking changes nothing"
        frames = asked.follow("t", 1, after=0)
        assert await anext(frames) == frame
        assert [call.args for call in store.request.await_args_list] == ([("t", 1, 77)] if wanted else [])
        assert wanted or [frame async for frame in frames] == []

    asyncio.run(work())


def test_a_follower_is_sent_each_part_as_soon_as_it_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here(monkeypatch)
    monkeypatch.setattr(analyses, "PART", 0.01)

    async def work() -> None:
        async with opened_services(tmp_path / "data.sqlite3") as services:
            table = await a_finished_game(services)
            growing = analyses_of(services)
            frames = growing.follow(table, 1, after=3)
            first = await anext(frames)
            assert (first.state, first.steps) == ("waiting", ())
            services.background.spawn(growing.work(), cancel=True)
            found = [frame async for frame in frames]
            numbers = [step.number for frame in found for step in frame.steps]
            assert len(found) > 3
            assert numbers == list(range(4, 1 + len((await services.tables.table(table)).played[0].record.actions)))
            assert {frame.state for frame in found} == {"growing", "done"}

    asyncio.run(asyncio.wait_for(work(), TIMEOUT))


def test_a_process_that_goes_on_replays_its_game_once(monkeypatch: pytest.MonkeyPatch) -> None:
    record, counted = finished().table.played[0].record, Mock(side_effect=replay)
    for module in ("rookery.server.frames.history", "rookery.play.analysis", "rookery.play.better_way"):
        monkeypatch.setattr(f"{module}.replay", counted)
    history.states.cache_clear()
    last, signs = None, 0
    while last is None or last.number < 60:
        *_, last = found = analysis_worker.go_on(record, last, -1.0)
        signs += sum(step.sign is not None for step in found)
    assert signs, "ways that were better are found without another replay, too"
    assert counted.call_count == 1


def test_a_record_is_read_once_for_all_parts_of_its_game_and_again_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        here(monkeypatch)
        monkeypatch.setattr(history, "read_record", lambda table, number, entries: (table, number, *entries))
        logs = Mock(read=AsyncMock(side_effect=lambda table: [f"log of {table}"]))
        analysing = Analyses(Mock(), logs, Mock(), Mock(), wanted=True)
        games = [("a", 1), ("a", 1), ("a", 2), ("b", 2), ("b", 2)]
        records: list[Any] = [await analysing._record_of(Analysis(table=table, number=number, game="five-towers")) for table, number in games]
        assert records == [(table, number, f"log of {table}") for table, number in games]
        assert [call.args for call in logs.read.await_args_list] == [("a",), ("a",), ("b",)]

    asyncio.run(work())


def test_only_games_with_somebody_who_can_advise_are_analysed_and_finished_tables_are_news(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "strongest_advisor", lambda game: "search" if game == "carcassonne" else None)
    tables = Mock()
    analysing = Analyses(Mock(), Mock(), tables, Mock(), wanted=True)
    assert analysing._games == ("carcassonne",)
    tables.subscribe.assert_called_once_with(analysing._look)


def test_older_analyses_know_the_best_choice_and_how_its_turn_goes_on() -> None:
    then = (wire.insight.NextChoice("c", "", {}), wire.insight.NextChoice("d", "", {}))
    best, middle, worst = [wire.insight.AnalysedChoice(action, "", {}, 0.5, (), then if action == "a" else ()) for action in ("a", "b", "e")]
    step = wire.insight.AnalysedStep(4, 0, (), (), None, 0.2, "?", (best, middle, worst))
    analysing = Analyses(Mock(parts=AsyncMock(return_value=[msgspec.json.encode([step])])), Mock(), Mock(), Mock(), wanted=True)
    assert asyncio.run(analysing.better_way("t", 1, at=4)) == ("a", "c", "d")


def test_where_nothing_waits_no_process_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        ended = Mock()
        monkeypatch.setattr(WorkerPool, "close", ended)
        analysing = Analyses(Mock(next=AsyncMock(return_value=None)), Mock(), Mock(), Mock(), wanted=True)
        working = asyncio.create_task(analysing.work())
        await asyncio.sleep(0)
        ended.assert_called_once()
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)

    asyncio.run(work())


def test_a_game_that_cannot_be_read_has_failed_and_the_log_says_why(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        ended = Mock()
        monkeypatch.setattr(WorkerPool, "close", ended)
        store, logs = Mock(keep=AsyncMock()), Mock(read=AsyncMock(side_effect=ZeroDivisionError("a mistake of ours")))
        analysing = Analyses(store, logs, Mock(), Mock(), wanted=True)
        known = Analysis(table="t", number=3, game="five-towers", state="growing")
        await analysing._further(known)
        store.keep.assert_awaited_once_with(msgspec.structs.replace(known, state="failed"))
        ended.assert_called_once()

    asyncio.run(work())
    assert "game 3 of table t cannot be analysed" in caplog.text
    assert "a mistake of ours" in caplog.text
