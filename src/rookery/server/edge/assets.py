"""Assets: content that browsers cache, compressed if they accept that."""

import gzip
import hashlib
from typing import Any, Final, NamedTuple

from litestar import Request, Response

UNCHANGING: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
FONT: Final = "font/woff2"
"""The media type of fonts, which are compressed already."""


class Asset(NamedTuple):
    """Content with its compressed form and its entity tag."""

    content: bytes
    compressed: bytes
    media_type: str
    tag: str


def packed(content: bytes, media_type: str) -> Asset:
    """Return content as an asset."""
    return Asset(content, gzip.compress(content, mtime=0), media_type, f'"{hashlib.sha256(content).hexdigest()[:20]}"')


def send(request: Request[Any, Any, Any], asset: Asset, caching: str, *varies: str) -> Response[bytes]:
    """Send an asset, compressed if the browser accepts that; only its headers if the browser has it. It also `varies` with these headers."""
    headers = {"cache-control": caching, "etag": asset.tag, "vary": ", ".join(("accept-encoding", *varies))}
    if request.headers.get("if-none-match") == asset.tag:
        return Response(b"", status_code=304, headers=headers, media_type=asset.media_type)
    if "gzip" in request.headers.get("accept-encoding", "") and asset.media_type != FONT:
        return Response(asset.compressed, headers={**headers, "content-encoding": "gzip"}, media_type=asset.media_type)
    return Response(asset.content, headers=headers, media_type=asset.media_type)
