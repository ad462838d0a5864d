"""Find every mention of a rule id: tests and scenarios that claim a rule, and the code that implements it."""

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ID = re.compile(r"\b[A-Z]{2}-(?:[0-9]{2,3}|[A-Z][0-9]{1,2})\b")
"""Matches FT-30, FT-A1, TT-D3, BC-01."""

_RANGE = re.compile(r"\b([A-Z]{2}-[A-Z]?)([0-9]+) to \1([0-9]+)\b")
_SCENARIO_RULES = re.compile(r"^rules:(.*)$", re.MULTILINE)
_MARK = "pytest.mark.rule"
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Mention:
    """A rule id, and the test or piece of code that mentions it; `path` is relative to the root."""

    id: str
    name: str
    path: Path


def ids_in(text: str) -> list[str]:
    """Return the ids in a text; `FT-43 to FT-45` contains three."""
    found: list[str] = []
    for stem, first, last in _RANGE.findall(text):
        found += [f"{stem}{number:0{len(first)}}" for number in range(int(first), int(last) + 1)]
    return found + [id_ for id_ in ID.findall(text) if id_ not in found]


# --- tests


def mentions_in_tests(root: Path) -> list[Mention]:
    """Yield the rules that tests and scenarios claim to prove."""
    found = [mention for path, tree in _with_marks(root) for mention in _claims_of(path.relative_to(root), tree)]
    for path in sorted((root / "tests").rglob("scenarios/*.txt")):
        header = _SCENARIO_RULES.search(path.read_text("utf-8"))
        found += [Mention(id_, path.name, path.relative_to(root)) for id_ in ids_in(header[1] if header else "")]
    return found


def stray_marks(root: Path) -> list[str]:
    """Yield rule marks that prove nothing: outside a test, without an id, or with a computed one."""
    found = []
    for path, tree in _with_marks(root):
        attached = {id(mark) for _, marks in _marked_tests(tree.body, ()) for mark in marks}
        for mark in _marks(tree):
            if id(mark) not in attached:
                found.append(f"{path.relative_to(root)}:{mark.lineno}: a rule mark that belongs to no test")
            elif not mark.args or mark.keywords or not all(_is_id(argument) for argument in mark.args):
                found.append(f"{path.relative_to(root)}:{mark.lineno}: a rule mark names its ids as plain texts")
    return found


def _with_marks(root: Path) -> Iterator[tuple[Path, ast.Module]]:
    """Yield the parsed files that contain rule marks."""
    for path in sorted((root / "tests").rglob("*.py")):
        text = path.read_text("utf-8")
        if _MARK in text:
            yield path, ast.parse(text)


def _claims_of(path: Path, tree: ast.Module) -> Iterator[Mention]:
    for name, marks in _marked_tests(tree.body, ()):
        for argument in (argument for mark in marks for argument in mark.args):
            if isinstance(argument, ast.Constant):
                yield Mention(str(argument.value), name, path)


def _marked_tests(body: Iterable[ast.stmt], inherited: tuple[ast.Call, ...]) -> Iterator[tuple[str, tuple[ast.Call, ...]]]:
    """Yield every test function in this subtree with the rule marks of its decorators and enclosing classes."""
    for statement in body:
        if isinstance(statement, ast.ClassDef):
            yield from _marked_tests(statement.body, (*inherited, *_marks(*statement.decorator_list)))
        elif isinstance(statement, _FUNCTIONS) and statement.name.startswith("test_"):
            yield statement.name, (*inherited, *_marks(*statement.decorator_list))


def _marks(*nodes: ast.AST) -> list[ast.Call]:
    return [call for node in nodes for call in ast.walk(node) if isinstance(call, ast.Call) and ast.unparse(call.func) == _MARK]


def _is_id(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value) is not None


# --- code


def mentions_in_code(root: Path) -> list[Mention]:
    """Yield the rules that the games claim to implement."""
    games = root / "src" / "rookery" / "games"
    found = [mention for path in sorted(games.rglob("*.py")) for mention in _mentions_of(root, path)]
    for path in sorted(games.rglob("*.toml")):
        found += [Mention(id_, path.name, path.relative_to(root)) for id_ in ids_in(path.read_text("utf-8"))]
    return found


def _mentions_of(root: Path, path: Path) -> Iterator[Mention]:
    source = path.read_text("utf-8")
    tree = ast.parse(source)
    module = path.parent.name if path.stem == "__init__" else path.stem
    places = list(_places(tree.body, module))
    for line, text in sorted([*_comments(source), *_texts(tree)]):
        around = [name for first, last, name in places if first <= line <= last]
        for id_ in ids_in(text):
            yield Mention(id_, around[-1] if around else module, path.relative_to(root))


def _comments(source: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def _texts(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield docstrings, and string literals that consist of ids only."""
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and (id(node) in docstrings or ID.fullmatch(node.value)):
            yield node.lineno, node.value


def _places(body: Sequence[ast.stmt], around: str) -> Iterator[tuple[int, int, str]]:
    """Return the first line, last line and name of every class, function and constant, outer ones first."""
    for index, statement in enumerate(body):
        last = statement.end_lineno or statement.lineno
        if isinstance(statement, (ast.ClassDef, *_FUNCTIONS)):
            yield statement.lineno, last, f"{around}.{statement.name}"
            if isinstance(statement, ast.ClassDef):
                yield from _places(statement.body, f"{around}.{statement.name}")
        elif name := _assigned(statement):
            described = body[index + 1 : index + 2]
            if described and isinstance(described[0], ast.Expr):  # a string below a constant documents it
                last = described[0].end_lineno or last
            yield statement.lineno, last, f"{around}.{name}"


def _assigned(statement: ast.stmt) -> str | None:
    match statement:
        case ast.Assign(targets=[ast.Name(name)]) | ast.AnnAssign(target=ast.Name(name)):
            return name
        case _:
            return None
