"""`rookery serve`: run the game server."""

import os
import sys
import threading
import webbrowser
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable

import segno

from rookery.cli.arguments import whole_number
from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.cli.server_data import add_data, data_file, database, direct_database, shown, storage_errors
from rookery.locale import Words
from rookery.server.edge.run_server import lan_address, serve
from rookery.server.limits import SETTABLE, Limits, limits_from
from rookery.server.settings import LIMITS, LOOPBACK, Settings
from rookery.server.storage.secret_box import VARIABLE, key_file, known_key

HIGHEST_PORT = 65535
EVERYWHERE = "0.0.0.0"  # noqa: S104  only when --lan asks for it


def add_arguments(parser: ArgumentParser) -> None:
    add_data(parser)
    parser.add_argument("--direct-database", metavar="ADDRESS", help="argument-direct-database")
    parser.add_argument("--workers", type=whole_number, default=1, metavar="N", help="argument-workers")
    parser.add_argument("--port", type=whole_number, default=8000, metavar="N", help="argument-port")
    parser.add_argument("--host", metavar="ADDRESS", help="argument-host")
    parser.add_argument("--lan", action="store_true", help="argument-lan")
    parser.add_argument("--name", action="append", default=[], metavar="NAME", help="argument-host-name")
    parser.add_argument("--https", action="store_true", help="argument-https")
    parser.add_argument("--invite-only", action="store_true", help="argument-invite-only")
    parser.add_argument("--bot-cores", type=whole_number, metavar="N", help="argument-bot-cores")
    parser.add_argument("--limit", action="append", default=[], metavar="NAME=VALUE", help="argument-limit")
    parser.add_argument("--no-analysis", action="store_true", help="argument-no-analysis")
    parser.add_argument("--no-browser", action="store_true", help="argument-no-browser")


def run(arguments: Namespace, words: Words) -> int:
    settings = _settings(arguments)

    def ready(address: str, invite_code: str | None) -> None:
        place, key = settings.database or settings.data, key_file(settings.data)
        shared = _shared_address(address, settings) + (f"#invitation={invite_code}" if invite_code else "")
        sys.stdout.write(words("serve-ready", address=shared) + "\n")
        sys.stdout.write(words("serve-data", file=shown(place)) + "\n")
        if without_key and key.exists():
            sys.stdout.write(words("serve-new-key", key=str(key), variable=VARIABLE) + "\n")
        if arguments.lan:
            segno.make(shared, micro=False).terminal(out=sys.stdout, compact=True)
        sys.stdout.write(words("serve-stop") + "\n")
        sys.stdout.flush()
        if not arguments.no_browser and _has_browser():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        with storage_errors(settings.data, settings.database):
            without_key = settings.database is not None and known_key(settings.data) is None
            serve(settings, ready=ready)
    except SystemExit as error:
        raise InputError("serve-failed", port=str(settings.port), exit_code=WRONG_CONTENT) from error
    return 0


def _settings(arguments: Namespace) -> Settings:
    if arguments.port > HIGHEST_PORT:
        raise InputError("serve-port", port=str(arguments.port))
    address = database(arguments)
    if arguments.workers > 1 and address is None:
        raise InputError("serve-workers")
    host = arguments.host or (EVERYWHERE if arguments.lan else "127.0.0.1")
    lan = lan_address() if arguments.lan else None
    cores = os.cpu_count() or 1
    return Settings(
        data=data_file(arguments),
        database=address,
        direct_database=direct_database(arguments),
        workers=max(1, arguments.workers),
        host=host,
        port=arguments.port,
        hosts=(*LOOPBACK, host, *([lan] if lan else []), *arguments.name),
        invite_only=arguments.invite_only,
        secure_cookies=arguments.https,
        bot_cores=arguments.bot_cores or max(1, cores - 1),
        analysis=not arguments.no_analysis,
        limits=_limits([*os.environ.get(LIMITS, "").replace(",", " ").split(), *arguments.limit]),
    )


def _limits(texts: Iterable[str]) -> Limits:
    """Apply `NAME=VALUE` texts to the default limits; the last value of a name wins."""
    given: dict[str, float] = {}
    for text in texts:
        name, _, value = text.partition("=")
        try:
            given[name] = float(value)
            limits_from({name: given[name]})
        except ValueError as error:
            if name not in SETTABLE:
                raise InputError("serve-limit-unknown", name=name, known=", ".join(SETTABLE)) from error
            raise InputError("serve-limit-value", name=name, value=value) from error
    return limits_from(given)


def _shared_address(address: str, settings: Settings) -> str:
    """Return the address to share; with `--lan` one that others in the network can reach."""
    lan = lan_address() if settings.host == EVERYWHERE else None
    return address.replace(EVERYWHERE, lan or "127.0.0.1")


def _has_browser() -> bool:
    """Return whether this is a terminal on a machine with a display."""
    return sys.stdout.isatty() and (sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")))
