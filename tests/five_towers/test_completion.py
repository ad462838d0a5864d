"""Completions: public cards stay, and hidden ones are drawn from the possible cards."""

from collections import Counter
from random import Random

import pytest

from rookery.core.frozen import FrozenMap, size
from rookery.games.five_towers.cards import TYPES, Card, deck
from rookery.games.five_towers.completion import complete
from rookery.games.five_towers.state import State
from tests.contract.table import Table
from tests.five_towers.table import at, demolished, state_of, view_of

HIDDEN = FrozenMap({"cards-to-come": "hidden"})
POSITION = (
    "building round=9 pass=1 calls=2,pass display=candy-1,scary-2,tree-3,scrap-4,sand-7 to-place=2 demolish=yes "
    "discard=candy-0,sand-0,tree-0,scrap-0,scary-0,candy-2 seat0=candy:15.9.8;sand:12;demolished:sand-2 seat1=tree:14;demolished:tree-8.tree-6"
)
SEEDS = range(40)


def completed(table: Table, seed: int, seat: int | None = 1) -> State:
    return complete(view_of(table, seat), Random(seed))


def cards(state: State) -> Counter[Card]:
    """Return every card of a state."""
    return (
        Counter(dict(state.draw))
        + Counter(dict(state.discard))
        + seen(state)
        + Counter(card for player in state.players for card in player.demolished)
    )


def seen(state: State) -> Counter[Card]:
    """Return the public cards of a state: display and towers."""
    return Counter(
        [
            *state.display,
            *(Card(type_, value) for player in state.players for type_, tower in zip(TYPES, player.towers, strict=True) for value in tower),
        ]
    )


def test_piles_that_are_shown_are_completed_as_they_are() -> None:
    table = at(POSITION)
    for seed in SEEDS:
        state = completed(table, seed)
        assert (state.draw, state.discard) == (state_of(table).draw, state_of(table).discard)
        assert sorted(card for player in state.players for card in player.demolished) == [("sand", 2), ("tree", 6), ("tree", 8)]


@pytest.mark.parametrize("options", [FrozenMap(), HIDDEN], ids=["shown", "hidden"])
def test_every_card_of_the_deck_is_somewhere(options: FrozenMap[str, str]) -> None:
    for seed in SEEDS:
        state = completed(at(POSITION, options=options), seed)
        assert cards(state) == Counter(dict(deck(2)))
        assert (size(state.draw), size(state.discard)) == (80 - 5 - 5 - 3 - 6, 6)


def test_hidden_piles_are_drawn_at_random_and_the_same_rng_draws_the_same() -> None:
    table = at(POSITION, options=HIDDEN)
    assert len({completed(table, seed) for seed in SEEDS}) == len(SEEDS)
    assert completed(table, 3) == completed(table, 3)
    in_discard = {card for seed in range(400) for card in completed(table, seed).discard}
    assert in_discard == set(cards(state_of(table)) - seen(state_of(table)))


def test_hidden_cards_make_no_difference() -> None:
    one = at(POSITION, options=HIDDEN)
    other = at(POSITION.replace("candy-2", "candy-3").replace("sand-2", "sand-3"), options=HIDDEN)
    assert state_of(one) != state_of(other)
    assert [completed(one, seed) for seed in SEEDS] == [completed(other, seed) for seed in SEEDS]


@pytest.mark.rule("FT-40")
def test_no_top_is_drawn_for_a_demolition_pile() -> None:
    table = at(POSITION, options=HIDDEN)
    assert all(card.value for seed in range(300) for player in completed(table, seed).players for card in player.demolished)


@pytest.mark.parametrize("options", [FrozenMap(), HIDDEN], ids=["shown", "hidden"])
def test_the_card_just_demolished_lies_uppermost_on_its_pile(options: FrozenMap[str, str]) -> None:
    table = at(POSITION, options=options).play("demolish sand")
    assert demolished(table, 0) == ["sand-2", "sand-12"]
    for seed in SEEDS:
        assert completed(table, seed).players[0].demolished[-1] == ("sand", 12)


def test_cards_just_discarded_lie_in_the_discard_pile() -> None:
    table = at(POSITION, options=HIDDEN).play("place scary-2", "place tree-3")
    assert [event.kind for event in table.events] == ["placed", "discarded"]
    for seed in SEEDS:
        assert set(completed(table, seed).discard) >= {("candy", 1), ("scrap", 4), ("sand", 7)}


@pytest.mark.rule("FT-51")
def test_cards_just_discarded_lie_in_the_draw_pile_after_a_reshuffle() -> None:
    whole = at(POSITION)
    gone = [str(card) for card, count in (*state_of(whole).draw.items(), *state_of(whole).discard.items()) for _ in range(count)]
    position = POSITION.replace("discard=candy-0,sand-0,tree-0,scrap-0,scary-0,candy-2", f"discard={','.join(gone)}")
    table = at(position, options=HIDDEN).play("place scary-2", "place tree-3")
    assert [event.kind for event in table.events] == ["placed", "discarded", "reshuffled"]
    for seed in SEEDS:
        state = completed(table, seed)
        assert set(state.draw) >= {("candy", 1), ("scrap", 4), ("sand", 7)}
        assert not state.discard
