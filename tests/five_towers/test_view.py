"""The information that a seat's view contains."""

import json

import pytest
from hypothesis import given

from rookery.core.frozen import FrozenMap
from rookery.core.view import plain
from rookery.games.five_towers.view import FiveTowersView
from tests.contract.playthrough import games, playthrough, seeds, some
from tests.contract.table import Table, setup_of
from tests.five_towers.table import FIVE, RETRACT, at, state_of, view_of

BUILDING = f"building {FIVE} calls=3,pass to-place=3 demolish=yes seat0=sand:6;candy:15.8"


def choices(table: Table, seat: int | None) -> list[str]:
    return [choice.action for choice in view_of(table, seat).choices]


def test_choices_come_in_the_order_a_person_would_list_them() -> None:
    assert choices(at(f"auction {FIVE} calls=2,-"), 1) == ["bid 3", "bid 4", "bid 5", "pass"]
    assert choices(at(BUILDING), 0) == ["place candy-1", "place scary-2", "place tree-3", "place scrap-4", "demolish candy", "demolish sand"]


@pytest.mark.parametrize("position", ["reveal", f"auction {FIVE}", f"auction {FIVE} calls=2,-", BUILDING, "over pass=2 draw="])
def test_spectators_and_those_who_wait_have_no_choices(position: str) -> None:
    table = at(position)
    assert [seat for seat in (None, 0, 1) if choices(table, seat)] == ([table.actor] if table.actor in (0, 1) else [])


def test_a_choice_has_a_target_and_a_label() -> None:
    found = [(choice.target.kind, choice.target.at, choice.label, dict(choice.args)) for choice in view_of(at(BUILDING), 0).choices]
    assert found[0] == ("card", "candy-1", "choice-place", {"tower": "candy", "value": 1})
    assert found[-1] == ("tower", "sand", "choice-demolish", {"tower": "sand", "value": 6})
    bid, pass_ = view_of(at(f"auction {FIVE} calls=4,-"), 1).choices
    assert (bid.target.kind, bid.target.at, bid.label, dict(bid.args)) == ("button", "bid 5", "choice-bid", {"count": 5})
    assert (pass_.target.kind, pass_.target.at, pass_.label) == ("button", "pass", "choice-pass")
    stuck = at(f"auction {FIVE} seat0=sand:6.4", options=RETRACT).play("bid 5")
    assert [choice.label for choice in view_of(stuck, 0).choices] == ["choice-retract"]


def test_the_table_is_shown_as_it_is() -> None:
    view = view_of(at(f"auction round=3 pass=2 opener=1 calls=-,2,pass {FIVE} seat1=sand:15.8", seats=3), None)
    assert (view.step, view.round, view.deck_pass, view.opener) == ("auction", 3, 2, 1)
    assert view.display == ("candy-1", "scary-2", "tree-3", "scrap-4", "sand-7")
    assert (view.calls, view.bidder, view.actor) == ((None, 2, "pass"), 1, 0)
    assert (view.to_place, view.may_demolish, view.scores) == (0, False, (0, 4, 0))
    assert [player.largest_bid for player in view.players] == [5, 5, 5]


def test_a_builder_sees_how_much_is_left_to_place() -> None:
    view = view_of(at(BUILDING), 0)
    assert (view.step, view.bidder, view.to_place, view.may_demolish) == ("building", 0, 3, True)


def test_a_view_does_not_reveal_the_order_of_draws() -> None:
    rounds = [[f"reveal {type_}-{value}" for value in (1, 2, 3, 4, 5)] + ["bid 0", "pass"] for type_ in ("tree", "candy")]
    reached = [at().play(*first, *second, "reveal sand-5") for first, second in (rounds, rounds[::-1])]
    for seat in (None, 0, 1):
        assert len({json.dumps(plain(view_of(table, seat))) for table in reached}) == 1


@pytest.mark.rule("FT-A17")
@games(4)
@given(seed=seeds)
def test_with_cards_to_come_hidden_a_view_is_the_same_whatever_is_in_the_draw_pile(seed: int) -> None:
    game = playthrough(setup_of("five-towers", 4, options={"cards-to-come": "hidden"}), seed)
    for state in some(game.states, 20, seed):
        swapped = type(state)(**{**{name: getattr(state, name) for name in state.__dataclass_fields__}, "draw": state.discard, "discard": state.draw})
        for seat in (None, 0):
            seen, other = plain(game.rules.view(state, seat)), plain(game.rules.view(swapped, seat))
            assert (seen["draw_pile"], seen["discard_pile"]) == (other["discard_pile"], other["draw_pile"])
            piles = ("draw_pile", "discard_pile")
            assert {key: value for key, value in seen.items() if key not in piles} == {key: value for key, value in other.items() if key not in piles}


@pytest.mark.rule("FT-A16")
def test_a_view_does_not_show_the_cards_of_a_demolition_pile() -> None:
    table = at(f"auction {FIVE} seat0=demolished:tree-5.tree-6", options={"cards-to-come": "hidden"})
    assert state_of(table).players[0].demolished
    for seat in (None, 0, 1):
        text = json.dumps(plain(view_of(table, seat)))
        assert '"demolished": 2' in text
        assert "tree-5" not in text
        assert "tree-6" not in text


def test_the_events_of_the_last_action_are_shown_to_all() -> None:
    table = at(f"building {FIVE} calls=1,pass to-place=1").play("place sand-7")
    for seat in (None, 0, 1):
        events = [(event.kind, event.details) for event in view_of(table, seat).events]
        assert events[0] == ("placed", FrozenMap({"seat": 0, "card": "sand-7", "height": 1}))
        assert events[1] == ("discarded", FrozenMap({"cards": ("candy-1", "scary-2", "tree-3", "scrap-4")}))


@pytest.mark.rule("FT-42", "FT-D6")
@pytest.mark.parametrize(
    ("towers", "buildable"),
    [
        ("", ("candy-1", "scary-2", "tree-3", "sand-8", "sand-15")),
        ("seat0=sand:6", ("candy-1", "scary-2", "tree-3", "sand-8", "sand-15")),
        ("seat0=sand:7.6", ("candy-1", "scary-2", "tree-3")),
        ("seat0=sand:9.7", ("candy-1", "scary-2", "tree-3", "sand-8", "sand-15")),
        ("seat0=candy:2.0;tree:0", ("scary-2", "sand-8", "sand-15")),
    ],
)
def test_a_view_shows_the_cards_that_a_player_could_build(towers: str, buildable: tuple[str, ...]) -> None:
    table = at(f"auction display=candy-1,scary-2,tree-3,sand-8,sand-15 {towers}")
    assert view_of(table, 0).players[0].buildable == buildable


@pytest.mark.rule("FT-A1")
def test_a_table_without_helps_does_not_show_what_can_be_built() -> None:
    view = view_of(at("auction display=candy-1,scary-2,tree-3,sand-8,sand-15", options=RETRACT), 0)
    assert (view.players[0].largest_bid, view.players[0].buildable) == (None, None)


def test_a_view_follows_the_options_of_its_table() -> None:
    shown, hidden = at(f"auction {FIVE}"), at(f"auction {FIVE}", options={"cards-to-come": "hidden"})
    views = [table.rules.view(shown.state, None) for table in (shown, hidden, shown)]
    assert [isinstance(view, FiveTowersView) and view.to_come is not None for view in views] == [True, False, True]


def test_the_choice_of_a_demolition_names_the_card() -> None:
    building = at("building display=candy-1,scary-2,tree-3,scrap-4,sand-9 calls=2,pass to-place=2 demolish=yes seat0=sand:7.3")
    (told,) = [choice for choice in view_of(building, 0).choices if choice.action == "demolish sand"]
    assert dict(told.args) == {"tower": "sand", "value": 3}
