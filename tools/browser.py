"""Find a Chromium for the browser tests, or install one with apt or Playwright. `make test` runs this first."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Playwright, sync_playwright

SHELL: Final = "chromium-headless-shell"
"""Headless Chromium: the same pages for half the CPU time."""
NAMES: Final = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")
FONTS: Final = ("fonts-noto-core", "fonts-dejavu-core")
NONE_FOUND: Final = (
    "The browser tests need a Chromium: install one (on Debian: apt-get install chromium-headless-shell, elsewhere chromium), "
    "or let Playwright fetch its own (.venv/bin/playwright install chromium)."
)


def find(playwright: Playwright) -> str | None:
    """Return the path of a browser that Playwright can drive, or None."""
    own = Path(playwright.chromium.executable_path)
    return next(filter(None, map(shutil.which, NAMES)), None) or (str(own) if own.exists() else None)


def found() -> bool:
    with sync_playwright() as playwright:
        return find(playwright) is not None


def apt_can_install() -> bool:
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def install_by_apt() -> None:
    """Install headless Chromium, or full Chromium where apt has no headless package."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "-qq"], *(["install", "-y", "-qq", "--no-install-recommends", name, *FONTS] for name in (SHELL, "chromium"))):
        if not shutil.which(SHELL):
            subprocess.run(["apt-get", *words], check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)  # noqa: S603, S607


def main() -> int:
    if not shutil.which(SHELL) and apt_can_install():
        sys.stderr.write("Installing a Chromium for the browser tests ...\n")
        install_by_apt()
    if not found():
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False, stdout=subprocess.DEVNULL)
    if not found():
        sys.stderr.write(NONE_FOUND + "\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
