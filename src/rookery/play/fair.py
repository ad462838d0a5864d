"""A shuffle that anyone can check afterwards.

Before the game the shuffler publishes the commitment, SHA-256 of a secret of 32 random bytes. Each seat may add a text of its own (entropy).
Draw number k below n is then fixed, yet unknown to everyone but the shuffler, who could not choose it:

    message = "rookery-shuffle-1" LF JSON list of the seats' texts (ASCII, no spaces) LF k LF attempt      (attempt counts from 0)
    number  = HMAC-SHA256(key = secret, message), read as an unsigned big-endian integer
    the first attempt with number < 2^256 - 2^256 mod n counts; the draw is number mod n

Draw 0 decides the opener, when it is drawn; draw k the k-th of chance's actions, laid out as in shuffle.draw. After the game the secret
is published, and `verify` proves that every draw followed from it.

Games of one deal (duplicate.py) draw by `deal_key` instead, without entropy, so that the same secret gives everybody the same draws.
"""

import hashlib
import hmac
import json
import secrets
from dataclasses import dataclass
from functools import lru_cache, partial

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
"""Set where every seat committed to its entropy before anybody's was shown."""
DEAL_TAG = "deal"
"""The tag of a record whose draws are those of a deal that others play, too."""


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


@lru_cache(maxsize=512)  # it is shown with every table, again and again
def commitment(secret: bytes) -> str:
    """What is published before the game; it fixes the secret without telling it."""
    return hashlib.sha256(secret).hexdigest()


def deal_key(secret: bytes, number: int) -> str:
    """The key of a draw in a game of a deal, for `draw_by_key`; the first has number 1."""
    return f"{secret.hex()} draw {number}"


@dataclass(frozen=True, slots=True)
class FairShuffle:
    """Draws that follow from a secret and the entropy of the seats."""

    secret: bytes
    entropy: tuple[str, ...] = ()

    def below(self, index: int, limit: int) -> int:
        """Draw number `index`: a whole number from 0 to limit - 1, each as likely."""
        for attempt in range(256):
            message = f"rookery-shuffle-1\n{_words(self.entropy)}\n{index}\n{attempt}".encode()
            number = int.from_bytes(hmac.digest(self.secret, message, "sha256"))
            if number < _SPACE - _SPACE % limit:
                return number % limit
        raise AssertionError("chances of one in 2^256 do not fail 256 times")

    def tags(self, *, opener_drawn: bool) -> dict[str, str]:
        """The tags of a record that let `verify` check it."""
        return {
            COMMITMENT_TAG: commitment(self.secret),
            SECRET_TAG: self.secret.hex(),
            ENTROPY_TAG: _words(self.entropy).replace("#", "\\u0023"),  # the same JSON, without the sign that begins a comment in a record
            OPENER_TAG: "yes" if opener_drawn else "no",
        }


@lru_cache(maxsize=512)  # every draw of a game asks for it
def _words(entropy: tuple[str, ...]) -> str:
    return json.dumps(entropy, ensure_ascii=True, separators=(",", ":"))


def from_tags(record: Record) -> FairShuffle:
    """Return the shuffle of a record's tags; raise NotationError if there is none, or the secret is not the one committed to."""
    for name in (COMMITMENT_TAG, SECRET_TAG, ENTROPY_TAG, OPENER_TAG):
        if name not in record.tags:
            raise NotationError("no-shuffle", "the record has no tag '{name}', so its draws cannot be checked", name=name)
    try:
        secret = bytes.fromhex(record.tags[SECRET_TAG])
        entropy = json.loads(record.tags[ENTROPY_TAG])
    except ValueError:
        secret, entropy = b"", None
    seats = 0 if DEAL_TAG in record.tags else record.setup.seats  # what nobody at the table added proves nothing
    if not isinstance(entropy, list) or len(entropy) not in (0, seats) or not all(isinstance(word, str) for word in entropy):
        raise NotationError("shuffle-tags", "the tags of the shuffle cannot be read")
    if commitment(secret) != record.tags[COMMITMENT_TAG]:
        raise NotationError("other-secret", "the secret is not the one that was committed to before the game")
    return FairShuffle(secret, tuple(entropy))


def contributors(record: Record) -> tuple[tuple[int, ...], bool]:
    """The seats that added entropy, and whether all of them committed to it before anybody's was shown."""
    return tuple(seat for seat, word in enumerate(from_tags(record).entropy) if word), record.tags.get(SEALED_TAG) == "yes"


def verify(game: AnyGame, record: Record) -> int:
    """Prove that every draw of the record follows from its secret; the number of draws. NotationError names the first that does not."""
    fair = from_tags(record)
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
