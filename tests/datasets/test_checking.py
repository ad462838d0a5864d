"""The check of a data set finds every kind of damage."""

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from rookery import __version__
from rookery.datasets.card import Title
from rookery.datasets.checking import check
from rookery.datasets.errors import DatasetError
from rookery.datasets.rows import Wanted
from rookery.datasets.sources import SimulatedGames
from rookery.datasets.writing import write
from tests.datasets.games import CARCASSONNE, TOWERS

pytestmark = pytest.mark.extras

TITLE = Title("test", "1.0.0", "CC0-1.0", "rookery dataset")
PART = "data/part-00000.parquet"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(tmp_path, SimulatedGames(TOWERS, 2), Wanted(observations=True), TITLE, __version__)
    return tmp_path


def test_a_good_data_set_passes_with_all_games_replayed(folder: Path) -> None:
    found = check(folder, 5, __version__)
    assert (found.files, found.games, found.replayed) == (1, 2, 2)
    assert check(folder, 1, __version__).replayed == 1
    assert check(folder, 0, __version__).replayed == 0


def test_games_of_carcassonne_with_all_expansions_pass(tmp_path: Path) -> None:
    write(tmp_path, SimulatedGames(CARCASSONNE, 1), Wanted(), TITLE, __version__)
    assert check(tmp_path, 1, __version__).replayed == 1


def test_numbers_of_another_release_are_not_compared(folder: Path) -> None:
    change_row(folder, "action_number", lambda number: number + 1)
    with pytest.raises(DatasetError, match="action_number"):
        check(folder, 2, __version__)
    assert check(folder, 2, "99.0").replayed == 2


def remove_card(folder: Path) -> None:
    (folder / "README.md").unlink()


def empty_card(folder: Path) -> None:
    (folder / "README.md").write_text("# Nothing\n", "utf-8")


def half_a_card(folder: Path) -> None:
    (folder / "README.md").write_text('---\nrookery: {"schema_version": 1, "files": [{"path": "x"}]}\n---\n', "utf-8")


def no_text(folder: Path) -> None:
    (folder / "README.md").write_bytes(b"\xff\xfe---\n")


def newer_schema(folder: Path) -> None:
    card = folder / "README.md"
    card.write_text(card.read_text("utf-8").replace('"schema_version": 1', '"schema_version": 2'), "utf-8")


def flip_a_byte(folder: Path) -> None:
    content = bytearray((folder / PART).read_bytes())
    content[1000] ^= 1
    (folder / PART).write_bytes(content)


def cut_off(folder: Path) -> None:
    (folder / PART).write_bytes((folder / PART).read_bytes()[:-100])


def remove_file(folder: Path) -> None:
    (folder / PART).unlink()


def add_file(folder: Path) -> None:
    (folder / "data" / "part-00001.parquet").write_bytes((folder / PART).read_bytes())


def foreign_file(folder: Path) -> None:
    pq.write_table(pa.table({"number": [1, 2]}), folder / PART)


def lose_rows(folder: Path) -> None:
    rewrite(folder, lambda rows: rows[:50] + rows[51:])


def other_statistics(folder: Path) -> None:
    card = folder / "README.md"
    card.write_text(card.read_text("utf-8").replace('"draws": ', '"draws": 1'), "utf-8")


DAMAGE: dict[str, tuple[Callable[[Path], None], str]] = {
    "no card": (remove_card, "README.md"),
    "a card without facts": (empty_card, "no facts"),
    "a card with few facts": (half_a_card, "no facts"),
    "a card that is no text": (no_text, "no facts"),
    "a newer schema": (newer_schema, "version 2"),
    "a changed byte": (flip_a_byte, "checksum"),
    "a truncated file": (cut_off, "checksum"),
    "a missing file": (remove_file, "disagree about data/part-00000.parquet"),
    "another file": (add_file, "disagree about data/part-00001.parquet"),
    "a file of something else": (foreign_file, "checksum"),
    "missing rows": (lose_rows, "wrong place"),
    "other statistics": (other_statistics, "statistics"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_found_and_named(damage: str, folder: Path) -> None:
    do, told = DAMAGE[damage]
    do(folder)
    with pytest.raises(DatasetError, match=told):
        check(folder, 2, __version__)


WRONG: dict[str, Callable[[Any], Any]] = {
    "position": lambda text: text.replace("round=", "round=1"),
    "actor": lambda seat: 1 - seat,
    "legal": lambda texts: texts[1:],
    "points": lambda points: [points[0] + 1, *points[1:]],
    "gains": lambda points: [points[0] + 1, *points[1:]],
    "game_id": lambda _: "0" * 16,
    "observation": lambda content: bytes(len(content)),
    "mask": lambda content: bytes(len(content)),
}


@pytest.mark.parametrize("column", WRONG)
def test_a_wrong_value_is_found_even_if_the_checksum_fits(column: str, folder: Path) -> None:
    change_row(folder, column, WRONG[column])
    with pytest.raises(DatasetError, match=f"column {column}"):
        check(folder, 2, __version__)


def test_an_action_that_the_rules_forbid_is_found(folder: Path) -> None:
    change_row(folder, "action", lambda _: "retract")
    with pytest.raises(DatasetError, match="retract"):
        check(folder, 2, __version__)


def change_row(folder: Path, column: str, change: Callable[[Any], Any]) -> None:
    """Change the value of a column in one row with a choice, and correct the checksum on the card."""

    def changed(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
        row = next(row for row in rows[20:] if row["legal"] and len(row["legal"]) > 1)
        row[column] = change(row[column])
        return rows

    rewrite(folder, changed)


def rewrite(folder: Path, change: Callable[[list[dict[str, Any]]], list[dict[str, Any]]]) -> None:
    """Change the rows of the only file, and correct the facts on the card."""
    table = pq.read_table(folder / PART)
    pq.write_table(pa.Table.from_pylist(change(table.to_pylist()), table.schema), folder / PART)
    content = (folder / PART).read_bytes()
    card = folder / "README.md"
    lines = card.read_text("utf-8").splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if PART in line)
    stated = json.loads(lines[at].strip().rstrip(","))
    stated |= {"bytes": len(content), "sha256": sha256(content).hexdigest()}
    lines[at] = f"      {json.dumps(stated)}\n"
    card.write_text("".join(lines), "utf-8")
