"""Views contain the table, the last events, and the choices of the acting seat."""

import pickle
from itertools import pairwise

import pytest

from rookery.core.outcome import ScoreLine
from rookery.core.view import plain
from tests.carcassonne.subsets import for_every_subset
from tests.carcassonne.table import ABBOT, ALL, RIVER, TOWERS, table, view_of, with_left
from tests.contract.playthrough import Playthrough, playthrough
from tests.contract.table import setup_of

FEATURES = {"city", "road", "monastery", "garden", "field", "guard"}


def game(expansions: tuple[str, ...], seats: int = 3) -> Playthrough:
    return playthrough(setup_of("carcassonne", seats, expansions=expansions), 11)


@pytest.mark.rule("BC-02", "AB-01")
@for_every_subset
def test_players_show_score_meeples_abbots_and_guards_at_every_table(expansions: tuple[str, ...]) -> None:
    at = table(seats=4, expansions=expansions)
    assert len(view_of(at).players) == 4
    assert all(player == {"score": 0, "meeples": 7, "abbots": int(ABBOT in expansions), "guards": 0} for player in view_of(at).players)


def test_a_player_has_attributes_and_names_them_in_an_error() -> None:
    view = view_of(table(seats=2))
    player = view.players[1]
    assert (player.score, player.meeples, player["guards"]) == (0, 7, 0)
    assert pickle.loads(pickle.dumps(view)).players[1].meeples == 7
    with pytest.raises(AttributeError, match="a player has no 'meepels', but these: score, meeples, abbots, guards"):
        _ = player.meepels


@for_every_subset
def test_scored_events_have_one_form_and_account_for_every_point(expansions: tuple[str, ...]) -> None:
    played = game(expansions)
    for before, after in pairwise(played.states):
        gained = [0] * played.setup.seats
        for event in played.rules.view(after, None).events:
            if event.kind != "scored":
                continue
            assert list(event.details) == ["feature", "complete", "seat", "points", "at", "lines"]
            details = event.details
            assert details["feature"] in FEATURES
            assert type(details["complete"]) is bool
            assert all(isinstance(line, ScoreLine) for line in details["lines"])
            assert details["points"] == sum(line.points for line in details["lines"])
            assert details["at"] in after.board.tiles
            gained[details["seat"]] += details["points"]
        scores = [played.rules.view(state, None).scores for state in (before, after)]
        assert [new - old for old, new in zip(*scores, strict=True)] == gained


@pytest.mark.rule("BC-09")
def test_a_scored_event_in_json() -> None:
    at = table("tile pile=land drawn=E tiles=0,-1:M:180;0,0:D:0 figures=0,0:city.N:1").play("place 1,-1 270", "skip")
    assert [plain(event) for event in at.events] == [
        {"kind": "skipped", "seat": 0},
        {
            "kind": "scored",
            "feature": "city",
            "complete": True,
            "seat": 1,
            "points": 8,
            "at": [0, 0],
            "lines": [
                {"label": "line-tiles", "points": 6, "rule": "BC-09", "args": {"count": 3}},
                {"label": "line-shields", "points": 2, "rule": "BC-09", "args": {"count": 1}},
            ],
        },
    ]


@for_every_subset
def test_the_choices_are_the_legal_actions_each_with_a_label_and_a_target(expansions: tuple[str, ...]) -> None:
    played = game(expansions)
    kinds = {"place": "cell", "claim": "spot", "skip": "button", "recall": "cell", "guard": "tower", "raise": "tower"}
    for state in played.states:
        actor = played.rules.actor(state)
        if not isinstance(actor, int):
            continue
        choices = played.rules.view(state, actor).choices
        assert [choice.action for choice in choices] == list(map(str, played.rules.legal(state)))
        for choice in choices:
            verb = choice.action.split()[0]
            assert choice.target.kind == kinds[verb]
            assert choice.label.startswith("choice-")
            assert choice.target.kind == "button" or choice.target.at.split()[0].count(",") == 1


def test_a_choice_points_at_the_piece_it_claims() -> None:
    at = table("meeple pile=land placed=1,0 tiles=0,0:D:0;1,0:U:0")
    by_action = {choice.action: choice for choice in view_of(at, 0).choices}
    assert plain(by_action["claim field NL"]) == {
        "action": "claim field NL",
        "target": {"kind": "spot", "at": "1,0 field NL"},
        "label": "choice-claim-field",
        "args": {"port": "NL", "figure": "meeple"},
    }
    assert by_action["skip"].target.kind == "button"


def test_a_choice_with_a_cell_has_its_coordinates() -> None:
    tiles = "tiles=0,0:D:0;0,1:B:0;1,0:WC:0"
    laying = table(f"tile pile=land drawn=V {tiles} towers=supply:19;1,0:1", expansions=(TOWERS,))
    at = table(f"meeple pile=land placed=0,0 {tiles} figures=0,1:monastery:0:abbot towers=supply:19;1,0:1", expansions=(ABBOT, TOWERS))
    args = {choice.action: dict(choice.args) for position in (laying, at) for choice in view_of(position, 0).choices}
    assert args["place 2,0 0"] == {"x": 2, "y": 0, "rotation": 0}
    assert args["recall 0,1"] == {"x": 0, "y": 1}
    assert args["guard 1,0"] == {"x": 1, "y": 0}


def test_the_round_of_a_view_is_its_turn() -> None:
    assert view_of(table("draw turn=7 pile=land tiles=0,0:D:0")).round == 7


def test_the_table_is_shown_as_it_lies() -> None:
    at = table("meeple turn=5 seat=1 pile=land placed=1,0 tiles=0,0:D:0;1,0:V:90 figures=0,0:field.EL:1 out=C score0=score-road:3")
    view = view_of(at)
    assert [plain(tile) for tile in view.tiles] == [{"at": [0, 0], "code": "D", "rotation": 0}, {"at": [1, 0], "code": "V", "rotation": 90}]
    assert [plain(figure) for figure in view.figures] == [{"at": [0, 0], "piece": "field EL", "seat": 1, "figure": "meeple"}]
    assert (view.step, view.turn, view.turn_of, view.placed, view.drawn) == ("meeple", 5, 1, (1, 0), None)
    assert view.piles == {"land": 69}
    assert view.out == {"C": 1}
    assert view.scores == (3, 0)
    assert view.to_come["V"] == 7


@pytest.mark.rule("RI-02", "TT-09")
def test_the_piles_show_how_many_tiles_are_in_them() -> None:
    view = view_of(table(expansions=ALL))
    assert view.piles == {"land": 83, "river": 11, "lake": 1, "tower": 5}
    assert sum(view.to_come.values()) == 100
    assert view.pile == "river"


def test_sheets_show_what_the_points_were_for() -> None:
    at = table("draw pile=land tiles=0,0:D:0 score0=score-city:4,score-road:3")
    assert [[(line.label, line.points, line.rule) for line in sheet.lines] for sheet in view_of(at).sheets] == [
        [("score-road", 3, "BC-08"), ("score-city", 4, "BC-09")],
        [],
    ]


@pytest.mark.rule("TT-33")
def test_the_towers_to_choose_from_are_shown() -> None:
    tiles = "tiles=0,-1:WB:180;0,0:D:0;0,1:WD:0;1,0:WC:0;1,1:WA:0;2,0:WE:0"
    at = table(f"draw pile=land {tiles} towers=supply:1;0,-1:5;0,1:5;1,0:5;1,1:3;2,0:1", expansions=(TOWERS,)).play("draw TA")
    assert view_of(at).slots["towers"]["rising"] == ((1, 1), (2, 0))


def test_options_and_expansions_are_shown() -> None:
    view = view_of(table(expansions=(RIVER, TOWERS), farmers="off"))
    assert view.options == {"farmers": "off"}
    assert view.expansions == (RIVER, TOWERS)


def test_the_outcome_is_in_the_last_view() -> None:
    at = with_left("draw pile=land tiles=0,0:D:0", "U").play("draw U", "place 1,0 0", "claim road E")
    view = view_of(at, 1)
    assert view.outcome is not None
    assert (view.outcome.scores, view.scores, view.actor, view.choices) == ((2, 0), (2, 0), None, ())
