"""How often something is done for an action. How long that takes depends on the machine, and is measured by `python -m benchmarks.action_cpu`."""

import asyncio
from typing import Any, cast

import pytest
from websockets.protocol import State
from websockets.server import ServerProtocol

from rookery.games.five_towers.rules import FiveTowers
from rookery.play.match import Match
from rookery.server import wire
from rookery.server.frames import Common
from rookery.server.protocol_limits import LimitedWebSockets
from tests.server.offline_table import ANN, BOB, EVE, present, started


class Counted:
    """Counts how often a method is called."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, owner: type, name: str) -> None:
        self.calls = 0
        method = getattr(owner, name)

        def counted(*arguments: Any, **rest: Any) -> Any:
            self.calls += 1
            return method(*arguments, **rest)

        monkeypatch.setattr(owner, name, counted)


def test_an_action_is_played_once_and_each_view_of_it_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    offline = started(seats=2)
    played, made = Counted(monkeypatch, FiveTowers, "apply"), Counted(monkeypatch, Match, "view")
    entries = offline.act(ANN, "bid 1")
    offline.table.summary()
    common = Common(offline.table, present(offline.table, offline.now))
    frames = [wire.encode(common.frame(guest, since=0)) for guest in (ANN, BOB, EVE, None, ANN)]
    assert played.calls == len(entries) == 1
    assert made.calls == 3, "for Ann, for Bob, and for all who watch"
    assert frames[0] == frames[4]
    assert frames[2] == frames[3]


class Written(list[bytes]):
    """A transport that only remembers what is written."""

    write = list.append


def test_everything_that_waits_for_a_socket_is_written_at_once() -> None:
    written = Written()
    protocol = LimitedWebSockets.__new__(LimitedWebSockets)
    protocol.disconnected, protocol.close_sent = False, False
    protocol.conn = ServerProtocol(state=State.OPEN)
    protocol.transport = cast("asyncio.Transport", written)
    protocol.write_frames([b"done", b"table"])
    assert written == [b"\x81\x04done\x81\x05table"]
