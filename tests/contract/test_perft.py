"""Perft: the number of action sequences from fixed positions, compared with each game's perft.toml."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from rookery.core.record_text import read_rook
from tests.contract.table import Table, perft, set_up, setup_of

FILES = sorted(Path(__file__).parents[1].glob("*/perft.toml"))
KEYS = {"name", "seats", "expansions", "options", "after", "record", "actions", "position", "counts", "by_hand"}
POSITIONS = {path.parent.name: tomllib.loads(path.read_text("utf-8"))["position"] for path in FILES}
COUNTS = [
    (folder, entry, depth, count) for folder, entries in POSITIONS.items() for entry in entries for depth, count in enumerate(entry["counts"], 1)
]


def cases(folder: str) -> list[Any]:
    """Return the counts of a game as parameters: entry, depth and count."""
    return [pytest.param(*row, id=f"{row[0]['name']}-{row[1]}") for game, *row in COUNTS if game == folder]


def table_of(folder: str, entry: dict[str, Any]) -> tuple[Table, list[str]]:
    """Return the table at the start of the entry, and the actions from there to its position."""
    if "record" in entry:
        record = read_rook((Path(__file__).parents[1] / folder / "golden" / f"{entry['record']}.rook").read_text("utf-8"))
        return set_up(record.setup), list(record.actions[: entry["actions"]])
    expansions = tuple(entry.get("expansions", ()))
    setup = setup_of(folder.replace("_", "-"), entry["seats"], options=entry.get("options", {}), expansions=expansions)
    return set_up(setup, entry.get("position")), entry["after"].split("; ") if "after" in entry else []


@pytest.mark.parametrize(("folder", "entry", "depth", "count"), COUNTS, ids=[f"{row[1]['name']}-{row[2]}" for row in COUNTS])
def test_perft_counts_are_those_on_file(folder: str, entry: dict[str, Any], depth: int, count: int) -> None:
    at, actions = table_of(folder, entry)
    assert perft(at.play(*actions), depth) == count


@pytest.mark.parametrize("entries", POSITIONS.values(), ids=POSITIONS)
def test_each_position_has_its_own_name_and_counts(entries: list[dict[str, Any]]) -> None:
    assert len({entry["name"] for entry in entries}) == len(entries)
    assert all(entry["counts"] and set(entry) <= KEYS for entry in entries)
