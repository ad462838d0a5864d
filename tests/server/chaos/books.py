"""The requests that clients sent, and the server's acknowledgements."""

from dataclasses import dataclass, field
from itertools import count


@dataclass
class Sent:
    """A request for a version of the table: an action, or a take-back (None).

    `promised` requests were acknowledged; `led_to` is the acknowledged version, if known. The server may refuse a take-back if a bot was faster.
    """

    request: str
    version: int
    action: str | None
    promised: bool = False
    refused: bool = False
    led_to: int | None = None

    def __str__(self) -> str:
        return f"{self.action or 'a take-back'} (request {self.request})"


@dataclass
class Book:
    """All requests for one table, in the order in which they were sent."""

    table: str
    sent: list[Sent] = field(default_factory=list)
    finished: bool = False


@dataclass
class Books:
    """The requests for all tables, and every error so far."""

    books: dict[str, Book] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    resent: int = 0
    acknowledged: int = 0
    _numbers: "count[int]" = field(default_factory=count)

    def of(self, table: str) -> Book:
        return self.books.setdefault(table, Book(table))

    def new_request(self) -> str:
        return f"r{next(self._numbers)}"

    def promise(self, sent: Sent, led_to: int | None) -> None:
        sent.promised, sent.led_to = True, led_to
        self.acknowledged += 1

    def finished(self) -> int:
        return sum(book.finished for book in self.books.values())
