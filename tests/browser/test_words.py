"""The words of the client: all of them are in the locale, none stands there in vain, and no component has any of its own."""

import re
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = sorted((ROOT / "web/src").rglob("*.svelte")) + sorted((ROOT / "web/src").rglob("*.ts"))
ASKED: Final = re.compile(r"""(?<![\w.])(?:t|has|firstMessage)\(\s*\[?\s*(['`])([^'`]+)\1""")
LITERAL: Final = re.compile(r"""(['`])(web-[^'`\s]*)\1""")
FROM_THE_SERVER: Final = {"web-push-turn", "web-push-with"}
"""What the server says through the browser's own notifications."""
SCRIPT_OR_STYLE: Final = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
WORD: Final = re.compile(r"[^\W\d_]{2,}")


def english(files: str = "**/en.ftl") -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "src/rookery/locale").glob(files))]
    return {entry.id.name for text in texts for entry in FluentParser().parse(text).body if isinstance(entry, Message)}


def patterns(literal: re.Pattern[str]) -> set[str]:
    """The message ids that the sources name; what is put together there stands for anything."""
    named = {found[2] for source in SOURCES for found in literal.finditer(source.read_text(encoding="utf-8"))}
    return {".+".join(map(re.escape, re.split(r"\$\{[^}]*\}", name))) for name in named}


def test_every_message_the_client_asks_for_exists() -> None:
    messages = english()
    asked = patterns(ASKED)
    assert len(asked) > 80
    assert {pattern for pattern in asked if not any(re.fullmatch(pattern, message) for message in messages)} == set()


def test_no_message_of_the_client_stands_in_vain() -> None:
    asked = patterns(LITERAL)
    own = {message for message in english("en.ftl") if message.startswith("web-")} - FROM_THE_SERVER
    assert len(own) > 100
    assert {message for message in own if not any(re.fullmatch(pattern, message) for pattern in asked)} == set()


def markup(source: str) -> str:
    """What a component writes by itself: neither script nor style, no tags, nothing in braces."""
    text = SCRIPT_OR_STYLE.sub("", source)
    while (less := re.sub(r"\{[^{}]*\}", "", text)) != text:
        text = less
    return re.sub(r"<[^>]*>", " ", text.replace("=>", ""))


def test_no_component_has_words_of_its_own() -> None:
    found = {source.name: WORD.findall(markup(source.read_text(encoding="utf-8"))) for source in SOURCES if source.suffix == ".svelte"}
    assert {name: words for name, words in found.items() if words} == {}
    labelled = {
        source.name: re.findall(r'\b(?:aria-label|title|alt|placeholder)="[^"{]*[a-z][^"{]*"', source.read_text(encoding="utf-8"))
        for source in SOURCES
    }
    assert {name: labels for name, labels in labelled.items() if labels} == {}
