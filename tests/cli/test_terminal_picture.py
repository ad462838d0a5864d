"""The picture of the terminal in the documents."""

import re
import runpy
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parents[2]
PICTURE = ROOT / "docs" / "pictures" / "terminal.svg"


def test_the_picture_is_up_to_date() -> None:
    made = runpy.run_path(str(ROOT / "tools" / "terminal_picture.py"))["picture"]()
    assert PICTURE.read_text("utf-8") == made, "run python tools/terminal_picture.py"


def test_the_picture_refers_to_no_other_file() -> None:
    svg = PICTURE.read_text("utf-8")
    assert set(re.findall(r"\w+://[^\"' <]*", svg)) == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"href|url\(|@import|@font-face|<script|<style", svg)
    text = "\n".join("".join(element.itertext()) for element in ElementTree.fromstring(svg).iter())
    for words in ("You bid 3. You take 3 cards.", "Hugo", "Display"):
        assert words in text.replace("\u00a0", " ")
