"""The schema of the frames: each kind of type hint has its form, and the stored schema is the one that is made."""

import json
from typing import Annotated, Any, Literal

import msgspec
import pytest

from rookery.core.frozen import FrozenMap
from rookery.core.view import Event
from rookery.server import schema
from rookery.server.wire.requests import Act, BotSeat, OpenTable
from tests.server.serving import ROOT

INTEGER, TEXT = {"type": "integer"}, {"type": "string"}


@pytest.mark.parametrize(
    ("hint", "expected"),
    [
        (int, INTEGER),
        (bool, {"type": "boolean"}),
        (float, {"type": "number"}),
        (None, {"type": "null"}),
        (type(None), {"type": "null"}),
        (Any, {}),
        (Annotated[str, "short"], TEXT),
        (Literal["a", "b"], {"enum": ["a", "b"]}),
        (int | None, {"anyOf": [INTEGER, {"type": "null"}]}),
        (dict[str, int], {"type": "object", "additionalProperties": INTEGER}),
        (FrozenMap[str, tuple[int, ...]], {"type": "object", "additionalProperties": {"type": "array", "items": INTEGER}}),
        (tuple[int, str], {"type": "array", "prefixItems": [INTEGER, TEXT], "items": False}),
        (tuple[int, ...], {"type": "array", "items": INTEGER}),
        (list[str], {"type": "array", "items": TEXT}),
        (BotSeat, {"$ref": "#/$defs/BotSeat"}),
    ],
)
def test_a_type_hint_has_its_form(hint: Any, expected: schema.Schema) -> None:
    assert schema._of(type(None) if hint is None else hint, {}) == expected


def test_a_named_type_is_defined_with_what_it_needs() -> None:
    definitions: dict[str, schema.Schema] = {}
    schema._reference(OpenTable, definitions)
    assert set(definitions) == {"OpenTable", "BotSeat", "Clock"}
    assert definitions["BotSeat"] == {
        "description": "A seat for a bot when a table is opened.",
        "type": "object",
        "properties": {"seat": INTEGER, "bot": TEXT},
        "required": ["seat", "bot"],
    }
    assert definitions["OpenTable"]["required"] == ["game", "seats"]


def test_a_tagged_frame_says_its_kind_first() -> None:
    defined = schema._object(Act, {})
    assert list(defined["properties"]) == ["kind", "version", "action", "request"]
    assert defined["properties"]["kind"] == {"const": "act"}
    assert defined["required"] == ["kind", "version", "action"]


def test_an_event_has_a_kind_and_any_details() -> None:
    defined = schema._object(Event, {})
    assert {name: defined[name] for name in ("type", "properties", "required", "additionalProperties")} == {
        "type": "object",
        "properties": {"kind": TEXT},
        "required": ["kind"],
        "additionalProperties": True,
    }
    assert "additionalProperties" not in schema._object(Act, {})


def test_the_stored_schema_is_the_one_that_is_made() -> None:
    stored = json.loads((ROOT / "docs" / "frames.schema.json").read_text(encoding="utf-8"))
    assert schema.frames() == stored
    assert list(stored["$defs"]) == sorted(stored["$defs"])


class Branch(msgspec.Struct):
    """What has parts of its own kind."""

    parts: list["Branch"]


def test_what_has_parts_of_its_own_kind_is_described_once() -> None:
    definitions: dict[str, schema.Schema] = {}
    reference = {"$ref": "#/$defs/Branch"}
    assert schema._of(Branch, definitions) == reference
    assert definitions["Branch"]["properties"] == {"parts": {"type": "array", "items": reference}}
