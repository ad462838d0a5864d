"""The catalogue of tiles over HTTP: once for all tables, small, and not sent again to whoever has it."""

import gzip
import json

import pytest

from rookery.games.carcassonne.expansion import load_tiles
from rookery.games.carcassonne.rules import catalogue
from rookery.server.handlers import catalogue as handler
from tests.carcassonne.shrine import SHRINE, add_shrine
from tests.server.conftest import Visitors


def test_the_tiles_are_told_and_kept(visitor: Visitors) -> None:
    person = visitor()
    answer = person.asks("GET", "games/carcassonne/tiles")
    assert answer.status_code == 200
    assert set(answer.json()["tiles"]) == set(load_tiles(catalogue()))
    tag = answer.headers["etag"]
    again = person.http.get("/api/games/carcassonne/tiles", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_a_game_without_tiles_is_refused(visitor: Visitors) -> None:
    answer = visitor().asks("GET", "games/five-towers/tiles")
    assert (answer.status_code, answer.json()["code"]) == (404, "game/unknown")


def test_an_expansion_that_nobody_has_heard_of_is_in_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    add_shrine(monkeypatch)
    monkeypatch.setattr(handler, "load_tiles", lambda expansions: {code: load_tiles(expansions)[code] for code in ("SH",)})
    painted = handler._catalogue(catalogue())
    tile = json.loads(painted.content)["tiles"]["SH"]
    assert tile["marks"] == {"shrine": True}
    assert len(tile["mark_spots"]["shrine"]) == 4
    assert SHRINE.name in {expansion.name for expansion in catalogue()}
    assert gzip.decompress(painted.compressed) == painted.content
