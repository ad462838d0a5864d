"""Why a record or a setup cannot be used, in the reader's language.

The games say it in English, byte for byte the same for programs; here each of these sentences is recognised and said again with a message.
"""

import re
from typing import Final

from rookery.locale import Words

REASONS: Final = {
    "line": r"line (?P<line>\d+): (?P<reason>.*)",
    "action": r"action (?P<number>\d+): (?P<reason>.*)",
    "not-allowed": r"'(?P<action>.*)' is not allowed here by rule (?P<rule>\S+)",
    "not-an-action": r"(?P<quote>['\"])(?P<text>.*)(?P=quote) is not an action \((?P<known>.*)\)",
    "seats": r"(?P<game>\S+) is for (?P<fewest>\d+) to (?P<most>\d+) seats, not (?P<seats>-?\d+)",
    "opener": r"the opener must be a seat from 0 to (?P<last>\d+), not (?P<seat>-?\d+)",
    "no-option": r"(?P<game>\S+) has no option '(?P<name>.*)' \(known: (?P<known>.*)\)",
    "option-value": r"option '(?P<name>.*)' can be (?P<known>.*), not '(?P<value>.*)'",
    "no-expansion": r"(?P<game>\S+) has no expansion '(?P<name>.*)' \(known: (?P<known>.*)\)",
    "expansion-twice": r"an expansion is named twice",
    "no-bot": r"(?P<game>\S+) has no bot '(?P<name>.*)' \(known: (?P<known>.*)\)",
    "cut-off": r"the record is cut off: it has no closing line 'end'",
    "after-end": r"something stands after the closing line",
    "tag-twice": r"the tag '(?P<name>.*)' stands twice",
    "tag-missing": r"the tag '(?P<name>.*)' is missing",
    "key-missing": r"the key '(?P<name>.*)' is missing",
    "not-json": r"not a JSON record: .*",
    "scores-early": r"the record states final scores, but its game is not over",
    "scores-wrong": r"the record states scores (?P<stated>.*), but they are (?P<found>.*)",
    "no-shuffle": r"the record has no tag '(?P<name>.*)', so its draws cannot be checked",
    "shuffle-tags": r"the tags of the shuffle cannot be read",
    "other-secret": r"the secret is not the one that was committed to before the game",
    "other-opener": r"the opener does not follow from the secret",
    "other-draw": r"action (?P<number>\d+) is '(?P<action>.*)', but the secret gives '(?P<expected>.*)'",
}
"""The sentences by the message that says them again, `reason-` before its name; groups are its arguments."""


def reason_text(sentence: str, words: Words) -> str:
    """The sentence in this language; one that nobody foresaw is quoted."""
    for name, pattern in REASONS.items():
        if found := re.fullmatch(pattern, sentence, re.DOTALL):
            arguments = {key: _argument(key, value, words) for key, value in found.groupdict().items() if key != "quote"}
            return words(f"reason-{name}", **arguments)
    return words("reason-other", reason=sentence)


def _argument(name: str, value: str, words: Words) -> str:
    """A reason inside a reason is translated too, and where nothing is known there is a dash."""
    if name == "reason":
        return reason_text(value, words)
    return "–" if value == "none" else value
