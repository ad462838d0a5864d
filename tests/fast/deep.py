"""The first seed of the deep equality checks; the variable ROOKERY_SEED selects fresh games."""

from os import environ
from typing import Final

FIRST_SEED: Final = int(environ.get("ROOKERY_SEED", "1000000"))
