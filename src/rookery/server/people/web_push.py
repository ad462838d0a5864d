"""Web push: messages to browsers through the push service of their maker, encrypted for the browser and signed with a key of this server.

The address of the service comes from the browser, so nothing is sent before it has been looked at: https to a public address, and no
redirects. Everything here blocks, and runs in threads of its own.
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

from rookery.server.storage.subscriptions import Subscription

LOGGER = logging.getLogger("rookery.push")

SECONDS: Final = 10
"""How long a push service may take for each step of an answer."""
LIFE: Final = 24 * 60 * 60
"""Seconds for which a push service keeps a message for a device that is switched off."""
ANSWER_READ: Final = 1024
GONE: Final = (404, 410)


class BadEndpointError(ValueError):
    """An address that nothing is sent to."""


def check_endpoint(endpoint: str, trusted: tuple[str, ...] = ()) -> SplitResult:
    """The parts of an address that a browser gave as its push service; BadEndpointError for one that no browser gives.

    `trusted` are origins that need not be https or public, such as a push service in one's own network.
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
    """An address of this host; BadEndpointError if it has one that is not public, so that nobody is led into this server's own network."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)]
    if not found or not all(ipaddress.ip_address(address).is_global for address in found):
        raise BadEndpointError
    return found[0]


class _PinnedConnection(http.client.HTTPSConnection):
    """A connection to the address that was looked at, whatever the name leads to a moment later."""

    def __init__(self, host: str, address: str) -> None:
        super().__init__(host, timeout=SECONDS)
        self._address = address

    def connect(self) -> None:
        plain = socket.create_connection((self._address, self.port), self.timeout)
        self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self.host)


def new_key() -> str:
    """A new private key to sign messages with, as text."""
    from py_vapid import Vapid02  # noqa: PLC0415  slow to load, and not installed everywhere

    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


@dataclass(frozen=True)
class Sender:
    """Sends messages that are signed with one key."""

    key: str = field(repr=False)
    trusted: tuple[str, ...] = ()

    @cached_property
    def _vapid(self) -> Any:
        from py_vapid import Vapid02  # noqa: PLC0415

        return Vapid02.from_pem(self.key.encode())

    @cached_property
    def public_key(self) -> str:
        """What a browser must know to be sent something by this server alone."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415
        from py_vapid.utils import b64urlencode  # noqa: PLC0415

        return str(b64urlencode(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)))

    def send(self, subscription: Subscription, message: bytes) -> bool:
        """Hand a message to the push service; whether the browser can still be reached. What fails otherwise is dropped: it is about this moment."""
        from pywebpush import WebPusher  # noqa: PLC0415

        try:
            parts = check_endpoint(subscription.endpoint, self.trusted)
            pusher = WebPusher({"endpoint": subscription.endpoint, "keys": {"p256dh": subscription.p256dh, "auth": subscription.auth}})
            body = pusher.encode(message)["body"]
            claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": subscription.site}
            headers = {**self._vapid.sign(claims), "content-encoding": "aes128gcm", "content-type": "application/octet-stream"}
            status = self._post(parts, body, {**headers, "ttl": str(LIFE), "urgency": "normal"})
        except Exception as error:  # whatever it is, the game goes on; what a browser gave may be nonsense
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
