"""News between nodes by NOTIFY: the id of the sender, the kind, and the subjects, separated by spaces.

It arrives when the sender's transaction is committed.
"""

from collections.abc import Iterable, Iterator
from typing import Final, get_args

from rookery.server.storage.nodes import News, NewsKind
from rookery.server.storage.postgres.connection import Connection

CHANNEL: Final = "rookery"

LONGEST: Final = 7500
"""The most bytes of subjects in one message; PostgreSQL sends at most 8000."""


async def tell(connection: Connection, node: str, kind: NewsKind, subjects: Iterable[str] = ()) -> None:
    """Send news in the caller's transaction."""
    for message in messages(node, kind, subjects):
        await connection.execute("select pg_notify($1, $2)", CHANNEL, message)


def messages(node: str, kind: NewsKind, subjects: Iterable[str]) -> Iterator[str]:
    """Return news as one message, or as several if it is long."""
    message = begin = f"{node} {kind}"
    for subject in subjects:
        if len(message) + len(subject) > LONGEST:
            yield message
            message = begin
        message += f" {subject}"
    yield message


def news_in(message: str, node: str) -> News | None:
    """Return the news in a message; None for a message of this node or of a newer release."""
    sender, _, rest = message.partition(" ")
    kind, *subjects = rest.split(" ")
    return News(kind, tuple(subjects)) if sender != node and kind in get_args(NewsKind) else None  # type: ignore[arg-type]  # just checked
