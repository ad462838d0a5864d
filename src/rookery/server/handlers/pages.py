"""The start page until the web client is there: the open tables, and the API's documentation made from its own schema."""

from html import escape
from importlib import resources
from typing import Any

from litestar import MediaType, Request, Response, get

from rookery.server.desk import Desk
from rookery.server.limits import LISTED
from rookery.server.storage import Card, Guest

EXAMPLE = """curl -c jar -b jar {base}api/me
curl -c jar -b jar -H 'content-type: application/json' {base}api/tables \\
  -d '{{"game": "five-towers", "seats": 2, "bots": [{{"seat": 1, "bot": "heuristic"}}], "start": true}}'
curl -c jar -b jar -H 'content-type: application/json' {base}api/tables/TABLE/actions \\
  -d '{{"version": VERSION, "action": "bid 2"}}'"""


@get("/style.css", include_in_schema=False, media_type="text/css")
async def style() -> str:
    return resources.files("rookery.server.handlers").joinpath("start.css").read_text(encoding="utf-8")


@get("/", include_in_schema=False, media_type=MediaType.HTML)
async def start_page(request: Request[Any, Any, Any], looker: Guest | None, desk: Desk) -> Response[str]:
    """What this server is, its open tables, and how to talk to it."""
    assert looker is None or looker.id, "looking has been allowed"
    cards = await desk.house.storage.listed(LISTED)
    schema: dict[str, Any] = request.app.openapi_schema.to_schema()
    parts = [
        "<h1>Rookery</h1>",
        "<p>The tower games, at tables for friends. The client is on its way; until then this house speaks to programs.</p>",
        "<h2>Open tables</h2>",
        _tables(cards) if cards else "<p>Nobody is waiting for company at the moment.</p>",
        "<h2>Playing with curl</h2>",
        f"<pre><code>{escape(EXAMPLE.format(base=request.base_url))}</code></pre>",
        "<h2>The API</h2>",
        '<p>The whole description is in <a href="/api/schema/openapi.json">openapi.json</a>.</p>',
        _operations(schema),
    ]
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Rookery</title><link rel="stylesheet" href="/style.css">'
    return Response(f'<!doctype html><html lang="en"><head>{head}</head><body><main>{"".join(parts)}</main></body></html>', media_type=MediaType.HTML)


def _tables(cards: list[Card]) -> str:
    rows = "".join(
        f"<tr><td>{escape(card.game)}</td><td>{escape(_seats(card))}</td><td><code>{escape(card.table)}</code></td></tr>" for card in cards
    )
    return f"<table><thead><tr><th>Game</th><th>Seats</th><th>Table</th></tr></thead><tbody>{rows}</tbody></table>"


def _seats(card: Card) -> str:
    names = card.title.get("seats")
    return ", ".join(str(name) or "free" for name in names) if isinstance(names, list) else ""


def _operations(schema: dict[str, Any]) -> str:
    rows = [
        f'<dt><code><span class="verb">{escape(verb.upper())}</span>{escape(path)}</code></dt><dd>{escape(operation.get("description") or "")}</dd>'
        for path, verbs in schema.get("paths", {}).items()
        for verb, operation in verbs.items()
    ]
    return f"<dl>{''.join(rows)}</dl>"
