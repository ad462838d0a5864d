"""People: cookies, names, other devices, invite codes, muting."""

import pytest

from rookery.server.limits import MUTED
from rookery.server.people.identity import hashed
from tests.server.conftest import Servers, Visitors
from tests.server.serving import ServerProcess
from tests.server.stores import with_store
from tests.server.visiting import Visitor


def test_a_stranger_becomes_a_guest_with_a_cookie_no_script_can_read(visitor: Visitors) -> None:
    answer = visitor().asks("GET", "me")
    cookie = answer.headers["set-cookie"]
    name, value = cookie.partition(";")[0].split("=")
    assert name == "rookery"
    assert len(value) >= 43  # 256 bits
    assert {part.strip().lower() for part in cookie.split(";")[1:]} == {"path=/", "httponly", "samesite=lax", "max-age=34560000"}


def test_a_guest_stays_the_same_and_gets_no_other_cookie(ann: Visitor, visitor: Visitors) -> None:
    me = ann.gets("me")
    again = ann.asks("GET", "me")
    assert again.json() == me
    assert "set-cookie" not in again.headers
    assert visitor().gets("me")["guest"] != me["guest"]


def test_reading_creates_no_guest(stranger: Visitor, visitor: Visitors) -> None:
    name = visitor("Ann").opens()["table"]
    for path in ("games", "tables", f"tables/{name}", f"tables/{name}/chat", "schema/openapi.json"):
        assert "set-cookie" not in stranger.asks("GET", path).headers


def test_only_the_hash_of_a_cookie_is_stored(ann: Visitor, server: ServerProcess) -> None:
    assert ann.cookie is not None
    code = ann.posts("me/codes")["link"].partition("device=")[2]
    stored = b"".join(path.read_bytes() for path in server.data.parent.glob(server.data.name + "*"))
    assert ann.cookie.encode() not in stored
    assert code.encode() not in stored
    assert hashed(ann.cookie).encode() in stored


@pytest.mark.parametrize("cookie", ["x", "x" * 43, "x" * 5000, "%00", '"', "a b", "\u00ff", ""])
def test_an_unknown_cookie_belongs_to_nobody(cookie: str, visitor: Visitors) -> None:
    answer = visitor().asks("GET", "me", headers={"cookie": f"rookery={cookie}".encode("latin-1")})
    assert answer.status_code == 200
    assert "set-cookie" in answer.headers
    assert answer.json()["name"] == ""


def test_a_code_signs_in_another_device_once(ann: Visitor, phone: Visitor, thief: Visitor) -> None:
    name = ann.opens(sit=[0, 1], start=True)["table"]
    code = ann.posts("me/codes")
    assert code["link"].startswith(f"{ann.address}#device=")
    assert code["qr"].startswith("<svg")
    assert "width=" not in code["qr"].partition(">")[0], "the page gives it its size"
    secret = {"code": code["link"].partition("device=")[2]}
    assert phone.posts("codes", secret) is None
    assert phone.gets("me") == ann.gets("me")
    assert phone.cookie != ann.cookie
    assert phone.sees(name)["your_seats"] == [0, 1]
    assert phone.acts(phone.sees(name))["version"] > 0
    assert thief.is_refused("POST", "codes", secret) == (404, "code/unknown")
    assert thief.is_refused("POST", "codes", {"code": "guess"}) == (404, "code/unknown")
    assert thief.cookie is None


def test_signing_out_closes_the_sockets_of_the_device_or_of_all_devices(ann: Visitor, phone: Visitor, visitor: Visitors) -> None:
    phone.posts("codes", {"code": ann.posts("me/codes")["link"].partition("device=")[2]})
    me, name = ann.gets("me"), ann.opens()["table"]
    with ann.watches(name) as at_home, phone.watches(name) as under_way:
        at_home.table()
        under_way.table()
        phone.deletes("me")
        assert under_way.closed() == 1001
        assert at_home.asks({"kind": "refresh"})["kind"] == "done"
        tablet = visitor()
        tablet.posts("codes", {"code": ann.posts("me/codes")["link"].partition("device=")[2]})
        tablet.deletes("me?everywhere=true")
        assert at_home.closed() == 1001
    assert ann.gets("me")["guest"] != me["guest"]
    assert tablet.gets("me")["guest"] == me["guest"]


def test_a_copy_of_a_revoked_cookie_is_invalid(server: ServerProcess, ann: Visitor, visitor: Visitors) -> None:
    me, name, token = ann.gets("me"), ann.opens()["table"], hashed(ann.cookie or "")
    assert with_store(server.data, lambda store: store.guests.by_cookie(token)) is not None
    copy = {"cookie": f"rookery={ann.cookie}"}
    assert ann.sees(name, headers=copy)["host"]
    ann.deletes("me")
    assert not ann.sees(name, headers=copy)["host"]
    assert visitor().gets("me", headers=copy)["guest"] != me["guest"]
    assert with_store(server.data, lambda store: store.guests.by_cookie(token)) is None, "nor after a restart"


def test_signing_out_a_stranger_creates_no_guest(stranger: Visitor) -> None:
    stranger.deletes("me")
    assert not stranger.cookie


def test_renaming_is_seen_on_every_device(ann: Visitor, phone: Visitor) -> None:
    phone.posts("codes", {"code": ann.posts("me/codes")["link"].partition("device=")[2]})
    phone.called("Anna")
    assert ann.gets("me")["name"] == "Anna"


def test_a_private_server_admits_only_people_with_the_invite_code(start_server: Servers, visitor: Visitors) -> None:
    private = start_server(invite_only=True, cold=True)
    stranger, ann = visitor(address=private.address), visitor(address=private.address)
    for method, path, body in (
        ("GET", "me", None),
        ("GET", "tables", None),
        ("POST", "tables", {"game": "five-towers", "seats": 2}),
        ("GET", "tables/x", None),
        ("GET", "tables/x/games/1/record.rook", None),
        ("POST", "me/codes", None),
    ):
        assert stranger.is_refused(method, path, body) == (403, "guest/not-invited")
    assert stranger.http.get("/api").status_code == 403
    assert stranger.is_refused("POST", "invitations", {"code": "guess"}) == (404, "code/unknown")
    assert stranger.cookie is None

    ann.posts("invitations", {"code": private.invite_code})
    name = ann.called("Ann").opens(sit=[0, 1], start=True)["table"]
    for screen in (False, True):
        with stranger.watches(name, screen=screen) as socket:
            assert socket.next()["code"] == "guest/not-invited"
            assert socket.closed() == 4400
    phone = visitor(address=private.address)
    phone.posts("codes", {"code": ann.posts("me/codes")["link"].partition("device=")[2]})
    assert phone.sees(name)["your_seats"] == [0, 1]
    assert stranger.is_refused("GET", f"tables/{name}") == (403, "guest/not-invited")
    for path in ("/", f"/t/{name}"):
        assert "og:title" not in stranger.http.get(path).text
    assert stranger.is_refused("GET", "poster.png?page=/") == (403, "guest/not-invited")
    assert stranger.http.get("/robots.txt").text == "User-agent: *\nDisallow: /\n"

    private.stop()
    again = start_server(invite_only=True, cold=True)
    assert again.invite_code == private.invite_code
    assert str(private.invite_code) not in again.log()


def test_an_open_server_has_no_invite_code(server: ServerProcess, visitor: Visitors) -> None:
    assert server.invite_code is None
    for code in ("", "x"):
        assert visitor().asks("POST", "invitations", {"code": code}).status_code in (400, 404)


@pytest.mark.parametrize("body", [{"guest": 1}, {"guest": None}, {"guest": ["x"]}, {}, {"guest": "x", "muted": "yes"}, {"guest": "x" * 33}])
def test_muting_requires_a_guest(body: object, visitor: Visitors) -> None:
    assert visitor("Ann").is_refused("PUT", "me/mutes", body) == (400, "request/invalid")


def test_a_guest_can_mute_a_limited_number_of_people(ann: Visitor) -> None:
    for number in range(MUTED):
        ann.puts("me/mutes", {"guest": f"guest-{number}"})
    assert ann.is_refused("PUT", "me/mutes", {"guest": "one-more"}) == (429, "rate/limited")
    ann.puts("me/mutes", {"guest": "guest-0"})
    ann.puts("me/mutes", {"guest": "guest-0", "muted": False})
    ann.puts("me/mutes", {"guest": "one-more"})
