"""Settings that the server chooses once and keeps."""

from typing import Protocol


class SettingStore(Protocol):
    """Texts by name."""

    async def setting(self, name: str, default: str) -> str:
        """Return a setting, stored with the default the first time: of several callers at once, all get the same text."""
