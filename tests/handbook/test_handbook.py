"""The handbook has every ledger row that players need, in every language, and no unknown rows."""

import re
from typing import Any

import pytest

from rookery.games.carcassonne.expansion import load_tiles
from rookery.games.carcassonne.expansions import CATALOGUE
from rookery.games.carcassonne.geometry import SIDES, facing_side, neighbour
from rookery.games.five_towers.building import fits
from rookery.handbook import HANDBOOKS, handbook
from rookery.locale import PARTS, Words, languages
from tests.ledger import ROOT, rows
from tests.locale.catalogue import messages

NEEDED = ("R", "S", "A")
"""Rules, setup and rulings. Examples, printed facts and consequences need no sentence of their own."""


def rows_of(game: str) -> list[dict[str, Any]]:
    return [row for section in handbook(game)["sections"] for row in section["rows"]]


def named() -> list[str]:
    return [row["ids"][0] for game in HANDBOOKS for row in rows_of(game)]


def all_ids() -> list[str]:
    return [id_ for game in HANDBOOKS for row in rows_of(game) for id_ in row["ids"]]


def test_every_rule_that_a_player_needs_leads_to_a_row() -> None:
    left_out = {id_ for game in HANDBOOKS for id_ in handbook(game).get("left_out", {})}
    needed = {row.id for row in rows(ROOT) if row.cells[1] in NEEDED}
    assert len(needed) > 150
    assert needed - set(all_ids()) == left_out


def test_no_id_is_unknown_or_repeated() -> None:
    assert set(all_ids()) <= {row.id for row in rows(ROOT)}
    assert len(all_ids()) == len(set(all_ids()))


def test_every_refusal_leads_to_a_row() -> None:
    refused = {name.removeprefix("refused-") for name in messages("en") if re.match(r"refused-[A-Z]", name)}
    assert len(refused) > 25
    assert refused <= set(all_ids())


@pytest.mark.parametrize("language", languages())
def test_every_row_and_section_has_its_words(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
    words = Words(language, *PARTS)
    assert all(words(f"rule-{id_}") for id_ in named())
    assert all(words(f"rule-section-{game}-{section['name']}") for game in HANDBOOKS for section in handbook(game)["sections"])
    assert len(words("rule-numbers").split(", ")) == 16
    sentences = {name.removeprefix("rule-") for name in messages(language) if re.match(r"rule-[A-Z]", name)}
    assert sentences == set(named())


@pytest.mark.parametrize("game", HANDBOOKS)
def test_the_rules_of_a_moment_and_the_parts_of_lessons_exist(game: str) -> None:
    known = {row["ids"][0] for row in rows_of(game)}
    assert {id_ for moment in handbook(game)["moments"].values() for id_ in moment} <= known
    assert {row.get("lesson", 1) for row in rows_of(game)} <= set(range(1, 7))


def test_the_tower_examples_are_correct() -> None:
    examples = [example for row in rows_of("five-towers") for example in row.get("examples", ())]
    assert len(examples) > 10
    for example in examples:
        on = tuple(example["on"])
        assert all(fits(value, on[:height]) for height, value in enumerate(on)), "the tower itself can stand"
        assert fits(example["card"], on) == example["fits"], example


def test_the_tile_examples_are_correct() -> None:
    tiles = load_tiles(CATALOGUE)
    examples = [example for row in rows_of("carcassonne") for example in row.get("examples", ())]
    assert {example["fits"] for example in examples} == {True, False}
    for example in examples:
        laid = {}
        for text in example["tiles"].split(";"):
            cell, code, rotation = text.split(":")
            x, _, y = cell.partition(",")
            laid[int(x), int(y)] = tiles[code].faces[int(rotation)].edges
        last = list(laid)[-1]
        touching = [(laid[last][side], laid[beside][facing_side(side)]) for side in range(len(SIDES)) if (beside := neighbour(last, side)) in laid]
        assert touching
        assert all(one == other for one, other in touching) == example["fits"], example
