"""The tiles of a game as its board needs them. They are the same for every table, so a browser fetches them once."""

from functools import lru_cache, reduce
from operator import or_
from typing import Any, Final

from litestar import Request, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath

from rookery.drawing import catalogues
from rookery.server.edge.assets import ASK_AGAIN, Asset, packed, send
from rookery.server.refusals import Refused
from rookery.server.services import TheServices

TILES: Final = ResponseSpec(reduce(or_, (catalogue.shape for catalogue in catalogues().values())), generate_examples=False)


@get("/api/games/{game:str}/tiles", tags=["games"], media_type="application/json", responses={200: TILES})
async def tiles(request: Request[Any, Any, Any], services: TheServices, game: FromPath[str]) -> Response[bytes]:
    """Return every tile of a game by code: pieces, spots, outlines, and art in each rotation."""
    if game not in catalogues():
        raise Refused("game/unknown", "There is no such game with tiles.")
    return send(request, _asset(await services.catalogues.of(game)), ASK_AGAIN)


@lru_cache(maxsize=2)
def _asset(catalogue: bytes) -> Asset:
    return packed(catalogue, "application/json")
