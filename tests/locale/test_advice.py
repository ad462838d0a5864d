"""Advice names the players it speaks of, and addresses the reader only where it speaks of the reader."""

import pytest

from rookery.bots.carcassonne.reasons import GAINS as CARCASSONNE_GAINS
from rookery.bots.five_towers.advice import GAINS
from rookery.cli.advice_text import explanation_texts
from rookery.cli.draw_context import DrawContext
from rookery.core.outcome import args
from rookery.locale import Words, languages
from rookery.play.advice import Explanation, Opinion
from tests.locale.catalogue import formatted

ADVICE = [f"advice-{form}{gain}" for form in ("", "not-") for gain in dict.fromkeys((*GAINS, *CARCASSONNE_GAINS))]
OF_THE_PLAYER = {"cards", "top", "points", "hand", "likely", "worth", "share", "takeover"}
OF_A_RIVAL = {"rival", "rival-points", "rival-likely", "rival-worth", "share", "takeover"}
NAMES = ("You", "Bo", "Cleo")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ADVICE)
def test_a_player_is_named_unless_the_reader_is_addressed(language: str, name: str) -> None:
    gain = name.removeprefix("advice-").removeprefix("not-")
    told = [(arguments | {"name": "Zora", "rival": "Quinn"}) for arguments, _ in formatted(language, name)]
    sentences = [(one, Words(language)(name, **one)) for one in told]
    for arguments, sentence in sentences:
        assert ("Zora" in sentence) is (gain in OF_THE_PLAYER and arguments["you"] != "yes"), sentence
        assert ("Quinn" in sentence) is (gain in OF_A_RIVAL and arguments["rival-is-you"] != "yes"), sentence


def told(label: str, player: int, you: int, language: str, /, **details: str | int) -> str:
    opinion = Opinion("pass", 0.5, 0, 0, (Explanation(label, args(**details)),))
    return explanation_texts(opinion, player, DrawContext(Words(language), NAMES, you=you))[0]


@pytest.mark.parametrize(
    ("sentence", "label", "seat", "details"),
    [
        ("You build 2 more cards.", "advice-cards", 0, {"count": 2}),
        ("Bo builds one more card.", "advice-cards", 1, {"count": 1}),
        ("Bo’s candy tower stays without its top.", "advice-not-top", 1, {"tower": "candy"}),
        ("You build one fewer card.", "advice-rival", 1, {"seat": 0, "count": 1}),
        ("Cleo builds 3 fewer cards.", "advice-rival", 1, {"seat": 2, "count": 3}),
        ("Your city becomes Bo’s.", "advice-takeover", 1, {"seat": 0, "kind": "city"}),
        ("Cleo’s road: Bo gets a share, about +4.", "advice-share", 1, {"seat": 2, "kind": "road", "count": 4}),
    ],
)
def test_english_advice_agrees_with_its_subject(sentence: str, label: str, seat: int, details: dict[str, str | int]) -> None:
    assert told(label, seat, 0, "en", **details) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("bg", "Bo ще построи 2 карти повече."),
        ("de", "Bo baut 2 Karten mehr an."),
        ("lt", "Bo pastatys 2 kortomis daugiau."),
        ("pl", "Bo dołoży o 2 karty więcej."),
        ("uk", "Bo збудує на 2 карти більше."),
    ],
)
def test_advice_speaks_of_another_player_in_the_third_person(language: str, sentence: str) -> None:
    assert told("advice-cards", 1, 0, language, count=2) == sentence
