"""An independent count gives the scores of the golden records."""

from collections import defaultdict
from pathlib import Path

import pytest

from rookery.core.record import Record
from rookery.core.record_text import read_rook

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.rook"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_naive_second_count_comes_to_the_same_scores(path: Path) -> None:
    record = read_rook(path.read_text("utf-8"))
    assert count_again(record) == list(record.scores or ())


def count_again(record: Record) -> list[int]:
    """Count the scores of a record from its actions alone, without the engine or its checks."""
    seats = record.setup.seats
    towers: list[dict[str, list[int]]] = [defaultdict(list) for _ in range(seats)]
    gone = [0] * seats
    opener, left = record.setup.opener, 0
    calls: list[int] = []
    for verb, *rest in map(str.split, record.actions):
        builder = (opener + calls.index(max(calls))) % seats if calls else opener
        if verb in ("bid", "pass"):
            calls.append(int(rest[0]) if rest else -1)
            left = max(calls)
            if len(calls) == seats and not left:
                calls = []
        elif verb == "retract":
            del calls[calls.index(max(calls)) :]
        elif verb == "demolish":
            towers[builder][rest[0]].pop()
            gone[builder] += 1
        elif verb == "place":
            type_, _, value = rest[0].partition("-")
            towers[builder][type_].append(int(value))
            left -= 1
            if not left:
                opener, calls = (builder + 1) % seats, []
    return [points([*own.values()], lost) for own, lost in zip(towers, gone, strict=True)]


def points(towers: list[list[int]], demolished: int) -> int:
    each = sum(len(tower) * (2 if tower[-1:] == [0] else 1) for tower in towers)
    return each + max(map(len, towers), default=0) - sum(range(demolished + 1))
