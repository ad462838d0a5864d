"""Texts for other programs, in the language of the request: page descriptions, the app manifest, and link previews."""

import json
from html import escape
from typing import Final, NamedTuple

from rookery.drawing.result_picture import HEIGHT, WIDTH
from rookery.games import GAMES
from rookery.locale import ENGLISH, Words, known_language
from rookery.play.puzzles import shipped
from rookery.server.storage.lists import TableSummary

PLACE: Final = "<!--preview-->"
"""The place of the tags in the client's page."""
LANGUAGE: Final = f'<html lang="{ENGLISH}"'


def wanted_words(accept_language: str, *parts: str) -> Words:
    """Return the words of the first language in the header that the server has, with these additional parts."""
    wishes = (wish.partition(";")[0].strip() for wish in accept_language.split(","))
    return Words(next((language for wish in wishes if (language := known_language(wish))), ENGLISH), *parts)


class Preview(NamedTuple):
    """A link preview: a title, a sentence, and a picture as a path on this server; without `large`, the picture is an icon."""

    title: str
    about: str
    picture: str
    large: bool = True


def page_in(words: Words, page: str, tags: str = "") -> str:
    """Set the language of the client's page, and insert its description and `tags`."""
    description = f'<meta name="description" content="{escape(words("web-page-about"))}" />'
    return page.replace(LANGUAGE, f'<html lang="{words.language}"', 1).replace(PLACE, description + tags, 1)


def manifest_in(words: Words, manifest: str) -> str:
    """Return the app manifest in this language, with its description, the names of its screenshots, and shortcuts."""
    found = json.loads(manifest)
    found |= {"lang": words.language, "description": words("web-page-about"), "shortcuts": _shortcuts(words)}
    for screenshot in found["screenshots"]:
        screenshot["label"] = words(screenshot["label"])
    return json.dumps(found, ensure_ascii=False)


def _shortcuts(words: Words) -> list[dict[str, str]]:
    names = {game: words(f"game-{game}") for game in GAMES}
    pages = [
        *((f"/new/{game}", words("web-new-game", game=name)) for game, name in names.items()),
        ("/daily", words("web-to-daily")),
        *((f"/puzzles/{game}/daily", words("web-to-puzzles", game=name)) for game, name in names.items() if shipped(game)),
        ("/score", words("web-score")),
    ]
    return [{"url": url, "name": name} for url, name in pages]


def preview_tags(preview: Preview, words: Words, base: str, address: str | None) -> str:
    """Return the tags of a link preview; `base` is the server's address, `address` that of the page, if the server knows its public one."""
    facts = {
        "og:title": preview.title,
        "og:description": preview.about,
        "og:type": "website",
        "og:site_name": words("web-name"),
        "og:locale": words("web-locale"),
        "og:image": base + preview.picture,
    }
    if preview.large:
        facts |= {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT), "og:image:alt": f"{preview.title}. {preview.about}"}
    if address is not None:
        facts["og:url"] = address
    tags = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in facts.items()]
    tags.append(f'<meta name="twitter:card" content="{"summary_large_image" if preview.large else "summary"}" />')
    if address is not None:
        tags.append(f'<link rel="canonical" href="{escape(address)}" />')
    return "".join(tags)


def table_preview(summary: TableSummary, words: Words, number: int | None = None) -> Preview:
    """Return the preview of a table, or of one of its games; the picture is an icon while the table waits for a game."""
    title, state = _title(summary, words), _state(summary, words)
    if number is None and summary.status == "open":
        return Preview(title, state, "icon-512.png", large=False)
    chosen = "" if number is None else f"&number={number}"
    return Preview(title, state, f"api/tables/{summary.table}/picture.png?language={words.language}{chosen}")


def words_for_seat(bot: str | None, name: str, words: Words) -> str:
    """Return the name of a seat; a bot's name is in this language."""
    return words(f"bot-{bot}") if bot and f"bot-{bot}" in words else bot or name


def _title(summary: TableSummary, words: Words) -> str:
    names = [words_for_seat(name if bot else None, name, words) for name, bot in zip(summary.details.seats, summary.details.bots, strict=True)]
    return ": ".join(filter(None, (words(f"game-{summary.game}"), ", ".join(filter(None, names)))))


def _state(summary: TableSummary, words: Words) -> str:
    details = summary.details
    if summary.status == "open":
        held = zip(details.bots, details.guests, strict=True)
        return words("web-free-seats", count=sum(not bot and guest is None for bot, guest in held))
    if details.scores is not None and summary.status == "finished":
        return words("web-result", scores=" : ".join(map(str, details.scores)))
    return words("web-lead-more")
