"""Write what follows from the server's types and limits: docs/frames.schema.json and the client's web/src/wire.ts. `--check` only compares."""

import json
import sys
from pathlib import Path
from typing import Any

from rookery.server import limits
from rookery.server.schema import frames
from rookery.server.wire import PHRASES

ROOT = Path(__file__).parent.parent
SCHEMA = ROOT / "docs" / "frames.schema.json"
TYPESCRIPT = ROOT / "web" / "src" / "wire.ts"


def typescript(schema: dict[str, Any]) -> str:
    """TypeScript interfaces for every definition of the schema."""
    parts = ["// Made by tools/frames.py from the server's types. Do not edit: run `make frames`."]
    for name, definition in schema["$defs"].items():
        fields = [f"  {field}{'' if field in definition['required'] else '?'}: {_type(kind)};" for field, kind in definition["properties"].items()]
        if definition.get("additionalProperties") is True:
            fields.append("  [detail: string]: any;")
        parts.append(f"/** {definition['description']} */\nexport interface {name} {{\n" + "\n".join(fields) + "\n}")
    views = sorted(name for name in schema["$defs"] if name.endswith("View") and "choices" in schema["$defs"][name]["properties"])
    parts.append("/** The view of any game. */\nexport type GameView = " + " | ".join(views) + ";")
    parts.append(f"/** What can be said without typing. */\nexport const PHRASES = {json.dumps(PHRASES)} as const;")
    parts.append(f"/** How many characters a name may have. */\nexport const NAME = {limits.NAME};")
    parts.append(f"/** How many characters can be said at a time. */\nexport const CHAT = {limits.CHAT};")
    return "\n\n".join(parts) + "\n"


def _type(kind: dict[str, Any]) -> str:
    match kind:
        case {"$ref": reference}:
            return str(reference).rpartition("/")[2]
        case {"const": value}:
            return json.dumps(value)
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"anyOf": choices}:
            return " | ".join(_type(choice) for choice in choices)
        case {"prefixItems": items}:
            return f"[{', '.join(map(_type, items))}]"
        case {"type": "array", "items": items}:
            inner = _type(items)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": values}:
            return f"Record<string, {_type(values)}>"
        case {"type": "integer"}:
            return "number"
        case {"type": name}:
            return str(name)
        case _:
            return "any"


def main() -> int:
    schema = frames()
    wanted = {SCHEMA: json.dumps(schema, indent=1, ensure_ascii=False) + "\n", TYPESCRIPT: typescript(schema)}
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            sys.stderr.write(f"{path.relative_to(ROOT)} is out of date: run `make frames`\n")
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(wanted[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
