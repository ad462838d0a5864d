"""The tiles of a game as its board needs them: the same for every table, so a browser fetches them once."""

import asyncio
from functools import lru_cache
from threading import Lock
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from rookery.drawing.carcassonne.catalogue import tile_catalogue
from rookery.games.carcassonne import CARCASSONNE
from rookery.games.carcassonne.expansion import Expansion, load_tiles
from rookery.games.carcassonne.rules import catalogue
from rookery.server import wire
from rookery.server.handlers.pages import ASK_AGAIN, Asset, packed, send
from rookery.server.refusals import Refused

_painting: Final = Lock()
"""Two who ask at once do not have everything painted twice."""


@get("/api/games/{game:str}/tiles", tags=["games"], media_type="application/json")
async def tiles(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
    """Every tile of a game by code: pieces, spots, outlines, and art in each rotation (a `TileCatalogue`)."""
    if game != CARCASSONNE.name:
        raise Refused("game/unknown", "There is no such game with tiles.")
    return send(request, await asyncio.to_thread(_catalogue, catalogue()), ASK_AGAIN)  # painting takes a while, and others are playing


def _catalogue(expansions: tuple[Expansion, ...]) -> Asset:
    with _painting:
        return _painted(expansions)


@lru_cache(maxsize=2)
def _painted(expansions: tuple[Expansion, ...]) -> Asset:
    return packed(wire.encode(tile_catalogue(load_tiles(expansions).values())), "application/json")
