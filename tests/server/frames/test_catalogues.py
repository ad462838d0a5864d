"""The catalogue of tiles over HTTP: once for all tables, small, and not sent again to those who have it."""

import asyncio
import json
import tempfile
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from unittest.mock import Mock

import pytest

from rookery.drawing.carcassonne import catalogue as drawn
from rookery.games.carcassonne.expansion import load_tiles
from rookery.games.carcassonne.rules import catalogue
from rookery.server.frames import catalogues
from rookery.server.frames.catalogues import Catalogues
from tests.carcassonne.shrine import SHRINE, add_shrine
from tests.server.conftest import Visitors


def test_the_tiles_are_told_and_kept(visitor: Visitors) -> None:
    person = visitor()
    answer = person.asks("GET", "games/carcassonne/tiles")
    assert answer.status_code == 200
    assert set(answer.json()["tiles"]) == set(load_tiles(catalogue()))
    assert len(answer.content) > 3 * int(answer.headers["content-length"]), "it is sent packed"
    tag = answer.headers["etag"]
    again = person.http.get("/api/games/carcassonne/tiles", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_a_game_without_tiles_is_refused(visitor: Visitors) -> None:
    answer = visitor().asks("GET", "games/five-towers/tiles")
    assert (answer.status_code, answer.json()["code"]) == (404, "game/unknown")


def test_an_expansion_that_nobody_has_heard_of_is_in_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    add_shrine(monkeypatch)
    monkeypatch.setattr(drawn, "load_tiles", lambda expansions: {code: load_tiles(expansions)[code] for code in ("SH",)})
    tile = json.loads(catalogues.paint("carcassonne"))["tiles"]["SH"]
    assert tile["marks"] == {"shrine": True}
    assert len(tile["mark_spots"]["shrine"]) == 4
    assert SHRINE.name in {expansion.name for expansion in catalogue()}


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """How often tiles were painted, since somebody paints who is quick."""
    games: list[str] = []

    async def paint(game: str) -> bytes:
        games.append(game)
        await asyncio.sleep(0)
        return b"painted"

    monkeypatch.setattr(catalogues, "_paint_apart", paint)
    return games


def test_tiles_are_painted_once_and_kept_for_the_next_start(tmp_path: Path, painted: list[str]) -> None:
    async def ask_all_at_once() -> set[bytes]:
        catalogues = Catalogues(tmp_path / "quite" / "new")
        return set(await asyncio.gather(*(catalogues.of("carcassonne") for _ in range(3))))

    assert asyncio.run(ask_all_at_once()) == {b"painted"}
    assert asyncio.run(ask_all_at_once()) == {b"painted"}
    assert painted == ["carcassonne"]


def test_other_tiles_are_painted_again(tmp_path: Path, painted: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(Catalogues(tmp_path).prepare())
    add_shrine(monkeypatch)
    asyncio.run(Catalogues(tmp_path).prepare())
    assert painted == ["carcassonne", "carcassonne"]


def test_tiles_are_painted_again_once_they_are_drawn_in_another_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawing, folder = tmp_path / "drawing.py", tmp_path / "folder"
    folder.mkdir()
    for name in ("style.css", "notes.txt"):
        (folder / name).touch()
    monkeypatch.setattr(catalogues, "resources", Mock(files=Mock(return_value=tmp_path)))
    drawing.write_text("one way", encoding="utf-8")
    before = Catalogues(tmp_path)._path("carcassonne")
    (folder / "notes.txt").write_text("no picture depends on it", encoding="utf-8")
    assert Catalogues(tmp_path)._path("carcassonne") == before
    for file in (drawing, folder / "style.css"):
        file.write_text("another way", encoding="utf-8")
        assert Catalogues(tmp_path)._path("carcassonne") != before
        before = Catalogues(tmp_path)._path("carcassonne")


def test_few_catalogues_are_kept(tmp_path: Path, painted: list[str]) -> None:
    for number in range(2 * catalogues.KEPT):
        (tmp_path / f"carcassonne-{number}.json").touch()
    asyncio.run(Catalogues(tmp_path).prepare())
    assert painted
    assert len(list(tmp_path.iterdir())) == catalogues.KEPT


def test_a_folder_that_cannot_be_written_keeps_nobody_from_playing(tmp_path: Path, painted: list[str], caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", logger="rookery.server")
    (tmp_path / "file").touch()
    assert asyncio.run(Catalogues(tmp_path / "file").of("carcassonne")) == b"painted"
    assert painted == ["carcassonne"]
    assert "cannot be kept" in caplog.text


class PaintingPool:
    """A pool of one process that paints at once, or has ended."""

    def __init__(self, *, ended: bool) -> None:
        self.ended = ended

    def submit(self, _paint: object, game: str) -> "Future[bytes]":
        if self.ended:
            raise BrokenProcessPool
        painted: Future[bytes] = Future()
        painted.set_result(f"{game} by a process".encode())
        return painted


@pytest.mark.parametrize("ended", [False, True])
def test_tiles_are_painted_by_a_process_of_their_own_or_here_if_it_has_ended(
    ended: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pool = PaintingPool(ended=ended)
    make, end = Mock(return_value=pool), Mock()
    monkeypatch.setattr(catalogues, "make_pool", make)
    monkeypatch.setattr(catalogues, "end", end)
    monkeypatch.setattr(catalogues, "paint", lambda game: f"{game} here".encode())
    assert asyncio.run(catalogues._paint_apart("carcassonne")) == (b"carcassonne here" if ended else b"carcassonne by a process")
    make.assert_called_once_with(1)
    end.assert_called_once_with(pool)
    assert ("painted here" in caplog.text) == ended


def test_tiles_are_kept_where_programs_keep_what_they_can_make_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/cache")
    assert catalogues.cache_folder() == Path("/cache/rookery")
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", lambda: Path("/home/ann"))
    assert catalogues.cache_folder() == Path("/home/ann/.cache/rookery")

    def homeless() -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "home", homeless)
    assert catalogues.cache_folder() == Path(tempfile.gettempdir()) / "rookery"


def test_closing_stops_what_is_being_painted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async def paint(_game: str) -> bytes:
            await asyncio.Event().wait()
            return b""

        monkeypatch.setattr(catalogues, "_paint_apart", paint)
        kept = Catalogues(tmp_path)
        asked = asyncio.create_task(kept.of("carcassonne"))
        while not kept._known:
            await asyncio.sleep(0)
        kept.close()
        with pytest.raises(asyncio.CancelledError):
            await asked

    asyncio.run(work())


def test_pictures_depend_on_the_files_that_draw_and_no_others(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    for name in ("b.py", "a.svg", "notes.txt", "inner/c.css", "inner/c.pyc"):
        (tmp_path / name).touch()
    assert [file.name for file in catalogues._files(tmp_path)] == ["a.svg", "b.py", "c.css"]
