"""The files in `art/`, loaded on first use: symbols, style rules, and the colours of the two themes."""

import re
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Final, Literal, TypeAlias, get_args

Theme: TypeAlias = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)

_SYMBOL_FILES: Final = ("sprites.svg", "scenery.svg")
_SYMBOL: Final = re.compile(r'<symbol id="([\w-]+)".*?</symbol>', re.DOTALL)
_REFERENCE: Final = re.compile(r'href="#([\w-]+)"')
_RULE: Final = re.compile(r"^\.([\w-]+) (\{.*\})$", re.MULTILINE)
_CLASSES: Final = re.compile(r'class="([^"]*)"')
_BLOCK: Final = re.compile(r"^(:root|\[data-theme='dark'\]) \{(.*?)^\}", re.DOTALL | re.MULTILINE)
_TOKEN: Final = re.compile(r"--([\w-]+):\s*([^;]+);")
_VARIABLE: Final = re.compile(r"var\(--([\w-]+)")
_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)


@cache
def symbols() -> dict[str, str]:
    """Return every symbol by id."""
    return {match[1]: match[0] for name in _SYMBOL_FILES for match in _SYMBOL.finditer(_read(name))}


@cache
def style_rules() -> dict[str, str]:
    """Return the style rules by class."""
    return {match[1]: match[2] for match in _RULE.finditer(_read("drawing.css"))}


@cache
def tokens(theme: Theme) -> dict[str, str]:
    """Return a theme's values by custom property; the dark theme overrides the light one."""
    blocks = {match[1]: match[2] for match in _BLOCK.finditer(_COMMENT.sub("", _read("tokens.css")))}
    day = dict(_TOKEN.findall(blocks[":root"]))
    return day if theme == "light" else day | dict(_TOKEN.findall(blocks["[data-theme='dark']"]))


def symbol_sheet() -> str:
    """Return all symbols as one hidden `<svg>`, for pages that include fragments."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">{"".join(symbols().values())}</svg>'


def style_sheet() -> str:
    """Return all style rules as one style sheet, for pages that include fragments and tokens."""
    return "\n".join(f".{name} {rule}" for name, rule in style_rules().items())


def token_sheet() -> str:
    """Return the tokens of both themes as one style sheet: light for the root, dark where `data-theme` is `dark`."""
    return _read("tokens.css")


def symbols_for(body: str) -> str:
    """Return the symbols the body refers to."""
    return "".join(_closure(_REFERENCE.findall(body), symbols(), _REFERENCE).values())


def style_for(body: str, theme: Theme) -> str:
    """Return the body's style rules and the theme tokens they need, for the class `rk-light` or `rk-dark`."""
    classes = {name for names in _CLASSES.findall(body) for name in names.split()}
    rules = "\n".join(f".{name} {rule}" for name, rule in style_rules().items() if name in classes)
    needed = _closure(_VARIABLE.findall(body + rules), tokens(theme), _VARIABLE)
    values = "; ".join(f"--{name}: {value}" for name, value in needed.items())
    return f".rk-{theme} {{ {values} }}\n{rules}"


def _closure(names: Iterable[str], known: dict[str, str], reference: re.Pattern[str]) -> dict[str, str]:
    """Return the entries of `known` with these names and all they refer to, transitively, in the order of `known`."""
    found: set[str] = set()
    waiting = [name for name in names if name in known]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [other for other in reference.findall(known[name]) if other in known]
    return {name: text for name, text in known.items() if name in found}


@cache
def _read(name: str) -> str:
    return resources.files("rookery.drawing").joinpath("art", name).read_text(encoding="utf-8")
