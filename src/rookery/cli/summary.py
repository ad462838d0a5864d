"""Many games summed up for a person: points, victories and length."""

from collections.abc import Iterable
from statistics import fmean

from rich import box
from rich.console import Console
from rich.table import Table

from rookery.core.outcome import Outcome
from rookery.core.record import Record
from rookery.locale import Words


def summarise(games: Iterable[tuple[Record, Outcome]], bots: tuple[str, ...], words: Words) -> None:
    """Print one line a seat. A shared victory is divided among those who share it, so that the shares make up the whole."""
    seats = range(len(bots))
    scores: list[tuple[int, ...]] = []
    lengths: list[int] = []
    victories = [0.0] * len(bots)
    for record, outcome in games:
        scores.append(outcome.scores)
        lengths.append(len(record.actions))
        for seat in outcome.winners:
            victories[seat] += 1 / len(outcome.winners)
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("summary-seat", "summary-bot"):
        table.add_column(words(column))
    for column in ("summary-mean", "summary-lowest", "summary-highest", "summary-victories", "summary-share"):
        table.add_column(words(column), justify="right")
    for seat in seats:
        points = [score[seat] for score in scores]
        won = victories[seat]
        table.add_row(str(seat), bots[seat], f"{fmean(points):.1f}", str(min(points)), str(max(points)), f"{won:.1f}", f"{won / len(scores):.1%}")
    console = Console(markup=False, highlight=False)
    console.print(table)
    console.print(words("summary-games", games=len(scores), mean=f"{fmean(lengths):.1f}", shortest=min(lengths), longest=max(lengths)))
