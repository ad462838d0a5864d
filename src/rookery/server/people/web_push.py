"""Web push: messages to browsers through their vendor's push service, encrypted for the browser and signed with this server's key.

The browser names the address of the service, so the server checks it before each message: https to a public address, without redirects.
All functions block; callers run them in threads.
"""

import http.client
import ipaddress
import logging
import socket
import ssl
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from rookery.server.storage.guests import Subscription

LOGGER = logging.getLogger("rookery.push")

SECONDS: Final = 10
"""Timeout of each step of a request to a push service."""
LIFE: Final = 24 * 60 * 60
"""Seconds for which a push service stores a message for an offline device (TTL)."""
ANSWER_READ: Final = 1024
GONE: Final = (404, 410)


class BadEndpointError(ValueError):
    """An address to which the server sends nothing."""


def check_endpoint(endpoint: str, trusted: tuple[str, ...] = ()) -> SplitResult:
    """Split the address of a push service; raise BadEndpointError for one that no browser would report.

    `trusted` are origins that need not be https or public, such as a push service in the host's own network.
    """
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError as error:
        raise BadEndpointError from error
    if f"{parts.scheme}://{parts.netloc}" in trusted:
        return parts
    if parts.scheme != "https" or not parts.hostname or "@" in parts.netloc or port not in (None, 443) or _is_address(parts.hostname):
        raise BadEndpointError
    return parts


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def public_address(host: str) -> str:
    """Resolve a host; raise BadEndpointError if any of its addresses is private, so that nobody reaches this server's network (SSRF)."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)]
    if not found or not all(ipaddress.ip_address(address).is_global for address in found):
        raise BadEndpointError
    return found[0]


class _PinnedConnection(http.client.HTTPSConnection):
    """A connection to the checked address, even if the name later resolves to another one."""

    def __init__(self, host: str, address: str) -> None:
        super().__init__(host, timeout=SECONDS)
        self._address = address

    def connect(self) -> None:
        plain = socket.create_connection((self._address, self.port), self.timeout)
        self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self.host)


def new_key() -> str:
    """Return a new private key to sign messages, as text."""
    from py_vapid import Vapid02  # noqa: PLC0415  slow to load, and not installed everywhere

    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


@dataclass(frozen=True)
class Sender:
    """A sender of messages signed with one key (VAPID)."""

    key: str = field(repr=False)
    trusted: tuple[str, ...] = ()

    @cached_property
    def _vapid(self) -> Any:
        from py_vapid import Vapid02  # noqa: PLC0415

        return Vapid02.from_pem(self.key.encode())

    @cached_property
    def public_key(self) -> str:
        """The public VAPID key, which restricts a browser's subscription to messages from this server."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415
        from py_vapid.utils import b64urlencode  # noqa: PLC0415

        return str(b64urlencode(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)))

    def send(self, subscription: Subscription, message: bytes) -> bool:
        """Send a message to the push service; return False if the subscription is useless. Drop the message on any other error."""
        from pywebpush import WebPusher  # noqa: PLC0415

        try:
            parts = check_endpoint(subscription.endpoint, self.trusted)
            pusher = WebPusher({"endpoint": subscription.endpoint, "keys": {"p256dh": subscription.p256dh, "auth": subscription.auth}})
            body = pusher.encode(message)["body"]
            claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": subscription.site}
            headers = {**self._vapid.sign(claims), "content-encoding": "aes128gcm", "content-type": "application/octet-stream"}
            status = self._post(parts, body, {**headers, "ttl": str(LIFE), "urgency": "normal"})
        except Exception as error:  # whatever it is, the game continues; the browser's keys may be invalid
            LOGGER.warning("a push message could not be sent: %s", type(error).__name__)
            return not isinstance(error, BadEndpointError)
        if status >= 400 and status not in GONE:
            LOGGER.warning("a push service answered %d", status)
        return status not in GONE

    def _post(self, parts: SplitResult, body: bytes, headers: dict[str, str]) -> int:
        connection = self._connection(parts)
        try:
            connection.request("POST", parts._replace(scheme="", netloc="", fragment="").geturl(), body, headers)
            answer = connection.getresponse()
            answer.read(ANSWER_READ)
            return answer.status
        finally:
            connection.close()

    def _connection(self, parts: SplitResult) -> http.client.HTTPConnection:
        host = parts.hostname or ""
        if f"{parts.scheme}://{parts.netloc}" not in self.trusted:
            return _PinnedConnection(host, public_address(host))
        kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        return kind(host, parts.port, timeout=SECONDS)
