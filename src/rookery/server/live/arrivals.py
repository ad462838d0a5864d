"""Admission control for new connections: a few at a time, so that a rush does not stall running games."""

from collections import deque
from collections.abc import Callable
from typing import Any, Final

AT_ONCE: Final = 4
"""The number of connections that may send their first request in one turn of the event loop; running games act in between."""


class Arrivals:
    """The queue of new connections; empty unless many come at once. `call_soon` is the event loop's."""

    def __init__(self, call_soon: Callable[[Callable[[], None]], Any]) -> None:
        self._call_soon = call_soon
        self._waiting: deque[Callable[[], None]] = deque()
        self._left = AT_ONCE

    def ask(self, go_on: Callable[[], None]) -> None:
        """Admit a connection: now, or in a later turn after the earlier ones."""
        if self._left == AT_ONCE and not self._waiting:
            self._call_soon(self._next)
        if self._left and not self._waiting:
            self._left -= 1
            go_on()
        else:
            self._waiting.append(go_on)

    def _next(self) -> None:
        admitted = [self._waiting.popleft() for _ in range(min(AT_ONCE, len(self._waiting)))]
        self._left = AT_ONCE - len(admitted)
        if admitted:
            self._call_soon(self._next)
        for go_on in admitted:
            go_on()
