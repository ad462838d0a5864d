"""Write web/src/wire.ts, the client's types of all messages and views, from the server's OpenAPI document. Git ignores that file."""

import json
import subprocess
import sys
from pathlib import Path

from rookery.server.edge.app import create_app
from rookery.server.edge.openapi import complete
from rookery.server.settings import Settings

document = complete(create_app(Settings(data=Path("never-opened.sqlite3"))).openapi_schema.to_schema())
subprocess.run([sys.executable, Path(__file__).with_name("npm.py"), "run", "--silent", "types"], input=json.dumps(document).encode(), check=True)  # noqa: S603  the command is our own
