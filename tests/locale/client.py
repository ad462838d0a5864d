"""Find literal text in the client's sources that a person would see untranslated."""

import re
from collections.abc import Iterator
from typing import Final

WORD: Final = r"[^\W\d_]{2,}"
SENTENCE: Final = re.compile(rf"{WORD},? {WORD}")
_SCRIPT: Final = re.compile(r"<script\b[^>]*>(.*?)</script>", re.DOTALL)
_UNSEEN: Final = re.compile(r"<style\b.*?</style>|<!--.*?-->", re.DOTALL)
_CLASSES: Final = re.compile(r"\bclass=(\"[^\"]*\"|\{[^{}]*\})")
_COMMENT_OR_STRING: Final = re.compile(r"//[^\n]*|/\*.*?\*/|'(?:\\.|[^'\\\n])*'|\"(?:\\.|[^\"\\\n])*\"|`(?:\\.|[^`\\])*`", re.DOTALL)
_BETWEEN_TAGS: Final = re.compile(r">([^<>]*)<")
_SPOKEN_ATTRIBUTE: Final = re.compile(rf"\b(?:aria-label|aria-description|title|placeholder|alt|label)=\"([^\"]*{WORD}[^\"]*)\"")
_FILLED_IN: Final = re.compile(r"\$\{[^{}]*\}")
_ENTITY: Final = re.compile(r"&#?\w+;")


def sentences_in_script(source: str) -> list[str]:
    """Return the string literals with two adjacent words, which no id, path, class or key contains."""
    literals = (match[0] for match in _COMMENT_OR_STRING.finditer(source) if match[0][0] in "'\"`")
    return [literal[1:-1] for literal in literals if SENTENCE.search(_FILLED_IN.sub("0", literal))]


def texts_in_component(source: str) -> list[str]:
    """Return a Svelte component's literal markup text, and sentences inside its expressions and scripts."""
    scripts = "\n".join(_SCRIPT.findall(source))
    markup = _CLASSES.sub("", _UNSEEN.sub("", _SCRIPT.sub("", source)))
    plain, expressions = _split(markup)
    shown = [text for text in _BETWEEN_TAGS.findall(f">{plain}<") if re.search(WORD, _ENTITY.sub("", text))]
    return [*(text.strip() for text in shown), *_SPOKEN_ATTRIBUTE.findall(plain), *sentences_in_script(f"{scripts}\n{expressions}")]


def _split(markup: str) -> tuple[str, str]:
    """Split the markup into text without `{...}` expressions, and the expressions, one per line."""
    parts = list(_parts(markup))
    return "".join(part for inside, part in parts if not inside), "\n".join(part for inside, part in parts if inside)


def _parts(markup: str) -> Iterator[tuple[bool, str]]:
    depth, begin = 0, 0
    for match in re.finditer(r"[{}]", markup):
        deeper = depth + (1 if match[0] == "{" else -1)
        if 0 in (depth, deeper):
            yield depth > 0, markup[begin : match.start()]
            begin = match.end()
        depth = deeper
    yield False, markup[begin:]
