"""Games of one deal between people who do not play together: the same draws and, for the same position, the same thoughts of bots.

A deal has a secret and, where it follows a game that was played before, the order in which that one drew. The next draw is the first of that
order which is still to come and possible; where there is none, number k follows from the secret by `draw_by_key`. So whatever somebody chooses,
they see the same things in the same order, as long as the same things can be drawn.
"""

import hmac
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from rookery.play.deal import draw_by_key
from rookery.play.fair import COMMITMENT_TAG, DEAL_TAG, ENTROPY_TAG, OPENER_TAG, SECRET_TAG, commitment, deal_key

A = TypeVar("A")


def draw(odds: Mapping[A, int], secret: bytes, order: Sequence[str], drawn: Sequence[str]) -> A:
    """Chance's next action in a game of a deal in which these were drawn before."""
    possible = {str(action): action for action in odds}
    text = next((text for text in _to_come(order, drawn) if text in possible), None)
    return draw_by_key(odds, deal_key(secret, len(drawn) + 1)) if text is None else possible[text]


def _to_come(order: Sequence[str], drawn: Iterable[str]) -> Iterable[str]:
    """The order without what was drawn already, wherever that was in it."""
    gone = Counter(drawn)
    for text in order:
        if gone[text]:
            gone[text] -= 1
        else:
            yield text


def opener(secret: bytes, seats: int) -> int:
    """The seat that opens the games of a deal."""
    return draw_by_key(dict.fromkeys(range(seats), 1), f"{secret.hex()} opener")


def thoughts(secret: bytes, position: str) -> str:
    """The seed of a bot's thoughts in a position: the same in every game of the deal, and nobody can foresee them."""
    return hmac.digest(secret, position.encode(), "sha256").hex()


def tags(deal: str, secret: bytes, *, shown: bool) -> dict[str, str]:
    """The tags of a record of such a game, with the secret or only the commitment to it."""
    told = {SECRET_TAG: secret.hex(), ENTROPY_TAG: "[]", OPENER_TAG: "no"} if shown else {}
    return {DEAL_TAG: deal, COMMITMENT_TAG: commitment(secret), **told}
