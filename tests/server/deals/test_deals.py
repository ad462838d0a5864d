"""Deals on the server: one attempt each, the same draws and bots for everybody, and no spoilers."""

import asyncio
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from rookery.core.decision import Decision
from rookery.core.record_text import read_json, write_json
from rookery.games import GAMES
from rookery.play import duplicate, fair
from rookery.server import time_source, wire
from rookery.server.deals import results as deal_results
from rookery.server.deals.deals import DAILY, Deals, daily_id, follow_game, is_running, last_days, new_daily, next_day
from rookery.server.edge.routes import deals as deal_routes
from rookery.server.refusals import Refused
from rookery.server.services import Services
from rookery.server.storage import Storage
from rookery.server.storage.deals import Attempt, AttemptEnd, Deal
from rookery.server.storage.guests import Device, Guest
from rookery.server.storage.sqlite.store import SqliteStore
from rookery.server.tables import commands
from rookery.server.tables.log import Origin
from rookery.server.tables.table import Played, Table
from tests.server import running_services
from tests.server.conftest import Visitors
from tests.server.offline_table import ANN, BOB, finished, with_bot
from tests.server.stores import table_service, with_store
from tests.server.visiting import Visitor

DAY = 24 * 60 * 60 * 1000
NOON = 20_000 * DAY + DAY // 2
HIDDEN = (403, "deal/hidden")


@pytest.fixture
def clock(clock: list[int]) -> list[int]:
    clock[0] = NOON
    return clock


async def come(store: Storage, *names: str) -> list[Guest]:
    guests = [Guest(id=name.lower(), name=name, created=0) for name in names]
    for guest in guests:
        await store.guests.add(guest, Device(hash=guest.id, name="", address="", created=0, seen=0))
    return guests


async def play_out(services: Services, table: Table, guest: Guest, choices: str) -> Table:
    """Play a game to its end with reproducible choices: they depend on the version and on `choices`."""
    return await running_services.play_out(
        services, table, lambda view, version: Random(f"{choices} {version}").choice(view.choices).action, guest.id
    )


async def is_shown(services: Services, table: Table, guest: Guest | None) -> bool:
    try:
        await services.deals.check_shown(await services.tables.table(table.id), guest.id if guest else None)
    except Refused as refused:
        return refused.code != "deal/hidden"
    return True


async def test_the_same_choices_give_the_same_game_and_others_are_compared(clock: list[int], services: Services) -> None:
    people = await come(services.storage, "Ann", "Bob", "Cid")
    name = daily_id("five-towers", time_source.today())
    games = [
        await play_out(services, await services.deals.play(name, guest), guest, choices)
        for guest, choices in zip(people, ("a", "a", "b"), strict=True)
    ]
    records = [game.played[0].record for game in games]
    assert records[0].actions == records[1].actions != records[2].actions
    shown = await deal_results.frame(services.deals, services.storage.deals, services.storage.guests, name, "ann")
    assert (shown.state, shown.players, len(shown.results)) == ("finished", 3, 3)
    assert shown.points == tuple(sorted((record.scores[0] for record in records if record.scores), reverse=True))
    assert shown.yours is not None
    places = {result.name: result.place for result in shown.results}
    assert places["Ann"] == places["Bob"] == shown.yours.place
    assert [(result.table, result.number) for result in shown.results if result.you] == [(games[0].id, 1)]
    points = [(result.score, result.margin) for result in shown.results]
    assert [result.place for result in shown.results] == [1 + points.index(each) for each in points]
    assert (shown.by, shown.table, shown.ends) == (None, games[0].id, NOON + DAY // 2)
    assert shown.decisions
    for decision in shown.decisions:
        assert sum(decision.made.values()) == 3
        assert decision.yours is not None
        assert decision.made[decision.yours] >= 2
    assert any(len(decision.made) > 1 for decision in shown.decisions)
    assert all(not rating.ratings for rating in await services.past_games.statistics("ann"))


@pytest.mark.parametrize("game", list(DAILY))
async def test_the_strongest_bot_plays_a_daily_game_once_for_those_who_have_finished(clock: list[int], services: Services, game: str) -> None:
    bots = services.bots
    assert isinstance(bots, running_services.FakeBots)
    ann, bob = await come(services.storage, "Ann", "Bob")
    name = daily_id(game, time_source.today())

    async def strongest_for(guest: Guest) -> wire.deals.BotAttemptFrame | None:
        frame = await deal_results.frame(services.deals, services.storage.deals, services.storage.guests, name, guest.id)
        return frame.strongest

    table = await services.deals.play(name, ann)
    assert await strongest_for(ann) is None
    own = await play_out(services, table, ann, "a")
    bots.go_on.clear()
    playing = await strongest_for(ann)
    assert playing is not None
    assert (playing.bot, playing.score, playing.margin) == ("grandmaster", None, None)
    assert not await is_shown(services, await services.tables.table(playing.table), ann), "nobody watches it"
    bots.go_on.set()
    game_of_bot = await running_services.until(services, playing.table, lambda table: table.status == "finished")
    told = await strongest_for(ann)
    assert told is not None
    scores = game_of_bot.played[0].record.scores
    assert scores is not None
    assert (told.table, told.score, told.margin) == (playing.table, scores[0], scores[0] - max(scores[1:]))
    assert [holder.bot for holder in game_of_bot.holders] == ["grandmaster", *DAILY[game].bots]
    draws = [next(action for action in one.played[0].record.actions if action.startswith(("reveal", "draw"))) for one in (own, game_of_bot)]
    assert draws[0] == draws[1]
    shown = await deal_results.frame(services.deals, services.storage.deals, services.storage.guests, name, "ann")
    assert (shown.players, len(shown.results)) == (1, 1), "a bot is not ranked"
    assert [await is_shown(services, game_of_bot, guest) for guest in (ann, bob, None)] == [True, False, False]
    assert await strongest_for(bob) is None
    clock[0] += DAY
    late = await services.deals.play(name, bob)
    assert [await is_shown(services, game_of_bot, guest) for guest in (ann, bob, None)] == [True, False, True]
    await play_out(services, late, bob, "b")
    assert await strongest_for(bob) == told
    asked = sum(bot == "grandmaster" for bot, _, _ in bots.asked)
    assert asked == sum(move.seat == 0 for move in game_of_bot.moves), "it plays once"


async def test_there_is_one_attempt_a_day_and_only_on_that_day(clock: list[int], services: Services) -> None:
    ann, bob, cid = await come(services.storage, "Ann", "Bob", "Cid")
    name = daily_id("carcassonne", time_source.today())
    table, again = await asyncio.gather(services.deals.play(name, ann), services.deals.play(name, ann))
    assert table.id == again.id
    attempt = await services.storage.deals.attempt(name, ann.id)
    assert attempt is not None
    assert (attempt.table, attempt.number, attempt.began) == (table.id, 1, NOON)
    late = await services.deals.play(name, bob)
    with pytest.raises(Refused, match="alone"):
        await services.tables.change(table.id, partial(commands.stand, ann.id, 0))
    await play_out(services, table, ann, "a")
    assert (await services.deals.play(name, ann)).status == "finished"
    clock[0] += DAY
    await play_out(services, late, bob, "b")
    never = await services.deals.play(name, cid)
    shown = await deal_results.frame(services.deals, services.storage.deals, services.storage.guests, name, "bob")
    assert [(result.name, result.counted) for result in shown.results] == [("Ann", True)]
    assert shown.yours is not None
    assert (shown.yours.counted, shown.players) == (False, 1)
    assert (await deal_results.frame(services.deals, services.storage.deals, services.storage.guests, name, "cid")).results == ()
    [_, daily] = await deal_results.days(services.storage.deals, "bob")
    assert [(day.state, day.counted, day.players) for day in daily.days[:2]] == [("new", False, 0), ("finished", False, 1)]
    assert (daily.next - daily.now, never.terms.seats) == (DAY // 2, 3)


async def test_a_streak_lasts_until_a_day_is_missed(clock: list[int], services: Services) -> None:
    [ann] = await come(services.storage, "Ann")

    async def row() -> int:
        return await deal_results.days_in_a_row(services.storage.deals, ann.id)

    assert await row() == 0
    for number, game in enumerate(("five-towers", "carcassonne")):
        clock[0] = NOON + number * DAY
        await play_out(services, await services.deals.play(daily_id(game, time_source.today()), ann), ann, "a")
        assert await row() == number + 1
    clock[0] += DAY
    assert await row() == 2, "today is not over"
    clock[0] += DAY
    assert await row() == 0


async def test_nobody_sees_a_game_of_a_running_day_before_their_own_is_over(clock: list[int], services: Services) -> None:
    ann, bob, eve = await come(services.storage, "Ann", "Bob", "Eve")
    name = daily_id("five-towers", time_source.today())
    table = await services.deals.play(name, ann)
    assert await is_shown(services, table, ann)
    assert not await is_shown(services, table, eve)
    table = await play_out(services, table, ann, "a")
    practice = await services.tables.open_table([partial(commands.practise, ann.id, "Ann", 0, Origin(table.id, 1, 10), table.played[0])])
    own = await services.deals.play(name, bob)
    for hidden in (table, practice):
        assert [await is_shown(services, hidden, guest) for guest in (ann, bob, eve, None)] == [True, False, False, False]
    await play_out(services, own, bob, "b")
    assert [await is_shown(services, table, guest) for guest in (ann, bob, eve, None)] == [True, True, False, False]
    before = await deal_results.frame(services.deals, services.storage.deals, services.storage.guests, name, "eve")
    assert (before.results, before.points, before.decisions, before.secret, before.yours) == ((), (), (), None, None)
    running = await services.deals.play(name, eve)
    clock[0] += DAY
    assert [await is_shown(services, table, guest) for guest in (ann, eve, None)] == [True, False, True]
    assert not await is_shown(services, running, None)


async def give_up_deal(services: Services, name: str, guest: Guest) -> Table:
    """Resign a deal at once."""
    table = await services.deals.play(name, guest)
    return await services.requests.do(table.id, wire.requests.Propose("resign"), guest)


async def compared(services: Services, name: str, guest: Guest) -> wire.deals.DealFrame:
    return await deal_results.frame(services.deals, services.storage.deals, services.storage.guests, name, guest.id)


async def test_resigning_a_daily_game_shows_no_other_game_until_the_day_is_over(clock: list[int], services: Services) -> None:
    ann, eve = await come(services.storage, "Ann", "Eve")
    name = daily_id("five-towers", time_source.today())
    table = await play_out(services, await services.deals.play(name, ann), ann, "a")
    own = await give_up_deal(services, name, eve)
    assert (own.ending and own.ending.how, await is_shown(services, own, eve)) == ("resigned", True)
    assert not await is_shown(services, table, eve)
    practice = await services.tables.open_table([partial(commands.practise, ann.id, "Ann", 0, Origin(table.id, 1, 10), table.played[0])])
    assert not await is_shown(services, practice, eve)
    shown = await compared(services, name, eve)
    assert (shown.results, shown.points, shown.decisions, shown.secret) == ((), (), (), None)
    assert shown.yours is not None
    assert (shown.yours.how, shown.yours.table) == ("resigned", own.id)
    clock[0] += DAY
    assert [await is_shown(services, table, guest) for guest in (eve, None)] == [True, True]
    assert len((await compared(services, name, eve)).results) == 1


async def test_an_attempt_does_not_count_if_its_browser_had_begun_the_deal_as_another_guest(clock: list[int], services: Services) -> None:
    ann, again, bob = await come(services.storage, "Ann", "Again", "Bob")
    name = daily_id("five-towers", time_source.today())
    for guest in (again, ann, bob):
        table = await services.deals.play(name, guest)
        clock[0] += 1
        if guest is ann:
            await services.guests.note_switch(again.id, ann.id)
        await play_out(services, table, guest, "a")
    assert {one.guest: one.counted for one in await services.storage.deals.attempts(name)} == {"again": True, "ann": False, "bob": True}


async def test_games_of_a_challenge_are_shown_only_to_those_who_played_it_to_its_end(clock: list[int], services: Services) -> None:
    ann, bob, eve = await come(services.storage, "Ann", "Bob", "Eve")
    opening = [
        partial(commands.open_table, ann.id, "five-towers", 2),
        partial(commands.seat_bot, ann.id, 0, "uniform"),
        partial(commands.sit, ann.id, "Ann", 1),
        partial(commands.start, ann.id),
    ]
    original = await play_out(services, await services.tables.open_table(opening), ann, "a")
    await follow_game(services.storage.deals, "challenge", original.played[0], table=original.id, number=1, seat=1)
    attempt = await play_out(services, await services.deals.play("challenge", bob), bob, "b")
    own = await give_up_deal(services, "challenge", eve)
    assert [await is_shown(services, game, eve) for game in (original, attempt, own)] == [False, False, True]
    assert (await compared(services, "challenge", eve)).results == ()
    assert [await is_shown(services, attempt, guest) for guest in (ann, bob, None)] == [True, True, False]
    clock[0] += 30 * DAY
    assert not await is_shown(services, attempt, eve)


async def test_nobody_makes_a_challenge_of_practice_with_draws_of_a_hidden_game(clock: list[int], services: Services) -> None:
    [ann] = await come(services.storage, "Ann")
    name = daily_id("five-towers", time_source.today())
    table = await play_out(services, await services.deals.play(name, ann), ann, "a")
    practice = await services.tables.open_table([partial(commands.practise, ann.id, "Ann", 0, Origin(table.id, 1, 10), table.played[0])])
    practice = await play_out(services, practice, ann, "a")

    async def challenged() -> str:
        return (await deal_routes.challenge.fn(practice.id, 1, wire.deals.Challenge(0), services, ann)).deal  # type: ignore[no-any-return]

    with pytest.raises(Refused) as caught:
        await challenged()
    assert caught.value.code == "deal/hidden"
    clock[0] += DAY
    assert await services.deals.find(await challenged())


async def test_the_secret_of_a_day_is_published_afterwards_and_proves_the_draws(clock: list[int], services: Services) -> None:
    [ann] = await come(services.storage, "Ann")
    name = daily_id("five-towers", time_source.today())
    table = await play_out(services, await services.deals.play(name, ann), ann, "a")
    secret = table.secret.hex()
    record = table.played[0].record
    assert secret not in write_json(services.deals.with_secret(record, table))
    told = await deal_results.frame(services.deals, services.storage.deals, services.storage.guests, name, "ann")
    assert told.secret is None
    clock[0] += DAY
    assert (await deal_results.frame(services.deals, services.storage.deals, services.storage.guests, name, "ann")).secret == secret
    assert told.commitment == fair.commitment(bytes.fromhex(secret))
    kept = read_json(write_json(services.deals.with_secret(record, table)))
    assert fair.verify(GAMES["five-towers"], kept) == sum(action.startswith("reveal") for action in record.actions)


async def test_a_friend_plays_the_deal_of_a_finished_game(clock: list[int], services: Services) -> None:
    ann, bob = await come(services.storage, "Ann", "Bob")
    opening = [
        partial(commands.open_table, ann.id, "five-towers", 2),
        partial(commands.seat_bot, ann.id, 0, "uniform"),
        partial(commands.sit, ann.id, "Ann", 1),
        partial(commands.start, ann.id),
    ]
    original = await play_out(services, await services.tables.open_table(opening), ann, "a")
    played = original.played[0]
    follow = partial(follow_game, services.storage.deals, "challenge", played, table=original.id, number=1, seat=1)
    deal = await follow()
    assert await follow() == deal
    assert list(deal.order) == [action for action in played.record.actions if action.startswith("reveal")]
    assert (deal.bots, deal.seat, deal.opener) == (("uniform", None), 1, played.record.setup.opener)
    assert (await services.deals.play("challenge", ann)).id == original.id
    before = await deal_results.frame(services.deals, services.storage.deals, services.storage.guests, "challenge", "bob")
    assert (before.by, before.state, before.players, before.results) == ("Ann", "new", 1, ())
    assert (before.ends, before.commitment, before.secret, before.table) == (None, None, None, None), "it is of no day and not yet begun"
    assert await is_shown(services, original, bob)
    table = await services.deals.play("challenge", bob)
    assert not await is_shown(services, original, bob)
    assert table.tags() == {"player 0": "uniform", "player 1": "Bob"}, "its draws follow from another game, and prove nothing"
    table = await play_out(services, table, bob, "b")
    assert await is_shown(services, original, bob)
    draws = [[action for action in game.played[0].record.actions if action.startswith("reveal")] for game in (original, table)]
    assert draws[0][:40] == draws[1][:40]
    shown = await deal_results.frame(services.deals, services.storage.deals, services.storage.guests, "challenge", "bob")
    assert sorted(result.name for result in shown.results) == ["Ann", "Bob"]
    assert {result.table for result in shown.results} == {original.id, table.id}
    assert shown.decisions


def test_no_route_reveals_a_hidden_game(ann: Visitor, bob: Visitor, visitor: Visitors) -> None:
    deal = next(frame for frame in ann.gets("daily") if frame["game"] == "five-towers")["days"][0]["deal"]
    table = ann.posts(f"deals/{deal}")["table"]
    games = f"tables/{table}/games/1"
    asked = [f"tables/{table}", f"tables/{table}/picture.png", f"tables/{table}/chat", f"{games}/record.rook", f"{games}/record.json"]
    asked += [f"tables/{table}/preview", f"tables/{table}/hint", f"tables/{table}/qr.svg"]
    assert {bob.is_refused("GET", path) for path in asked} == {HIDDEN}
    give_up(ann, table)
    finished = [*asked, f"{games}/replay", f"{games}/story", f"{games}/analysis", f"{games}/picture.svg"]
    for somebody in (bob, visitor()):
        assert {somebody.is_refused("GET", path) for path in finished} == {HIDDEN}
        assert somebody.is_refused("POST", f"{games}/practice", {"at": 0, "seat": 0}) == HIDDEN
        assert somebody.is_refused("POST", f"{games}/challenge", {"seat": 0}) == HIDDEN
        assert somebody.is_refused("POST", f"tables/{table}/rematch") == HIDDEN
        with somebody.watches(table) as socket:
            assert socket.next()["code"] == "deal/hidden"
        assert table not in somebody.http.get(f"/t/{table}", headers={"accept": "text/html"}).text
    give_up(bob, bob.posts(f"deals/{deal}")["table"])
    assert {bob.is_refused("GET", path) for path in finished} == {HIDDEN}, "resigning shows nothing"
    shown = bob.gets(f"deals/{deal}")
    assert (shown["state"], shown["yours"]["how"], shown["yours"]["score"]) == ("finished", "resigned", None)
    assert ann.posts(f"{games}/challenge", {"seat": 0}) == {"deal": deal}
    assert ann.gets(f"tables/{table}")["shuffle"]["secret"] is None
    assert "secret" not in ann.asks("GET", f"{games}/record.rook").text
    assert ann.asks("GET", f"tables/{table}/picture.png").headers["cache-control"].startswith("private")


def give_up(visitor: Visitor, table: str) -> None:
    assert visitor.posts(f"tables/{table}/proposals", {"what": "resign"})["status"] == "finished"


def test_unknown_deals_are_refused(ann: Visitor) -> None:
    for name in ("nothing", "five-towers-2001-01-01", "chess-2026-11-16", "five-towers-9999-01-01"):
        assert ann.is_refused("GET", f"deals/{name}") == (404, "deal/unknown")
        assert ann.is_refused("POST", f"deals/{name}") == (404, "deal/unknown")


def follow(path: Path, played: Played, seat: int) -> tuple[Deal, list[Attempt]]:
    """Return the deal that follows a finished game from one seat, and its first attempts."""

    async def use(store: SqliteStore) -> tuple[Deal, list[Attempt]]:
        deal = await follow_game(store.deals, "d", played, table="t", number=1, seat=seat)
        return deal, await store.deals.attempts("d")

    return with_store(path / "data.sqlite3", use)


def test_a_bot_without_a_time_limit_replaces_other_people(tmp_path: Path) -> None:
    played = finished().table.played[0]
    deal, [own] = follow(tmp_path, played, 1)
    assert (deal.bots, deal.seat, deal.table, deal.number) == (("master", None), 1, "t", 1)
    assert (own.guest, own.table, own.number, own.began, own.counted) == (BOB, "t", 1, played.ended, True)
    assert own.end is not None
    assert own.end.score == (played.record.scores or ())[1]
    assert own.end.decisions


def test_the_deal_of_a_bots_seat_has_no_attempt_yet_and_a_seat_must_be_one_of_the_game(tmp_path: Path) -> None:
    offline = with_bot()
    offline.play_out()
    played = offline.table.played[0]
    deal, attempts = follow(tmp_path, played, 1)
    assert (deal.bots, attempts) == (("master", None), [])
    with pytest.raises(Refused, match="seats 0 to 1") as caught:
        follow(tmp_path, played, 2)
    assert caught.value.code == "seat/unknown"


def test_a_game_that_was_given_up_is_an_attempt_that_does_not_count(tmp_path: Path) -> None:
    offline = with_bot()
    offline.propose(ANN, "resign")
    _, [own] = follow(tmp_path, offline.table.played[0], 0)
    assert (own.guest, own.counted) == (ANN, False)


# --- places and comparisons, without playing


def attempt(guest: str, score: int | None = None, margin: int | None = None, *made: str, at: int = NOON, **more: Any) -> Attempt:
    """Return an attempt that ended with these points, or by resignation."""
    decisions = tuple(Decision(number, ("a", "b"), word) for number, word in enumerate(made, start=1) if word)
    end = AttemptEnd(at=at, how="played" if score is not None else "resigned", score=score, margin=margin, decisions=decisions)
    return Attempt(**{"deal": "d", "guest": guest, "table": f"t-{guest}", "number": 1, "began": 1, "counted": score is not None, "end": end, **more})


async def test_a_played_deal_shows_everybodys_places(clock: list[int], store: SqliteStore) -> None:
    day = time_source.today()
    deal = replace(
        new_daily("carcassonne", day),
        id="d",
        options={"farmers": "off"},
        expansions=("abbot",),
        bots=(None, "b", "c"),
        table="t-cid",
        number=1,
    )
    ended = [
        attempt("ann", 9, 1, "x"),
        attempt("bob", 9, 1, "y", "q", at=NOON + 1),
        attempt("cid", 9, 4, "x"),
        attempt("dan"),
        attempt("eve", 12, -3),
    ]
    deals = Deals(store.deals, table_service(store))
    await store.deals.keep(deal)
    await come(store, *(one.guest.title() for one in ended))
    for one in ended:
        await store.deals.begin_attempt(one)
    await store.deals.begin_attempt(Attempt(deal="d", guest="joe", table="t-joe", number=1, began=1))

    async def told(guest: str) -> wire.deals.DealFrame:
        return await deal_results.frame(deals, store.deals, store.guests, "d", guest)

    shown = await told("ann")
    assert [(one.name, one.place, one.score, one.margin, one.you, one.counted) for one in shown.results] == [
        ("Eve", 1, 12, -3, False, True),
        ("Cid", 2, 9, 4, False, True),
        ("Ann", 3, 9, 1, True, True),
        ("Bob", 3, 9, 1, False, True),
    ]
    assert shown.yours == shown.results[2]
    assert (shown.points, shown.players, shown.state, shown.table, shown.by) == ((12, 9, 9, 9), 4, "finished", "t-ann", "Cid")
    assert [(one.yours, one.made) for one in shown.decisions] == [("x", {"x": 2, "y": 1})], "only where one was shown the same"
    assert (shown.seats, shown.options, shown.expansions, shown.seat, shown.bots) == (3, {"farmers": "off"}, ("abbot",), 0, (None, "b", "c"))
    assert (shown.day, shown.ends, shown.now, shown.secret) == (day, NOON + DAY // 2, NOON, None)
    assert shown.commitment == fair.commitment(bytes.fromhex(deal.secret))
    given_up = await told("dan")
    assert given_up.yours is not None
    assert (given_up.yours.place, given_up.yours.how, given_up.yours.counted, len(given_up.results)) == (None, "resigned", False, 0)
    for guest, state in (("joe", "running"), ("fay", "new")):
        hidden = await told(guest)
        assert (hidden.state, hidden.results, hidden.points, hidden.decisions, hidden.players, hidden.yours) == (state, (), (), (), 4, None)
    clock[0] += DAY
    assert [len((await told(guest)).results) for guest in ("ann", "dan", "joe", "fay")] == [4, 4, 0, 4]
    assert (await told("fay")).secret == deal.secret
    assert [(one.round, one.yours, one.made) for one in (await told("fay")).decisions] == [(1, None, {"x": 2, "y": 1}), (2, None, {"q": 1})]


async def test_only_the_best_attempts_are_listed_but_all_are_counted(clock: list[int], store: SqliteStore) -> None:
    await store.deals.keep(replace(new_daily("five-towers", time_source.today()), id="d"))
    for number in range(deal_results.SHOWN + 2):
        await store.deals.begin_attempt(attempt(f"g{number}", number, 0))
    shown = await deal_results.frame(Deals(store.deals, table_service(store)), store.deals, store.guests, "d", "g0")
    assert (len(shown.results), len(shown.points), shown.players) == (deal_results.SHOWN, deal_results.SHOWN + 2, deal_results.SHOWN + 2)
    assert shown.results[0].score == deal_results.SHOWN + 1
    assert shown.yours is not None
    assert shown.yours.place == deal_results.SHOWN + 2


@pytest.mark.usefixtures("clock")
def test_a_daily_deal_is_made_for_today_and_some_days_back() -> None:
    assert (last_days()[0], len(last_days()), next_day(last_days()[1])) == (time_source.today(), 8, time_source.today())
    assert next_day("2024-12-31") == "2025-01-01"
    for game, terms in DAILY.items():
        deal = new_daily(game, time_source.today())
        assert (deal.id, deal.game, deal.day, deal.seat, deal.made) == (f"{game}-{time_source.today()}", game, time_source.today(), 0, NOON)
        assert (deal.seats, deal.bots, deal.expansions, deal.options) == (3, (None, *terms.bots), terms.expansions, {})
        assert deal.opener == duplicate.opener(bytes.fromhex(deal.secret), 3)
        assert (deal.table, deal.number, deal.order) == (None, None, ())
    assert [is_running(day) for day in (None, last_days()[1], time_source.today(), next_day(time_source.today()))] == [False, False, True, True]


MIDNIGHT = 1_794_787_200_000
"""The start of 2026-11-16."""


def test_now_is_the_time_of_the_machine_in_milliseconds() -> None:
    assert time_source.now() == pytest.approx(time_source.wall(), abs=time_source.JUMP)
    assert time_source.wall() == pytest.approx(time.time() * 1000, abs=time_source.JUMP)


@pytest.mark.parametrize(("now", "day"), [(MIDNIGHT, "2026-11-16"), (MIDNIGHT + 24 * 60 * 60_000 - 1, "2026-11-16"), (MIDNIGHT - 1, "2026-11-15")])
def test_a_day_begins_and_ends_at_midnight(now: int, day: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_source, "wall", lambda: now)
    assert time_source.day_of(now) == time_source.today() == day
