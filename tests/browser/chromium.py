"""Start the browser for the tests."""

from typing import Final

from playwright.sync_api import Browser, Playwright

from tools.browser import NONE_FOUND, find

ARGUMENTS: Final = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking", "--disable-gpu"]


def launch(playwright: Playwright) -> Browser:
    """Launch the browser that `make test` has found or installed."""
    found = find(playwright)
    if found is None:
        raise FileNotFoundError(NONE_FOUND)
    return playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
