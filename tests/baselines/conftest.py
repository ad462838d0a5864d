"""The fixture that runs the command line."""

from tests.cli.conftest import rookery

__all__ = ["rookery"]
