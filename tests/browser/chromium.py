"""Finding a browser to test with."""

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")
ARGUMENTS: Final = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking"]
NONE_FOUND: Final = (
    "No Chromium was found: install one (on Debian: apt-get install chromium), or let Playwright fetch its own: .venv/bin/playwright install chromium"
)


def launch(playwright: Playwright) -> Browser:
    """The system's chromium, or Playwright's own."""
    own = Path(playwright.chromium.executable_path)
    found = next(filter(None, map(shutil.which, NAMES)), None) or (str(own) if own.exists() else None)
    if found is None:
        raise FileNotFoundError(NONE_FOUND)
    return playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
