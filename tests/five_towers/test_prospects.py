"""Prospects: possible places of a card, reasons against it, and cards that clash."""

import pytest
from hypothesis import given

from rookery.games.five_towers.view import FiveTowersView
from tests.contract.playthrough import games, playthrough, seeds, some
from tests.contract.table import setup_of
from tests.five_towers.table import FIVE, RETRACT, at, view_of


def said(view: FiveTowersView) -> list[tuple[str, int | None, tuple[str, ...]]]:
    return [(one.way, one.on, one.loses) for one in view.prospects or ()]


def test_every_card_of_the_auction_has_its_prospect() -> None:
    towers = "seat0=scary:5;tree:6.3;scrap:9.0;sand:12.6.4"
    view = view_of(at(f"auction display=candy-4,scary-3,tree-5,scrap-8,sand-13 {towers}"), 0)
    assert said(view) == [("start", None, ()), ("fits", 5, ()), ("demolish", 3, ()), ("complete", 0, ()), ("never", 4, ())]


def test_a_card_may_go_on_another_card_of_the_display() -> None:
    view = view_of(at("auction display=candy-12,candy-8,tree-5,scrap-8,sand-3 seat0=candy:10"), 0)
    assert said(view)[:2] == [("fits", 10, ()), ("after", 8, ())]


@pytest.mark.rule("FT-A1")
def test_a_table_without_help_tells_no_prospects() -> None:
    view = view_of(at(f"auction {FIVE}", options=RETRACT), 0)
    assert (view.prospects, view.clashes) == (None, None)


def test_spectators_and_those_who_watch_a_build_have_no_prospects() -> None:
    building = at(f"building {FIVE} calls=3,pass to-place=3 demolish=yes")
    assert [view_of(building, seat).prospects is None for seat in (None, 0, 1)] == [True, False, True]
    assert view_of(at(f"auction {FIVE}"), None).prospects is None


def test_a_card_held_back_tells_which_other_card_would_lose_its_place() -> None:
    view = view_of(at("building display=candy-3,candy-12,tree-5,scrap-4,sand-7 calls=5,pass to-place=5"), 0)
    assert said(view)[:3] == [("held", None, ("candy-12",)), ("start", None, ()), ("start", None, ())]


def test_a_card_is_held_back_for_one_that_needs_the_hammer_first() -> None:
    view = view_of(at("building display=candy-11,scary-9,tree-4,scrap-2,sand-7 calls=5,pass to-place=5 demolish=yes seat0=sand:6"), 0)
    assert said(view) == [*[("held", None, ("sand-7",))] * 4, ("demolish", 6, ())]


def test_two_cards_that_both_need_the_hammer_clash() -> None:
    view = view_of(at("auction display=candy-10,scary-2,tree-5,scrap-4,sand-7 seat0=candy:5;sand:6"), 0)
    assert [(clash.kind, clash.cards, clash.most) for clash in view.clashes or ()] == [("demolish", ("candy-10", "sand-7"), 1)]


def test_of_the_cards_of_a_tower_the_one_that_needs_the_hammer_clashes() -> None:
    view = view_of(at("auction display=candy-3,candy-10,tree-5,scrap-4,sand-7 seat0=candy:5;sand:6"), 0)
    assert [one.way for one in view.prospects or ()] == ["fits", "demolish", "start", "start", "demolish"]
    assert [(clash.kind, clash.cards, clash.most) for clash in view.clashes or ()] == [("demolish", ("candy-10", "sand-7"), 1)]


def test_a_card_that_alone_needs_the_hammer_clashes_with_nothing() -> None:
    view = view_of(at("auction display=candy-1,scary-2,tree-5,scrap-4,sand-7 seat0=sand:6"), 0)
    assert [one.way for one in view.prospects or ()] == ["start", "start", "start", "start", "demolish"]
    assert view.clashes == ()


def test_one_of_two_equal_cards_that_could_follow_a_nine_needs_the_hammer() -> None:
    view = view_of(at("auction display=candy-7,candy-7,candy-9,tree-1,sand-7 seat0=candy:12.5;sand:10.5", seats=4), 0)
    assert [one.way for one in view.prospects or ()] == ["after", "after", "fits", "start", "demolish"]
    assert [(clash.kind, clash.cards, clash.most) for clash in view.clashes or ()] == [("demolish", ("candy-7", "sand-7"), 1)]


def test_equal_cards_clash() -> None:
    view = view_of(at("auction display=candy-7,candy-7,tree-5,scrap-4,sand-7", seats=4), 0)
    assert [(clash.kind, clash.cards, clash.most) for clash in view.clashes or ()] == [("order", ("candy-7", "candy-7"), 1)]


@games(12)
@given(seed=seeds)
def test_prospects_agree_with_legal_actions(seed: int) -> None:
    """A bid is too high exactly if a card has no place or cards clash; a card is legal exactly if it fits and is not reserved."""
    game = playthrough(setup_of("five-towers", 3), seed)
    for state in some(game.states, 40, seed):
        for seat in range(3):
            view = game.rules.view(state, seat)
            assert isinstance(view, FiveTowersView)
            if view.prospects is None:
                continue
            ways = {one.card: one.way for one in view.prospects}
            if view.step == "building":
                placeable = {choice.target.at for choice in view.choices if choice.target.kind == "card"}
                assert {card for card, way in ways.items() if way in ("start", "fits")} == placeable
                continue
            player = view.players[seat]
            assert player.largest_bid is not None
            assert {card for card, way in ways.items() if way not in ("complete", "never")} == set(player.buildable or ())
            assert (player.largest_bid < len(view.display)) == (bool({"complete", "never"} & set(ways.values())) or bool(view.clashes))
