"""Claims about the web client: the first page loads less than 150 kB compressed, excluding fonts, and is interactive within a second.

    python -m benchmarks.client [--loads 15] [--record]

Starts a server on the loopback interface; each load uses a fresh browser profile. A page is interactive once the
games are shown and the browser is idle. --record writes the figures into RESULTS.md. Exits with 1 if a claim does not hold.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Response, sync_playwright

from benchmarks.results import record
from tests.browser.chromium import launch
from tests.browser.person import DESKTOP, PHONE
from tests.server.serving import ServerProcess

MOST_KILOBYTES: Final = 150
MOST_MILLISECONDS: Final = 1000
PAGES: Final = {"/": "article a", "/new/five-towers": "form button"}
USABLE: Final = "() => new Promise(done => requestAnimationFrame(() => setTimeout(() => done(performance.now()))))"


class Load(NamedTuple):
    """One load: milliseconds from the request until the page is interactive, and bytes on the wire."""

    milliseconds: float
    size: int
    fonts: int


def load(browser: Browser, address: str, path: str, *, phone: bool) -> Load:
    """Open a page with an empty cache."""
    context = browser.new_context(viewport=PHONE if phone else DESKTOP)
    page = context.new_page()
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        sizes[response.url] = int(response.headers.get("content-length", "0"))

    page.on("response", weigh)
    page.goto(address.rstrip("/") + path, wait_until="commit")
    page.wait_for_selector(PAGES[path])
    milliseconds: float = page.evaluate(USABLE)
    context.close()
    fonts = sum(size for url, size in sizes.items() if url.endswith(".woff2"))
    return Load(milliseconds, sum(sizes.values()) - fonts, fonts)


def report(loads: dict[str, list[Load]]) -> str:
    """Return the results as a Markdown table."""
    rows = [
        f"First load with an empty cache (claims: at most {MOST_KILOBYTES} kB, interactive within {MOST_MILLISECONDS} ms):",
        "",
        "| page | median ms until interactive | slowest | kB | fonts, kB |",
        "|---|---|---|---|---|",
    ]
    for page, each in loads.items():
        times = [one.milliseconds for one in each]
        rows.append(f"| {page} | {median(times):.0f} | {max(times):.0f} | {each[0].size / 1000:.1f} | {each[0].fonts / 1000:.1f} |")
    return "\n".join(rows)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.client", description="Measure how the web client loads.")
    parser.add_argument("--loads", type=int, default=15, help="loads of each page")
    parser.add_argument("--record", action="store_true", help="write the figures into RESULTS.md")
    chosen = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="rookery-bench-") as folder,
        ServerProcess(Path(folder) / "data.sqlite3") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        loads = {
            f"`{path}`, {'phone' if phone else 'desktop'}": [load(browser, server.address, path, phone=phone) for _ in range(chosen.loads)]
            for path in PAGES
            for phone in (False, True)
        }
        browser.close()
    words = report(loads)
    sys.stdout.write(f"{words}\n")
    if chosen.record:
        record("client", "The web client: the first load", f"python -m benchmarks.client --loads {chosen.loads}", words)
    every = [one for each in loads.values() for one in each]
    return 0 if max(one.size for one in every) < 1000 * MOST_KILOBYTES and median(one.milliseconds for one in every) < MOST_MILLISECONDS else 1


if __name__ == "__main__":
    sys.exit(main())
