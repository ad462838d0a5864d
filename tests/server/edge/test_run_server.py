"""Running the server: what it begins and ends, one server for one data file, and what is written where something of ours fails."""

import asyncio
import gc
import logging
import multiprocessing
import os
import threading
from dataclasses import fields
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_type_hints
from unittest.mock import AsyncMock, MagicMock, Mock

import pytest
import uvicorn

from rookery.server import limits, settings, worker_processes
from rookery.server.background import Background
from rookery.server.edge import app, run_server
from rookery.server.edge.protocol_limits import LimitedHttp, LimitedWebSockets
from rookery.server.edge.run_server import InUseError, exclusive_use
from rookery.server.services import Services
from rookery.server.settings import Settings
from rookery.server.storage import StorageError
from tests.server.serving import TIMEOUT

# --- one server


def test_one_server_holds_its_data_and_another_one_may_when_it_has_ended(tmp_path: Path) -> None:
    data = tmp_path / "quite" / "new" / "data.sqlite3"
    with exclusive_use(data), pytest.raises(InUseError, match="data"), exclusive_use(data):
        pass
    with exclusive_use(data):
        assert data.parent.is_dir()


def test_the_server_is_told_its_limits_and_says_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[Any] = []
    began: list[str] = []

    class Server:
        def __init__(self, config: uvicorn.Config, ready: Any) -> None:
            self.config, self.ready = config, ready

        def run(self) -> None:
            with pytest.raises(InUseError), exclusive_use(tmp_path / "data.sqlite3"):
                pass
            said.append(self.config)
            self.ready(1234)

    monkeypatch.setattr(run_server, "_Server", Server)
    monkeypatch.setattr(run_server, "create_app", lambda _settings: None)
    monkeypatch.setattr(run_server, "spare_collecting", lambda: began.append("collecting"))
    monkeypatch.setattr(run_server, "allow_many_sockets", lambda: began.append("sockets"))
    monkeypatch.setattr(logging, "basicConfig", lambda **given: began.append(f"log from {given['level']}"))
    for invite_only in (True, True, False):
        settings = Settings(data=tmp_path / "data.sqlite3", host="::1", port=80, invite_only=invite_only)
        run_server.serve(settings, ready=lambda *given: said.append(given))
    config, (address, invitation) = said[:2]
    assert (config.host, config.port, config.http, config.ws) == ("::1", 80, LimitedHttp, LimitedWebSockets)
    assert config.ws_max_size == limits.FRAME
    assert not config.ws_per_message_deflate
    assert not config.access_log, "nobody's visits are written down"
    assert not config.server_header
    assert (config.ws_ping_interval, config.ws_ping_timeout) == (20, 20)
    assert config.timeout_graceful_shutdown == run_server.SHUTDOWN_SECONDS
    assert (address, len(invitation)) == ("http://[::1]:1234/", 22)
    assert said[3] == (address, invitation), "it stays the same"
    assert said[5] == (address, None)
    assert not [thread for thread in threading.enumerate() if thread.name == "store-writer"], "the data are closed before the server opens them"
    assert began[:3] == [f"log from {logging.INFO}", "sockets", "collecting"]


INFINITY = -1


@pytest.mark.parametrize(
    ("soft", "hard", "most"),
    [
        (1024, 10**6, run_server.SOCKETS),
        (1024, INFINITY, run_server.SOCKETS),
        (1024, 4096, 4096),
        (run_server.SOCKETS, 10**6, None),
        (4096, 4096, None),
        (INFINITY, INFINITY, None),
    ],
)
def test_there_is_room_for_a_crowd_where_the_system_allows_it(soft: int, hard: int, most: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    system = MagicMock(RLIM_INFINITY=INFINITY, RLIMIT_NOFILE=7)
    system.getrlimit.return_value = soft, hard
    monkeypatch.setattr(run_server, "resource", system)
    run_server.allow_many_sockets()
    assert [call.args for call in system.setrlimit.mock_calls] == ([] if most is None else [(7, (most, hard))])


def test_what_is_loaded_is_not_looked_through_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(gc, "collect", lambda: asked.append("collect"))
    monkeypatch.setattr(gc, "freeze", lambda: asked.append("freeze"))
    monkeypatch.setattr(gc, "set_threshold", lambda *given: asked.append(given))
    run_server.spare_collecting()
    assert asked == ["collect", "freeze", run_server.COLLECT_AFTER]


# --- what it begins and ends


def test_everything_is_begun_and_ended_and_the_store_is_open_before_and_after(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rookery.server.services.NOTE_SECONDS", 0.0)
    hints = get_type_hints(Services)
    parts: dict[str, Any] = {field.name: MagicMock(spec=hints[field.name]) for field in fields(Services)}
    background, cancelled = Background(), []
    spawn = background.spawn

    def watched(work: Any, *, cancel: bool = False) -> None:
        cancelled.append(cancel)
        spawn(work, cancel=cancel)

    monkeypatch.setattr(background, "spawn", watched)
    parts["background"] = background
    done = Mock()
    for name, part in parts.items():
        if name != "background":
            done.attach_mock(part, name)
    services = Services(**parts)

    async def work() -> None:
        await services.open()
        async with asyncio.timeout(TIMEOUT):
            while not services.guests.note.called:  # type: ignore[attr-defined]  # it is a mock
                await asyncio.sleep(0)
        await services.close()

    asyncio.run(asyncio.wait_for(work(), TIMEOUT))
    assert cancelled == [True, True, False, True, True, True, True, True], "only resuming interrupted games is not cancelled"
    called = [call[0] for call in done.mock_calls]
    assert called[:2] == ["storage.open", "operator.open"]
    begun = (
        "bots.warm_up",
        "catalogues.prepare",
        "tables.open",
        "bots_and_clocks.resume_games",
        "bots_and_clocks.record_heartbeats",
        "analyses.work",
    )
    for name in (*begun, "turn_notices.open", "operator.watch"):
        assert name in called, name
    ended = ["connections.close", "catalogues.close", "bots_and_clocks.close", "bots.close", "analyses.close", "turn_notices.close"]
    assert called[-9:] == [*ended, "storage.record_heartbeat", "guests.note", "storage.close"]


def test_work_in_the_background_is_finished_or_cancelled_and_then_forgotten() -> None:
    async def use() -> None:
        background, go_on, done = Background(), asyncio.Event(), []

        async def work(name: str) -> None:
            await go_on.wait()
            done.append(name)

        async def quick() -> None:
            done.append("quick")

        background.spawn(work("finished"))
        background.spawn(work("cancelled"), cancel=True)
        background.spawn(quick())
        background.spawn(quick(), cancel=True)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert (len(background._finished), len(background._cancelled)) == (1, 1)
        closing = asyncio.create_task(background.close())
        await asyncio.sleep(0)
        go_on.set()
        await closing
        assert done == ["quick", "quick", "finished"]

    asyncio.run(asyncio.wait_for(use(), TIMEOUT))


def test_a_worker_process_is_modest_and_ends_with_its_server(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    gone, ended = threading.Event(), threading.Event()
    monkeypatch.setattr(os, "nice", asked.append)

    def leave(code: int) -> None:
        asked.append(code)
        ended.set()

    monkeypatch.setattr(os, "_exit", leave)
    monkeypatch.setattr(multiprocessing, "parent_process", lambda: SimpleNamespace(join=gone.wait))
    thread = Mock(side_effect=threading.Thread)
    monkeypatch.setattr(worker_processes, "threading", SimpleNamespace(Thread=thread))
    worker_processes.begin()
    assert thread.call_args.kwargs["daemon"], "waiting for the server keeps no process that has ended by itself"
    assert asked == [worker_processes.NICENESS]
    assert not ended.is_set()
    gone.set()
    assert ended.wait(TIMEOUT)
    assert asked == [worker_processes.NICENESS, 0]


@pytest.mark.parametrize("started", [True, False])
def test_the_port_is_told_once_guests_can_come(started: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn.Server, "startup", startup := AsyncMock())
    told: list[int] = []
    server = run_server._Server(uvicorn.Config(Mock()), told.append)
    server.started = started
    sockets = [Mock(getsockname=Mock(return_value=("::1", port, 0, 0))) for port in (8000, 8001)]
    server.servers = [Mock(sockets=sockets), Mock(sockets=sockets[1:])]
    asyncio.run(server.startup())
    startup.assert_awaited_once()
    assert told == [8000] * started


def test_a_pool_ends_at_once_with_its_processes() -> None:
    pool, process = Mock(), Mock()
    pool._processes = {1: process}
    worker_processes.end(pool)
    pool.shutdown.assert_called_once_with(wait=False, cancel_futures=True)
    process.terminate.assert_called_once_with()


# --- where it is


def test_the_data_are_where_the_environment_says_or_in_the_users_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "user_data_path", lambda name, *, appauthor: Path("/data") / str(appauthor) / name)
    monkeypatch.setenv("ROOKERY_DATA", "/elsewhere/games.sqlite3")
    assert settings.default_data() == Path("/elsewhere/games.sqlite3")
    monkeypatch.delenv("ROOKERY_DATA")
    assert settings.default_data() == Path("/data/False/rookery/rookery.sqlite3")


@pytest.mark.parametrize(("own", "shown"), [("192.168.0.9", "192.168.0.9"), ("127.0.0.1", None), (None, None)])
def test_the_address_in_the_local_network_is_found_without_sending_anything(
    own: str | None, shown: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    probe = MagicMock()
    probe.__enter__.return_value = probe
    probe.getsockname.return_value = (own, 40_000)
    probe.connect.side_effect = OSError if own is None else None
    monkeypatch.setattr(run_server, "socket", SimpleNamespace(socket=lambda *kind: probe, AF_INET=2, SOCK_DGRAM=2))
    assert run_server.lan_address() == shown
    probe.connect.assert_called_once()
    probe.send.assert_not_called()


# --- what is written where something fails


def test_a_mistake_of_ours_is_in_the_log_with_its_place_and_told_without(caplog: pytest.LogCaptureFixture) -> None:
    request: Any = SimpleNamespace(url=SimpleNamespace(path="/api/x"))
    answer = app._failed(request, ValueError("a secret"))
    assert (answer.status_code, answer.content.code) == (500, "server/failed")
    assert "secret" not in answer.content.message
    assert "/api/x" in caplog.text
    assert "a secret" in caplog.text
    answer = app._cannot_write(request, StorageError("the disk is full"))
    assert (answer.status_code, answer.content.code) == (503, "server/cannot-write")
    assert "the disk is full" in caplog.text


def test_a_server_that_is_told_nothing_is_open_to_all_thinks_with_one_core_and_analyses() -> None:
    usual = Settings(data=Path("data"))
    assert (usual.invite_only, usual.secure_cookies, usual.bot_cores, usual.analysis) == (False, False, 1, True)
