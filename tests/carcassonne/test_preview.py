"""Previews, compared with the result of playing each choice."""

from dataclasses import replace
from itertools import islice

import pytest

from rookery.core.errors import IllegalActionError, NotationError
from rookery.core.view import plain
from rookery.games.carcassonne.actions import Place, Skip
from rookery.games.carcassonne.expansion import OVER
from rookery.games.carcassonne.expansions.base import PLACE_MEEPLE, TILE
from rookery.games.carcassonne.geometry import ROTATIONS, write_cell
from rookery.games.carcassonne.preview import PreviewedChoice, fits, preview
from rookery.games.carcassonne.rules import Carcassonne
from rookery.games.carcassonne.state import State
from tests.carcassonne.shrine import SHRINE, add_shrine
from tests.carcassonne.subsets import for_every_subset
from tests.carcassonne.table import ABBOT, ALL, RIVER, TOWERS, state_of, table, with_left
from tests.carcassonne.test_projection import scored_and_ended
from tests.carcassonne.test_survey import game, surveyed
from tests.contract.playthrough import some
from tests.contract.table import Table


def scores(state: State) -> list[int]:
    return [player.score for player in state.players]


def change(before: list[int], after: list[int]) -> tuple[int, ...]:
    return tuple(new - old for old, new in zip(before, after, strict=True))


def choices_at(at: Table) -> dict[str, PreviewedChoice]:
    assert isinstance(at.rules, Carcassonne)
    return dict(preview(at.rules, state_of(at), None).choices)


def check_placements(rules: Carcassonne, states: list[State]) -> None:
    """Assert that placing the tile without a figure scores the previewed points and gives the previewed features."""
    for state in states:
        shown = preview(rules, state, None)
        assert list(shown.choices) == list(map(str, state.offers))
        known = {each.id for each in surveyed(rules, state).features}
        for action in some(state.offers, 4, seed=state.turn):
            told = shown.choices[str(action)]
            laid = rules.apply(state, action)
            after = rules.apply(laid, Skip())
            if after.step != OVER:
                assert told.now == change(scores(state), scores(after))
            assert told.gain == change(scored_and_ended(rules.ruleset, state)[0], scored_and_ended(rules.ruleset, laid)[0])
            check_joins(rules, laid, told, known)


def check_joins(rules: Carcassonne, laid: State, told: PreviewedChoice, known: set[str]) -> None:
    assert laid.placed is not None
    then = surveyed(rules, laid)
    row = then.pieces[list(laid.board.tiles).index(laid.placed)]
    own = {number: tuple(place for place, other in enumerate(row) if other == number) for number in row}
    expected = {(pieces, each.kind, each.tiles, each.points, each.leaders) for number, pieces in own.items() for each in [then.features[number]]}
    mine = [join for join in told.joins if join.pieces]
    assert {(join.pieces, join.kind, join.tiles, join.points, join.leaders) for join in mine} == expected
    assert all(set(join.features) <= known for join in told.joins)
    for join in told.joins:
        if not join.pieces:
            (name,) = join.features
            (feature,) = [each for each in then.features if each.id == name]
            assert (join.kind, join.tiles, join.open, join.complete, join.points) == (
                feature.kind,
                feature.tiles,
                feature.open,
                feature.complete,
                feature.points,
            )


@for_every_subset
def test_a_placement_has_the_previewed_effect(expansions: tuple[str, ...]) -> None:
    played = game(expansions)
    check_placements(played.rules, [state for state in played.states if state.step == TILE][::7])


@for_every_subset
def test_an_action_of_the_meeple_step_has_the_previewed_effect(expansions: tuple[str, ...]) -> None:
    """The preview of a claim, relative to claiming nothing: extra points now, and extra points at the end."""
    played = game(expansions)
    for state in [state for state in played.states if state.step == PLACE_MEEPLE][::5]:
        shown = preview(played.rules, state, None)
        none = played.rules.apply(state, Skip())
        for action in state.offers:
            told, after = shown.choices[str(action)], played.rules.apply(state, action)
            assert told.joins == ()
            if after.step == OVER:
                assert told.gain == change(scores(none), scores(after))
                continue
            assert told.now == change(scores(none), scores(after))
            ended = [scored_and_ended(played.rules.ruleset, each)[0] for each in (none, after)]
            assert told.gain == change(*ended)


@for_every_subset
def test_a_placement_followed_by_a_claim_has_the_previewed_effect(expansions: tuple[str, ...]) -> None:
    played = game(expansions)
    for state in [state for state in played.states if state.step == TILE][::12]:
        for action in some(state.offers, 3, seed=state.turn):
            assert isinstance(action, Place)
            told = preview(played.rules, state, write_cell(action.cell)).choices[str(action)]
            laid = played.rules.apply(state, action)
            offered = [choice for choice in played.rules.view(laid, laid.seat).choices if choice.target.kind == "spot"]
            assert [following.choice for following in told.then] == offered
            alone = preview(played.rules, laid, None).choices
            for following in told.then:
                claimed = alone[following.choice.action]
                assert following.now == tuple(map(sum, zip(told.now, claimed.now, strict=True)))
                assert following.gain == tuple(map(sum, zip(told.gain, claimed.gain, strict=True)))


@for_every_subset
def test_every_rotation_at_a_legal_place_fits_or_is_listed_as_wrong(expansions: tuple[str, ...]) -> None:
    played = game(expansions)
    for state in islice((state for state in played.states if state.step == TILE), 0, None, 8):
        wrong = preview(played.rules, state, None).wrong
        offered = {(place.cell, place.rotation) for place in state.offers if isinstance(place, Place)}
        cells = {cell for cell, _ in offered}
        assert {(turn.at, turn.rotation) for turn in wrong} == {(cell, rotation) for cell in cells for rotation in ROTATIONS} - offered
        for turn in wrong:
            with pytest.raises(IllegalActionError) as refused:
                played.rules.apply(state, Place(turn.at, turn.rotation))
            assert refused.value.rule == turn.rule
            assert bool(turn.clashes) == (turn.rule == "BC-04")


@for_every_subset
def test_a_tile_fits_a_place_exactly_if_it_could_be_placed_there_now(expansions: tuple[str, ...]) -> None:
    played = game(expansions)
    for state in [state for state in played.states if state.step == "draw"][::16]:
        lays = {code: places_of(played.rules, state, code) for code in state.piles[state.pile]}
        for cell in some(tuple(state.board.open), 6, seed=state.turn):
            told = fits(played.rules, state, write_cell(cell))
            for code, places in lays.items():
                assert told.get(code, ()) == tuple(place.rotation for place in places if place.cell == cell)


def places_of(rules: Carcassonne, state: State, code: str) -> list[Place]:
    """Return the legal placements of a tile if it were drawn in this state."""
    drawn = replace(state, step=TILE, drawn=code)
    return sorted((action for action in rules.ruleset.offers(drawn) if isinstance(action, Place)), key=lambda place: place.rotation)


def test_only_the_choices_at_a_place_are_previewed() -> None:
    at = table("tile pile=land drawn=E tiles=0,-1:M:180;0,0:D:0")
    assert isinstance(at.rules, Carcassonne)
    state = state_of(at)
    cell = next(action.cell for action in state.offers if isinstance(action, Place))
    shown = preview(at.rules, state, write_cell(cell))
    assert list(shown.choices) == [str(action) for action in state.offers if isinstance(action, Place) and action.cell == cell]
    assert {turn.at for turn in shown.wrong} <= {cell}


def test_a_tile_that_completes_a_city_pays_at_once() -> None:
    at = table("tile pile=land drawn=E tiles=0,-1:M:180;0,0:D:0 figures=0,0:city.N:1")
    told = choices_at(at)["place 1,-1 270"]
    assert (told.now, told.gain) == ((0, 8), (0, 5))
    (city,) = [join for join in told.joins if join.kind == "city"]
    assert (city.complete, city.points, city.tiles, city.leaders, city.pieces) == (True, 8, 3, (1,), (0,))
    assert len(city.features) == 1


def test_clashing_edges_are_listed() -> None:
    at = table("tile pile=land drawn=U tiles=0,0:D:0")
    assert isinstance(at.rules, Carcassonne)
    wrong = {(turn.at, turn.rotation): plain(turn.clashes) for turn in preview(at.rules, state_of(at), "1,0").wrong}
    assert wrong == {((1, 0), 90): [{"side": 3, "tile": "F", "board": "R"}], ((1, 0), 270): [{"side": 3, "tile": "F", "board": "R"}]}


def test_a_guard_who_is_replaced_is_paid_at_once() -> None:
    at = table("meeple pile=land placed=0,0 tiles=0,0:D:0;1,0:WC:0 towers=supply:18;1,0:2:guard1", expansions=(TOWERS,))
    guard = choices_at(at)["guard 1,0"]
    assert (guard.now, guard.gain) == ((0, 2), (5, -3))


def test_an_abbot_called_home_is_paid_at_once() -> None:
    at = table("meeple pile=land placed=0,0 tiles=0,0:D:0;0,1:B:0 figures=0,1:monastery:0:abbot", expansions=(ABBOT,))
    assert choices_at(at)["recall 0,1"].now == (2, 0)
    assert choices_at(at)["recall 0,1"].gain == (0, 0)


def test_a_place_that_is_not_open_fits_nothing() -> None:
    at = with_left("draw pile=land tiles=0,0:D:0", "U")
    assert isinstance(at.rules, Carcassonne)
    for text in ("0,0", "5,5"):
        assert dict(fits(at.rules, state_of(at), text)) == {}
    with pytest.raises(NotationError):
        fits(at.rules, state_of(at), "somewhere")
    assert dict(fits(at.rules, state_of(at), "1,0")) == {"U": (0, 180)}


def test_a_new_expansion_is_previewed(monkeypatch: pytest.MonkeyPatch) -> None:
    add_shrine(monkeypatch)
    played = game((*ALL, SHRINE.name), 3)
    check_placements(played.rules, [state for state in played.states if state.step == TILE][::6])
    praying = [state for state in played.states if any(action.verb == "pray" for action in state.offers)]
    assert praying
    for state in praying:
        shown = preview(played.rules, state, None)
        for action in state.offers:
            if action.verb == "pray":
                assert shown.choices[str(action)].gain[state.seat] > 0


def test_the_river_rules_are_named() -> None:
    played = game((RIVER,))
    rules = {turn.rule for state in played.states if state.step == TILE for turn in preview(played.rules, state, None).wrong}
    assert rules <= {"BC-04", "RI-03", "RI-04"}
    assert "BC-04" in rules


def test_a_field_that_is_joined_has_no_open_ends() -> None:
    at = table("tile pile=land drawn=U tiles=0,0:D:0 figures=0,0:field.EL:0")
    fields = [join for join in choices_at(at)["place 1,0 0"].joins if join.kind == "field"]
    assert fields
    assert {join.open for join in fields} == {0}
