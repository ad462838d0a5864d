"""Perft: the number of action sequences from fixed positions, compared with perft.toml."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.contract.table import perft
from tests.five_towers.table import at

POSITIONS = tomllib.loads((Path(__file__).parent / "perft.toml").read_text("utf-8"))["position"]
CASES = [
    pytest.param(entry, depth, count, id=f"{entry['name']}-{depth}") for entry in POSITIONS for depth, count in enumerate(entry["counts"], start=1)
]


@pytest.mark.parametrize(("entry", "depth", "count"), CASES)
def test_there_are_as_many_sequences_of_actions_as_counted(entry: dict[str, Any], depth: int, count: int) -> None:
    table = at(entry.get("position"), seats=entry["seats"], options=entry.get("options", {}))
    assert perft(table, depth) == count


def test_no_position_stands_twice_and_each_has_counts() -> None:
    assert len({entry["name"] for entry in POSITIONS}) == len(POSITIONS)
    assert all(entry["counts"] and set(entry) <= {"name", "seats", "options", "position", "counts", "by_hand"} for entry in POSITIONS)
