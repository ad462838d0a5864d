"""Recovery codes: 130 random bits to print or write down, with which a guest can sign in at any time.

7KQX-03MD-9WBT-...      seven groups of four: 26 characters of 5 bits each, and 2 of checksum
"""

import hashlib
import secrets
from typing import Final

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Unambiguous digits and letters (Crockford's base 32); O, I and L count as 0, 1 and 1."""

LENGTH: Final = 26
CHECKS: Final = 2
GROUP: Final = 4
MISREAD: Final = str.maketrans("OIL", "011")


def new_code() -> str:
    """Return a new recovery code, formatted for display."""
    signs = "".join(secrets.choice(SIGNS) for _ in range(LENGTH))
    whole = signs + _check(signs)
    return "-".join(whole[start : start + GROUP] for start in range(0, len(whole), GROUP))


def normalised(text: str) -> str:
    """Normalise a recovery code: capital letters and digits only, with O, I and L as digits."""
    return "".join(sign for sign in text.upper() if sign.isascii() and sign.isalnum()).translate(MISREAD)


def looks_like(text: str) -> bool:
    """Return whether a text looks like a recovery code, perhaps with a typo; codes in links are shorter."""
    return len(normalised(text)) >= LENGTH - 1


def correct(text: str) -> bool:
    """Return whether a recovery code has a valid checksum; it may belong to nobody."""
    signs = normalised(text)
    return len(signs) == LENGTH + CHECKS and signs[LENGTH:] == _check(signs[:LENGTH])


def _check(signs: str) -> str:
    number = int.from_bytes(hashlib.sha256(signs.encode()).digest())
    return "".join(SIGNS[number >> 5 * place & 31] for place in range(CHECKS))
