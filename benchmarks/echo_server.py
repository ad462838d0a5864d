"""An echo server on Rookery's network stack; it prints its address.

    python -m benchmarks.echo_server [DATA]

With DATA, Litestar handles the sockets, and a row is committed to that file before each echo.
"""

import socket
import sys
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from rookery.server.edge.guard import Guard, Traffic
from rookery.server.edge.limited_websockets import LimitedWebSockets
from rookery.server.edge.run_server import allow_many_sockets
from rookery.server.limits import DEFAULTS
from rookery.server.storage.sqlite.file import SqliteFile


async def echo(scope: dict[str, Any], receive: Any, send: Any) -> None:
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def committing(data: Path) -> Litestar:
    """Return an application that commits each frame before it echoes it."""
    file = SqliteFile(data)

    @websocket("/")
    async def commit_and_echo(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        try:
            while True:
                text = await socket.receive_text()
                await file.execute("insert into log values (?, (select coalesce(max(seq), 0) + 1 from log where table_id = ?), ?)", ("t", "t", text))
                await socket.send_text(text)
        except WebSocketDisconnect:
            return

    return Litestar([commit_and_echo], on_startup=[file.open], on_shutdown=[file.close], openapi_config=None, logging_config=None)


def main() -> None:
    allow_many_sockets()
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(1024)  # clients may connect as soon as they read the address
    sys.stdout.write(f"ws://127.0.0.1:{listening.getsockname()[1]}/\n")
    sys.stdout.flush()
    config = uvicorn.Config(
        committing(Path(sys.argv[1])) if len(sys.argv) > 1 else echo,
        http=partial(Guard, Traffic()),  # type: ignore[arg-type]  # uvicorn only calls it
        ws=LimitedWebSockets,
        ws_max_size=DEFAULTS.frame_bytes,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        lifespan="on" if len(sys.argv) > 1 else "off",
    )
    uvicorn.Server(config).run([listening])


if __name__ == "__main__":
    main()
