"""The log: every kind of entry survives encoding under a tag that never changes."""

import json
from typing import get_args

import msgspec
import pytest

from rookery.server.refusals import Refused
from rookery.server.tables import log

ENTRIES: list[log.AnyEntry] = [
    log.Opened(at=1, by="ann", game="five-towers", seats=2, options={"overbids": "retract"}, expansions=("x",), opener=1, listed=True),
    log.Opened(at=1, by="ann", game="five-towers", seats=2, clock=log.Clock(base=60, increment=2)),
    log.Opened(at=1, by="ann", game="five-towers", seats=2, clock=log.Clock(days=3), hints=True),
    log.Closed(at=15, by="ann"),
    log.Sat(at=2, by="ann", seat=0, guest="ann", name="Ann ♜"),
    log.SeatFreed(at=3, by="ann", seat=0),
    log.BotSat(at=4, by="ann", seat=1, bot="uniform"),
    log.EntropyAdded(at=5, by="ann", seat=0, entropy="rook"),
    log.Committed(at=6, secret="00" * 32),
    log.Started(at=7, by="ann", opener=1),
    log.Unrated(at=7, reason="one-person"),
    log.Acted(at=8, by="ann", request="ann/7", seat=0, action="bid 2"),
    log.Acted(at=8, seat=None, action="reveal sand-7"),
    log.TookBack(at=9, by="ann", seat=0),
    log.Flagged(at=10, seat=0),
    log.Returned(at=11, by="ann", seat=0),
    log.Resumed(at=12),
    log.Said(at=13, by="ann", name="Ann", phrase="hello"),
    log.Said(at=13, by="ann", name="Ann", text="Grüße"),
    log.Silenced(at=13, by="ann", guest="eve"),
    log.Silenced(at=13, by="ann", guest="eve", silenced=False),
    log.Renamed(at=13, guest="ann", name="Anna", before="Ann"),
    log.Rematched(at=14, by="ann"),
    log.TermsChanged(at=16, by="ann", terms=log.Opened(at=1, by="ann", game="five-towers", seats=3, opener=2)),
    log.HandedOver(at=17, by="ann", to="bob"),
    log.SeatFreed(at=18, by="ann", seat=1, kept_out=True),
    log.Reseated(at=19, by="ann", order=(1, 0)),
    log.Left(at=20, by="ann"),
    log.TookBack(at=21, by="bob", seat=0, actions=7),
    log.BotSubstituted(at=22, by="bob", seat=0),
    log.Resigned(at=23, by="ann", seat=0),
    log.Agreed(at=24, by="bob", what="stand-in", seat=0),
    log.Declined(at=25, by="bob", what="rematch"),
    log.Ended(at=26, by="bob", how="abandoned", seats=(0,)),
    log.Resumed(at=27, down=5000),
    log.EntropyCommitted(at=28, by="ann", seat=0, commitment="00" * 32),
    log.Sealed(at=29, by="ann"),
    log.Rematched(at=30, by="ann", absent=(1,)),
    log.Opened(at=31, by="ann", game="five-towers", seats=2, imported={"player 0": "Ada"}),
    log.Named(at=31, seat=0, name="Ada"),
]
TAGS = (
    "acted agreed bot-sat closed committed declined ended entropy-committed flagged handed-over left named opened"
    " rematched renamed reseated resigned resumed returned said sat"
    " sealed silenced started stood stood-in terms-changed took-back unrated worded"
)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_an_entry_round_trips(entry: log.AnyEntry) -> None:
    assert log.decode(log.encode(entry)) == entry


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_entries_are_immutable(entry: log.AnyEntry) -> None:
    with pytest.raises(AttributeError):
        setattr(entry, "at", 0)  # noqa: B010  mypy would refuse the plain form, rightly


def test_every_kind_of_entry_is_tested_here() -> None:
    assert {type(entry) for entry in ENTRIES} == set(get_args(log.AnyEntry))


def test_the_tags_of_stored_entries_never_change() -> None:
    assert " ".join(sorted({json.loads(log.encode(entry))["kind"] for entry in ENTRIES})) == TAGS


def test_the_fields_of_stored_entries_never_change() -> None:
    entropy = log.EntropyAdded(at=5, by="ann", seat=0, entropy="rook")
    assert log.encode(entropy) == b'{"kind":"worded","at":5,"by":"ann","seat":0,"word":"rook"}'


def test_fields_that_older_entries_lack_have_their_old_meaning() -> None:
    opened, sat, freed, committed, taken_back, silenced = (
        log.decode(b'{"at":1,"kind":' + text + b"}")
        for text in (
            b'"opened","game":"five-towers","seats":2,"clock":{"base":60}',
            b'"sat","seat":0,"guest":"ann","name":"Ann"',
            b'"stood","seat":0',
            b'"committed","secret":"00"',
            b'"took-back","seat":0',
            b'"silenced","guest":"eve"',
        )
    )
    terms = log.Opened(at=1, game="five-towers", seats=2, listed=False, hints=False, helps=True, clock=log.Clock(base=60, increment=0))
    assert opened == terms
    assert sat == log.Sat(at=1, seat=0, guest="ann", name="Ann", program=False)
    assert freed == log.SeatFreed(at=1, seat=0, kept_out=False)
    assert committed == log.Committed(at=1, secret="00", again=False)
    assert taken_back == log.TookBack(at=1, seat=0, actions=1)
    assert silenced == log.Silenced(at=1, guest="eve", silenced=True)


def test_defaults_are_not_written() -> None:
    assert json.loads(log.encode(log.Resumed(at=12))) == {"kind": "resumed", "at": 12}
    opened = log.Opened(at=1, game="five-towers", seats=2, clock=log.Clock(days=3), deal=log.Deal("x"))
    written = {"kind": "opened", "at": 1, "game": "five-towers", "seats": 2, "clock": {"days": 3}, "deal": {"id": "x"}}
    assert json.loads(log.encode(opened)) == written


@pytest.mark.parametrize("text", [b"{}", b'{"kind":"cheated","at":1}', b'{"kind":"stood","at":1}', b'{"kind":"stood","at":"1","seat":0}'])
def test_entries_of_an_unknown_form_are_left_to_a_newer_release(text: bytes) -> None:
    with pytest.raises(Refused, match="updated"):
        log.decode(text)


def test_what_is_not_json_is_no_entry() -> None:
    with pytest.raises(msgspec.DecodeError):
        log.decode(b"stood")
