"""`rookery restore`: replace the server's data with a backup."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.cli.server_data import add_backup_file, data_file_only
from rookery.locale import Words
from rookery.server.edge.run_server import InUseError, exclusive_use
from rookery.server.storage import NewerSchemaError
from rookery.server.storage.secret_box import VARIABLE, WrongKeyError, key_file
from rookery.server.storage.sqlite.backup import BrokenBackupError, restore


def add_arguments(parser: ArgumentParser) -> None:
    add_backup_file(parser, help="argument-restore", force="argument-force-restore")


def run(arguments: Namespace, words: Words) -> int:
    data, source = data_file_only(arguments), Path(arguments.file)
    if data.exists() and not arguments.force:
        raise InputError("restore-exists", file=str(data))
    try:
        with exclusive_use(data):
            restore(source, data)
    except InUseError as error:
        raise InputError("serve-in-use", file=str(data), exit_code=WRONG_CONTENT) from error
    except WrongKeyError as error:
        raise InputError("restore-wrong-key", file=str(source), key=str(key_file(data)), variable=VARIABLE, exit_code=WRONG_CONTENT) from error
    except (BrokenBackupError, NewerSchemaError) as error:
        raise InputError("restore-broken", file=str(source), exit_code=WRONG_CONTENT) from error
    sys.stdout.write(words("restore-done", file=str(data)) + "\n")
    return 0
