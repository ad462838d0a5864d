"""What other programs show of a link to a table: its game, who plays, and how it stands, in the language they ask for."""

from html import escape
from typing import Final

from rookery.locale import ENGLISH, Words, known_language
from rookery.server.storage.lists import TableSummary

PLACE: Final = "<!--preview-->"
"""Where the tags are in the page of the client."""


def wanted_words(accept_language: str) -> Words:
    """The words of the first language in the header that there are words for."""
    wishes = (wish.partition(";")[0].strip() for wish in accept_language.split(","))
    return Words(next((language for wish in wishes if (language := known_language(wish))), ENGLISH))


def preview_tags(summary: TableSummary, words: Words, base: str, number: int | None = None) -> str:
    """The tags for a table, or for one of its games: with a picture as soon as there is something to see."""
    title, state = _title(summary, words), _state(summary, words)
    facts = {"og:title": title, "og:description": state, "og:type": "website", "og:site_name": words("web-name")}
    if number is None and summary.status == "open":
        card, image = "summary", {"og:image": f"{base}icon-512.png"}
    else:
        chosen = "" if number is None else f"&number={number}"
        picture = f"{base}api/tables/{summary.table}/picture.png?language={words.language}{chosen}"
        card = "summary_large_image"
        image = {"og:image": picture, "og:image:width": "1200", "og:image:height": "630", "og:image:alt": f"{title}. {state}"}
    tags = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in {**facts, **image}.items()]
    return "".join([*tags, f'<meta name="twitter:card" content="{card}" />'])


def words_for_seat(bot: str | None, name: str, words: Words) -> str:
    """The name of a seat: a bot's in the language."""
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
