"""Modules that are sent together do what they do one by one."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from tests.web.modules import node

from lastroll.server.page._bundling import BundleError, bundle_modules, bundle_name
from lastroll.server.page._files import Page

MODULES = {
    "app.js": """
import { count, raise as up } from "./core/count.js";
import * as names from "./core/names.js";
import shout from "./vendor/shout.js";
export const started = up();
export async function open() {
  const { Screen } = await import("./screens/one.js");
  const two = await import("./screens/two.js");
  await two.more();
  return [Screen(), two.Screen(), count(), names.first, names.renamed, shout("a")];
}
""",
    "core/count.js": """
let n = 0;
/** @type {import("./types.js").Count} */
export function count() { return n; }
export function raise() { n += 1; return n; }
""",
    "core/names.js": """
export { first, last as renamed } from "../vendor/names.js";
export {};
""",
    "core/shared.js": """
import { raise } from "./count.js";
export const shared = raise();
""",
    "vendor/names.js": 'var a="first",b="last";export{a as first,b as last};',
    "vendor/shout.js": "export default function(s){return s+'!'}",
    "screens/one.js": """
import { shared } from "../core/shared.js";
export const Screen = () => `one ${shared}`;
""",
    "parts/more.js": """
import { shared } from "../core/shared.js";
import { own } from "./own.js";
const later = () => import("./other.js");
""",
    "parts/other.js": """
import { shared } from "../core/shared.js";
import { own } from "./own.js";
""",
    "parts/own.js": "export const own = 1;",
    "screens/two.js": """
import {
  shared,
} from "../core/shared.js";
export class Unused {}
const { pathname } = new URL("../locales/x", import.meta.url);
export const Screen = () => `two ${shared} ${pathname.slice(-10)}`;
export const more = () => Promise.all([import("../parts/more.js"), import("../parts/other.js")]);
""",
}


def run(folder: Path, files: dict[str, str], program: str) -> object:
    for name, text in files.items():
        path = folder / name.replace(".js", ".mjs")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace('.js"', '.mjs"'), encoding="utf-8")
    (folder / "test.mjs").write_text(program, encoding="utf-8")
    done = subprocess.run(
        [node(), folder / "test.mjs"], check=True, stdout=subprocess.PIPE, encoding="utf-8"
    )
    return json.loads(done.stdout)


def test_together_they_do_what_they_do_alone(tmp_path: Path) -> None:
    alone = """
        const { open, started } = await import("./app.mjs");
        console.log(JSON.stringify([started, await open()]));
    """
    together = """
        const { __modules } = await import("./pack/app.mjs");
        const { open, started } = __modules["app.mjs"];
        console.log(JSON.stringify([started, await open()]));
    """
    expected = [1, ["one 2", "two 2 /locales/x", 2, "first", "last", "a!"]]
    assert run(tmp_path / "alone", MODULES, alone) == expected
    bundles = bundle_modules(MODULES, "app.js")
    assert run(tmp_path / "together", bundles, together) == expected
    # What two screens share is in both files, and is still called only once.
    later = ("screens/one.js", "screens/two.js", "parts/more.js", "parts/other.js")
    assert set(bundles) == {bundle_name(name) for name in ("app.js", *later)}
    assert all("core/shared.js" in bundles[f"pack/screens-{n}.js"] for n in ("one", "two"))
    assert 'core/count.js"] ??=' not in bundles["pack/screens-one.js"]
    # What all have who ask for a file is not in it; what only one of them has is.
    for name in ("more", "other"):
        assert 'core/shared.js"] ??=' not in bundles[f"pack/parts-{name}.js"]
        assert 'parts/own.js"] ??=' in bundles[f"pack/parts-{name}.js"]


@pytest.mark.parametrize(
    "modules",
    [
        {"app.js": 'import { b } from "./b.js";', "b.js": 'import { a } from "./app.js";'},
        {"app.js": 'export * from "./b.js";', "b.js": ""},
        {"app.js": "export let changed = 1;"},
    ],
    ids=["a circle", "all of another", "one that changes"],
)
def test_what_cannot_be_joined_is_said(modules: dict[str, str]) -> None:
    with pytest.raises(BundleError):
        bundle_modules(modules, "app.js")


def test_all_of_the_page_is_in_the_packs() -> None:
    page = Page.read()
    text = "".join(file.content.decode() for file in page.bundles.values())
    modules = [
        name
        for name in page.imports("app.js", lazy=True)
        if name != "core/types.js"  # only types
    ]
    assert len(modules) > 50
    assert [name for name in modules if f'__modules["{name}"] ??=' not in text] == []
    assert not page.bundles.keys() & page.files.keys()


def test_the_page_is_sent_in_few_files() -> None:
    page = Page.read()
    for path in ("/", "/t/abc"):
        document = page.document_html(path, "en").content.decode()
        assert f'src="{page.prefix}/pack/app.js"' in document
        assert 1 <= document.count("modulepreload") <= 2
    plain = Page.read(bundled=False)
    document = plain.document_html("/t/abc", "en").content.decode()
    assert f'src="{plain.prefix}/app.js"' in document
    assert "/pack/" not in document
    assert document.count("modulepreload") > 40


def test_stylesheets_are_joined_in_order() -> None:
    page = Page.read()
    joined = page.get_file("styles/tokens+base.css")
    assert joined is not None
    assert joined.content == b"".join(
        page.files[f"styles/{name}.css"].content for name in ("tokens", "base")
    )
    assert page.get_file("styles/tokens+base.css") is joined
    for wrong in ("tokens+", "+tokens", "tokens+nosuch", "tokens+../app", "+".join(["base"] * 13)):
        assert page.get_file(f"styles/{wrong}.css") is None
    for n in range(1, 150):  # somebody asks for all there could be
        page.get_file("styles/" + "+".join(["base"] * (n % 11 + 2)) + ".css")
    assert len(page._style_bundles) <= 100
