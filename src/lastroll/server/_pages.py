"""The page: plain files, read once, compressed once, served under a name that changes with them."""

from __future__ import annotations

import gzip
import hashlib
import posixpath
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from litestar import Request, get
from litestar.params import FromPath
from litestar.response import Response
from litestar.types import ControllerRouterHandler

from lastroll.locales import LANGUAGES
from lastroll.server._limits import Cost, Limits, caller_of
from lastroll.server._packing import pack, pack_name
from lastroll.server._refusals import NotFound, chosen_language

_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
_STYLES: Final = re.compile(r"styles/([a-z-]+(?:\+[a-z-]+)+)\.css")
_MOST_STYLES: Final = 12
_MOST_JOINED: Final = 100
"""Joined stylesheets that are kept; the page asks for a dozen. To join others is expensive."""
_IMPORT: Final = re.compile(r"""(?:\bfrom\s*|\bimport\s*|\bimport\(\s*)["'](\.[^"']+)["']""")
_STATIC_IMPORT: Final = re.compile(r"""(?:\bfrom\s*|\bimport\s*)["'](\.[^"']+)["']""")
_COMMENTS: Final = re.compile(rb"^[ \t]*(?:/\*(?:[^*]|\*(?!/))*\*/[ \t]*|//[^\n]*)\n", re.MULTILINE)
# What a screen will ask for, so that it need not wait until it is asked for.
_EARLY: Final = {
    "landing": (("screens/landing.js",), "casino+dice+skyline+landing"),
    "table": (
        ("screens/table-page.js", "screens/table.js"),
        "table+players+tray+casino+strip+dice+result+talk",
    ),
    "replay": (("screens/replay.js",), "table+players+tray+casino+strip+dice+result+replay"),
}
_SHELL: Final = (".css", ".ftl", ".svg")
_APART: Final = frozenset(["sw.js", "theme-first.js"])
"""Scripts that are no modules of the page."""
_FOR_EVER: Final = "public, max-age=31536000, immutable"

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
_FILE_HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}
"""What counts for any file; the rest would only make each of them larger."""
HEADERS: Final = {
    **_FILE_HEADERS,
    "content-security-policy": POLICY,
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
}
"""What counts for a document, a worker, or a picture opened as a document."""
_DOCUMENTS: Final = frozenset([_TYPES[".html"], _TYPES[".svg"]])


@dataclass(frozen=True)
class PageFile:
    """A file, ready to be sent."""

    content: bytes
    kind: str

    @cached_property
    def packed(self) -> bytes:
        """The content, compressed."""
        return gzip.compress(self.content, 9, mtime=0)


@dataclass
class Page:
    """All files of the page, by their path under the prefix."""

    files: dict[str, PageFile] = field(default_factory=dict)
    prefix: str = ""
    packed: bool = True
    """Whether modules are sent together."""
    _joined: dict[str, PageFile] = field(default_factory=dict)
    _shells: dict[tuple[str, str], PageFile] = field(default_factory=dict)

    @classmethod
    def read(cls, *, packed: bool = True) -> Page:
        """Read the files of the page and of the languages."""
        page = cls(packed=packed)
        page._add(files("lastroll") / "web", "")
        for language in LANGUAGES:
            name = f"{language}.ftl"
            text = (files("lastroll") / "locales" / name).read_bytes()
            page.files[f"locales/{name}"] = PageFile(text, _TYPES[".ftl"])
        digest = hashlib.sha256()
        for path, file in sorted(page.files.items()):
            digest.update(path.encode() + b"\0" + hashlib.sha256(file.content).digest())
        page.prefix = f"/static/{digest.hexdigest()[:12]}"
        return page

    @cached_property
    def packs(self) -> dict[str, PageFile]:
        """The modules, put together."""
        modules = {
            path: file.content.decode()
            for path, file in self.files.items()
            if file.kind == _TYPES[".js"] and path not in _APART
        }
        return {
            path: PageFile(text.encode(), _TYPES[".js"])
            for path, text in pack(modules, "app.js").items()
        }

    def find(self, path: str, count: Callable[[], object] = bool) -> PageFile | None:
        """Give a file; several stylesheets are had at once by their names with + between.

        `count` is called before stylesheets are joined that are not at hand, and may refuse.
        """
        file = self.files.get(path) or self.packs.get(path) or self._joined.get(path)
        if file is None and (names := _STYLES.fullmatch(path)) is not None:
            found = [self.files.get(f"styles/{name}.css") for name in names[1].split("+")]
            sheets = [sheet.content for sheet in found if sheet is not None]
            if len(sheets) == len(found) <= _MOST_STYLES:
                count()
                if len(self._joined) >= _MOST_JOINED:
                    del self._joined[next(iter(self._joined))]
                file = self._joined[path] = PageFile(b"".join(sheets), _TYPES[".css"])
        return file

    def script(self, module: str) -> str:
        """Give the file that a module is sent in."""
        return pack_name(module) if self.packed else module

    def shell_files(self) -> list[str]:
        """Give what the page needs to work without a network."""
        modules = list(self.packs) if self.packed else self.imports("app.js", lazy=True)
        return [*modules, *(path for path in self.files if path.endswith(_SHELL))]

    def _add(self, folder: Traversable, path: str) -> None:
        for entry in folder.iterdir():
            below = f"{path}{entry.name}"
            if entry.is_dir():
                self._add(entry, f"{below}/")
            elif (kind := _TYPES.get(posixpath.splitext(entry.name)[1])) is not None:
                content = entry.read_bytes()
                if kind == _TYPES[".js"] and not below.startswith("vendor/"):
                    content = _without_comments(content)
                self.files[below] = PageFile(content, kind)

    def imports(self, path: str, *, lazy: bool = False) -> list[str]:
        """Give a module and all it imports, in the order they are found."""
        found = dict.fromkeys([path])
        pattern = _IMPORT if lazy else _STATIC_IMPORT
        queue = [path]
        while queue:
            here = queue.pop(0)
            text = self.files[here].content.decode() if here in self.files else ""
            for name in pattern.findall(text):
                below = posixpath.normpath(posixpath.join(posixpath.dirname(here), name))
                if below in self.files and below not in found:
                    found[below] = None
                    queue.append(below)
        return list(found)

    def shell(self, path: str, language: str) -> PageFile:
        """Give the document for a path: all are the same but for what they fetch early."""
        kind = _screen(path)
        shell = self._shells.get((kind, language))
        if shell is None:
            shell = PageFile(self._write_shell(kind, language), _TYPES[".html"])
            self._shells[kind, language] = shell
        return shell

    def _write_shell(self, kind: str, language: str) -> bytes:
        screens, styles = _EARLY.get(kind, ((), ""))
        modules = [self.script(name) for name in screens]
        if not self.packed:
            screened = [name for screen in screens for name in self.imports(screen)]
            modules = list(dict.fromkeys([*self.imports("app.js"), *screened]))
        links = [f'<link rel="modulepreload" href="{self.prefix}/{name}">' for name in modules]
        if styles:
            href = f"{self.prefix}/styles/{styles}.css"
            links.append(f'<link rel="preload" as="style" href="{href}">')
        preload = "\n    ".join(links)
        text = self.files["index.html"].content.decode()
        for mark, value in (
            ("{{static}}/app.js", f"{self.prefix}/{self.script('app.js')}"),
            ("{{static}}", self.prefix),
            ("{{preload}}", preload),
            ("{{language}}", language),
        ):
            text = text.replace(mark, value)
        return text.encode()


def _screen(path: str) -> str:
    """Return the screen that a path leads to, where its files are fetched early."""
    if path.startswith("/t/"):
        return "replay" if path.endswith("/replay") else "table"
    return "landing" if path == "/" else ""


def _without_comments(module: bytes) -> bytes:
    """Leave out comments that stand on lines of their own: a third of what would be sent."""
    return _COMMENTS.sub(b"", module)


def send_file(
    request: Request[Any, Any, Any], file: PageFile, headers: Mapping[str, str]
) -> Response[bytes]:
    """Answer with a file, compressed for those who take it so."""
    sent = {**headers, "vary": "accept-encoding"}
    content = file.content
    if "gzip" in request.headers.get("accept-encoding", "") and len(content) > 500:
        sent["content-encoding"] = "gzip"
        content = file.packed
    return Response(content, media_type=file.kind, headers=sent)


def page_calls(limits: Limits, *, reload: bool) -> list[ControllerRouterHandler]:
    """Give the handlers that serve the page."""
    kept = [Page.read(packed=not reload)]

    def page() -> Page:
        if reload:
            kept[0] = Page.read(packed=False)
        return kept[0]

    def send(
        request: Request[Any, Any, Any], file: PageFile, caching: str, *, document: bool = False
    ) -> Response[bytes]:
        base = HEADERS if file.kind in _DOCUMENTS or document else _FILE_HEADERS
        headers = {**base, "cache-control": caching}
        return send_file(request, file, headers)

    def document(request: Request[Any, Any, Any]) -> Response[bytes]:
        language = chosen_language(request.headers.get("accept-language"))
        shell = page().shell(request.scope["path"], language)
        answer = send(request, shell, "no-cache")
        answer.headers["vary"] = "accept-encoding, accept-language"
        return answer

    @get(
        ["/", "/t/{table:str}", "/t/{table:str}/replay", "/c/{code:str}"],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def at_a_table(request: Request[Any, Any, Any]) -> Response[bytes]:
        return document(request)

    @get(["/replay", "/learn", "/rules", "/offline"], include_in_schema=False, sync_to_thread=False)
    def elsewhere(request: Request[Any, Any, Any]) -> Response[bytes]:
        return document(request)

    @get("/static/{version:str}/{path:path}", include_in_schema=False, sync_to_thread=False)
    def static(
        request: Request[Any, Any, Any], version: FromPath[str], path: FromPath[str]
    ) -> Response[bytes]:
        now = page()
        file = None
        # Files of two versions do not fit together: a page of another version loads itself anew.
        if now.prefix == f"/static/{version}":
            caller = caller_of(request.scope)
            file = now.find(path.lstrip("/"), lambda: limits.admit(caller, Cost.EXPENSIVE))
        if file is None:
            raise NotFound("no-such-file", "there is no such file")
        return send(request, file, "no-store" if reload else _FOR_EVER)

    @get(
        ["/sw.js", "/manifest.webmanifest", "/icon.svg", "/favicon.ico"],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def at_the_root(request: Request[Any, Any, Any]) -> Response[bytes]:
        name = request.scope["path"].lstrip("/").replace("favicon.ico", "icon.svg")
        now = page()
        file = now.files.get(name)
        if file is None:
            raise NotFound("no-such-file", "there is no such file")
        text = file.content.replace(b"{{static}}", now.prefix.encode())
        text = text.replace(b"{{files}}", " ".join(now.shell_files()).encode())
        return send(request, PageFile(text, file.kind), "no-cache", document=True)

    @get("/{path:path}", include_in_schema=False, sync_to_thread=False)
    def nowhere(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
        """Show people who mistyped an address a page; programs get the refusal."""
        if "text/html" not in request.headers.get("accept", ""):
            raise NotFound("no-such-call", "there is no such call")
        answer = document(request)
        answer.status_code = 404
        return answer

    return [at_a_table, elsewhere, static, at_the_root, nowhere]
