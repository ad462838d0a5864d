"""What docs/hosting.md says about commands, numbers and limits is true."""

import re
import shlex

import pytest

from rookery.cli.arguments import Parser
from rookery.cli.commands import migrate, serve
from rookery.locale import Words
from rookery.server import rates, settings
from rookery.server.edge import run_server, workers
from rookery.server.limits import RATES
from rookery.server.storage.secret_box import VARIABLE, key_file
from tests.server.serving import ROOT

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
TEXT = " ".join(PAGE.split())
LINES = [line for block in re.findall(r"^```\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL) for line in block.splitlines()]
COMMANDS = {"serve": serve, "migrate": migrate}


@pytest.mark.parametrize("line", [line for line in LINES if line.startswith("rookery ")])
def test_every_command_on_the_page_has_these_arguments(line: str) -> None:
    command, *arguments = shlex.split(line.removeprefix("rookery "))
    parser = Parser(words=Words())
    COMMANDS[command].add_arguments(parser)
    parser.check_complete(parser.parse(arguments))


def test_every_variable_on_the_page_is_read() -> None:
    named = set(re.findall(r"\bROOKERY_[A-Z_]+", PAGE))
    assert named == {settings.DATABASE, settings.DIRECT_DATABASE, settings.LIMITS, VARIABLE, "ROOKERY_DATA"}


def limits_after(title: str) -> set[str]:
    [listed] = re.findall(rf"\*\*{title}\*\*: (.*?)\.", TEXT)
    return set(re.findall(r"`([a-z-]+)`", listed))


def test_each_rate_holds_on_a_node_or_in_the_cluster_as_the_page_says() -> None:
    assert limits_after("In the whole cluster") == set(rates.SHARED)
    assert limits_after("On each node") == set(RATES) - set(rates.SHARED)


@pytest.mark.parametrize(
    "promise",
    [
        f"`{key_file(settings.default_data()).name}`",
        "after half a second at first and at most 30 seconds",
        f"ends within {run_server.SHUTDOWN_SECONDS} seconds",
    ],
)
def test_names_and_numbers_on_the_page_are_those_of_the_server(promise: str) -> None:
    assert promise in TEXT
    assert (workers.FIRST_PAUSE, workers.LONGEST_PAUSE) == (0.5, 30)


@pytest.mark.extras
def test_a_node_opens_as_many_connections_as_the_page_says() -> None:
    from rookery.server.storage.postgres.database import CONNECTIONS  # noqa: PLC0415  asyncpg is an extra

    of_a_node = CONNECTIONS + 2  # for appends and to listen
    assert f"opens up to {of_a_node} connections" in TEXT
    assert f"enough for {100 // of_a_node} nodes" in TEXT
