"""The application: handlers, guards, limits and services, on the store and the bots of the settings."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Receive, Scope, Send

from rookery import __version__
from rookery.core.frozen import FrozenMap
from rookery.server import wire
from rookery.server.edge.admission import provide_guest, provide_viewer
from rookery.server.edge.openapi import WholeDocument
from rookery.server.edge.routes.catalogue import tiles
from rookery.server.edge.routes.deals import deal_router, puzzle_router
from rookery.server.edge.routes.lobby import acquaintances, announcement, invite, listed
from rookery.server.edge.routes.pages import missing_page, pages
from rookery.server.edge.routes.people import entrances, my_games_router, notifications, people
from rookery.server.edge.routes.records import imports, insight, records
from rookery.server.edge.routes.socket import analysis_socket, table_socket
from rookery.server.edge.routes.tables import games, tables
from rookery.server.edge.security import check_request, outgoing
from rookery.server.refusals import Refused
from rookery.server.services import Services, provide_services
from rookery.server.settings import Settings
from rookery.server.storage import StorageError
from rookery.server.storage.opening import make_store
from rookery.server.thinking.bot_pool import BotPool

LOGGER = logging.getLogger("rookery.server")


def create_app(settings: Settings) -> Litestar:
    """Return the application for these settings. The caller must open its services before starting it; it closes them on shutdown."""
    services = Services(settings, make_store(settings), BotPool(settings.bot_cores))

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        yield
        await services.close()

    app = Litestar(
        route_handlers=[
            games,
            tiles,
            tables,
            listed,
            invite,
            acquaintances,
            announcement,
            records,
            imports,
            insight,
            puzzle_router,
            deal_router,
            people,
            notifications,
            my_games_router,
            entrances,
            table_socket,
            analysis_socket,
            *pages,
        ],
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "viewer": Provide(provide_viewer, sync_to_thread=False),
            "guest": Provide(provide_guest),
        },
        guards=[check_request(settings)],
        before_send=[outgoing(settings)],
        exception_handlers={
            Refused: _refused,
            NotFoundException: _not_found,
            HTTPException: _http_error,
            **dict.fromkeys((msgspec.MsgspecError, UnicodeDecodeError, RecursionError), _unreadable),
            StorageError: _cannot_write,
            Exception: _failed,
        },
        lifespan=[lifespan],
        type_encoders={FrozenMap: FrozenMap.to_dict},
        logging_config=None,
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Rookery",
            version=__version__,
            description="Tables for the tower games. Actions are notation; every error has a stable code.",
            path="/api/schema",
            render_plugins=[WholeDocument(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
    )
    app.state.services = services
    app.asgi_handler = _answering_head(app.asgi_handler)
    return app


def _answering_head(app: ASGIApp) -> ASGIApp:
    """Wrap an application so that it answers `HEAD`, which link previews and monitors send, like `GET`; uvicorn drops the body."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") == "HEAD":
            scope = cast("Scope", {**scope, "method": "GET"})  # a copy, because uvicorn reads the original
        await app(scope, receive, send)

    return answer


def _answer(status: int, code: str, message: str) -> Response[wire.ErrorFrame]:
    return Response(wire.ErrorFrame(code, message), status_code=status, media_type="application/json")


def _refused(_request: Request[Any, Any, Any], refused: Refused) -> Response[wire.ErrorFrame]:
    return Response(wire.ErrorFrame.of(refused), status_code=refused.status, media_type="application/json", headers=refused.headers)


def _http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.ErrorFrame]:
    if isinstance(error, ValidationException):
        details = "; ".join(str(part.get("message", part)) if isinstance(part, dict) else str(part) for part in error.extra or ())
        return _answer(400, "request/invalid", details or error.detail)
    if isinstance(error, InternalServerException):  # Litestar reports an invalid body field as our error if its name is that of a dependency
        return _answer(400, "request/invalid", "The request cannot be read.")
    codes = {404: "page/unknown", 413: "request/too-large"}
    answer = _answer(error.status_code, codes.get(error.status_code, "request/invalid"), error.detail)
    answer.headers.update(error.headers or {})
    return answer


def _not_found(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    try:
        return missing_page(request) or _http_error(request, error)
    except Refused as refused:
        return _refused(request, refused)


def _unreadable(_request: Request[Any, Any, Any], error: Exception) -> Response[wire.ErrorFrame]:
    return _answer(400, "request/invalid", str(error))


def _cannot_write(request: Request[Any, Any, Any], error: StorageError) -> Response[wire.ErrorFrame]:
    LOGGER.error("the data cannot be written: %s", error)
    return _refused(request, Refused("server/cannot-write"))


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[wire.ErrorFrame]:
    LOGGER.error("a request to %s failed", request.url.path, exc_info=error)
    return _refused(request, Refused("server/failed"))
