"""`rookery visit`: a bot plays at a table of a Rookery server."""

import json
import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, redirect_stdout, suppress
from dataclasses import asdict
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple, TextIO
from urllib.parse import parse_qs, quote, urlsplit
from uuid import uuid4

from rookery.bots import substitute_name
from rookery.bots.entrants import MakeEntrant, read_budget
from rookery.cli.arguments import add_setup, find_game, random_seed, read_setup, whole_number
from rookery.cli.bot_arguments import name_bots
from rookery.cli.errors import INTERRUPTED, WRONG_CONTENT, InputError
from rookery.cli.visits.client import Client, Say, cookies_in
from rookery.cli.visits.follower import Frame
from rookery.cli.visits.refusals import RefusedError
from rookery.cli.visits.visit import Result, Visit
from rookery.core.record import Setup
from rookery.core.rules import Seat
from rookery.locale import Words
from rookery.play.bot import Bot, BotFailedError
from rookery.play.deal import close

NAME: Final = 24
"""The longest name that servers accept."""
_TABLE: Final = re.compile(r"/t/([A-Za-z0-9_-]+)")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("url", metavar="URL", help="argument-visit-url")
    parser.add_argument("bot", metavar="BOT", help="argument-visit-bot")
    parser.add_argument("--table", metavar="ID", help="argument-visit-table")
    parser.add_argument("--seat", type=whole_number, metavar="N", help="argument-visit-seat")
    parser.add_argument("--game", metavar="GAME", help="argument-visit-game")
    add_setup(parser)
    parser.add_argument("--bots", metavar="NAME,NAME", help="argument-visit-bots")
    parser.add_argument("--games", type=whole_number, default=1, metavar="K", help="argument-visit-games")
    parser.add_argument("--name", metavar="NAME", help="argument-visit-name")
    parser.add_argument("--cookies", type=Path, metavar="FILE", help="argument-visit-cookies")
    parser.add_argument("--seed", metavar="TEXT", help="argument-visit-seed")
    parser.add_argument("--json", action="store_true", help="argument-visit-json")


class _Place(NamedTuple):
    """What an address names: the server, a table if it is the link of one, and an invite code if it has one."""

    server: str
    table: str | None
    invitation: str


def run(arguments: Namespace, words: Words) -> int:
    place = _read_address(arguments.url)
    table = place.table if arguments.table is None else _table_id(arguments.table)
    if (table is None) == (arguments.game is None) or not arguments.games:
        raise InputError("visit-what")
    name = arguments.name or _default_name(arguments.bot)
    seed = arguments.seed if arguments.seed is not None else random_seed()

    def say(message: str, **details: str | int) -> None:
        sys.stderr.write(words(message, **details) + "\n")

    out = sys.stdout
    with redirect_stdout(sys.stderr), ExitStack() as stack:  # what the bot prints is not part of the result
        own = None if arguments.game is None else _OwnTable.read(arguments)
        bot = None if own is None else stack.enter_context(_bot(own.setup.game, arguments.bot))
        client = Client(place.server, stack.enter_context(cookies_in(arguments.cookies or _cookie_file(place.server, name))), say)
        try:
            _introduce(client, place.invitation, name)
            table = str(table) if own is None else own.open(client, say)
            bot = bot or stack.enter_context(_bot(client.request("GET", f"tables/{table}")["game"], arguments.bot))
            visit = stack.enter_context(closing(Visit(client, table, bot, seat=arguments.seat, seed=seed, say=say)))
            _play(visit, arguments, words, out)
        except RefusedError as refused:
            raise InputError("visit-refused", text=refused.sentence(words), exit_code=WRONG_CONTENT) from refused
        except KeyboardInterrupt as error:
            raise InputError("visit-interrupted", exit_code=INTERRUPTED) from error
    return 0


# --- before the games


def _read_address(url: str) -> _Place:
    """Read the address of a server, the link of a table, or an invitation."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    try:
        valid = parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0
    except ValueError:  # the port is not a number
        valid = False
    if not valid:
        raise InputError("visit-address", url=url, example="http://127.0.0.1:8000")
    found = _TABLE.match(parts.path)
    return _Place(f"{parts.scheme}://{parts.netloc}", found[1] if found else None, parse_qs(parts.fragment).get("invitation", [""])[0])


def _table_id(text: str) -> str:
    """Return the id of a table from its id or its link."""
    found = _TABLE.search(text)
    return found[1] if found else quote(text, safe="")


def _default_name(bot: str) -> str:
    """Return the name of the class, of the program without its folder, or of the built-in bot."""
    text, _ = read_budget(bot)
    word = (text.split() or [""])[0]
    return (word.rpartition(":")[2] if ":" in word else Path(word).stem)[:NAME] or "Bot"


def _cookie_file(server: str, name: str) -> Path:
    return Path(re.sub(r"[^\w.-]+", "-", f"visit-{urlsplit(server).netloc}-{name}") + ".cookies")


@contextmanager
def _bot(game: str, text: str) -> Iterator[Bot]:
    bot = MakeEntrant(find_game(game).name)(text)
    try:
        yield bot
    finally:
        close(bot)


def _introduce(client: Client, invitation: str, name: str) -> None:
    if invitation:
        client.request("POST", "invitations", {"code": invitation})
    client.request("PATCH", "me", {"name": name})


class _OwnTable(NamedTuple):
    """The terms of a table that the bot opens itself: the setup, and the server's bots on the other seats."""

    setup: Setup
    bots: dict[Seat, str]
    opener: Seat | None

    @classmethod
    def read(cls, arguments: Namespace) -> "_OwnTable":
        game = find_game(arguments.game)
        setup = read_setup(game, arguments)
        own = arguments.seat or 0
        if own >= setup.seats:
            raise InputError("visit-seat", seat=own, last=setup.seats - 1)
        others = [seat for seat in range(setup.seats) if seat != own]
        names = name_bots(game.name, arguments.bots or substitute_name(game.name), len(others))
        return cls(setup, dict(zip(others, names, strict=True)), arguments.opener)

    def open(self, client: Client, say: Say) -> str:
        """Return a table with these terms: one that this guest has left in the middle of a game, or else a new one."""
        for row in client.request("GET", "me/tables?finished=false")["tables"]:
            if row["game"] == self.setup.game and row["status"] in {"open", "running"}:
                frame = client.request("GET", f"tables/{row['table']}")
                if self._is(frame):
                    say("visit-resumed", url=f"{client.address}/t/{row['table']}")
                    return str(row["table"])
        terms = {
            "game": self.setup.game,
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "expansions": self.setup.expansions,
            "opener": self.opener,
            "bots": [{"seat": seat, "bot": bot} for seat, bot in self.bots.items()],
            "sit": [],
            "bot_speed": "at-once",
            "request": uuid4().hex,
        }
        table = str(client.request("POST", "tables", terms)["table"])
        say("visit-opened", url=f"{client.address}/t/{table}")
        return table

    def _is(self, frame: Frame) -> bool:
        """Return whether a table was opened with these terms, apart from the opener."""
        bots = {seat: one["bot"] for seat, one in enumerate(frame["seats"]) if one["bot"]}
        terms = frame["options"], tuple(frame["expansions"]), sorted(bots.values())
        return frame["host"] and terms == (dict(self.setup.options), self.setup.expansions, sorted(self.bots.values()))


# --- the games


def _play(visit: Visit, arguments: Namespace, words: Words, out: TextIO) -> None:
    results = []
    try:
        for result in visit.games(arguments.games):
            results.append(result)
            out.write((json.dumps(asdict(result)) if arguments.json else _sentence(result, words)) + "\n")
            out.flush()
    except BotFailedError as failed:
        with suppress(RefusedError):
            visit.leave()
        seat = -1 if failed.seat is None else failed.seat
        raise InputError("bot-failed", because=failed, bot=arguments.bot, seat=seat, exit_code=WRONG_CONTENT) from failed
    if len(results) > 1 and not arguments.json:
        won = [_outcome(result) for result in results].count("won")
        mean = fmean(result.scores[result.seat] for result in results)
        share = words.percent(won / len(results))
        out.write(words("visit-summary", games=len(results), won=won, share=share, mean=words.decimal(mean)) + "\n")


def _sentence(result: Result, words: Words) -> str:
    """Return the result of a game as text."""
    scores = " : ".join(map(str, result.scores))
    return words("visit-result", number=result.number, seat=result.seat, result=_outcome(result), scores=scores)


def _outcome(result: Result) -> str:
    if result.places is None:
        return "none"
    if result.places[result.seat] > 1:
        return "lost"
    return "tied" if result.places.count(1) > 1 else "won"
