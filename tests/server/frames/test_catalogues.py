"""The catalogue of tiles over HTTP: drawn once for all tables, compressed, and not sent again to browsers that have it."""

import asyncio
import json
import tempfile
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from unittest.mock import AsyncMock, Mock

import pytest

from rookery.drawing.carcassonne import catalogue as drawn
from rookery.games.carcassonne.expansion import load_tiles
from rookery.games.carcassonne.rules import catalogue
from rookery.server.frames import catalogues
from rookery.server.frames.catalogues import Catalogues
from tests.carcassonne.shrine import SHRINE, add_shrine
from tests.server.conftest import Visitors
from tests.server.visiting import Visitor


def test_tiles_are_sent_and_cached(ann: Visitor) -> None:
    answer = ann.asks("GET", "games/carcassonne/tiles")
    assert answer.status_code == 200
    assert set(answer.json()["tiles"]) == set(load_tiles(catalogue()))
    assert len(answer.content) > 3 * int(answer.headers["content-length"]), "it is sent packed"
    tag = answer.headers["etag"]
    again = ann.http.get("/api/games/carcassonne/tiles", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_a_game_without_tiles_is_refused(visitor: Visitors) -> None:
    answer = visitor().asks("GET", "games/five-towers/tiles")
    assert (answer.status_code, answer.json()["code"]) == (404, "game/unknown")


def test_an_unknown_expansion_is_in_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    add_shrine(monkeypatch)
    monkeypatch.setattr(drawn, "load_tiles", lambda expansions: {code: load_tiles(expansions)[code] for code in ("SH",)})
    tile = json.loads(catalogues.paint("carcassonne"))["tiles"]["SH"]
    assert tile["marks"] == {"shrine": True}
    assert len(tile["mark_spots"]["shrine"]) == 4
    assert SHRINE.name in {expansion.name for expansion in catalogue()}


def painter() -> AsyncMock:
    return AsyncMock(return_value=b"painted")


def prepare(folder: Path, paint: AsyncMock) -> int:
    """Start a server with this cache; return how many catalogues were drawn so far."""
    asyncio.run(Catalogues(folder, paint).prepare())
    return paint.await_count


def test_tiles_are_drawn_once_and_cached_for_the_next_start(tmp_path: Path) -> None:
    paint = painter()

    async def ask_all_at_once() -> set[bytes]:
        catalogues = Catalogues(tmp_path / "quite" / "new", paint)
        return set(await asyncio.gather(*(catalogues.of("carcassonne") for _ in range(3))))

    assert asyncio.run(ask_all_at_once()) == {b"painted"}
    assert asyncio.run(ask_all_at_once()) == {b"painted"}
    paint.assert_awaited_once_with("carcassonne")


def test_tiles_are_redrawn_if_the_tiles_or_the_drawing_code_have_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paint, folder = painter(), tmp_path / "drawing" / "folder"
    folder.mkdir(parents=True)
    for name in ("style.css", "notes.txt"):
        (folder / name).touch()
    monkeypatch.setattr(catalogues, "resources", Mock(files=Mock(return_value=tmp_path / "drawing")))
    assert prepare(tmp_path, paint) == 1
    add_shrine(monkeypatch)
    assert prepare(tmp_path, paint) == 2
    for number, file in enumerate((folder.parent / "drawing.py", folder / "style.css"), start=3):
        file.write_text("another way", encoding="utf-8")
        assert prepare(tmp_path, paint) == number
    (folder / "notes.txt").write_text("no picture depends on it", encoding="utf-8")
    assert prepare(tmp_path, paint) == 4


def test_few_catalogues_are_kept(tmp_path: Path) -> None:
    for number in range(2 * catalogues.KEPT):
        (tmp_path / f"carcassonne-{number}.json").touch()
    assert prepare(tmp_path, painter()) == 1
    assert len(list(tmp_path.iterdir())) == catalogues.KEPT


def test_an_unwritable_cache_folder_does_not_prevent_play(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", logger="rookery.server")
    (tmp_path / "file").touch()
    assert asyncio.run(Catalogues(tmp_path / "file", painter()).of("carcassonne")) == b"painted"
    assert "cannot be kept" in caplog.text


@pytest.mark.parametrize("ended", [False, True])
def test_tiles_are_drawn_in_a_separate_process_or_here_if_it_has_ended(
    ended: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    run = AsyncMock(side_effect=BrokenProcessPool if ended else [b"by a process"])
    monkeypatch.setattr(catalogues, "WorkerPool", lambda _processes: Mock(run=run))
    monkeypatch.setattr(catalogues, "paint", lambda game: f"{game} here".encode())
    assert asyncio.run(catalogues.paint_apart("carcassonne")) == (b"carcassonne here" if ended else b"by a process")
    assert ("painted here" in caplog.text) == ended


def test_tiles_are_cached_in_the_users_cache_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/cache")
    assert catalogues.cache_folder() == Path("/cache/rookery")
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", lambda: Path("/home/ann"))
    assert catalogues.cache_folder() == Path("/home/ann/.cache/rookery")
    monkeypatch.setattr(Path, "home", Mock(side_effect=RuntimeError))
    assert catalogues.cache_folder() == Path(tempfile.gettempdir()) / "rookery"


async def test_closing_stops_a_drawing_in_progress(tmp_path: Path) -> None:
    begun = asyncio.Event()

    async def paint(_game: str) -> bytes:
        begun.set()
        await asyncio.Event().wait()
        return b""

    kept = Catalogues(tmp_path, paint)
    asked = asyncio.create_task(kept.of("carcassonne"))
    await begun.wait()
    kept.close()
    with pytest.raises(asyncio.CancelledError):
        await asked
