"""The table page loads little: at most 100 kB of JavaScript, compressed."""

from pathlib import Path

from tests.web.modules import WEB, Import, imports, loaded, scripts_of_the_document

from lastroll.server.page._bundling import bundle_name
from lastroll.server.page._files import Page

MOST = 100_000

# Loaded when their own page is opened. All else that is imported later counts as the table's.
OTHER_PAGES = frozenset(
    WEB / "screens" / f"{name}.js"
    for name in ("by-code", "games", "landing", "lesson", "not-found", "replay", "rules")
)

OTHER_PACKS = frozenset(bundle_name(path.relative_to(WEB).as_posix()) for path in OTHER_PAGES)


def test_the_table_page_is_light() -> None:
    modules = {
        path.relative_to(WEB).as_posix() for path in loaded(scripts_of_the_document(), OTHER_PAGES)
    }
    bundles = {name: file for name, file in Page.read().bundles.items() if name not in OTHER_PACKS}
    # What is in two of these files counts twice: it is sent twice.
    weights = {name: len(file.gzipped) for name, file in bundles.items()}
    weights["theme-first.js"] = len(Page.read().files["theme-first.js"].gzipped)
    total = sum(weights.values())
    for name, weight in sorted(weights.items(), key=lambda entry: -entry[1]):
        print(f"{weight:7,} {name}")
    print(f"{total:7,} bytes of JavaScript on the table page, in {len(weights)} files, gzip")
    text = "".join(file.content.decode() for file in bundles.values())
    for name in modules - {"theme-first.js", "core/types.js"}:
        assert f'__modules["{name}"] ??=' in text, name
    assert total <= MOST


def test_the_other_pages_are_there() -> None:
    assert [path.name for path in sorted(OTHER_PAGES) if not path.is_file()] == []


def test_what_counts_as_an_import() -> None:
    source = """
        import { a } from "./a.js";
        import {
          b,
        } from './b.js';
        import "./c.js";
        export * from "./d.js";
        /** @param {import("./types.js").Step} step */
        // import "./old.js";
        const later = () => import("./e.js");
        const text = t("import-from");
    """
    names = {"./a.js": False, "./b.js": False, "./c.js": False, "./d.js": False, "./e.js": True}
    assert set(imports(source)) == {Import(name, later) for name, later in names.items()}


def test_what_is_loaded(tmp_path: Path) -> None:
    files = {
        "app.js": 'import "./core.js"; import("./table.js"); import("./lesson.js");',
        "core.js": "",
        "table.js": 'import { die } from "./die.js"; import("./lesson.js");',
        "die.js": 'import "./core.js";',
        "lesson.js": 'import "./scene.js";',
        "scene.js": "",
    }
    for name, source in files.items():
        (tmp_path / name).write_text(source)
    start, lesson = tmp_path / "app.js", tmp_path / "lesson.js"
    table = loaded([start], frozenset([lesson]))
    assert {path.name for path in table} == {"app.js", "core.js", "table.js", "die.js"}
    assert {path.name for path in loaded([start])} == files.keys()


def test_what_is_left_out_is_only_comments() -> None:
    served = Page.read().files
    for name, file in served.items():
        if name.endswith(".js") and not name.startswith("vendor/"):
            source = (WEB / name).read_text(encoding="utf-8").splitlines()
            kept = iter(source)
            sent = file.content.decode().splitlines()
            assert all(any(line == other for other in kept) for line in sent), name
            gone = [line for line in source if line.strip() and line not in set(sent)]
            signs = ("/*", "*", "//")
            assert all(line.lstrip().startswith(signs) for line in gone), name
