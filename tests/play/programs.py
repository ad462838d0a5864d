"""Commands for bots that are programs, good and bad."""

import shlex
import sys

_LOOP = """
import json, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if "begin" in message or message["actor"] is None:
        continue
    {answer}
"""


def program(answer: str) -> str:
    """Return the command of a bot that reads lines and runs this code for each decision, with the position in `message`."""
    return shlex.join([sys.executable, "-c", _LOOP.format(answer=answer)])


FIRST = program("print(message['legal'][0], flush=True)")
SILENT = program("pass")
DYING = program("sys.exit('out of ideas')")
LYING = program("print('bid 9', flush=True)")
TALKATIVE = program("print('x' * 9000, flush=True)")
DEAF = shlex.join([sys.executable, "-c", "import time; time.sleep(60)"])
MISSING = "no-such-program-anywhere"
