"""Data sets are written file by file, can be continued, and contain the games that they were made from."""

import json
from collections.abc import Iterator
from pathlib import Path

import pyarrow.parquet as pq
import pytest
import yaml

from rookery import __version__
from rookery.bots.simulation import Simulation
from rookery.core.frozen import FrozenMap
from rookery.core.record import Record
from rookery.datasets.arrow import SCHEMA
from rookery.datasets.card import Title, read_card
from rookery.datasets.checking import record_of
from rookery.datasets.columns import COLUMNS, SCHEMA_VERSION
from rookery.datasets.errors import DatasetError
from rookery.datasets.rows import Game, Wanted
from rookery.datasets.sources import Chunk, ReadGames, SimulatedChunk, SimulatedGames, Source
from rookery.datasets.writing import CHUNKS_IN_FILE, write
from tests.datasets.games import BOTH, TOWERS, records

pytestmark = pytest.mark.extras

TITLE = Title("test", "1.2.0", "CC0-1.0", "rookery dataset")
LEAN = Wanted(positions=False)


class StoppedError(Exception):
    """The end of a run in the middle."""


def make(folder: Path, source: Source, wanted: Wanted = LEAN) -> dict[str, bytes]:
    write(folder, source, wanted, TITLE, __version__)
    return content(folder)


def content(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def read(games: list[Record]) -> ReadGames:
    return ReadGames("records", {"source": "records"}, lambda: (Game(0, record, (None,) * record.setup.seats) for record in games))


@pytest.mark.parametrize("simulation", BOTH, ids=lambda simulation: simulation.setup.game)
def test_records_become_rows_and_rows_become_the_same_records(simulation: Simulation, tmp_path: Path) -> None:
    games = records(simulation, 3)
    make(tmp_path, read(games))
    rows = pq.read_table(tmp_path / "data").to_pylist()
    found = [record_of([row for row in rows if row["game_number"] == number]) for number in range(3)]
    assert found == [Record(game.setup, game.actions, game.scores, FrozenMap({"deal": game.tags["deal"]})) for game in games]


def test_simulated_games_and_their_records_give_the_same_rows(tmp_path: Path) -> None:
    make(tmp_path / "simulated", SimulatedGames(TOWERS, 3), Wanted())
    make(tmp_path / "read", read(records(TOWERS, 3)), Wanted())
    tables = [pq.read_table(tmp_path / source / "data").drop_columns(["source", "bots"]) for source in ("simulated", "read")]
    assert tables[0].equals(tables[1])


def test_the_same_seed_gives_the_same_bytes_and_another_seed_others(tmp_path: Path) -> None:
    first, second = (make(tmp_path / name, SimulatedGames(TOWERS, 2)) for name in ("first", "second"))
    assert first == second
    other = Simulation(TOWERS.setup, TOWERS.names, "8", __version__, draw_opener=True)
    assert make(tmp_path / "other", SimulatedGames(other, 2)).keys() == first.keys()
    assert content(tmp_path / "other")["data/part-00000.parquet"] != first["data/part-00000.parquet"]


def test_files_have_the_schema_and_its_version(tmp_path: Path) -> None:
    make(tmp_path, SimulatedGames(TOWERS, 1))
    schema = pq.read_schema(tmp_path / "data" / "part-00000.parquet")
    assert schema.names == [column.name for column in COLUMNS] == SCHEMA.names
    assert json.loads(schema.metadata[b"rookery"])["schema_version"] == SCHEMA_VERSION


class Watched(Source):
    """Chunks of one game, which are counted when they are requested; `stop` raises StoppedError instead of the chunk with this number."""

    kind = "records"
    terms = {"source": "records"}  # noqa: RUF012  never changed
    total = None

    def __init__(self, games: int, stop: int | None = None) -> None:
        self._games, self._stop = games, stop
        self.requested = 0

    def chunks(self) -> Iterator[Chunk]:
        for number in range(self._games):
            if number == self._stop:
                raise StoppedError
            self.requested += 1
            yield SimulatedChunk(TOWERS, range(number, number + 1))


def test_a_row_group_is_written_before_the_next_games_are_requested(tmp_path: Path) -> None:
    source, seen = Watched(3), []
    write(tmp_path, source, LEAN, TITLE, __version__, progress=lambda games: seen.append((source.requested, games)))
    assert seen == [(1, 1), (2, 1), (3, 1)]
    metadata = pq.read_metadata(tmp_path / "data" / "part-00000.parquet")
    assert metadata.num_row_groups == 3


def test_an_interrupted_data_set_keeps_its_files_and_is_continued(tmp_path: Path) -> None:
    games = CHUNKS_IN_FILE + 1
    whole = make(tmp_path / "whole", Watched(games))
    with pytest.raises(StoppedError):
        make(tmp_path / "part", Watched(games, stop=CHUNKS_IN_FILE))
    kept = content(tmp_path / "part")
    assert kept == {"data/part-00000.parquet": whole["data/part-00000.parquet"]}
    assert make(tmp_path / "part", Watched(games)) == whole


def test_what_a_killed_process_has_left_behind_is_removed(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / ".part-00000.parquet.1234abcd.part").write_bytes(b"half")
    assert sorted(make(tmp_path, SimulatedGames(TOWERS, 1))) == ["README.md", "data/part-00000.parquet"]


def test_a_folder_with_anything_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine", "utf-8")
    with pytest.raises(DatasetError, match="not empty"):
        make(tmp_path, SimulatedGames(TOWERS, 1))
    assert (tmp_path / "thesis.txt").read_text("utf-8") == "mine"


@pytest.mark.parametrize("wanted", [LEAN, Wanted()])
def test_a_folder_with_another_data_set_is_left_alone(wanted: Wanted, tmp_path: Path) -> None:
    before = make(tmp_path, SimulatedGames(TOWERS, 1))
    with pytest.raises(DatasetError, match="another data set"):
        make(tmp_path, SimulatedGames(TOWERS, 1 if wanted.positions else 2), wanted)
    assert content(tmp_path) == before


def test_unfinished_games_are_left_out_and_without_any_other_there_is_no_data_set(tmp_path: Path) -> None:
    [record] = records(TOWERS, 1)
    source = read([Record(record.setup, record.actions[:9]), record])
    make(tmp_path / "one", source)
    assert source.left_out == 1
    assert set(pq.read_table(tmp_path / "one" / "data")["game_number"].to_pylist()) == {0}
    with pytest.raises(DatasetError, match="no finished game"):
        make(tmp_path / "none", read([Record(record.setup)]))


def test_the_card_is_yaml_that_says_how_to_repeat_and_verify_the_files(tmp_path: Path) -> None:
    make(tmp_path, SimulatedGames(TOWERS, 2))
    text = (tmp_path / "README.md").read_text("utf-8")
    facts = read_card(text)
    assert yaml.safe_load(text.split("---\n")[1]) == facts
    assert (facts["license"], facts["version"]) == ("cc0-1.0", "1.2.0")
    assert facts["rookery"]["terms"]["seed"] == "7"
    rows = pq.read_table(tmp_path / "data").num_rows
    assert (facts["rookery"]["games"], facts["rookery"]["rows"]) == (2, rows)
    assert all(f"`{column.name}`" in text for column in COLUMNS)
