"""Serves the files of the page: read and compressed once, under a prefix that is their hash."""

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
from lastroll.server._limits import Cost, Limits, client_key
from lastroll.server._refusals import NotFound, accepted_language
from lastroll.server.page._bundling import bundle_modules, bundle_name

_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
_STYLES: Final = re.compile(r"styles/([a-z-]+(?:\+[a-z-]+)+)\.css")
_MAX_STYLES: Final = 12
_MAX_STYLE_BUNDLES: Final = 100
"""Bundled stylesheets that are cached; the page asks for a dozen. A new bundle is expensive."""
_IMPORT: Final = re.compile(r"""(?:\bfrom\s*|\bimport\s*|\bimport\(\s*)["'](\.[^"']+)["']""")
_STATIC_IMPORT: Final = re.compile(r"""(?:\bfrom\s*|\bimport\s*)["'](\.[^"']+)["']""")
_COMMENTS: Final = re.compile(rb"^[ \t]*(?:/\*(?:[^*]|\*(?!/))*\*/[ \t]*|//[^\n]*)\n", re.MULTILINE)
# Files that a screen requests first; its document preloads them.
_PRELOADS: Final = {
    "landing": (("screens/landing.js",), "casino+dice+skyline+sign+landing"),
    "table": (
        ("screens/table-page.js", "screens/table.js"),
        "table+players+tray+casino+strip+dice+result+marquee+stats+talk+summary",
    ),
    "replay": (("screens/replay.js",), "table+players+tray+casino+strip+dice+replay"),
}
_OFFLINE_SUFFIXES: Final = (".css", ".ftl", ".svg")
_UNBUNDLED: Final = frozenset(["sw.js", "theme-first.js"])
"""Scripts that are not modules of the page."""
_CACHE_FOREVER: Final = "public, max-age=31536000, immutable"

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
_FILE_HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}
"""Headers of every file; the others would only make each response larger."""
DOCUMENT_HEADERS: Final = {
    **_FILE_HEADERS,
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
}
"""Headers of a document, a worker, or a picture opened as a document."""
_DOCUMENTS: Final = frozenset([_TYPES[".html"], _TYPES[".svg"]])


@dataclass(frozen=True)
class PageFile:
    """A file as it is sent."""

    content: bytes
    kind: str

    @cached_property
    def gzipped(self) -> bytes:
        """The content, compressed."""
        return gzip.compress(self.content, 9, mtime=0)


@dataclass
class Page:
    """All files of the page, by their paths below the prefix."""

    files: dict[str, PageFile] = field(default_factory=dict)
    prefix: str = ""
    bundled: bool = True
    """Whether modules are sent in bundles."""
    local: bool = False
    """Whether only this machine can open the page: a link to it invites nobody."""
    _style_bundles: dict[str, PageFile] = field(default_factory=dict)
    _documents: dict[tuple[str, str], PageFile] = field(default_factory=dict)

    @classmethod
    def read(cls, *, bundled: bool = True, local: bool = False) -> Page:
        """Read the files of the page and of the languages."""
        page = cls(bundled=bundled, local=local)
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
    def bundles(self) -> dict[str, PageFile]:
        """The modules, bundled, by file name."""
        modules = {
            path: file.content.decode()
            for path, file in self.files.items()
            if file.kind == _TYPES[".js"] and path not in _UNBUNDLED
        }
        return {
            path: PageFile(text.encode(), _TYPES[".js"])
            for path, text in bundle_modules(modules, "app.js").items()
        }

    def get_file(self, path: str, count: Callable[[], object] = bool) -> PageFile | None:
        """Return a file or None; `a+b` names a bundle of stylesheets.

        `count` is called before stylesheets are bundled that are not cached, and may raise.
        """
        file = self.files.get(path) or self.bundles.get(path) or self._style_bundles.get(path)
        if file is None and (names := _STYLES.fullmatch(path)) is not None:
            found = [self.files.get(f"styles/{name}.css") for name in names[1].split("+")]
            sheets = [sheet.content for sheet in found if sheet is not None]
            if len(sheets) == len(found) <= _MAX_STYLES:
                count()
                if len(self._style_bundles) >= _MAX_STYLE_BUNDLES:
                    del self._style_bundles[next(iter(self._style_bundles))]
                file = self._style_bundles[path] = PageFile(b"".join(sheets), _TYPES[".css"])
        return file

    def script(self, module: str) -> str:
        """Return the file that contains a module."""
        return bundle_name(module) if self.bundled else module

    def offline_files(self) -> list[str]:
        """Return the files that the page needs to work offline."""
        modules = list(self.bundles) if self.bundled else self.imports("app.js", lazy=True)
        return [*modules, *(path for path in self.files if path.endswith(_OFFLINE_SUFFIXES))]

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
        """Return a module and all it imports, in the order of discovery."""
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

    def document_html(self, path: str, language: str) -> PageFile:
        """Return the document for a path: all documents differ only in what they preload."""
        kind = _screen(path)
        document = self._documents.get((kind, language))
        if document is None:
            document = PageFile(self._write_document(kind, language), _TYPES[".html"])
            self._documents[kind, language] = document
        return document

    def _write_document(self, kind: str, language: str) -> bytes:
        screens, styles = _PRELOADS.get(kind, ((), ""))
        modules = [self.script(name) for name in screens]
        if not self.bundled:
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
            ("{{reach}}", "local" if self.local else "network"),
        ):
            text = text.replace(mark, value)
        return text.encode()


def _screen(path: str) -> str:
    """Return the screen of a path if its files are preloaded, otherwise an empty string."""
    if path.startswith("/t/"):
        return "replay" if path.endswith("/replay") else "table"
    return "landing" if path == "/" else ""


def _without_comments(module: bytes) -> bytes:
    """Return a module without the comment lines, a third of its size."""
    return _COMMENTS.sub(b"", module)


def send_file(
    request: Request[Any, Any, Any], file: PageFile, headers: Mapping[str, str]
) -> Response[bytes]:
    """Return a file as a response, compressed if the client accepts gzip."""
    sent = {**headers, "vary": "accept-encoding"}
    content = file.content
    if "gzip" in request.headers.get("accept-encoding", "") and len(content) > 500:
        sent["content-encoding"] = "gzip"
        content = file.gzipped
    return Response(content, media_type=file.kind, headers=sent)


def page_routes(
    limits: Limits, *, reload: bool = False, local: bool = False
) -> list[ControllerRouterHandler]:
    """Return the handlers that serve the page."""
    cached = [Page.read(bundled=not reload, local=local)]

    def page() -> Page:
        if reload:
            cached[0] = Page.read(bundled=False, local=local)
        return cached[0]

    def send(
        request: Request[Any, Any, Any], file: PageFile, caching: str, *, document: bool = False
    ) -> Response[bytes]:
        base = DOCUMENT_HEADERS if file.kind in _DOCUMENTS or document else _FILE_HEADERS
        headers = {**base, "cache-control": caching}
        return send_file(request, file, headers)

    def document(request: Request[Any, Any, Any]) -> Response[bytes]:
        language = accepted_language(request.headers.get("accept-language"))
        page_file = page().document_html(request.scope["path"], language)
        response = send(request, page_file, "no-cache")
        response.headers["vary"] = "accept-encoding, accept-language"
        return response

    @get(
        ["/", "/t/{table:str}", "/t/{table:str}/replay", "/c/{code:str}"],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def table_document(request: Request[Any, Any, Any]) -> Response[bytes]:
        return document(request)

    @get(
        ["/replay", "/learn", "/rules", "/games", "/offline"],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def screen_document(request: Request[Any, Any, Any]) -> Response[bytes]:
        return document(request)

    @get("/static/{version:str}/{path:path}", include_in_schema=False, sync_to_thread=False)
    def static(
        request: Request[Any, Any, Any], version: FromPath[str], path: FromPath[str]
    ) -> Response[bytes]:
        now = page()
        file = None
        # Files of two versions do not fit together: a page of another version reloads itself.
        if now.prefix == f"/static/{version}":
            caller = client_key(request.scope)
            file = now.get_file(path.lstrip("/"), lambda: limits.admit(caller, Cost.EXPENSIVE))
        if file is None:
            raise NotFound("no-such-file", "no such file")
        return send(request, file, "no-store" if reload else _CACHE_FOREVER)

    @get(
        ["/sw.js", "/manifest.webmanifest", "/icon.svg", "/favicon.ico"],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def root_file(request: Request[Any, Any, Any]) -> Response[bytes]:
        name = request.scope["path"].lstrip("/").replace("favicon.ico", "icon.svg")
        now = page()
        file = now.files.get(name)
        if file is None:
            raise NotFound("no-such-file", "no such file")
        text = file.content.replace(b"{{static}}", now.prefix.encode())
        text = text.replace(b"{{files}}", " ".join(now.offline_files()).encode())
        return send(request, PageFile(text, file.kind), "no-cache", document=True)

    @get("/{path:path}", include_in_schema=False, sync_to_thread=False)
    def not_found(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
        """Send a page to browsers with an unknown address, a refusal to programs."""
        if "text/html" not in request.headers.get("accept", ""):
            raise NotFound("no-such-call", "there is no such call")
        response = document(request)
        response.status_code = 404
        return response

    return [table_document, screen_document, static, root_file, not_found]
