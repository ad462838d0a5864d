"""The survey agrees with the engine's scoring in random games with all expansions."""

import gc
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from rookery.core.view import plain
from rookery.games.carcassonne import scoring, survey
from rookery.games.carcassonne.completion import complete
from rookery.games.carcassonne.expansion import OVER
from rookery.games.carcassonne.expansions.towers_and_thieves import Guard
from rookery.games.carcassonne.explained_events import explain
from rookery.games.carcassonne.features import PieceId
from rookery.games.carcassonne.geometry import ROTATIONS, neighbours
from rookery.games.carcassonne.projection import Projection
from rookery.games.carcassonne.rules import Carcassonne
from rookery.games.carcassonne.scoring import majority
from rookery.games.carcassonne.state import State
from rookery.games.carcassonne.survey import CarcassonneSurvey
from rookery.games.carcassonne.surveyed_board import SurveyedBoard, SurveyedFeature
from rookery.games.carcassonne.tiles import FIELD
from tests.carcassonne.shrine import SHRINE, add_shrine
from tests.carcassonne.subsets import for_every_subset
from tests.carcassonne.table import ABBOT, ALL, TOWERS, state_of, table, with_left
from tests.carcassonne.test_projection import scored_and_ended
from tests.contract.playthrough import playthrough, some
from tests.contract.table import Table, setup_of


class Played(NamedTuple):
    """The rules and the states of a random game."""

    rules: Carcassonne
    states: tuple[State, ...]


def game(expansions: tuple[str, ...], seed: int = 5) -> Played:
    played = playthrough(setup_of("carcassonne", 3, expansions=expansions), seed)
    assert isinstance(played.rules, Carcassonne)
    return Played(played.rules, played.states)


def surveyed(rules: Any, state: State, history: Any = (), *, helps: bool = True) -> CarcassonneSurvey:
    return survey.survey(rules, state, history, helps)


def survey_at(at: Table) -> CarcassonneSurvey:
    return surveyed(at.rules, state_of(at))


def feature(shown: CarcassonneSurvey, id_: str) -> SurveyedFeature:
    (found,) = [each for each in shown.features if each.id == id_]
    return found


@for_every_subset
def test_the_projection_is_what_the_engine_scores_if_the_game_ended_now(expansions: tuple[str, ...]) -> None:
    played = game(expansions)
    for state in played.states[:-1]:
        assert surveyed(played.rules, state).projection == tuple(scored_and_ended(played.rules.ruleset, state)[0])
    assert surveyed(played.rules, played.states[-1]).projection == played.rules.view(played.states[-1], None).scores


@for_every_subset
def test_a_feature_has_the_points_and_the_majority_that_the_engine_scores(expansions: tuple[str, ...]) -> None:
    played = game(expansions)
    for state in some(played.states, 25, seed=1):
        shown = surveyed(played.rules, state)
        for index, (cell, laid) in enumerate(state.board.tiles.items()):
            assert len(shown.pieces[index]) == len(laid.face.pieces)
            for place, number in enumerate(shown.pieces[index]):
                found, engine = shown.features[number], state.board.feature(PieceId(cell, place))
                assert (found.kind, found.tiles, found.shields, found.complete) == (engine.kind, len(engine.tiles), engine.shields, engine.complete)
                assert found.leaders == tuple(majority(state.on(engine).values()))
                if engine.kind == FIELD or engine.kind in played.rules.ruleset.worths:
                    assert found.points == scoring.points(played.rules.ruleset, state, engine)
        assert len(shown.features) == len({each.id for each in shown.features})
        assert {number for row in shown.pieces for number in row} == set(range(len(shown.features)))


@for_every_subset
def test_all_figures_of_the_view_stand_on_the_features(expansions: tuple[str, ...]) -> None:
    played = game(expansions)
    for state in some(played.states, 25, seed=2):
        figures = [figure for each in surveyed(played.rules, state).features for figure in each.figures]
        view = played.rules.view(state, None)
        assert sorted(map(str, figures)) == sorted(map(str, view.figures))


def told(shown: CarcassonneSurvey) -> tuple[object, ...]:
    """Return the survey in canonical order, which does not depend on how the position was reached."""
    features = [replace(each, figures=tuple(sorted(each.figures, key=str))) for each in shown.features]
    return sorted(map(repr, features)), set(shown.dead or ()), set(shown.marks), shown.projection


def from_scratch(rules: Carcassonne, state: State) -> tuple[object, ...]:
    """Return the survey of a state rebuilt from its view, with empty caches."""
    return told(surveyed(rules, complete(rules.view(state, None), None)))  # type: ignore[arg-type]  # no tile is drawn


@for_every_subset
def test_a_survey_depends_on_the_view_alone_and_not_on_caches(expansions: tuple[str, ...]) -> None:
    played = game(expansions)
    in_turn = [surveyed(played.rules, state) for state in played.states]
    for state, remembered in zip(reversed(played.states), reversed(in_turn), strict=True):  # in reverse, as if every action were taken back
        assert surveyed(played.rules, state) == remembered
    for state, remembered in some(list(zip(played.states, in_turn, strict=True)), 25, seed=3):
        assert from_scratch(played.rules, state) == told(remembered)


@pytest.mark.parametrize(
    ("position", "actions"),
    [
        ("tiles=0,0:D:0 figures=0,0:field.EL:0", ("draw E", "place 0,-1 180", "skip")),
        ("tiles=0,0:D:0 figures=0,0:field.EL:0", ("draw E", "place 0,-1 180", "skip", "draw U", "place 0,1 0")),
        ("tiles=0,0:D:0;0,1:B:0", ("draw E", "place 1,1 0", "skip", "draw E", "place 0,-1 180")),
    ],
    ids=["a-turn", "a-city", "a-monastery"],
)
def test_a_survey_after_several_actions_equals_one_from_scratch(position: str, actions: tuple[str, ...]) -> None:
    at = table(f"draw pile=land {position}")
    survey_at(at)
    at = at.play(*actions)
    assert isinstance(at.rules, Carcassonne)
    assert told(survey_at(at)) == from_scratch(at.rules, state_of(at))


@for_every_subset
def test_a_feature_keeps_its_id_while_it_grows(expansions: tuple[str, ...]) -> None:
    played = game(expansions)
    for before, after in pairwise(played.states):
        if before.board is after.board:
            continue
        old, new = surveyed(played.rules, before), surveyed(played.rules, after)
        ids = {each.id for each in new.features}
        for index, row in enumerate(new.pieces[:-1]):
            for place, number in enumerate(row):
                name = old.features[old.pieces[index][place]].id
                assert new.features[number].id == name or name not in ids, "a merger keeps one of the ids"


@for_every_subset
def test_closing_every_end_scores_at_least_the_surveyed_points(expansions: tuple[str, ...]) -> None:
    """A completed feature scores at least its surveyed points, and exactly those if one tile closed all its open ends."""
    played = game(expansions)
    exact = 0
    for before, after in pairwise(played.states):
        if before.board is after.board or after.placed is None:
            continue
        old, new = surveyed(played.rules, before), surveyed(played.rules, after)
        after_by_id = {each.id: each for each in new.features}
        for each in old.features:
            then = after_by_id.get(each.id)
            if each.closed is None or then is None or not then.complete or each.complete:
                continue
            assert then.points >= each.closed
            if each.ends == (after.placed,) and then.tiles == each.tiles + 1 and then.shields == each.shields:
                assert then.points == each.closed
                exact += 1
    assert exact > 0


@for_every_subset
def test_dead_places_fit_no_tile_to_come_and_stay_empty(expansions: tuple[str, ...]) -> None:
    played = game(expansions)
    last = played.states[-1].board.tiles
    for state in some(played.states[:-1], 20, seed=5):
        dead = surveyed(played.rules, state).dead
        assert dead is not None
        assert set(dead) <= set(state.board.open)
        assert not set(dead) & set(last)
        codes = {code for bag in state.piles.values() for code in bag} | ({state.drawn} if state.drawn else set())
        for cell in state.board.open:
            beside = {side: state.board.tiles[other] for side, other in enumerate(neighbours(cell)) if other in state.board.tiles}
            letters = {side: laid.face.edges[(side + 2) % 4] for side, laid in beside.items()}
            fits = any(
                all(played.rules.ruleset.tiles[code].faces[rotation].edges[side] == letter for side, letter in letters.items())
                for code in codes
                for rotation in ROTATIONS
            )
            assert fits == (cell not in dead)


def test_without_helps_a_survey_omits_the_projection_and_dead_places() -> None:
    shown = surveyed(table(expansions=ALL).rules, state_of(table(expansions=ALL)), helps=False)
    assert (shown.projection, shown.dead) == (None, None)


def test_a_city_with_its_ends() -> None:
    at = table("tile pile=land drawn=E tiles=0,-1:M:180;0,0:D:0 figures=0,0:city.N:1")
    (city,) = [each for each in survey_at(at).features if each.figures]
    assert (city.kind, city.tiles, city.shields, city.open, city.complete) == ("city", 2, 1, 1, False)
    assert city.ends == ((1, -1),)
    assert (city.points, city.closed) == (3, 8)
    assert [plain(figure) for figure in city.figures] == [{"at": [0, 0], "piece": "city N", "seat": 1, "figure": "meeple"}]
    assert city.leaders == (1,)


def test_a_field_names_the_cities_it_touches() -> None:
    at = table("tile pile=land drawn=D tiles=0,-1:E:180;0,0:D:0 figures=0,0:field.EL:1")
    shown = survey_at(at)
    (field,) = [each for each in shown.features if each.figures]
    assert (field.kind, field.points, field.closed, field.open, field.ends) == ("field", 3, None, 0, ())
    assert [feature(shown, city).complete for city in field.cities] == [True]


def test_a_monastery_lacks_the_empty_places_around_it() -> None:
    at = table("tile pile=land drawn=D tiles=0,0:D:0;0,1:B:0 figures=0,1:monastery:0")
    (monastery,) = [each for each in survey_at(at).features if each.kind == "monastery"]
    assert (monastery.tiles, monastery.open, len(monastery.ends), monastery.points, monastery.closed) == (2, 7, 7, 2, 9)


def test_a_garden_is_worth_nothing_where_nobody_can_claim_it() -> None:
    position = "tile pile=land drawn=D tiles=0,-1:Eg:180;0,0:D:0"
    for expansions, closed in (((), None), ((ABBOT,), 9)):
        (garden,) = [each for each in survey_at(table(position, expansions=expansions)).features if each.kind == "garden"]
        assert (garden.points > 0, garden.closed) == (closed is not None, closed)


def test_a_tower_shows_its_reach_and_what_its_guard_gets() -> None:
    tiles = "tiles=0,0:D:0;1,0:WC:0"
    at = table(f"tile pile=land drawn=D {tiles} towers=supply:18;1,0:2:guard1", expansions=(TOWERS,))
    (tower,) = survey_at(at).marks
    assert (tower.at, tower.kind, tower.count, tower.seat, tower.points) == ((1, 0), "tower", 2, 1, 5)
    assert set(tower.reach) == {(1, 0), (1, -1), (1, -2), (2, 0), (3, 0), (1, 1), (1, 2), (0, 0), (-1, 0)}


def test_an_unguarded_tower_pays_nobody() -> None:
    at = table("tile pile=land drawn=D tiles=0,0:D:0;1,0:WC:0 towers=supply:18;1,0:2", expansions=(TOWERS,))
    (tower,) = survey_at(at).marks
    assert (tower.count, tower.seat, tower.points) == (2, None, 0)


@for_every_subset
def test_a_tower_can_be_guarded_from_its_reach_and_nowhere_else(expansions: tuple[str, ...]) -> None:
    played = game(expansions)
    for state in (state for state in played.states if state.step == "meeple" and state.players[state.seat].supply["meeple"]):
        offered = {action.cell for action in state.offers if isinstance(action, Guard)}
        marks = surveyed(played.rules, state).marks
        assert offered == {mark.at for mark in marks if state.placed in mark.reach and mark.seat != state.seat}


def test_the_last_move_of_each_seat() -> None:
    at = with_left("draw pile=land tiles=0,0:D:0", "U U V D D")
    states = [state_of(at)]
    for action in ("draw U", "place 1,0 0", "claim road E", "draw V", "place 1,-1 180"):
        at = at.play(action)
        states.append(state_of(at))
    shown = surveyed(at.rules, states[-1], (state.events for state in reversed(states)))
    assert [plain(move) for move in shown.last] == [
        {"at": [1, 0], "did": "claimed", "to": [1, 0], "piece": "road E", "figure": "meeple"},
        {"at": [1, -1], "did": None, "to": None, "piece": None, "figure": None},
    ]


@for_every_subset
def test_scored_events_are_explained_and_nothing_else_changes(expansions: tuple[str, ...]) -> None:
    played = game(expansions)
    explained = 0
    for before, after in pairwise(played.states):
        events = explain(played.rules, before, after)
        assert len(events) == len(after.events)
        for old, new in zip(after.events, events, strict=True):
            assert {name: new.details[name] for name in old.details} == old.details
            if old == new:
                assert old.kind != "scored" or old.details["feature"] == "guard"
                continue
            explained += 1
            pieces = {PieceId((x, y), place) for x, y, place in new.details["pieces"]}
            engine = after.board.feature(next(iter(pieces)))
            assert pieces == set(engine.pieces)
            assert feature(surveyed(played.rules, after), new.details["id"]).kind == old.details["feature"]
            seats = majority(new.details["figures"])
            assert old.details["seat"] in seats
            if old.details["complete"]:
                standing = {(figure.at, figure.piece) for figure in played.rules.view(after, None).figures}
                assert not standing & {(figure.at, figure.piece) for figure in new.details["figures"]}, "they go home"
    assert explained > 0


def test_a_new_expansion_is_surveyed(monkeypatch: pytest.MonkeyPatch) -> None:
    add_shrine(monkeypatch)
    played = game((*ALL, SHRINE.name), 3)
    pilgrims = 0
    for state in played.states:
        shown = surveyed(played.rules, state)
        if state.step != OVER:
            assert shown.projection == tuple(scored_and_ended(played.rules.ruleset, state)[0])
        for mark in shown.marks:
            if mark.kind == "pilgrim":
                pilgrims += 1
                assert mark.seat is not None
                assert mark.points > 0 or state.step == OVER
    assert pilgrims > 0


def test_only_the_latest_surveys_stay_in_memory() -> None:
    for _ in range(600):
        survey_at(table("draw pile=land tiles=0,0:D:0 figures=0,0:road.E:0"))
    gc.collect()
    kept = Counter(map(type, gc.get_objects()))
    assert 0 < kept[Projection] <= 200
    assert 0 < kept[SurveyedBoard] <= 500
