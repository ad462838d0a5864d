"""Read C structs and enums from the .pxd files, so that uncompiled twins share the compiler's definitions."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

_MEMBER = re.compile(r"^ {4}[a-z ]+ (\w+)(?:\[(\d+)\])?(?: *#.*)?$")
_NUMBER = re.compile(r"^ {4}([A-Z_]+) = (-?\d+)\b", re.MULTILINE)


def numbers(pxd: Path) -> dict[str, int]:
    """Return the numbers of all enums."""
    return {name: int(value) for name, value in _NUMBER.findall(pxd.read_text("utf-8"))}


def named(module: str | Path, *names: str) -> list[int]:
    """Return these enum numbers from the .pxd beside this module file."""
    known = numbers(Path(module).with_suffix(".pxd"))
    return [known[name] for name in names]


def number_by_name(pxd: Path) -> Callable[[str], int]:
    """Return a module's `__getattr__` that looks up enum numbers by name."""
    known = numbers(pxd)

    def find(name: str) -> int:
        if name not in known:
            raise AttributeError(f"{pxd.name} has no constant {name}")
        return known[name]

    return find


def struct(pxd: Path, name: str) -> type[Any]:
    """Return a class with the struct's members, zero-initialised; `become` copies all of them."""
    members = _members(pxd.read_text("utf-8"), name)

    def __init__(self: Any) -> None:  # noqa: N807  it becomes the method of that name
        for member, length in members.items():
            setattr(self, member, [0] * length if length else 0)

    def become(self: Any, other: Any) -> None:
        for member, length in members.items():
            value = getattr(other, member)
            setattr(self, member, value[:] if length else value)

    return type(name, (), {"__slots__": tuple(members), "__init__": __init__, "become": become})


def _members(text: str, name: str) -> dict[str, int]:
    """Return each member and the length of its array, 0 for scalars."""
    _, _, body = text.partition(f"cdef struct {name}:\n")
    lines = [line for line in body.split("\n\n")[0].splitlines() if not line.lstrip().startswith("#")]
    found = [_MEMBER.match(line) for line in lines]
    return {member[1]: int(member[2] or 0) for member in found if member}
