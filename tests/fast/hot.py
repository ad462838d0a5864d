"""Find Python objects in code that must be plain C: the C that Cython generates for functions declared `nogil`."""

import ast
import re
from pathlib import Path

from Cython.Compiler.Main import compile_single
from Cython.Compiler.Options import CompilationOptions, default_options

from hatch_build import DIRECTIVES, c_of, made_from

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_NONE_TEST = re.compile(r"(?:\(\(PyObject \*\)\w+\)|\b__pyx_v_\w+) [!=]= Py_None")
_PYTHON = re.compile(r"\b(?!Py_ssize_t\b)(?:_?Py[A-Z_]\w*|__Pyx_\w+)")
_DECLARED = re.compile(r"(\w+)\([^()]*\) noexcept nogil")
_BASE = re.compile(r"^cdef class \w+\((\w+)\)", re.MULTILINE)


def hot_functions(source: Path, root: Path) -> set[str]:
    """Return the names of a module's functions that run without the GIL, as its .pxd declares them."""
    functions = {node.name for node in ast.walk(ast.parse(source.read_text("utf-8"))) if isinstance(node, ast.FunctionDef)}
    return functions & _declared(source.with_suffix(".pxd"), root)


def _declared(pxd: Path, root: Path) -> set[str]:
    """Return the names of the functions that a .pxd declares `nogil`, including those of base classes."""
    text = pxd.read_text("utf-8") if pxd.exists() else ""
    found = set(_DECLARED.findall(text))
    for base in _BASE.findall(text):
        for module in re.findall(rf"^from (\S+) cimport .*\b{base}\b", text, re.MULTILINE):
            found |= _declared(root.joinpath(*module.split(".")).with_suffix(".pxd"), root)
    return found


def module_of(source: Path, root: Path) -> str:
    """Return the full name of the module in this file; `root` contains the top package."""
    return ".".join(source.relative_to(root).with_suffix("").parts)


def built_c(source: Path, root: Path) -> str | None:
    """Return the C that the build compiled, or None if the sources have changed since."""
    c = c_of(root, source)
    text = c.read_text("utf-8") if c.exists() else ""
    return text if text.endswith(made_from(root, source)) else None


def write_c(source: Path, target: Path, root: Path) -> str:
    """Translate a twin to C with the directives of the build."""
    options = CompilationOptions(default_options, output_file=str(target), compiler_directives=DIRECTIVES, include_path=[str(root)])  # type: ignore[no-untyped-call]  # Cython's compiler has no types
    assert compile_single(str(source), options, module_of(source, root)).num_errors == 0  # type: ignore[no-untyped-call]  # as above
    return target.read_text("utf-8")


def touches(c: str, module: str, function: str) -> list[str]:
    """Return the names of Python's C API in the body of a function. Comparing a pointer with None does not count."""
    prefix = "".join(f"{len(part)}{part}_" for part in module.split("."))
    name = rf"__pyx_f_{prefix}(?:\d+[A-Za-z]+_)?{function}"
    bodies = re.findall(rf"^static [^;\n]*\b{name}\([^;\n]*\) {{$(.*?)^}}$", c, re.MULTILINE | re.DOTALL)
    assert bodies, f"{function} of {module} is not a C function"
    return [touched for body in bodies for touched in _PYTHON.findall(_NONE_TEST.sub("", _COMMENT.sub("", body)))]
