"""Hints: the strongest bot's choice, for the guest to act, at tables with hints."""

import asyncio
from typing import Any

import pytest

from rookery.core.outcome import args
from rookery.core.view import View
from rookery.play.advice import Explanation, Opinion
from rookery.server import wire
from rookery.server.refusals import Refused
from rookery.server.services import Services
from rookery.server.tables import commands
from rookery.server.tables.table import Table
from rookery.server.thinking import bot_pool
from rookery.server.thinking.bot_pool import BotPool
from tests.server import failing_bots
from tests.server.conftest import Visitors
from tests.server.offline_table import ANN, BOB, finished, started
from tests.server.running_services import FakeBots, a_table, act
from tests.server.serving import TIMEOUT
from tests.server.visiting import Frame, Visitor

AGAINST_A_BOT: Any = {"bots": [{"seat": 1, "bot": "uniform"}], "opener": 0, "start": True}


def hint(visitor: Visitor, table: Frame) -> Frame:
    answer: Frame = visitor.gets(f"tables/{table['table']}/hint")
    return answer


def no_hint(visitor: Visitor, table: Frame) -> tuple[int, str]:
    return visitor.is_refused("GET", f"tables/{table['table']}/hint")


@pytest.mark.parametrize("game", ["five-towers", "carcassonne"])
def test_a_hint_is_a_legal_choice_that_can_be_played(game: str, ann: Visitor) -> None:
    table = ann.opens(game, hints=True, **AGAINST_A_BOT)
    assert table["hints"]
    given = hint(ann, table)
    assert given["version"] == table["version"]
    assert given["action"] == given["best"][0]["action"]
    best = given["best"]
    assert 1 <= len(best) <= 3  # choices with equal expectations appear once
    assert [choice["result"] for choice in best] == sorted((choice["result"] for choice in best), reverse=True)
    assert all(choice["spread"] > 0 for choice in best)
    assert all(choice["explanations"] for choice in best) or len(best) == 1  # the only choice needs no explanation
    assert given["action"] in [choice["action"] for choice in table["view"]["choices"]]
    assert ann.acts(table, given["action"])["moves"][0]["action"] == given["action"]


def test_a_hint_changes_nothing(ann: Visitor) -> None:
    table = ann.opens(hints=True, **AGAINST_A_BOT)
    hint(ann, table)
    before, after = (
        {**frame, "now": 0, "seats": [{**seat, "gone_since": 0} for seat in frame["seats"]]} for frame in (table, ann.sees(table["table"]))
    )
    assert after == before


def test_without_the_agreement_there_are_no_hints(ann: Visitor) -> None:
    table = ann.opens(**AGAINST_A_BOT)
    assert not table["hints"]
    assert no_hint(ann, table) == (403, "hint/not-allowed")
    assert no_hint(ann, {"table": "nowhere"}) == (404, "table/unknown")


def test_hints_are_for_the_guest_who_is_to_act(ann: Visitor, bob: Visitor, visitor: Visitors) -> None:
    table = ann.opens(hints=True, opener=0)
    assert no_hint(ann, table) == (409, "table/not-running")
    bob.puts(f"tables/{table['table']}/seats/1", {})
    table = ann.posts(f"tables/{table['table']}/start")
    for other in (bob, visitor("Eve"), visitor()):
        assert no_hint(other, table) == (403, "action/not-your-turn")
    ann.acts(table, "bid 1")
    assert no_hint(ann, table) == (403, "action/not-your-turn")
    assert hint(bob, table)["action"] in [choice["action"] for choice in bob.sees(table["table"])["view"]["choices"]]


def test_a_hint_is_for_the_acting_seat_of_a_device(ann: Visitor) -> None:
    table = ann.opens(sit=[0, 1], opener=0, hints=True, start=True)
    for _ in range(2):
        assert hint(ann, table)["action"] in [choice["action"] for choice in table["view"]["choices"]]
        table = ann.acts(table)


def test_a_rematch_keeps_the_agreement() -> None:
    offline = finished(hints=True)
    with pytest.raises(Refused) as caught:
        commands.seat_to_hint(ANN, offline.table)
    assert caught.value.code == "table/not-running"
    offline.rematch()
    assert offline.table.terms.hints
    assert commands.seat_to_hint(offline.holder_to_act, offline.table) == offline.table.actor


def test_a_person_who_is_away_may_ask_before_coming_back() -> None:
    offline = started(hints=True)
    offline.do(commands.stand, ANN, 0)
    assert commands.seat_to_hint(ANN, offline.table) == 0
    with pytest.raises(Refused):
        commands.seat_to_hint(BOB, offline.table)


class Watched(FakeBots):
    """Bots that explain nothing and take the first choice once the test releases them."""

    async def explain(self, game: str, view: View, seed: str) -> tuple[Opinion, ...]:
        return ()

    async def choose(self, game: str, bot: str | None, view: View, seed: str) -> str:
        await super().choose(game, bot, view, seed)
        return view.choices[0].action


@pytest.fixture
def bots() -> Watched:
    bots = Watched()
    bots.go_on.clear()
    return bots


TERMS: Any = {"guests": (ANN, BOB), "hints": True}


async def test_a_hint_is_computed_once_per_version_from_the_view_of_its_seat(bots: Watched, services: Services) -> None:
    table = await a_table(services, **TERMS)
    bots.go_on.set()
    answers = await asyncio.gather(*(services.hints.hint(table.id, ANN) for _ in range(3)))
    assert answers == [wire.insight.HintFrame(table.version, "bid 0", (), ())] * 3
    assert [asked[:2] for asked in bots.asked] == [(None, table.view(ANN))]
    await act(services, table, "bid 0")
    assert (await services.hints.hint(table.id, BOB)).version == table.version + 1
    assert len(bots.asked) == 2


async def asked_by_ann(services: Services, bots: Watched) -> tuple[Table, "asyncio.Future[wire.insight.HintFrame]"]:
    """Return a table where a bot thinks about Ann's hint until the test releases it, and the pending hint."""
    table = await a_table(services, **TERMS)
    asking = asyncio.ensure_future(services.hints.hint(table.id, ANN))
    while not bots.asked:
        await asyncio.sleep(0)
    return table, asking


async def test_a_guest_without_the_turn_is_refused_while_a_bot_thinks_for_another(bots: Watched, services: Services) -> None:
    table, asking = await asked_by_ann(services, bots)
    with pytest.raises(Refused) as caught:
        await services.hints.hint(table.id, BOB)
    assert (caught.value.code, asking.done()) == ("action/not-your-turn", False)
    bots.go_on.set()
    await asking


async def test_a_hint_for_an_outdated_version_is_dropped(bots: Watched, services: Services) -> None:
    table, asking = await asked_by_ann(services, bots)
    await act(services, table, "bid 3")
    bots.go_on.set()
    with pytest.raises(Refused) as caught:
        await asking
    assert caught.value.code == "action/stale"


async def test_a_guests_requests_at_several_tables_are_answered_one_by_one(bots: Watched, services: Services) -> None:
    _, asking = await asked_by_ann(services, bots)
    others = [await a_table(services, **TERMS) for _ in range(3)]
    asked = [asyncio.ensure_future(services.hints.hint(table.id, ANN)) for table in others]
    of_bob = asyncio.ensure_future(services.hints.hint((await a_table(services, guests=(BOB, ANN), hints=True)).id, BOB))
    while len(bots.asked) < 2:
        await asyncio.sleep(0)
    await asyncio.sleep(0.05)
    assert len(bots.asked) == 2, "one for Ann, and one for Bob"
    bots.go_on.set()
    await asyncio.gather(asking, of_bob, *asked)
    assert len(bots.asked) == 5


async def test_each_table_keeps_its_hint(bots: Watched, services: Services) -> None:
    bots.go_on.set()
    tables = [await a_table(services, **TERMS) for _ in range(3)]
    for table in (*tables, *tables):
        await services.hints.hint(table.id, ANN)
    assert len(bots.asked) == 3


def explaining(game: str, view: View, seed: str) -> tuple[Opinion, ...]:
    """Recommend the last choice, because of seat 1; the one before is as good, and the others lower the expected result by 0.1."""
    *others, good, best = (choice.action for choice in view.choices)
    why = (Explanation("advice-rival", args(seat=1, count=2)),)
    return (Opinion(best, 0.61234, -1.5, 2.0, why), Opinion(good, 0.61234, -1.5, 2.0), *(Opinion(other, 0.51234, -3.0, 2.0) for other in others))


def failing(game: str, view: View, seed: str) -> tuple[Opinion, ...]:
    raise RuntimeError("no opinion")


@pytest.mark.parametrize("explain", [explaining, failing])
@pytest.mark.parametrize("bots", [BotPool(1)])
async def test_a_hint_is_explained_by_a_bot_process_or_given_without_explanation(
    monkeypatch: pytest.MonkeyPatch, explain: Any, services: Services
) -> None:
    """If the explanation fails, the server asks the strongest bot for its choice."""
    monkeypatch.setattr(bot_pool, "advise", explain)
    monkeypatch.setattr(bot_pool, "pick", failing_bots.marking)
    monkeypatch.setattr(bot_pool, "LONGEST", TIMEOUT)  # the process has to start first, which is slow on a busy machine
    table = await a_table(services, **TERMS)
    view = table.view(ANN)
    assert view is not None
    first, *_, good, last = (choice.action for choice in view.choices)
    why = wire.insight.ExplanationFrame("advice-rival", {"seat": 1, "count": 2})
    best = (wire.insight.HintedChoice(last, 0.612, -1.5, 2.0, (why,)), wire.insight.HintedChoice(first, 0.512, -3.0, 2.0, ()))
    explained = wire.insight.HintFrame(table.version, last, best, (last, good))
    expected = explained if explain is explaining else wire.insight.HintFrame(table.version, last, (), ())
    assert await services.hints.hint(table.id, ANN) == expected
