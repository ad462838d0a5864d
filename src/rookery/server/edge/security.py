"""Which hosts and origins are let in, and the headers that every answer carries."""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import MutableScopeHeaders
from litestar.handlers import BaseRouteHandler
from litestar.types import BeforeMessageSendHookHandler, Guard, Message, Scope

from rookery.server.people.identity import COOKIE_AGE
from rookery.server.refusals import Refused
from rookery.server.settings import Settings

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        *(f"{kind}-src 'self'" for kind in ("script", "style", "connect", "font", "manifest", "worker", "media")),
        "img-src 'self' data:",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
ONLY_HTTPS: Final = {"strict-transport-security": "max-age=31536000"}
"""With `--https`: browsers come by HTTPS alone for a year, whatever link they follow."""

SAFE_METHODS: Final = {"GET", "HEAD", "OPTIONS"}
_NEW_COOKIES: Final = "new_cookies"


def set_cookie(connection: ASGIConnection[Any, Any, Any, Any], name: str, value: str) -> None:
    """Let the answer to this request carry a cookie; an empty one forgets it."""
    connection.scope["state"].setdefault(_NEW_COOKIES, {})[name] = value


def check_host(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """Only the names this server is known by are answered, so that no other site's name can be made to point here."""
    try:
        name = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:  # brackets that do not hold an address
        name = ""
    if "*" not in settings.hosts and name not in {known.strip("[]") for known in settings.hosts}:
        raise Refused("host/unknown")


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """A browser that sends something must do so from our own pages; programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != connection.headers.get("host"):
        raise Refused("origin/foreign")


def check_request(settings: Settings) -> Guard:
    """A guard for all routes. Sockets are checked by their handler, which can say why it refuses."""

    def guard(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
        if isinstance(connection, Request):
            check_host(connection, settings)
            if connection.method not in SAFE_METHODS:
                check_origin(connection)

    return guard


def outgoing(settings: Settings) -> BeforeMessageSendHookHandler:
    """A hook that adds the headers, and the cookies of a guest who has just become one."""

    async def before_send(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in (HEADERS | ONLY_HTTPS if settings.secure_cookies else HEADERS).items():
            headers.setdefault(name, value)
        for name, value in scope.get("state", {}).get(_NEW_COOKIES, {}).items():
            secure = "; Secure" if settings.secure_cookies else ""
            headers.add("set-cookie", f"{name}={value}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{secure}")

    return before_send
