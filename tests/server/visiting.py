"""People who visit a server: each with a cookie jar of their own, over HTTP and over WebSockets."""

import json
from collections.abc import Callable
from contextlib import ExitStack
from types import TracebackType
from typing import Any, TypeAlias

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.serving import TIMEOUT

Frame: TypeAlias = dict[str, Any]


class Visitor:
    """Somebody with a browser. `cookie` is theirs once they are known as a guest."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._stack = ExitStack()
        self.http = httpx.Client(base_url=address, trust_env=False, verify=False, timeout=TIMEOUT)

    def __enter__(self) -> "Visitor":
        return self

    def __exit__(self, _type: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None) -> None:
        self._stack.close()
        self.http.close()

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get("rookery")

    def asks(self, method: str, path: str, body: Any = None, **rest: Any) -> httpx.Response:
        """Any request below /api/, whatever comes of it."""
        return self.http.request(method, f"/api/{path}", **({} if body is None else {"json": body}), **rest)

    def gets(self, path: str, **rest: Any) -> Any:
        return _granted(self.asks("GET", path, **rest))

    def posts(self, path: str, body: Any = None) -> Any:
        return _granted(self.asks("POST", path, body))

    def puts(self, path: str, body: Any) -> Any:
        return _granted(self.asks("PUT", path, body))

    def deletes(self, path: str) -> Any:
        return _granted(self.asks("DELETE", path))

    def is_refused(self, method: str, path: str, body: Any = None, **rest: Any) -> tuple[int, str]:
        """The status and the stable code of a request that is not granted."""
        answer = self.asks(method, path, body, **rest)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["code"]

    def called(self, name: str) -> "Visitor":
        _granted(self.asks("PATCH", "me", {"name": name}))
        return self

    def opens(self, game: str = "five-towers", seats: int = 2, **terms: Any) -> Frame:
        table: Frame = self.posts("tables", {"game": game, "seats": seats, **terms})
        return table

    def plays_with(self, other: "Visitor", game: str = "five-towers", seats: int = 2, **terms: Any) -> Frame:
        """A table that has begun, with the other on seat 1."""
        table = self.opens(game, seats, **terms)["table"]
        other.puts(f"tables/{table}/seats/1", {})
        begun: Frame = self.posts(f"tables/{table}/start")
        return begun

    def acts(self, table: Frame, action: str | None = None, **rest: Any) -> Frame:
        """Play an action at the table as it was shown; the first choice if none is named."""
        body = {"version": table["version"], "action": action or table["view"]["choices"][0]["action"], **rest}
        shown: Frame = self.posts(f"tables/{table['table']}/actions", body)
        return shown

    def sees(self, table: str, **rest: Any) -> Frame:
        frame: Frame = self.gets(f"tables/{table}", **rest)
        return frame

    def watches(self, table: str, *, after: int | None = None, **headers: str) -> "Socket":
        """A socket at a table; it is closed when its visitor goes, if not before."""
        socket = Socket(self, table, after=after, headers=headers)
        self._stack.callback(socket.close)
        return socket


class Socket:
    """An open socket at a table."""

    def __init__(self, visitor: Visitor, table: str, *, after: int | None = None, headers: dict[str, str] | None = None) -> None:
        uri = f"ws{visitor.address.removeprefix('http')}api/tables/{table}/socket" + ("" if after is None else f"?after={after}")
        cookie = {"Cookie": f"rookery={visitor.cookie}"} if visitor.cookie else {}
        self._stack = ExitStack()
        self._socket = self._stack.enter_context(
            connect(
                uri,
                additional_headers={**cookie, **(headers or {})},
                compression=None,
                proxy=None,
                max_size=None,
                max_queue=None,  # else unread frames hold up the closing
                open_timeout=TIMEOUT,
                close_timeout=5,
            )
        )
        self.seen: list[str] = []
        self.on_table: Callable[[Frame], None] = lambda _: None

    def __enter__(self) -> "Socket":
        return self

    def __exit__(self, _type: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._stack.close()

    def send(self, frame: Frame | str | bytes) -> None:
        self._socket.send(json.dumps(frame) if isinstance(frame, dict) else frame)

    def next(self, timeout: float = TIMEOUT) -> Frame:
        """The next frame, whatever it is."""
        text = self._socket.recv(timeout)
        assert isinstance(text, str)
        self.seen.append(text)
        frame: Frame = json.loads(text)
        if frame["kind"] == "table":
            self.on_table(frame)
        return frame

    def until(self, kind: str, holds: Callable[[Frame], bool] = lambda _: True) -> Frame:
        """The next frame of that kind of which this holds; others are read over."""
        while True:
            frame = self.next()
            if frame["kind"] == kind and holds(frame):
                return frame

    def table(self, *, version: int = 0) -> Frame:
        """The table, at that version or later."""
        return self.until("table", lambda frame: frame["version"] >= version)

    def asks(self, frame: Frame | str) -> Frame:
        """Send a frame and wait for its answer: `done` or `error`."""
        self.send(frame)
        while (answer := self.next())["kind"] not in ("done", "error"):
            pass
        return answer

    def act(self, version: int, action: str, **rest: Any) -> Frame:
        return self.asks({"kind": "act", "version": version, "action": action, **rest})

    def closed(self) -> int:
        """The code with which the server closes the socket; frames before it are read over."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


def _granted(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.status_code} {answer.text}"
    return answer.json() if answer.content else None
