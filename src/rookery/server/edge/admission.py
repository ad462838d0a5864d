"""Admission: identity and rate limits of clients. Routes declare both: `guards=[admit]`, and `opt=rated("act")` for their rate.

A viewer is a guest, or None for a stranger. Requests that change something make a stranger a guest.
"""

from typing import Any, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler

from rookery.server.edge.security import cookie, set_cookie
from rookery.server.limits import RATES, counted_address
from rookery.server.people.identity import COOKIE, device_name
from rookery.server.refusals import Refused
from rookery.server.services import Services, TheServices
from rookery.server.storage.guests import Guest

AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
Viewer: TypeAlias = NamedDependency[Guest | None]
TheGuest: TypeAlias = NamedDependency[Guest]

_RATE = "rate"
_VIEWER = "viewer"


def rated(kind: str) -> dict[str, str]:
    """Return the option of a route whose requests count towards a rate."""
    assert kind in RATES, "there is such a rate"
    return {_RATE: kind}


async def admit(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Guard a route: find the viewer and count the request; refuse strangers if the server requires an invite code.

    Refuse tables whose draws the viewer must not know yet.
    """
    services: Services = connection.app.state.services
    viewer = await find_viewer(connection, services)
    if viewer is not None:
        await _count(handler, viewer.id, services)
    connection.scope["state"][_VIEWER] = viewer
    if (name := connection.path_params.get("table")) is not None and (table := await services.tables.find(name)) is not None:
        await services.deals.check_shown(table, viewer.id if viewer else None)


async def count_by_address(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Guard a route for strangers: count the request by its address."""
    connection.app.state.services.operator.check(None, address(connection))
    await _count(handler, address(connection), connection.app.state.services)


async def find_viewer(connection: AnyConnection, services: Services, *, known: str = "read", unknown: str = "visit") -> Guest | None:
    """Find the viewer and count a request that only reads; raise Refused for strangers if the server requires an invite code."""
    viewer = await services.guests.find(cookie(connection, COOKIE), address(connection))
    services.meter.take(*((known, viewer.id) if viewer else (unknown, address(connection))))
    services.operator.check(viewer.id if viewer else None, address(connection))
    if viewer is None and services.settings.invite_only:
        raise Refused("guest/not-invited")
    return viewer


def provide_viewer(request: Request[Any, Any, Any]) -> Guest | None:
    viewer: Guest | None = request.scope["state"][_VIEWER]
    return viewer


async def provide_guest(request: Request[Any, Any, Any], services: TheServices, viewer: Viewer) -> Guest:
    """Return the viewer; a stranger becomes a guest and gets a cookie."""
    if viewer is not None:
        return viewer
    await services.rates.take("guest", address(request))
    guest, token = await services.guests.welcome(device=device(request), address=address(request))
    set_cookie(request, COOKIE, token)
    await _count(request.route_handler, guest.id, services)
    return guest


def address(connection: AnyConnection) -> str:
    """Return the rate-limit key of a connection's address."""
    return counted_address(connection.client.host) if connection.client else "?"


def device(connection: AnyConnection) -> str:
    """Return the name of a connection's device."""
    return device_name(connection.headers.get("user-agent", ""))


async def _count(handler: BaseRouteHandler, who: str, services: Services) -> None:
    if _RATE in handler.opt:
        await services.rates.take(handler.opt[_RATE], who)
