"""The web client, or a plain page about the server and its API if the client is not built."""

from functools import lru_cache
from html import escape
from importlib import resources
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from rookery.games import GAMES
from rookery.locale import ENGLISH, Words, known_language
from rookery.server import time_source
from rookery.server.deals.puzzles import shipped
from rookery.server.edge.admission import address, admit
from rookery.server.edge.assets import ASK_AGAIN, FONT, UNCHANGING, Asset, packed, send
from rookery.server.edge.page_previews import page_poster
from rookery.server.edge.security import check_host
from rookery.server.frames.link_previews import Preview, manifest_in, page_in, preview_tags, table_preview, wanted_words
from rookery.server.limits import LISTED_FOR
from rookery.server.refusals import Refused
from rookery.server.services import Services, TheServices
from rookery.server.settings import Settings
from rookery.server.storage.lists import Listing, TableSummary

CLIENT: Final = Path(str(resources.files("rookery"))) / "static"
"""Output folder of the web client's build."""
PAGE: Final = CLIENT / "index.html"
MANIFEST: Final = CLIENT / "manifest.webmanifest"
LANGUAGES: Final = "accept-language"
PREVIEW_WORDS: Final = ("deals",)
"""The folders of messages that previews need."""

LONGEST_NAME: Final = 200
"""Maximum length of a file name; operating systems reject much longer ones."""

TYPES: Final = {".ico": "image/x-icon", ".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": FONT}
"""Media types that the platform's own table may lack or get wrong."""

ROOT_FILES: Final = [
    "/manifest.webmanifest",
    "/icon.svg",
    "/icon-192.png",
    "/icon-512.png",
    "/icon-maskable-512.png",
    "/apple-touch-icon.png",
    "/favicon.ico",
    "/service-worker.js",
    "/robots.txt",
    *(f"/{screen}-{device}-light.jpg" for screen in ("five-towers-auction", "carcassonne-place") for device in ("desktop", "phone")),
]
"""Files at the root of the server: those with which browsers install the client, and the rules for crawlers."""
NO_PAGES: Final = ("api", "assets")
"""The first segments of paths that serve programs and files, not pages."""
DAILY: Final = "daily"
"""The name that means the puzzle of the day."""
NO_ROBOTS: Final = b"User-agent: *\nDisallow: /\n"

EXAMPLE: Final = """curl -c jar -b jar {base}api/me
curl -c jar -b jar -H 'content-type: application/json' {base}api/tables \\
  -d '{{"game": "five-towers", "seats": 2, "bots": [{{"seat": 1, "bot": "heuristic"}}], "start": true}}'
curl -c jar -b jar -H 'content-type: application/json' {base}api/tables/TABLE/actions \\
  -d '{{"version": VERSION, "action": "bid 2"}}'"""
MISSING: Final = (
    "The web client has not been built here: run <code>npm ci</code> and <code>npm run build</code> in <code>web/</code>, or install the package."
)


@lru_cache(maxsize=64)
def _asset(path: Path, _changed: int) -> Asset:
    brotli = path.with_name(f"{path.name}.br")
    media_type = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    return packed(path.read_bytes(), media_type, brotli.read_bytes() if brotli.is_file() else None)


def _send(request: Request[Any, Any, Any], path: Path, caching: str) -> Response[bytes]:
    return send(request, _asset(path, path.stat().st_mtime_ns), caching)


@lru_cache(maxsize=64)
def _translated(path: Path, _changed: int, language: str, tags: str) -> Asset:
    words, text = Words(language), path.read_text("utf-8")
    translated = manifest_in(words, text) if path == MANIFEST else page_in(words, text, tags)
    return packed(translated.encode(), _asset(path, _changed).media_type)


def _send_translated(request: Request[Any, Any, Any], path: Path, preview: Preview | None = None, status: int = 200) -> Response[bytes]:
    words, services = _words(request), request.app.state.services
    tags = "" if preview is None else preview_tags(preview, words, str(request.base_url), _public_address(request, services.settings))
    return send(request, _translated(path, path.stat().st_mtime_ns, words.language, tags), ASK_AGAIN, LANGUAGES, status=status)


def _public_address(request: Request[Any, Any, Any], settings: Settings) -> str | None:
    """Return the address of the page; None if the server answers under any name, because then a client could choose it."""
    return None if "*" in settings.hosts else f"{str(request.base_url).rstrip('/')}{request.url.path}"


def _words(request: Request[Any, Any, Any]) -> Words:
    return wanted_words(request.headers.get("accept-language", ""), *PREVIEW_WORDS)


@get("/assets/{name:str}", include_in_schema=False)
async def client_asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Return an asset of the client. Its name contains a hash of its content, so browsers may cache it forever."""
    path = CLIENT / "assets" / name
    if len(name) > LONGEST_NAME or path.suffix == ".br" or not path.is_file():
        raise NotFoundException
    return _send(request, path, UNCHANGING)


@get(ROOT_FILES, include_in_schema=False)
async def client_file(request: Request[Any, Any, Any], services: TheServices) -> Response[bytes]:
    """Return a file from the root of the client; on a private server, robots.txt excludes all crawlers."""
    path = CLIENT / request.url.path.lstrip("/")
    if path.name == "robots.txt" and services.settings.invite_only:
        return send(request, packed(NO_ROBOTS, "text/plain"), ASK_AGAIN)
    if not path.is_file():
        raise NotFoundException
    return _send_translated(request, path) if path == MANIFEST else _send(request, path, ASK_AGAIN)


@get(["/t/{table:str}", "/t/{table:str}/screen", "/t/{table:str}/{number:int}/replay"], include_in_schema=False)
async def table_page(request: Request[Any, Any, Any], services: TheServices, table: FromPath[str]) -> Response[Any]:
    """Return the client at a table, with metadata for link previews unless the visitor's address exceeds its rate limit."""
    if not PAGE.is_file() or services.settings.invite_only:
        return await _page(request, services)
    try:
        services.meter.take("visit", address(request))
        found = await services.tables.table(table)
        await services.deals.check_shown(found, None)  # link previews are public
        summary = found.summary()
    except Refused:
        return _send_translated(request, PAGE)
    if summary.imported:  # nobody has checked the names in its record
        return _send_translated(request, PAGE)
    return _send_translated(request, PAGE, table_preview(summary, _words(request), request.path_params.get("number")))


@get(
    [
        "/",
        "/new/{game:str}",
        "/replays",
        "/tables",
        "/me",
        "/me/tables",
        "/become",
        "/score",
        "/score/{sheet:str}",
        "/about",
        "/learn",
        "/learn/{game:str}",
        "/rules",
        "/rules/{game:str}",
        "/puzzles",
        "/puzzles/{game:str}",
        "/puzzles/{game:str}/{puzzle:str}",
        "/daily",
        "/deal/{deal:str}",
    ],
    include_in_schema=False,
)
async def client(request: Request[Any, Any, Any], services: TheServices) -> Response[Any]:
    """Return the client for any of its paths, or the plain page if the client is not built."""
    game, puzzle = request.path_params.get("game"), request.path_params.get("puzzle")
    if (game is not None and game not in GAMES) or (puzzle not in {None, DAILY} and puzzle not in shipped(game)):
        raise NotFoundException
    return await _page(request, services)


def missing_page(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """Return the client with status 404, for its "not found" page; None for programs and files, or if the client is not built."""
    wanted = request.accept.best_match([MediaType.HTML, MediaType.JSON])
    if request.method != "GET" or request.url.path.split("/")[1] in NO_PAGES or wanted != MediaType.HTML or not PAGE.is_file():
        return None
    check_host(request, request.app.state.services.settings)
    return _send_translated(request, PAGE, status=404)


@get("/api/poster.png", media_type="image/png", guards=[admit], tags=["previews"])
async def page_picture(services: TheServices, page: FromQuery[str], language: FromQuery[str] = ENGLISH) -> Response[bytes]:
    """Draw the picture for link previews of a page: `/`, `/daily`, a deal, a puzzle or a lesson."""
    words = Words(known_language(language) or ENGLISH, *PREVIEW_WORDS)
    if (found := await page_poster(page, words, services.storage.deals)) is None:
        raise Refused("page/unknown", "That page has no picture.")
    png = await services.pictures.png(("page", page, words.language), found.draw)
    return Response(png, headers={"cache-control": "public, max-age=86400"})


async def _page(request: Request[Any, Any, Any], services: Services) -> Response[Any]:
    if not PAGE.is_file():
        return await _about(request, services, client_missing=True)
    path, words = request.url.path, _words(request)
    shown = None if services.settings.invite_only else await page_poster(path, words, services.storage.deals)
    return _send_translated(request, PAGE, shown and shown.preview(path, words))


@get("/style.css", include_in_schema=False, media_type="text/css")
async def style() -> str:
    return resources.files("rookery.server.edge.routes").joinpath("start.css").read_text(encoding="utf-8")


@get("/api", include_in_schema=False, media_type=MediaType.HTML, guards=[admit])
async def about(request: Request[Any, Any, Any], services: TheServices) -> Response[str]:
    """Return a plain page about the server, its open tables and its API."""
    return await _about(request, services)


async def _about(request: Request[Any, Any, Any], services: Services, *, client_missing: bool = False) -> Response[str]:
    summaries = (
        []
        if services.settings.invite_only
        else (await services.presence.joinable(services.storage.lists, Listing(since=time_source.now() - LISTED_FOR)))[0]
    )
    parts = [
        "<h1>Rookery</h1>",
        "<p>The tower games, at tables for friends.</p>",
        f"<p>{MISSING}</p>" if client_missing else "",
        "<h2>Open tables</h2>",
        _tables(summaries) if summaries else "<p>Nobody is waiting for company at the moment.</p>",
        "<h2>Playing with curl</h2>",
        f"<pre><code>{escape(EXAMPLE.format(base=request.base_url))}</code></pre>",
        "<h2>The API</h2>",
        '<p>The whole description is in <a href="/api/schema/openapi.json">openapi.json</a>.</p>',
        operations(request.app),
    ]
    links = '<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="/style.css">'
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Rookery</title>{links}'
    return Response(f'<!doctype html><html lang="en"><head>{head}</head><body><main>{"".join(parts)}</main></body></html>', media_type=MediaType.HTML)


def _tables(summaries: list[TableSummary]) -> str:
    rows = "".join(
        f"<tr><td>{escape(summary.game)}</td><td>{escape(_seats(summary))}</td><td><code>{escape(summary.table)}</code></td></tr>"
        for summary in summaries
    )
    return f"<table><thead><tr><th>Game</th><th>Seats</th><th>Table</th></tr></thead><tbody>{rows}</tbody></table>"


def _seats(summary: TableSummary) -> str:
    return ", ".join(name or "free" for name in summary.details.seats)


@lru_cache(maxsize=4)
def operations(app: Litestar) -> str:
    """Return the list of operations of the API; building their description is slow, so it is cached."""
    schema: dict[str, Any] = app.openapi_schema.to_schema()
    rows = [
        f'<dt><code><span class="verb">{escape(verb.upper())}</span>{escape(path)}</code></dt><dd>{escape(operation.get("description") or "")}</dd>'
        for path, verbs in schema.get("paths", {}).items()
        for verb, operation in verbs.items()
    ]
    return f"<dl>{''.join(rows)}</dl>"


pages = [client, page_picture, client_asset, client_file, table_page, about, style]
