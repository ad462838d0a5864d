"""Convert pictures to plain SVG, without variables, classes or symbol references, for simpler renderers."""

import re
from collections.abc import Mapping
from copy import deepcopy
from math import prod
from typing import Final
from xml.etree import ElementTree as ET

_SVG: Final = "http://www.w3.org/2000/svg"
_RULE: Final = re.compile(r"\.([\w-]+)\s*\{([^}]*)\}")
_VARIABLE: Final = re.compile(r"var\(--([\w-]+)(?:,\s*([^()]*))?\)")
_PRODUCT: Final = re.compile(r"calc\(([\d.\s*]+)\)")
_FONT: Final = re.compile(r"(\d+) ([\d.]+px)(?:/\S+)? (.*)")
_PLACE: Final[tuple[str, ...]] = ("x", "y", "width", "height")

Rules = Mapping[str, Mapping[str, str]]
Variables = dict[str, str]


def plain_svg(svg: str) -> str:
    """Return the drawing with styles and symbols inlined."""
    ET.register_namespace("", _SVG)
    root = ET.fromstring(svg)  # noqa: S314  our own
    rules: dict[str, dict[str, str]] = {}
    symbols = {element.get("id", ""): element for element in root.iter(f"{{{_SVG}}}symbol")}
    for style in root.iter(f"{{{_SVG}}}style"):
        for name, declarations in _RULE.findall(style.text or ""):
            rules[name] = dict(_declaration(one) for one in declarations.split(";") if ":" in one)
    _settle(root, rules, symbols, {})
    return ET.tostring(root, encoding="unicode")


def _declaration(text: str) -> tuple[str, str]:
    name, _, value = text.partition(":")
    return name.strip(), value.strip()


def _settle(element: ET.Element, rules: Rules, symbols: Mapping[str, ET.Element], known: Variables) -> None:
    """Resolve the styles of an element and its children; they inherit variables from their ancestors."""
    declared = {name: value for style in element.attrib.pop("class", "").split() for name, value in rules.get(style, {}).items()}
    known = {**known, **{name[2:]: _value(value, known) for name, value in declared.items() if name.startswith("--")}}
    for name, value in list(element.attrib.items()):
        element.set(name, _value(value, known))
    for name, value in declared.items():
        if not name.startswith("--"):
            for attribute, plain in _attributes(name, _value(value, known)):
                element.set(attribute, plain)
    if element.tag == f"{{{_SVG}}}use":
        _expand(element, symbols)
    for child in list(element):
        if child.tag in (f"{{{_SVG}}}style", f"{{{_SVG}}}symbol"):
            element.remove(child)
        else:
            _settle(child, rules, symbols, known)


def _expand(use: ET.Element, symbols: Mapping[str, ET.Element]) -> None:
    """Replace a use with a group that contains the symbol, at the position and with the style of the use."""
    symbol = symbols[use.attrib.pop("href").removeprefix("#")]
    place = {name: use.attrib.pop(name) for name in _PLACE if name in use.attrib}
    use.tag = f"{{{_SVG}}}g"
    shown = ET.SubElement(use, f"{{{_SVG}}}svg", {**place, "viewBox": symbol.get("viewBox", ""), "overflow": symbol.get("overflow", "hidden")})
    shown.extend(deepcopy(child) for child in symbol)


def _value(text: str, known: Variables) -> str:
    """Evaluate the variables and products of a value."""
    while "var(" in text:
        text, count = _VARIABLE.subn(lambda match: known.get(match[1], match[2] or ""), text)
        if not count:
            break
    return _PRODUCT.sub(lambda match: f"{prod(map(float, match[1].split('*'))):g}", text)


def _attributes(name: str, value: str) -> list[tuple[str, str]]:
    """Convert a declaration to attributes; a font becomes three."""
    if name == "font" and (font := _FONT.fullmatch(value)):
        return [("font-weight", font[1]), ("font-size", font[2]), ("font-family", font[3])]
    return [(name, value)]
