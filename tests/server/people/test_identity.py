"""Identities: nobody replaces one by accident, everybody can return to their previous ones, and devices are told apart."""

import re

import pytest

from rookery.server import time_source
from rookery.server.people import identity, recovery_codes
from rookery.server.people.identity import CODE_LIFE, NOTED_EVERY, OTHERS_KEPT, device_name, hashed
from rookery.server.refusals import Refused
from rookery.server.storage.guests import Guest, Subscription
from rookery.server.storage.sqlite.store import SqliteStore
from tests.server.conftest import Servers, Visitors
from tests.server.serving import ServerProcess
from tests.server.stores import guests_of, with_store
from tests.server.visiting import Visitor

PHONE = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36"


def code_of(guest: Visitor) -> dict[str, str]:
    return {"code": guest.posts("me/codes")["link"].partition("device=")[2]}


def become(visitor: Visitor, code: dict[str, str]) -> None:
    visitor.posts("codes", {**code, "replacing": visitor.gets("me")["guest"]})


def test_a_link_never_replaces_an_identity_silently(ann: Visitor, eve: Visitor) -> None:
    me, code = ann.gets("me"), code_of(eve)
    identities = {name: {"guest": who["guest"], "name": who["name"]} for name, who in (("owner", eve.gets("me")), ("here", me))}
    assert ann.posts("codes/look", code) == identities
    for replacing in ({}, {"replacing": None}, {"replacing": eve.gets("me")["guest"]}):
        assert ann.is_refused("POST", "codes", {**code, **replacing}) == (409, "guest/known")
    assert ann.gets("me") == me
    become(ann, code)
    assert ann.gets("me")["name"] == "Eve"


def test_an_earlier_identity_can_be_used_again(ann: Visitor, eve: Visitor) -> None:
    me, name = ann.gets("me"), ann.opens(sit=[0, 1], start=True)["table"]
    assert ann.gets("identities") == []
    with ann.watches(name) as socket:
        socket.table()
        become(ann, code_of(eve))
        assert socket.closed() == 1001, "what is open comes back as the new one"
    assert ann.sees(name)["your_seats"] == []
    assert ann.gets("identities") == [{"guest": me["guest"], "name": "Ann"}]
    ann.posts("identities", {"guest": me["guest"]})
    assert ann.gets("me") == me
    assert ann.acts(ann.sees(name))["your_seats"] == [0, 1]
    assert [found["name"] for found in ann.gets("identities")] == ["Eve"]


def test_only_previous_identities_can_be_used_again(ann: Visitor, eve: Visitor) -> None:
    assert eve.is_refused("POST", "identities", {"guest": ann.gets("me")["guest"]}) == (401, "guest/unknown")
    eve.http.cookies.set("rookery-others", f"x.{'y' * 43}.{hashed(ann.cookie or '')}....")
    assert eve.gets("identities") == []


def test_some_previous_identities_are_kept_if_they_have_a_name_or_a_table(visitor: Visitors) -> None:
    ann = visitor()
    become(ann, code_of(visitor("Bea")))
    assert ann.gets("identities") == []
    for number in range(OTHERS_KEPT + 1):
        become(ann, code_of(visitor(f"Cat {number}")))
    assert [found["name"] for found in ann.gets("identities")] == [f"Cat {number}" for number in reversed(range(OTHERS_KEPT))]
    ann.deletes("me")
    assert len(ann.gets("identities")) == OTHERS_KEPT, "also after forgetting the last one"


def test_using_ones_own_code_changes_nothing_and_does_not_consume_it(ann: Visitor, phone: Visitor) -> None:
    code = code_of(ann)
    before = ann.cookie
    ann.posts("codes", code)
    assert ann.cookie == before
    assert phone.posts("codes", code) is None


async def test_looking_up_a_code_does_not_consume_it(clock: list[int], store: SqliteStore) -> None:
    guests = guests_of(store)
    ann, cookie = await guests.welcome("Ann")
    code, expires = await guests.new_code(cookie)
    for moment in (expires - CODE_LIFE, expires):
        clock[0] = moment
        assert await guests.owner(code) == ann
    clock[0] += 1
    with pytest.raises(Refused, match="no longer valid"):
        await guests.owner(code)


def test_an_invite_code_does_not_change_a_guests_identity(start_server: Servers, visitor: Visitors) -> None:
    private = start_server(invite_only=True, cold=True)
    ann = visitor(address=private.address)
    ann.posts("invitations", {"code": private.invite_code})
    me = ann.called("Ann").gets("me")
    ann.posts("invitations", {"code": private.invite_code})
    assert ann.gets("me") == me


# --- devices


def test_devices_are_listed_and_signed_out_one_by_one(ann: Visitor, phone: Visitor, server: ServerProcess) -> None:
    phone.http.headers["user-agent"] = PHONE
    phone.posts("codes", code_of(ann))
    table = ann.opens()["table"]
    devices = {found["this"]: found for found in ann.gets("me/devices")}
    assert len(ann.gets("me/devices")) == 2
    assert (devices[False]["name"], devices[True]["name"]) == ("Chrome · Android", "")
    assert 0 < devices[False]["created"] <= devices[False]["seen"]
    with phone.watches(table) as there, ann.watches(table) as here:
        there.table()
        ann.deletes(f"me/devices/{devices[False]['device']}")
        assert there.closed() == 1001
        assert here.asks({"kind": "refresh"})["kind"] == "done"
    assert phone.gets("me")["guest"] != ann.gets("me")["guest"]
    assert [found["this"] for found in ann.gets("me/devices")] == [True]
    assert with_store(server.data, lambda store: store.guests.by_cookie(hashed(phone.cookie or ""))) is not None


def signs_out(guest: Visitor, way: str) -> str | None:
    """Sign out the only other device, or everywhere; return the new recovery code, if there is one."""
    [theirs] = [found["device"] for found in guest.gets("me/devices") if not found["this"]]
    code: str | None = guest.deletes("me?everywhere=true" if way == "everywhere" else f"me/devices/{theirs}")["recovery"]
    return code


WAYS = pytest.mark.parametrize("way", ["one", "everywhere"])


@WAYS
def test_a_device_that_is_signed_out_does_not_come_back_by_a_link_it_made_before(way: str, ann: Visitor, thief: Visitor, phone: Visitor) -> None:
    thief.posts("codes", code_of(ann))
    kept = code_of(thief)
    signs_out(ann, way)
    assert phone.is_refused("POST", "codes", kept) == (404, "code/unknown")


@WAYS
@pytest.mark.parametrize("knows", ["made", "used"])
def test_a_device_that_is_signed_out_does_not_come_back_by_a_recovery_code(
    way: str, knows: str, ann: Visitor, thief: Visitor, visitor: Visitors
) -> None:
    me = ann.gets("me")
    if knows == "used":
        kept = {"code": ann.posts("me/recovery")["code"]}
        thief.posts("codes", kept)
    else:
        thief.posts("codes", code_of(ann))
        kept = {"code": thief.posts("me/recovery")["code"]}
    new = signs_out(ann, way)
    assert visitor().is_refused("POST", "codes", kept) == (404, "code/unknown")
    assert thief.gets("me")["guest"] != me["guest"]
    assert ann.gets("me")["guest"] == me["guest"], "who signs a device out stays"
    phone = visitor()
    phone.posts("codes", {"code": new})
    assert phone.gets("me")["guest"] == me["guest"], "and has a new code"


def test_a_recovery_code_outlives_only_devices_that_cannot_know_it(ann: Visitor, phone: Visitor, thief: Visitor, visitor: Visitors) -> None:
    code = {"code": ann.posts("me/recovery")["code"]}
    phone.posts("codes", code_of(ann))
    assert signs_out(ann, "one") is None
    thief.posts("codes", code_of(ann))
    visitor().posts("codes/look", code)
    code = {"code": thief.posts("me/recovery")["code"]}
    helper = visitor()
    helper.posts("codes", code_of(thief))
    assert thief.deletes("me") == {"recovery": None}
    visitor().posts("codes/look", code)  # people who sign out here may have no other way back
    assert signs_out(ann, "one"), "a device that is gone made the code, and may have let this one in"
    assert visitor().is_refused("POST", "codes/look", code) == (404, "code/unknown")


def test_a_device_that_signs_itself_out_keeps_the_way_back(ann: Visitor, visitor: Visitors) -> None:
    me, code, link = ann.gets("me"), {"code": ann.posts("me/recovery")["code"]}, code_of(ann)
    [here] = ann.gets("me/devices")
    assert ann.deletes(f"me/devices/{here['device']}") == {"recovery": None}
    phone = visitor()
    assert phone.is_refused("POST", "codes", link) == (404, "code/unknown")
    phone.posts("codes", code)
    assert phone.gets("me")["guest"] == me["guest"]


def test_signing_out_everywhere_revokes_copies_of_this_devices_cookie(ann: Visitor, visitor: Visitors) -> None:
    me, table = ann.gets("me"), ann.opens()["table"]
    thief = visitor()
    thief.http.cookies.set("rookery", ann.cookie or "")
    with thief.watches(table) as socket:
        socket.table()
        ann.deletes("me?everywhere=true")
        assert socket.closed() == 1001
    assert thief.cookie != ann.cookie
    with thief.watches(table) as socket:  # the previous cookie is valid until the new one is used
        socket.table()
        assert ann.gets("me")["guest"] == me["guest"]
        assert socket.closed() == 1001
    assert thief.gets("me")["guest"] != me["guest"]
    assert [found["this"] for found in ann.gets("me/devices")] == [True]


def test_a_lost_answer_to_signing_out_everywhere_locks_nobody_out(ann: Visitor, visitor: Visitors) -> None:
    me, before = ann.gets("me"), ann.cookie or ""
    lost = ann.deletes("me?everywhere=true")["recovery"]
    again = visitor()
    again.http.cookies.set("rookery", before)
    code = again.deletes("me?everywhere=true")["recovery"]
    assert again.gets("me")["guest"] == me["guest"]
    assert ann.gets("me")["guest"] != me["guest"], "the cookie that got lost is invalid"
    assert visitor().is_refused("POST", "codes", {"code": lost}) == (404, "code/unknown")
    assert visitor().posts("codes", {"code": code}) is None


@WAYS
async def test_a_device_that_is_signed_out_gets_no_notifications(way: str, store: SqliteStore) -> None:
    guests = guests_of(store)
    ann, here = await guests.welcome("Ann")
    there = await guests.use_code((await guests.new_code(here))[0])
    for number, token in enumerate((there, here)):  # everywhere: somebody with a copy of the cookie may have subscribed, too
        one = Subscription(endpoint=str(number), p256dh="p", auth="a", language="en", site="https://rookery.example")
        await store.guests.subscribe(ann.id, hashed(token), one, 6)
    if way == "one":
        assert await guests.sign_out(ann.id, hashed(there)[:16], here) is None
    else:
        await guests.sign_out_others(ann.id, here)
    assert [one.endpoint for one in await store.guests.subscriptions(ann.id)] == ([] if way == "everywhere" else ["1"])


def test_only_the_owner_signs_out_a_device(ann: Visitor, eve: Visitor) -> None:
    [device] = ann.gets("me/devices")
    assert eve.is_refused("DELETE", f"me/devices/{device['device']}") == (404, "device/unknown")
    assert len(ann.gets("me/devices")) == 1


async def test_a_device_remembers_when_and_from_where_it_last_came(clock: list[int], store: SqliteStore) -> None:
    guests, clock[0] = guests_of(store), 1000
    ann, token = await guests.welcome("Ann", address="::1")
    for moment, address in ((2000, "::1"), (3000, "::1"), (4000, "::2"), (4000 + NOTED_EVERY, "::2"), (4001 + NOTED_EVERY, "::2")):
        clock[0] = moment
        assert await guests.find(token, address) == ann
    [device] = await guests.devices(ann.id)
    assert (device.created, device.seen, device.address) == (1000, 4001 + NOTED_EVERY, "::2")


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (PHONE, "Chrome · Android"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox · Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0", "Edge · Windows"),
        ("curl/8.5.0", ""),
        ("", ""),
    ],
)
def test_a_device_is_called_by_browser_and_system(agent: str, name: str) -> None:
    assert device_name(agent) == name


# --- recovery codes


def test_a_recovery_code_leads_back_for_good(ann: Visitor, visitor: Visitors, server: ServerProcess) -> None:
    assert ann.gets("me")["recovery"] is None
    code = {"code": ann.posts("me/recovery")["code"]}
    me = ann.gets("me")
    assert me["recovery"] > 0
    stored = b"".join(path.read_bytes() for path in server.data.parent.glob(server.data.name + "*"))
    assert code["code"].encode() not in stored
    assert recovery_codes.normalised(code["code"]).encode() not in stored
    ann.deletes("me")
    for _ in range(2):  # it can be used more than once
        phone = visitor()
        assert phone.posts("codes/look", code) == {"owner": {"guest": me["guest"], "name": "Ann"}, "here": None}
        phone.posts("codes", code)
        assert phone.gets("me") == me
    assert visitor("Ben").is_refused("POST", "codes", code) == (409, "guest/known")


def test_a_new_recovery_code_invalidates_the_previous_one(ann: Visitor, visitor: Visitors) -> None:
    first, second = ({"code": ann.posts("me/recovery")["code"]} for _ in range(2))
    assert visitor().is_refused("POST", "codes", first) == (404, "code/unknown")
    assert visitor().posts("codes", second) is None


def test_a_recovery_code_tolerates_formatting_and_detects_typos(ann: Visitor, visitor: Visitors) -> None:
    code: str = ann.posts("me/recovery")["code"]
    written = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert visitor().posts("codes/look", {"code": f" {written} "})["owner"]["name"] == "Ann"
    wrong = next(slip for sign in "XYZ" if not recovery_codes.correct(slip := code[:-3] + sign + code[-2:]))  # 1 in 1,024 is valid
    for slip in (wrong, code[:-1], code + "7"):
        assert visitor().is_refused("POST", "codes", {"code": slip}) == (400, "code/mistyped")


def test_recovery_codes_have_130_random_bits_and_detect_any_single_typo() -> None:
    written_down = ("A" * 26 + "4G", "0123456789ABCDEFGHJKMNPQRS4T", "7" * 26 + "S6")
    assert all(map(recovery_codes.correct, written_down)), "those that people have keep their meaning"
    codes = {recovery_codes.new_code() for _ in range(200)}
    assert len(codes) == 200
    slips = found = 0
    for code in codes:
        signs = recovery_codes.normalised(code)
        assert len(signs) == 28
        assert re.fullmatch(r"(\w{4}-){6}\w{4}", code), "seven groups of four, as one writes them down"
        assert recovery_codes.correct(code)
        assert [recovery_codes.looks_like(signs[:length]) for length in (24, 25)] == [False, True], "a few signs may be forgotten"
        for place in range(len(signs)):
            slipped = signs[:place] + recovery_codes.SIGNS[(recovery_codes.SIGNS.index(signs[place]) + 1) % 32] + signs[place + 1 :]
            slips += 1
            found += not recovery_codes.correct(slipped)
    assert found / slips > 0.99


# --- without HTTP


async def test_a_revoked_cookie_is_invalid_at_once(store: SqliteStore) -> None:
    guests = guests_of(store)
    ann, first = await guests.welcome("Ann")
    second, third, fourth = [await guests.use_code((await guests.new_code(first))[0]) for _ in range(3)]
    bob, other = await guests.welcome("Bob")
    for token in (first, second, third, fourth, other):
        assert await guests.find(token, "here") is not None
    await guests.forget(ann.id, first)
    assert await guests.sign_out(ann.id, hashed(second)[:16], third) is None
    known = [await guests.find(token) for token in (first, second, third, fourth, other)]
    assert [one and one.name for one in known] == [None, None, "Ann", "Ann", "Bob"]
    renamed = await guests.rename(ann, " Anna ")
    assert (await guests.find(third), renamed.name, await guests.find(other)) == (renamed, "Anna", bob)
    assert await guests_of(store).find(third) == renamed, "it is stored"
    fifth, _ = await guests.sign_out_others(ann.id, third)
    assert [await guests.find(token) for token in (third, fifth, third, fourth, other)] == [renamed, renamed, None, None, bob]
    assert await guests.find("") is None
    assert await guests.find(None) is None


async def test_a_guest_who_signs_out_during_a_lookup_is_not_cached(monkeypatch: pytest.MonkeyPatch, store: SqliteStore) -> None:
    ann, token = await guests_of(store).welcome("Ann")
    guests, read = guests_of(store), store.guests.by_cookie

    async def sign_out_after_reading(key: str) -> Guest | None:
        found = await read(key)
        monkeypatch.undo()
        await guests.forget(ann.id, token)
        return found

    monkeypatch.setattr(store.guests, "by_cookie", sign_out_after_reading)
    assert await guests.find(token) is None
    assert await guests.find(token) is None


async def test_a_code_works_once_even_for_two_simultaneous_requests(store: SqliteStore) -> None:
    guests = guests_of(store)
    ann, cookie = await guests.welcome("Ann")
    code, expires = await guests.new_code(cookie)
    assert expires == pytest.approx(time_source.now() + CODE_LIFE, abs=60_000)
    await guests.use_code(code)
    with pytest.raises(Refused, match="no longer valid"):
        await guests.use_code(code)
    assert len(await store.guests.devices(ann.id)) == 2


async def test_cookies_and_codes_cannot_be_guessed(store: SqliteStore) -> None:
    guests = guests_of(store)
    ann, cookie = await guests.welcome("Ann")
    code, _ = await guests.new_code(cookie)
    other = await guests.use_code(code)
    assert [len(secret) for secret in (cookie, other, code)] == [43, 43, 22], "256 and 128 bits as letters of 6, as the page says"
    assert {device.hash for device in await store.guests.devices(ann.id)} == {hashed(cookie), hashed(other)}
    assert await guests.find("x" * 101) is None


async def test_guests_beyond_the_cache_are_still_known(monkeypatch: pytest.MonkeyPatch, store: SqliteStore) -> None:
    monkeypatch.setattr(identity, "KNOWN_KEPT", 2)
    guests = guests_of(store)
    tokens = {name: (await guests.welcome(name))[1] for name in "abc"}
    found = [await guests.find(tokens[name]) for name in "abacb"]
    assert [guest and guest.name for guest in found] == [*"abacb"]
