"""Analyses: the server analyses every finished game in the background, in parts that survive a restart, and reveals nothing before the end."""

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import AsyncMock, Mock

import msgspec
import pytest

from rookery.core.record import Record, replay
from rookery.play.analysis import SIGNS
from rookery.server import time_source, wire, worker_processes
from rookery.server.edge.routes.socket import GOING_AWAY
from rookery.server.frames import history
from rookery.server.services import Services
from rookery.server.storage import StorageError
from rookery.server.storage.analyses import Analysis
from rookery.server.tables import proposals
from rookery.server.tables.present import Present
from rookery.server.thinking import analyses, analysis_worker
from rookery.server.thinking.analyses import Analyses
from rookery.server.worker_processes import WorkerPool
from tests.server.conftest import Servers, Visitors
from tests.server.offline_table import ANN, BOB, finished
from tests.server.running_services import FakeBots, a_table, play_out, run
from tests.server.serving import TIMEOUT, ServerProcess, children, gone
from tests.server.stores import failing
from tests.server.visiting import Socket, Visitor

T = TypeVar("T")


@pytest.fixture(autouse=True)
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_worker, "SAMPLES", 1)


class Here(WorkerPool):
    """A pool that works in this process, where SAMPLES is patched."""

    def __init__(self) -> None:
        super().__init__(1)
        self.closed = 0

    async def run(self, work: Callable[..., T], *arguments: object, within: float | None = None) -> T:
        assert within is not None
        return await asyncio.to_thread(work, *arguments)

    def close(self) -> None:
        self.closed += 1


async def a_finished_game(services: Services) -> str:
    return (await play_out(services, await a_table(services, bots=1), lambda view, _: view.choices[0].action)).id


def analyses_of(services: Services, workers: Here | None = None) -> Analyses:
    storage = services.storage
    return Analyses(storage.analyses, storage.logs, services.tables, services.bots, wanted=True, workers=workers or Here())


async def analysed(services: Services, table: str, state: str = "done") -> Analysis:
    async with asyncio.timeout(TIMEOUT):
        while (found := await services.storage.analyses.find(table, 1)) is None or found.state != state:
            await asyncio.sleep(0.01)
    return found


async def steps_of(services: Services, table: str) -> tuple[wire.insight.AnalysedStep, ...]:
    return analyses.read_steps(await services.storage.analyses.parts(table, 1))


async def test_a_game_is_analysed_after_its_end_and_every_step_is_known(monkeypatch: pytest.MonkeyPatch, services: Services) -> None:

    table = await a_finished_game(services)
    assert (await services.analyses.analysis(table, 1, after=-1)).state == "none"  # off by default in these services
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


def test_an_interrupted_analysis_continues_with_the_same_results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "PART", 0.0)
    tables: list[str] = []
    known: list[Analysis | None] = []
    before: list[bytes] = []

    async def begin(services: Services) -> None:
        tables.append(await a_finished_game(services))
        working = asyncio.create_task(analyses_of(services).work())
        while len(await services.storage.analyses.parts(tables[0], 1)) < 9:
            await asyncio.sleep(0)
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        known.append(await services.storage.analyses.find(tables[0], 1))
        before.extend(await services.storage.analyses.parts(tables[0], 1))
        assert all(len(analyses.read_steps([part])) < 20 for part in before)
        monkeypatch.setattr(analyses, "PART", 0.3)

    async def go_on(services: Services) -> None:
        [table] = tables
        assert [await services.storage.analyses.find(table, 1)] == known
        services.background.spawn(analyses_of(services).work(), cancel=True)
        await analysed(services, table)
        assert (await services.storage.analyses.parts(table, 1))[: len(before)] == before, "each part is stored once and stays as it is"
        in_parts = await steps_of(services, table)
        assert [step.number for step in in_parts] == list(range(len(in_parts)))
        record = (await services.tables.table(table)).played[0].record
        whole = analysis_worker.go_on(record, in_parts[0], TIMEOUT)
        assert [step.sign for step in whole] == [step.sign for step in in_parts[1:]]

    run(tmp_path / "data.sqlite3", begin, go_on)


async def test_an_analysis_that_fails_does_not_stop_the_next(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, services: Services
) -> None:
    read = history.read_records

    broken, good = await a_finished_game(services), await a_finished_game(services)

    def read_some(table: str, numbers: list[int], entries: list[bytes]) -> list[Record]:
        assert table != broken, "a mistake of ours"
        return read(table, numbers, entries)

    monkeypatch.setattr(history, "read_records", read_some)
    await services.storage.analyses.request(broken, 1, 10**15)
    wanted = analyses_of(services)
    services.background.spawn(wanted.work(), cancel=True)
    await analysed(services, good)
    assert (await wanted.analysis(broken, 1, after=-1)).state == "failed"
    assert f"game 1 of table {broken} cannot be analysed" in caplog.text
    assert "a mistake of ours" in caplog.text


async def test_a_game_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch, services: Services) -> None:
    monkeypatch.setattr(analyses, "GAME_LONGEST", 0.0)

    table = await a_finished_game(services)
    services.background.spawn(analyses_of(services).work(), cancel=True)
    assert (await analysed(services, table, "failed")).spent > 0


async def test_bots_at_tables_come_first(bots: FakeBots, services: Services) -> None:
    table = await a_finished_game(services)
    bots.thinking = 1
    services.background.spawn(analyses_of(services).work(), cancel=True)
    for _ in range(50):
        await asyncio.sleep(0.002)
    waiting = await services.storage.analyses.find(table, 1)
    assert waiting is not None
    assert waiting.state == "waiting"
    bots.thinking = 0
    await analysed(services, table)


async def test_without_work_no_process_is_kept_and_the_queue_is_read_once_per_finished_game(
    monkeypatch: pytest.MonkeyPatch, services: Services
) -> None:
    nothing, workers = AsyncMock(return_value=None), Here()
    monkeypatch.setattr(services.storage.analyses, "next", nothing)
    services.background.spawn(analyses_of(services, workers).work(), cancel=True)
    for times in (1, 2, 3):
        while nothing.await_count < times:
            await asyncio.sleep(0.001)
        table = await a_table(services, guests=(ANN, BOB))
        for _ in range(10):  # ten reads leave enough time for another query of the queue
            await services.storage.analyses.find(table.id, 1)
        assert (nothing.await_count, workers.closed) == (times, times)
        await services.tables.change(table.id, partial(proposals.propose, ANN, "resign", None, Present(online=frozenset({ANN, BOB}))))


def play_some(ann: Visitor, table: str, acts: int = 25) -> None:
    """Play a few actions for both seats, then resign; a resigned game also counts as finished."""
    for _ in range(acts):
        ann.acts(ann.sees(table))
    ann.posts(f"tables/{table}/proposals", {"what": "resign"})


def hurry(server: ServerProcess) -> None:
    """Raise the priority of the server's child processes, if the system allows it; at idle priority they starve on a busy machine."""
    for pid in children(server.process.pid):
        with suppress(PermissionError, ProcessLookupError):
            os.sched_setscheduler(pid, os.SCHED_OTHER, os.sched_param(0))
            os.setpriority(os.PRIO_PROCESS, pid, 0)


def test_a_real_server_analyses_in_its_own_process_and_continues_after_a_kill(start_server: Servers, visitor: Visitors) -> None:
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
        """Follow the analysis until three more steps are known; return the last number."""
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
    assert later.gets(path, params={"after": 1})["steps"][0]["number"] == 2
    assert [step["number"] for step in known["steps"]][: seen + 1] == list(range(seen + 1))
    if known["state"] == "growing":
        assert followed(again, later, len(known["steps"]) - 1) >= len(known["steps"])
    pids = children(again.process.pid)
    again.stop()
    assert all(gone(pid) for pid in pids)


def test_practice_from_a_finished_game_is_unrated(ann: Visitor) -> None:
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
    assert practice["table"] not in [summary["table"] for summary in ann.gets("me/tables")["tables"]]
    before = ann.gets("me/statistics")
    ann.posts(f"tables/{practice['table']}/proposals", {"what": "resign"})
    assert ann.sees(practice["table"])["ending"]["places"] == [2, 1]
    assert ann.gets("me/statistics") == before
    assert "shuffle secret" not in ann.asks("GET", f"tables/{practice['table']}/games/1/record.rook").text
    assert ann.gets(f"tables/{practice['table']}/games/1/analysis")["state"] == "none"
    assert ann.is_refused("POST", f"tables/{table}/games/1/practice", {"at": length, "seat": 0}) == (409, "table/not-running")
    assert ann.is_refused("POST", f"tables/{table}/games/1/practice", {"at": 0, "seat": 2}) == (400, "seat/unknown")


def test_practice_redraws_everything_hidden(ann: Visitor) -> None:
    table = ann.opens(sit=(0, 1), opener=0, start=True)["table"]
    play_some(ann, table)
    played = ann.gets(f"tables/{table}/games/1/replay")["actions"]
    displays = {tuple(ann.posts(f"tables/{table}/games/1/practice", {"at": 0, "seat": 0})["view"]["display"]) for _ in range(4)}
    assert len(displays) == 4
    at = next(number for number, action in enumerate(played) if number > 20 and action.startswith("bid"))
    view = ann.posts(f"tables/{table}/games/1/practice", {"at": at, "seat": 0})["view"]
    assert view["display"] == ann.gets(f"tables/{table}/games/1/replay", params={"at": at})["view"]["display"]


def test_the_analysis_process_runs_at_idle_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(worker_processes, "begin", asked.append)
    monkeypatch.setattr(os, "SCHED_IDLE", 5, raising=False)
    monkeypatch.setattr(os, "sched_param", lambda priority: priority, raising=False)
    monkeypatch.setattr(os, "sched_setscheduler", lambda *given: asked.append(given), raising=False)
    monkeypatch.setattr("resource.setrlimit", lambda _what, most: asked.append(most))
    analysis_worker.begin()
    assert asked == [19, (0, 5, 0), (2**30, 2**30)]


async def test_an_analysis_that_cannot_be_stored_is_tried_again_later(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, services: Services
) -> None:
    waited: list[float] = []
    sleep = asyncio.sleep

    async def wait(seconds: float) -> None:
        waited.append(seconds)
        await sleep(0)

    table = await a_finished_game(services)
    monkeypatch.setattr(services.storage.logs, "read", failing(services.storage.logs.read, StorageError("the disk is gone")))
    monkeypatch.setattr(asyncio, "sleep", wait)
    services.background.spawn(analyses_of(services).work(), cancel=True)
    while (found := await services.storage.analyses.find(table, 1)) is None or found.state == "waiting":
        await sleep(0.001)
    monkeypatch.undo()
    assert found.state != "failed"
    assert analyses.TRY_AGAIN in waited
    assert "the disk is gone" in caplog.text


def test_consecutive_draws_are_never_separated_however_short_the_time() -> None:
    record = finished().table.played[0].record
    [first] = analysis_worker.go_on(record, None, -1.0)
    assert (first.number, first.seat, first.luck, first.choices) == (0, None, None, ())
    draws = analysis_worker.go_on(record, first, -1.0)
    assert [(step.number, step.seat, step.luck is None) for step in draws] == [(number, None, number < 5) for number in range(1, 6)]
    [choice] = analysis_worker.go_on(record, draws[-1], -1.0)
    assert (choice.number, choice.seat, choice.luck) == (6, 0, None)
    assert choice.cost is not None


@pytest.mark.parametrize(
    ("state", "wanted", "told"), [("waiting", True, "waiting"), ("growing", True, "growing"), ("waiting", False, "none"), ("done", False, "done")]
)
async def test_a_followed_analysis_comes_first_and_shows_its_steps(state: Any, wanted: bool, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
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


async def test_a_follower_is_sent_each_part_as_soon_as_it_is_known(monkeypatch: pytest.MonkeyPatch, services: Services) -> None:
    monkeypatch.setattr(analyses, "PART", 0.01)

    table = await a_finished_game(services)
    growing, read = analyses_of(services), AsyncMock(side_effect=services.storage.logs.read)
    monkeypatch.setattr(services.storage.logs, "read", read)
    frames = growing.follow(table, 1, after=3)
    first = await anext(frames)
    assert (first.state, first.steps) == ("waiting", ())
    services.background.spawn(growing.work(), cancel=True)
    found = [frame async for frame in frames]
    numbers = [step.number for frame in found for step in frame.steps]
    assert len(found) > 3
    assert numbers == list(range(4, 1 + len((await services.tables.table(table)).played[0].record.actions)))
    assert {frame.state for frame in found} == {"growing", "done"}
    read.assert_awaited_once_with(table)


def test_a_process_replays_its_game_once(monkeypatch: pytest.MonkeyPatch) -> None:
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


async def test_older_analyses_know_the_best_choice_and_the_rest_of_its_turn() -> None:
    then = (wire.insight.NextChoice("c", "", {}), wire.insight.NextChoice("d", "", {}))
    best, middle, worst = [wire.insight.AnalysedChoice(action, "", {}, 0.5, (), then if action == "a" else ()) for action in ("a", "b", "e")]
    step = wire.insight.AnalysedStep(4, 0, (), (), None, 0.2, "?", (best, middle, worst))
    analysing = Analyses(Mock(parts=AsyncMock(return_value=[msgspec.json.encode([step])])), Mock(), Mock(), Mock(), wanted=True)
    assert await analysing.better_way("t", 1, at=4) == ("a", "c", "d")
