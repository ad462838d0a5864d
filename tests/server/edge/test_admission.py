"""Every route declares its guard and its rate limit."""

from collections.abc import Iterator

import pytest
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute

from rookery.server.edge.admission import admit, count_by_address, rated
from rookery.server.limits import RATES
from tests.server.edge.test_openapi import app

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
    assert set(changing.values()) == {"act", "chat", "table", "code", "invite"}
    assert rates["/api/tables/{table}/hint", "GET"] == "hint"


def test_only_known_rates_can_be_declared() -> None:
    assert all(rated(kind) == {"rate": kind} for kind in RATES)
    with pytest.raises(AssertionError):
        rated("laugh")


def test_the_description_of_the_api_says_of_each_request_what_it_does() -> None:
    assert app().openapi_schema.to_schema()["paths"]["/api/games"]["get"]["description"] == "List the games that can be played here."
