"""Names of people: what one may hold, and when two look the same."""

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
"""Letters of Cyrillic, Greek, Lisu, Cherokee and Armenian, rare Latin ones, and digits, with the Latin letters that they can be taken for."""

SCRIPTS: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")
"""Scripts that share shapes. A name in one of them is somebody's name; a mixture only looks like one."""

_SELECTORS: Final = dict.fromkeys((*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
"""Characters that choose between shapes of the one before and are drawn as nothing themselves."""


def person_name(text: str) -> str:
    """A name as it is kept; Refused if it is empty, too long, or mixes scripts to look like another name."""
    name = limits.line(text.translate(_SELECTORS), limits.NAME, "name", "NFKC")  # letters in disguise become the letters they are
    if len({script for char in name for script in SCRIPTS if char.isalpha() and unicodedata.name(char, "").startswith(script)}) > 1:
        raise Refused("name/invalid", "The name mixes letters of scripts that look alike.")
    return name


def look_alike(name: str, other: str) -> bool:
    """Whether two different names could be taken for each other; people of one name are told apart by numbers."""
    return name != other and _look(name) == _look(other)


def _look(name: str) -> str:
    return name.translate(LOOKS).translate(LOOKS)
