"""No secret leaves the server while a game runs: no shuffle secret, no cookie, and no draw before it happens."""

import re
from random import Random

import msgspec
import pytest

from rookery.play.fair import commitment
from rookery.server.frames.tables import table_frame
from rookery.server.tables import log
from rookery.server.tables.fold import fold
from rookery.server.tables.present import Present
from rookery.server.tables.table import Table
from rookery.server.wire import encode
from tests.server.offline_table import ANN, BOB, EVE, started
from tests.server.playing import Player, play_out
from tests.server.serving import ServerProcess
from tests.server.stores import stored_log
from tests.server.visiting import Visitor

PATHS = ["", "?after=-1", "/chat", "/games/1/record.rook", "/games/1/record.json", "/games/2/record.rook"]
PATHS += ["/games/1/replay", "/games/1/replay?at=0", "/games/1/story"]


def secrets_of(server: ServerProcess, table: str) -> list[str]:
    """Return the shuffle secrets in a table's log."""
    entries = map(log.decode, stored_log(server.data, table))
    return [entry.secret for entry in entries if isinstance(entry, log.Committed)]


def everything_shown(*visitors: Visitor, table: str) -> str:
    """Return all that these people can read about a table over HTTP, including headers."""
    answers = [visitor.asks("GET", f"tables/{table}{path}") for visitor in visitors for path in PATHS]
    answers += [visitor.asks("GET", path) for visitor in visitors for path in ("tables", "me/tables", "me", "me/statistics")]
    answers += [visitor.http.get("/api") for visitor in visitors]
    return "".join(f"{answer.headers} {answer.text}" for answer in answers)


@pytest.mark.parametrize("game", ["five-towers", "carcassonne"])
def test_a_running_game_shows_neither_secret_nor_cookies(game: str, ann: Visitor, bob: Visitor, eve: Visitor, server: ServerProcess) -> None:
    name = ann.plays_with(bob, game, seats=3, bots=[{"seat": 2, "bot": "uniform"}], listed=True)["table"]
    players = [Player(ann, name), Player(bob, name)]
    spectator = Player(eve, name)
    [secret] = secrets_of(server, name)
    rng = Random(1)
    shown = everything_shown(ann, bob, eve, table=name)
    for _ in range(12):
        for player in players:
            player.see(spectator.table["version"])
            if player.choices:
                spectator.see(player.act(rng.choice(player.choices)).get("version", 0))
    shown += everything_shown(ann, bob, eve, table=name)
    shown += "".join(text for player in (*players, spectator) for text in player.socket.seen)
    assert spectator.table["status"] == "running"
    assert commitment(bytes.fromhex(secret)) in shown
    assert secret not in shown.lower()
    cookies = [person.cookie for person in (ann, bob, eve)]
    assert all(cookie is not None and cookie not in shown for cookie in cookies)
    assert re.search(r'"secret": ?"', shown) is None

    play_out(players, rng, mishaps=False, watchers=[spectator])
    spectator.see(players[0].table["version"])
    assert spectator.table["shuffle"]["secret"] == secret
    ann.posts(f"tables/{name}/rematch")
    again = bob.posts(f"tables/{name}/rematch")
    assert again["shuffle"]["secret"] is None
    [old, new] = secrets_of(server, name)
    assert old == secret
    assert new not in everything_shown(ann, bob, eve, table=name)
    written = server.log()
    assert all(hidden not in written for hidden in (secret, new, *map(str, cookies)))


@pytest.mark.parametrize("game", ["five-towers", "carcassonne"])
def test_frames_of_a_running_game_do_not_depend_on_the_secret(game: str) -> None:
    """Games with the same draws and different secrets look the same to everybody, including bots, so nothing reveals future draws."""
    offline = started(game=game)
    for _ in range(8):
        offline.act(offline.holder_to_act)
    other = bytes(32)
    twin = Table(offline.table.id)
    fold(twin, (msgspec.structs.replace(entry, secret=other.hex()) if isinstance(entry, log.Committed) else entry for entry in offline.entries))
    assert offline.table.status == "running"
    for guest in (ANN, BOB, EVE, None):
        frames = [table_frame(table, guest, since=-1, present=Present()) for table in (offline.table, twin)]
        assert [frame.shuffle.commitment for frame in frames] == [commitment(offline.table.secret), commitment(other)]
        alike = [msgspec.structs.replace(frame, shuffle=frames[0].shuffle, now=0) for frame in frames]
        assert encode(alike[0]) == encode(alike[1])
    assert offline.table.summary() == twin.summary()
    assert offline.table.match is not None
    assert twin.match is not None
    assert all(offline.table.match.view(seat) == twin.match.view(seat) for seat in (0, 1, None))
