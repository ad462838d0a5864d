"""The art: symbols, style rules and tokens. Every referenced name exists."""

import re

import pytest

from rookery.drawing import THEMES, Theme, style_sheet, symbol_sheet, token_sheet
from rookery.drawing.art_files import style_rules, symbols, tokens
from tests.drawing.svg import COLOUR, ids, parse

VARIABLE = re.compile(r"var\(--([\w-]+)(?:, ([^()]+|[^()]*\([^()]*\)[^()]*))?\)")
SET = re.compile(r"--([\w-]+):")


def test_every_symbol_exists_once() -> None:
    found = ids(symbol_sheet())
    assert len(found) == len(set(found)) == len(symbols()) == 39 + 7
    assert {"meeple", "farmer", "abbot", "guard", "shield", "ft-sand-top", "house", "rook"} <= set(found)


def test_no_line_of_the_style_sheet_is_lost() -> None:
    parse(f"<style>{style_sheet()}</style>")
    assert len(style_rules()) == len(re.findall(r"^\.rk-", style_sheet(), re.MULTILINE)) > 100


@pytest.mark.parametrize("name", style_rules())
def test_every_colour_of_a_look_is_a_custom_property(name: str) -> None:
    rule = style_rules()[name]
    assert not COLOUR.search(VARIABLE.sub("", rule))
    for used, fallback in VARIABLE.findall(rule):
        set_by_rules = {found for other in style_rules().values() for found in SET.findall(other)}
        assert used in tokens("light") or fallback or used in set_by_rules


@pytest.mark.parametrize("name", style_rules())
def test_the_fallback_of_a_token_is_its_value_by_day(name: str) -> None:
    fonts = {"font-ui", "font-display"}
    for used, fallback in VARIABLE.findall(style_rules()[name]):
        if fallback and used in tokens("light") and used not in fonts and COLOUR.search(fallback):
            assert _long(fallback) == tokens("light")[used]


def _long(colour: str) -> str:
    digits = colour.removeprefix("#").upper()
    return "#" + ("".join(2 * digit for digit in digits) if len(digits) == 3 else digits)


def test_the_tokens_of_a_page_are_those_of_the_pictures() -> None:
    for theme in THEMES:
        for name, value in tokens(theme).items():
            assert f"--{name}: {value};" in token_sheet()


@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_has_a_value_for_every_token(theme: Theme) -> None:
    assert set(tokens(theme)) == set(tokens("light"))
    assert tokens(theme)["seat-1"] == "#D01F19"
    assert tokens(theme)["ink"] == {"light": "#231F3D", "dark": "#F4F0FB"}[theme]
