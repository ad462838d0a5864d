"""Why something cannot be used is said in every language, and the sentences are those that the games really say."""

import errno
import re
from collections.abc import Callable, Iterator

import pytest

from rookery.bots import make_bot
from rookery.cli.reasons import REASONS, SYSTEM, reason_text, system_text
from rookery.core.errors import GameError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup, replay
from rookery.core.record_text import read_json, read_rook
from rookery.games import GAMES
from rookery.locale import ENGLISH, Words, languages
from rookery.play.fair import verify
from tests.locale.catalogue import messages, variables
from tests.locale.error_sentences import error_sentences
from tests.locale.test_languages import ENGLISH_WORDS

FIVE_TOWERS = GAMES["five-towers"]
SETUPS = (
    Setup("five-towers", 9),
    Setup("five-towers", 2, opener=7),
    Setup("five-towers", 2, options=FrozenMap({"colour": "red"})),
    Setup("five-towers", 2, options=FrozenMap({"overbids": "never"})),
    Setup("five-towers", 2, expansions=("river",)),
    Setup("carcassonne", 2, expansions=("river", "river")),
)
TAGS = "[game five-towers]\n[seats 2]\n[opener 0]\n"


def errors() -> Iterator[GameError]:
    """What the games say about setups and records that are wrong in one way each."""
    attempts: list[Callable[[], object]] = [
        *(lambda setup=setup: GAMES[setup.game].rules(setup) for setup in SETUPS),
        lambda: make_bot("five-towers", "nobody"),
        lambda: read_rook("x"),
        lambda: read_json("{"),
        lambda: read_json("{}"),
        lambda: verify(FIVE_TOWERS, read_json('{"game": "five-towers", "seats": 2, "opener": 0, "actions": []}')),
        *(lambda action=action: list(replay(FIVE_TOWERS, read_json(_record(action)))) for action in ("dance", "bid 3")),
    ]
    for attempt in attempts:
        with pytest.raises(GameError) as caught:
            attempt()
        yield caught.value


def _record(action: str) -> str:
    return '{"game": "five-towers", "seats": 2, "opener": 0, "actions": ["' + action + '"]}'


OTHERS = [language for language in languages() if language != ENGLISH]


def recognised(sentence: str) -> str | None:
    return next((name for name, pattern in REASONS.items() if re.fullmatch(pattern, sentence, re.DOTALL)), None)


def test_every_sentence_that_can_be_said_is_recognised() -> None:
    said = list(error_sentences())
    assert len(said) > 90, "they are read off the code"
    unknown = [sentence for sentence in said if recognised(sentence.text) is None]
    assert unknown == [], "each needs a pattern in cli/reasons.py and a message reason-... in every language"


def test_every_pattern_recognises_a_sentence_that_is_said() -> None:
    """A pattern that no sentence needs any more, or that another one hides, would go unnoticed."""
    told = {recognised(sentence.text) for sentence in error_sentences()}
    elsewhere = {
        "line": "line 7: x",
        "not-allowed": "'pass' is not allowed here by rule FT-29",
        "last-words": "'bot' has ended; its last words: x",
        "crashed": "KeyError: 7",
        "not-started": "'bot' could not be started: [Errno 2] No such file or directory: 'bot'",
    }
    assert {name: recognised(sentence) for name, sentence in elsewhere.items()} == {name: name for name in elsewhere}
    assert told | set(elsewhere) == set(REASONS)


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_in_any_of_them(language: str) -> None:
    words = Words(language)
    for sentence in error_sentences():
        told = reason_text(sentence.text, words)
        assert not ENGLISH_WORDS.search(told), told
        assert not re.search(r"\bor\b", told), told
        pairs = re.findall(r"(?=\b([a-z]{2,} [a-z]{3,})\b)", re.sub(r"\(.*?\)|'.*?'|such as.*", "", sentence.text))
        assert [pair for pair in pairs if pair in told] == [], told


@pytest.mark.parametrize("language", OTHERS)
def test_what_the_system_reports_is_said_in_every_language(language: str) -> None:
    words = Words(language)
    for number in (*SYSTEM, errno.EIO, errno.ELOOP, 9999):
        told = system_text(OSError(number, "No such file or directory"), words)
        assert "No such" not in told
        assert not ENGLISH_WORDS.search(told), told


def test_what_has_no_number_of_the_system_speaks_for_itself() -> None:
    assert system_text(OSError("out of tapes"), Words("de")) == "out of tapes"
    assert system_text(OSError(errno.EIO, "x"), Words()) == "system error EIO"


@pytest.mark.parametrize("language", OTHERS)
def test_what_the_games_say_is_said_in_every_language(language: str) -> None:
    words = Words(language)
    unforeseen = words("reason-other", reason="")[:8]
    for error in errors():
        told = reason_text(str(error), words)
        assert not ENGLISH_WORDS.search(told), told
        assert not told.startswith(unforeseen), told


def test_every_reason_has_its_arguments() -> None:
    english = messages(ENGLISH)
    groups = {name: set(re.compile(pattern).groupindex) - {"quote"} for name, pattern in REASONS.items()}
    assert {name: variables(english[f"reason-{name}"]) for name in groups} == groups


def test_a_sentence_nobody_foresaw_is_shown() -> None:
    assert reason_text("the moon is full", Words()) == "the moon is full"
    assert "the moon is full" in reason_text("line 3: the moon is full", Words("de"))
