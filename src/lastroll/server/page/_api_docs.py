"""The OpenAPI description as a page for people, without scripts or foreign files."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from html import escape
from typing import Any

from litestar.openapi.plugins import JsonRenderPlugin
from litestar.serialization import encode_json

from lastroll.server.page._files import PageFile


class Description(JsonRenderPlugin):
    """The OpenAPI description as JSON and as a page, each made once."""

    def __init__(self, schema: Callable[[], dict[str, Any]]) -> None:
        """Describe the schema that `schema` returns."""
        super().__init__()
        self._make_schema = schema

    @cached_property
    def _schema(self) -> dict[str, Any]:
        schema: dict[str, Any] = drop_any_variants(self._make_schema())
        return schema

    @cached_property
    def json(self) -> PageFile:
        """The description as OpenAPI."""
        return PageFile(encode_json(self._schema), "application/json")

    @cached_property
    def page(self) -> PageFile:
        """The description as HTML."""
        return PageFile(docs_page(self._schema).encode(), "text/html")

    def render(self, *_: Any) -> bytes:
        """Return the response at the framework's own path."""
        return self.json.content


def drop_any_variants(schema: Any) -> Any:
    """Remove the untyped variant that the framework adds for `tuple[X, ...]`."""
    if isinstance(schema, list):
        return [drop_any_variants(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    schema = {name: drop_any_variants(each) for name, each in schema.items()}
    kinds = schema.get("oneOf", [])
    if {} not in kinds:
        return schema
    one, *others = [kind for kind in kinds if kind]
    rest = {name: each for name, each in schema.items() if name != "oneOf"}
    return {**rest, "oneOf": [one, *others]} if others else {**rest, **one}


def docs_page(schema: dict[str, Any]) -> str:
    """Return the OpenAPI description as HTML."""
    info = schema["info"]
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(info['title'])}: the calls</title></head><body><main>",
        f"<h1>{escape(info['title'])} {escape(info['version'])}: the calls</h1>",
        f"<p>{escape(info.get('description', ''))}</p>",
        '<p>For programs: <a href="/openapi.json">/openapi.json</a></p>',
    ]
    for path, methods in schema["paths"].items():
        for method, call in methods.items():
            parts += _endpoint_html(path, method, call)
    parts.append("<h2>Shapes</h2>")
    for name, shape in sorted(schema.get("components", {}).get("schemas", {}).items()):
        parts += _schema_html(name, shape)
    parts.append("</main></body></html>")
    return "\n".join(parts)


def _endpoint_html(path: str, method: str, call: dict[str, Any]) -> list[str]:
    parts = [
        f"<h2><code>{escape(method.upper())} {escape(path)}</code></h2>",
        f"<p>{escape(call.get('summary', ''))}</p>",
    ]
    parameters = call.get("parameters", [])
    if parameters:
        parts.append("<ul>")
        for each in parameters:
            about = escape(each.get("description", ""))
            kind = escape(f"{each['in']}: {_kind_text(each.get('schema', {}))}")
            parts.append(f"<li><code>{escape(each['name'])}</code> ({kind}) {about}</li>")
        parts.append("</ul>")
    parts += [
        f"<p>Brings: {_kind_html(content['schema'])}</p>"
        for content in call.get("requestBody", {}).get("content", {}).values()
    ]
    parts += [
        f"<p>{escape(status)}: {_kind_html(content.get('schema', {}))}</p>"
        for status, answer in call.get("responses", {}).items()
        for content in answer.get("content", {}).values()
    ]
    return parts


def _schema_html(name: str, shape: dict[str, Any]) -> list[str]:
    required = set(shape.get("required", ()))
    rows = [
        f"<li><code>{escape(field)}</code>: {_kind_html(kind)}"
        f"{'' if field in required else ', optional'}</li>"
        for field, kind in shape.get("properties", {}).items()
    ]
    return [f'<h3 id="{escape(name)}">{escape(name)}</h3>', "<ul>", *rows, "</ul>"]


def _kind_html(kind: dict[str, Any]) -> str:
    if "$ref" in kind:
        name = escape(kind["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    if kind.get("type") == "array":
        return f"list of {_kind_html(kind.get('items', {}))}"
    for several in ("oneOf", "anyOf"):
        if several in kind:
            return " or ".join(_kind_html(each) for each in kind[several])
    return escape(_kind_text(kind))


def _kind_text(kind: dict[str, Any]) -> str:
    if "$ref" in kind:
        return str(kind["$ref"]).rsplit("/", 1)[-1]
    if "enum" in kind:
        return " | ".join(str(each) for each in kind["enum"])
    found = kind.get("type", "anything")
    return " | ".join(found) if isinstance(found, list) else str(found)
