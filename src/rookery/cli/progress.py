"""A progress bar on standard error, where a person watches it; elsewhere nothing."""

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from rookery.locale import Words

T = TypeVar("T")


def watched(items: Iterable[T], words: Words, label: str, *, total: int | None = None) -> Iterator[T]:
    """The items, one after the other, with a bar that moves along."""
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console  # noqa: PLC0415  not needed where nobody watches, and slow to load
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415  as above

    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        yield from bar.track(items, total=total, description=words(label))
