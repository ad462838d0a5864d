"""A Chromium for the browser tests: the system's, Playwright's own, or one that apt installs where it may. `make test` runs this first."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Playwright, sync_playwright

SHELL: Final = "chromium-headless-shell"
"""Chromium without a window, as tests use it anyway: the same pages for half the work."""
NAMES: Final = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")
FONTS: Final = ("fonts-noto-core", "fonts-dejavu-core")
NONE_FOUND: Final = (
    "The browser tests need a Chromium: install one (on Debian: apt-get install chromium-headless-shell, elsewhere chromium), "
    "or let Playwright fetch its own (.venv/bin/playwright install chromium)."
)


def find(playwright: Playwright) -> str | None:
    """The path of a browser that can be driven, if there is one."""
    own = Path(playwright.chromium.executable_path)
    return next(filter(None, map(shutil.which, NAMES)), None) or (str(own) if own.exists() else None)


def found() -> bool:
    with sync_playwright() as playwright:
        return find(playwright) is not None


def apt_can_install() -> bool:
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def install_by_apt() -> None:
    """Install the shell, and the whole browser where there is no shell."""
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
