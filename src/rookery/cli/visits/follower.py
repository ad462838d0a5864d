"""Wait for changes of a table: over a WebSocket if the package `websockets` is installed, else by asking again and again.

With a WebSocket the bot sees every change at once, and the others at the table see that it is there.
"""

import json
from contextlib import ExitStack, suppress
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from rookery.cli.visits.client import Client

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

try:
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import connect
except ModuleNotFoundError:
    connect = None  # type: ignore[assignment]

Frame: TypeAlias = dict[str, Any]

STATUSES: Final = ("open", "running", "finished", "closed")
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 1.0
CHECK_SECONDS: Final = 30.0
"""Silence after which the table is read again, in case a connection has died unnoticed."""
RECONNECT_SECONDS: Final = 5.0


class Follower:
    """Follows one table until it is closed."""

    def __init__(self, client: Client, table: str) -> None:
        self._client = client
        self._table = table
        self._socket: ClientConnection | None = None
        self._open = ExitStack()
        self._connect_after = 0.0
        self._pause = FIRST_PAUSE

    def look(self, after: int) -> Frame:
        """Return the table now, with the moves after a version."""
        frame: Frame = self._client.request("GET", f"tables/{self._table}?after={after}")
        return frame

    def next(self, seen: Frame) -> Frame:
        """Wait for a change and return the table; it may be the same as before."""
        version: int = seen["version"]
        if (frame := self._received(seen)) is not None:
            return frame
        if self._socket is None:
            sleep(self._pause)
            self._pause = min(1.5 * self._pause, LONGEST_PAUSE)
        frame = self.look(version)
        if frame["version"] != version:
            self._pause = FIRST_PAUSE
        return frame

    def close(self) -> None:
        """Close the connection, if there is one."""
        self._socket = None
        self._open.close()

    def _received(self, seen: Frame) -> Frame | None:
        """Return the next table from the socket that is not older than this one; None if nothing arrives."""
        if connect is None or not self._connected(seen["version"]):
            return None
        assert self._socket is not None, "it is connected"
        try:
            while True:
                frame: Frame = json.loads(self._socket.recv(CHECK_SECONDS))
                if frame["kind"] == "table" and _age(frame) >= _age(seen):
                    return frame
        except TimeoutError:
            return None
        except (WebSocketException, OSError, ValueError):
            self.close()
            return None

    def _connected(self, version: int) -> bool:
        """Open the socket unless it is open or was refused a moment ago; return whether it is open."""
        if self._socket is None and monotonic() >= self._connect_after:
            self._connect_after = monotonic() + RECONNECT_SECONDS
            address = f"ws{self._client.address.removeprefix('http')}/api/tables/{self._table}/socket?after={version}&changes=true"
            with suppress(WebSocketException, OSError, ValueError):
                self._socket = self._open.enter_context(connect(address, additional_headers={"Cookie": self._client.cookie}, max_size=None))
        return self._socket is not None


def _age(frame: Frame) -> tuple[int, int, int]:
    """Return a key that never falls while time passes."""
    return frame["number"], STATUSES.index(frame["status"]), frame["version"]
