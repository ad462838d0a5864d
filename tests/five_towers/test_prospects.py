"""Prospects: possible places of a card, reasons against it, and cards that clash."""

import pytest
from hypothesis import given

from rookery.games.five_towers.building import demolitions, fit
from rookery.games.five_towers.view import FiveTowersView
from tests.contract.playthrough import games, playthrough, seeds, some
from tests.contract.table import setup_of
from tests.five_towers.table import FIVE, RETRACT, at, view_of

START = ("start", None, ())
BUILDING = "calls=5,pass to-place=5"
WAYS = {
    "each way": (
        "auction display=candy-4,scary-3,tree-5,scrap-8,sand-13 seat0=scary:5;tree:6.3;scrap:9.0;sand:12.6.4",
        [START, ("fits", 5, ()), ("demolish", 3, ()), ("complete", 0, ()), ("never", 4, ())],
    ),
    "on another card of the display": (
        "auction display=candy-12,candy-8,tree-5,scrap-8,sand-3 seat0=candy:10",
        [("fits", 10, ()), ("after", 8, ()), START, START, START],
    ),
    "after a 9 or a demolition": (
        "auction display=candy-7,candy-8,candy-9,tree-1,sand-7 seat0=candy:12.5;sand:10.5",
        [("after", 8, ()), ("after", 9, ()), ("fits", 5, ()), START, ("demolish", 5, ())],
    ),
    "held back for a card that would lose its place": (
        f"building display=candy-3,candy-12,tree-5,scrap-4,sand-7 {BUILDING}",
        [("held", None, ("candy-12",)), START, START, START, START],
    ),
    "held back for a card that needs the demolition": (
        f"building display=candy-11,scary-9,tree-4,scrap-2,sand-7 {BUILDING} demolish=yes seat0=sand:6",
        [*[("held", None, ("sand-7",))] * 4, ("demolish", 6, ())],
    ),
}


@pytest.mark.parametrize(("position", "prospects"), WAYS.values(), ids=WAYS)
def test_every_card_of_the_display_has_its_prospect(position: str, prospects: list[tuple[str, int | None, tuple[str, ...]]]) -> None:
    assert [(one.way, one.on, one.loses) for one in view_of(at(position), 0).prospects or ()] == prospects


@pytest.mark.rule("FT-A1")
def test_a_table_without_helps_shows_no_prospects() -> None:
    view = view_of(at(f"auction {FIVE}", options=RETRACT), 0)
    assert (view.prospects, view.clashes) == (None, None)


def test_spectators_and_those_who_watch_a_build_have_no_prospects() -> None:
    building = at(f"building {FIVE} calls=3,pass to-place=3 demolish=yes")
    assert [view_of(building, seat).prospects is None for seat in (None, 0, 1)] == [True, False, True]
    assert view_of(at(f"auction {FIVE}"), None).prospects is None


CLASHES = {
    "two cards that both need the demolition": ("candy-10,scary-2,tree-5,scrap-4,sand-7 seat0=candy:5;sand:6", "demolish candy-10 sand-7"),
    "not a card of the same tower that fits": ("candy-3,candy-10,tree-5,scrap-4,sand-7 seat0=candy:5;sand:6", "demolish candy-10 sand-7"),
    "not the only card that needs the demolition": ("candy-1,scary-2,tree-5,scrap-4,sand-7 seat0=sand:6", None),
    "one of two equal cards that could follow a 9": ("candy-7,candy-7,candy-9,tree-1,sand-7 seat0=candy:12.5;sand:10.5", "demolish candy-7 sand-7"),
    "equal cards": ("candy-7,candy-7,tree-5,scrap-4,sand-7", "order candy-7 candy-7"),
}


@pytest.mark.parametrize(("display", "clash"), CLASHES.values(), ids=CLASHES)
def test_these_cards_clash(display: str, clash: str | None) -> None:
    view = view_of(at(f"auction display={display}", seats=4), 0)
    assert [(" ".join([one.kind, *one.cards]), one.most) for one in view.clashes or ()] == ([] if clash is None else [(clash, 1)])


DEMOLITIONS = {
    "everything fits": ("display=candy-4,scary-2,tree-5,scrap-4,sand-7", []),
    "one of two cards": ("display=candy-10,scary-2,tree-5,scrap-4,sand-7 seat0=candy:5;sand:6", [(4, ("candy-5", "sand-6"), 1)]),
    "the more cards, the fewer towers": (
        "display=candy-10,candy-7,sand-7,tree-1,scary-2 seat0=candy:12.3;sand:6;demolished:scrap-3.scrap-4",
        [(3, ("candy-3", "sand-6"), 3), (4, ("candy-3",), 3)],
    ),
    "no demolition helps": ("display=candy-10,scary-2,tree-5,scrap-4,sand-7 seat0=candy:6.5", []),
    "a top stays": ("display=candy-10,scary-2,tree-5,scrap-4,sand-7 seat0=candy:6.0", []),
}


@pytest.mark.parametrize(("position", "expected"), DEMOLITIONS.values(), ids=DEMOLITIONS)
def test_bids_that_require_a_demolition_name_the_cards_and_the_price(position: str, expected: list[tuple[int, tuple[str, ...], int]]) -> None:
    view = view_of(at(f"auction {position}"), 0)
    assert [(one.bid, one.cards, one.cost) for one in view.demolitions or ()] == expected


@games(12)
@given(seed=seeds)
def test_prospects_agree_with_legal_actions(seed: int) -> None:
    """A bid is too high exactly when a card has no place or cards clash; a card is legal exactly when it fits and is not reserved."""
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
            towers = state.players[seat].towers
            assert view.demolitions is not None
            assert [one.bid for one in view.demolitions] == [*range(fit(towers, state.display).room + 1, player.largest_bid + 1)]
            for needed in view.demolitions:
                helping = {type_ for type_, less in demolitions(towers).items() if fit(less, state.display).room >= needed.bid}
                assert {card.split("-")[0] for card in needed.cards} == helping
            assert {card for card, way in ways.items() if way not in ("complete", "never")} == set(player.buildable or ())
            assert (player.largest_bid < len(view.display)) == (bool({"complete", "never"} & set(ways.values())) or bool(view.clashes))
