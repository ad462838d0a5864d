"""Checks of hosts and origins, and the security headers of every response."""

import re
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import MutableScopeHeaders
from litestar.handlers import BaseRouteHandler
from litestar.types import BeforeMessageSendHookHandler, Guard, Message, Scope

from rookery.server.people.identity import COOKIE_AGE, COOKIES
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
"""HSTS, with `--https`: browsers use HTTPS only for a year."""

SAFE_METHODS: Final = {"GET", "HEAD", "OPTIONS"}
HOST_ONLY: Final = "__Host-"
"""The prefix of cookie names over HTTPS: browsers accept such a cookie only from this host over HTTPS, so no other subdomain can plant one."""

_NEW_COOKIES: Final = "new_cookies"
_TOKENS: Final = re.compile(r"[A-Za-z0-9_.-]+")


def set_cookie(connection: ASGIConnection[Any, Any, Any, Any], name: str, value: str) -> None:
    """Set a cookie in the response to this request; an empty one deletes it."""
    connection.scope["state"].setdefault(_NEW_COOKIES, {})[name] = value


def cookie(connection: ASGIConnection[Any, Any, Any, Any], name: str) -> str:
    """Return a cookie of this request, or the one that its response sets; empty if there is none.

    Over HTTPS, accept a cookie without the prefix if there is no other, because earlier releases set such cookies; the response replaces it.
    """
    new: dict[str, str] = connection.scope.get("state", {}).get(_NEW_COOKIES, {})
    if name in new:
        return new[name]
    settings: Settings = connection.app.state.services.settings
    cookies = connection.cookies
    return cookies.get(HOST_ONLY + name, cookies.get(name, "")) if settings.secure_cookies else cookies.get(name, "")


def check_host(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """Raise Refused for unknown host names, against DNS rebinding."""
    try:
        name = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:  # an invalid address in brackets
        name = ""
    if "*" not in settings.hosts and name not in {known.strip("[]") for known in settings.hosts}:
        raise Refused("host/unknown")


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Raise Refused for a request from another site's pages; programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != connection.headers.get("host"):
        raise Refused("origin/foreign")


def check_request(settings: Settings) -> Guard:
    """Return a guard for all routes. The handler of sockets checks them itself, because it can say why it refuses."""

    def guard(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
        if isinstance(connection, Request):
            check_host(connection, settings)
            if connection.method not in SAFE_METHODS:
                check_origin(connection)

    return guard


def outgoing(settings: Settings) -> BeforeMessageSendHookHandler:
    """Return a hook that adds the security headers and new cookies to responses."""

    async def before_send(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in (HEADERS | ONLY_HTTPS if settings.secure_cookies else HEADERS).items():
            headers.setdefault(name, value)
        cookies: dict[str, str] = scope.get("state", {}).get(_NEW_COOKIES, {})
        if settings.secure_cookies:
            cookies = _host_only(Request(scope).cookies, cookies)
        secure = "; Secure" if settings.secure_cookies else ""
        for name, value in cookies.items():
            headers.add("set-cookie", f"{name}={value}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{secure}")

    return before_send


def _host_only(sent: dict[str, str], new: dict[str, str]) -> dict[str, str]:
    """Return the new cookies with the prefix, and replacements for cookies that were sent without it."""
    moved = {name: value for name in COOKIES if _TOKENS.fullmatch(value := sent.get(name, ""))}
    known = {name for name in COOKIES if HOST_ONLY + name in sent}
    cookies = {name: value for name, value in moved.items() if name not in known} | new
    return {HOST_ONLY + name: value for name, value in cookies.items()} | dict.fromkeys(moved, "")
