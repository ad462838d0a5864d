"""People who visit a server over HTTP and WebSocket, each with their own cookies."""

import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, TypeAlias

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.described import statuses
from tests.server.serving import TIMEOUT

Frame: TypeAlias = dict[str, Any]


class Visitor(ExitStack):
    """A person with a browser; `cookie` is set once the server knows them as a guest."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self.http = self.enter_context(httpx.Client(base_url=address, trust_env=False, verify=False, timeout=TIMEOUT))

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get("rookery")

    def asks(self, method: str, path: str, body: Any = None, **rest: Any) -> httpx.Response:
        """Send a request below /api/; return the answer, whatever its status."""
        answer = self.http.request(method, f"/api/{path}", **({} if body is None else {"json": body}), **rest)
        described = statuses(method, answer.request.url.path)
        assert described is None or answer.status_code in described, f"no status {answer.status_code} is described for {method} {path}"
        return answer

    def gets(self, path: str, **rest: Any) -> Any:
        return _granted(self.asks("GET", path, **rest))

    def posts(self, path: str, body: Any = None) -> Any:
        return _granted(self.asks("POST", path, body))

    def puts(self, path: str, body: Any) -> Any:
        return _granted(self.asks("PUT", path, body))

    def deletes(self, path: str) -> Any:
        return _granted(self.asks("DELETE", path))

    def is_refused(self, method: str, path: str, body: Any = None, **rest: Any) -> tuple[int, str]:
        """Return the status and the stable code of a refused request."""
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
        """Open a table with the other on seat 1, and start it."""
        table = self.opens(game, seats, **terms)["table"]
        other.puts(f"tables/{table}/seats/1", {})
        begun: Frame = self.posts(f"tables/{table}/start")
        return begun

    def acts(self, table: Frame, action: str | None = None, **rest: Any) -> Frame:
        """Play an action for the version of this frame, by default the first choice."""
        body = {"version": table["version"], "action": action or table["view"]["choices"][0]["action"], **rest}
        shown: Frame = self.posts(f"tables/{table['table']}/actions", body)
        return shown

    def sees(self, table: str, **rest: Any) -> Frame:
        frame: Frame = self.gets(f"tables/{table}", **rest)
        return frame

    def watches(
        self, table: str, *, compression: str | None = None, after: int | None = None, changes: bool = False, screen: bool = False, **headers: str
    ) -> "Socket":
        """Open a socket at a table; it closes when its visitor leaves, if not before."""
        socket = Socket(self, table, compression=compression, headers=headers, after=after, changes=changes or None, screen=screen or None)
        self.callback(socket.close)
        return socket


class Socket(ExitStack):
    """An open socket at a table."""

    def __init__(
        self, visitor: Visitor, table: str, *, compression: str | None = None, headers: dict[str, str] | None = None, **query: int | None
    ) -> None:
        given = httpx.QueryParams({name: value for name, value in query.items() if value is not None})
        uri = f"ws{visitor.address.removeprefix('http')}api/tables/{table}/socket?{given}"
        cookie = {"Cookie": f"rookery={visitor.cookie}"} if visitor.cookie else {}
        super().__init__()
        self._socket = self.enter_context(
            connect(
                uri,
                additional_headers={**cookie, **(headers or {})},
                compression=compression,
                proxy=None,
                max_size=None,
                max_queue=None,  # otherwise unread frames would delay closing
                open_timeout=TIMEOUT,
                close_timeout=5,
            )
        )
        self.seen: list[str] = []
        self.on_table: Callable[[Frame], None] = lambda _: None

    @property
    def extensions(self) -> str:
        """The extensions that the server has accepted."""
        assert self._socket.response is not None
        return self._socket.response.headers["Sec-WebSocket-Extensions"]

    def send(self, frame: Frame | str | bytes) -> None:
        self._socket.send(json.dumps(frame) if isinstance(frame, dict) else frame)

    def next(self, timeout: float = TIMEOUT) -> Frame:
        """Return the next frame of any kind."""
        text = self._socket.recv(timeout)
        assert isinstance(text, str)
        self.seen.append(text)
        frame: Frame = json.loads(text)
        if frame["kind"] == "table":
            self.on_table(frame)
        return frame

    def until(self, kind: str, holds: Callable[[Frame], bool] = lambda _: True) -> Frame:
        """Return the next frame of that kind for which the predicate is true; skip the others."""
        while True:
            frame = self.next()
            if frame["kind"] == kind and holds(frame):
                return frame

    def table(self, *, version: int = 0) -> Frame:
        """Return the next table frame with that version or a later one."""
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
        """Return the close code; skip the frames before it."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


def _granted(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.status_code} {answer.text}"
    return answer.json() if answer.content else None
