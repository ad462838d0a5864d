"""The terminal reports every error in the reader's language only, from wrong arguments to impossible positions."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.running import Rookery, is_one_sentence
from tests.locale.test_languages import ENGLISH_WORDS


def _record(game: str = "five-towers", **entries: object) -> bytes:
    return json.dumps({"game": game, "seats": 2, "opener": 0, "actions": [], "scores": None, **entries}).encode()


def _position(text: str, game: str = "five-towers", **entries: object) -> bytes:
    return _record(game, position=text, **entries)


CONTENTS = {
    "cut-off": b"game: five-towers\nseats: 2\n\nreveal sand-7\n",
    "not-json": b"{",
    "wrong-value": _record(seats="two"),
    "seats": _record(seats=9),
    "not-an-action": _record(actions=["dance"]),
    "not-allowed": _record(actions=["bid 3"]),
    "position-begins": _position("lunch"),
    "number-from-to": _position("auction round=99"),
    "tower-order": _position("auction seat0=sand:3.7"),
    "too-many-of": _position("auction display=sand-7,sand-7"),
    "auction-display": _position("auction"),
    "not-a-cell": _record("carcassonne", actions=["place here 0"]),
    "tower-needs": _record("carcassonne", expansions=["towers-and-thieves"], actions=["guard"]),
}
"""Invalid records, one for each error reason; their messages have every kind of argument."""


@pytest.mark.parametrize("language", ["bg", "de", "lt", "pl", "uk"])
@pytest.mark.parametrize("content", CONTENTS.values(), ids=list(CONTENTS))
def test_a_broken_record(content: bytes, language: str, tmp_path: Path, rookery: Rookery) -> None:
    file = tmp_path / "broken.rook"
    file.write_bytes(content)
    ran = rookery("replay", str(file), "--language", language)
    assert ran.code in (1, 2)
    assert is_one_sentence(ran.err)
    told = re.sub(r"\(.*?\)|: (place|recall|guard|city) .*", "", ran.err.partition("broken.rook")[2])  # examples are typed input, which stays English
    assert not ENGLISH_WORDS.search(told), ran.err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["replay", "nowhere.rook"], "nowhere.rook: nie ma takiego pliku ani folderu"),
        (["replay", "."], ".: to folder, a nie plik"),
        (["replay", "file/below.rook"], "file/below.rook: część ścieżki nie jest folderem"),
        (["replay", "x" * 300], ": nazwa jest za długa"),
        (["arena", "five-towers", "greedy", "nobody"], "„nobody” to nie bot: ani jeden z "),
        (["arena", "five-towers", "greedy", "nowhere:Bot"], "nie ma modułu „nowhere” dla bota „nowhere:Bot”"),
        (["arena", "five-towers", "greedy", "json:Bot"], "moduł „json” nie ma klasy „Bot”"),
        (["arena", "five-towers", "greedy", "collections:Counter"], "„collections:Counter” to nie bot: nie ma metody"),
        (["arena", "five-towers", "uniform", "greedy@50ms"], "„greedy@50ms”: temu botowi nie można ograniczyć czasu"),
        (["arena", "five-towers", "uniform", "greedy@0ms"], "„greedy@0ms”: nie zostałoby czasu na żaden ruch"),
    ],
)
def test_a_file_or_a_bot_that_cannot_be_used(
    arguments: list[str], told: str, rookery: Rookery, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").touch()
    ran = rookery(*arguments, "--language", "pl")
    assert is_one_sentence(ran.err)
    assert told in ran.err
