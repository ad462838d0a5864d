"""Data for boards beyond the view: surveys in every frame, previews for the player to act, and tiles that fit a place."""

import json
from typing import Any

import pytest

from rookery.core.view import plain
from rookery.server import limits, wire
from rookery.server.frames import history, surveys
from rookery.server.frames.tables import table_frame, view_frame
from rookery.server.refusals import Refused
from rookery.server.tables.present import Present
from rookery.server.tables.table import Table
from tests.server.conftest import Visitors
from tests.server.offline_table import ANN, BOB, EVE, OfflineTable, say, started
from tests.server.visiting import Visitor

ALL = ("river", "abbot", "towers-and-thieves")
TOO_LONG = 1009


def carcassonne(**terms: Any) -> OfflineTable:
    return started(game="carcassonne", expansions=ALL, **terms)


def survey_for(table: Table, guest: str | None) -> Any:
    shown: Any = json.loads(wire.encode(table_frame(table, guest, since=-1, present=Present())))["survey"]
    return shown


def refused(call: Any, *arguments: Any) -> str:
    with pytest.raises(Refused) as caught:
        call(*arguments)
    return caught.value.code


def test_a_survey_is_the_same_for_everybody() -> None:
    table = carcassonne().table
    shown = [survey_for(table, guest) for guest in (ANN, BOB, EVE, None)]
    assert shown[0]["projection"] == [0, 0]
    assert shown == [shown[0]] * 4


def test_a_survey_is_computed_once_for_each_state() -> None:
    offline = carcassonne()
    first = surveys.surveyed(offline.table)
    assert first is not None
    assert surveys.surveyed(offline.table) is first
    assert first.shown(None) is first.shown(None)
    offline.act(offline.holder_to_act)
    second = surveys.surveyed(offline.table)
    assert second is not None
    assert second is not first
    assert second.shown(first.survey) is second.shown(first.survey)
    offline.do(say, ANN, "Ann", text="hm")
    assert surveys.surveyed(offline.table) is second, "talk changes no state"


def test_a_survey_follows_moves_and_take_backs() -> None:
    offline = carcassonne()
    before = survey_for(offline.table, None)
    guest = offline.holder_to_act
    offline.act(guest)
    after = survey_for(offline.table, None)
    assert len(after["pieces"]) == len(before["pieces"]) + 1
    assert [move is not None for move in after["last"]].count(True) == 1


def test_a_socket_may_ask_for_changes_only(ann: Visitor) -> None:
    name = ann.opens("carcassonne", 2, expansions=list(ALL), sit=[0, 1], start=True)["table"]
    with ann.watches(name, changes=True) as socket:
        frame = socket.table()
        assert frame["survey"]["ids"] is None
        known = {feature["id"]: feature for feature in frame["survey"]["features"]}
        fewer = 0
        for _ in range(40):
            socket.send({"kind": "act", "version": frame["version"], "action": frame["view"]["choices"][-1]["action"]})
            frame = socket.table()
            told = frame["survey"]
            fewer += len(told["features"]) < len(told["ids"])
            known |= {feature["id"]: feature for feature in told["features"]}
            whole = ann.sees(name)["survey"]
            assert [known[id_] for id_ in told["ids"]] == whole["features"]
            assert {**told, "features": [], "ids": None} == {**whole, "features": []}
        assert fewer > 20
        socket.send({"kind": "refresh"})
        assert socket.table()["survey"] == whole


def test_a_game_whose_view_is_complete_has_no_survey() -> None:
    table = started().table
    assert surveys.surveyed(table) is None
    assert refused(surveys.preview_for, table, ANN, None) == "page/unknown"
    assert refused(surveys.fits_at, table, "0,1") == "page/unknown"


def test_a_table_without_helps_declares_it_and_shows_less() -> None:
    table = carcassonne(helps=False).table
    assert table_frame(table, ANN, since=-1, present=Present()).helps is False
    shown = survey_for(table, ANN)
    assert (shown["projection"], shown["dead"]) == (None, None)
    assert shown["features"]
    assert refused(surveys.fits_at, table, "0,1") == "help/not-allowed"


def test_previews_are_for_the_player_to_act() -> None:
    offline = carcassonne()
    acting = offline.holder_to_act
    waiting = BOB if acting == ANN else ANN
    shown = surveys.preview_for(offline.table, acting, None)
    assert shown.version == offline.table.version
    assert set(shown.preview["choices"]) == set(offline.choices(acting))
    for guest in (waiting, EVE, None):
        assert refused(surveys.preview_for, offline.table, guest, None) == "action/not-your-turn"
    assert refused(surveys.preview_for, offline.table, acting, "nowhere") == "notation/unreadable"


def test_a_preview_is_computed_once_however_often_it_is_requested() -> None:
    offline = carcassonne()
    first = surveys.preview_for(offline.table, offline.holder_to_act, None).preview
    assert surveys.preview_for(offline.table, offline.holder_to_act, None).preview is first
    offline.act(offline.holder_to_act)
    assert set(surveys.preview_for(offline.table, offline.holder_to_act, None).preview["choices"]) == set(offline.choices(offline.holder_to_act))


def test_anybody_can_ask_which_tiles_fit_a_place() -> None:
    offline = carcassonne()
    table = offline.table
    assert table.match is not None
    place = next(iter(table.match.state.board.open))
    assert surveys.fits_at(table, f"{place[0]},{place[1]}").version == table.version
    assert surveys.fits_at(table, "0,0").tiles == {}
    assert refused(surveys.fits_at, table, "somewhere") == "notation/unreadable"
    offline.play_out()
    assert refused(surveys.fits_at, offline.table, "0,1") == "table/not-running"


def test_an_encoded_view_is_the_plain_one() -> None:
    offline = carcassonne()
    for _ in range(30):
        for guest in (ANN, None):
            view = offline.table.view(guest)
            assert view is not None
            assert json.loads(bytes(view_frame(view))) == plain(view)
        offline.act(offline.holder_to_act)


def test_a_finished_game_is_surveyed_step_by_step(ann: Visitor) -> None:
    table = ann.opens("carcassonne", 2, expansions=list(ALL), bots=[{"seat": 0, "bot": "uniform"}, {"seat": 1, "bot": "uniform"}], sit=[], start=True)
    watcher = ann.watches(table["table"])
    watcher.until("table", lambda frame: frame["status"] == "finished")
    game = f"tables/{table['table']}/games/1"
    last = ann.gets(f"{game}/replay")
    assert last["survey"]["projection"] == last["view"]["scores"]
    early = ann.gets(f"{game}/replay", params={"at": 40})
    assert len(early["survey"]["pieces"]) == len(early["view"]["tiles"])
    steps = ann.gets(f"{game}/story")["steps"]
    scored = [event for step in steps for event in step["events"] if event["kind"] == "scored" and event["feature"] == "road"]
    assert scored
    assert all(event["pieces"] and event["figures"] for event in scored)


def test_routes_of_previews_and_fits(ann: Visitor, visitor: Visitors) -> None:
    table = ann.opens("carcassonne", 2, sit=[0, 1], opener=0, start=True)
    name = table["table"]
    assert table["helps"] is True
    all_choices = {choice["action"] for choice in table["view"]["choices"]}
    shown = ann.gets(f"tables/{name}/preview")
    assert shown["version"] == table["version"]
    assert set(shown["preview"]["choices"]) == all_choices
    cell = table["view"]["choices"][0]["target"]["at"]
    some = ann.gets(f"tables/{name}/preview", params={"at": cell})["preview"]["choices"]
    assert set(some) == {choice["action"] for choice in table["view"]["choices"] if choice["target"]["at"] == cell}
    assert ann.gets(f"tables/{name}/fits", params={"at": cell})["tiles"]
    assert visitor().is_refused("GET", f"tables/{name}/preview") == (403, "action/not-your-turn")


def test_frames_are_compressed_for_clients_that_can(ann: Visitor) -> None:
    name = ann.opens("carcassonne", 2, sit=[0, 1], start=True)["table"]
    with ann.watches(name, compression="deflate") as socket:
        assert socket.extensions.startswith("permessage-deflate")
        frame = socket.table()
        assert socket.act(frame["version"], frame["view"]["choices"][0]["action"])["version"] > frame["version"]


def test_a_small_frame_that_inflates_beyond_the_limit_is_refused(ann: Visitor) -> None:
    name = ann.opens("carcassonne", 2, sit=[0, 1], start=True)["table"]
    with ann.watches(name, compression="deflate") as socket:
        socket.send(" " * 10 * limits.DEFAULTS.frame_bytes)
        assert socket.closed() == TOO_LONG


def test_replaying_a_game_gives_its_original_events_points_and_rounds() -> None:
    for offline in (carcassonne(), started()):
        for _ in range(7):
            offline.act(offline.holder_to_act)
        record = offline.record(1)
        moves = offline.table.moves
        assert [history.events_of(record, number) for number in range(1, len(moves) + 1)] == [move.events for move in moves]
        again = history.steps(record)
        assert [(step.version, step.seat, step.action) for step in again] == [
            (number, move.seat, move.action) for number, move in enumerate(moves, 1)
        ]
        assert again[0].round == history.view_after(record, 0).round
        last = offline.table.view(None)
        assert last is not None
        assert again[-1].scores == last.scores
        assert history.view_after(record, len(moves)) == last


def test_a_finished_game_is_surveyed_as_it_was_when_it_was_played() -> None:
    offline = carcassonne()
    for _ in range(6):
        offline.act(offline.holder_to_act)
    record = offline.record(1)
    live = surveys.surveyed(offline.table)
    assert live is not None
    assert wire.builtins(history.survey_after(record, len(offline.table.moves))) == wire.builtins(live.survey)
    towers = started().table.record(1)
    assert towers is not None
    assert history.survey_after(towers, 1) is None


def test_a_better_way_is_shown_step_by_step_in_place_of_the_played_moves() -> None:
    offline = started()
    offline.act(ANN, "bid 1")
    offline.act(BOB, "bid 2")
    record = offline.record(1)
    at = len(record.actions) - 1
    way = history.better_way("t", 1, record, at, ("bid 3", "pass"))
    assert (way.table, way.number, way.at, [step.action for step in way.steps]) == ("t", 1, at, ["bid 3", "pass"])
    assert [step.version for step in way.steps] == [at, at + 1]
    assert way.shown[0].view["calls"] == [3, None]
    assert [(gain.version, gain.points) for gain in way.gains] == [(at + 1, 0)], "nothing is built yet"
    assert [shown.survey for shown in way.shown] == [None, None]
