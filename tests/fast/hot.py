"""Where compiled code that should be plain C touches Python: found in the C that Cython writes for the functions marked `@cython.nogil`."""

import ast
import re
from pathlib import Path

from Cython.Compiler.Main import compile_single
from Cython.Compiler.Options import CompilationOptions, default_options

from hatch_build import DIRECTIVES, c_of, made_from

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_NONE_TEST = re.compile(r"(?:\(\(PyObject \*\)\w+\)|\b__pyx_v_\w+) [!=]= Py_None")
_PYTHON = re.compile(r"\b(?!Py_ssize_t\b)(?:_?Py[A-Z_]\w*|__Pyx_\w+)")


def hot_functions(source: Path) -> set[str]:
    """The names of the functions marked to run without the GIL."""
    tree = ast.parse(source.read_text("utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {node.name for node in functions if "cython.nogil" in map(ast.unparse, node.decorator_list)}


def module_of(source: Path, root: Path) -> str:
    """The full name of the module in this file, the top package being in `root`."""
    return ".".join(source.relative_to(root).with_suffix("").parts)


def built_c(source: Path, root: Path) -> str | None:
    """The C that the build has compiled, if that was made from the sources that are there."""
    c = c_of(root, source)
    text = c.read_text("utf-8") if c.exists() else ""
    return text if text.endswith(made_from(root, source)) else None


def write_c(source: Path, target: Path, root: Path) -> str:
    """What Cython makes of a twin, with the directives of the build."""
    options = CompilationOptions(default_options, output_file=str(target), compiler_directives=DIRECTIVES, include_path=[str(root)])  # type: ignore[no-untyped-call]  # Cython's compiler has no types
    assert compile_single(str(source), options, module_of(source, root)).num_errors == 0  # type: ignore[no-untyped-call]  # as above
    return target.read_text("utf-8")


def touches(c: str, module: str, function: str) -> list[str]:
    """What of Python's C interface the body of this function names. A test against None compares pointers and does not count."""
    prefix = "".join(f"{len(part)}{part}_" for part in module.split("."))
    name = rf"__pyx_f_{prefix}(?:\d+[A-Za-z]+_)?{function}"
    body = re.search(rf"^static [^;\n]*\b{name}\([^;\n]*\) {{$(.*?)^}}$", c, re.MULTILINE | re.DOTALL)
    assert body is not None, f"{function} of {module} is not a C function"
    return _PYTHON.findall(_NONE_TEST.sub("", _COMMENT.sub("", body[1])))
