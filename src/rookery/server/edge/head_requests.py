"""`HEAD` requests, which link previews and monitors send, answered as `GET`."""

from typing import cast

from litestar.types import ASGIApp, Receive, Scope, Send


def answering_head(app: ASGIApp) -> ASGIApp:
    """Wrap an application so that it answers `HEAD` like `GET`; uvicorn drops the body."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") == "HEAD":
            scope = cast("Scope", {**scope, "method": "GET"})  # a copy, because uvicorn reads the original
        await app(scope, receive, send)

    return answer
