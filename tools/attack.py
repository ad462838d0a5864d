"""Attack a server of our own: clocks, seats, names, identities, sockets, the shuffle and the rate limits. Every attack must fail.

    python tools/attack.py

The tool starts its own servers on the loopback interface and attacks nothing else. It prints `held`, `SUCCEEDED` or `UNCLEAR` for each attack;
the exit code is 1 unless every attack held.
"""

import asyncio
import hashlib
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from rookery.server import limits  # noqa: E402  after the path is set
from rookery.server.storage.sqlite.backup import backup  # noqa: E402
from rookery.server.tables import log  # noqa: E402  after the path is set
from tests.server.crowd import Crowd  # noqa: E402
from tests.server.raw import handshake, raw_socket  # noqa: E402
from tests.server.serving import ServerProcess, wait_until  # noqa: E402
from tests.server.stores import stored_log  # noqa: E402
from tests.server.visiting import Frame, Socket, Visitor  # noqa: E402

LONGEST: Final = 240
"""Time limit of the whole run, in seconds."""

TINY_TEXT: Final = b"\x81\x80\0\0\0\0"
TINY_PING: Final = b"\x89\x80\0\0\0\0"
"""Frames of one byte, the smallest possible."""

TIMEOUT: Final = 30
"""Seconds within which every game must start, even if a player obstructs it."""

USED: Final = 2_000
"""Milliseconds of clock time that an attacker tries to win back."""


class Ground:
    """The test bed of an attack: a server and its visitors."""

    def __init__(self, folder: Path, stack: ExitStack, **options: Any) -> None:
        self.options = options
        self.data = folder / "data.sqlite3"
        self._stack = stack
        self.server = stack.enter_context(ServerProcess(self.data, cold=True, **options))

    def person(self, name: str | None = None) -> Visitor:
        visitor = self._stack.enter_context(Visitor(self.server.address))
        visitor.http.headers["Connection"] = "close"  # with a running clock the server would disconnect idle clients
        return visitor if name is None else visitor.called(name)

    def game(self, **terms: Any) -> tuple[Visitor, Visitor, Frame]:
        """Start a game between Ann, who moves first, and Bob."""
        ann, bob = self.person("Ann"), self.person("Bob")
        table = ann.opens(opener=0, **terms)["table"]
        bob.puts(f"tables/{table}/seats/1", {})
        return ann, bob, ann.posts(f"tables/{table}/start")

    def restart(self) -> None:
        self.server.stop()
        self.server = self._stack.enter_context(ServerProcess(self.data, cold=True, **self.options))


def left(frame: Frame, seat: int) -> int:
    """Return the milliseconds left on a seat's clock."""
    clock = frame["clock"]
    return int(clock["left"][seat] - (frame["now"] - clock["since"] if clock["running"] == seat else 0))


# --- time


def sit_down_again_after_each_flag(ground: Ground) -> bool:
    """Ann repeatedly lets her clock run out and takes her seat back."""
    ann, bob, shown = ground.game(clock={"base": 10})
    name = shown["table"]

    def flags() -> int:
        return int(bob.sees(name)["seats"][0]["flags"])

    for _ in range(20):
        table = bob.sees(name)
        if table["status"] != "running":
            break
        if table["view"]["choices"]:
            bob.acts(table)
        elif table["seats"][0]["bot_plays"] is None:
            known = flags()
            wait_until(lambda before=known: flags() > before)
            ann.asks("PUT", f"tables/{name}/seats/0", {})
        else:
            wait_until(lambda: bob.sees(name)["view"]["actor"] != 0)
    return flags() > 2


def leave_and_come_back(ground: Ground) -> bool:
    """Ann leaves her seat and returns to regain time."""
    ann, _, shown = ground.game(clock={"base": 600})
    name, before = shown["table"], left(shown, 0)
    time.sleep(USED / 1000)
    for _ in range(5):
        ann.deletes(f"tables/{name}/seats/0")
        ann.asks("PUT", f"tables/{name}/seats/0", {})
    return left(ann.sees(name), 0) > before - USED


def starve_by_taking_back(ground: Ground) -> bool:
    """Ann repeatedly ends her turn and takes it back while Bob's clock runs."""
    ann, _, shown = ground.game(clock={"base": 600})
    name, taken = shown["table"], 0
    for _ in range(5):
        shown = ann.sees(name)
        if not shown["view"]["choices"]:
            break
        shown = ann.acts(shown, "bid 1")
        taken += ann.asks("POST", f"tables/{name}/take-back", {"version": shown["version"]}).is_success
    return taken > 1


def have_time_given_back_by_a_restart(ground: Ground) -> bool:
    ann, _, shown = ground.game(clock={"base": 60})
    time.sleep(USED / 1000)
    ground.restart()
    again = ground.person()
    again.http.cookies.set("rookery", ann.cookie or "")
    return left(again.sees(shown["table"]), 0) > 60_000 - USED


def accept_an_old_offer_when_the_game_is_lost(ground: Ground) -> bool:
    ann, bob, shown = ground.game()
    name = shown["table"]
    ann.posts(f"tables/{name}/proposals", {"what": "stop"})
    ann.acts(ann.sees(name), "bid 1")
    bob.acts(bob.sees(name), "pass")
    return bool(bob.posts(f"tables/{name}/proposals", {"what": "stop"})["status"] != "running")


def think_on_after_leaving(ground: Ground) -> bool:
    """Ann leaves just before her clock runs out and acts before the bot does."""
    ann, _, shown = ground.game(clock={"base": 10})
    name = shown["table"]
    time.sleep(left(ann.sees(name), 0) / 1000 - 0.3)
    ann.deletes(f"tables/{name}/seats/0")
    time.sleep(0.5)
    return ann.asks("POST", f"tables/{name}/actions", {"version": ann.sees(name)["version"], "action": "bid 1"}).is_success


# --- seats, requests and names


def play_for_somebody_else(ground: Ground) -> bool:
    ann, bob, shown = ground.game()
    name, eve = shown["table"], ground.person("Eve")
    act = {"version": shown["version"], "action": "bid 1"}
    tries = [
        eve.asks("POST", f"tables/{name}/actions", act),
        bob.asks("POST", f"tables/{name}/actions", act),
        eve.asks("PUT", f"tables/{name}/seats/0", {}),
        eve.asks("DELETE", f"tables/{name}/seats/0"),
        eve.asks("PUT", f"tables/{name}/host", {"seat": 1}),
        eve.asks("POST", f"tables/{name}/take-back", {"version": shown["version"]}),
        eve.asks("PUT", f"tables/{name}/silences", {"guest": ann.gets("me")["guest"]}),
    ]
    with Socket(eve, name) as socket:
        answers = [socket.act(shown["version"], "bid 1"), socket.asks({"kind": "propose", "what": "resign"})]
    return any(answer.is_success for answer in tries) or any(answer["kind"] == "done" for answer in answers)


def come_with_a_forged_cookie(ground: Ground) -> bool:
    ann, _, shown = ground.game()
    for cookie in (ann.gets("me")["guest"], hashlib.sha256((ann.cookie or "").encode()).hexdigest(), (ann.cookie or "")[:-1], "x" * 4000):
        eve = ground.person()
        eve.http.cookies.set("rookery", cookie)
        with Socket(eve, shown["table"]) as socket:
            if socket.act(shown["version"], "bid 1")["kind"] == "done":
                return True
    return False


def count_one_request_twice(ground: Ground) -> bool:
    ann, _, shown = ground.game()
    opened = {ann.opens(request="same")["table"] for _ in range(5)}
    versions = {ann.acts(shown, "bid 1", request="same")["version"] for _ in range(5)}
    return len(opened) > 1 or len(versions) > 1


def sit_down_under_a_name_that_looks_alike(ground: Ground) -> bool:
    for name, disguises in (("Ann", ["\u0410nn"]), ("Cope", ["\u0421\u043e\u0440\u0435"]), ("Bill", ["BiIl", "Bi1l", "B\u0456ll"])):
        table = ground.person(name).opens(seats=3)["table"]
        for disguise in disguises:
            eve = ground.person()
            if eve.asks("PATCH", "me", {"name": disguise}).is_success and eve.asks("PUT", f"tables/{table}/seats/1", {}).is_success:
                return True
    return False


def swap_identities_by_a_link(ground: Ground) -> bool:
    """Eve makes Ann open Eve's sign-in link, so that Ann would act as Eve."""
    ann, eve = ground.person("Ann"), ground.person("Eve")
    code = eve.posts("me/codes")["link"].partition("device=")[2]
    used = ann.asks("POST", "codes", {"code": code})
    return used.is_success or ann.gets("me")["name"] != "Ann"


def come_back_by_a_link_made_before(ground: Ground) -> bool:
    """Eve creates a sign-in link on Ann's device and uses it after she was signed out."""
    ann, eve, again = ground.person("Ann"), ground.person(), ground.person()
    eve.posts("codes", {"code": ann.posts("me/codes")["link"].partition("device=")[2]})
    kept = eve.posts("me/codes")["link"].partition("device=")[2]
    [device] = [found["device"] for found in ann.gets("me/devices") if not found["this"]]
    ann.deletes(f"me/devices/{device}")
    return again.asks("POST", "codes", {"code": kept}).is_success


def send_from_another_site(ground: Ground) -> bool:
    ann = ground.person("Ann")
    answer = ann.asks("POST", "tables", {"game": "five-towers", "seats": 2}, headers={"Origin": "https://evil.example"})
    return answer.is_success


# --- sockets


def break_a_socket_with_odd_frames(ground: Ground) -> bool:
    ann, _, shown = ground.game()
    name = shown["table"]
    with Socket(ann, name) as socket:
        socket.send("x" * (limits.FRAME + 1))
        if socket.closed() != 1009:
            return True
    with Socket(ann, name) as socket:
        for frame in ("", "[]", "{}", "null", '{"kind":"act"}', "[" * 2000, '{"kind":"act","version":1e999,"action":1}', b"\xff"):
            socket.send(frame)
            if socket.until("error")["code"] != "frame/invalid":
                return True
    return ann.asks("GET", "me").status_code != 200 or "Traceback" in ground.server.log()


def flood_with_tiny_frames(ground: Ground) -> bool:
    """Eve floods the server with hundreds of thousands of frames to keep Ann waiting."""
    ann, _, shown = ground.game()
    slowest = 0.0
    with closing(raw_socket(ground.server.address)) as eve, Socket(ann, shown["table"]) as asking:
        eve.sendall(handshake(ground.server.address, shown["table"]))
        eve.recv(65536)
        for frame in (TINY_TEXT, TINY_PING):
            flood = threading.Thread(target=_send_all, args=(eve, frame * 300_000), daemon=True)
            flood.start()
            for _ in range(20):
                began = time.monotonic()
                asking.asks({"kind": "refresh"})
                slowest = max(slowest, time.monotonic() - began)
    return slowest > 1.0


def _send_all(eve: socket.socket, data: bytes) -> None:
    with suppress(OSError):  # the server disconnects her at some point
        eve.sendall(data)


def come_as_a_crowd(ground: Ground) -> bool:
    """A hundred people connect at once while a player makes a move."""
    ann, _, shown = ground.game()

    async def watch() -> bool:
        crowd = Crowd(ground.server.address, shown["table"], 100)
        await crowd.arrived()
        moved = await asyncio.to_thread(ann.acts, shown, "bid 1")
        await crowd.has_seen(moved["version"])
        closed = crowd.closed()
        await crowd.leave()
        return bool(closed)

    return asyncio.run(watch())


def send_numbers_of_any_length(ground: Ground) -> bool:
    ann, _, shown = ground.game()
    name = shown["table"]
    paths = (
        "tables?seats={}",
        "tables/{name}?after={}",
        "tables/{name}/games/{}/record.rook",
        "tables/{name}/picture.png?number={}",
        "me/results?before={}",
    )
    numbers = [10**19, -(10**19), 10**100]
    answers = [ann.asks("GET", path.format(number, name=name)) for path in paths for number in numbers]
    return any(answer.status_code >= 500 for answer in answers) or "Traceback" in ground.server.log()


# --- the shuffle


def choose_the_word_last(ground: Ground) -> bool:
    """Bob commits, waits for Ann to reveal her word, and then tries 73 others."""
    ann, bob = ground.person("Ann"), ground.person("Bob")
    table = ann.opens(opener=0)["table"]
    bob.puts(f"tables/{table}/seats/1", {})
    for seat, (person, word) in enumerate(((ann, "anchor"), (bob, "bridge"))):
        person.puts(f"tables/{table}/seats/{seat}/word", {"commitment": hashlib.sha256(word.encode()).hexdigest()})
    ann.posts(f"tables/{table}/start")
    ann.puts(f"tables/{table}/seats/0/word", {"entropy": "anchor"})
    for number in range(73):
        if bob.asks("PUT", f"tables/{table}/seats/1/word", {"entropy": f"word {number}"}).is_success:
            return True
        bob.asks("PUT", f"tables/{table}/seats/1/word", {"commitment": hashlib.sha256(f"word {number}".encode()).hexdigest()})
    shown = bob.puts(f"tables/{table}/seats/1/word", {"entropy": "bridge"})
    return shown["shuffle"]["entropy"] != ["anchor", "bridge"]


def withhold_the_word_for_ever(ground: Ground) -> bool:
    """Bob repeatedly commits to a word and never reveals it, to block the game or change its cards."""
    ann, bob = ground.person("Ann"), ground.person("Bob")
    table = ann.opens(opener=0)["table"]
    bob.puts(f"tables/{table}/seats/1", {})
    word = hashlib.sha256(b"anchor").hexdigest()
    ann.puts(f"tables/{table}/seats/0/word", {"commitment": word})
    bob.puts(f"tables/{table}/seats/1/word", {"commitment": hashlib.sha256(b"bridge").hexdigest()})
    secrets, until = {ann.posts(f"tables/{table}/start")["shuffle"]["commitment"]}, time.monotonic() + TIMEOUT
    while (shown := ann.sees(table))["status"] == "open" and time.monotonic() < until:
        secrets.add(shown["shuffle"]["commitment"])
        ann.asks("PUT", f"tables/{table}/seats/0/word", {"entropy": "anchor"} if shown["shuffle"]["sealed"] else {"commitment": word})
        bob.asks("PUT", f"tables/{table}/seats/1/word", {"commitment": hashlib.sha256(b"another").hexdigest()})
        bob.asks("DELETE", f"tables/{table}/seats/1")
        bob.asks("PUT", f"tables/{table}/seats/1", {})
        time.sleep(0.2)
    return shown["status"] == "open" or len(secrets) > 2


def begin_with_an_empty_seat(ground: Ground) -> bool:
    """Bob withholds his word and leaves before Ann commits again; or the host starts before anybody has committed."""
    ann, bob = ground.person("Ann"), ground.person("Bob")
    table = ann.opens(opener=0)["table"]
    bob.puts(f"tables/{table}/seats/1", {})
    for seat, person in enumerate((ann, bob)):
        person.puts(f"tables/{table}/seats/{seat}/word", {"commitment": hashlib.sha256(b"anchor").hexdigest()})
    ann.posts(f"tables/{table}/start")
    ann.puts(f"tables/{table}/seats/0/word", {"entropy": "anchor"})
    wait_until(lambda: not ann.sees(table)["shuffle"]["sealed"])
    left = bob.asks("DELETE", f"tables/{table}/seats/1").is_success
    return left or bool(ann.posts(f"tables/{table}/start")["status"] == "running")


def read_the_secret(ground: Ground) -> bool:
    """Look for the secret of a running game in every response and in a backup."""
    ann, _, shown = ground.game()
    name = shown["table"]
    [secret] = [entry.secret for entry in map(log.decode, stored_log(ground.data, name)) if isinstance(entry, log.Committed)]
    seen = "".join(ann.asks("GET", f"tables/{name}{path}").text for path in ("", "/games/1/record.rook", "/games/1/record.json", "/chat"))
    copy = ground.data.with_name("copy.sqlite3")
    backup(ground.data, copy)
    held = copy.read_bytes() + ground.data.read_bytes()
    return secret in seen or secret.encode() in held or bytes.fromhex(secret) in held


# --- limits


def do_more_than_the_limits_allow(ground: Ground) -> bool:
    ann = ground.person("Ann")
    most = 2 * limits.RATES["table"].burst
    answers = [ann.asks("POST", "tables", {"game": "five-towers", "seats": 2}) for _ in range(most)]
    refused = [answer for answer in answers if answer.status_code == 429]
    return not refused or any("retry-after" not in answer.headers for answer in refused)


def fill_the_list(ground: Ground) -> bool:
    """Eve deletes her identity after each table and forges the address in a header."""
    listed = 0
    for number in range(2 * limits.RATES["list"].burst):
        eve = ground.person()
        terms = {"game": "five-towers", "seats": 2, "listed": True}
        listed += eve.asks("POST", "tables", terms, headers={"X-Forwarded-For": f"203.0.113.{number}"}).is_success
        eve.deletes("me")
    return listed > limits.RATES["list"].burst


def guess_codes(ground: Ground) -> bool:
    eve = ground.person("Eve")
    answers = [eve.asks("POST", "codes/look", {"code": f"{number:08d}"}) for number in range(2 * limits.RATES["code"].burst)]
    return any(answer.is_success for answer in answers) or answers[-1].status_code != 429


ATTACKS: Final[dict[str, tuple[dict[str, Any], list[Callable[[Ground], bool]]]]] = {
    "an open server": (
        {},
        [
            sit_down_again_after_each_flag,
            leave_and_come_back,
            starve_by_taking_back,
            accept_an_old_offer_when_the_game_is_lost,
            play_for_somebody_else,
            come_with_a_forged_cookie,
            count_one_request_twice,
            sit_down_under_a_name_that_looks_alike,
            swap_identities_by_a_link,
            come_back_by_a_link_made_before,
            send_from_another_site,
            break_a_socket_with_odd_frames,
            send_numbers_of_any_length,
            flood_with_tiny_frames,
            come_as_a_crowd,
            choose_the_word_last,
            withhold_the_word_for_ever,
            begin_with_an_empty_seat,
            read_the_secret,
            have_time_given_back_by_a_restart,
        ],
    ),
    "a server whose bots take their time": ({"bot_pause": 3.0}, [think_on_after_leaving]),
    "a server that counts": ({"limited": True, "stopped_time": True}, [do_more_than_the_limits_allow, fill_the_list, guess_codes]),
}
"""Attacks grouped by server configuration. The attack that restarts the server comes last."""


def carry_out(attack: Callable[[Ground], bool], ground: Ground) -> str:
    try:
        return "SUCCEEDED" if attack(ground) else "held"
    except Exception as error:  # an attack that crashed proves nothing
        return f"UNCLEAR: {error!r}"


def main() -> int:
    signal.alarm(LONGEST)
    verdicts = []
    for options, attacks in ATTACKS.values():
        with tempfile.TemporaryDirectory(prefix="rookery-attack-") as folder, ExitStack() as stack:
            ground = Ground(Path(folder), stack, **options)
            for attack in attacks:
                verdicts.append(carry_out(attack, ground))
                sys.stdout.write(f"{attack.__name__.replace('_', ' '):45} {verdicts[-1]}\n")
                sys.stdout.flush()
    return 0 if set(verdicts) == {"held"} else 1


if __name__ == "__main__":
    sys.exit(main())
