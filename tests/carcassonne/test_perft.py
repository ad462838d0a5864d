"""Perft: the number of action sequences from fixed positions, compared with perft.toml."""

import tomllib
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from rookery.core.record_text import read_rook
from tests.carcassonne.oracle import Oracle
from tests.carcassonne.table import table
from tests.contract.table import Table, perft, set_up

HERE = Path(__file__).parent
KEYS = {"name", "seats", "expansions", "options", "after", "record", "actions", "position", "counts", "by_hand"}
POSITIONS: list[dict[str, Any]] = tomllib.loads((HERE / "perft.toml").read_text("utf-8"))["position"]
COUNTS = [(entry, depth, count) for entry in POSITIONS for depth, count in enumerate(entry["counts"], start=1)]
CASES = [pytest.param(*row, id=f"{row[0]['name']}-{row[1]}") for row in COUNTS]
PLAYED = [pytest.param(*row, id=f"{row[0]['name']}-{row[1]}") for row in COUNTS if "position" not in row[0] and row[2] < 1_500]


def table_of(entry: dict[str, Any]) -> tuple[Table, list[str]]:
    """Return the table at the start of the entry, and the actions from there to its position."""
    if "record" in entry:
        record = read_rook((HERE / "golden" / f"{entry['record']}.rook").read_text("utf-8"))
        return set_up(record.setup), list(record.actions[: entry["actions"]])
    at = table(entry.get("position"), seats=entry["seats"], expansions=tuple(entry.get("expansions", ())), **entry.get("options", {}))
    return at, entry["after"].split("; ") if "after" in entry else []


def counted_by_the_oracle(oracle: Oracle, depth: int) -> int:
    """Count the same with the oracle."""
    legal = oracle.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = deepcopy(oracle)
        after.play(action)
        total += counted_by_the_oracle(after, depth - 1)
    return total


@pytest.mark.parametrize(("entry", "depth", "count"), CASES)
def test_there_are_as_many_sequences_of_actions_as_counted(entry: dict[str, Any], depth: int, count: int) -> None:
    at, actions = table_of(entry)
    assert perft(at.play(*actions), depth) == count


@pytest.mark.parametrize(("entry", "depth", "count"), PLAYED)
def test_the_oracle_counts_as_many(entry: dict[str, Any], depth: int, count: int) -> None:
    at, actions = table_of(entry)
    oracle = Oracle(at.setup, Counter())
    for action in actions:
        oracle.play(action)
    assert counted_by_the_oracle(oracle, depth) == count


def test_no_position_stands_twice_and_each_has_counts() -> None:
    assert len({entry["name"] for entry in POSITIONS}) == len(POSITIONS)
    assert all(entry["counts"] and set(entry) <= KEYS for entry in POSITIONS)
