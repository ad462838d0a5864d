"""The two record formats: `.rook` text for people and one line of JSON for programs.

A `.rook` text has tags (`name: value`), an empty line, one action per line, and a closing line. `#` starts a comment.

    game: five-towers
    seats: 2
    opener: 1
    option overbids: retract

    reveal sand-7
    ...
    end 25 31

The closing line is `end` with the final scores, or just `end` for an unfinished game; a text without it was truncated.
"""

import json
import re
from collections.abc import Callable
from typing import Any, TypeVar

from rookery.core.errors import Kind, NotationError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Record, Setup
from rookery.core.view import plain

MAX_RECORD = 1 << 20
"""Maximum length of a record in characters; a typical game has about ten thousand."""

_TAG = re.compile(r"([a-z][a-z0-9 -]{0,39}):(?:\s+(.{0,4000}))?")
_ACTION = re.compile(r"[^\s#:]+(?: [^\s#:]+)*")
_SETUP_TAGS = ("game", "seats", "opener", "expansions", "position")
_OPTION = "option "
_JSON_KEYS = ("game", "seats", "options", "expansions", "opener", "position", "tags", "actions", "scores")
_T = TypeVar("_T")


def write_rook(record: Record) -> str:
    """Write the record as `.rook` text; reading it back gives an equal record."""
    setup = record.setup
    tags = {"game": setup.game, "seats": str(setup.seats), "opener": str(setup.opener)}
    tags |= {_OPTION + name: value for name, value in sorted(setup.options.items())}
    if setup.expansions:
        tags["expansions"] = ", ".join(setup.expansions)
    if record.position is not None:
        tags["position"] = " ".join(record.position.split())
    for name, value in record.tags.items():
        if name in _SETUP_TAGS or name.startswith(_OPTION) or not _TAG.fullmatch(f"{name}: {value}") or "#" in value or value != value.strip():
            raise NotationError("no-room-for-tag", "a record cannot hold the tag {name!r} with the value {value!r}", name=name, value=value)
        tags[name] = value
    for action in record.actions:
        if not _ACTION.fullmatch(action) or action.split()[0] == "end":
            raise NotationError("no-room-for-action", "a record cannot hold the action {text!r}", text=action[:60])
    closing = " ".join(["end", *map(str, record.scores or ())])
    head = [f"{name}: {value}" for name, value in tags.items()]
    return "\n".join([*head, "", *record.actions, closing, ""])


def read_rook(text: str) -> Record:
    """Parse `.rook` text; raise NotationError with the number of the first invalid line."""
    _check_length(text)
    tags: dict[str, tuple[str, int]] = {}
    actions: list[str] = []
    lines: list[int] = []
    closing: tuple[str, int] | None = None
    number = 0
    for number, raw in enumerate(text.split("\n"), start=1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        if closing is not None:
            raise NotationError("after-end", "something follows the closing line", line=number)
        if line == "end" or line.startswith("end "):
            closing = (line[3:], number)
        elif not actions and (match := _TAG.fullmatch(line)):
            if match[1] in tags:
                raise NotationError("tag-twice", "the tag '{name}' appears twice", name=match[1], line=number)
            tags[match[1]] = ((match[2] or "").strip(), number)
        else:
            actions.append(line)
            lines.append(number)
    if closing is None:
        raise NotationError("cut-off", "the record is cut off: it has no closing line 'end'", line=max(1, number))
    scores = tuple(_number(word, "a score", closing[1]) for word in closing[0].split())
    return Record(
        setup=_setup_from_tags(tags),
        actions=tuple(actions),
        scores=scores or None,
        tags=FrozenMap({name: value for name, (value, _) in tags.items() if name not in _SETUP_TAGS and not name.startswith(_OPTION)}),
        position=tags["position"][0] if "position" in tags else None,
        lines=tuple(lines),
    )


def write_json(record: Record) -> str:
    """Write the record as one line of JSON with keys in a fixed order; equal records give equal bytes."""
    entries: dict[str, Any] = plain(record.setup)
    entries["options"] = dict(sorted(record.setup.options.items()))
    if record.position is not None:
        entries["position"] = record.position
    if record.tags:
        entries["tags"] = dict(record.tags)
    entries["actions"] = list(record.actions)
    entries["scores"] = None if record.scores is None else list(record.scores)
    return json.dumps(entries, ensure_ascii=False)


def read_json(text: str, *, line: int = 1) -> Record:
    """Parse one line of JSON; `line` is its number in the file, for error messages."""
    _check_length(text, line)
    try:
        entries = json.loads(text, object_pairs_hook=_each_once)
    except NotationError as error:
        error.line = line
        raise
    except (ValueError, RecursionError) as error:
        reason = error.msg if isinstance(error, json.JSONDecodeError) else "numbers too long or brackets too deep"
        raise NotationError("not-json", "not a JSON record: {text}", text=reason, line=line) from error
    if not isinstance(entries, dict):
        raise NotationError("not-object", "a JSON record must be a single object", line=line)
    if unknown := [key for key in entries if key not in _JSON_KEYS]:
        raise NotationError("key-unknown", "unknown key {text!r}", text=unknown[0], line=line)

    def entry(key: str, kind: Callable[[Any], bool], what: str, *default: _T) -> Any | _T:
        if key not in entries and default:
            return default[0]
        if key not in entries:
            raise NotationError("key-missing", "the key '{name}' is missing", name=key, line=line)
        if not kind(entries[key]):
            raise NotationError("wrong-value", "'{name}' must be {kind}", name=key, kind=Kind(what), line=line)
        return entries[key]

    actions = tuple(entry("actions", _is_texts, "a-list-of-texts"))
    position = entry("position", _is_text, "a-text", None)
    scores = entry("scores", lambda value: value is None or _is_numbers(value), "a-list-of-numbers-or-null", None)
    return Record(
        setup=Setup(
            game=entry("game", _is_text, "a-text"),
            seats=entry("seats", _is_number, "a-number"),
            options=FrozenMap(entry("options", _is_text_map, "an-object-of-texts", {})),
            expansions=tuple(entry("expansions", _is_texts, "a-list-of-texts", [])),
            opener=entry("opener", _is_number, "a-number", 0),
        ),
        actions=actions,
        scores=None if scores is None else tuple(scores),
        tags=FrozenMap(entry("tags", _is_text_map, "an-object-of-texts", {})),
        position=None if position is None else " ".join(position.split()),
        lines=(line,) * len(actions),
    )


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Build a JSON object; reject duplicate keys, which could hide data."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise NotationError("key-twice", "not a JSON record: a key appears twice")
    return found


def _setup_from_tags(tags: dict[str, tuple[str, int]]) -> Setup:
    for name in ("game", "seats"):
        if name not in tags:
            raise NotationError("tag-missing", "the tag '{name}' is missing", name=name, line=1)
    expansions = tags.get("expansions", ("", 0))[0].split(",")
    return Setup(
        game=tags["game"][0],
        seats=_number(tags["seats"][0], "seats", tags["seats"][1]),
        options=FrozenMap({name.removeprefix(_OPTION): value for name, (value, _) in tags.items() if name.startswith(_OPTION)}),
        expansions=tuple(name.strip() for name in expansions if name.strip()),
        opener=_number(*(tags["opener"][0], "opener", tags["opener"][1])) if "opener" in tags else 0,
    )


def _check_length(text: str, line: int = 1) -> None:
    if len(text) > MAX_RECORD:
        raise NotationError("record-long", "longer than the {most} characters a record may have", most=MAX_RECORD, line=line)


def _number(word: str, what: str, line: int) -> int:
    if not re.fullmatch(r"-?[0-9]{1,6}", word):
        raise NotationError("number", "{what} must be a number, not {text!r}", what=what, text=word[:40], line=line)
    return int(word)


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_number(value: Any) -> bool:
    return type(value) is int and abs(value) < 10**6


def _is_texts(value: Any) -> bool:
    return isinstance(value, list) and all(map(_is_text, value))


def _is_numbers(value: Any) -> bool:
    return isinstance(value, list) and all(map(_is_number, value))


def _is_text_map(value: Any) -> bool:
    return isinstance(value, dict) and all(map(_is_text, value.values()))
