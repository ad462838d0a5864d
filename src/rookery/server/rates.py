"""The rate limits of one server, or of several nodes together."""

from dataclasses import dataclass
from typing import Final

from rookery.server.limits import Meter, Rate, too_often
from rookery.server.storage.nodes import NodeStore

SHARED: Final = ("code", "guest", "hint", "invite", "list", "name", "record", "table")
"""The rates that hold for all nodes together. The others limit what one node must do, and are so frequent that a shared count would cost too much."""


@dataclass(slots=True)
class Rates:
    """The rate limits. `meter` counts on this node; without other nodes, that is all."""

    meter: Meter
    store: NodeStore | None = None

    async def take(self, kind: str, who: str) -> None:
        """Consume one token; raise Refused with the time to wait if the bucket is empty."""
        self.meter.take(kind, who)
        if self.store is not None and kind in SHARED:
            rate: Rate = getattr(self.meter.limits, kind)
            if (wait := await self.store.take(kind, who, burst=rate.burst, every=rate.every)) > 0:
                raise too_often(wait)
