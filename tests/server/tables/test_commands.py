"""Commands that a table refuses, with their stable codes, and commands without an effect."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from rookery.bots import bot_names
from rookery.server.refusals import REFUSALS as ROWS
from rookery.server.refusals import Refused
from rookery.server.tables import commands, log
from rookery.server.tables.draft import Draft
from rookery.server.tables.fold import after
from rookery.server.tables.table import Table
from tests.server.offline_table import ANN, BOB, EVE, OfflineTable, finished, opened, seated, started, with_bot

open_table = partial(commands.open_table, ANN)


def refusal(**terms: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        open_table(**{"game": "five-towers", "seats": 2, **terms}, draft=Draft(Table("t")), now=0)
    return caught.value


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        ({"game": "chess"}, "game/unknown"),
        ({"game": "../five-towers"}, "game/unknown"),
        ({"seats": 1}, "setup/invalid"),
        ({"seats": 6}, "setup/invalid"),
        ({"opener": 2}, "setup/invalid"),
        ({"options": {"overbids": "allowed"}}, "setup/invalid"),
        ({"options": {"cheats": "on"}}, "setup/invalid"),
        ({"expansions": ("river",)}, "setup/invalid"),
        ({"game": "carcassonne", "expansions": ("river", "river")}, "setup/invalid"),
        *(
            ({"clock": clock}, "setup/invalid")
            for clock in (
                log.Clock(),
                log.Clock(base=9),
                log.Clock(base=6 * 3600 + 1),
                log.Clock(base=60, increment=-1),
                log.Clock(base=60, increment=601),
                log.Clock(base=60, days=1),
                log.Clock(days=0),
                log.Clock(days=31),
                log.Clock(days=1, increment=1),
                log.Clock(base=10**30),
            )
        ),
    ],
)
def test_invalid_terms_are_refused(terms: dict[str, Any], code: str) -> None:
    assert refusal(**terms).code == code


@pytest.mark.parametrize("clock", [None, log.Clock(base=10), log.Clock(base=6 * 3600, increment=600), log.Clock(days=1), log.Clock(days=30)])
def test_reasonable_clocks_are_accepted(clock: log.Clock | None) -> None:
    assert opened(clock=clock).table.terms.clock == clock


@pytest.mark.parametrize("seat", [-1, 2, 10**9])
@pytest.mark.parametrize("command", [commands.sit, commands.seat_bot, commands.add_entropy])
def test_seats_that_do_not_exist_are_refused(command: Any, seat: int) -> None:
    arguments = (ANN, "Ann", seat) if command is commands.sit else (ANN, seat, "uniform")
    assert seated().refuses(command, *arguments) == "seat/unknown"
    assert seated().refuses(commands.stand, ANN, seat) == "seat/unknown"


def one_seated() -> OfflineTable:
    """Return a table of Ann's where only she sits."""
    offline = opened()
    offline.do(commands.sit, ANN, "Ann", 0)
    return offline


NOW = 6
"""The version of a game that has just begun."""

REFUSALS: list[tuple[Callable[[], OfflineTable], Callable[..., None], tuple[Any, ...], str]] = [
    # a seat that is taken
    (seated, commands.sit, (EVE, "Eve", 0), "seat/taken"),
    (seated, commands.seat_bot, (ANN, 1, "uniform"), "seat/taken"),
    (finished, commands.sit, (EVE, "Eve", 0), "seat/taken"),
    # only the host seats bots and starts the first game, once every seat is taken
    (opened, commands.seat_bot, (BOB, 0, "uniform"), "table/not-host"),
    (seated, commands.start, (BOB,), "table/not-host"),
    (seated, commands.start, (EVE,), "table/not-host"),
    (one_seated, commands.start, (ANN,), "seat/not-free"),
    (started, commands.start, (ANN,), "table/not-open"),
    (finished, commands.start, (ANN,), "table/not-open"),
    # nobody joins a running game
    (started, commands.sit, (EVE, "Eve", 0), "table/not-open"),
    (started, commands.seat_bot, (ANN, 0, "uniform"), "table/not-open"),
    # only the holder leaves a seat; before the game the host may clear it
    (seated, commands.stand, (BOB, 0), "seat/not-yours"),
    (seated, commands.stand, (EVE, 0), "seat/not-yours"),
    (started, commands.stand, (ANN, 1), "seat/not-yours"),
    (with_bot, commands.stand, (ANN, 1), "seat/not-yours"),
    (finished, commands.stand, (ANN, 0), "table/not-open"),
    # players add entropy for their own seats, before the game
    (seated, commands.add_entropy, (BOB, 0, "rook"), "seat/not-yours"),
    (opened, commands.add_entropy, (EVE, 0, "rook"), "seat/not-yours"),
    (started, commands.add_entropy, (ANN, 0, "rook"), "table/not-open"),
    # acting requires a running game, its current version, and the turn; nobody acts for chance
    (seated, commands.act, (ANN, 0, "bid 1"), "table/not-running"),
    *((started, commands.act, (ANN, version, "bid 1"), "action/stale") for version in (0, NOW - 1, NOW + 1)),
    *((started, commands.act, (guest, NOW, "bid 1"), "action/not-your-turn") for guest in (BOB, EVE, "")),
    (started, commands.act, (ANN, NOW, "reveal sand-7"), "action/illegal"),
    (seated, commands.take_back, (ANN, 0), "table/not-running"),
]


@pytest.mark.parametrize(("make", "command", "arguments", "code"), REFUSALS)
def test_commands_at_the_wrong_moment_are_refused(
    make: Callable[[], OfflineTable], command: Callable[..., None], arguments: tuple[Any, ...], code: str
) -> None:
    assert make().refuses(command, *arguments) == code


def test_the_log_records_who_gave_a_seat_to_whom() -> None:
    offline = opened()
    [taken] = offline.do(commands.sit, BOB, "Bob", 0)
    [given] = offline.do(commands.sit, EVE, "Eve", 1, by=ANN)
    assert isinstance(taken, log.Sat)
    assert isinstance(given, log.Sat)
    assert [(entry.by, entry.guest) for entry in (taken, given)] == [(BOB, BOB), (ANN, EVE)]


def test_the_host_clears_a_seat_and_keeps_nobody_out() -> None:
    offline = seated()
    assert [type(entry) for entry in offline.do(commands.stand, ANN, 1)] == [log.SeatFreed]
    assert not offline.table.kept_out, "a seat may be cleared for other reasons"


def test_repeated_commands_and_leaving_a_free_seat_have_no_effect() -> None:
    assert seated().do(commands.sit, ANN, "Ann", 0) == []
    assert opened().do(commands.stand, EVE, 0) == []
    offline = started()
    offline.do(commands.stand, ANN, 0)
    assert offline.do(commands.stand, ANN, 0) == []


def test_the_action_of_a_late_bot_has_no_effect() -> None:
    offline = with_bot()
    assert offline.do(commands.act_for_bot, offline.table.version, 0, "bid 1") == []
    offline.act(ANN, "bid 1")
    version = offline.table.version
    assert offline.do(commands.act_for_bot, version - 1, 1, "pass") == []
    assert offline.do(commands.act_for_bot, version, 0, "pass") == []
    assert len(offline.do(commands.act_for_bot, version, 1, "pass")) == 1


def test_the_action_of_a_stand_in_has_no_effect_once_the_player_is_back() -> None:
    offline = started()
    offline.do(commands.stand, ANN, 0)
    offline.do(commands.sit, ANN, "Ann", 0)
    assert offline.do(commands.act_for_bot, offline.table.version, 0, "bid 1") == []


def test_taking_back_needs_an_own_last_action() -> None:
    offline = started()
    assert offline.refuses(commands.take_back, ANN, offline.table.version) == "action/no-take-back"  # chance acted last
    offline.act(ANN, "bid 2")
    assert offline.refuses(commands.take_back, BOB, offline.table.version) == "action/no-take-back"
    assert offline.refuses(commands.take_back, EVE, offline.table.version) == "action/no-take-back"
    assert offline.refuses(commands.take_back, ANN, offline.table.version - 1) == "action/stale"
    offline.act(BOB, "pass")
    assert offline.refuses(commands.take_back, ANN, offline.table.version) == "action/no-take-back"


def test_a_rematch_needs_a_finished_game_and_a_player() -> None:
    for offline, guest, code in ((started(), ANN, "table/not-finished"), (seated(), ANN, "table/not-finished"), (finished(), EVE, "seat/not-yours")):
        assert offline.refuses_to_propose(guest, "rematch") == code
    over = finished()
    assert over.refuses(commands.act, ANN, over.table.version, "bid 1") == "table/not-running"


def test_a_rematch_that_an_earlier_version_opened_is_started_by_anyone_who_plays() -> None:
    offline = finished()
    offline.table = after(offline.table, [log.Rematched(at=1, by=ANN), log.Committed(at=1, secret="00" * 32)])
    assert offline.refuses(commands.start, EVE) == "table/not-host"
    offline.do(commands.start, BOB)
    assert offline.table.status == "running"


def test_every_code_has_a_known_status() -> None:
    assert {status for status, _ in ROWS.values()} <= {400, 401, 403, 404, 409, 421, 422, 429, 500, 503}
    assert Refused("something/else", "").status == 400


def test_a_draft_leaves_its_table_unchanged() -> None:
    offline = started()
    before, holders, version = offline.table, [holder.copy() for holder in offline.table.holders], offline.table.version
    draft = Draft(before, "ann/1")
    commands.act(ANN, version, "bid 1", draft=draft, now=1)
    assert (before.version, before.holders, before.requests, len(before.moves)) == (version, holders, {}, version - 1)
    assert (draft.after, draft.table.seq, draft.table.requests) == (before.seq, before.seq + 1, {"ann/1": None})
    assert [entry.request for entry in draft.entries] == ["ann/1"]


def test_practice_continues_from_a_position_with_bots_on_the_other_seats() -> None:
    original = finished()
    played = original.table.played[0]
    holders = (*played.holders[:1], replace(played.holders[1], guest=None, bot="uniform"))
    for bots, seat, at in ((played.holders, 1, 12), (holders, 0, 7)):
        offline = OfflineTable()
        offline.do(commands.practise, EVE, "Eve", seat, log.Origin("t", 1, at), replace(played, holders=bots))
        table = offline.table
        expected = [bots[0].bot or "oracle", bots[1].bot or "oracle"]
        expected[seat] = EVE
        assert [holder.guest or holder.bot for holder in table.holders] == [
            one if one != "oracle" else bot_names("five-towers")[-1] for one in expected
        ]
        assert (table.host, table.holders[seat].name, table.terms.hints, table.terms.origin) == (EVE, "Eve", True, log.Origin("t", 1, at))
        assert table.match is not None
        assert [move.action for move in table.moves][:at] == list(played.record.actions[:at])
        assert table.match.setup == played.record.setup
        assert isinstance(table.actor, int)
        assert [move.seat for move in table.moves[:at]] == [move.seat for move in original.table.moves[:at]]
        assert {entry.by for entry in offline.entries if isinstance(entry, log.Acted)} == {None}


def test_a_draft_names_the_guests_who_joined_the_table() -> None:
    offline = opened()
    draft = Draft(offline.table)
    commands.sit(BOB, "Bob", 0, draft=draft, now=1)
    assert draft.newcomers() == (BOB,)
    playing = started()
    acting = Draft(playing.table)
    commands.act(ANN, playing.table.version, "bid 1", draft=acting, now=1)
    assert acting.newcomers() == ()
    first = Draft(Table("t"))
    open_table("five-towers", 2, draft=first, now=1)
    commands.sit(BOB, "Bob", 0, draft=first, now=1)
    assert (first.newcomers(), first.after) == ((ANN, BOB), 0)
    practice = Draft(Table("p"))
    commands.practise(EVE, "Eve", 0, log.Origin("t", 1, 5), finished().table.played[0], draft=practice, now=1)
    assert practice.newcomers() == (), "nobody has it among theirs"


def test_only_the_first_entry_carries_the_request_it_answers() -> None:
    offline = started()
    offline.act(ANN, "bid 0")
    draft = Draft(offline.table, "bob/1")
    commands.act(BOB, offline.table.version, "pass", draft=draft, now=1)
    assert [entry.request for entry in draft.entries] == ["bob/1", None, None, None, None, None]
    assert offline.table.requests == {}
    assert draft.table.requests == {"bob/1": None}
