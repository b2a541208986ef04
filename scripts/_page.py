"""Check the page: `types` with tsc, `format` with prettier; `format --fix` writes.

The page has no build step, so this is all that Node is needed for.
"""

import sys

import _node

WEB = "src/lastroll/web"

# The service worker has other globals than the page, and so a project of its own.
PROJECTS = (WEB, f"{WEB}/tsconfig.worker.json")
FORMATTED = f"{WEB}/**/*.{{css,html,js,json,webmanifest}}"


def main(arguments: list[str]) -> int:
    """Run one check and return its exit status."""
    try:
        _node.prepare()
    except _node.NotReady as missing:
        print(missing, file=sys.stderr)
        return 1
    match arguments:
        case ["types"]:
            return max([_node.call("tsc", "--project", project) for project in PROJECTS])
        case ["format"]:
            return _node.call("prettier", "--log-level=warn", "--check", FORMATTED)
        case ["format", "--fix"]:
            return _node.call("prettier", "--log-level=warn", "--write", FORMATTED)
    print("usage: scripts/_page.py types | format [--fix]", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
