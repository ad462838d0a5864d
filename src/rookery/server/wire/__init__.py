"""The messages that go over the wire, in both directions: one set of types for validation, the OpenAPI document and the client.

Each module holds the messages about one subject; this one holds the responses to requests, and the codecs.
"""

from functools import partial
from typing import Any

import msgspec

from rookery.core import frozen
from rookery.server.refusals import Refused
from rookery.server.wire import deals, insight, lobby, people, replays, requests, tables

__all__ = ["deals", "insight", "lobby", "people", "replays", "requests", "tables"]


class DoneFrame(msgspec.Struct, frozen=True, tag="done", tag_field="kind"):
    """The request is done and durable."""

    request: str | None
    version: int


class ErrorFrame(msgspec.Struct, frozen=True, tag="error", tag_field="kind"):
    """A refused request. `rule` is the ledger id of the rule that forbids it; `reason` refines the code, `details` are the message's arguments."""

    code: str
    message: str
    rule: str | None = None
    request: str | None = None
    reason: str | msgspec.UnsetType = msgspec.UNSET
    details: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET

    @classmethod
    def of(cls, refused: Refused, request: str | None = None) -> "ErrorFrame":
        """Return the frame of a refusal."""
        reason, details = refused.reason or msgspec.UNSET, refused.details or msgspec.UNSET
        return cls(refused.code, refused.message, refused.rule, request, reason, details)


ServerFrame = tables.TableFrame | tables.PresenceFrame | tables.ChatFrame | DoneFrame | ErrorFrame

encode = msgspec.json.Encoder(enc_hook=frozen.inside).encode  # writes a FrozenMap as an object
builtins = partial(msgspec.to_builtins, enc_hook=frozen.inside)
decode_client_frame = msgspec.json.Decoder(requests.ClientFrame).decode
