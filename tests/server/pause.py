"""A pause that a test ends."""

import asyncio

import pytest


class Pause:
    """A fake `asyncio.sleep`: sleeping for exactly `seconds` lasts until `over` is set."""

    def __init__(self, seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.over = False, asyncio.Event()
        sleep = asyncio.sleep

        async def wait(asked: float) -> None:
            if asked == seconds:
                self.begun = True
                await self.over.wait()
            await sleep(0.0 if asked == seconds else asked)

        monkeypatch.setattr(asyncio, "sleep", wait)
