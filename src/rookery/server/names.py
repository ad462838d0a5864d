"""Names of people: which are valid, and which look alike (homoglyphs)."""

import unicodedata
from typing import Final

from rookery.server import limits
from rookery.server.refusals import Refused

_ALIKE: Final = {
    "АВЕЅІЈКМНОРСТУХ": "ABESIJKMHOPCTYX",
    "аеѕіјорсухһԁԛԝӏ": "aesijopcyxhdqwl",
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ": "ABEZHIKMNOPTYX",
    "αικνορυχ": "aikvopux",
    "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ": "BPDTGKJCZFMNLSRVHWXYAEIOU",
    "ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏚᎢᏙᎳᏃᎡᎩ": "ABCDEGHJKLMPSTVWZRY",
    "օոսհցզյՕՍ": "onuhgqjOU",
    "ɡɑǀ": "gal",
    "I1|0": "lllO",
}
LOOKS: Final = str.maketrans("".join(_ALIKE), "".join(_ALIKE.values()))
"""Homoglyphs: letters of other scripts, rare Latin letters and digits, each with the Latin letter that it resembles."""

SCRIPTS: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")
"""Scripts with letters of the same shape. A name may use one of them, but not several."""

_SELECTORS: Final = dict.fromkeys((*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
"""Variation selectors: invisible characters that change the shape of the previous one."""


def person_name(text: str) -> str:
    """Return a name in its stored form; raise Refused if it is empty, too long, or mixes scripts."""
    name = limits.line(text.translate(_SELECTORS), limits.NAME, "name", "NFKC")  # NFKC turns styled letters into plain ones
    if len({script for char in name for script in SCRIPTS if char.isalpha() and unicodedata.name(char, "").startswith(script)}) > 1:
        raise Refused("name/invalid", "The name mixes letters of scripts that look alike.", reason="mixed")
    return name


def look_alike(name: str, other: str) -> bool:
    """Return whether two different names look alike; numbers tell people of the same name apart."""
    return name != other and _look(name) == _look(other)


def _look(name: str) -> str:
    return name.translate(LOOKS).translate(LOOKS)
