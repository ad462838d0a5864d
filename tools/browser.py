"""A Chromium for the browser tests: the system's, Playwright's own, or one that apt installs where it may. `make test` runs this first."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Playwright, sync_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")
NONE_FOUND: Final = (
    "The browser tests need a Chromium: install one (on Debian and Ubuntu: apt-get install chromium), "
    "or let Playwright fetch its own (.venv/bin/playwright install chromium)."
)


def find(playwright: Playwright) -> str | None:
    """The path of a browser that can be driven, if there is one."""
    own = Path(playwright.chromium.executable_path)
    return next(filter(None, map(shutil.which, NAMES)), None) or (str(own) if own.exists() else None)


def found() -> bool:
    with sync_playwright() as playwright:
        return find(playwright) is not None


def install() -> None:
    """Install one, where this user may use apt, else as Playwright does it."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        for words in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-core", "fonts-dejavu-core"]):
            subprocess.run(["apt-get", *words], check=False, stdout=subprocess.DEVNULL, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})  # noqa: S603, S607
        return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False, stdout=subprocess.DEVNULL)


def main() -> int:
    if not found():
        sys.stderr.write("Installing a Chromium for the browser tests ...\n")
        install()
    if not found():
        sys.stderr.write(NONE_FOUND + "\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
