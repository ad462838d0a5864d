"""The golden records: an independent count gives their scores, their comments are true, and they cover every kind of event."""

import re
from collections import defaultdict
from itertools import islice
from pathlib import Path

import pytest

from rookery.core.record import Record, replay
from rookery.core.record_text import read_rook
from rookery.games.five_towers import FIVE_TOWERS

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.rook"))
every_record = pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
ROUND = re.compile(r"# round (\d+): seat (\d) opens, (\d+) cards in the draw pile( \(second pass\))?")


@every_record
def test_a_naive_second_count_comes_to_the_same_scores(path: Path) -> None:
    record = read_rook(path.read_text("utf-8"))
    assert count_again(record) == list(record.scores or ())


@every_record
def test_the_comments_in_a_golden_record_are_true(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_rook(text)
    states = [*replay(FIVE_TOWERS, record)]
    rounds = 0
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("#"):
            found = ROUND.fullmatch(line)
            assert found is not None, f"line {number}"
            state = states[record.lines.index(number + 1)]
            told = (int(found[1]), int(found[2]), int(found[3]), 2 if found[4] else 1)
            assert told == (state.round, state.opener, sum(state.draw.values()), state.deck_pass)
            rounds += 1
    assert rounds == states[-1].round


def test_the_golden_records_cover_every_option_and_everything_that_can_happen() -> None:
    records = [read_rook(path.read_text("utf-8")) for path in GOLDEN]
    assert {record.setup.options.get("overbids") for record in records} == {None, "retract"}
    kinds = {event.kind for record in records for state in islice(replay(FIVE_TOWERS, record), 1, None) for event in state.events}
    assert kinds == {
        *("revealed", "bid", "passed", "won", "nobody-built"),
        *("demolished", "placed", "topped", "retracted"),
        *("discarded", "reshuffled", "ended"),
    }


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
