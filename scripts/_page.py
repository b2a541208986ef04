"""Check the page: `types` by the service and tsc, `format` with prettier; `format --fix` writes.

The page has no build step: only these checks and `scripts/vendor` need Node.
"""

import sys

import _environment
import _node

WEB = "src/lastroll/web"

# The service worker has other globals than the page, so it is a separate project.
PROJECTS = (WEB, f"{WEB}/tsconfig.worker.json")
TYPES = "scripts/_page_types.py"
FORMATTED = f"{WEB}/**/*.{{css,html,js,json,webmanifest}}"


def main(arguments: list[str]) -> int:
    """Run one check and return its exit status."""
    try:
        _node.prepare()
    except _node.NotReady as error:
        print(error, file=sys.stderr)
        return 1
    match arguments:
        case ["types"]:
            differ = _environment.call([_environment.tool("python"), TYPES, "--check"])
            return max([differ, *(_node.call("tsc", "--project", each) for each in PROJECTS)])
        case ["format"]:
            return _node.call("prettier", "--log-level=warn", "--check", FORMATTED)
        case ["format", "--fix"]:
            return _node.call("prettier", "--log-level=warn", "--write", FORMATTED)
    print("usage: scripts/_page.py types | format [--fix]", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
