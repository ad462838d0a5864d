"""Subscriptions to web push notifications."""

from typing import Any

from litestar import Request, Router, get, post, put
from litestar.params import JSONBody

from rookery.server import limits, wire
from rookery.server.edge.admission import Viewer, admit, rated
from rookery.server.people.identity import COOKIE, hashed
from rookery.server.people.web_push import BadEndpointError, check_endpoint
from rookery.server.refusals import Refused
from rookery.server.services import TheServices
from rookery.server.storage.guests import Guest
from rookery.server.storage.subscriptions import Subscription


@get("/")
async def push_key(services: TheServices) -> wire.people.PushKeyFrame:
    """Return the public key that a browser needs to subscribe (`applicationServerKey`)."""
    return wire.people.PushKeyFrame(await services.turn_notices.public_key())


@put("/", status_code=204, opt=rated("act"))
async def subscribe(request: Request[Any, Any, Any], data: JSONBody[wire.requests.Subscribe], viewer: Viewer, services: TheServices) -> None:
    """Subscribe this device to notifications about your turns in correspondence games, until you sign out there."""
    guest = _known(viewer)
    await services.turn_notices.public_key()
    try:
        check_endpoint(data.endpoint, services.settings.trusted_push)
    except BadEndpointError as error:
        raise Refused("push/invalid") from error
    subscription = Subscription(
        endpoint=data.endpoint,
        p256dh=data.keys.p256dh,
        auth=data.keys.auth,
        language=data.language,
        site=f"https://{request.base_url.netloc}",
    )
    await services.storage.subscriptions.add(guest.id, hashed(request.cookies[COOKIE]), subscription, limits.SUBSCRIPTIONS)


@post("/end", status_code=204, opt=rated("act"))
async def unsubscribe(data: JSONBody[wire.requests.Unsubscribe], viewer: Viewer, services: TheServices) -> None:
    """End the subscription with this endpoint."""
    await services.storage.subscriptions.remove(_known(viewer).id, data.endpoint)


def _known(viewer: Guest | None) -> Guest:
    if viewer is None:
        raise Refused("guest/unknown", "Only guests can subscribe; ask /api/me for a cookie first.")
    return viewer


notifications = Router("/api/me/push", route_handlers=[push_key, subscribe, unsubscribe], guards=[admit], tags=["people"])
