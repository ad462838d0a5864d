"""`rookery admin`: the operator's commands on a server's data, whether or not the server is running."""

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Final

from rookery.cli.arguments import Parser
from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.cli.server_data import add_data, data_file, database, storage_errors
from rookery.locale import Words
from rookery.server import limits
from rookery.server.nodes import Nodes
from rookery.server.people import operator
from rookery.server.refusals import Refused
from rookery.server.settings import Settings
from rookery.server.storage import Storage
from rookery.server.storage.opening import make_store
from rookery.server.tables.service import TableService

ACTION: Final = "ACTION"
SHOWN: Final = 50
LONGEST_ANNOUNCEMENT: Final = 280

Doing = Callable[[Storage, Namespace, Words], Awaitable[list[str]]]


def add_arguments(parser: ArgumentParser) -> None:
    assert isinstance(parser, Parser), "its texts are message ids"
    actions = parser.add_subparsers(dest="action", metavar=ACTION, title="help-actions", parser_class=Parser)
    for name in ACTIONS:
        action = actions.add_parser(name, words=parser.words, help=f"command-admin-{name}", description=f"command-admin-{name}")
        for argument, settings in ARGUMENTS.get(name, {}).items():
            action.add_argument(argument, **settings)
        add_data(action)
        action.set_defaults(own_parser=action)


def run(arguments: Namespace, words: Words) -> int:
    if arguments.action is None:
        raise InputError("usage-missing", arguments=ACTION)
    arguments.own_parser.check_complete(arguments)
    data, address = data_file(arguments), database(arguments)
    if address is None and not data.is_file():
        raise InputError("backup-nothing", file=str(data))
    with storage_errors(data, address):
        lines = asyncio.run(_with_store(make_store(Settings(data=data, database=address)), ACTIONS[arguments.action], arguments, words))
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0


async def _with_store(store: Storage, doing: Doing, arguments: Namespace, words: Words) -> list[str]:
    await store.open()
    try:
        return await doing(store, arguments, words)
    finally:
        await store.close()


async def _tables(store: Storage, _arguments: Namespace, _words: Words) -> list[str]:
    return [
        "\t".join((summary.table, summary.game, summary.status, _time(summary.updated), ", ".join(filter(None, summary.details.seats))))
        for summary in await store.lists.recent(SHOWN)
    ]


async def _people(store: Storage, arguments: Namespace, _words: Words) -> list[str]:
    return ["\t".join(found) for found in await store.guests.called(arguments.name, SHOWN)]


async def _close(store: Storage, arguments: Namespace, words: Words) -> list[str]:
    try:
        tables = TableService(store.logs, store.settings, Nodes(store.nodes))
        await operator.close_table(store.settings, tables, arguments.table)
    except Refused as refused:
        raise InputError(f"admin-{refused.code.replace('/', '-')}", table=arguments.table, exit_code=WRONG_CONTENT) from refused
    return [words("admin-closed", table=arguments.table)]


async def _ban(store: Storage, arguments: Namespace, words: Words) -> list[str]:
    guest, address = arguments.guest, arguments.address
    if guest is None and address is None:
        raise InputError("usage-missing", arguments="GUEST, --address")
    if guest is not None and not any(found[0] == guest for found in await store.guests.called(guest, SHOWN)):
        raise InputError("admin-no-guest", guest=guest, exit_code=WRONG_CONTENT)
    await operator.keep_out(store.settings, guest=guest, address=address, reason=arguments.reason)
    return [words("admin-banned", who=", ".join(filter(None, (guest, address))))]


async def _unban(store: Storage, arguments: Namespace, words: Words) -> list[str]:
    if not await store.settings.unban(arguments.who):
        raise InputError("admin-no-ban", who=arguments.who, exit_code=WRONG_CONTENT)
    return [words("admin-unbanned", who=arguments.who)]


async def _bans(store: Storage, _arguments: Namespace, _words: Words) -> list[str]:
    return ["\t".join((ban.kind, ban.value, _time(ban.at), ban.reason)) for ban in await store.settings.bans()]


async def _announce(store: Storage, arguments: Namespace, words: Words) -> list[str]:
    try:
        text = limits.line(arguments.text, LONGEST_ANNOUNCEMENT, "chat") if arguments.text else ""
    except Refused as refused:
        raise InputError("admin-announcement-form", most=LONGEST_ANNOUNCEMENT) from refused
    await store.settings.announce(text)
    return [words("admin-announced" if text else "admin-unannounced")]


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


ACTIONS: Final[dict[str, Doing]] = {
    "tables": _tables,
    "close": _close,
    "people": _people,
    "ban": _ban,
    "unban": _unban,
    "bans": _bans,
    "announce": _announce,
}
ARGUMENTS: Final[dict[str, dict[str, dict[str, str]]]] = {
    "close": {"table": {"metavar": "TABLE", "help": "argument-admin-table"}},
    "people": {"name": {"metavar": "NAME", "help": "argument-admin-name"}},
    "ban": {
        "guest": {"metavar": "GUEST", "nargs": "?", "help": "argument-admin-guest"},
        "--address": {"metavar": "ADDRESS", "help": "argument-admin-address"},
        "--reason": {"metavar": "TEXT", "default": "", "help": "argument-admin-reason"},
    },
    "unban": {"who": {"metavar": "WHO", "help": "argument-admin-who"}},
    "announce": {"text": {"metavar": "TEXT", "nargs": "?", "help": "argument-admin-text"}},
}
