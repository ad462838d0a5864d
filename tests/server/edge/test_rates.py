"""Limits: rates, connections and tables per person, and characters of names and chat lines. The servers' clocks stand still, so counts are exact."""

import math
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import replace
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.server import time_source
from rookery.server.limits import BY_ADDRESS, DEFAULTS, RATES, Limits, Meter, Rate, counted_address, flat, limits_from, line
from rookery.server.refusals import Refused
from tests.server.conftest import Servers, Visitors
from tests.server.raw import handshake, raw_socket
from tests.server.serving import TIMEOUT, ServerProcess, wait_until
from tests.server.visiting import Visitor


@pytest.fixture
def ann(limited: ServerProcess, visitor: Visitors) -> Visitor:
    ann = visitor("Ann", limited.address)
    ann.http.headers["connection"] = "close"  # when a test advances the clock, the server closes idle connections
    return ann


def granted(ask: Callable[[], int], *, most: int) -> int:
    """Return how many requests succeed before one exceeds the rate limit."""
    for number in range(most):
        status = ask()
        if status == 429:
            return number
        assert status < 500
    raise AssertionError(f"{most} were granted")


@pytest.mark.parametrize("kind", ["act", "chat", "table", "code", "name"])
def test_each_kind_has_its_rate(kind: str, ann: Visitor, visitor: Visitors, limited: ServerProcess) -> None:
    name = ann.opens()["table"]
    asks: dict[str, Callable[[], int]] = {
        "act": lambda: ann.asks("POST", f"tables/{name}/actions", {"version": 0, "action": "x"}).status_code,
        "chat": lambda: ann.asks("POST", f"tables/{name}/chat", {"phrase": "hello"}).status_code,
        "table": lambda: ann.asks("POST", "tables", {"game": "chess", "seats": 2}).status_code,
        "code": lambda: ann.asks("POST", "me/codes").status_code,
        "name": lambda: ann.asks("PATCH", "me", {"name": "Ann"}).status_code,
    }
    used = {"name": 1, "table": 1}  # setting the name and opening the table also count
    assert granted(asks[kind], most=2 * RATES[kind].burst) == RATES[kind].burst - used.get(kind, 0)
    limited.advance(RATES[kind].every)
    assert granted(asks[kind], most=2) == 1
    other = visitor("Bob", limited.address)
    assert other.asks("POST", f"tables/{name}/chat", {"phrase": "hello"}).status_code == 204


def test_reading_has_its_rate_too(ann: Visitor) -> None:
    assert granted(lambda: ann.asks("GET", "tables").status_code, most=2 * RATES["read"].burst) == RATES["read"].burst


@pytest.mark.parametrize("frame", ["{", '{"kind": "refresh"}', '{"kind": "take-back", "version": 1}'])
def test_frames_of_any_kind_have_their_rate_and_the_socket_stays(frame: str, ann: Visitor, limited: ServerProcess) -> None:
    most = RATES["act"].burst if "take-back" in frame else RATES["read"].burst - 1  # opening the table also counts
    with ann.watches(ann.opens()["table"]) as socket:
        assert granted(lambda: 429 if socket.asks(frame).get("code") == "rate/limited" else 200, most=2 * RATES["read"].burst) == most
        limited.advance(1.0)
        assert socket.asks({"kind": "refresh"})["kind"] == "done"


def test_a_guest_may_have_a_limited_number_of_sockets(ann: Visitor, limited: ServerProcess) -> None:
    name = ann.opens()["table"]
    with ExitStack() as stack:
        sockets = [stack.enter_context(ann.watches(name)) for _ in range(DEFAULTS.sockets_per_guest)]
        assert [socket.table()["table"] for socket in sockets] == [name] * DEFAULTS.sockets_per_guest
        with ann.watches(name) as one_more:
            assert one_more.next()["code"] == "rate/limited"
            assert one_more.closed() == 4400
        sockets.pop().close()

        def admitted() -> bool:
            limited.advance(RATES["connect"].every)
            with ann.watches(name) as again:
                return bool(again.next()["kind"] == "table")

        wait_until(admitted)


def test_strangers_at_one_address_may_have_a_limited_number_of_sockets(visitor: Visitors, start_server: Servers) -> None:
    server = start_server(limits={"sockets-per-address": 30})
    name = visitor("Ann", server.address).opens()["table"]
    shown = 0
    with ExitStack() as stack:
        for _ in range(35):
            connection = stack.enter_context(closing(raw_socket(server.address)))
            connection.sendall(handshake(server.address, name))
            received = b""
            while b'"kind":' not in received:
                received += connection.recv(65536)
            shown += b'"kind":"table"' in received
    assert shown == 30
    assert visitor("Bob", server.address).sees(name)["table"] == name


def test_a_guest_may_have_a_limited_number_of_unfinished_tables(visitor: Visitors) -> None:
    ann = visitor("Ann")
    first, *_ = [ann.opens()["table"] for _ in range(DEFAULTS.tables_per_guest)]
    assert ann.is_refused("POST", "tables", {"game": "five-towers", "seats": 2}) == (429, "table/too-many")
    visitor("Bob").opens()
    ann.deletes(f"tables/{first}")
    assert ann.opens()["status"] == "open"


def test_parallel_requests_do_not_open_more_tables_than_one_host_may_have(visitor: Visitors, start_server: Servers) -> None:
    ann = visitor("Ann", start_server(limits={"tables-per-guest": 3}).address)

    def opens(_: int) -> int:
        with httpx.Client(base_url=ann.address, cookies=ann.http.cookies, timeout=TIMEOUT) as window:
            return window.post("/api/tables", json={"game": "five-towers", "seats": 2}).status_code

    with ThreadPoolExecutor(12) as threads:
        statuses = list(threads.map(opens, range(24)))
    assert (statuses.count(201), statuses.count(429)) == (3, 21)


def test_a_crowd_behind_one_address_comes_in_at_once(start_server: Servers) -> None:
    people = 250
    server = start_server(cold=True, limited=True, stopped_time=True, invite_only=True, limits={"crowd": people})

    def come(stranger: httpx.Client) -> list[int]:
        stranger.cookies.clear()
        invitation = stranger.post("/api/invitations", json={"code": server.invite_code})
        return [invitation.status_code, *(stranger.get(path).status_code for path in ("/api/announcement", "/api/me", "/api/tables"))]

    with httpx.Client(base_url=server.address, timeout=TIMEOUT) as stranger:
        assert [come(stranger) for _ in range(people)] == [[204, 200, 200, 200]] * people
        assert come(stranger)[0] == 429


def test_signing_out_does_not_lift_the_limit_of_listed_tables_per_address(limited: ServerProcess) -> None:
    from_elsewhere = httpx.HTTPTransport(local_address="127.0.0.3")  # no other test here uses this address
    with httpx.Client(base_url=limited.address, transport=from_elsewhere, timeout=TIMEOUT) as host:

        def lists() -> int:
            status = host.post("/api/tables", json={"game": "five-towers", "seats": 2, "listed": True}).status_code
            host.delete("/api/me")
            host.cookies.clear()
            return status

        assert granted(lists, most=2 * RATES["list"].burst) == RATES["list"].burst


def test_one_address_makes_a_limited_number_of_guests(limited: ServerProcess) -> None:
    from_elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")  # no other test here uses this address
    with httpx.Client(base_url=limited.address, transport=from_elsewhere, timeout=TIMEOUT) as stranger:

        def come() -> int:
            stranger.cookies.clear()
            return stranger.get("/api/me").status_code

        assert granted(come, most=200) == RATES["guest"].burst
        assert stranger.get("/api/games").status_code == 200


def test_guests_who_were_too_fast_are_told_when_to_come_back(ann: Visitor, limited: ServerProcess) -> None:
    def ask() -> httpx.Response:
        return ann.asks("POST", "tables", {"game": "chess", "seats": 2})

    granted(lambda: ask().status_code, most=2 * RATES["table"].burst)
    wait = int(ask().headers["retry-after"])
    assert 1 <= wait <= RATES["table"].every
    limited.advance(wait)
    assert ask().status_code == 404


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann   of\tGreen \n Gables ", "Ann of Green Gables"),
        ("A\x00n\x07n\x1b[31m", "Ann[31m"),
        ("Ann\u202eevil\u202c", "Annevil"),  # overrides of the writing direction
        ("\u2066Ann\u2069\u200e\u200f\u061c", "Ann"),  # isolates and marks of the writing direction
        ("A\u200bn\u200d\u2060n\ufeff", "Ann"),  # zero-width characters
        ("A\u2028n\u2029n\x85", "A n n"),
        ("A\u00adnn", "Ann"),  # a soft hyphen
        ("A\ue000\U000f0000nn", "Ann"),  # private use
        ("A\U000e0041nn", "Ann"),  # tag characters
        ("A\u3164n\u2800n", "Ann"),  # invisible characters: a Hangul filler and an empty Braille pattern
        ("e\u0301", "\u00e9"),
        ("e\u200d\u0301", "\u00e9"),
        ("Türme ♜ 🏰 Вежа", "Türme ♜ 🏰 Вежа"),
    ],
)
def test_a_line_is_visible_text_in_one_form(text: str, shown: str) -> None:
    assert line(text, 100, "name") == shown


def test_the_number_of_marks_on_a_letter_is_limited() -> None:
    mark = "\u0320"
    assert line(f"{mark * 3}x{mark * 4}y{mark}", 100, "name") == f"{mark * 2}x{mark * 2}y{mark}"


@pytest.mark.parametrize("text", ["", " ", "\n\t", "\u200b", "\u202e\u202c", "\u3164", "\u2800\u2800", "\x00"])
def test_an_invisible_line_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="empty") as caught:
        line(text, 100, "name")
    assert caught.value.code == "name/invalid"


def test_a_line_may_reach_its_maximum_length_but_not_exceed_it() -> None:
    assert line("x" * 24, 24, "name") == "x" * 24
    assert line(f"  {'x' * 24}\u200b ", 24, "name") == "x" * 24
    with pytest.raises(Refused, match="longer than 24") as caught:
        line("x" * 25, 24, "chat")
    assert caught.value.code == "chat/invalid"


@given(st.text(min_size=1, max_size=60))
def test_cleaning_text_is_complete_and_idempotent(text: str) -> None:
    try:
        shown = line(text, 200, "chat")
    except Refused:
        return
    assert not {unicodedata.category(char) for char in shown} & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert unicodedata.is_normalized("NFC", shown)
    assert line(shown, 200, "chat") == shown == shown.strip()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The monotonic clock of the meter, in seconds; only the test advances it."""
    time = [1000.0]
    monkeypatch.setattr(time_source, "monotonic", lambda: time[0])
    return time


def metered(**settings: Any) -> Meter:
    return Meter(Limits(act=Rate(3, 10.0)), **settings)


def grants(meter: Meter, who: str = "ann", kind: str = "act") -> bool:
    try:
        meter.take(kind, who)
    except Refused as refused:
        return refused.status != 429
    return True


def test_a_burst_at_once_and_then_one_at_a_time(clock: list[float]) -> None:
    meter = metered()
    assert [grants(meter) for _ in range(5)] == [True, True, True, False, False]
    clock[0] += 9.9
    assert not grants(meter)
    clock[0] += 0.2
    assert [grants(meter) for _ in range(2)] == [True, False]
    clock[0] += 100
    assert [grants(meter) for _ in range(4)] == [True, True, True, False]


def test_a_refusal_says_when_to_try_again(clock: list[float]) -> None:
    meter = metered()
    for _ in range(3):
        meter.take("act", "ann")
    clock[0] += 4
    with pytest.raises(Refused) as caught:
        meter.take("act", "ann")
    assert caught.value.retry_after == pytest.approx(6)


@pytest.mark.parametrize(("retry_after", "told"), [(2.2, "3"), (2.0, "2"), (0.1, "1"), (None, "60")])
def test_retry_after_is_in_whole_seconds(retry_after: float | None, told: str) -> None:
    assert Refused("rate/limited", "", retry_after=retry_after).headers == {"retry-after": told}
    assert Refused("table/unknown", "", retry_after=retry_after).headers == {}


def test_requests_while_limited_do_not_lengthen_the_wait(clock: list[float]) -> None:
    meter = metered()
    assert [grants(meter) for _ in range(50)].count(True) == 3
    clock[0] += 10.1
    assert grants(meter)


def test_each_client_and_kind_has_its_own_count(clock: list[float]) -> None:
    meter = metered()
    assert [grants(meter) for _ in range(4)] == [True, True, True, False]
    assert grants(meter, "bob")
    assert grants(meter, "ann", "chat")


def test_a_meter_forgets_those_who_have_been_quiet_longest(clock: list[float]) -> None:
    meter = metered(most=3)
    assert [grants(meter) for _ in range(4)] == [True, True, True, False]
    assert all(grants(meter, who) for who in ("bob", "cat", "dan"))
    assert grants(meter)


# --- limits that an operator sets


def test_a_limit_is_set_by_its_name_and_others_keep_their_defaults() -> None:
    assert limits_from({}) == DEFAULTS
    found = limits_from({"act-burst": 80, "hint-seconds": 0.5, "tables-per-guest": 7})
    assert found == replace(DEFAULTS, act=Rate(80, 0.1), hint=Rate(20, 0.5), tables_per_guest=7)


@pytest.mark.parametrize("people", [1, 30, 100, 1000])
def test_a_crowd_raises_every_limit_by_address_and_no_other(people: int) -> None:
    crowd, before = flat(limits_from({"crowd": people})), flat(DEFAULTS)
    raised = {name for name in before if crowd[name] != before[name]}
    assert all((crowd[name] < before[name]) == name.endswith("-seconds") for name in raised)
    by_address = {name.replace("_", "-") for name in BY_ADDRESS}
    assert {name.removesuffix("-burst").removesuffix("-seconds") for name in raised} <= by_address
    assert all(crowd[name] >= people for name in by_address & set(crowd))
    assert all(crowd[f"{name}-burst"] >= people for name in by_address - set(crowd))
    if people == 1000:
        assert {name.removesuffix("-burst").removesuffix("-seconds") for name in raised} == by_address
        assert (crowd["guest-burst"], crowd["guest-seconds"], crowd["connections-per-address"]) == (1000, 0.5, 20_000)


def test_a_limits_own_name_takes_precedence_over_the_crowd() -> None:
    assert limits_from({"guest-burst": 5, "crowd": 1000}).guest == Rate(5, 0.5)


@pytest.mark.parametrize(
    "given",
    [{"laughs": 1}, {"act": 1}, {"crowd": 0}, {"crowd": -1}, {"crowd": 1.5}, {"act-seconds": 0}, {"act-seconds": math.nan}, {"crowd": math.inf}],
)
def test_unknown_limits_and_impossible_values_are_refused(given: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=next(iter(given))):
        limits_from(given)


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2::/64", "2001:db8:1:2::/64"),
        ("?", "?"),
    ],
)
def test_an_ipv6_network_counts_as_one_client(host: str, counted: str) -> None:
    assert counted_address(host) == counted
