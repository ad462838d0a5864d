"""Invariants of the rules, tested in random games and positions."""

from collections import Counter
from math import ceil

import pytest
from hypothesis import given

from rookery.core.rules import AnyRules
from rookery.games.five_towers.actions import Place
from rookery.games.five_towers.building import Towers
from rookery.games.five_towers.cards import TYPES, Card, deck
from rookery.games.five_towers.state import State
from tests.contract.playthrough import Playthrough, games, playthrough, seeds
from tests.contract.table import Table, setup_of
from tests.five_towers.table import RETRACT, at, state_of, view_of

every_seat_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def played(seats: int, seed: int) -> Playthrough:
    """Play a game with this seed; every other seed allows overbids."""
    return playthrough(setup_of("five-towers", seats, options=RETRACT if seed % 2 else {}), seed)


def on_the_table(state: State) -> Counter[Card]:
    """Return every card of the state, in any location."""
    found = Counter(dict(state.draw)) + Counter(dict(state.discard)) + Counter(state.display)
    for player in state.players:
        found += Counter(player.demolished)
        found += Counter(Card(type_, value) for type_, tower in zip(TYPES, player.towers, strict=True) for value in tower)
    return found


@pytest.mark.rule("FT-D2")
@every_seat_count
@games(4)
@given(seed=seeds)
def test_no_card_is_ever_lost_or_gained(seats: int, seed: int) -> None:
    whole = Counter(dict(deck(seats)))
    assert all(on_the_table(state) == whole for state in played(seats, seed).states)


@pytest.mark.rule("FT-D3", "FT-D4", "FT-D8")
@every_seat_count
@games(4)
@given(seed=seeds)
def test_both_passes_have_a_round_for_every_five_cards_and_only_the_last_display_is_short(seats: int, seed: int) -> None:
    game = played(seats, seed)
    rounds = {state.round: (state.deck_pass, len(state.display)) for state in game.states if state.step == "auction"}
    first, second = ([size for deck_pass, size in rounds.values() if deck_pass == number] for number in (1, 2))
    (reshuffled,) = [event.details["cards"] for state in game.states for event in state.events if event.kind == "reshuffled"]
    assert first == [5] * (16 if seats < 4 else 22)
    assert second[:-1] == [5] * (ceil(reshuffled / 5) - 1)
    assert sum(second) == reshuffled
    assert game.states[-1].round == len(rounds) <= (32 if seats < 4 else 44)


@pytest.mark.rule("FT-D7")
@every_seat_count
@games(4)
@given(seed=seeds)
def test_the_next_opener_sits_left_of_the_builder_or_is_the_same(seats: int, seed: int) -> None:
    game = played(seats, seed)
    for before, after in zip(game.states, game.states[1:], strict=False):
        kinds = {event.kind for event in after.events}
        if "nobody-built" in kinds:
            assert after.opener == before.opener
        elif before.step == "building" and after.step != "building" and "retracted" not in kinds:
            assert after.opener == (before.bidder + 1) % seats
        else:
            assert after.opener == before.opener


@pytest.mark.rule("FT-D8")
@every_seat_count
def test_the_longest_game_is_the_one_in_which_nobody_builds(seats: int) -> None:
    table = at(seats=seats)
    while table.actor is not None:
        table = table.play("bid 0" if "bid 0" in table.legal else "pass" if "pass" in table.legal else min(table.legal))
    assert state_of(table).round == (32 if seats < 4 else 44)


def ends(rules: AnyRules, state: State) -> set[Towers]:
    """Return the builder's towers after every legal way to place all remaining cards."""
    builder = state.bidder
    assert builder is not None
    found: set[Towers] = set()
    for action in rules.legal(state):
        if isinstance(action, Place):
            after = rules.apply(state, action)
            found |= ends(rules, after) if after.step == "building" else {after.players[builder].towers}
    return found


@pytest.mark.rule("FT-A18")
@every_seat_count
@games(3)
@given(seed=seeds)
def test_the_rest_is_offered_exactly_when_all_legal_ways_to_build_on_end_in_the_same_towers(seats: int, seed: int) -> None:
    game = played(seats, seed)
    for state in game.states:
        if state.step != "building":
            continue
        table = Table(game.game, game.setup, state)
        rest, possible = view_of(table, state.bidder).rest, ends(game.rules, state)
        assert (rest is not None) == (len(possible) == 1)
        if rest:
            assert {state_of(table.play(*rest)).players[state.bidder].towers} == possible
