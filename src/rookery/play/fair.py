"""A verifiable shuffle (commit and reveal).

Before the game the shuffler publishes a commitment, the SHA-256 of a secret of 32 random bytes. Each seat may add a text of its own (entropy).
This fixes draw number k below n. Nobody but the shuffler can know it, and the shuffler could not choose it:

    message = "rookery-shuffle-1" LF JSON list of the seats' texts (ASCII, no spaces) LF k LF attempt      (attempt counts from 0)
    number  = HMAC-SHA256(key = secret, message), read as an unsigned big-endian integer
    the first attempt with number < 2^256 - 2^256 mod n counts; the draw is number mod n

Draw 0 decides the opener, if it is drawn; draw k decides the k-th of chance's actions, ordered as in shuffle.draw. After the game
the shuffler publishes the secret, and `verify` proves that every draw follows from it.

Games of one deal (duplicate.py) draw with `deal_key` instead, without entropy, so that the same secret gives all players the same draws.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import NamedTuple

from rookery.core.errors import NotationError
from rookery.core.record import Record, replay
from rookery.core.rules import CHANCE, AnyGame
from rookery.play import shuffle
from rookery.play.deal import draw_by_key

SECRET_BYTES = 32
_SPACE = 1 << 256

COMMITMENT_TAG = "shuffle commitment"
SECRET_TAG = "shuffle secret"  # noqa: S105  the name of a tag
ENTROPY_TAG = "shuffle entropy"
OPENER_TAG = "opener drawn"
SEALED_TAG = "shuffle sealed"
"""The tag that is set if every seat committed to its entropy before any was revealed."""
RECOMMITTED_TAG = "shuffle recommitted"
"""The tag that lists superseded commitments in JSON: each commitment, and the seats that withheld their entropy."""
DEAL_TAG = "deal"
"""The tag of a record whose draws follow a deal."""


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


@lru_cache(maxsize=512)  # cached: shown with every table
def commitment(secret: bytes) -> str:
    """Return the hash that is published before the game: it fixes the secret without revealing it."""
    return hashlib.sha256(secret).hexdigest()


def deal_key(secret: bytes, number: int) -> str:
    """Return the `draw_by_key` key of draw `number`, counted from 1, in a game of a deal."""
    return f"{secret.hex()} draw {number}"


class Recommitment(NamedTuple):
    """A commitment that was superseded before the game, and the seats that had not revealed their entropy in time.

    Somebody who holds these seats and knows the secret could foresee the draws and reject them.
    """

    commitment: str
    withheld: tuple[int, ...]


def recommitted_tag(recommitments: Sequence[Recommitment]) -> dict[str, str]:
    """Return the record tag that lists these recommitments; no tag if there are none."""
    return {RECOMMITTED_TAG: json.dumps([one._asdict() for one in recommitments], separators=(",", ":"))} if recommitments else {}


@dataclass(frozen=True, slots=True)
class FairShuffle:
    """Draws derived from a secret and the seats' entropy."""

    secret: bytes
    entropy: tuple[str, ...] = ()

    def below(self, index: int, limit: int) -> int:
        """Return draw `index`: a uniform integer from 0 to limit - 1."""
        for attempt in range(256):
            message = f"rookery-shuffle-1\n{_words(self.entropy)}\n{index}\n{attempt}".encode()
            number = int.from_bytes(hmac.digest(self.secret, message, "sha256"))
            if number < _SPACE - _SPACE % limit:
                return number % limit
        raise AssertionError("256 consecutive rejections are practically impossible")

    def tags(self, *, opener_drawn: bool) -> dict[str, str]:
        """Return the record tags that `verify` needs."""
        return {
            COMMITMENT_TAG: commitment(self.secret),
            SECRET_TAG: self.secret.hex(),
            ENTROPY_TAG: _words(self.entropy).replace("#", "\\u0023"),  # equivalent JSON without "#", which starts a comment in a record
            OPENER_TAG: "yes" if opener_drawn else "no",
        }


@lru_cache(maxsize=512)  # cached: used by every draw of a game
def _words(entropy: tuple[str, ...]) -> str:
    return json.dumps(entropy, ensure_ascii=True, separators=(",", ":"))


def from_tags(record: Record) -> FairShuffle:
    """Read the shuffle from a record's tags; raise NotationError if they are missing or the secret does not match the commitment."""
    for name in (COMMITMENT_TAG, SECRET_TAG, ENTROPY_TAG, OPENER_TAG):
        if name not in record.tags:
            raise NotationError("no-shuffle", "the record has no tag '{name}', so its draws cannot be checked", name=name)
    try:
        secret = bytes.fromhex(record.tags[SECRET_TAG])
        entropy = json.loads(record.tags[ENTROPY_TAG])
    except ValueError:
        secret, entropy = b"", None
    seats = 0 if DEAL_TAG in record.tags else record.setup.seats  # texts from outside the table prove nothing
    if not isinstance(entropy, list) or len(entropy) not in (0, seats) or not all(isinstance(word, str) for word in entropy):
        raise NotationError("shuffle-tags", "the tags of the shuffle cannot be read")
    if commitment(secret) != record.tags[COMMITMENT_TAG]:
        raise NotationError("other-secret", "the secret is not the one whose fingerprint was published before the game")
    return FairShuffle(secret, tuple(entropy))


def contributors(record: Record) -> tuple[tuple[int, ...], bool]:
    """Return the seats that added entropy, and whether all committed before any was revealed."""
    return tuple(seat for seat, word in enumerate(from_tags(record).entropy) if word), record.tags.get(SEALED_TAG) == "yes"


def recommitments(record: Record) -> tuple[Recommitment, ...]:
    """Return the recommitments before a game; raise NotationError if their tag cannot be read."""
    seats = range(record.setup.seats)
    try:
        found = tuple(
            Recommitment(bytes.fromhex(one["commitment"]).hex(), tuple(seats[seats.index(seat)] for seat in one["withheld"]))
            for one in json.loads(record.tags.get(RECOMMITTED_TAG, "[]"))
        )
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise NotationError("shuffle-tags", "the tags of the shuffle cannot be read") from error
    return found


def verify(game: AnyGame, record: Record) -> int:
    """Check that every draw of the record follows from its secret, and return their number; raise NotationError for the first that does not."""
    fair = from_tags(record)
    recommitments(record)
    if record.tags[OPENER_TAG] == "yes" and fair.below(0, record.setup.seats) != record.setup.opener:
        raise NotationError("other-opener", "the opener does not follow from the secret")
    rules = game.rules(record.setup)
    draws = 0
    states = replay(game, record)
    before = next(states)
    for number, state in enumerate(states):
        if rules.actor(before) == CHANCE:
            draws += 1
            odds = rules.odds(before)
            keyed = DEAL_TAG in record.tags
            expected = draw_by_key(odds, deal_key(fair.secret, draws)) if keyed else shuffle.draw(odds, partial(fair.below, draws))
            if str(expected) != record.actions[number]:
                line = record.lines[number] if record.lines else None
                template = "action {number} is '{action}', but the secret gives '{expected}'"
                raise NotationError("other-draw", template, number=number + 1, action=record.actions[number], expected=expected, line=line)
        before = state
    return draws
