"""A client of a Rookery server. It waits out rate limits, restarts and lost connections, and keeps its cookie in a file."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.client import HTTPException
from http.cookiejar import LoadError, MozillaCookieJar
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.cli.visits.refusals import RefusedError

if sys.platform != "win32":
    import fcntl

ANSWER_SECONDS: Final = 30.0
PATIENCE: Final = 3600.0
"""Seconds for which the client tries to reach a server that it has reached before."""
FIRST_PAUSE: Final = 0.25
LONGEST_PAUSE: Final = 5.0
LOST: Final = (OSError, HTTPException)
"""The errors of a lost connection; URLError and time-outs are OSErrors."""

Say = Callable[..., None]
"""Tell the person at the terminal something: a message id and its arguments."""


class Client:
    """A guest of one server, whose cookie is their identity."""

    def __init__(self, address: str, cookies: MozillaCookieJar, say: Say) -> None:
        self.address = address
        self._cookies = cookies
        self._opener = build_opener(HTTPCookieProcessor(cookies))
        self._say = say
        self._reached = False

    @property
    def cookie(self) -> str:
        """The value of the header `Cookie`."""
        request = Request(self.address)  # noqa: S310  the address is http or https
        self._cookies.add_cookie_header(request)
        return request.get_header("Cookie") or ""

    def request(self, method: str, path: str, body: object = None) -> Any:
        """Send a request below `/api/` and return the answer; raise RefusedError if the server refuses it.

        Every request may arrive twice, so it must be repeatable or have a request id.
        """
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.address}/api/{path}", data, {"content-type": "application/json"}, method=method)  # noqa: S310  as above
        lost_at, pause = None, FIRST_PAUSE
        while True:
            try:
                answer = self._send(request)
            except LOST as error:
                if not self._reached or (lost_at is not None and monotonic() - lost_at > PATIENCE):
                    reason = str(getattr(error, "reason", error))
                    raise InputError("visit-no-server", url=self.address, reason=reason, exit_code=WRONG_CONTENT) from error
                if lost_at is None:
                    lost_at = monotonic()
                    self._say("visit-lost")
                sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                continue
            if lost_at is not None:
                self._say("visit-back")
            return answer

    def _send(self, request: Request) -> Any:
        """Send a request once, or again as often as the server wants a pause; raise OSError if it cannot answer now."""
        while True:
            try:
                with self._opener.open(request, timeout=ANSWER_SECONDS) as response:
                    text = response.read()
                    if "set-cookie" in response.headers:
                        self._cookies.save(ignore_discard=True)
                answer = json.loads(text) if text else None
            except HTTPError as error:
                refused = RefusedError.of(error)
                if refused.seconds is not None:
                    sleep(refused.seconds)
                    continue
                if refused.is_temporary and self._reached:
                    raise ConnectionError(refused.message) from error
                raise refused from error
            except ValueError as error:
                raise InputError("visit-not-rookery", url=self.address, exit_code=WRONG_CONTENT) from error
            self._reached = True
            return answer


@contextmanager
def cookies_in(file: Path) -> Iterator[MozillaCookieJar]:
    """Read cookies from a file and keep other visits from using it; raise InputError if it holds something else."""
    jar = MozillaCookieJar(str(file))
    with open(file, "ab", opener=partial(os.open, mode=0o600)) as lock:
        if sys.platform != "win32":
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise InputError("visit-cookies-used", file=str(file)) from error
        if file.stat().st_size:
            try:
                jar.load(ignore_discard=True)
            except (LoadError, UnicodeDecodeError) as error:
                raise InputError("visit-cookies-other", file=str(file)) from error
        yield jar
