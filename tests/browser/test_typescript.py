"""Run the tests of the client's functions, in web/tests, and report each failure."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
FEWEST: Final = 90
"""The minimum number of tests; fewer mean that some were not found."""


def test_the_tests_of_the_clients_functions_pass(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    command = [sys.executable, "tools/npm.py", "run", "--silent", "test", "--", "--reporter=json", f"--outputFile={report}"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert report.exists(), run.stdout + run.stderr
    files = json.loads(report.read_text(encoding="utf-8"))["testResults"]
    results = [(result["status"], result["fullName"], "\n".join(result["failureMessages"])) for file in files for result in file["assertionResults"]]
    failures = [f"{name}\n{messages}" for status, name, messages in results if status != "passed"]
    broken = [file["message"] for file in files if file["status"] != "passed" and not file["assertionResults"]]
    assert not failures + broken, "\n\n".join(failures + broken)
    assert run.returncode == 0, run.stdout + run.stderr
    assert len(results) >= FEWEST
