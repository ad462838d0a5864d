"""Every file that ARCHITECTURE.md and the glossary name exists."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCUMENTS = "".join((ROOT / name).read_text("utf-8") for name in ("ARCHITECTURE.md", "docs/glossary.md"))
NAMED = {name.rpartition("/")[2] for name in re.findall(r"[\w./-]+\.(?:py|ts|svelte|js|css)\b", DOCUMENTS)}


def test_every_named_file_exists() -> None:
    places = [ROOT / place for place in ("src", "web/src", "web/public", "web/tests", "tests", "tools")]
    known = {path.name for place in places for path in place.rglob("*") if path.is_file()}
    beside = {path.name for path in (*(ROOT / "web").glob("*.ts"), *ROOT.glob("*.py"))}
    generated = {Path(line).name for line in (ROOT / ".gitignore").read_text("utf-8").splitlines() if line.startswith("/web/src/")}
    assert NAMED - known - beside - generated == set()
