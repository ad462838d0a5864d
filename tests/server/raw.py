"""A raw client that talks to a server byte by byte."""

from contextlib import closing
from socket import SO_RCVBUF, SOL_SOCKET, socket

from tests.server.serving import TIMEOUT


def raw_socket(address: str, *, buffer: int | None = None) -> socket:
    connection = socket()
    connection.settimeout(TIMEOUT)
    if buffer is not None:
        connection.setsockopt(SOL_SOCKET, SO_RCVBUF, buffer)
    connection.connect(_host(address))
    return connection


def _host(address: str) -> tuple[str, int]:
    host, port = address.removeprefix("http://").rstrip("/").split(":")
    return host, int(port)


def handshake(address: str, table: str, **headers: str) -> bytes:
    """Return the request that opens a socket at a table."""
    host, port = _host(address)
    sent = {"Host": f"{host}:{port}", "Upgrade": "websocket", "Connection": "Upgrade", **headers}
    sent |= {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13"}
    return "\r\n".join([f"GET /api/tables/{table}/socket HTTP/1.1", *(f"{name}: {value}" for name, value in sent.items()), "", ""]).encode()


def deaf_socket(address: str, table: str) -> socket:
    """Open a socket at a table and never read from it."""
    connection = raw_socket(address, buffer=16384)
    connection.sendall(handshake(address, table))
    return connection


def answer(address: str, *parts: bytes, until: bytes | None = None) -> bytes:
    """Return the server's answer up to its end, or up to the bytes `until`. Each further part is sent after the previous answer."""
    received = b""
    with closing(raw_socket(address)) as connection:
        for part in parts:
            connection.sendall(part)
            received += connection.recv(65536)
        while not (until is not None and until in received) and (chunk := connection.recv(65536)):
            received += chunk
    return received
