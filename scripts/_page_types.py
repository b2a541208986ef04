"""Write the page's types from those of the service; `--check` only reports a difference.

`web/core/types.js` describes the messages between the service and the page. It is generated from
the structures that the service encodes and decodes: if the service adds, drops or renames a field,
tsc finds the code of the page that does not fit.
"""

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    CollectionType,
    DataclassType,
    DictType,
    Field,
    FloatType,
    IntType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    Type,
    UnionType,
    type_info,
)

from lastroll.game import AnyEvent
from lastroll.server import page_shapes

PATH = Path(__file__).parents[1] / "src" / "lastroll" / "web" / "core" / "types.js"
HEAD = """/**
 * The shapes that travel between the service and the page, made from those of the service by
 * `scripts/check --fix`. There is no code here: modules refer to these with
 * `import("./types.js").TableView`.
 */

/** @typedef {number | null} Owner a seat, `players` for neutral, null for nobody */
/** @typedef {EVENTS} GameEvent */
/** @typedef {STATUS} Status */
/** @typedef {ACTION} Action */
"""
ENDINGS = ("View", "Data")


def main(arguments: list[str]) -> int:
    """Write the file, or with `--check` compare it; return the exit status."""
    text = types_text()
    if arguments == ["--check"]:
        if PATH.read_text(encoding="utf-8") == text:
            return 0
        print(f"{PATH.name} differs from the service's types: scripts/check --fix")
        return 1
    PATH.write_text(text, encoding="utf-8", newline="\n")
    return 0


def types_text() -> str:
    """Return the whole file."""
    shapes = page_shapes()
    events = " | ".join(each.__name__ for each in get_args(AnyEvent))
    fields = {field.name: field.type for field in _fields(shapes[0])}
    can = fields["can"]
    assert isinstance(can, CollectionType)
    parts = [
        HEAD.replace("EVENTS", events)
        .replace("STATUS", _written(fields["status"]))
        .replace("ACTION", _written(can.item_type))
    ]
    parts += ["\n".join(_typedef(kind)) for kind in _with_parts(shapes)]
    return "\n".join([*parts, "export {};", ""])


def _with_parts(shapes: tuple[type, ...]) -> list[type]:
    """Return these structures and all those of their fields, each once, in the order found."""
    found: dict[type, None] = {}

    def visit(kind: Type) -> None:
        if isinstance(kind, StructType | DataclassType):
            if kind.cls in found:
                return
            found[kind.cls] = None
            for field in kind.fields:
                visit(field.type)
        elif isinstance(kind, UnionType):
            for each in kind.types:
                visit(each)
        elif isinstance(kind, CollectionType):
            visit(kind.item_type)
        elif isinstance(kind, DictType):
            visit(kind.value_type)

    for each in shapes:
        visit(type_info(each))
    return list(found)


def _typedef(kind: type) -> Iterator[str]:
    """Yield the lines of one type."""
    info, notes = type_info(kind), _notes(kind)
    yield "/**"
    for line in textwrap.wrap(inspect.cleandoc(kind.__doc__ or "").split("\n\n")[0], 96):
        yield f" * {line}"
    yield f" * @typedef {{object}} {_name(kind)}"
    if isinstance(info, StructType) and info.tag is not None:
        yield f' * @property {{"{info.tag}"}} {info.tag_field}'
    for field in _fields(kind):
        name = f"[{field.encode_name}]" if _may_be_absent(kind, field) else field.encode_name
        note = notes.get(field.name, "")
        yield f" * @property {{{_written(field.type)}}} {name} {note}".rstrip()
    yield " */"
    yield ""


def _fields(kind: type) -> tuple[Field, ...]:
    info = type_info(kind)
    assert isinstance(info, StructType | DataclassType)
    return info.fields


def _may_be_absent(kind: type, field: Field) -> bool:
    """Return whether a field may be missing: its default is UNSET, or the page sends it."""
    if field.required:
        return False
    unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
    return unset or kind.__module__.endswith("_requests")


def _written(kind: Type) -> str:
    """Return a type in the notation of JSDoc."""
    match kind:
        case IntType() | FloatType():
            return "number"
        case StrType():
            return "string"
        case BoolType():
            return "boolean"
        case NoneType():
            return "null"
        case AnyType():
            return "any"
        case LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case UnionType(types=types):
            events = [each for each in types if isinstance(each, StructType) and each.tag]
            return "GameEvent" if len(events) > 1 else " | ".join(map(_written, types))
        case CollectionType(item_type=item):
            inner = _written(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case DictType(value_type=value):
            return f"Record<string, {_written(value)}>"
        case StructType(cls=cls) | DataclassType(cls=cls):
            return _name(cls)
    raise TypeError(kind)


def _name(kind: type) -> str:
    """Return the page's name of a structure."""
    name = kind.__name__
    for ending in ENDINGS:
        name = name.removesuffix(ending) if name != "TableView" else name
    return name


def _notes(kind: type) -> dict[str, str]:
    """Return the docstrings of the fields of a class, each on one line."""
    (definition,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(definition, ast.ClassDef)
    found = {}
    for field, note in zip(definition.body, definition.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            value: Any = note.value if isinstance(note, ast.Expr) else None
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                found[field.target.id] = " ".join(value.value.split())
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
