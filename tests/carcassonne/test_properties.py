"""Invariants of the rules, tested in random games."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given

from rookery.core.view import Event
from rookery.games.carcassonne.actions import Skip
from rookery.games.carcassonne.expansions.towers_and_thieves import Towers
from rookery.games.carcassonne.features import PieceId
from rookery.games.carcassonne.rules import ruleset_for
from rookery.games.carcassonne.state import State
from tests.carcassonne.subsets import SUBSETS, name_of
from tests.carcassonne.table import ABBOT, ALL, RIVER, TOWERS
from tests.contract.playthrough import Playthrough, games, playthrough, seeds
from tests.contract.table import setup_of

every_subset = pytest.mark.parametrize("expansions", SUBSETS, ids=name_of)
with_towers = pytest.mark.parametrize("expansions", [(TOWERS,), (RIVER, TOWERS), (ABBOT, TOWERS), ALL], ids=name_of)


def played(expansions: tuple[str, ...], seed: int) -> Playthrough:
    """Play a game of two to five seats with this seed."""
    return playthrough(setup_of("carcassonne", 2 + seed % 4, expansions=expansions), seed % 1000)


def towers_of(state: State) -> Towers:
    towers = state.slots["towers"]
    assert isinstance(towers, Towers)
    return towers


# --- conservation of tiles and figures


@pytest.mark.rule("BC-01", "BC-05")
@every_subset
@games(2)
@given(seed=seeds)
def test_no_tile_is_ever_lost_or_gained(expansions: tuple[str, ...], seed: int) -> None:
    game = played(expansions, seed)
    ruleset = ruleset_for(game.setup)
    whole = Counter({code: tile.count for code, tile in ruleset.tiles.items()})
    if RIVER in expansions:
        whole["D"] -= 1
    for state in game.states:
        found = Counter(laid.code for laid in state.board.tiles.values()) + Counter(dict(state.out)) + Counter([state.drawn] if state.drawn else [])
        for bag in state.piles.values():
            found += Counter(dict(bag))
        assert found == whole


@pytest.mark.rule("TT-D4", "BC-02", "AB-01")
@every_subset
@games(2)
@given(seed=seeds)
def test_no_figure_is_ever_lost_or_gained(expansions: tuple[str, ...], seed: int) -> None:
    for state in played(expansions, seed).states:
        out = Counter(state.figures.values())
        guards = Counter(towers_of(state).guards.values()) if TOWERS in expansions else Counter()
        for seat, player in enumerate(state.players):
            assert player.supply["meeple"] + out[seat, "meeple"] + guards[seat] == 7
            assert player.supply.get("abbot", 0) + out[seat, "abbot"] == int(ABBOT in expansions)


@pytest.mark.rule("TT-D1", "TT-12")
@with_towers
@games(3)
@given(seed=seeds)
def test_there_are_always_twenty_floors_and_none_ever_comes_back(expansions: tuple[str, ...], seed: int) -> None:
    game = played(expansions, seed)
    for state in game.states:
        towers = towers_of(state)
        assert towers.supply + sum(towers.floors.values()) == 20
        assert set(towers.floors.values()) <= set(range(6))
    for before, after in pairwise(map(towers_of, game.states)):
        assert after.supply <= before.supply
        assert all(after.floors[cell] >= floors for cell, floors in before.floors.items())


# --- towers and guards


@pytest.mark.rule("TT-D2")
@with_towers
@games(3)
@given(seed=seeds)
def test_there_are_at_most_five_towers_and_a_sixth_with_the_river(expansions: tuple[str, ...], seed: int) -> None:
    assert len(towers_of(played(expansions, seed).states[-1]).floors) <= (6 if RIVER in expansions else 5)


@pytest.mark.rule("TT-D3", "TT-24")
@with_towers
@games(3)
@given(seed=seeds)
def test_guards_stand_on_towers_and_the_stolen_tile_is_one_thief_tile_out_of_the_game(expansions: tuple[str, ...], seed: int) -> None:
    game = played(expansions, seed)
    ruleset = ruleset_for(game.setup)
    for state in game.states:
        towers = towers_of(state)
        assert all(towers.floors[cell] > 0 for cell in towers.guards)
        assert towers.stolen is None or (ruleset.tiles[towers.stolen].marks["thief"] and towers.stolen in state.out)


@pytest.mark.rule("TT-D5")
@with_towers
@games(2)
@given(seed=seeds)
def test_guards_count_for_no_feature(expansions: tuple[str, ...], seed: int) -> None:
    """Placing a guard scores the same features as placing nothing, and leaves the same figures on them."""
    game = played(expansions, seed)
    for before, action, after in zip(game.states, game.actions, game.states[1:], strict=False):
        if action.verb == "guard":
            skipped = game.rules.apply(before, Skip())
            assert after.figures == skipped.figures
            assert features_scored(after) == features_scored(skipped)


def features_scored(state: State) -> list[Event]:
    return [event for event in state.events if event.kind == "scored" and event.details["feature"] != "guard"]


@pytest.mark.rule("TT-D6", "TT-D7", "TT-37")
@with_towers
@games(3)
@given(seed=seeds)
def test_after_a_thief_tile_no_guard_is_left_and_guarded_towers_have_not_risen(expansions: tuple[str, ...], seed: int) -> None:
    game = played(expansions, seed)
    ruleset = ruleset_for(game.setup)
    for before, action, after in zip(game.states, game.actions, game.states[1:], strict=False):
        if action.verb != "draw" or not ruleset.tiles[action.code].marks.get("thief"):
            continue
        old, new = towers_of(before), towers_of(after)
        assert all(new.floors[cell] == old.floors[cell] for cell in old.guards)
        if after.step == "thief":
            assert new.guards == old.guards
            continue
        assert not new.guards
        assert (new.stolen == action.code) == (not old.guards)


# --- the board


@pytest.mark.rule("BC-04", "BC-06")
@every_subset
@games(1)
@given(seed=seeds)
def test_a_feature_is_claimed_only_while_it_is_free(expansions: tuple[str, ...], seed: int) -> None:
    game = played(expansions, seed)
    for before, action in zip(game.states, game.actions, strict=False):
        if action.verb == "claim":
            names = [piece.name for piece in before.board.tiles[before.placed].face.pieces]
            feature = before.board.feature(PieceId(before.placed, names.index(action.piece)))
            assert not before.on(feature)


@every_subset
@games(1)
@given(seed=seeds)
def test_no_complete_feature_keeps_its_figures_after_a_turn(expansions: tuple[str, ...], seed: int) -> None:
    for state in played(expansions, seed).states:
        if state.step == "draw":
            assert not any(state.board.feature(piece).complete for piece in state.figures)


# --- the end


@pytest.mark.rule("BC-16")
@every_subset
@games(3)
@given(seed=seeds)
def test_a_game_ends_when_the_last_tile_is_drawn_and_no_later(expansions: tuple[str, ...], seed: int) -> None:
    game = played(expansions, seed)
    ruleset = ruleset_for(game.setup)
    verbs = Counter(action.verb for action in game.actions)
    tiles = sum(tile.count for tile in ruleset.tiles.values())
    assert verbs["draw"] < tiles
    assert verbs["place"] == verbs["claim"] + verbs["skip"] + verbs["guard"] + verbs["recall"] <= verbs["draw"]
    assert verbs["raise"] <= 20
    assert not any(game.states[-1].piles.get(pile) for pile in ruleset.main_piles)
    assert all(any(state.piles.get(pile) for pile in ruleset.main_piles) for state in game.states if state.step == "draw" and state.pile != "tower")
