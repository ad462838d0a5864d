"""The fair shuffle: draws that anyone can recompute, and a verification that detects every manipulation."""

import hashlib
import hmac
import json
from collections import Counter
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.core.errors import NotationError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Record, Setup
from rookery.core.record_text import read_json, read_rook, write_json, write_rook
from rookery.core.rules import CHANCE
from rookery.play import fair
from rookery.play.fair import FairShuffle, commitment, new_secret, verify
from rookery.play.match import Match
from tests.play.simple_bots import FIVE_TOWERS, five_towers

SECRET = bytes(range(32))
WORDS = ("rook", "Türme", "")
TAGS = (fair.COMMITMENT_TAG, fair.SECRET_TAG, fair.ENTROPY_TAG, fair.OPENER_TAG)


def documented(secret: bytes, words: tuple[str, ...], k: int, n: int) -> tuple[int, int]:
    """Compute the draw as the module docstring describes it; return it with the number of attempts."""
    attempt = 0
    while True:
        message = "rookery-shuffle-1\n" + json.dumps(list(words), separators=(",", ":")) + "\n" + str(k) + "\n" + str(attempt)
        number = int(hmac.new(secret, message.encode("utf-8"), hashlib.sha256).hexdigest(), 16)
        if number < 2**256 - 2**256 % n:
            return number % n, attempt + 1
        attempt += 1


@given(st.binary(min_size=32, max_size=32), st.lists(st.text(max_size=20), max_size=5), st.integers(0, 500), st.integers(1, 2**256))
def test_every_draw_is_the_documented_function(secret: bytes, words: list[str], index: int, limit: int) -> None:
    assert FairShuffle(secret, tuple(words)).below(index, limit) == documented(secret, tuple(words), index, limit)[0]


def test_numbers_that_would_bias_the_draw_are_rejected() -> None:
    limit = 2**255 + 1  # nearly half of all numbers exceed the only multiple
    drawn = [documented(SECRET, WORDS, index, limit) for index in range(40)]
    assert max(attempts for _, attempts in drawn) > 1
    assert [FairShuffle(SECRET, WORDS).below(index, limit) for index in range(40)] == [number for number, _ in drawn]


@pytest.mark.parametrize("limit", [2, 5, 7, 71])
def test_every_number_is_equally_likely(limit: int) -> None:
    shuffle = FairShuffle(SECRET, WORDS)
    rounds = 200 * limit
    counts = Counter(shuffle.below(index, limit) for index in range(rounds))
    chi_square = sum((counts[number] - 200) ** 2 / 200 for number in range(limit))
    assert chi_square < (limit - 1) + 4 * (2 * (limit - 1)) ** 0.5  # four standard deviations; the draws are fixed, and so is the result


def test_secret_words_and_number_each_change_the_draw() -> None:
    same = FairShuffle(SECRET, WORDS).below(1, 10**9)
    others = [
        FairShuffle(bytes(32), WORDS).below(1, 10**9),
        FairShuffle(SECRET, ("rook", "Türme", "!")).below(1, 10**9),
        FairShuffle(SECRET, ("Türme", "rook", "")).below(1, 10**9),
        FairShuffle(SECRET, WORDS).below(2, 10**9),
    ]
    assert len({same, *others}) == 5


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_secrets_are_long_and_never_the_same() -> None:
    secrets = {new_secret() for _ in range(50)}
    assert len(secrets) == 50
    assert {len(secret) for secret in secrets} == {32}


# --- verification


def played(shuffle: FairShuffle, *, seats: int = 3, opener: int | None = None) -> Record:
    """Play a whole game of 5 Towers with fair draws, everybody taking the first choice."""
    drawn = opener is None
    match = Match(FIVE_TOWERS, five_towers(seats, opener=shuffle.below(0, seats) if opener is None else opener))
    draws = 0
    while match.actor is not None:
        if match.actor == CHANCE:
            draws += 1
            match.draw(partial(shuffle.below, draws))
        else:
            match.act(match.view(match.actor).choices[0].action)
    return match.record(shuffle.tags(opener_drawn=drawn))


def changed(record: Record, *, setup: Setup | None = None, actions: tuple[str, ...] | None = None, **tags: str) -> Record:
    renamed = {name.replace("_", " "): value for name, value in tags.items()}
    actions = record.actions if actions is None else actions
    return Record(setup or record.setup, actions, record.scores, FrozenMap({**record.tags, **renamed}))


RECORD = played(FairShuffle(SECRET, WORDS))


@pytest.mark.parametrize("shuffle", [FairShuffle(SECRET, WORDS), FairShuffle(bytes(32)), FairShuffle(SECRET, ("#", '"\\', "♜"))])
def test_an_honest_record_is_verified_and_its_draws_counted(shuffle: FairShuffle) -> None:
    record = played(shuffle)
    assert verify(FIVE_TOWERS, record) == sum(action.startswith("reveal") for action in record.actions) > 0


def test_a_record_is_verified_after_being_written_and_read() -> None:
    assert verify(FIVE_TOWERS, read_rook(write_rook(RECORD))) == verify(FIVE_TOWERS, read_json(write_json(RECORD))) > 0


FIRST, SECOND, *REST = RECORD.actions
OTHER_OPENER = (RECORD.setup.opener + 1) % 3
OTHER = changed(RECORD, shuffle_secret=bytes(32).hex(), shuffle_commitment=commitment(bytes(32)))
OTHER_SETUP = five_towers(3, opener=FairShuffle(bytes(32), WORDS).below(0, 3))
FORGED = {
    "a changed draw": (changed(RECORD, actions=(SECOND, FIRST, *REST)), f"action 1 is '{SECOND}', but the secret gives '{FIRST}'"),
    "a secret other than the one committed to": (changed(RECORD, shuffle_secret=bytes(32).hex()), "fingerprint"),
    "a secret with a commitment of its own": (changed(OTHER, setup=OTHER_SETUP), "but the secret gives"),
    "changed words": (changed(RECORD, shuffle_entropy='["other","words",""]'), r"secret gives|opener"),
    "an opener that was not drawn": (changed(played(FairShuffle(SECRET, WORDS), opener=OTHER_OPENER), opener_drawn="yes"), "opener"),
    "broken rules": (changed(RECORD, actions=(*RECORD.actions[:5], "retract", *RECORD.actions[6:])), "action 6"),
}


@pytest.mark.parametrize(("record", "reason"), FORGED.values(), ids=FORGED)
def test_a_forged_record_is_found_and_the_reason_named(record: Record, reason: str) -> None:
    assert FIRST.startswith("reveal")
    assert SECOND.startswith("reveal")
    with pytest.raises(NotationError, match=reason):
        verify(FIVE_TOWERS, record)


def test_a_changed_draw_of_a_file_is_named_by_its_line() -> None:
    lines = write_rook(RECORD).split("\n")
    first = next(number for number, line in enumerate(lines) if line.startswith("reveal"))
    lines[first], lines[first + 1] = lines[first + 1], lines[first]
    with pytest.raises(NotationError, match=rf"^line {first + 1}:"):
        verify(FIVE_TOWERS, read_rook("\n".join(lines)))


def test_an_agreed_opener_need_not_follow_from_the_secret() -> None:
    agreed = played(FairShuffle(SECRET, WORDS), opener=OTHER_OPENER)
    assert agreed.tags[fair.OPENER_TAG] == "no"
    assert verify(FIVE_TOWERS, agreed) > 0


@pytest.mark.parametrize("tag", TAGS)
def test_each_missing_tag_is_named(tag: str) -> None:
    record = Record(RECORD.setup, RECORD.actions, RECORD.scores, RECORD.tags.without(tag))
    with pytest.raises(NotationError, match=tag):
        verify(FIVE_TOWERS, record)


@pytest.mark.parametrize(
    ("tag", "value"),
    [
        (fair.SECRET_TAG, "xyz"),
        (fair.ENTROPY_TAG, "[1,2,3]"),
        (fair.ENTROPY_TAG, "{}"),
        (fair.ENTROPY_TAG, "["),
        (fair.ENTROPY_TAG, "null"),
        (fair.ENTROPY_TAG, '["","","","of a seat that does not exist"]'),
        *((fair.RECOMMITTED_TAG, value) for value in ("[", "1", "[1]", "[{}]", '[{"commitment":"xyz","withheld":[0]}]')),
        (fair.RECOMMITTED_TAG, '[{"commitment":"ab","withheld":[3]}]'),  # a seat that does not exist
        (fair.DEAL_TAG, "five-towers-2026-11-16"),  # its draws would not follow from the named entropy
    ],
)
def test_tags_that_cannot_be_read_are_refused(tag: str, value: str) -> None:
    with pytest.raises(NotationError, match="cannot be read"):
        verify(FIVE_TOWERS, Record(RECORD.setup, RECORD.actions, RECORD.scores, RECORD.tags.set(tag, value)))
