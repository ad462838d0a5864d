"""An echo server on Rookery's network stack; it prints its address."""

import socket
import sys
from functools import partial
from typing import Any

import uvicorn

from rookery.server.edge.guard import Guard, Traffic
from rookery.server.edge.limited_websockets import LimitedWebSockets
from rookery.server.limits import DEFAULTS


async def echo(scope: dict[str, Any], receive: Any, send: Any) -> None:
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def main() -> None:
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen()  # clients may connect as soon as they read the address
    sys.stdout.write(f"ws://127.0.0.1:{listening.getsockname()[1]}/\n")
    sys.stdout.flush()
    config = uvicorn.Config(
        echo,
        http=partial(Guard, Traffic()),  # type: ignore[arg-type]  # uvicorn only calls it
        ws=LimitedWebSockets,
        ws_max_size=DEFAULTS.frame_bytes,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        lifespan="off",
    )
    uvicorn.Server(config).run([listening])


if __name__ == "__main__":
    main()
