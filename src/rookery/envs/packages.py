"""The optional packages of `rookery[envs]`, and what to say if one is missing."""

from importlib import import_module
from types import ModuleType


def needed(name: str, install: str = "rookery[envs]") -> ModuleType:
    """Import an optional package; raise ImportError with the command that installs it if it is missing."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise
        raise ImportError(f"{error.name} is not installed: pip install '{install}'", name=error.name) from error
