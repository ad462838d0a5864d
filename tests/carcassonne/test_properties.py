"""Invariants of the rules, tested in random games."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given

from rookery.core.view import Event
from rookery.games.carcassonne.actions import Skip
from rookery.games.carcassonne.expansions.towers_and_thieves import Towers
from rookery.games.carcassonne.features import PieceId
from rookery.games.carcassonne.rules import ruleset_for
from rookery.games.carcassonne.state import State
from tests.carcassonne.subsets import for_every_subset, name_of
from tests.carcassonne.table import ABBOT, ALL, RIVER, TOWERS
from tests.contract.playthrough import Playthrough, games, playthrough, seeds
from tests.contract.table import setup_of

with_towers = pytest.mark.parametrize("expansions", [(TOWERS,), (RIVER, TOWERS), (ABBOT, TOWERS), ALL], ids=name_of)


def played(expansions: tuple[str, ...], seed: int) -> Playthrough:
    """Play a game of two to five seats with this seed."""
    return playthrough(setup_of("carcassonne", 2 + seed % 4, expansions=expansions), seed % 1000)


def towers_of(state: State) -> Towers:
    towers = state.slots["towers"]
    assert isinstance(towers, Towers)
    return towers


# --- every state


@pytest.mark.rule("BC-01", "BC-02", "BC-05", "AB-01", "TT-D4")
@for_every_subset
@games(2)
@given(seed=seeds)
def test_no_tile_and_no_figure_is_ever_lost_or_gained(expansions: tuple[str, ...], seed: int) -> None:
    game = played(expansions, seed)
    whole = Counter({code: tile.count for code, tile in ruleset_for(game.setup).tiles.items()}) - Counter(["D"] if RIVER in expansions else [])
    for state in game.states:
        tiles = Counter(laid.code for laid in state.board.tiles.values()) + Counter(dict(state.out)) + Counter([state.drawn] if state.drawn else [])
        assert sum(map(Counter, map(dict, state.piles.values())), tiles) == whole
        out = Counter(state.figures.values())
        guards = Counter(towers_of(state).guards.values()) if TOWERS in expansions else Counter()
        for seat, player in enumerate(state.players):
            assert player.supply["meeple"] + out[seat, "meeple"] + guards[seat] == 7
            assert player.supply.get("abbot", 0) + out[seat, "abbot"] == int(ABBOT in expansions)


@pytest.mark.rule("TT-12", "TT-24", "TT-D1", "TT-D2", "TT-D3")
@with_towers
@games(3)
@given(seed=seeds)
def test_floors_towers_guards_and_the_stolen_tile_are_where_they_belong(expansions: tuple[str, ...], seed: int) -> None:
    game = played(expansions, seed)
    ruleset = ruleset_for(game.setup)
    for state in game.states:
        towers = towers_of(state)
        assert towers.supply + sum(towers.floors.values()) == 20
        assert set(towers.floors.values()) <= set(range(6))
        assert len(towers.floors) <= (6 if RIVER in expansions else 5)
        assert all(towers.floors[cell] > 0 for cell in towers.guards)
        assert towers.stolen is None or (ruleset.tiles[towers.stolen].marks["thief"] and towers.stolen in state.out)


# --- every action


def steps(game: Playthrough) -> Iterator[tuple[Any, Any, Any]]:
    """Yield the states before and after each action, and the action."""
    return zip(game.states, game.actions, game.states[1:], strict=False)


@pytest.mark.rule("TT-D5", "TT-D6", "TT-D7", "TT-12", "TT-37")
@with_towers
@games(3)
@given(seed=seeds)
def test_guards_count_for_no_feature_and_go_home_when_a_thief_tile_is_drawn(expansions: tuple[str, ...], seed: int) -> None:
    """Placing a guard scores the same features as placing nothing. Floors never come back, and guarded towers do not rise."""
    game = played(expansions, seed)
    ruleset = ruleset_for(game.setup)
    for before, action, after in steps(game):
        old, new = towers_of(before), towers_of(after)
        assert new.supply <= old.supply
        assert all(new.floors[cell] >= floors for cell, floors in old.floors.items())
        if action.verb == "guard":
            skipped = game.rules.apply(before, Skip())
            assert after.figures == skipped.figures
            assert features_scored(after) == features_scored(skipped)
        elif action.verb == "draw" and ruleset.tiles[action.code].marks.get("thief"):
            assert all(new.floors[cell] == old.floors[cell] for cell in old.guards)
            assert new.guards == (old.guards if after.step == "thief" else {})
            assert after.step == "thief" or (new.stolen == action.code) == (not old.guards)


def features_scored(state: State) -> list[Event]:
    return [event for event in state.events if event.kind == "scored" and event.details["feature"] != "guard"]


@pytest.mark.rule("BC-04", "BC-06", "BC-13")
@for_every_subset
@games(1)
@given(seed=seeds)
def test_a_feature_is_claimed_only_while_it_is_free_and_keeps_no_figure_once_it_is_complete(expansions: tuple[str, ...], seed: int) -> None:
    for before, action, after in steps(played(expansions, seed)):
        if action.verb == "claim":
            names = [piece.name for piece in before.board.tiles[before.placed].face.pieces]
            assert not before.on(before.board.feature(PieceId(before.placed, names.index(action.piece))))
        if after.step == "draw":
            assert not any(after.board.feature(piece).complete for piece in after.figures)


# --- the end


@pytest.mark.rule("BC-16")
@for_every_subset
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
