"""The claims of docs/protocol.md about tables are true."""

import json
import re
import shlex
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from rookery.core.errors import IllegalActionError, NotationError, SetupError
from rookery.play.advice import Opinion
from rookery.play.analysis import MARKS, SIGNS, Choice
from rookery.server import limits, wire
from rookery.server.edge.routes import socket
from rookery.server.refusals import Refused
from rookery.server.tables.table import CHAT_KEPT
from tests.server.conftest import Visitors
from tests.server.serving import ROOT
from tests.server.visiting import Visitor

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8").partition("## Tables over HTTP and WebSocket")[2]
BLOCK = re.compile(r"^```(\w+) ?(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
KINDS = (
    "action|chat|code|deal|device|entropy|frame|game|guest|help|hint|host|name|notation|origin"
    "|page|proposal|puzzle|push|rate|record|request|seat|server|setup|table"
)
CODE = re.compile(rf'"((?:{KINDS})/[a-z-]+)"')


def blocks(kind: str, side: str = "") -> list[str]:
    return [match[3] for match in BLOCK.finditer(PAGE) if (match[1], match[2]) == (kind, side)]


def documents(text: str) -> list[Any]:
    """Return the JSON documents in a block."""
    found, decoder, rest = [], json.JSONDecoder(), text.strip()
    while rest:
        document, end = decoder.raw_decode(rest)
        found.append(document)
        rest = rest[end:].strip()
    return found


@pytest.mark.parametrize("frame", [frame for block in blocks("json", "client") for frame in documents(block)], ids=str)
def test_the_documented_client_frames_are_read(frame: dict[str, Any]) -> None:
    assert type(wire.decode_client_frame(json.dumps(frame))).__struct_config__.tag == frame["kind"]


@pytest.mark.parametrize("frame", [frame for block in blocks("json", "server") for frame in documents(block)], ids=lambda frame: str(frame["kind"]))
def test_the_documented_server_frames_have_their_types(frame: dict[str, Any]) -> None:
    read = msgspec.convert(frame, wire.ServerFrame)
    fields = {field.encode_name for field in msgspec.structs.fields(read)} | {"kind"}
    assert set(frame) == fields


def test_the_hint_has_its_type() -> None:
    [hint] = [frame for block in blocks("json", "hint") for frame in documents(block)]
    assert json.loads(msgspec.json.encode(msgspec.convert(hint, wire.insight.HintFrame))) == hint


NOTHING = Opinion("pass", 0.0, 0.0, 0.0)


def test_the_analysis_has_its_type_and_the_documented_thresholds() -> None:
    [analysis] = [frame for block in blocks("json", "analysis") for frame in documents(block)]
    assert json.loads(wire.encode(msgspec.convert(analysis, wire.insight.AnalysisFrame))) == analysis
    told = re.findall(r"^\| (0\.\d+) \| `(\?+)` \| (\w*)", PAGE, re.MULTILINE)
    assert [(float(cost), sign, name or None) for cost, sign, name in told] == [
        (cost, Choice(NOTHING, replace(NOTHING, result=cost)).sign, Choice(NOTHING, replace(NOTHING, result=cost)).mark)
        for cost in sorted({*SIGNS.values(), *MARKS.values()})
    ]


def test_every_kind_of_frame_has_an_example() -> None:
    shown = {frame["kind"] for side in ("client", "server") for block in blocks("json", side) for frame in documents(block)}
    assert shown == {"act", "take-back", "say", "propose", "decline", "back", "refresh", "table", "presence", "chat", "done", "error"}


def documented_codes() -> dict[str, int]:
    return {match[1]: int(match[2]) for match in re.finditer(r"^\| `([a-z-]+/[a-z-]+)` \| (\d{3}) \|", PAGE, re.MULTILINE)}


def test_every_code_is_in_the_table_with_its_status() -> None:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src" / "rookery" / "server").rglob("*.py")]
    used = {code for source in sources for code in CODE.findall(source)}
    used |= {error.code for error in (IllegalActionError, NotationError, SetupError)} | {"name/invalid", "entropy/invalid", "chat/invalid"}
    documented = documented_codes()
    assert set(documented) == used
    own = {"page/unknown": 404, "request/too-large": 413}
    assert documented == {code: own.get(code, Refused(code, "").status) for code in used}
    assert list(documented) == sorted(documented)


def test_the_documented_phrases_limits_and_close_codes_are_true() -> None:
    listed = re.search(r"The phrases are ([^.]*)\.", PAGE)
    assert listed is not None
    assert tuple(re.findall(r"`([a-z-]+)`", listed[1])) == wire.requests.PHRASES
    for said in (
        f"at most {limits.DEFAULTS.frame_bytes:,} bytes",
        f"at most {limits.DEFAULTS.body_bytes:,}; with a record {limits.RECORD_BODY:,}.",
        f"up to {limits.NAME} characters",
        f"up to {limits.CHAT} characters",
        f"up to {limits.ENTROPY} characters",
        f"up to {limits.REQUEST} letters",
        f"the last {CHAT_KEPT} lines",
    ):
        assert said in PAGE, said
    assert f"| {socket.COME_AGAIN} |" in PAGE
    assert f"| {socket.REFUSED} |" in PAGE


def test_the_addresses_in_the_table_exist(visitor: Visitors) -> None:
    described = visitor().gets("schema/openapi.json")["paths"]
    told = set(re.findall(r"`(GET|POST|PUT|DELETE|PATCH) (/api/[^\s`?]+)", PAGE))
    assert len(told) >= 15
    for verb, path in told:
        paths = [known for known in described if re.sub(r"\{\w+\}", "{}", known) == re.sub(r"\{\w+\}", "{}", path)]
        assert any(verb.lower() in described[known] for known in paths), (verb, path)


def test_the_game_with_curl_can_be_played(ann: Visitor) -> None:
    [session] = blocks("sh")
    table = ""
    answers = []
    for line in session.strip().splitlines():
        arguments = shlex.split(line.replace("$SERVER", ann.address.rstrip("/")).replace("$TABLE", table))
        answers.append(curl(ann, arguments))
        if arguments[-1].endswith("/api/tables"):
            table = json.loads(answers[-1])["table"]
    assert json.loads(answers[1])["name"] == "Ann"
    assert json.loads(answers[3])["version"] == 6
    assert json.loads(answers[4])["version"] == 6
    assert json.loads(answers[4])["action"].startswith("bid ")
    assert json.loads(answers[5])["moves"][0]["action"] == "bid 1"
    assert "player 0: Ann\n" in answers[6]


def curl(visitor: Visitor, arguments: list[str]) -> str:
    """Send the request that curl would send with these arguments; supports only the options that the page uses."""
    assert arguments[:6] == ["curl", "-s", "-c", "jar", "-b", "jar"]
    *options, url = arguments[6:]
    given = dict(zip(options[::2], options[1::2], strict=True))
    assert set(given) <= {"-X", "-H", "-d"}
    name, _, value = given.get("-H", "accept: */*").partition(": ")
    method = given.get("-X", "POST" if "-d" in given else "GET")
    answer = visitor.http.request(method, url, headers={name: value}, content=given.get("-d", "").encode() or None)
    assert answer.is_success, answer.text
    return str(answer.text)


def test_the_schema_that_the_page_refers_to_exists(visitor: Visitors) -> None:
    assert "TableFrame" in visitor().gets("schema/openapi.json")["components"]["schemas"]


def test_every_limit_is_documented_with_its_name_and_default() -> None:
    told = re.findall(r"^\| `(\w+)` \| (\d+) \| ([\d.]+) s \|", PAGE, re.MULTILINE)
    assert {kind: limits.Rate(int(burst), float(every)) for kind, burst, every in told} == limits.RATES
    others = {name: int(number.replace(",", "")) for number, name in re.findall(r"\| ([\d,]+) [^|]*\| `([\w-]+)` \|$", PAGE, re.MULTILINE)}
    assert {**{name: value for name, value in limits.flat(limits.DEFAULTS).items() if not name.endswith(("-burst", "-seconds"))}} == others
