"""Records as `.rook` text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.core.errors import NotationError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Record, Setup
from rookery.core.record_text import MAX_RECORD, read_rook, write_rook

RECORD = Record(
    Setup("five-towers", 3, FrozenMap({"overbids": "retract"}), ("river", "abbot"), 2),
    ("reveal sand-7", "bid 3"),
    (25, -3, 0),
    FrozenMap({"event": "evening at the club", "note": ""}),
    "auction round=2",
)
TEXT = """\
game: five-towers
seats: 3
opener: 2
option overbids: retract
expansions: river, abbot
position: auction round=2
event: evening at the club
note:\x20

reveal sand-7
bid 3
end 25 -3 0
"""


def test_a_record_is_written_with_its_setup_first_and_its_scores_last() -> None:
    assert write_rook(RECORD) == TEXT
    assert read_rook(TEXT) == RECORD


def test_the_simplest_record() -> None:
    record = Record(Setup("five-towers", 2))
    assert write_rook(record) == "game: five-towers\nseats: 2\nopener: 0\n\nend\n"
    assert read_rook("game: five-towers\nseats: 2\nend") == record


def test_comments_empty_lines_and_spaces_do_not_matter() -> None:
    text = "# a game\n\ngame:   five-towers  # the game\r\n\nseats: 2\n\n\n  bid 3 # bold\n\npass\nend  25  31 \n\n# after\n"
    record = read_rook(text)
    assert record == Record(Setup("five-towers", 2), ("bid 3", "pass"), (25, 31))
    assert record.lines == (8, 10)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "the record is cut off: it has no closing line 'end'"),
        ("game: five-towers\nseats: 2\n\nbid 3\n", 5, "the record is cut off: it has no closing line 'end'"),
        ("game: five-towers\nseats: 2\n\nbid 3\nen", 5, "the record is cut off: it has no closing line 'end'"),
        ("game: five-towers\nseats: 2\nend\nbid 3", 4, "something follows the closing line"),
        ("game: five-towers\nseats: 2\nend\nend", 4, "something follows the closing line"),
        ("game: five-towers\nseats: 2\nseats: 3\nend", 3, "the tag 'seats' appears twice"),
        ("seats: 2\nend", 1, "the tag 'game' is missing"),
        ("game: five-towers\nend", 1, "the tag 'seats' is missing"),
        ("game: five-towers\nseats: two\nend", 2, "seats must be a number, not 'two'"),
        ("game: five-towers\nseats: 1234567\nend", 2, "seats must be a number, not '1234567'"),
        ("game: five-towers\nseats: ٣\nend", 2, "seats must be a number, not '٣'"),
        ("game: five-towers\nseats:\nend", 2, "seats must be a number, not ''"),
        ("game: five-towers\nseats: 2\nopener: first\nend", 3, "opener must be a number, not 'first'"),
        ("game: five-towers\nseats: 2\nend 25 many", 3, "a score must be a number, not 'many'"),
        ("game: five-towers\nseats: 2\nend " + "9" * 5000, 3, "a score must be a number, not '9999"),
        ("x" * (MAX_RECORD + 1), 1, f"longer than the {MAX_RECORD} characters a record may have"),
    ],
)
def test_unreadable_lines_are_refused_with_their_number(text: str, line: int, reason: str) -> None:
    with pytest.raises(NotationError) as unreadable:
        read_rook(text)
    assert unreadable.value.line == line
    assert str(unreadable.value).startswith(f"line {line}: {reason}")


def test_a_line_that_ends_in_a_word_like_end_is_an_action() -> None:
    assert read_rook("game: five-towers\nseats: 2\nendless\nend").actions == ("endless",)


def test_a_tag_below_the_first_action_is_read_as_an_action() -> None:
    assert read_rook("game: five-towers\nseats: 2\npass\nnote: late\nend").actions == ("pass", "note: late")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("game", "chess"),
        ("position", "x"),
        ("expansions", "x"),
        ("option x", "y"),
        ("Note", "x"),
        ("note", "a # b"),
        ("note", " a"),
        ("note", "a\nb"),
        ("no:te", "x"),
        ("note", "x" * 4001),
    ],
)
def test_a_tag_that_could_not_be_read_again_is_not_written(name: str, value: str) -> None:
    with pytest.raises(NotationError, match="a record cannot hold the tag"):
        write_rook(Record(Setup("five-towers", 2), tags=FrozenMap({name: value})))


@pytest.mark.parametrize("action", ["", "end", "end 3", "pass # late", "pass\nbid 3", "note: late", " pass", "bid  3"])
def test_an_action_that_could_not_be_read_again_is_not_written(action: str) -> None:
    with pytest.raises(NotationError, match="a record cannot hold the action"):
        write_rook(Record(Setup("five-towers", 2), actions=(action,)))


@given(text=st.text(max_size=200))
def test_any_text_is_a_record_or_a_notation_error_with_a_line(text: str) -> None:
    for whole in (text, f"game: five-towers\nseats: 2\n{text}\nend"):
        try:
            record = read_rook(whole)
        except NotationError as error:
            assert error.line in range(1, whole.count("\n") + 2)  # noqa: PT017  reading may fail or succeed, with a promise for either
        else:
            assert len(record.lines) == len(record.actions)
