"""Replaying a record finds its first error."""

from collections import deque

import pytest

from rookery.core.errors import NotationError, SetupError
from rookery.core.record import Record, Setup, replay
from rookery.core.record_text import read_json, read_rook
from rookery.games.five_towers import FIVE_TOWERS

LAST = "auction round=20 pass=2 opener=0 display=candy-1 draw= seat1=sand:9"
HEAD = f"game: five-towers\nseats: 2\nposition: {LAST}\n\n"


def run(record: Record) -> int:
    """Replay the record; return the number of states."""
    return len(deque(replay(FIVE_TOWERS, record)))


def test_all_states_are_yielded() -> None:
    record = read_rook(f"{HEAD}bid 0\npass\nend 0 2\n")
    states = [*replay(FIVE_TOWERS, record)]
    assert [state.step for state in states] == ["auction", "auction", "over"]
    assert states[0] == FIVE_TOWERS.read_position(record.setup, LAST)


def test_an_unfinished_record_states_no_scores() -> None:
    assert run(read_rook(f"{HEAD}bid 0\nend\n")) == 2
    assert run(Record(Setup("five-towers", 2))) == 1


@pytest.mark.parametrize(
    ("body", "line", "reason"),
    [
        ("bid 0\n\n# so\nbid 0\nend", 8, "action 2: 'bid 0' is not allowed here under rule FT-30"),
        ("pass\nend", 5, "action 1: 'pass' is not allowed here under rule FT-29"),
        ("bid 0\nbuild candy-1\nend", 6, "action 2: 'build candy-1' is not an action"),
        ("bid 0\npass\npass\nend 0 2", 7, "action 3: 'pass' is not allowed here under rule FT-52"),
        ("bid 0\nend 0 2", 5, "the record states final scores, but its game is not over"),
        ("bid 0\npass\nend 0 3", 6, "the record states scores 0 3, but they are 0 2"),
        ("bid 0\npass\nend 0 2 0", 6, "the record states scores 0 2 0, but they are 0 2"),
    ],
)
def test_errors_name_their_action_and_line(body: str, line: int, reason: str) -> None:
    with pytest.raises(NotationError) as wrong:
        run(read_rook(HEAD + body))
    assert wrong.value.line == line
    assert str(wrong.value).startswith(f"line {line}: {reason}")


def test_the_states_before_an_error_are_yielded() -> None:
    states = replay(FIVE_TOWERS, read_rook(f"{HEAD}bid 0\nbid 0\nend"))
    assert next(states).highest is None
    assert next(states).highest == 0
    with pytest.raises(NotationError, match="action 2"):
        next(states)


def test_in_a_json_line_every_error_has_the_line_of_the_record() -> None:
    with pytest.raises(NotationError, match=r"^line 7: action 1: 'bid 3' is not allowed here under rule FT-27"):
        run(read_json('{"game": "five-towers", "seats": 2, "actions": ["bid 3"]}', line=7))


def test_a_record_that_was_not_read_from_a_file_has_no_lines() -> None:
    with pytest.raises(NotationError, match=r"^action 1: 'bid 3' is not allowed") as wrong:
        run(Record(Setup("five-towers", 2), ("bid 3",)))
    assert wrong.value.line is None


def test_an_invalid_setup_or_position_is_refused_at_once() -> None:
    with pytest.raises(SetupError, match="2 to 5 seats, not 9"):
        run(Record(Setup("five-towers", 9)))
    with pytest.raises(NotationError, match="a position begins with"):
        run(Record(Setup("five-towers", 2), position="bidding"))
