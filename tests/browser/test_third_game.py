"""A game that the client has never heard of is played on the plain board: nothing but the server's answers says what it is."""

import json
from typing import Any, Final

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.person import PHONE, Come

GAME: Final = "pebbles"
SHUFFLE: Final = {"commitment": "", "commitments": ["", ""], "sealed": False, "entropy": ["", ""], "secret": None}
FACTS: Final = {
    "game": GAME, "title": "Pebbles", "designer": "", "age": 6, "minutes": [5, 10], "seats": [2, 2], "options": {"heap": ["small", "large"]},
    "expansions": ["moss"], "bots": ["stone"], "levels": ["stone"],
}  # fmt: skip


def choice(count: int) -> dict[str, Any]:
    return {"action": f"take {count}", "target": {"kind": "button", "at": ""}, "label": "choice-bid", "args": {"count": count}}


class MadeUpServer:
    """A server with one made-up game: two take pebbles in turn, one or two at a time, and the last pebble wins."""

    def __init__(self) -> None:
        self.left = 4
        self.version = 0
        self.opened: list[Any] = []
        self.moves: list[dict[str, Any]] = []

    def frame(self, *, since: int = -1) -> dict[str, Any]:
        over = self.left == 0
        takes = () if over else range(1, min(2, self.left) + 1)
        view = {
            "game": GAME, "seat": 0, "actor": None if over else 0, "scores": [self.version, 0], "events": [], "pebbles": self.left,
            "choices": [choice(count) for count in takes],
            "outcome": {
                "scores": [4, 0], "places": [1, 2], "reason": "ended",
                "sheets": [{"lines": [{"label": "score-total", "points": points, "args": {}}]} for points in (4, 0)],
            } if over else None,
        }  # fmt: skip
        seats = [
            {"name": "Ada", "guest": "a", "bot": None, "away": False, "online": True, "you": True},
            {"name": "", "guest": None, "bot": "stone", "away": False, "online": False, "you": False},
        ]
        return {
            "kind": "table", "table": "made-up", "version": self.version, "number": 1, "status": "finished" if over else "running", "game": GAME,
            "options": {}, "expansions": [], "host": True, "listed": False, "seats": seats, "your_seats": [0], "can_take_back": False, "clock": None,
            "proposals": [], "ending": None, "time_control": None, "shuffle": SHUFFLE, "view": view,
            "moves": [move for move in self.moves if move["version"] > since], "now": 0,
        }  # fmt: skip

    def open(self, route: Route) -> None:
        self.opened.append(route.request.post_data_json)
        route.fulfill(json=self.frame())

    def follow(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: self.act(socket, json.loads(text)))
        socket.send(json.dumps(self.frame()))

    def act(self, socket: WebSocketRoute, asked: dict[str, Any]) -> None:
        count = int(asked["action"].split()[1])
        self.left -= count
        self.version += 1
        self.moves.append({"version": self.version, "seat": 0, "action": asked["action"], "events": [{"kind": "bid", "seat": 0, "count": count}]})
        socket.send(json.dumps(self.frame(since=self.version - 1)))
        socket.send(json.dumps({"kind": "done", "request": asked["request"], "version": self.version}))


def test_an_unknown_game_is_opened_played_and_ended_on_the_plain_board(come: Come) -> None:
    ada, server = come(size=PHONE), MadeUpServer()
    ada.page.route("**/api/games", lambda route: route.fulfill(json=[FACTS]))
    ada.page.route("**/api/tables", server.open)
    ada.page.route("**/api/tables/made-up/seats/**", lambda route: route.fulfill(status=204))
    ada.page.route_web_socket("**/api/tables/made-up/socket*", server.follow)
    ada.open(f"/new/{GAME}", until="form")
    ada.page.locator(".submit").click()
    ada.wait_for_turn()
    assert [(terms["game"], terms["seats"], terms["bots"]) for terms in server.opened] == [(GAME, 2, [{"seat": 1, "bot": "stone"}])]
    assert ada.choices() == ["take 1", "take 2"]
    expect(ada.page.locator(".players li")).to_have_text(["You0", "stone0"])
    ada.page.locator('main [data-action="take 2"]').tap()
    expect(ada.page.locator(".log li")).to_contain_text(["You bid 2."])
    assert ada.flaws() == []
    assert not ada.overflows()
    ada.choose("take 2")
    expect(ada.page.locator("main caption")).to_have_text(["You: 4", "stone: 0"])
    expect(ada.page.locator(".log li")).to_have_count(2)
    assert ada.choices() == []
    assert ada.flaws() == []
