"""A program that plays on a server: `python visitor.py http://127.0.0.1:8000 TABLE SEAT`. It needs nothing but Python."""

import json
import random
import sys
import time
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

OPENER = build_opener(HTTPCookieProcessor(CookieJar()))  # the cookie is who we are: keep it, and nobody else has our seat


def ask(server: str, method: str, path: str, body: object = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = Request(f"{server}/api/{path}", data, {"content-type": "application/json"}, method=method)
    with OPENER.open(request, timeout=30) as answer:
        return json.load(answer)


def play(server: str, table: str, seat: int, wait: float = 1.0) -> list[int]:
    """Sit down, play the game to its end, and give back the scores."""
    ask(server, "PATCH", "me", {"name": "Visitor"})
    frame = ask(server, "PUT", f"tables/{table}/seats/{seat}", {"program": True})
    while frame["status"] != "finished":
        view = frame["view"]
        if view and view["choices"]:
            action = random.choice(view["choices"])["action"]  # here your bot thinks
            frame = ask(server, "POST", f"tables/{table}/actions", {"version": frame["version"], "action": action})
        else:
            time.sleep(wait)
            frame = ask(server, "GET", f"tables/{table}")
    scores: list[int] = frame["view"]["scores"]
    return scores


if __name__ == "__main__":
    print(play(sys.argv[1].rstrip("/"), sys.argv[2], int(sys.argv[3])))
