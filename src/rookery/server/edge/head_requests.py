"""`HEAD` is answered as `GET`: link previews and monitors ask that way."""

from typing import cast

from litestar.types import ASGIApp, Receive, Scope, Send


def answering_head(app: ASGIApp) -> ASGIApp:
    """The application, which answers `HEAD` wherever it answers `GET`. The server in front of it leaves the body away."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") == "HEAD":
            scope = cast("Scope", {**scope, "method": "GET"})  # a copy, because the server looks at its own
        await app(scope, receive, send)

    return answer
