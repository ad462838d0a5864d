"""A crowd at one table: everybody is admitted, nobody is disconnected, every action reaches all, and the game continues."""

import asyncio
import resource
from collections.abc import Callable

from rookery.server.edge import run_server
from tests.server.conftest import Servers
from tests.server.crowd import Crowd
from tests.server.serving import ServerProcess, wait_until
from tests.server.visiting import Visitor


def crowd_at(server: ServerProcess, size: int, again: Callable[[], ServerProcess] | None = None) -> None:
    """Let a crowd watch a game; after a restart (`again`), all of them return simultaneously."""

    async def watch(address: str, name: str, ann: Visitor, moves: int) -> None:
        crowd = Crowd(address, name, size)
        await crowd.arrived()
        table = await asyncio.to_thread(ann.sees, name)
        for _ in range(moves):
            table = await asyncio.to_thread(ann.acts, table)
            await crowd.has_seen(table["version"])
        await asyncio.to_thread(wait_until, lambda: ann.sees(name)["watching"] == size)
        assert crowd.closed() == []
        await crowd.leave()

    with Visitor(server.address).called("Ann") as ann:
        name = ann.opens(sit=[0, 1], start=True)["table"]
        asyncio.run(watch(server.address, name, ann, 5))
        if again is not None:
            cookie = ann.cookie
            restarted = again()
            with Visitor(restarted.address) as back:
                back.http.cookies.set("rookery", cookie or "")
                asyncio.run(watch(restarted.address, name, back, 5))


def test_a_hundred_spectators_who_come_at_once_stay_and_see_every_move(server: ServerProcess) -> None:
    crowd_at(server, 100)


def test_a_thousand_spectators_come_at_once_and_return_after_a_restart(start_server: Servers) -> None:
    run_server.allow_many_sockets()  # this process opens the sockets of the crowd
    server = start_server(cold=True)

    def again() -> ServerProcess:
        server.stop()
        return start_server(cold=True)

    crowd_at(server, 1000, again)


def test_the_server_may_hold_as_many_sockets_as_the_system_lets_it() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[1]), before[1]))
        run_server.allow_many_sockets()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(run_server.SOCKETS, before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
