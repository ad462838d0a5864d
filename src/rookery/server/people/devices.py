"""What a device is called in the list of one's devices: the browser and the system, as far as it tells them."""

from typing import Final

BROWSERS: Final = {
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "EdgA/": "Edge",
    "Edg/": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS X": "Mac",
    "Linux": "Linux",
}
"""Parts of what browsers say of themselves, the telling ones first: most of them name others too."""


def device_name(agent: str) -> str:
    """The browser and the system; empty for a program that is no browser."""
    found = [next((name for part, name in table.items() if part in agent), "") for table in (BROWSERS, SYSTEMS)]
    return " · ".join(filter(None, found))
