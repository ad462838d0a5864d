"""Expansions are declarations: they combine unambiguously, are independent of each other, and a new one needs only a module and a data file."""

import re
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from rookery.core.errors import SetupError
from rookery.core.outcome import Outcome
from rookery.core.rules import CHANCE
from rookery.games import carcassonne
from rookery.games.carcassonne.actions import Skip
from rookery.games.carcassonne.expansion import Expansion, Figure, Ruleset, Step
from rookery.games.carcassonne.expansions import CATALOGUE
from rookery.games.carcassonne.expansions.abbot import ABBOT as ABBOT_TABLE
from rookery.games.carcassonne.expansions.base import BASE
from rookery.games.carcassonne.expansions.towers_and_thieves import TOWERS_AND_THIEVES
from rookery.games.carcassonne.rules import Carcassonne
from rookery.games.carcassonne.scoring import Worth
from rookery.games.carcassonne.state import State
from rookery.games.carcassonne.tiles import TileDataError, TileFile
from rookery.play.shuffle import draw
from tests.carcassonne.shrine import SHRINE
from tests.carcassonne.subsets import for_every_subset
from tests.carcassonne.table import ALL, RIVER
from tests.contract.table import setup_of

SOURCES = sorted(Path(carcassonne.__file__).parent.glob("*.py"))
WORDS = re.compile(r"river|abbot|tower|thie[fv]|guard", re.IGNORECASE)


def ruleset(*expansions: Expansion, seats: int = 2) -> Ruleset:
    """Return the ruleset of the base game with these expansions."""
    names = tuple(expansion.name for expansion in expansions)
    return Ruleset(setup_of("carcassonne", seats, expansions=names), (BASE, *expansions))


def play_out(rules: Carcassonne, seed: int) -> tuple[State, list[State]]:
    """Play a random game; return its last state and all states."""
    rng = Random(seed)
    states = [rules.start()]
    while (actor := rules.actor(states[-1])) is not None:
        state = states[-1]
        action = draw(rules.odds(state), rng.randrange) if actor == CHANCE else rng.choice(rules.legal(state))
        states.append(rules.apply(state, action))
    return states[-1], states


# --- independence of expansions


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_no_module_outside_expansions_knows_the_words_of_an_expansion(path: Path) -> None:
    found = [f"{number}: {line}" for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1) if WORDS.search(line)]
    assert found == []


def test_every_module_of_the_engine_is_checked() -> None:
    assert {path.stem for path in SOURCES} >= {"__init__", "board", "expansion", "features", "notation", "rules", "scoring", "state", "tiles", "view"}


# --- combining


@for_every_subset
def test_every_subset_plays_to_the_end(expansions: tuple[str, ...]) -> None:
    rules = Carcassonne(Ruleset(setup_of("carcassonne", 3, expansions=expansions), CATALOGUE))
    last, _ = play_out(rules, 5)
    outcome = rules.outcome(last)
    assert isinstance(outcome, Outcome)
    assert not any(last.piles.get(pile) for pile in rules.ruleset.main_piles)


def test_the_order_in_which_expansions_are_named_does_not_matter() -> None:
    one, other = (Ruleset(setup_of("carcassonne", 2, expansions=names), CATALOGUE) for names in (ALL, ALL[::-1]))
    assert one.expansions == other.expansions
    assert list(one.tiles) == list(other.tiles)


def test_the_base_game_comes_first_and_alone_when_nothing_else_is_named() -> None:
    assert Ruleset(setup_of("carcassonne", 2), CATALOGUE).expansions == (BASE,)


def test_steps_are_inserted_after_the_step_they_name() -> None:
    assert list(ruleset().steps) == ["draw", "tile", "meeple", "score"]
    assert list(ruleset(TOWERS_AND_THIEVES).steps) == ["draw", "thief", "tile", "meeple", "score"]
    late = Expansion("late", steps=(("meeple", Step("rest")), ("rest", Step("dream"))))
    assert list(ruleset(late, TOWERS_AND_THIEVES).steps) == ["draw", "thief", "tile", "meeple", "rest", "dream", "score"]


@pytest.mark.parametrize(("anchor", "name"), [("siesta", "rest"), ("draw", "meeple")])
def test_a_step_after_an_unknown_step_or_with_a_taken_name_is_refused(anchor: str, name: str) -> None:
    with pytest.raises(SetupError, match=f"the step '{name}' cannot stand after '{anchor}'"):
        _ = ruleset(Expansion("late", steps=((anchor, Step(name)),))).steps


@pytest.mark.parametrize(
    ("column", "expansion", "owned"),
    [
        ("verbs", Expansion("twin", verbs=ABBOT_TABLE.verbs), "recall"),
        ("figures", Expansion("twin", figures=(Figure("abbot", 2, (), "BC-02"),)), "abbot"),
        ("worths", Expansion("twin", worths={"garden": Worth(1, 1, "BC-10", "BC-10")}), "garden"),
        ("labels", Expansion("twin", labels={"score-garden": "BC-10"}), "score-garden"),
        ("counters", Expansion("twin", counters={"abbots": lambda state, seat: 0}), "abbots"),
    ],
)
def test_a_name_cannot_have_two_owners(column: str, expansion: Expansion, owned: str) -> None:
    with pytest.raises(SetupError, match=f"two expansions own '{owned}'"):
        getattr(ruleset(ABBOT_TABLE, expansion), column)


def test_a_slot_has_one_owner() -> None:
    with pytest.raises(SetupError, match="two expansions own 'towers'"):
        _ = ruleset(TOWERS_AND_THIEVES, Expansion("twin", slots=TOWERS_AND_THIEVES.slots)).slots


def test_a_tile_code_occurs_in_one_file_only() -> None:
    with pytest.raises(SetupError, match="the code appears twice"):
        _ = ruleset(SHRINE, replace(SHRINE, name="twin")).tiles


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ('needs = "moonlight"', "tile Z needs the expansion 'moonlight', which does not exist"),
        ('pile = "moon"', "tile Z lies in the pile 'moon', which nobody draws from"),
        ('pile = "tower"', "tile Z lies in the pile 'tower', which nobody draws from"),
    ],
)
def test_a_tile_that_could_never_come_into_play_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, row: str, problem: str) -> None:
    (tmp_path / "odd_tiles").mkdir()
    (tmp_path / "odd_tiles" / "odd.toml").write_text(f'[[tile]]\ncode = "Z"\ncount = 1\nlike = "B"\n{row}\n', "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "odd_tiles", raising=False)
    with pytest.raises(TileDataError, match=f"^{problem}$"):
        _ = ruleset(Expansion("odd", tiles=TileFile("odd.toml", package="odd_tiles"))).tiles


@pytest.mark.rule("RI-01")
def test_the_last_expansion_that_names_a_start_tile_decides() -> None:
    catalogue = {expansion.name: expansion for expansion in CATALOGUE}
    assert (ruleset().start, ruleset(catalogue[RIVER]).start) == ("D", "RA")


def test_the_actions_of_a_step_are_the_union_of_all_offers() -> None:
    nap = Expansion("nap", offers={"tile": lambda _ruleset, _state: [Skip()]})
    rules = Carcassonne(ruleset(nap))
    state = rules.apply(rules.start(), next(action for action in rules.legal(rules.start()) if str(action) == "draw E"))
    offered = list(map(str, rules.legal(state)))
    assert "skip" in offered
    assert "place 0,-1 180" in offered
    assert offered == sorted(offered)
