"""Play on a server: `python visitor.py http://127.0.0.1:8000 TABLE SEAT`. Needs only the standard library.

Without TABLE and SEAT the program opens its own table and plays against a bot.
"""

import json
import random
import sys
import time
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

OPENER = build_opener(HTTPCookieProcessor(CookieJar()))  # the cookie is our identity


def ask(server: str, method: str, path: str, body: object = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = Request(f"{server}/api/{path}", data, {"content-type": "application/json"}, method=method)
    try:
        with OPENER.open(request, timeout=30) as answer:
            return json.load(answer)
    except HTTPError as refused:
        if refused.code != 429:  # 429: rate limit exceeded
            raise
        time.sleep(float(refused.headers["retry-after"]))
        return ask(server, method, path, body)


def open_table(server: str, game: str = "five-towers", bot: str = "apprentice") -> str:
    """Open a table with a bot on seat 1, start the game and return the table's id."""
    ask(server, "PATCH", "me", {"name": "Visitor"})
    table: str = ask(server, "POST", "tables", {"game": game, "seats": 2, "bots": [{"seat": 1, "bot": bot}]})["table"]
    ask(server, "PUT", f"tables/{table}/seats/0", {"program": True})
    ask(server, "POST", f"tables/{table}/start")
    return table


def play(server: str, table: str, seat: int, wait: float = 1.0) -> list[int]:
    """Take the seat, play the game to its end and return the scores."""
    ask(server, "PATCH", "me", {"name": "Visitor"})
    frame = ask(server, "PUT", f"tables/{table}/seats/{seat}", {"program": True})
    while frame["status"] != "finished":
        view = frame["view"]
        if view and view["choices"]:
            action = random.choice(view["choices"])["action"]  # your bot goes here
            frame = ask(server, "POST", f"tables/{table}/actions", {"version": frame["version"], "action": action})
        else:
            time.sleep(wait)
            frame = ask(server, "GET", f"tables/{table}")
    scores: list[int] = frame["view"]["scores"]
    return scores


if __name__ == "__main__":
    where = sys.argv[1].rstrip("/")
    print(play(where, sys.argv[2], int(sys.argv[3])) if len(sys.argv) > 2 else play(where, open_table(where), 0))
