"""Skip checks marked `once` in everyday runs while their inputs have not changed since they last passed.

These slow checks test the compiler's output for src/rookery/fast, so their results depend only on the sources. `make test-deep`, and
a run without `-m "not deep"`, always run them.
"""

import platform
from collections.abc import Generator
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DEPENDS_ON = ("hatch_build.py", "pyproject.toml", "src/rookery/fast/**/*.py", "src/rookery/fast/**/*.pxd", "tests/fast/*.py")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("markexpr") != "not deep":
        return
    state = _state()
    done = [item for item in items if item.get_closest_marker("once") and _passed(item) == state]
    items[:] = [item for item in items if item not in done]
    config.hook.pytest_deselected(items=done)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call" and item.get_closest_marker("once"):
        _note(item, _state() if report.passed else "")
    return report


def _state() -> str:
    """Return a checksum of everything that marked checks depend on."""
    found = sha256(f"{platform.python_version()} {platform.machine()} {version('cython')}".encode())
    for path in sorted({path for pattern in DEPENDS_ON for path in ROOT.glob(pattern)}):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + sha256(path.read_bytes()).digest())
    return found.hexdigest()


def _passed(item: pytest.Item) -> str:
    """Return the checksum at which this check last passed."""
    cache = _cache(item)
    return "" if cache is None else str(cache.get(_key(item), ""))


def _note(item: pytest.Item, state: str) -> None:
    cache = _cache(item)
    if cache is not None:
        cache.set(_key(item), state)


def _cache(item: pytest.Item) -> pytest.Cache | None:
    """Return pytest's cache between runs; `-p no:cacheprovider` disables it."""
    return getattr(item.config, "cache", None)


def _key(item: pytest.Item) -> str:
    return f"rookery/once/{sha256(item.nodeid.encode()).hexdigest()[:16]}"
