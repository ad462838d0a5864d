"""Work per action, counted; `python -m benchmarks.action_cpu` measures its duration."""

import asyncio
from dataclasses import replace
from random import Random
from typing import Any, cast
from unittest.mock import create_autospec

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.protocol import State
from websockets.server import ServerProtocol

from rookery.core.record import Setup
from rookery.games import GAMES
from rookery.games.five_towers.rules import FiveTowers
from rookery.play.match import Match
from rookery.server import wire
from rookery.server.edge.limited_websockets import LimitedWebSockets
from rookery.server.frames.tables import Snapshot
from rookery.server.tables import fold
from tests.server.offline_table import ANN, BOB, EVE, present, started


def test_an_action_is_read_and_played_once_and_each_view_of_it_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game, texts = GAMES["five-towers"], list[str]()

    def read(setup: Setup, text: str) -> Any:
        texts.append(text)
        return game.read_action(setup, text)

    monkeypatch.setattr(fold, "GAMES", {**GAMES, "five-towers": replace(game, read_action=read)})
    offline = started(seats=2)
    texts.clear()
    played = create_autospec(FiveTowers.apply, side_effect=FiveTowers.apply)
    made = create_autospec(Match.view, side_effect=Match.view)
    monkeypatch.setattr(FiveTowers, "apply", played)
    monkeypatch.setattr(Match, "view", made)
    entries = offline.act(ANN, "bid 1")
    offline.table.summary()
    shown = Snapshot(offline.table, present(offline.table, offline.now))
    frames = [wire.encode(shown.frame(guest, since=0)) for guest in (ANN, BOB, EVE, None, ANN)]
    assert played.call_count == len(entries) == 1
    assert texts == ["bid 1"]
    assert made.call_count == 3, "for Ann, for Bob, and for all who watch"
    assert frames[0] == frames[4]
    assert frames[2] == frames[3]


class Written(list[bytes]):
    """A transport that only records what is written."""

    write = list.append


def written(conn: ServerProtocol, *frames: bytes) -> list[bytes]:
    """Return the bytes that a socket in this state writes."""
    found = Written()
    protocol = LimitedWebSockets.__new__(LimitedWebSockets)
    protocol.disconnected, protocol.close_sent = False, False
    protocol.conn = conn
    protocol.transport = cast("asyncio.Transport", found)
    protocol.write_frames(frames)
    return found


def test_all_pending_frames_of_a_socket_are_written_at_once() -> None:
    assert written(ServerProtocol(state=State.OPEN), b"done", b"table") == [b"\x81\x04done\x81\x05table"]
    assert not written(ServerProtocol(state=State.CLOSING), b"done")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
@pytest.mark.parametrize("compressed", [False, True])
def test_frames_equal_those_of_the_library(size: int, compressed: bool) -> None:
    ours, theirs = ServerProtocol(state=State.OPEN), ServerProtocol(state=State.OPEN)
    for conn in (ours, theirs) if compressed else ():
        conn.extensions = [PerMessageDeflate(False, False, 15, 12, {"level": 3, "memLevel": 5})]
    for number in range(2):
        text = bytes(Random(number).choices(b"0123456789abcdef", k=size))
        theirs.send_text(text)
        assert written(ours, text) == [b"".join(theirs.data_to_send())]
