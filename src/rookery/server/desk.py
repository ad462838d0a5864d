"""The front desk: what every handler needs, and who it is that asks."""

from dataclasses import dataclass
from typing import Any, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency

from rookery.server.guarding import NEW_TOKEN
from rookery.server.house import House
from rookery.server.identity import COOKIE, Guests
from rookery.server.limits import Meter
from rookery.server.refusals import Refused
from rookery.server.settings import Settings
from rookery.server.storage import Guest


@dataclass(frozen=True, slots=True)
class Desk:
    """The parts of a running server."""

    house: House
    guests: Guests
    meter: Meter
    settings: Settings


TheDesk: TypeAlias = NamedDependency[Desk]
TheGuest: TypeAlias = NamedDependency[Guest]
Looker: TypeAlias = NamedDependency[Guest | None]
"""What handlers ask for by name: the desk, whoever asks as a guest, and whoever looks, known or not."""


def provide_desk(state: State) -> Desk:
    desk: Desk = state.desk
    return desk


async def provide_looker(request: Request[Any, Any, Any], desk: TheDesk) -> Guest | None:
    """Whoever asks, if they are known; looking needs no identity unless the house is by invitation only."""
    return await looker(request, desk)


async def looker(connection: ASGIConnection[Any, Any, Any, Any], desk: Desk) -> Guest | None:
    guest = await desk.guests.find(connection.cookies.get(COOKIE))
    desk.meter.take("read", guest.id if guest else address(connection))
    if guest is None and desk.settings.invite_only:
        raise Refused("guest/not-invited", "This house is by invitation only; ask its host for a link.")
    return guest


async def provide_guest(request: Request[Any, Any, Any], desk: TheDesk, looker: Looker) -> Guest:
    """Whoever asks; a stranger becomes a guest and gets a cookie."""
    if looker is not None:
        return looker
    desk.meter.take("guest", address(request))
    guest, token = await desk.guests.welcome()
    request.scope["state"][NEW_TOKEN] = token
    return guest


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a connection comes from, for counting alone."""
    return connection.client.host if connection.client else "?"
