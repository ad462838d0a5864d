"""Where the seeds of the deep checks of equality begin: the variable ROOKERY_SEED moves them to games that nobody has checked yet."""

from os import environ
from typing import Final

FIRST_SEED: Final = int(environ.get("ROOKERY_SEED", "1000000"))
