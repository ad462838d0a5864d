"""Names of devices, from their user agents."""

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
"""Parts of user agents, the specific ones first, because most browsers name others too."""


def device_name(agent: str) -> str:
    """Return the browser and the system; empty for a program that is not a browser."""
    found = [next((name for part, name in table.items() if part in agent), "") for table in (BROWSERS, SYSTEMS)]
    return " · ".join(filter(None, found))
