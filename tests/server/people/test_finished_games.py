"""Finished games leave the server without the people who played them."""

from functools import partial
from random import Random

import pytest

from rookery.core.record import Record
from rookery.server import time_source
from rookery.server.deals.deals import daily_id
from rookery.server.people import finished_games
from rookery.server.services import Services
from rookery.server.storage.guests import Device, Guest
from rookery.server.tables import commands
from rookery.server.tables.log import Origin
from tests.server.offline_table import ANN
from tests.server.population import TO_ITS_END, Kind, add_tables, person, table_name
from tests.server.running_services import a_table, play_out

DAY = 24 * 60 * 60 * 1000


async def found(services: Services) -> list[tuple[Record, tuple[str | None, ...]]]:
    return [game async for game in finished_games.records(services.storage)]


async def test_games_come_in_a_fixed_order_with_bots_and_without_people(services: Services) -> None:
    await add_tables(services.storage, Kind(TO_ITS_END, bot="uniform"), range(3), lambda table: (person(table), person(table + 9)))
    games = await found(services)
    assert [bots for _, bots in games] == [(None, "uniform")] * 3
    expected = [(await services.tables.table(name)).played[0].record.actions for name in sorted(map(table_name, range(3)))]
    assert [record.actions for record, _ in games] == expected
    assert all(record.scores is not None and not record.tags for record, _ in games)


async def test_running_games_and_practice_are_not_among_them(services: Services) -> None:
    await a_table(services, bots=1)
    assert await found(services) == []
    table = await play_out(services, await a_table(services, bots=1), lambda view, _: view.choices[0].action)
    await services.tables.open_table([partial(commands.practise, ANN, "Ann", 0, Origin(table.id, 1, 5), table.played[0])])
    assert len(await found(services)) == 1


async def test_a_resigned_game_is_unfinished(services: Services) -> None:
    await add_tables(services.storage, Kind((5, 5), resigned=True), range(1), lambda table: (person(table), person(table + 9)))
    [(record, _)] = await found(services)
    assert record.scores is None


@pytest.mark.parametrize("later", [0, DAY])
async def test_a_daily_deal_is_left_out_until_its_day_is_over(later: int, clock: list[int], services: Services) -> None:
    guest = Guest(id=ANN, name="Ann", created=0)
    await services.storage.guests.add(guest, Device(hash=guest.id, name="", address="", created=0, seen=0))
    table = await services.deals.play(daily_id("five-towers", time_source.today()), guest)
    await play_out(services, table, lambda view, version: Random(version).choice(view.choices).action)
    clock[0] += later
    assert len(await found(services)) == bool(later)


async def test_the_digest_changes_with_every_finished_game(services: Services) -> None:
    digests = [await finished_games.digest(services.storage)]
    for number in range(2):
        await add_tables(services.storage, Kind(TO_ITS_END), range(number, number + 1), lambda table: (person(table), person(table + 9)))
        digests.append(await finished_games.digest(services.storage))
    assert len(set(digests)) == 3
    assert await finished_games.digest(services.storage) == digests[-1]
