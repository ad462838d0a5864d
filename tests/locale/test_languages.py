"""Every language has all messages, with its own words and plural forms."""

import re
from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message, Resource

from rookery.cli.terminal_turn import COMMANDS
from rookery.games.five_towers.cards import TYPES
from rookery.locale import COORDINATES, ENGLISH, Words, languages
from tests.locale.catalogue import LOCALE, NUMBERS, formatted, messages, says_something, selectors, spoken, text, variables

OTHERS = [language for language in languages() if language != ENGLISH]

PLURALS = {
    "bg": ({"one", "other"}, set()),
    "de": ({"one", "other"}, set()),
    "en": ({"one", "other"}, set()),
    "lt": ({"one", "few", "other"}, {"many"}),
    "pl": ({"one", "few", "many"}, {"other"}),
    "uk": ({"one", "few", "many"}, {"other"}),
}
"""The plural categories of whole numbers, which a message must cover, and the categories of fractions, which it may cover."""

NAMES = "a name, which stays as it is"
LETTER = "a letter, which two languages may share"
SAME_WORD = "the word is the same in some languages"
LIKE_ENGLISH = {
    "complaint": "the name of the program",
    "web-name": NAMES,
    "game-five-towers": NAMES,
    "game-carcassonne": NAMES,
    "bot-uniform": NAMES,
    "bot-uniform-family": NAMES,
    "bot-greedy-family": NAMES,
    "bot-heuristic": NAMES,
    "bot-heuristic-family": NAMES,
    "bot-learned": NAMES,
    "bot-search": NAMES,
    "bot-search-family": NAMES,
    "bot-deep": NAMES,
    "bot-deep-family": NAMES,
    "lesson-rival": NAMES,
    **{f"letter-{type_}": LETTER for type_ in TYPES},
    "summary-bot": SAME_WORD,
    "arena-bot": SAME_WORD,
    "web-program": SAME_WORD,
    "web-chat": SAME_WORD,
    "web-menu": SAME_WORD,
    "web-link": SAME_WORD,
    "web-pause": SAME_WORD,
    "rule-section-carcassonne-meeples": "the rulebooks keep the name of the figure",
}
"""Messages that may equal the English ones, and why."""

ENGLISH_WORDS = re.compile(
    r"(?<![\w-])(the|of|and|is|are|with|you|your|that|this|there|from|has|have|not|which|card|tower|game|player|players|points|action)(?![\w-])"
)
"""Frequent words that exist in no other of our languages."""

TYPED = re.compile(r'"([a-z0-9 -]+)"|^ +(rookery [^"\n]*[^"\s])', re.MULTILINE)
"""Input that a person types, in quotation marks or on a line of its own."""


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def test_all_files_are_languages_whose_plurals_are_known() -> None:
    assert sorted(path.stem for path in LOCALE.glob("*.ftl")) == sorted(languages())
    assert set(languages()) <= set(PLURALS)


@pytest.mark.parametrize("language", PLURALS)
def test_the_table_of_plurals_is_that_of_the_languages(language: str) -> None:
    whole, fractions = PLURALS[language]
    rule = Locale(language).plural_form
    assert {rule(number) for number in range(1000)} == whole == {rule(number) for number in NUMBERS}
    assert rule.tags | {"other"} == whole | fractions


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_english(language: str) -> None:
    assert set(messages(language)) == set(messages(ENGLISH))


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_no_variable_that_english_lacks(language: str) -> None:
    english = messages(ENGLISH)
    unknown = {name: variables(message) - variables(english[name]) for name, message in messages(language).items()}
    assert {name: found for name, found in unknown.items() if found} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_variables_of_english(language: str) -> None:
    """A translation may omit a variable only if English uses it merely to select a variant."""
    lost = {name: variables(message) - variables(messages(language)[name]) - _selecting(message) for name, message in messages(ENGLISH).items()}
    assert {name: found for name, found in lost.items() if found} == {}


def _selecting(message: Message) -> set[str]:
    return {selector.variable for selector in selectors(message)}


@pytest.mark.parametrize("language", languages())
def test_every_variant_of_every_message_can_be_filled_in(language: str) -> None:
    broken = {shown for name in messages(language) for _, shown in formatted(language, name) if re.search(r"[{}$]", shown)}
    assert broken == set()


@pytest.mark.parametrize("language", languages())
def test_a_plural_has_a_form_for_every_number(language: str) -> None:
    whole, fractions = PLURALS[language]
    plurals = [(name, one.categories) for name, message in messages(language).items() for one in selectors(message) if one.is_plural]
    assert len(plurals) > 20
    assert {name: sorted(found) for name, found in plurals if not whole <= found <= whole | fractions} == {}


BESIDE_THE_NUMBER = {"web-cc-stock-tiles", "web-cc-stock-tower-tiles", "web-cc-stock-floors", "web-cc-when-finished", "web-cc-points-now"}
"""Messages that name what an adjacent number counts."""


@pytest.mark.parametrize("language", languages())
def test_twenty_one_is_not_called_one(language: str) -> None:
    """Some languages use the form of 1 for 21, so that form must contain the number unless it appears beside it."""
    counted = ((name, {one.variable for one in selectors(message) if one.is_plural}) for name, message in messages(language).items())
    assert {name for name, counts in counted for variable in counts if _confuses(language, name, variable)} <= BESIDE_THE_NUMBER


def _confuses(language: str, name: str, variable: str) -> bool:
    said: dict[tuple[object, ...], set[int]] = {}
    for arguments, shown in formatted(language, name):
        count = arguments.pop(variable)
        said.setdefault((*arguments.values(), shown), set()).add(count)
    return any({1, 21} <= counts for counts in said.values())


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_translated(language: str) -> None:
    english, theirs = messages(ENGLISH), messages(language)
    alike = {name for name in english if says_something(english[name]) and _pattern(theirs[name]) == _pattern(english[name])}
    assert alike <= set(LIKE_ENGLISH)


def _pattern(message: Message) -> str:
    """Return the text to the right of the equals sign."""
    return FluentSerializer().serialize_entry(message).partition("=")[2].strip()


def test_the_allowed_exceptions_exist() -> None:
    assert set(LIKE_ENGLISH) <= set(messages(ENGLISH))


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_word_is_left_in_a_sentence(language: str) -> None:
    found = {name: ENGLISH_WORDS.findall(TYPED.sub("", text(message))) for name, message in messages(language).items()}
    assert {name: words for name, words in found.items() if words} == {}


def test_english_uses_all_the_words_that_others_must_not_have() -> None:
    assert {word for message in messages(ENGLISH).values() for word in ENGLISH_WORDS.findall(text(message))} == set(
        ENGLISH_WORDS.pattern.partition(")(")[2].partition(")")[0].split("|")
    )


# --- typed input and letters


def _typed(message: Message) -> Iterator[str]:
    return (one or other for one, other in TYPED.findall(text(message)))


@pytest.mark.parametrize("language", OTHERS)
def test_typed_input_is_the_same_in_every_language(language: str) -> None:
    theirs = {name: text(message) for name, message in messages(language).items()}
    english = [(name, typed) for name, message in messages(ENGLISH).items() for typed in _typed(message)]
    assert len(english) > 25
    assert [(name, typed) for name, typed in english if typed not in theirs[name]] == []


@pytest.mark.parametrize("language", languages())
def test_every_command_of_play_is_explained(language: str) -> None:
    lists = text(messages(language)["play-commands"]) + text(messages(language)["commands-carcassonne"])
    assert set(COMMANDS) - {"help"} <= {line.split()[0] for line in lists.splitlines() if line.split()}
    assert "help" in text(messages(language)["welcome"])


@pytest.mark.parametrize("language", languages())
def test_the_types_have_different_letters_and_the_rules_name_them(language: str) -> None:
    words = spoken(language)
    letters = [words(f"letter-{type_}") for type_ in TYPES]
    assert len(set(letters)) == len(TYPES)
    assert all(len(letter) == 1 for letter in letters)
    rules = re.findall(r"\w+", words("rules-five-towers", top="", eight="", nine=""))
    assert set(letters) <= set(rules)


@pytest.mark.parametrize("language", languages())
def test_the_types_have_different_names(language: str) -> None:
    assert len({spoken(language)(f"tower-{type_}") for type_ in TYPES}) == len(TYPES)


@pytest.mark.parametrize("name", ["rules-five-towers", "rules-carcassonne", "play-commands", "commands-carcassonne"])
@pytest.mark.parametrize("language", languages())
def test_the_rules_and_commands_fit_a_screen_of_80_columns(language: str, name: str) -> None:
    shown = spoken(language)(name, **dict.fromkeys(variables(messages(language)[name]), "[+]"))
    assert [line for line in shown.splitlines() if len(line) > 80] == []


@pytest.mark.parametrize("language", languages())
def test_a_message_parsed_alone_equals_its_parse_within_the_file(language: str) -> None:
    """`Words` parses single messages; this test parses whole files at once."""
    whole = FluentBundle([language, ENGLISH], use_isolating=False)
    whole.add_resource(Resource(list(messages(language).values())))
    words = spoken(language)
    values = {variable: "7" if variable in COORDINATES else 7 for message in messages(language).values() for variable in variables(message)}
    for name in messages(language):
        pattern = whole.get_message(name).value
        assert pattern is not None
        assert words(name, **values) == whole.format_pattern(pattern, values)[0], name
