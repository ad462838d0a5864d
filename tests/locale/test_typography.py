"""Each language uses its own quotation marks, dashes, apostrophes and no-break spaces."""

import re

import pytest

from rookery.locale import languages
from tests.locale.catalogue import messages, text

QUOTES = {"bg": "„“", "de": "„“", "en": "“”", "lt": "„“", "pl": "„”", "uk": "«»"}
"""The opening and closing quotation marks of each language."""
MARKS = "„“”«»‚‘"
DASH = {"bg": "–", "de": "–", "lt": "–", "pl": "–", "uk": "—"}
"""The dash between words; English uses none."""
TYPED = re.compile(r"pip install '[^']*'|\"[\x20-\x7e]*?\"|^ +rookery .*$|^ +\S.{0,15} {2,}", re.MULTILINE)
"""Typed input: in straight quotation marks, on a line of its own, or in the first column of a list."""
NO_BREAK = "\N{NO-BREAK SPACE}"


def shown(language: str) -> dict[str, str]:
    return {name: TYPED.sub("", text(message)) for name, message in messages(language).items()}


def test_every_language_has_its_marks() -> None:
    assert set(QUOTES) == set(languages()) == {*DASH, "en"}


@pytest.mark.parametrize("language", languages())
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    foreign = set(MARKS) - set(QUOTES[language])
    assert {name: said for name, said in shown(language).items() if foreign & set(said) or '"' in said} == {}
    opening, closing = QUOTES[language][0], QUOTES[language][1]
    unpaired = {name for name, said in shown(language).items() if said.count(opening) != said.count(closing)}
    assert unpaired == set()


@pytest.mark.parametrize("language", languages())
def test_apostrophes_are_typographic(language: str) -> None:
    assert {name: said for name, said in shown(language).items() if "'" in said} == {}


@pytest.mark.parametrize("language", languages())
def test_a_dash_is_that_of_the_language_and_begins_no_line(language: str) -> None:
    dash = DASH.get(language)
    wrong = re.compile(rf"[ {NO_BREAK}][–—-] " if dash is None else rf" [–—-](?= |$)|{NO_BREAK}(?!{dash})[–—-](?= )")
    assert {name: said for name, said in shown(language).items() if wrong.search(said)} == {}


@pytest.mark.parametrize("language", languages())
def test_an_ellipsis_is_one_sign_and_only_german_sets_it_apart(language: str) -> None:
    apart = re.compile(r"\.\.\.|\S…" if language == "de" else r"\.\.\.|\s…")
    assert {name: said for name, said in shown(language).items() if apart.search(said)} == {}


@pytest.mark.parametrize("language", languages())
def test_a_number_stays_with_its_sign(language: str) -> None:
    """`Nr. 3` must not break, and only code formats percentages, because their spacing depends on the language."""
    assert {name: said for name, said in shown(language).items() if re.search(r"(Nr\.|№) |\d ?%", said)} == {}
