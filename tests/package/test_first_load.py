"""The client's first page needs few bytes in every language, measured in the built client."""

import gzip
import re
from pathlib import Path

import rookery
from rookery.locale import languages as known_languages

CLIENT = Path(rookery.__file__).parent / "static"
MOST = 100_000
"""The limit in bytes, excluding fonts, which load later and stay in the cache."""


def compressed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), mtime=0))


def test_the_first_page_and_its_language_are_small() -> None:
    page = CLIENT / "index.html"
    assert page.exists(), "The web client is not built: run `npm ci` and `npm run build` in web/."
    parts = [CLIENT / name for name in re.findall(r'(?:src|href)="/(assets/[^"]+)"', page.read_text(encoding="utf-8"))]
    assert {part.suffix for part in parts} == {".js", ".css", ".woff2"}
    always = compressed(page) + sum(compressed(part) for part in parts if part.suffix != ".woff2")
    languages = {language: max(map(compressed, (CLIENT / "assets").glob(f"{language}-*.js"))) for language in known_languages()}
    sizes = {language: always + size for language, size in languages.items()}
    assert min(sizes.values()) > 40_000
    assert max(sizes.values()) < MOST, sizes


def test_the_build_compresses_every_text_file_with_brotli() -> None:
    texts = [path for path in CLIENT.rglob("*") if path.suffix in (".js", ".css", ".svg")]
    assert len(texts) > 50
    small = {path.name: path.with_name(f"{path.name}.br") for path in texts}
    assert [name for name, brotli in small.items() if not brotli.exists()] == []
    assert sum(brotli.stat().st_size for brotli in small.values()) < 0.95 * sum(map(compressed, texts))


def test_the_first_page_loads_no_boards_rules_or_lessons() -> None:
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"assets/(carcassonne|five_towers|Table|Replay|plain)-", page)
