"""Assets: content that browsers cache, in the best compression that they accept."""

import gzip
import hashlib
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from litestar import Request, Response

UNCHANGING: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
FONT: Final = "font/woff2"
"""The media type of fonts, which are compressed already."""
COMPRESSED: Final = (FONT, "image/png", "image/webp", "image/jpeg", "image/x-icon")
PLAIN: Final = "identity"


class Asset(NamedTuple):
    """Content in its encodings by name, best first, and its entity tag."""

    encodings: Mapping[str, bytes]
    media_type: str
    tag: str

    def tag_of(self, encoding: str) -> str:
        """Return the entity tag of an encoding; strong tags differ where bytes differ."""
        return f'"{self.tag}"' if encoding == PLAIN else f'"{self.tag}-{encoding}"'


def packed(content: bytes, media_type: str, brotli: bytes | None = None) -> Asset:
    """Return content as an asset, with its brotli form if the build has made one."""
    encodings = {PLAIN: content}
    if media_type not in COMPRESSED:
        encodings = {"gzip": gzip.compress(content, mtime=0), **encodings}
    if brotli is not None:
        encodings = {"br": brotli, **encodings}
    return Asset(encodings, media_type, hashlib.sha256(content).hexdigest()[:20])


def best_encoding(accepted: str, known: Mapping[str, bytes]) -> str:
    """Return the known encoding that an `Accept-Encoding` header prefers; the first of equals. Plain content is always acceptable."""
    weights = dict(map(_weight, accepted.lower().split(","))) if accepted else {}
    offered = {name: weights.get(name, weights.get("*", 0.0)) for name in known if name != PLAIN}
    best = max(offered, key=lambda name: offered[name], default=PLAIN)
    return best if offered.get(best, 0.0) > 0 and offered[best] >= weights.get(PLAIN, 0.0) else PLAIN


def _weight(part: str) -> tuple[str, float]:
    name, _, quality = part.partition(";")
    try:
        return name.strip(), float(quality.partition("=")[2]) if quality.strip() else 1.0
    except ValueError:
        return name.strip(), 0.0


def send(request: Request[Any, Any, Any], asset: Asset, caching: str, *varies: str, status: int = 200) -> Response[bytes]:
    """Send an asset, compressed if the browser accepts that; only its headers if the browser has it. `varies` names more headers for `Vary`."""
    encoding = best_encoding(request.headers.get("accept-encoding", ""), asset.encodings)
    headers = {"cache-control": caching, "etag": asset.tag_of(encoding), "vary": ", ".join(("accept-encoding", *varies))}
    if status == 200 and _has(request.headers.get("if-none-match", ""), asset.tag_of(encoding)):
        return Response(b"", status_code=304, headers=headers, media_type=asset.media_type)
    if encoding != PLAIN:
        headers["content-encoding"] = encoding
    return Response(asset.encodings[encoding], status_code=status, headers=headers, media_type=asset.media_type)


def _has(tags: str, tag: str) -> bool:
    """Return whether an `If-None-Match` header names this tag; proxies may have made it weak."""
    return tags.strip() == "*" or tag in [one.strip().removeprefix("W/") for one in tags.split(",")]
