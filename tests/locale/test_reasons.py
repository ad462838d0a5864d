"""Every error that games, bots and records raise is said in every language, with the arguments it was raised with."""

import errno
from collections.abc import Callable, Iterator
from string import Formatter

import pytest

from rookery.bots import make_bot
from rookery.cli.error_text import SYSTEM, reason_text, system_text
from rookery.core.errors import GameError, IllegalActionError, NotationError, SetupError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup, replay
from rookery.core.record_text import read_json, read_rook
from rookery.games import GAMES
from rookery.locale import ENGLISH, Words, languages
from rookery.play.fair import verify
from tests.locale.catalogue import messages, variables
from tests.locale.raised_reasons import Raised, raised_reasons
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
RAISED = [*raised_reasons(), Raised("not-allowed", IllegalActionError("pass", "FT-29").template, frozenset({"action", "rule"}), "core/errors.py")]


def test_every_reason_that_is_raised_has_a_message_and_every_message_is_raised() -> None:
    """All other languages have the messages of English, with its arguments."""
    told = {name.removeprefix("reason-") for name in messages(ENGLISH) if name.startswith("reason-")} - {"line", "other"}
    assert {row.reason for row in RAISED} == told
    assert len(RAISED) > 110, "they are read off the code"


def test_a_sentence_and_its_message_have_the_arguments_that_are_given() -> None:
    for row in RAISED:
        assert {field for _, field, _, _ in Formatter().parse(row.template) if field} <= row.details, row
        assert variables(messages(ENGLISH)[f"reason-{row.reason}"]) <= row.details, row


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
    for error in errors():
        told = reason_text(error.data(), words)
        assert not ENGLISH_WORDS.search(told), told
        assert str(error) not in told


def test_a_reason_without_a_message_is_quoted() -> None:
    full = SetupError("moon", "the {what} is full", what="moon")
    assert reason_text(full.data(), Words()) == "the moon is full"
    assert "the moon is full" in reason_text(NotationError("action", "action {number}: {reason}", number=2, reason=full, line=3).data(), Words("de"))
