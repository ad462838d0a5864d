"""A third game, Nim, is added by its folders and one row on each side, without touching another file, and has everything the two others have.

`overlay` holds its folders. The tests put them into a copy of the package and of the client.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

import rookery
from tests.browser.conftest import browser, running_browser  # noqa: F401  fixtures
from tests.browser.person import PHONE, Person
from tests.server.serving import ROOT, TIMEOUT, ServerProcess

OVERLAY: Final = Path(__file__).parent / "overlay"
ROWS: Final = {
    "src/rookery/games/__init__.py": ('    "carcassonne",\n', '    "nim",\n'),
    "web/src/games/index.ts": ("  carcassonne: { puzzles: true, secrets: false },\n", "  nim: { puzzles: false, secrets: false },\n"),
}
"""For each file, the row of the previous game and the row of Nim."""


class Project:
    """A copy of the package, the tools and the client, with Nim."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        unneeded = ignore_patterns("static", "__pycache__", "node_modules")
        for part in ("src/rookery", "web", "tools", "docs", "tests/carcassonne/golden"):
            copytree(ROOT / part, folder / part, ignore=unneeded)
        before = set(folder.rglob("*"))
        assert not [path for path in before if path.is_file() and (OVERLAY / path.relative_to(folder)).exists()], "no file is replaced"
        copytree(OVERLAY, folder, dirs_exist_ok=True, ignore=unneeded)
        for name, (last, row) in ROWS.items():
            text = (folder / name).read_text("utf-8")
            assert text.count(last) == 1
            (folder / name).write_text(text.replace(last, last + row), "utf-8")
        self.environment = {"PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
        self.python("tools/generate.py")

    def python(self, *words: str) -> str:
        done = subprocess.run(
            [sys.executable, *words],
            cwd=self.folder,
            env={**os.environ, **self.environment},
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
            check=False,
        )
        assert done.returncode == 0, done.stderr + done.stdout
        return done.stdout

    def rookery(self, *words: str) -> str:
        return self.python("-m", "rookery", *words)

    def npm(self, *words: str) -> None:
        self.python("tools/npm.py", "run", *words)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_its_parts_are_found_by_its_name(project: Project) -> None:
    assert "Nim" in project.rookery("games")
    standings = json.loads(project.rookery("arena", "nim", "perfect", "uniform", "--games", "40", "--jobs", "2", "--json"))
    assert [row["name"] for row in standings["bots"]] == ["perfect", "uniform"]
    assert "1. Ada: 2" in project.rookery("score", "nim", "Ada", "Bo", "Ada")
    (project.folder / "nim.jsonl").write_text(project.rookery("simulate", "nim", "--seats", "2", "--games", "1", "--json"), "utf-8")
    assert "o o o" in project.rookery("replay", "nim.jsonl", "--at", "1")
    project.rookery("replay", "nim.jsonl", "--at", "1", "--svg", "nim.svg")
    assert "<circle" in (project.folder / "nim.svg").read_text("utf-8")
    lesson = json.loads((project.folder / "web/src/learn/nim/lesson.json").read_text("utf-8"))
    assert [choice.get("to") for choice in lesson["parts"][0]["steps"][0]["scenes"][0]["choices"]] == [None, 1, None]
    handbook = json.loads((project.folder / "web/src/rules/nim/handbook.json").read_text("utf-8"))
    assert [row["ids"] for row in handbook["sections"][0]["rows"]] == [["NIM-01"], ["NIM-02"], ["NIM-03"]]


@pytest.fixture
def come(project: Project, browser: Browser) -> Iterator[Callable[[], Person]]:  # noqa: F811  the fixture
    with ExitStack() as stack:

        def come_in() -> Person:
            server = stack.enter_context(ServerProcess(project.folder / "rookery.sqlite3", environment=project.environment))
            people.append(Person(browser, server.address, size=PHONE, service_worker=False))
            return people[-1]

        people: list[Person] = []
        yield come_in
        for person in people:
            person.leave()
            assert person.said == []


def test_without_its_own_board_the_game_is_played_on_the_plain_board(project: Project, come: Callable[[], Person]) -> None:
    """A client that was built without Nim has neither its pictures nor its messages."""
    (project.folder / "src/rookery/static").symlink_to(Path(rookery.__file__).parent / "static")
    ada = come()
    ada.open("/new/nim", until="form")
    ada.page.locator(".submit").click()
    ada.wait_for_turn()
    assert ada.choices() == ["take 1", "take 2", "take 3"]
    ada.page.locator('main [data-action="take 3"]').tap()
    ada.wait_for_turn()
    expect(ada.page.locator(".log li").nth(1)).to_be_visible()
    assert ada.flaws() == []
    assert not ada.overflows()
    while not ada.finished:
        ada.choose(ada.choices()[0])
        ada.wait_for_turn()
    expect(ada.page.locator("main caption")).to_have_count(2)
    assert ada.choices() == []
    assert ada.flaws() == []
    shared = ada.visitor.opens("nim", 2, sit=[0, 1], start=True)["table"]  # the client cannot know whether the players have secrets
    ada.open(f"/t/{shared}")
    ada.page.get_by_role("dialog", name=", your turn").get_by_role("button").click()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_its_daily_game_board_lesson_rules_and_score_sheet_are_in_the_client(project: Project, come: Callable[[], Person]) -> None:
    project.npm("build", "--silent", "--", "--logLevel=error")
    ada = come()
    page = ada.page
    ada.open("/daily")
    page.locator("section", has=page.get_by_role("heading", name="Nim")).get_by_role("button").first.click()
    page.locator('main [data-action="take 1"]').click()
    expect(page.locator("main svg.heap")).not_to_have_attribute("aria-label", "12 counters")
    ada.open("/learn/nim", until="#lesson-heading")
    expect(page.locator("main svg.heap")).to_have_attribute("aria-label", "6 counters")
    page.locator('[data-choice="take 2"]').click()
    page.locator(".dock .primary").click()
    page.locator("[data-next]").click()
    expect(page.get_by_role("heading", name="You know Nim")).to_be_visible()
    ada.open("/rules/nim", until=".rules")
    expect(page.locator("#NIM-03")).to_contain_text("The last counter wins.")
    ada.open("/score", until="form")
    page.locator("input[value=nim]").check()
    for seat, name in enumerate(("Ada", "Bo")):
        page.locator(".player input").nth(seat).fill(name)
    page.locator(".player button").last.click()
    page.locator("form .primary").click()
    page.locator(".stepper button").nth(1).click()
    page.locator("main .primary").click()
    expect(page.locator("svg.result")).to_have_attribute("aria-label", "Ada wins with 1; Bo 0.")


@pytest.mark.deep
def test_the_client_with_it_passes_the_checks_of_types_and_imports(project: Project) -> None:
    project.python("tools/wire_types.py")
    project.npm("check")
    project.npm("lint")
