"""One word per concept: `terms.toml` lists the word for each concept and the words to avoid."""

import re
import tomllib
from pathlib import Path
from typing import Final

import pytest

from rookery.locale import languages
from tests.locale.catalogue import messages, text, texts_before

TERMS: Final[dict[str, dict[str, dict[str, list[str]]]]] = tomllib.loads(Path(__file__).with_name("terms.toml").read_text("utf-8"))
ROWS: Final = [(language, concept) for language, rows in TERMS.items() for concept in rows]
TYPED: Final = re.compile(r'"[\x20-\x7e]*?"|^ +rookery .*$', re.MULTILINE)
"""Typed input, which stays English."""


def said(language: str, concept: str) -> dict[str, str]:
    """Return the messages to which the row of a concept applies."""
    beginnings = tuple(TERMS[language][concept].get("in", [""]))
    return {name: TYPED.sub("", text(message)) for name, message in messages(language).items() if name.startswith(beginnings)}


def pattern(phrases: list[str]) -> re.Pattern[str]:
    alternatives = "|".join(r"\s+".join(re.escape(word).replace(r"\*", r"\w*") for word in phrase.split()) for phrase in phrases)
    return re.compile(rf"(?<!\w)(?:{alternatives})(?!\w)", re.IGNORECASE)


def test_every_language_has_terms() -> None:
    assert set(TERMS) == set(languages())


@pytest.mark.parametrize(("language", "concept"), ROWS)
def test_a_concept_has_its_word_and_no_other(language: str, concept: str) -> None:
    row = TERMS[language][concept]
    texts = said(language, concept)
    unused = [phrase for phrase in row["say"] if not any(pattern([phrase]).search(shown) for shown in texts.values())]
    other = {name: found.group() for name, shown in texts.items() if (found := pattern(row["never"]).search(shown))}
    assert (unused, other) == ([], {})


@pytest.mark.parametrize(
    ("phrases", "shown", "found"),
    [
        (["storey*"], "The flying storeys", True),
        (["deck"], "the decks", False),
        (["kept out"], "Kept\n    out from now on", True),
        (["by days"], "goodbye days", False),
    ],
)
def test_a_phrase_matches_whole_words_in_any_case(phrases: list[str], shown: str, found: bool) -> None:
    assert bool(pattern(phrases).search(shown)) is found


CASE: Final = {
    "lt": "prie|nuo|su|be|iki|už|pas|apie",
    "pl": "od|dla|do|przy|z|ze|u|o|przeciwko|bez|po|za|nad|na|przez",
    "uk": "від|для|до|при|з|із|у|в|о|проти|без|по|за|над|на|через",
}
"""Prepositions that govern a grammatical case, although names are never declined."""
NAMES: Final = ("name", "names", "player", "rival", "other", "here", "host")


@pytest.mark.parametrize("language", CASE)
def test_a_name_never_follows_a_preposition(language: str) -> None:
    demands = re.compile(rf"(?<!\w)(?:{CASE[language]})\s+$", re.IGNORECASE)
    people = {name: message for name, message in messages(language).items() if not name.startswith("reason-")}
    assert {name for name, message in people.items() for before in texts_before(message, NAMES) if demands.search(before)} == set()
