"""Write a data set: one file after another, each as a whole, so that an interrupted data set can be continued."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import asdict
from functools import partial
from itertools import chain, islice
from pathlib import Path
from typing import Any, Final, TypeVar

from rookery.datasets.arrow import batch_of, terms_of, writer_to
from rookery.datasets.card import Title, write_card
from rookery.datasets.errors import DatasetError
from rookery.datasets.rows import Wanted, columns_of
from rookery.datasets.sources import Chunk, Kind, Source
from rookery.datasets.statistics import Statistics
from rookery.play.atomic_file import atomic_file
from rookery.work.executors import Inline
from rookery.work.ordered import in_order

T = TypeVar("T")

CARD: Final = "README.md"
DATA: Final = "data"
CHUNKS_IN_FILE: Final = 10


def terms_for(source: Source, wanted: Wanted, version: str) -> dict[str, Any]:
    """Return what determines a data set; `version` is the release of Rookery."""
    return {"rookery_version": version, **source.terms, **asdict(wanted)}


def write(
    folder: Path,
    source: Source,
    wanted: Wanted,
    title: Title,
    version: str,
    *,
    executor: Executor | None = None,
    progress: Callable[[int], None] = lambda _games: None,
) -> Statistics:
    """Write all files that the folder lacks, then the card, and return its statistics.

    The `executor`, by default this process, does not affect the bytes. `progress` receives the number of games of each chunk.
    Raise DatasetError if the folder holds something else or the source has no finished game, and NotationError for a record that breaks the rules.
    """
    terms = terms_for(source, wanted, version)
    finished = len(prepare(folder, terms))
    chunks = source.chunks()
    for chunk in islice(chunks, finished * CHUNKS_IN_FILE):
        progress(chunk.size)
    work = partial(_batch, kind=source.kind, wanted=wanted)
    done = in_order(executor or Inline(), work, chunks, size=1)
    files = _in_groups(done, CHUNKS_IN_FILE)
    for number, group in enumerate(files, start=finished):
        with atomic_file(folder / DATA / f"part-{number:05}.parquet") as file, writer_to(file, terms) as write_rows:
            for chunk, batch, _ in group:
                write_rows(batch)
                progress(chunk.size)
    statistics = Statistics()
    for path in prepare(folder, terms):
        statistics.add(path, f"{DATA}/{path.name}")
    if not statistics.files:
        raise DatasetError("dataset-no-games", "there is no finished game to write")
    with atomic_file(folder / CARD) as card:
        card.write(write_card(title, terms, statistics).encode())
    return statistics


def prepare(folder: Path, terms: dict[str, Any]) -> list[Path]:
    """Create the folder, or return its finished files; raise DatasetError unless they belong to the data set with these terms."""
    (folder / DATA).mkdir(parents=True, exist_ok=True)
    for leftover in (folder / DATA).glob(".part-*.part"):
        leftover.unlink()
    parts = sorted((folder / DATA).iterdir())
    expected = [folder / DATA / f"part-{number:05}.parquet" for number in range(len(parts))]
    foreign = {path.name for path in folder.iterdir()} - {CARD, DATA}
    if foreign or parts != expected or (not parts and (folder / CARD).exists()):
        raise DatasetError("dataset-not-empty", "the folder {folder} is not empty", folder=str(folder))
    if any(terms_of(path) != {"schema_version": terms_of(path)["schema_version"], **terms} for path in parts):
        raise DatasetError("dataset-other", "the folder {folder} holds another data set, or a part of one", folder=str(folder))
    return parts


def _batch(chunk: Chunk, kind: Kind, wanted: Wanted) -> Any:
    return batch_of(columns_of(chunk.games(), kind, wanted))


def _in_groups(items: Iterator[T], size: int) -> Iterator[Iterator[T]]:
    """Yield groups of this size; consume each before the next."""
    for first in items:
        yield chain([first], islice(items, size - 1))
