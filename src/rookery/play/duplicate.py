"""Duplicate games for people who do not play together: the same draws and, in the same position, the same bot decisions.

A deal has a secret and, if it repeats an earlier game, that game's draw order. The next draw is the first item of that order that
is possible and not drawn yet; without one, draw number k follows from the secret through `draw_by_key`. So all players
see the same draws in the same order, whatever they choose, as long as the same draws are possible.
"""

import hmac
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from rookery.play.deal import draw_by_key
from rookery.play.fair import COMMITMENT_TAG, DEAL_TAG, ENTROPY_TAG, OPENER_TAG, SECRET_TAG, commitment, deal_key

A = TypeVar("A")


def draw(odds: Mapping[A, int], secret: bytes, order: Sequence[str], drawn: Sequence[str]) -> A:
    """Return chance's next action in a game of a deal, given the previous draws."""
    possible = {str(action): action for action in odds}
    text = next((text for text in _to_come(order, drawn) if text in possible), None)
    return draw_by_key(odds, deal_key(secret, len(drawn) + 1)) if text is None else possible[text]


def _to_come(order: Sequence[str], drawn: Iterable[str]) -> Iterable[str]:
    """Return the rest of the order, excluding past draws."""
    gone = Counter(drawn)
    for text in order:
        if gone[text]:
            gone[text] -= 1
        else:
            yield text


def opener(secret: bytes, seats: int) -> int:
    """Return the opener of a deal's games."""
    return draw_by_key(dict.fromkeys(range(seats), 1), f"{secret.hex()} opener")


def thoughts(secret: bytes, position: str) -> str:
    """Return the seed for a bot in a position: equal in all games of the deal, and unpredictable."""
    return hmac.digest(secret, position.encode(), "sha256").hex()


def tags(deal: str, secret: bytes, *, shown: bool) -> dict[str, str]:
    """Return the record tags of such a game, with the secret or only its commitment."""
    told = {SECRET_TAG: secret.hex(), ENTROPY_TAG: "[]", OPENER_TAG: "no"} if shown else {}
    return {DEAL_TAG: deal, COMMITMENT_TAG: commitment(secret), **told}
