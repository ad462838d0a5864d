"""What the package build does besides packing: it compiles the twins of the games, in place, so that editable installs have them too.

A twin is a module of `rookery.fast` that imports cython. Without a working C compiler the build goes on: the same files then run as
Python, and the package depends on Cython, whose `cython` module they import.
"""

import re
from contextlib import chdir
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TWINS: Final = Path("src/rookery/fast")
DIRECTIVES: Final = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "warn.unreachable": False,  # what stands behind `if cython.compiled` is for Python
}
OPTIMISE: Final = {"unix": ["-O3"], "mingw32": ["-O3"], "msvc": ["/O2"]}
"""Flags by kind of compiler. Nothing here may name a CPU: wheels are carried to other machines."""

UNCOMPILED: Final = "cython>=3.3,<4"
"""What the package needs at run time when its twins are Python."""


class BuildHook(BuildHookInterface[Any]):
    """Called by hatchling before a wheel, editable or not, is packed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  hatchling's signature
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        try:
            extensions = compile_twins(root)
        except CompilerError as error:
            self.app.display_warning(f"No C compiler did its work ({error}): the twins stay Python, and bots will be slower.")
            remove_extensions(root)
            build_data["dependencies"].append(UNCOMPILED)
            return
        build_data["artifacts"] += [f"/{path.relative_to(root).as_posix()}" for path in extensions]
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


class CompilerError(Exception):
    """The C compiler is missing or failed."""


def twins(root: Path) -> list[Path]:
    """The modules to compile."""
    return [path for path in sorted((root / TWINS).glob("*.py")) if re.search(r"^import cython$", path.read_text("utf-8"), re.MULTILINE)]


def compile_twins(root: Path) -> list[Path]:
    """Compile what is newer than its extension; the extensions, each beside its source."""
    from Cython.Build import cythonize  # noqa: PLC0415  hatchling reads this file before the build's requirements are there
    from setuptools import Distribution, Extension  # noqa: PLC0415  as above
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415  as above
    from setuptools.errors import BaseError  # noqa: PLC0415  as above

    class Command(build_ext):  # type: ignore[misc, unused-ignore]  # setuptools has types in some versions only
        def build_extension(self, ext: Any) -> None:
            ext.extra_compile_args = OPTIMISE.get(self.compiler.compiler_type, [])
            super().build_extension(ext)

    sources = twins(root)
    modules = [Extension(_module(root, path), [str(path.relative_to(root))]) for path in sources]
    with chdir(root):  # setuptools knows no other way to say where it works
        distribution = Distribution({"name": "rookery", "ext_modules": cythonize(modules, build_dir="build", compiler_directives=DIRECTIVES)})
        command = Command(distribution)
        command.inplace, command.build_temp = True, "build/temp"
        distribution.package_dir = {"": "src"}
        command.ensure_finalized()
        try:
            command.run()
        except (BaseError, OSError) as error:
            raise CompilerError(error) from error
        return [root / command.get_ext_fullpath(module.name) for module in modules]


def remove_extensions(root: Path) -> None:
    """Take away what an earlier build left, lest it hide newer sources."""
    for path in twins(root):
        for suffix in ("so", "pyd"):
            for extension in path.parent.glob(f"{path.stem}.*.{suffix}"):
                extension.unlink()


def _module(root: Path, path: Path) -> str:
    return ".".join(path.relative_to(root / "src").with_suffix("").parts)
