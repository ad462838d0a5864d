"""The wire format as OpenAPI 3.1: the HTTP routes, with the frames of the socket and the views of all games.

The server serves it, and `tools/wire_types.py` makes the client's types from it.
"""

import dataclasses
from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from rookery.core.frozen import FrozenMap
from rookery.core.view import Event
from rookery.drawing import catalogues
from rookery.games import GAMES
from rookery.server import wire

Schema = dict[str, Any]


class WholeDocument(JsonRenderPlugin):
    """The route of the document."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        """Return the document as JSON."""
        return self.render_json(request, complete(openapi_schema))


def complete(document: Schema) -> Schema:
    """Return Litestar's document of the routes with our schemas and errors."""
    for operation in (operation for path in document["paths"].values() for operation in path.values()):
        for status in (status for status in operation["responses"] if status.startswith("4")):
            operation["responses"][status]["content"]["application/json"]["schema"] = {"$ref": "#/components/schemas/ErrorFrame"}
    return document | {"components": {"schemas": schemas()}}


@cache
def schemas() -> Schema:
    """Return the schemas of all messages, views, surveys and catalogues by name, and of the unions `ServerFrame`, `ClientFrame` and `GameView`."""
    views = [_in_json(game.view) for game in GAMES.values()]
    kinds = [wire.ServerFrame, wire.requests.ClientFrame, *views, *map(_in_json, _kinds())]
    (server, client, *found), components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    components["Event"]["additionalProperties"] = {}  # an event's details are siblings of its kind
    unions = {"ServerFrame": server, "ClientFrame": client, "GameView": {"anyOf": found[: len(views)]}}
    return dict(sorted({**components, **unions}.items()))


def _kinds() -> Iterator[type]:
    for module in (wire, *(getattr(wire, name) for name in wire.__all__)):
        yield from (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct))
    for game in GAMES.values():
        yield from game.surveyor.shapes if game.surveyor else ()
    yield from (catalogue.shape for catalogue in catalogues().values())


def _in_json(hint: Any) -> Any:
    """Return a type that msgspec describes as `core.view.plain` writes it: a FrozenMap as a dict, a dataclass with all its fields."""
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        return _struct(hint)
    origin, arguments = get_origin(hint), tuple(map(_in_json, get_args(hint)))
    if origin in (None, Literal):
        return hint
    return (Union if origin is UnionType else dict if origin is FrozenMap else origin)[arguments]


@cache
def _struct(kind: type) -> type[msgspec.Struct]:
    hints = get_type_hints(kind)
    fields = [(field.name, _in_json(hints[field.name])) for field in dataclasses.fields(kind) if kind is not Event or field.name == "kind"]
    return msgspec.defstruct(kind.__name__, fields, namespace={"__doc__": kind.__doc__})
