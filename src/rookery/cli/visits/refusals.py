"""Refusals of a server, as its client meets them."""

import json
from typing import Any, Final
from urllib.error import HTTPError

from rookery.core.errors import LONGEST
from rookery.locale import ENGLISH, Words
from rookery.locale.error_text import reason_text

RATE_LIMITED: Final = "rate/limited"
TEMPORARY: Final = frozenset({502, 503, 504})
"""The status of answers from a server, or a proxy before it, that cannot answer now."""


class RefusedError(Exception):
    """A refused request: the server's error frame, and the seconds to wait if only its rate was too high."""

    def __init__(self, status: int, frame: dict[str, Any], seconds: float | None = None) -> None:
        super().__init__(frame["message"])
        self.frame = frame
        self.code: str = frame["code"]
        self.message: str = frame["message"]
        self.seconds = seconds
        self.is_temporary = status in TEMPORARY

    @classmethod
    def of(cls, error: HTTPError) -> "RefusedError":
        """Return the refusal in an HTTP error; one that does not come from a Rookery server gets no code."""
        try:
            with error:
                frame = json.load(error)
        except (ValueError, OSError):
            frame = None
        if not (isinstance(frame, dict) and isinstance(frame.get("code"), str) and isinstance(frame.get("message"), str)):
            frame = {"code": "", "message": f"HTTP {error.code} {error.reason}"}
        seconds = float(error.headers.get("retry-after", 1)) if frame["code"] == RATE_LIMITED else None
        return cls(error.code, frame, seconds)

    def sentence(self, words: Words) -> str:
        """Return the reason in the reader's language, or the server's English one if that language has none, safe for terminals."""
        return "".join(char if char.isprintable() else " " for char in self._told(words)[:LONGEST])

    def _told(self, words: Words) -> str:
        details: dict[str, Any] = self.frame.get("details") or {}
        data = {"reason": self.frame.get("reason"), "message": self.message, "details": details}
        if f"reason-{data['reason']}" in words:
            return reason_text(data, words)
        code = "web-error-" + self.code.replace("/", "-")
        message = next((message for message in (f"{code}-{data['reason']}", code) if message in words), None)
        if words.language == ENGLISH or message is None:
            return self.message
        return words(message, **{name: value for name, value in details.items() if isinstance(value, int | str)})
