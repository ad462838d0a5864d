"""A process that opens data files like a starting server.

python -m tests.server.opener      reads file names; prints `waiting` while another process holds a file, then `opened` or the error
"""

import sys
import time
from pathlib import Path

from rookery.server.storage.sqlite import file as sqlite_file
from rookery.server.storage.sqlite.migrate import migrate


def say(what: str) -> None:
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


def sleep(seconds: float) -> None:
    """Print `waiting` between two attempts of the store."""
    say("waiting")
    time.sleep(seconds)


def main() -> None:
    vars(sqlite_file)["time"] = type("Time", (), {"sleep": staticmethod(sleep)})
    say("ready")
    for line in sys.stdin:
        try:
            connection = sqlite_file.connect(Path(line.strip()))
            migrate(connection)
            connection.close()
        except Exception as error:
            say(repr(error))
        else:
            say("opened")


if __name__ == "__main__":
    main()
