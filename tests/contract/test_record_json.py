"""Records as JSON lines."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.core.errors import NotationError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Record, Setup
from rookery.core.record_text import MAX_RECORD, read_json, write_json

WHOLE: dict[str, Any] = {
    "game": "five-towers",
    "seats": 3,
    "options": {"overbids": "retract"},
    "expansions": ["river", "abbot"],
    "opener": 2,
    "position": "auction round=2",
    "tags": {"event": "вечер в клуба"},
    "actions": ["reveal sand-7", "bid 3"],
    "scores": [25, -3, 0],
}
RECORD = Record(
    Setup("five-towers", 3, FrozenMap({"overbids": "retract"}), ("river", "abbot"), 2),
    ("reveal sand-7", "bid 3"),
    (25, -3, 0),
    FrozenMap({"event": "вечер в клуба"}),
    "auction round=2",
)


def test_a_record_is_one_line_with_its_keys_in_a_fixed_order() -> None:
    text = write_json(RECORD)
    assert "\n" not in text
    assert list(json.loads(text).items()) == list(WHOLE.items())
    assert "клуба" in text
    assert read_json(text) == RECORD


def test_the_simplest_record() -> None:
    text = '{"game": "five-towers", "seats": 4, "options": {}, "expansions": [], "opener": 2, "actions": [], "scores": null}'
    assert write_json(Record(Setup("five-towers", 4, opener=2))) == text


def test_equal_records_give_equal_bytes() -> None:
    options = [("overbids", "retract"), ("cards-to-come", "hidden")]
    texts = {write_json(Record(Setup("five-towers", 2, FrozenMap(order)))) for order in (options, options[::-1])}
    assert len(texts) == 1


def test_optional_keys_of_a_record() -> None:
    assert read_json('{"game": "five-towers", "seats": 2, "actions": []}') == Record(Setup("five-towers", 2))


def test_every_action_remembers_the_line_of_its_record() -> None:
    assert read_json(json.dumps(WHOLE), line=12).lines == (12, 12)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"colour": "red"}, "unknown key 'colour'"),
        ({"game": 5}, "'game' must be a text"),
        ({"game": None}, "'game' must be a text"),
        ({"seats": "2"}, "'seats' must be a number"),
        ({"seats": 2.0}, "'seats' must be a number"),
        ({"seats": True}, "'seats' must be a number"),
        ({"seats": 10**6}, "'seats' must be a number"),
        ({"opener": None}, "'opener' must be a number"),
        ({"options": []}, "'options' must be an object of texts"),
        ({"options": {"overbids": True}}, "'options' must be an object of texts"),
        ({"expansions": "river"}, "'expansions' must be a list of texts"),
        ({"expansions": [1]}, "'expansions' must be a list of texts"),
        ({"actions": "pass"}, "'actions' must be a list of texts"),
        ({"actions": ["pass", None]}, "'actions' must be a list of texts"),
        ({"actions": {"pass": "pass"}}, "'actions' must be a list of texts"),
        ({"scores": 25}, "'scores' must be a list of numbers or null"),
        ({"scores": [25, "31"]}, "'scores' must be a list of numbers or null"),
        ({"scores": [float("nan")]}, "'scores' must be a list of numbers or null"),
        ({"scores": [10**300]}, "'scores' must be a list of numbers or null"),
        ({"position": 3}, "'position' must be a text"),
        ({"tags": {"note": 3}}, "'tags' must be an object of texts"),
    ],
)
def test_an_entry_of_the_wrong_kind_is_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(NotationError) as unreadable:
        read_json(json.dumps({**WHOLE, **change}), line=3)
    assert str(unreadable.value) == f"line 3: {reason}"


@pytest.mark.parametrize("key", ["game", "seats", "actions"])
def test_required_keys_of_a_record(key: str) -> None:
    with pytest.raises(NotationError, match=f"line 1: the key '{key}' is missing"):
        read_json(json.dumps({name: value for name, value in WHOLE.items() if name != key}))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not a JSON record: Expecting value"),
        (json.dumps(WHOLE)[:-20], "not a JSON record: "),
        (json.dumps(WHOLE) + "{}", "not a JSON record: Extra data"),
        ("[" * 200_000, "not a JSON record: numbers too long or brackets too deep"),
        ('{"seats": ' + "9" * 10_000 + "}", "not a JSON record: numbers too long or brackets too deep"),
        ('{"seats": 2, "seats": 3}', "not a JSON record: a key appears twice"),
        ("[]", "a JSON record must be a single object"),
        ("null", "a JSON record must be a single object"),
        (" " * (MAX_RECORD + 1), f"longer than the {MAX_RECORD} characters a record may have"),
    ],
    ids=["nothing", "cut off", "two", "deep", "huge number", "twice", "a list", "null", "too long"],
)
def test_invalid_records_are_refused(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as unreadable:
        read_json(text, line=9)
    assert str(unreadable.value).startswith(f"line 9: {reason}")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from([*WHOLE, "x"]), inner, max_size=4),
    max_leaves=8,
)


@given(changes=st.dictionaries(st.sampled_from([*WHOLE]), json_values, max_size=3))
def test_any_object_is_a_record_that_round_trips_or_a_notation_error(changes: dict[str, Any]) -> None:
    try:
        record = read_json(json.dumps({**WHOLE, **changes}))
    except NotationError as error:
        assert error.line == 1  # noqa: PT017  reading may fail or succeed, with a promise for either
    else:
        assert read_json(write_json(record)) == record
