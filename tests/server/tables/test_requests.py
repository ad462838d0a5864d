"""Requests of clients: the server rejects unknown fields, and every field has a bound."""

import inspect
from typing import Any

import msgspec
import pytest

from rookery.server import limits
from rookery.server.wire import requests as wire_requests
from rookery.server.wire.deals import Challenge
from rookery.server.wire.requests import Act, ChangeTerms, OpenTable, Practise, Rename, Subscribe, TakeSeat, Unsubscribe, UseCode
from tests.server.conftest import Visitors
from tests.server.visiting import Visitor

OWN = inspect.getmembers(wire_requests, lambda kind: inspect.isclass(kind) and kind.__module__ == wire_requests.__name__)
REQUESTS = [Challenge, *(kind for _, kind in OWN if issubclass(kind, msgspec.Struct))]
PUSH_KEYS = {"p256dh": "x" * 87, "auth": "x" * 22}


@pytest.mark.parametrize("kind", REQUESTS, ids=lambda kind: kind.__name__)
def test_unknown_fields_are_refused(kind: type[msgspec.Struct]) -> None:
    assert kind.__struct_config__.forbid_unknown_fields


@pytest.mark.parametrize(
    ("kind", "given", "name", "fits", "too_much"),
    [
        (Rename, {}, "name", ["", "x" * 1000], ["x" * 1001]),
        (TakeSeat, {}, "bot", [None, "x" * 1000], ["x" * 1001]),
        (TakeSeat, {}, "guest", [None, "x" * 32], ["x" * 33]),
        (OpenTable, {"game": "x"}, "seats", [1, 10], [0, 11]),
        (OpenTable, {"game": "x", "seats": 2}, "opener", [0, 9], [-1, 10]),
        (OpenTable, {"game": "x", "seats": 2}, "language", ["de"], ["d", "deu", "DE"]),
        (ChangeTerms, {}, "seats", [1, 10], [0, 11]),
        (Act, {"kind": "act", "action": "x"}, "version", [0, 10**9], [-1, 10**9 + 1]),
        (Act, {"kind": "act", "action": "x", "version": 1}, "request", ["x", "x" * limits.REQUEST], ["", "x" * (limits.REQUEST + 1), "x y"]),
        (Practise, {"seat": 0}, "at", [0, 10**6], [-1, 10**6 + 1]),
        (UseCode, {}, "code", ["x", "x" * 100], ["", "x" * 101]),
        (Subscribe, {"keys": PUSH_KEYS}, "endpoint", ["x" * limits.ENDPOINT], ["x" * (limits.ENDPOINT + 1)]),
        (Unsubscribe, {}, "endpoint", ["x" * limits.ENDPOINT], ["x" * (limits.ENDPOINT + 1)]),
    ],
    ids=lambda value: getattr(value, "__name__", "") if isinstance(value, type) else value if isinstance(value, str) else "",
)
def test_values_within_their_bounds_are_accepted_and_others_refused(
    kind: type[msgspec.Struct], given: dict[str, Any], name: str, fits: list[Any], too_much: list[Any]
) -> None:
    for value in fits:
        assert getattr(msgspec.convert({**given, name: value}, kind), name) == value
    for value in too_much:
        with pytest.raises(msgspec.ValidationError, match=name):
            msgspec.convert({**given, name: value}, kind)


def test_optional_fields_have_the_documented_defaults() -> None:
    opened = OpenTable("five-towers", 2)
    assert (opened.sit, opened.listed, opened.hints, opened.helps, opened.start, opened.bot_speed) == ((0,), False, False, True, False, "normal")
    assert not TakeSeat().program
    assert wire_requests.Silence("eve").silenced
    assert wire_requests.Mute("eve").muted


@pytest.mark.parametrize(
    ("method", "path", "body", "told"),
    [
        ("POST", "tables", {"game": "five-towers", "seats": 11}, "<= 10"),
        ("POST", "tables", {"game": "five-towers"}, "seats"),
        ("POST", "tables", {"game": "five-towers", "seats": 2, "clocks": {}}, "clocks"),
        ("GET", "tables?speed=slow", None, "slow"),
        ("PUT", "tables", None, "Not Allowed"),
    ],
)
def test_the_answer_to_an_unreadable_request_states_the_reason(method: str, path: str, body: object, told: str, visitor: Visitors) -> None:
    answer = visitor("Ann").asks(method, path, body).json()
    assert answer["code"] == "request/invalid"
    assert told in answer["message"]


def test_a_refusal_contains_its_reason_and_the_numbers_of_its_message(ann: Visitor) -> None:
    assert ann.asks("POST", "tables", {"game": "five-towers", "seats": 6}).json() == {
        "kind": "error",
        "code": "setup/invalid",
        "message": "five-towers is for 2 to 5 seats, not 6",
        "rule": None,
        "request": None,
        "reason": "seats",
        "details": {"game": "five-towers", "fewest": 2, "most": 5, "seats": 6},
    }
    too_long = ann.asks("PATCH", "me", {"name": "A" * 25}).json()
    assert (too_long["code"], too_long["details"]["longest"]) == ("name/invalid", 24)
    mixed = ann.asks("PATCH", "me", {"name": "Аnn"}).json()  # its first letter is Cyrillic
    assert (mixed["code"], mixed["reason"]) == ("name/invalid", "mixed")
