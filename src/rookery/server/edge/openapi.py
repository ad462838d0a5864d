"""The wire format as OpenAPI 3.1: the HTTP routes, with the frames of the socket and the views of all games.

The server serves it, and `tools/wire_types.py` makes the client's types from it.
"""

import dataclasses
from collections.abc import Iterator, Mapping
from functools import cache
from http import HTTPStatus
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

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


EVERYWHERE: Final = (400, 403, 421, 429, 500, 503)
"""Error statuses that any request can get."""

TABLE: Final = "/api/tables/{table}"

OF_A_THING: Final = (404,)
"""Error statuses of paths with the name of a table, a deal or another resource."""

AT_A_TABLE: Final = (409,)
"""Error statuses of requests that change a table, or depend on its state."""

OF_A_BODY: Final = (413,)
"""Error statuses of requests with a body."""

FURTHER: Final[Mapping[tuple[str, str], tuple[int, ...]]] = {
    ("get", "/api/me/push"): (404,),
    ("get", "/api/poster.png"): (404,),
    ("patch", "/api/tables/{table}"): (422,),
    ("post", "/api/codes"): (404, 409),
    ("post", "/api/codes/look"): (404,),
    ("post", "/api/identities"): (401, 404),
    ("post", "/api/invitations"): (404,),
    ("post", "/api/me/push/end"): (401, 404),
    ("post", "/api/puzzles/{game}/{puzzle}"): (422,),
    ("post", "/api/records"): (409, 422),
    ("post", "/api/tables"): (404, 409, 422),
    ("post", "/api/tables/{table}/actions"): (422,),
    ("put", "/api/me/push"): (401, 404, 422),
    ("put", "/api/tables/{table}/seats/{seat}"): (422,),
}
"""Additional error statuses of individual operations."""


def complete(document: Schema) -> Schema:
    """Return Litestar's document of the routes with our schemas, and with the errors that each route can return."""
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            found = {str(status): _error(status) for status in errors(path, method, operation)}
            operation["responses"] = dict(sorted((operation["responses"] | found).items()))
    return document | {"components": {"schemas": schemas()}}


def errors(path: str, method: str, operation: Schema) -> set[int]:
    """Return the statuses of the errors that an operation can return."""
    groups = {
        EVERYWHERE: True,
        OF_A_THING: "{" in path,
        AT_A_TABLE: path.startswith(TABLE) and (method != "get" or path != TABLE),
        OF_A_BODY: "requestBody" in operation,
        FURTHER.get((method, path), ()): True,
    }
    return {status for statuses, applies in groups.items() if applies for status in statuses}


def _error(status: int) -> Schema:
    return {
        "description": HTTPStatus(status).phrase,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorFrame"}}},
    }


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
    if isinstance(hint, type) and issubclass(hint, FrozenMap) and hint is not FrozenMap:
        return _in_json(vars(hint)["__orig_bases__"][0])
    origin, arguments = get_origin(hint), tuple(map(_in_json, get_args(hint)))
    if origin in (None, Literal):
        return hint
    return (Union if origin is UnionType else dict if origin is FrozenMap else origin)[arguments]


@cache
def _struct(kind: type) -> type[msgspec.Struct]:
    hints = get_type_hints(kind)
    fields = [(field.name, _in_json(hints[field.name])) for field in dataclasses.fields(kind) if kind is not Event or field.name == "kind"]
    return msgspec.defstruct(kind.__name__, fields, namespace={"__doc__": kind.__doc__})
