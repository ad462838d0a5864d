"""Change the sources a little, one change at a time, and see whether a test fails: the share of changes that are found is the kill rate.

    python tools/mutate.py [--sample 100] [--seed 1] [--only src/rookery/games] [--limit 300] [--at-least 97] [--jobs 1]

A sample of all changes to `games/` and `server/` is tried, the same for the same seed and sources. Each is made in a temporary copy of the
tree and answered by the tests of its module (`SUITES`), up to the first that fails; a change that makes them run longer than the limit, or wait
for something that never comes, is found too. What survives is printed with file, line and change. Changes that make no difference to anybody are
listed with a reason in tools/equivalent_mutants.toml and left out; those of a row without `after` are all that make a number of the line one more
or less. Exits with 1 if too few are found.
"""

import argparse
import ast
import contextlib
import copy
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import compress
from pathlib import Path
from queue import Queue
from random import Random
from typing import Final, TypeAlias

ROOT: Final = Path(__file__).parents[1]
PARTS: Final = ("src/rookery/games", "src/rookery/server")
COPIED: Final = (
    "src", "tests", "docs", "examples", "tools", "web/tests", "pyproject.toml", "README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md",
)  # fmt: skip
EQUIVALENT: Final = ROOT / "tools" / "equivalent_mutants.toml"

MEMORY: Final = 8 << 30
"""Bytes that the tests of one change may have: a loop that a change keeps going would take all there is."""

STILL: Final = 300.0
"""Seconds without any computing after which tests are taken to wait for something that never comes."""

Suite: TypeAlias = tuple[str, ...]
CONTRACT: Final = "tests/contract/test_contract.py"
"""Of its many setups, those with three seats are enough to find a change."""
DECISIONS: Final = "tests/play/test_duplicate.py"
"""What can be compared between games of one deal."""
SUITES: Final[Mapping[str, Suite]] = {
    "src/rookery/games/five_towers": (
        "tests/five_towers",
        DECISIONS,
        CONTRACT,
        "-k",
        "not carcassonne- and not towers-2 and not towers-4 and not towers-5",
    ),
    "src/rookery/games/carcassonne": (
        "tests/carcassonne",
        DECISIONS,
        CONTRACT,
        "-k",
        "not five-towers- and not sonne-2 and not sonne-4 and not sonne-5",
    ),
    "src/rookery/games": ("tests/contract",),
    "src/rookery/server/storage": (
        "tests/server",
        "-k",
        (
            "store or migrations or backup or secret or service or closing or deals or results or puzzles"
            " or finding or people or notices or operator or identity"
        ),
    ),
    "src/rookery/server": ("tests/server", "--ignore=tests/server/faults/test_chaos.py", "--ignore=tests/server/faults/test_crash.py"),
}
"""The tests of a part; the longest path that fits decides. The file named after the module goes first."""


@dataclass(frozen=True)
class Mutant:
    """A change: the text of a file from one place to another is replaced."""

    path: str
    line: int
    start: int
    end: int
    after: str
    source: bytes

    @property
    def changed(self) -> bytes:
        return self.source[: self.start] + self.after.encode() + self.source[self.end :]

    @property
    def lines(self) -> tuple[str, str]:
        """The lines around the change, before and after it."""
        first, last = self.source.rfind(b"\n", 0, self.start) + 1, self.source.find(b"\n", self.end)
        after = self.changed[first : last + len(self.changed) - len(self.source)]
        return _one_line(self.source[first:last].decode()), _one_line(after.decode())

    @property
    def by_one(self) -> bool:
        """Whether a number is one more or less."""
        before = self.source[self.start : self.end].decode()
        return _is_number(before) and _is_number(self.after)

    def __str__(self) -> str:
        before, after = self.lines
        return f"{self.path}:{self.line}\n    - {before}\n    + {after}"


def _is_number(text: str) -> bool:
    return text.removeprefix("-").replace("_", "").isdecimal()


def _one_line(text: str) -> str:
    return " ".join(text.split())


# --- which changes there are

_COMPARED: Final[Mapping[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
_COMPUTED: Final[Mapping[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr,
}  # fmt: skip


DECLARED: Final = ("frozen", "kw_only")
"""Keywords of a class that say how others may use it. The type checker sees to it that they do, so no test need; others, such as
`forbid_unknown_fields`, change what is read or written."""


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """The node with one thing about it changed, in every way there is."""
    yield from _changed_operators(node)
    yield from _changed_values(node)
    if _can_go(node):
        yield ast.Pass()


def _changed_operators(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare():
            for place, operator in enumerate(node.ops):
                yield _with(node, lambda new, place=place, operator=operator: new.ops.__setitem__(place, _COMPARED[type(operator)]()))
        case ast.BoolOp():
            yield _with(node, lambda new: setattr(new, "op", ast.And() if isinstance(node.op, ast.Or) else ast.Or()))
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.BinOp() | ast.AugAssign() if type(node.op) in _COMPUTED and not _joins_text(node):
            yield _with(node, lambda new: setattr(new, "op", _COMPUTED[type(node.op)]()))


def _changed_values(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Constant(value=bool()):
            yield ast.Constant(not node.value)
        case ast.Constant(value=int()):
            yield from (ast.Constant(node.value + step) for step in (1, -1))
        case ast.Return(value=ast.expr()) if not (isinstance(node.value, ast.Constant) and node.value.value is None):
            yield ast.Return(ast.Constant(None))
        case ast.IfExp():
            yield ast.IfExp(node.test, node.orelse, node.body)
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case ast.comprehension() if node.ifs:
            yield ast.comprehension(node.target, node.iter, node.ifs[1:], node.is_async)


def _with(node: ast.AST, change: Callable[[ast.AST], None]) -> ast.AST:
    new = copy.deepcopy(node)
    change(new)
    return new


def _joins_text(node: ast.BinOp | ast.AugAssign) -> bool:
    sides = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.value,)
    return any(isinstance(side, ast.JoinedStr) or (isinstance(side, ast.Constant) and isinstance(side.value, str)) for side in sides)


def _can_go(node: ast.AST) -> bool:
    """Statements that can be left out: calls, and changes of what is already there."""
    match node:
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Raise() | ast.Delete():
            return True
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
    return False


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """What is executed below this node: no annotations, decorators, assertions, or texts for people (the `repr` of a field is one)."""
    skipped: list[ast.AST | None] = []
    match node:
        case ast.Assert() | ast.JoinedStr():
            return
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            skipped = [node.returns, *node.decorator_list]
        case ast.ClassDef():
            skipped = [*node.decorator_list, *(keyword for keyword in node.keywords if keyword.arg in DECLARED)]
        case ast.Call(func=ast.Name(id="field")):
            skipped = [keyword for keyword in node.keywords if keyword.arg == "repr"]
        case ast.arg() | ast.AnnAssign():
            skipped = [node.annotation]
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return
        case ast.Raise(exc=ast.Call(func=ast.Name(id="AssertionError"))):
            return
    for child in ast.iter_child_nodes(node):
        if not any(child is one for one in skipped):
            yield child


def mutants_of(path: str, source: bytes) -> Iterator[Mutant]:
    """Every change of this source."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    waiting: list[ast.AST] = [ast.parse(source)]
    while waiting:
        node = waiting.pop()
        waiting += _parts(node)
        for new in changes(node):
            anchor = _place(node)
            start, end = starts[anchor[0] - 1] + anchor[1], starts[anchor[2] - 1] + anchor[3]
            after = ast.unparse(ast.fix_missing_locations(new)).strip()
            if isinstance(node, ast.expr) and not isinstance(node, ast.Constant):
                after = f"({after})"
            if isinstance(node, ast.comprehension):
                after = after.removeprefix("for ")
            yield Mutant(path, anchor[0], start, end, after, source)


def _place(node: ast.AST) -> tuple[int, int, int, int]:
    """First line, column, last line, column; a comprehension's part has no place of its own."""
    if isinstance(node, ast.comprehension):
        last = node.ifs[-1]
        first = node.target
        return first.lineno, first.col_offset, last.end_lineno or 0, last.end_col_offset or 0
    return node.lineno, node.col_offset, node.end_lineno, node.end_col_offset  # type: ignore[attr-defined]


def all_mutants(only: str | None) -> list[Mutant]:
    paths = sorted(path for part in PARTS for path in (ROOT / part).rglob("*.py"))
    names = [str(path.relative_to(ROOT)) for path in paths]
    return [mutant for name in names if name.startswith(only or "") for mutant in mutants_of(name, (ROOT / name).read_bytes())]


# --- trying them


class Copy:
    """A copy of the tree in which a file can be changed and its tests run. Files get new times, so that no stale bytecode is used."""

    def __init__(self, folder: Path, limit: int) -> None:
        self.folder = folder
        self.limit = limit
        self.ticks = 1_000_000_000
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.c", "pictures"))
            else:
                shutil.copy2(ROOT / name, folder / name)

    def write(self, path: str, source: bytes) -> None:
        file = self.folder / path
        file.write_bytes(source)
        self.ticks += 1
        os.utime(file, (self.ticks, self.ticks))

    def passes(self, suite: Suite) -> bool:
        """Whether all these tests pass within the limit."""
        process = subprocess.Popen(  # noqa: S603  the tests of this tree
            [sys.executable, "-m", "pytest", "-x", "-q", "-m", "not deep", "-p", "no:cacheprovider", *suite],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": str(self.folder / "src")},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        resource.prlimit(process.pid, resource.RLIMIT_CPU, (self.limit, self.limit))
        resource.prlimit(process.pid, resource.RLIMIT_AS, (MEMORY, MEMORY))
        try:
            self.output = output_of(process, 20 * self.limit)
        except subprocess.TimeoutExpired:
            self.output = "the tests wait for something that never comes"
            return False
        finally:
            with contextlib.suppress(ProcessLookupError):  # servers that a broken test has left behind end with it
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        return process.returncode == 0


def output_of(process: subprocess.Popen[bytes], seconds: float) -> str:
    """What a process prints until its end; TimeoutExpired if it stands still, or goes on for longer than these seconds."""
    before, end = -1.0, time.monotonic() + seconds
    while True:
        try:
            return process.communicate(timeout=STILL)[0].decode()
        except subprocess.TimeoutExpired:
            computed = seconds_computed(process.pid)
            if computed - before < 1 or time.monotonic() > end:
                raise
            before = computed


def seconds_computed(pid: int) -> float:
    """The processor time of a process, its waiting children's left out."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def part_of(path: str) -> str:
    return max((part for part in SUITES if path.startswith(part)), key=len)


def suite_of(path: str) -> Suite:
    """The tests for the module at this path, those named after it first."""
    folder, *rest = SUITES[part_of(path)]
    own = ROOT / folder / f"test_{Path(path).stem}.py"
    return (str(own.relative_to(ROOT)), folder, *rest) if own.exists() else (folder, *rest)


def equivalents() -> set[tuple[str, str, str | None]]:
    """Path, and lines before and after, of those that make no difference; None for any number that is one more or less."""
    rows = tomllib.loads(EQUIVALENT.read_text("utf-8")).get("mutant", []) if EQUIVALENT.exists() else []
    return {(row["path"], row["before"], row.get("after")) for row in rows if row["reason"]}


def makes_a_difference(mutant: Mutant, known: set[tuple[str, str, str | None]]) -> bool:
    before, after = mutant.lines
    return (mutant.path, before, after) not in known and not (mutant.by_one and (mutant.path, before, None) in known)


def main() -> int:
    parser = argparse.ArgumentParser(description="Change the sources a little and see whether a test fails.")
    parser.add_argument("--sample", type=int, default=100, help="how many changes are tried")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="the beginning of the path of the files to change")
    parser.add_argument("--limit", type=int, default=300, help="the most seconds of computing that the tests of one change may take")
    parser.add_argument("--at-least", type=float, default=97, help="the kill rate, in percent, below which this fails")
    parser.add_argument("--skip", type=int, default=0, help="leave out the first N of the sample, to go on where a run has ended")
    parser.add_argument("--jobs", type=int, default=1, help="how many changes are tried at once, each in a copy of its own")
    asked = parser.parse_args()
    known = equivalents()
    found = all_mutants(asked.only)
    drawn = Random(asked.seed).sample(found, min(asked.sample, len(found)))[asked.skip :]
    sample = [mutant for mutant in drawn if makes_a_difference(mutant, known)]
    say(f"{len(found)} changes, {len(drawn)} of them drawn, {len(drawn) - len(sample)} of these make no difference")
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        trees = [Copy(Path(folder) / str(number), asked.limit) for number in range(asked.jobs)]
        survivors = try_all(trees, sample)
    rate = 100 * (1 - len(survivors) / len(sample)) if sample else 100.0
    for mutant in survivors:
        say(f"survived: {mutant}")
    say(f"{len(sample) - len(survivors)} of {len(sample)} found: {rate:.1f} %")
    return 0 if rate >= asked.at_least else 1


def try_all(trees: list[Copy], sample: list[Mutant]) -> list[Mutant]:
    """Those that no test finds. The unchanged sources must pass as well, in the same way: tests that always fail find everything."""
    idle: Queue[Copy] = Queue()
    for tree in trees:
        idle.put(tree)

    def fails_unchanged(part: str) -> str:
        tree = idle.get()
        output = "" if tree.passes(SUITES[part]) else f"the tests of {part} fail without any change:\n{tree.output[-3000:]}"
        idle.put(tree)
        return output

    def survives(number: int, mutant: Mutant) -> bool:
        tree, began = idle.get(), time.monotonic()
        tree.write(mutant.path, mutant.changed)
        survived = tree.passes(suite_of(mutant.path))
        tree.write(mutant.path, mutant.source)
        idle.put(tree)
        say(f"{number:4} {'SURVIVED' if survived else 'found'} in {time.monotonic() - began:.0f} s  {mutant}")
        return survived

    with ThreadPoolExecutor(len(trees)) as pool:
        unchanged = pool.map(fails_unchanged, sorted({part_of(mutant.path) for mutant in sample}))
        tried = pool.map(survives, range(1, len(sample) + 1), sample)
        for failure in filter(None, unchanged):
            pool.shutdown(wait=False, cancel_futures=True)
            sys.exit(failure)
        survived = list(tried)
    return list(compress(sample, survived))


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
