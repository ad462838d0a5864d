"""The OpenAPI document describes every route, completely, and only with references that lead somewhere."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.routes import HTTPRoute

from rookery.server.edge.app import create_app
from rookery.server.settings import Settings
from tests.server.conftest import Visitors

VERBS = ("get", "put", "post", "delete", "patch")
UNDESCRIBED = "/api/schema"


@cache
def app() -> Litestar:
    return create_app(Settings(data=Path("never-opened.sqlite3")))


@cache
def document() -> dict[str, Any]:
    return app().openapi_schema.to_schema()


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


def test_the_document_is_served_as_it_is_made(visitor: Visitors) -> None:
    served = visitor().asks("GET", "schema/openapi.json").json()
    assert served["openapi"].startswith("3.1")
    assert served["info"]["title"] == "Rookery"
    assert set(served["paths"]) == set(document()["paths"])


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


def test_the_parameters_of_a_path_are_described() -> None:
    for path, _, operation in operations():
        named = {part[1:-1] for part in path.split("/") if part.startswith("{")}
        described = {parameter["name"] for parameter in operation.get("parameters", ()) if parameter["in"] == "path"}
        assert named == described, path


def test_operations_have_names_of_their_own() -> None:
    names = [operation["operationId"] for _, _, operation in operations()]
    assert len(names) == len(set(names))


def test_every_reference_leads_somewhere() -> None:
    schemas = document()["components"]["schemas"]
    found = set(references(document()))
    assert found
    assert found <= {f"#/components/schemas/{name}" for name in schemas}


def test_nothing_of_our_own_machinery_is_a_parameter() -> None:
    parameters = {parameter["name"] for _, _, operation in operations() for parameter in operation.get("parameters", ())}
    assert parameters == {
        "after",
        "at",
        "before",
        "daily",
        "deal",
        "device",
        "everywhere",
        "game",
        "keep_out",
        "language",
        "limit",
        "number",
        "page",
        "puzzle",
        "seat",
        "seats",
        "speed",
        "table",
        "theme",
    }
