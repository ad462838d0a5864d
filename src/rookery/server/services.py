"""What every handler needs: the parts of the server, and who is asking."""

from dataclasses import dataclass
from typing import Any, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency

from rookery.server.identity import COOKIE, Guests
from rookery.server.limits import Meter
from rookery.server.refusals import Refused
from rookery.server.security import NEW_TOKEN
from rookery.server.settings import Settings
from rookery.server.storage import Guest
from rookery.server.table_service import TableService


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a running server."""

    tables: TableService
    guests: Guests
    meter: Meter
    settings: Settings


TheServices: TypeAlias = NamedDependency[Services]
TheGuest: TypeAlias = NamedDependency[Guest]
Viewer: TypeAlias = NamedDependency[Guest | None]
"""What handlers ask for by name: the services, the guest who asks, and the viewer, who may be unknown."""


def provide_services(state: State) -> Services:
    services: Services = state.services
    return services


async def provide_viewer(request: Request[Any, Any, Any], services: TheServices) -> Guest | None:
    """The guest who asks, if known; looking needs no identity unless the server is by invitation only."""
    return await viewer(request, services)


async def viewer(connection: ASGIConnection[Any, Any, Any, Any], services: Services) -> Guest | None:
    guest = await services.guests.find(connection.cookies.get(COOKIE))
    services.meter.take("read", guest.id if guest else address(connection))
    if guest is None and services.settings.invite_only:
        raise Refused("guest/not-invited", "This server is by invitation only; ask its host for a link.")
    return guest


async def provide_guest(request: Request[Any, Any, Any], services: TheServices, viewer: Viewer) -> Guest:
    """The guest who asks; a stranger becomes one and gets a cookie."""
    if viewer is not None:
        return viewer
    services.meter.take("guest", address(request))
    guest, token = await services.guests.welcome()
    request.scope["state"][NEW_TOKEN] = token
    return guest


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a connection comes from, for counting alone."""
    return connection.client.host if connection.client else "?"
