"""Why something cannot be used, in the reader's language: a record, a setup, a bot, a file.

The games say it in English, byte for byte the same for programs; here each of these sentences is recognised and said again with a message.
"""

import errno
import re
from typing import Final

from rookery.locale import Words

_TEXT: Final = r"(?P<quote>['\"])(?P<text>.*)(?P=quote)"

REASONS: Final = {
    # around another reason
    "line": r"line (?P<line>\d+): (?P<reason>.*)",
    "action": r"action (?P<number>\d+): (?P<reason>.*)",
    # setups
    "seats": r"(?P<game>\S+) is for (?P<fewest>\d+) to (?P<most>\d+) seats, not (?P<seats>-?\d+)",
    "opener": r"the opener must be a seat from 0 to (?P<last>\d+), not (?P<seat>-?\d+)",
    "no-option": r"(?P<game>\S+) has no option '(?P<name>.*)' \(known: (?P<known>.*)\)",
    "option-value": r"option '(?P<name>.*)' can be (?P<known>.*), not '(?P<value>.*)'",
    "no-expansion": r"(?P<game>\S+) has no expansion '(?P<name>.*)' \(known: (?P<known>.*)\)",
    "expansion-twice": r"an expansion is named twice",
    "no-game": r"there is no game '(?P<game>.*)' \(known: (?P<known>.*)\)",
    "other-game": r"a setup for '(?P<given>.*)' was given to '(?P<game>.*)'",
    # bots
    "no-bot": r"(?P<game>\S+) has no bot '(?P<name>.*)' \(known: (?P<known>.*)\)",
    "no-entrant": r"there is no bot '(?P<name>.*)': neither one of (?P<known>.*), nor module:Class, nor a program",
    "no-time": r"'(?P<name>.*)' would have no time at all",
    "no-budget": r"'(?P<name>.*)' takes no budget",
    "no-module": r"there is no module '(?P<module>.*)' for the bot '(?P<name>.*)'",
    "no-class": r"the module '(?P<module>.*)' has no class '(?P<name>.*)'",
    "not-made": r"the bot '(?P<name>.*)' could not be made: (?P<text>.*)",
    "no-choose": r"'(?P<name>.*)' is no bot: it has no method 'choose\(view, rng\)'",
    "last-words": r"(?P<reason>.*); its last words: (?P<text>.*)",
    "ended": r"'(?P<name>.*)' has ended",
    "no-answer": r"(?:'.*' gave )?no answer within (?P<seconds>\S+) s",
    "wrote-too-much": r"'(?P<name>.*)' wrote too much at once",
    "not-started": r"'(?P<name>.*)' could not be started: \[Errno (?P<errno>\d+)\] .*",
    "no-command": r"'(?P<name>.*)' could not be started: .*",
    "crashed": r"(?P<text>[A-Z]\w+: .*)",
    # actions
    "not-allowed": r"'(?P<action>.*)' is not allowed here by rule (?P<rule>\S+)",
    "not-an-action": rf"{_TEXT} is not an action \((?P<known>.*)\)",
    "not-chance": r"it is not chance's turn",
    "take-back": r"only your own last action can be taken back, before chance or another seat has acted",
    "stands-alone": r"'(?P<action>.*)' stands alone",
    "place-needs": r"place needs a cell and a rotation \(such as: (?P<example>.*)\)",
    "recall-needs": r"recall needs the cell where the abbot stands \(such as: (?P<example>.*)\)",
    "tower-needs": r"(?P<action>\S+) needs the cell of a tower \(such as: (?P<example>.*)\)",
    # records
    "cut-off": r"the record is cut off: it has no closing line 'end'",
    "after-end": r"something stands after the closing line",
    "tag-twice": r"the tag '(?P<name>.*)' stands twice",
    "tag-missing": r"the tag '(?P<name>.*)' is missing",
    "no-room-for-tag": r"a record cannot hold the tag (?P<quote>['\"])(?P<name>.*)(?P=quote) with the value .*",
    "no-room-for-action": rf"a record cannot hold the action {_TEXT}",
    "key-missing": r"the key '(?P<name>.*)' is missing",
    "key-twice": r"(?:not a JSON record: )?a key stands twice",
    "key-unknown": rf"unknown key {_TEXT}",
    "not-object": r"a JSON record is one object",
    "not-json": r"not a JSON record: .*",
    "record-long": r"longer than the (?P<most>\d+) characters a record may have",
    "scores-early": r"the record states final scores, but its game is not over",
    "scores-wrong": r"the record states scores (?P<stated>.*), but they are (?P<found>.*)",
    "not-finished-once": r"a game is either over or forfeited",
    "not-a-time": rf"not a time: {_TEXT}",
    "no-shuffle": r"the record has no tag '(?P<name>.*)', so its draws cannot be checked",
    "shuffle-tags": r"the tags of the shuffle cannot be read",
    "other-secret": r"the secret is not the one that was committed to before the game",
    "other-opener": r"the opener does not follow from the secret",
    "other-draw": r"action (?P<number>\d+) is '(?P<action>.*)', but the secret gives '(?P<expected>.*)'",
    # positions
    "position-begins": rf"a position begins with (?P<known>.*), not {_TEXT}",
    "position-word": rf".+ has no {_TEXT}",
    "position-twice": r"'(?P<name>.*)' stands twice in the position",
    "position-needs": r"the position needs '(?P<name>.*)'",
    "number-from-to": rf".* must be a number from (?P<low>\d+) to (?P<high>\d+), not {_TEXT}",
    "number": rf".* must be a number, not {_TEXT}",
    "too-many-of": r"the position holds (?P<name>.*) more often than the game does",
    "step-empty": r"nothing could be done in the step '(?P<name>.*)' of this position",
    # positions of 5 Towers
    "cards-missing": r"the position does not say where all cards are",
    "tower-twice": r"the (?P<tower>.*) tower stands twice",
    "tower-order": r"in the (?P<tower>.*) tower (?P<value>\d+) cannot stand on (?P<below>\d+)",
    "demolish-yes": rf"demolish can be yes or left out, not {_TEXT}",
    "calls": r"calls must be (?P<seats>\d+) numbers, 'pass' or '-', separated by commas",
    "calls-clockwise": r"calls run clockwise from the opener",
    "calls-rise": r"calls begin with the opener's number and rise",
    "call-high": r"nobody can call more than is on display",
    "call-early": r"nobody has called before the display is full",
    "call-late": r"nobody has called after the end",
    "call-unbuildable": r"a number was called that could not be built",
    "display-long": r"more than five cards are on display",
    "reveal-full": r"a card can be revealed only to a display of less than five",
    "auction-display": r"an auction needs five cards on display, or all that are left",
    "auction-over": r"the auction is over",
    "auction-running": r"the auction is not over",
    "nothing-bid": r"somebody must have bid the cards that are to be placed",
    "building-display": r"building needs the cards that were on display",
    "demolish-first": r"demolishing comes before placing",
    "cards-left": r"the game is not over while cards are left",
    "place-in-building": r"cards are placed in the building step only",
    "place-unbuildable": r"the cards to be placed cannot be built",
    "not-a-type": rf"{_TEXT} is not a tower type \((?P<known>.*)\)",
    "not-a-card": rf"{_TEXT} is not a card \(such as (?P<example>.*); values 0 to 15\)",
    # positions of Carcassonne
    "not-on-empty-cell": r"'(?P<text>.*)' is not a tile on an empty cell",
    "first-tile": r"a tile must lie at 0,0",
    "edges": r"the edges of (?P<tile>\S+) at (?P<at>\S+) do not match its neighbours",
    "tile-alone": r"the tile at (?P<at>\S+) touches no other",
    "not-on-piece": rf"{_TEXT} is not a figure on a piece of the board",
    "figure-place": r"a (?P<name>.*) cannot stand on a (?P<place>.*)",
    "two-figures": r"two figures stand on (?P<name>.*) at (?P<at>\S+)",
    "too-many-figures": r"seat (?P<seat>\d+) has more figures out than there are",
    "not-scoring": rf"{_TEXT} is not something that scores",
    "drawn-when": r"a tile is drawn between drawing and laying it, and only then",
    "placed-when": r"the tile laid this turn stands in the meeple step, and only there",
    "pile-empty": r"the pile to draw from is empty or unknown",
    "pile-order": r"piles are drawn from one after the other",
    "pile-other": r"the tile of this turn is not of the pile that was drawn from",
    "pile-unnamed": r"'pile' must name a pile",
    "complete-scored": r"a complete feature has been scored, and its figures are home",
    "tiles-left": r"the game is not over while tiles are left",
    "not-of-towers": rf"{_TEXT} is nothing that can be said of (?:the towers|a tower)",
    "floors-sum": r"supply and towers must hold (?P<floors>\d+) floors together",
    "floors-tower": r"a tower has 0 to (?P<most>\d+) floors and stands once",
    "tower-bases": r"towers stand on the tower bases, one on each",
    "guard-floor": r"a guard needs a floor to stand on",
    "stolen-out": r"the stolen tile is out of the game",
    "rising-when": r"floors are chosen for when a thief tile was drawn and they are too few",
    "rising-guarded": r"a tower that rises has no guard and less than (?P<most>\d+) floors",
    "not-a-cell": rf"{_TEXT} is not a cell \(such as (?P<example>.*)\)",
    "not-a-tile": rf"{_TEXT} is not a tile of this game",
    "not-a-piece": rf"{_TEXT} is not a piece \(such as: (?P<example>.*)\)",
    "not-a-figure": rf"{_TEXT} is not a figure that is named in this game",
    # what is left of a value, last because it is the most general
    "wrong-value": r"'(?P<name>[^']*)' must be (?P<kind>.*)",
    "wrong-part": rf"{_TEXT} is not (?P<kind>.*)",
}
"""The sentences by the message that says them again, `reason-` before its name; groups are its arguments."""

SYSTEM: Final = {
    errno.ENOENT: "not-found",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.EISDIR: "is-folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "exists",
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.ENAMETOOLONG: "long-name",
    errno.EMFILE: "many-files",
    errno.ENFILE: "many-files",
    errno.ENOEXEC: "no-program",
    errno.EBUSY: "in-use",
    errno.ETXTBSY: "in-use",
    errno.EADDRINUSE: "in-use",
}
"""What the system reports by number, by the message `system-...` that says it; all other numbers are named by their code."""


def reason_text(sentence: str, words: Words) -> str:
    """The sentence in this language; one that nobody foresaw is quoted."""
    for name, pattern in REASONS.items():
        if found := re.fullmatch(pattern, sentence, re.DOTALL):
            arguments = {key: _argument(key, value, words) for key, value in found.groupdict().items() if key != "quote"}
            return words(f"reason-{name}", **arguments)
    return words("reason-other", reason=sentence)


def system_text(error: OSError, words: Words) -> str:
    """Why the system refused something, in this language; an error without a number of the system says it itself."""
    return str(error) if error.errno is None else _by_number(error.errno, words)


def _by_number(number: int, words: Words) -> str:
    if number in SYSTEM:
        return words(f"system-{SYSTEM[number]}")
    return words("system-other", code=errno.errorcode.get(number, str(number)))


def _argument(name: str, value: str, words: Words) -> str:
    """A reason inside a reason is translated too, a kind becomes a key to select by, and where nothing is known there is a dash."""
    match name:
        case "reason":
            return reason_text(value, words)
        case "errno":
            return _by_number(int(value), words)
        case "kind":
            return value.replace(" ", "-")
        case "known":
            return "–" if value == "none" else value.replace(" or ", ", ")
        case _:
            return value
