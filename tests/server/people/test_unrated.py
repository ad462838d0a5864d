"""Unrated games: one person against themselves, too many against the same opponent, and terms that exclude a rating."""

from functools import partial

from rookery.server import wire
from rookery.server.people.unrated import NEW_FOR, SWITCHED_FOR
from rookery.server.services import Services
from rookery.server.storage.guests import Device, Guest
from rookery.server.storage.ratings import PAIR_GAMES
from rookery.server.tables import commands
from rookery.server.tables.table import Table
from tests.server.conftest import Visitors
from tests.server.offline_table import ANN, BOB, EVE, opened, seated, with_bot
from tests.server.running_services import a_table
from tests.server.stores import a_result, played

IPHONE = "Safari · iPhone"


async def come(services: Services, guest: str, *, created: int, address: str = "", device: str = IPHONE) -> None:
    await services.storage.guests.add(
        Guest(id=guest, name=guest, created=created), Device(hash=guest, name=device, address=address, created=created, seen=created)
    )


async def game(services: Services, *guests: str) -> Table:
    return await a_table(services, guests=guests or (ANN, BOB))  # type: ignore[arg-type]


async def test_two_new_guests_at_one_address_with_the_same_kind_of_device_are_unrated(clock: list[int], services: Services) -> None:
    clock[0] += NEW_FOR
    now = clock[0]
    await come(services, ANN, created=0, address="10.0.0.7")
    await come(services, BOB, created=now, address="10.0.0.7")
    await come(services, EVE, created=now, address="10.0.0.7", device="Firefox · Windows")
    await come(services, "far", created=now, address="10.0.0.8")
    assert (await game(services, ANN, BOB)).unrated == "one-person"
    for other in (EVE, "far"):
        assert [(await game(services, guest, other)).unrated for guest in (ANN, BOB)] == [None, None]


async def test_a_family_behind_one_address_is_rated_after_a_week(clock: list[int], services: Services) -> None:
    for guest in (ANN, BOB):
        await come(services, guest, created=clock[0], address="10.0.0.7")
    clock[0] += NEW_FOR
    assert (await game(services)).unrated == "one-person"
    clock[0] += 1
    assert (await game(services)).unrated is None


async def test_two_guests_of_one_browser_are_unrated_for_some_time(clock: list[int], services: Services) -> None:
    await services.guests.note_switch(BOB, ANN)
    clock[0] += SWITCHED_FOR
    assert (await game(services)).unrated == "one-person"
    clock[0] += 1
    assert (await game(services)).unrated is None


async def test_a_game_keeps_its_reason_when_the_log_is_read_again(services: Services) -> None:
    await services.guests.note_switch(ANN, BOB)
    table = await game(services)
    await services.tables.change(table.id, partial(commands.act, ANN, table.version, "bid 1"))
    again = Services(services.settings, services.storage, services.bots)
    assert (await again.tables.table(table.id)).unrated == "one-person"


async def test_too_many_games_of_the_same_two_begin_unrated(clock: list[int], services: Services) -> None:
    for number in range(PAIR_GAMES):
        assert (await game(services)).unrated is None
        results = [a_result(f"t{number}", seat, guest, 1 + seat, at=clock[0]) for seat, guest in enumerate((ANN, BOB))]
        await played(services.storage, f"t{number}", *results)
    assert (await game(services)).unrated == "often"
    clock[0] += 24 * 60 * 60_000
    assert (await game(services)).unrated is None


def test_a_table_says_before_the_game_whether_its_terms_are_rated() -> None:
    assert (seated().table.unrated, seated(hints=True).table.unrated, with_bot().table.unrated) == (None, "hints", None)
    alone = opened()
    alone.do(commands.sit, ANN, "Ann", 0)
    assert alone.table.unrated is None, "somebody may still come"
    alone.do(commands.sit, ANN, "Ben", 1)
    assert alone.table.unrated == "seats"


async def test_the_result_of_a_game_has_its_reason(services: Services) -> None:
    await services.guests.note_switch(ANN, BOB)
    table = await game(services)
    ended = await services.requests.do(table.id, wire.requests.Propose("resign"), Guest(id=ANN, name="Ann", created=0))
    assert {(result.rated, result.unrated) for result in ended.results()} == {(False, "one-person")}


def test_changing_identity_in_a_browser_makes_the_games_of_both_unrated(visitor: Visitors) -> None:
    ann, bob = visitor(), visitor()
    bob.http.headers["user-agent"] = "Firefox/130.0 Windows"  # new guests with the same kind of device would be unrated anyway
    for guest, name in ((ann, "Ann"), (bob, "Bob")):
        guest.called(name)
    me = ann.gets("me")["guest"]

    def play() -> str | None:
        reason: str | None = ann.plays_with(bob, sit=[0])["unrated"]
        return reason

    assert play() is None
    ann.posts("codes", {"code": bob.posts("me/codes")["link"].partition("device=")[2], "replacing": me})
    ann.posts("identities", {"guest": me})
    assert play() == "one-person"
