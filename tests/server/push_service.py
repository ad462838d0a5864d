"""A push service on this machine, and a browser that has subscribed there."""

import base64
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from rookery.server.storage.guests import Subscription

AUTH = b"0123456789abcdef"
BLOCK = bytes(1 << 20)


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


@dataclass
class PushService:
    """A push service that records the headers and body of each message, and answers with `status` and a body of `blocks`."""

    origin: str
    status: int = 201
    blocks: int = 0
    was_read: bool | None = None
    private: Any = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    sent: list[tuple[dict[str, str], bytes]] = field(default_factory=list)

    @property
    def keys(self) -> dict[str, str]:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": text(point), "auth": text(AUTH)}

    def subscription(self, *, name: str = "a", language: str = "en") -> Subscription:
        return Subscription(endpoint=f"{self.origin}/{name}", language=language, site="https://rookery.example", **self.keys)

    def read(self, body: bytes) -> dict[str, str]:
        """Decrypt a message, as only the browser can."""
        message: dict[str, str] = msgspec.json.decode(http_ece.decrypt(body, private_key=self.private, auth_secret=AUTH))
        return message


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            service.sent.append(({name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(service.status)
            self.send_header("location", "/elsewhere")
            self.send_header("content-length", str(service.blocks * len(BLOCK)))
            self.end_headers()
            try:
                for _ in range(service.blocks):
                    self.wfile.write(BLOCK)
                service.was_read = True
            except ConnectionError:
                service.was_read = False

        def log_message(self, *_details: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service = PushService(f"http://127.0.0.1:{server.server_port}")
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        yield service
        server.shutdown()
        thread.join()
