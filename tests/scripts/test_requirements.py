"""The requirement files hold what is needed, pinned and hashed."""

import re
import tomllib

from tests.scripts.house import ROOT


def _requirements(kind: str) -> dict[str, str]:
    """Versions by name; fails for anything that is not a pinned and hashed requirement."""
    text = (ROOT / "requirements" / f"{kind}.txt").read_text(encoding="utf-8")
    versions = {}
    for entry in re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", "").splitlines():
        match = re.fullmatch(
            r"([a-z0-9-]+)==([\w.+!]+)( ; [\w .<>=!'()]+)?( +--hash=sha256:[0-9a-f]{64})+", entry
        )
        assert match, f"{kind}.txt: {entry[:80]}"
        versions[match[1] + (match[3] or "")] = match[2]
    return versions


def test_requirements_hold_versions_and_hashes_and_nothing_else() -> None:
    for kind in ("play", "dev"):
        assert len(_requirements(kind)) > 5
        text = (ROOT / "requirements" / f"{kind}.txt").read_text(encoding="utf-8")
        comments = [line for line in text.splitlines() if line.startswith("#")]
        assert comments[1:] == ["#    scripts/lock"]
        assert "://" not in text


def test_what_plays_is_what_is_developed() -> None:
    assert _requirements("play").items() <= _requirements("dev").items()


def test_every_dependency_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]

    def names(requirements: list[str | dict[str, str]]) -> set[str]:
        found = set()
        for requirement in requirements:
            if isinstance(requirement, dict):
                found |= names(groups[requirement["include-group"]])
            else:
                found.add(re.sub(r"[._]", "-", re.split(r"[\[<>=!~; ]", requirement)[0].lower()))
        return found

    runtime = names(project["project"]["dependencies"])
    locked = {kind: {name.split()[0] for name in _requirements(kind)} for kind in ("play", "dev")}
    assert runtime | names(groups["build"]) <= locked["play"]
    assert runtime | names(groups["dev"]) <= locked["dev"]
