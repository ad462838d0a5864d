"""Every page is accessible and nothing is clipped: on phones in every language, on desktops, in both themes, and with doubled text."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from rookery.locale import languages
from tests.browser.person import PHONE, Come, Person
from tests.browser.tour import STOPS, tour

AN_ID: Final = re.compile(r"\b(?:web|deal|choice|event|table|score|option|expansion|refused|phrase|tower|letter)-[a-z][a-z-]+")
CUT: Final = """async () => {
    await document.fonts.ready;
    const worded = one => {
        const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT, text =>
            text.data.trim() && !text.parentElement.closest('svg, .visually-hidden') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT);
        return walk.nextNode() !== null;
    };
    const cut = one => one.scrollWidth > one.clientWidth + 1
        || (getComputedStyle(one).overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 2);
    return [...document.querySelectorAll('button, .btn, label, h1, h2, h3, legend, summary')]
        .filter(one => one.checkVisibility({ visibilityProperty: true }) && one.clientWidth > 1 && !one.closest('.visually-hidden, nav.choices'))
        .filter(one => worded(one) && cut(one))
        .map(one => one.outerHTML.slice(0, 160));
}"""
"""Returns the elements that clip their text, once the fonts have loaded."""


TWICE: Final = "() => (document.documentElement.style.fontSize = '200%')"
"""Doubles the browser's text size."""
ONCE: Final = "() => (document.documentElement.style.fontSize = '')"
BESIDE: Final = """() => {
    const within = document.querySelector('dialog:modal') ?? document.body;
    const found = new Set(), range = document.createRange();
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        if (!texts.currentNode.data.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
        if (parent.closest('svg, option, .visually-hidden, .one-line, nav.choices')) continue;
        range.selectNodeContents(texts.currentNode);
        for (let frame = parent, box = range.getBoundingClientRect(); frame; frame = frame.parentElement) {
            const style = getComputedStyle(frame), edge = frame.getBoundingClientRect();
            if (['auto', 'scroll'].includes(style.overflowX) || style.textOverflow === 'ellipsis' || style.clipPath !== 'none') break;
            if (style.overflowX === 'visible' && frame !== document.body) continue;
            if (box.left < edge.left - 2 || box.right > edge.right + 2) found.add(parent.outerHTML.slice(0, 160));
        }
    }
    return [...found];
}"""
"""Returns the elements whose text is cut off at the side of the page or of a box around them, unless they end in an ellipsis."""
OUT_OF_REACH: Final = """() => {
    const within = document.querySelector('dialog:modal') ?? document.body;
    const reached = one => {
        one.scrollIntoView({ block: 'center', inline: 'nearest' });
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return there !== null && (one.contains(there) || there.closest('label')?.contains(one));
    };
    return [...within.querySelectorAll('button, a, input, select, summary')]
        .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.visually-hidden, nav.choices'))
        .filter(one => !reached(one))
        .map(one => one.outerHTML.slice(0, 160));
}"""
"""Returns the controls that are covered or outside the page even after scrolling to them."""


def misfits(person: Person) -> list[str]:
    """Return a description of each horizontal overflow, clipped text and untranslated message id on the current page."""
    cut: list[str] = person.page.evaluate(CUT)
    shown = AN_ID.findall(person.page.inner_text("body"))
    return [*(["the page scrolls sideways"] if person.overflows() else []), *(f"cut: {html}" for html in cut), *(f"an id: {name}" for name in shown)]


def by_day_and_by_night(person: Person) -> list[str]:
    """Return all violations that axe-core finds in the light theme, and its contrast violations in the dark theme."""
    day = person.flaws()
    person.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
    night = person.flaws(only="color-contrast")
    person.page.emulate_media(color_scheme="light", reduced_motion="reduce")
    expect(person.page.locator("html")).to_have_attribute("data-theme", "light")
    return [*day, *(f"at night: {flaw}" for flaw in night)]


def with_text_twice_as_large(person: Person) -> list[str]:
    """Return everything that is cut off or out of reach when text is doubled on a very small phone."""
    usual = person.page.viewport_size
    assert usual is not None
    person.page.set_viewport_size({"width": 320, "height": 568})
    person.page.evaluate(TWICE)
    person.settle()  # panels collapse when space is scarce
    unfit = [flaw for flaw in misfits(person) if "one-line" not in flaw]  # titles may end in an ellipsis
    found = [*unfit, *person.page.evaluate(OUT_OF_REACH), *(f"cut off: {html}" for html in person.page.evaluate(BESIDE))]
    person.page.evaluate(ONCE)
    person.page.set_viewport_size(usual)
    return found


MORE_CHECKS: Final[dict[str, Callable[[Person], list[str]]]] = {"en": by_day_and_by_night, "de": with_text_twice_as_large}
"""The additional checks of each page, by language."""


DAILY: Final = {"en", "de", "uk"}
"""English, and the languages with the longest words and the widest letters; test-deep covers the rest."""


@pytest.mark.parametrize("language", [pytest.param(one, marks=() if one in DAILY else pytest.mark.deep) for one in languages()])
def test_every_page_is_sound_on_a_phone(come: Come, language: str) -> None:
    ada = come(size=PHONE, language=language, service_worker=True)
    check = MORE_CHECKS.get(language)
    found = {}
    for stop in tour(ada):
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        found[stop] = [*misfits(ada), *(check(ada) if check else [])]
    assert tuple(found) == STOPS
    assert {stop: flaws for stop, flaws in found.items() if flaws} == {}


def test_every_page_is_sound_on_a_desktop(come: Come) -> None:
    ada = come(service_worker=True)
    found = {stop: [*misfits(ada), *by_day_and_by_night(ada)] for stop in tour(ada)}
    assert {stop: flaws for stop, flaws in found.items() if flaws} == {}


def test_doubled_text_clips_nothing_on_pages_off_the_tour(come: Come) -> None:
    ada = come(size=PHONE, language="de")
    found = {}
    for path in ("/rules/carcassonne", "/learn/carcassonne", "/score"):
        ada.open(path, until="button:visible >> nth=3")
        found[path] = with_text_twice_as_large(ada)
    assert {path: flaws for path, flaws in found.items() if flaws} == {}


SPOIL: Final = """() => {
    const main = document.querySelector('main');
    main.insertAdjacentHTML('beforeend', '<button>Unbreakable</button><p>web-nowhere</p><img src="/icon.svg"><div class="quiet">pale</div>');
    const [button, , , pale] = [...main.children].slice(-4);
    Object.assign(button.style, { width: '30px', whiteSpace: 'nowrap', pointerEvents: 'none' });
    Object.assign(pale.style, { width: '900px', color: 'var(--line)', background: 'var(--surface)' });
    document.querySelector('.app').style.overflow = 'visible';
}"""


def test_the_checks_find_every_kind_of_flaw(come: Come) -> None:
    ada = come(size=PHONE)
    ada.open("/me", until=".device-link")
    assert misfits(ada) == []
    assert ada.flaws() == []
    ada.page.evaluate(SPOIL)
    assert [flaw.split(":")[0] for flaw in misfits(ada)] == ["the page scrolls sideways", "cut", "an id"]
    assert {flaw.split(":")[0] for flaw in ada.flaws()} >= {"image-alt", "color-contrast"}
    assert ada.flaws(only="color-contrast") != []
    assert [html.partition(">")[2] for html in ada.page.evaluate(OUT_OF_REACH)] == ["Unbreakable</button>"]
