"""Check a data set: its checksums, its schema, its statistics, and a sample of its games against the rules."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final, NamedTuple

from rookery.bots.twin_match import has_twin
from rookery.core.errors import GameError, Names, SetupError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Record, Setup
from rookery.datasets.arrow import batches, terms_of
from rookery.datasets.card import facts_of
from rookery.datasets.columns import SCHEMA_VERSION
from rookery.datasets.errors import DatasetError
from rookery.datasets.files import checksum
from rookery.datasets.rows import Game, Row, Wanted, trace_by_rules, trace_on_twin, values_of_game
from rookery.datasets.statistics import Statistics
from rookery.datasets.writing import CARD, DATA
from rookery.games import GAMES

FIXED: Final = ("position", "actor", "legal", "action", "points", "gains")
"""Columns that the rules determine, in every release."""
OF_RELEASE: Final = ("legal_numbers", "action_number", "observation", "mask")
"""Columns that only the same release repeats."""


class Checked(NamedTuple):
    """A good data set: its numbers of files, games and rows, and of games that were replayed."""

    files: int
    games: int
    rows: int
    replayed: int


def check(folder: Path, sample: int, version: str, progress: Callable[[int], None] = lambda _files: None) -> Checked:
    """Check a data set with this release of Rookery; raise DatasetError for the first fault. `progress` is called for every file."""
    card = folder / CARD
    if not card.is_file():
        raise DatasetError("dataset-no-card", "{folder} has no card {file}: it is no complete data set", folder=str(folder), file=CARD)
    facts = facts_of(card.read_text("utf-8", errors="replace"))
    if facts.schema_version != SCHEMA_VERSION:
        template = "{file} has version {found} of the schema, and this release reads version {known}"
        raise DatasetError("dataset-schema-version", template, file=CARD, found=str(facts.schema_version), known=SCHEMA_VERSION)
    named = [str(file["path"]) for file in facts.files]
    present = sorted(f"{DATA}/{path.name}" for path in (folder / DATA).iterdir())
    if different := sorted(set(named) ^ set(present)):
        raise DatasetError("dataset-files", "the card and the folder disagree about {file}", file=different[0])
    chosen = {facts.games * index // sample for index in range(min(sample, facts.games))} if sample < facts.games else None
    statistics, replayed = Statistics(), 0
    for stated in facts.files:
        path = folder / stated["path"]
        _check_file(path, stated, facts.terms)
        statistics.add(path, stated["path"])
        for rows in _games(path, chosen):
            _replay(rows, facts.terms, version)
            replayed += 1
        progress(1)
    found = ([file._asdict() for file in statistics.files], statistics.games, statistics.rows_of_totals())
    if found != (facts.files, facts.games, facts.statistics):
        raise DatasetError("dataset-statistics", "the statistics on the card are not those of the files")
    return Checked(len(named), statistics.games, statistics.rows, replayed)


def _check_file(path: Path, stated: Mapping[str, Any], terms: Mapping[str, Any]) -> None:
    """Raise DatasetError unless this is the file that the card describes, with the columns and terms of the data set."""
    if (path.stat().st_size, checksum(path)) != (stated["bytes"], stated["sha256"]):
        raise DatasetError("dataset-checksum", "{file} is not the file that the card describes: its checksum differs", file=stated["path"])
    if terms_of(path) != {"schema_version": SCHEMA_VERSION, **terms}:
        raise DatasetError("dataset-terms", "{file} does not belong to this data set", file=stated["path"])


def _games(path: Path, chosen: set[int] | None) -> Iterator[list[dict[str, Any]]]:
    """Yield the rows of each chosen game (None: all), which is in one row group."""
    for batch in batches(path):
        starts = [row for row, ply in enumerate(batch.column("ply").to_pylist()) if ply == 0]
        for start, end in zip_longest(starts, starts[1:], fillvalue=batch.num_rows):
            if chosen is None or batch.column("game_number")[start].as_py() in chosen:
                yield batch.slice(start, end - start).to_pylist()


def record_of(rows: Sequence[Mapping[str, Any]]) -> Record:
    """Return the record of a game from its rows; raise GameError if they name no valid setup."""
    first = rows[0]
    options = FrozenMap(dict(option.split("=", 1) for option in first["options"]))
    setup = Setup(first["game"], first["seats"], options, tuple(first["expansions"]), first["opener"])
    if setup.game not in GAMES:
        raise SetupError("no-game", "there is no game '{game}' (known: {known})", game=setup.game, known=Names(GAMES))
    rules = GAMES[setup.game].rules(setup)
    begins = GAMES[setup.game].write_position(setup, rules.start())
    custom = None if first["position"] in (None, begins) else first["position"]
    tags = FrozenMap({} if first["deal"] is None else {"deal": str(first["deal"])})
    return Record(setup, tuple(row["action"] for row in rows), tuple(first["result"]), tags, custom)


def _replay(rows: Sequence[Mapping[str, Any]], terms: Mapping[str, Any], version: str) -> None:
    """Raise DatasetError unless the rules, and the twin of the same release, give the same rows."""
    number = rows[0]["game_number"]
    wanted = Wanted(positions=bool(terms.get("positions")), observations=bool(terms.get("observations")))
    try:
        record = record_of(rows)
        replayed = trace_by_rules(record, wanted)
        _compare(number, rows, replayed.rows, FIXED)
        if version == terms.get("rookery_version") and has_twin(record.setup):
            _compare(number, rows, trace_on_twin(record, wanted).rows, OF_RELEASE)
    except DatasetError:
        raise
    except GameError as error:
        raise DatasetError("dataset-broken-game", "game {number}: {reason}", number=number, reason=error) from error
    same = values_of_game(Game(number, record, tuple(rows[0]["bots"])), rows[0]["source"], record.actions, replayed.sheets)
    for row in rows:
        _compare_values(number, row, same, tuple(same))


def _compare(number: int, rows: Sequence[Mapping[str, Any]], expected: Sequence[Row], columns: Iterable[str]) -> None:
    for row, other in zip(rows, expected, strict=True):
        _compare_values(number, row, other._asdict(), columns)


def _compare_values(number: int, row: Mapping[str, Any], expected: Mapping[str, Any], columns: Iterable[str]) -> None:
    for column in columns:
        if row[column] != (list(expected[column]) if isinstance(expected[column], tuple) else expected[column]):
            template = "action {ply} of game {number} has a wrong value in the column {column}"
            raise DatasetError("dataset-wrong-value", template, ply=row["ply"], number=number, column=column)
