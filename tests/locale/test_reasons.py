"""Why a record or a setup cannot be used is said in every language, and the sentences are those that the games really say."""

import re
from collections.abc import Callable, Iterator

import pytest

from rookery.bots import make_bot
from rookery.cli.reasons import REASONS, reason_text
from rookery.core.errors import GameError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup, replay
from rookery.core.record_text import read_json, read_rook
from rookery.games import GAMES
from rookery.locale import ENGLISH, Words, languages
from rookery.play.fair import verify
from tests.locale.catalogue import messages, variables
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


@pytest.mark.parametrize("language", [language for language in languages() if language != ENGLISH])
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
