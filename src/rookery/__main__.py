"""`python -m rookery` is the command `rookery`."""

import sys

from rookery.cli import main

if __name__ == "__main__":
    sys.exit(main())
