"""Attack our own servers: run the tests behind the promises in docs/fair-play.md. Every attack must fail.

    python tools/attack.py

The tests start servers on the loopback interface and attack nothing else. The tool prints `held`, `BROKEN` or `UNCLEAR` for each promise;
the exit code is 1 unless all held.
"""

import os
import re
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
PROMISE: Final = re.compile(r"^\| (.+) \| (`.+::.+`) \|$", re.MULTILINE)
TEST: Final = re.compile(r"`([\w/]+\.py::test_\w+)`")


class Outcomes:
    """The tests that have passed and failed, whatever their parameters; a pytest plugin."""

    def __init__(self) -> None:
        self.passed: set[str] = set()
        self.failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        name = report.nodeid.partition("[")[0]
        if report.failed:
            self.failed.add(name)
        elif report.when == "call" and report.passed:
            self.passed.add(name)

    def verdict(self, tests: list[str]) -> str:
        if self.failed & set(tests):
            return "BROKEN"
        return "held" if self.passed & set(tests) else "UNCLEAR"


def main() -> int:
    os.chdir(ROOT)
    page = Path("docs/fair-play.md").read_text("utf-8")
    promises = [(promise, [f"tests/server/{test}" for test in TEST.findall(tests)]) for promise, tests in PROMISE.findall(page)]
    outcomes = Outcomes()
    names = dict.fromkeys(test for _, tests in promises for test in tests)
    pytest.main(["-q", "-n", "auto", "--dist", "worksteal", "-m", "not deep", *names], plugins=[outcomes])
    verdicts = [outcomes.verdict(tests) for _, tests in promises]
    for (promise, _), verdict in zip(promises, verdicts, strict=True):
        sys.stdout.write(f"{verdict:8} {promise}\n")
    return 0 if set(verdicts) == {"held"} else 1


if __name__ == "__main__":
    sys.exit(main())
