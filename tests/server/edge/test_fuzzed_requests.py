"""Generated requests, valid and invalid: every response has a status, a type and a shape that the OpenAPI document describes."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.conftest import Servers, Visitors
from tests.server.visiting import Visitor

CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,response_headers_conformance,unsupported_method"
)
EXAMPLES = 30
"""Random requests per operation, after those with boundary values of its schema."""

SECONDS = 900


def table_in(state: str, ann: Visitor) -> str:
    """Return a table in this state."""
    name = str(ann.opens(sit=[] if state == "open" else [0, 1], start=state != "open", hints=True)["table"])
    if state == "finished":
        ann.posts(f"tables/{name}/proposals", {"what": "resign"})
    return name


@pytest.mark.deep
@pytest.mark.parametrize("state", ["open", "running", "finished"])
def test_every_answer_is_described(state: str, start_server: Servers, visitor: Visitors, tmp_path: Path) -> None:
    server = start_server(cold=True)
    ann = visitor("Ann", server.address)
    known = {
        "game": "five-towers",
        "table": table_in(state, ann),
        "number": 1,
        "seat": 0,
        "puzzle": ann.gets("puzzles/five-towers")["puzzle"],
        "deal": ann.gets("daily")[0]["days"][0]["deal"],
    }
    config = tmp_path / "schemathesis.toml"
    lines = [f'"path.{name}" = {json.dumps(value)}' for name, value in known.items()]
    config.write_text("\n".join(["[parameters]", *lines]), encoding="utf-8")
    program = Path(sys.executable).with_name("schemathesis")
    options = ["--checks", CHECKS, "--max-examples", str(EXAMPLES), "--phases", "examples,coverage,fuzzing", "--generation-deterministic"]
    options += ["--suppress-health-check", "all", "--header", f"Cookie: rookery={ann.cookie}", "--no-color"]
    options += ["--exclude-name", "DELETE /api/me"]  # it would sign out all other requests
    ran = subprocess.run(
        [program, "--config-file", config, "run", f"{server.address}api/schema/openapi.json", *options],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        cwd=tmp_path,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-20_000:] + ran.stderr
