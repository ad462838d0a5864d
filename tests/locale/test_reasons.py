"""Every language has a message for each error and refusal, with the arguments that the code supplies."""

import errno

import pytest

from rookery.core.errors import IllegalActionError, NotationError, SetupError
from rookery.locale import ENGLISH, Words, languages
from rookery.locale.error_text import SYSTEM, reason_text, system_text
from tests.locale.catalogue import messages, variables
from tests.locale.raised import Raised, raised_reasons, raised_refusals
from tests.locale.test_languages import ENGLISH_WORDS

OTHERS = [language for language in languages() if language != ENGLISH]
RAISED = [*raised_reasons(), Raised("not-allowed", IllegalActionError("pass", "FT-29").template, frozenset({"action", "rule"}), "core/errors.py")]
REFUSED = list(raised_refusals())


def test_every_reason_that_is_raised_has_a_message_and_every_message_is_raised() -> None:
    """Checking English is enough: test_languages.py compares the messages and arguments of the other languages with it."""
    told = {name.removeprefix("reason-") for name in messages(ENGLISH) if name.startswith("reason-")} - {"line", "other"}
    assert {row.reason for row in RAISED} == told


def test_every_sentence_and_every_message_get_their_arguments() -> None:
    english = messages(ENGLISH)
    assert [row for row in (*RAISED, *REFUSED) if not row.fits] == []
    assert [row for row in RAISED if not variables(english[f"reason-{row.reason}"]) <= row.details] == []
    told = [(row, english.get(f"web-error-{row.reason}")) for row in REFUSED]
    assert [row for row, message in told if message and not variables(message) <= row.details] == []
    assert [row for row, message in told if "reason" in row.details and message is None] == []
    assert any(message and variables(message) for _, message in told)


@pytest.mark.parametrize("language", OTHERS)
def test_system_errors_are_translated(language: str) -> None:
    words = Words(language)
    for number in (*SYSTEM, errno.EIO, errno.ELOOP, 9999):
        told = system_text(OSError(number, "No such file or directory"), words)
        assert "No such" not in told
        assert not ENGLISH_WORDS.search(told), told


def test_errors_without_a_system_number_keep_their_text() -> None:
    assert system_text(OSError("out of tapes"), Words("de")) == "out of tapes"
    assert system_text(OSError(errno.EIO, "x"), Words()) == "system error EIO"


def test_a_reason_without_a_message_is_quoted() -> None:
    full = SetupError("moon", "the {what} is full", what="moon")
    assert reason_text(full.data(), Words()) == "the moon is full"
    assert "the moon is full" in reason_text(NotationError("action", "action {number}: {reason}", number=2, reason=full, line=3).data(), Words("de"))
