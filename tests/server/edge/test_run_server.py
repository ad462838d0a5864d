"""Running the server: background tasks, one server per data file, paths, and logged failures."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import AsyncMock, MagicMock, Mock

import pytest
from litestar.testing import TestClient
from uvicorn import Config

from rookery.server import settings
from rookery.server.background import Background
from rookery.server.edge import run_server
from rookery.server.edge.app import create_app
from rookery.server.edge.run_server import InUseError, exclusive_use
from rookery.server.settings import Settings
from rookery.server.storage import StorageError
from tests.server.stores import FULL

# --- one server


def test_one_server_holds_its_data_and_another_one_may_when_it_has_ended(tmp_path: Path) -> None:
    data = tmp_path / "quite" / "new" / "data.sqlite3"
    with exclusive_use(data), pytest.raises(InUseError, match="data"), exclusive_use(data):
        pass
    with exclusive_use(data):
        assert data.parent.is_dir()


# --- start and stop


async def test_work_in_the_background_is_finished_or_cancelled() -> None:
    background, go_on, done = Background(), asyncio.Event(), []

    async def work(name: str) -> None:
        await go_on.wait()
        done.append(name)

    background.spawn(work("finished"))
    background.spawn(work("cancelled"), cancel=True)
    closing = asyncio.create_task(background.close())
    await asyncio.sleep(0)
    go_on.set()
    await closing
    assert done == ["finished"]


async def test_services_that_cannot_open_end_the_start_with_their_error_and_close(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    app = create_app(Settings(data=tmp_path / "data.sqlite3"))
    services, ready = app.state.services, Mock()
    services.storage.logs.resume = AsyncMock(side_effect=FULL)
    with pytest.raises(StorageError):
        await run_server._Server(Config(app, port=0), services, ready).serve()
    assert not ready.called
    assert not caplog.text
    with pytest.raises(StorageError, match="closed"):
        await services.storage.settings.announce("the store is closed")


# --- paths and addresses


def test_the_environment_sets_the_data_folder_which_defaults_to_the_users(monkeypatch: pytest.MonkeyPatch) -> None:
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


# --- logged failures


def test_an_internal_error_is_logged_with_its_location_and_reported_without(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    app = create_app(Settings(data=tmp_path / "data.sqlite3"))
    app.state.services.storage.lists.listed = AsyncMock(side_effect=ValueError("a secret"))
    answer = TestClient(app, base_url="http://127.0.0.1", raise_server_exceptions=False).get("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (500, "server/failed")
    assert "secret" not in answer.text
    assert "/api/tables" in caplog.text
    assert "a secret" in caplog.text
