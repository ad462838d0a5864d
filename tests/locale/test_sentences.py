"""Sentences from real games in every language are complete, start correctly, and contain no English."""

import ast
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from rookery.cli.bot_arguments import distinct_titles
from rookery.cli.draw_context import DrawContext
from rookery.cli.kit import renderer_for
from rookery.cli.log_text import choice_text, sheet_rows, winners_text
from rookery.core.record import Setup
from rookery.games import GAMES
from rookery.locale import ENGLISH, Words, languages
from rookery.play.match import Match
from tests.locale.test_languages import ENGLISH_WORDS

ROOT = Path(__file__).parents[2]
OTHERS = [language for language in languages() if language != ENGLISH]
SHEETS_OF_POINTS = (-21, -2, -1, 0, 1, 2, 5, 11, 21, 22, 101)
NAMES_OF_THE_CODE = re.compile(r"\b(road|city|field|monastery|garden|meeple|heuristic)\b")


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@cache
def said(language: str, game: str) -> tuple[str, ...]:
    """Return the log of a random game, every choice once, and the result."""
    words, rng = Words(language), Random(11)
    context = DrawContext(words, (words("player-you"), *distinct_titles(("heuristic", "heuristic"), words)), you=0)
    match = Match(GAMES[game], Setup(game, 3, expansions=GAMES[game].expansions))
    renderer = renderer_for(game)
    sentences: dict[str, None] = {}
    while match.actor is not None:
        view = match.view(match.actor if isinstance(match.actor, int) else None)
        sentences |= dict.fromkeys(choice_text(choice, words) for choice in view.choices)
        match.act(str(rng.choice(match.rules.legal(match.state))))
        sentences |= dict.fromkeys(renderer.event_sentences(match.view(0).events, context))
    outcome = match.rules.outcome(match.state)
    assert outcome is not None
    sentences |= dict.fromkeys([words(outcome.reason.code), winners_text(outcome.scores, outcome.places, context)])
    rows = [label for sheet in outcome.sheets for label, _ in sheet_rows(sheet, words)]
    return (*sentences, *rows)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_sentence_of_a_game_is_complete(language: str, game: str) -> None:
    sentences = said(language, game)
    assert len(sentences) > 100
    assert [one for one in sentences if re.search(r"[{}$]|  |\s[.,;:!?]|\(\)|(^|\s)(None|choice|event|score|line|feature|port)-", one)] == []
    assert [one for one in sentences if one.endswith(".") and not one[0].isupper()] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_in_a_game(language: str, game: str) -> None:
    assert [one for one in said(language, game) if ENGLISH_WORDS.search(one) or NAMES_OF_THE_CODE.search(one)] == []


@pytest.mark.parametrize("language", languages())
def test_points_keep_their_sign(language: str) -> None:
    words = Words(language)
    for points in SHEETS_OF_POINTS:
        told = [
            words("won-alone", you="no", name="Ada", points=points),
            words("won-together", names="Ada", points=points),
            words("table-points", points=points),
        ]
        digits = str(abs(points))
        for sentence in told:
            assert re.search(rf"(?<!\d){'[-−]' if points < 0 else '(?<![-−])'}{digits}(?!\d)", sentence), sentence


def test_the_reader_among_the_winners_is_a_lower_case_you() -> None:
    for language in languages():
        words = Words(language)
        context = DrawContext(words, ("Ada", words("player-you")), you=1)
        told = winners_text((7, 7), (1, 1), context)
        assert words("player-you-listed") in told
        assert words("player-you") not in told


# --- every sentence is a single message


def _asks(node: ast.AST) -> int:
    """Count the messages that are placed side by side, excluding messages that are arguments of others."""
    if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == "words":
        return 1
    return sum(map(_asks, ast.iter_child_nodes(node)))


def test_the_terminal_joins_no_messages_into_sentences() -> None:
    trees = {path.name: ast.parse(path.read_text("utf-8")) for path in sorted((ROOT / "src/rookery/cli").rglob("*.py"))}
    texts = [(name, node) for name, tree in trees.items() for node in ast.walk(tree) if isinstance(node, ast.JoinedStr | ast.BinOp)]
    assert len(texts) > 50
    assert [f"{name}:{node.lineno}" for name, node in texts if _asks(node) > 1] == []


def test_the_client_joins_no_messages_into_sentences() -> None:
    sources = [path for path in sorted((ROOT / "web/src").rglob("*")) if path.suffix in (".ts", ".svelte")]
    assert len(sources) > 50
    templates = {path.name: re.findall(r"`[^`]*`", path.read_text("utf-8")) for path in sources}
    glued = {name for name, found in templates.items() for one in found if len(re.findall(r"\$\{t\(", one)) > 1}
    assert glued == set()


@pytest.mark.parametrize("language", languages())
def test_percentages_and_decimals_are_written_as_the_language_does(language: str) -> None:
    words = Words(language)
    point = "." if language == ENGLISH else ","
    assert words.decimal(230.34) == f"230{point}3"
    assert re.fullmatch(rf"33{re.escape(point)}3\N{{NO-BREAK SPACE}}?%".replace("\\N{NO-BREAK SPACE}", "\u00a0"), words.percent(1 / 3))
    assert ("\u00a0" in words.percent(1 / 3)) is (language in ("de", "lt"))


@pytest.mark.parametrize("language", OTHERS)
def test_a_cell_does_not_look_like_a_decimal(language: str) -> None:
    assert Words(language)("cell", x=0, y=-3) == "(0; -3)"
    assert "(0; -3)" in Words(language)("choice-lay", x=0, y=-3, rotation=90)
    assert "0°" not in Words(language)("choice-lay", x=0, y=-3, rotation=0)
