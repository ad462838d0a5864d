"""The signature of a compiled class, which its extension does not hold: `inspect.signature` and `help` read it from the source beside it."""

import ast
import inspect
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any


class SourceSignature:
    """The attribute `__signature__` of a class and its subclasses."""

    def __get__(self, instance: object, owner: type) -> inspect.Signature:
        if instance is not None:
            raise AttributeError("only classes have a signature")
        return signature_of(owner)


@cache
def signature_of(owner: type) -> inspect.Signature:
    """Return the signature of a class: that of its constructor, or of the nearest base class with one."""
    for kind in owner.__mro__[:-1]:
        module = sys.modules[kind.__module__]
        constructor = _constructor(Path(module.__file__ or ""), kind.__name__)
        if constructor:
            signature = inspect.signature(_function(constructor, module))
            return signature.replace(parameters=list(signature.parameters.values())[1:], return_annotation=inspect.Signature.empty)
    return inspect.Signature()


def _constructor(file: Path, name: str) -> ast.FunctionDef | None:
    """Return the definition of a class's constructor, if its source has one."""
    source = file.with_name(file.name.partition(".")[0] + ".py")
    for node in ast.walk(ast.parse(source.read_text("utf-8"))) if source.is_file() else ():
        if isinstance(node, ast.ClassDef) and node.name == name:
            return next((item for item in node.body if isinstance(item, ast.FunctionDef) and item.name == "__init__"), None)
    return None


def _function(node: ast.FunctionDef, module: ModuleType) -> Any:
    """Return a Python function with the same parameters, annotations as text, and no body."""
    node.body = [ast.Pass()]
    found: dict[str, Any] = {}
    source = f"from __future__ import annotations\n{ast.unparse(node)}"
    exec(compile(source, module.__name__, "exec"), vars(module).copy(), found)  # noqa: S102  our own source; defaults may be names of the module
    return found["__init__"]
