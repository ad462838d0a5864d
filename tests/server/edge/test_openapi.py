"""Every route declares its guard and its rate limit, and the OpenAPI document describes it and all its messages completely."""

import json
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute

from rookery.drawing import catalogues
from rookery.games import GAMES
from rookery.server.edge.admission import admit, count_by_address, rated
from rookery.server.edge.app import create_app
from rookery.server.edge.openapi import schemas
from rookery.server.limits import RATES
from rookery.server.refusals import REFUSALS
from rookery.server.settings import Settings
from tests.server.conftest import Visitors
from tests.server.described import document
from tests.server.visiting import Frame, Socket, Visitor

VERBS = ("get", "put", "post", "delete", "patch")
UNDESCRIBED = "/api/schema"


@cache
def app() -> Litestar:
    return create_app(Settings(data=Path("never-opened.sqlite3")))


def operations() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, item in document()["paths"].items():
        for verb, operation in item.items():
            yield path, verb, operation


def references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        yield from ([node["$ref"]] if isinstance(node.get("$ref"), str) else [])
        for value in node.values():
            yield from references(value)
    elif isinstance(node, list):
        for value in node:
            yield from references(value)


def test_the_served_document_is_the_generated_one(visitor: Visitors) -> None:
    served = visitor().asks("GET", "schema/openapi.json").json()
    assert served["openapi"].startswith("3.1")
    assert served["info"]["title"] == "Rookery"
    assert served == json.loads(json.dumps(document()))


def test_every_route_below_api_is_described() -> None:
    routes = {
        (route.path_format, method.lower())
        for route in app().routes
        if isinstance(route, HTTPRoute) and route.path_format.startswith("/api/") and not route.path_format.startswith(UNDESCRIBED)
        for method in route.methods
        if method.lower() in VERBS
    }
    assert len(routes) > 20
    assert routes == {(path, verb) for path, verb, _ in operations()}


def test_every_operation_says_what_it_does_and_what_comes_back() -> None:
    for path, verb, operation in operations():
        which = f"{verb} {path}"
        assert operation["description"].strip().endswith("."), which
        assert operation["tags"], which
        good = {status: answer for status, answer in operation["responses"].items() if status.startswith("2")}
        assert len(good) == 1, which
        [(status, answer)] = good.items()
        assert answer["description"], which
        if status != "204":
            assert all(content["schema"] for content in answer["content"].values()), which
            assert answer["content"], which
            assert not any("examples" in content for content in answer["content"].values()), "made-up ones would be others each time"
        if verb in ("post", "put", "patch") and "requestBody" in operation:
            assert operation["requestBody"]["content"]["application/json"]["schema"], which


def test_every_operation_describes_its_errors() -> None:
    for path, verb, operation in operations():
        found = {int(status): answer for status, answer in operation["responses"].items() if status >= "400"}
        assert all(answer["content"] == {"application/json": {"schema": ERROR}} for answer in found.values())
        assert found.keys() >= {400, 403, 421, 429, 500, 503}, (path, verb)
        assert (404 in found) >= ("{" in path)
        assert (413 in found) == ("requestBody" in operation)
    described = {int(status) for _, _, operation in operations() for status in operation["responses"]}
    assert {status for status, _ in REFUSALS.values()} <= described


@pytest.mark.parametrize("number", [2**53, -(2**53), 10**30])
def test_numbers_that_nothing_can_hold_are_refused(number: int, ann: Visitor) -> None:
    table = ann.opens(sit=[0, 1], start=True)["table"]
    ann.posts(f"tables/{table}/proposals", {"what": "resign"})
    for path in (f"tables/{table}/games/1/better-way?at={number}", f"tables/{table}/games/1/analysis?after={number}", f"me/results?before={number}"):
        assert ann.is_refused("GET", path) == (400, "request/invalid")
    assert ann.asks("GET", f"tables/{table}/games/{number}/analysis").status_code == 404


def test_a_wrong_method_is_answered_with_the_right_ones(ann: Visitor) -> None:
    answer = ann.asks("POST", "daily")
    assert (answer.status_code, answer.json()["code"]) == (405, "request/invalid")
    assert "GET" in answer.headers["allow"].split(", ")


def test_the_parameters_of_a_path_are_described() -> None:
    for path, _, operation in operations():
        named = {part[1:-1] for part in path.split("/") if part.startswith("{")}
        described = {parameter["name"] for parameter in operation.get("parameters", ()) if parameter["in"] == "path"}
        assert named == described, path


def test_operation_ids_are_unique() -> None:
    names = [operation["operationId"] for _, _, operation in operations()]
    assert len(names) == len(set(names))


def test_every_reference_leads_somewhere() -> None:
    schemas = document()["components"]["schemas"]
    found = set(references(document()))
    assert found
    assert found <= {f"#/components/schemas/{name}" for name in schemas}


def test_internal_arguments_are_not_parameters() -> None:
    parameters = {parameter["name"] for _, _, operation in operations() for parameter in operation.get("parameters", ())}
    assert " ".join(sorted(parameters)) == (
        "after at before daily deal device everywhere finished game keep_out language limit number page puzzle screen seat seats speed table theme"
    )


ACTIONS = 60
ERROR = {"$ref": "#/components/schemas/ErrorFrame"}


@cache
def described() -> dict[str, Any]:
    """Return the schemas, changed to forbid additional fields."""
    return {name: {"additionalProperties": False, **schema} if "properties" in schema else schema for name, schema in schemas().items()}


@cache
def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/components/schemas/{name}", "components": {"schemas": described()}})


def check(name: str, value: Any) -> None:
    validator(name).validate(value)


def check_frame(frame: Frame) -> None:
    check("ServerFrame", frame)
    if frame["kind"] == "table":
        game = GAMES[frame["game"]]
        if frame["view"] is not None:
            check(game.view.__name__, frame["view"])
        if frame["survey"] is not None and game.surveyor is not None:
            check(game.surveyor.shapes[0].__name__, frame["survey"])
        for move in frame["moves"]:
            for event in move["events"]:
                check("Event", event)


def test_every_schema_is_valid() -> None:
    for schema in schemas().values():
        Draft202012Validator.check_schema(schema)


def test_a_field_that_no_schema_names_is_found() -> None:
    answer = {"kind": "done", "request": None, "version": 1}
    check("DoneFrame", answer)
    assert not validator("DoneFrame").is_valid({**answer, "more": 1})
    assert not validator("DoneFrame").is_valid({**answer, "version": "1"})


@pytest.mark.parametrize("game", list(GAMES))
def test_all_frames_of_a_game_fit(game: str, visitor: Visitors) -> None:
    ann, choose = visitor("Ann"), random.Random(1)
    table = ann.opens(game, GAMES[game].seats[0], sit=list(range(GAMES[game].seats[0])), hints=True, start=True)
    with ann.watches(table["table"]) as socket:
        shown = frames_until(socket, "table")
        for _ in range(ACTIONS):
            if not shown["view"]["choices"]:
                break
            socket.send({"kind": "act", "version": shown["version"], "action": choose.choice(shown["view"]["choices"])["action"]})
            frames_until(socket, "done")
            shown = frames_until(socket, "table", after=shown["version"])
        socket.send({"kind": "say", "phrase": "hello"})
        frames_until(socket, "chat")
        socket.send({"kind": "act", "version": shown["version"], "action": "nonsense"})
        frames_until(socket, "error")
        with visitor("Bob").watches(table["table"]):
            frames_until(socket, "presence")
    check_frame(visitor().sees(table["table"]))
    if (surveyor := GAMES[game].surveyor) is not None and not shown["ending"]:
        preview = ann.gets(f"tables/{table['table']}/preview")
        check("PreviewFrame", preview)
        check(surveyor.shapes[1].__name__, preview["preview"])


def frames_until(socket: Socket, kind: str, after: int = -1) -> Frame:
    """Check every frame up to the next of this kind with a later version of the table."""
    while True:
        frame = socket.next()
        check_frame(frame)
        if frame["kind"] == kind and frame.get("version", 0) > after:
            return frame


@pytest.mark.parametrize("game", list(catalogues()))
def test_the_tiles_of_a_game_fit(game: str, visitor: Visitors) -> None:
    check(catalogues()[game].shape.__name__, visitor().gets(f"games/{game}/tiles"))


@pytest.mark.parametrize("game", list(GAMES))
def test_every_route_answers_as_described(game: str, ann: Visitor) -> None:
    table = ann.opens(game, 2, sit=[0, 1], start=True, hints=True)["table"]
    granted = 0
    for over in (False, True):
        if over:
            ann.posts(f"tables/{table}/proposals", {"what": "resign"})
        for path, item in document()["paths"].items():
            if "get" not in item or "record" in path:  # a record is a file in its own format
                continue
            given = {"table": table, "game": game, "number": 1, "at": 0, "deal": "unknown", "page": "/"}
            query = {one["name"]: given[one["name"]] for one in item["get"].get("parameters", ()) if one["in"] == "query" and one.get("required")}
            answer = ann.http.get(path.format(**given), params=query)
            if answer.headers["content-type"] == "application/json":
                described_as = item["get"]["responses"]["200"]["content"]["application/json"]["schema"] if answer.is_success else ERROR
                Draft202012Validator({**described_as, "components": {"schemas": described()}}).validate(answer.json())
                granted += answer.is_success
    assert granted > 30


FREE = {"/api/games", "/api/games/{game}/tiles", "/api/schema", "/api/schema/openapi.json", "/api/schema/{path}"}
"""Routes with the same cheap answer for everybody."""

WITHOUT_IDENTITY = {"/api/announcement", "/api/codes", "/api/codes/look", "/api/identities", "/api/invitations"}


def handlers() -> Iterator[tuple[str, HTTPRouteHandler]]:
    for route in app().routes:
        if isinstance(route, HTTPRoute) and route.path_format.startswith("/api"):
            for handler in route.route_handlers:
                if handler.http_methods != {"OPTIONS"}:
                    yield route.path_format, handler


def test_every_request_is_counted() -> None:
    guards = {(path, frozenset(handler.http_methods)): handler.resolve_guards() for path, handler in handlers()}
    assert len(guards) > 20
    for (path, methods), declared in guards.items():
        expected = set() if path in FREE else {count_by_address} if path in WITHOUT_IDENTITY else {admit}
        assert {guard for guard in declared if guard in (admit, count_by_address)} == expected, (path, methods)


def test_every_route_that_changes_something_has_a_rate() -> None:
    rates = {(path, method): handler.opt.get("rate") for path, handler in handlers() for method in handler.http_methods}
    changing = {key: rate for key, rate in rates.items() if key[1] not in ("GET", "HEAD")}
    assert len(changing) > 12
    assert None not in changing.values()
    assert set(changing.values()) == {"act", "chat", "table", "code", "invite", "name", "record"}
    assert rates["/api/tables/{table}/hint", "GET"] == "hint"


def test_only_known_rates_can_be_declared() -> None:
    assert all(rated(kind) == {"rate": kind} for kind in RATES)
    with pytest.raises(AssertionError):
        rated("laugh")


def test_the_api_page_describes_every_request() -> None:
    assert app().openapi_schema.to_schema()["paths"]["/api/games"]["get"]["description"] == "List the games that can be played here."
