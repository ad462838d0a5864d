"""The frames as JSON Schema, made from the types themselves: for documents, and for the client's TypeScript."""

import dataclasses
import types
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from rookery.core.frozen import FrozenMap
from rookery.core.view import Event
from rookery.drawing import catalogues
from rookery.games import GAMES
from rookery.server import wire

Schema = dict[str, Any]

_PLAIN: dict[Any, Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    type(None): {"type": "null"},
    Any: {},
}
FRAMES: tuple[type, ...] = (
    wire.tables.TableFrame,
    wire.tables.PresenceFrame,
    wire.tables.ChatFrame,
    wire.insight.HintFrame,
    wire.insight.PreviewFrame,
    wire.insight.FitsFrame,
    wire.DoneFrame,
    wire.ErrorFrame,
    wire.requests.Act,
    wire.requests.TakeBack,
    wire.requests.Say,
    wire.requests.Propose,
    wire.requests.Decline,
    wire.requests.Back,
    wire.requests.Refresh,
    wire.requests.OpenTable,
    wire.requests.ChangeTerms,
    wire.requests.Reseat,
    wire.requests.HandOver,
    wire.requests.TakeSeat,
    wire.requests.AddEntropy,
    wire.requests.Silence,
    wire.requests.Invite,
    wire.requests.Rename,
    wire.requests.UseCode,
    wire.requests.Switch,
    wire.requests.Mute,
    wire.requests.Subscribe,
    wire.requests.Unsubscribe,
    wire.people.PushKeyFrame,
    wire.people.Me,
    wire.people.Identity,
    wire.people.CodeOwner,
    wire.people.DeviceFrame,
    wire.people.RecoveryFrame,
    wire.lobby.GameFrame,
    wire.lobby.TableSummaryFrame,
    wire.lobby.TableListFrame,
    wire.lobby.InvitationFrame,
    wire.people.FriendFrame,
    wire.people.AnnouncementFrame,
    wire.people.CodeFrame,
    wire.people.Statistics,
    wire.people.ResultsFrame,
    wire.people.OpponentFrame,
    wire.replays.HistoryFrame,
    wire.replays.ReplayFrame,
    wire.insight.AnalysisFrame,
    wire.replays.BetterWayFrame,
    wire.insight.PuzzleFrame,
    wire.requests.AnswerPuzzle,
    wire.insight.PuzzleAnswerFrame,
    wire.requests.Practise,
    wire.deals.DailyFrame,
    wire.deals.DailyStreakFrame,
    wire.deals.DealFrame,
    wire.deals.Challenge,
    wire.deals.ChallengeFrame,
)


def frames() -> Schema:
    """The schema of every frame and of every game's view, each under its name."""
    definitions: dict[str, Schema] = {}
    shapes = (shape for game in GAMES.values() if game.surveyor is not None for shape in game.surveyor.shapes)
    tiles = (catalogue.shape for catalogue in catalogues().values())
    for kind in (*FRAMES, *tiles, *(game.view for game in GAMES.values()), *shapes):
        _reference(kind, definitions)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Rookery frames", "$defs": dict(sorted(definitions.items()))}


def _of(hint: Any, definitions: dict[str, Schema]) -> Schema:
    """The schema of a type hint; named types go into the definitions."""
    if hint in _PLAIN:
        return dict(_PLAIN[hint])
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _of(arguments[0], definitions)
    if origin is Literal:
        return {"enum": list(arguments)}
    if origin in (Union, types.UnionType):
        known = [argument for argument in arguments if argument is not msgspec.UnsetType]  # what may be left out is not required
        return _of(known[0], definitions) if len(known) == 1 else {"anyOf": [_of(argument, definitions) for argument in known]}
    if origin in (FrozenMap, dict, Mapping):
        return {"type": "object", "additionalProperties": _of(arguments[1], definitions)}
    if origin is tuple and arguments[-1] is not ...:
        return {"type": "array", "prefixItems": [_of(argument, definitions) for argument in arguments], "items": False}
    if origin in (list, tuple):
        return {"type": "array", "items": _of(arguments[0], definitions)}
    return _reference(hint, definitions)


def _reference(kind: type, definitions: dict[str, Schema]) -> Schema:
    name = kind.__name__
    if name not in definitions:
        definitions[name] = {}
        definitions[name] = _object(kind, definitions)
    return {"$ref": f"#/$defs/{name}"}


def _object(kind: type, definitions: dict[str, Schema]) -> Schema:
    described = {"description": (kind.__doc__ or "").strip().partition("\n")[0]}
    if kind is Event:
        return {**described, "type": "object", "properties": {"kind": {"type": "string"}}, "required": ["kind"], "additionalProperties": True}
    hints = get_type_hints(kind)
    properties = {name: _of(hints[name], definitions) for name, _ in _fields(kind)}
    required = [name for name, needed in _fields(kind) if needed]
    if issubclass(kind, msgspec.Struct) and (tag := kind.__struct_config__.tag) is not None:
        properties = {str(kind.__struct_config__.tag_field): {"const": tag}, **properties}
        required = [str(kind.__struct_config__.tag_field), *required]
    return {**described, "type": "object", "properties": properties, "required": required}


def _fields(kind: type) -> Iterable[tuple[str, bool]]:
    """The fields of a struct or dataclass, and whether each is always there."""
    if issubclass(kind, msgspec.Struct):
        return [(field.name, field.required) for field in msgspec.structs.fields(kind)]
    assert dataclasses.is_dataclass(kind), "what is not a struct is a dataclass"
    return [(field.name, True) for field in dataclasses.fields(kind)]
