"""Lighthouse on the landing page and on a table: `python benchmarks/lighthouse.py`.

It needs Node with npm (Lighthouse is fetched into a cache of its own) and a Chromium. Prints the
scores for a phone (Lighthouse's own slow network and processor) and for a desktop, and ends with 1
where one is below 95.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

VERSION = "12.8.2"
TARGET = 95
CATEGORIES = ("performance", "accessibility", "best-practices")
FIGURES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time")
FLAGS = (
    "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run "
    "--disable-background-networking --disable-component-update --disable-sync"
)


def lighthouse() -> str:
    """Return the program; fetch it the first time."""
    cache = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
    folder = cache / "lastroll" / f"lighthouse-{VERSION}"
    program = folder / "node_modules" / ".bin" / "lighthouse"
    if not program.exists():
        folder.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--no-audit", "--no-fund", "--prefix", str(folder)]
        subprocess.run([*command, f"lighthouse@{VERSION}"], check=True, stdout=sys.stderr)
    return str(program)


def serve(folder: str) -> "tuple[subprocess.Popen[str], str]":
    """Start the service with an empty database; return its address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "lastroll", "serve", "--port", "0", "--rate-limit", "0"],
        env={**os.environ, "LASTROLL_DATA": folder, "LASTROLL_LANGUAGE": "en"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    return process, next(word for word in line.split() if word.startswith("http://"))


def table_page(address: str) -> str:
    """Make a table with a game under way; return the address of its page."""
    seats = [{"kind": "human"}, *({"kind": "bot", "bot": "greedy"} for _ in range(3))]
    body = json.dumps({"seats": seats, "name": "Anna"}).encode()
    request = urllib.request.Request(
        f"{address}api/tables", body, {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return f"{address}t/{json.load(answer)['table']}"


def measure(program: str, page: str, *, desktop: bool) -> "dict[str, float]":
    """Run Lighthouse once; return scores and the main figures."""
    command = [program, page, "--quiet", "--output=json", f"--chrome-flags={FLAGS}"]
    command.append("--only-categories=" + ",".join(CATEGORIES))
    if desktop:
        command.append("--preset=desktop")
    browser = shutil.which("chromium") or shutil.which("google-chrome") or ""
    done = subprocess.run(
        command,
        env={**os.environ, "CHROME_PATH": os.environ.get("LASTROLL_CHROMIUM", browser)},
        check=True,
        stdout=subprocess.PIPE,
    )
    report = json.loads(done.stdout)
    found = {name: round(100 * report["categories"][name]["score"]) for name in CATEGORIES}
    found |= {name: round(report["audits"][name]["numericValue"]) for name in FIGURES}
    weight = report["audits"]["total-byte-weight"]["numericValue"]
    return {**found, "kB": round(weight / 1000)}


def main() -> int:
    """Measure both pages on both devices."""
    program = lighthouse()
    lowest = 100.0
    with tempfile.TemporaryDirectory() as folder:
        process, address = serve(folder)
        try:
            for name, page in (("landing", address), ("table", table_page(address))):
                for desktop in (False, True):
                    found = measure(program, page, desktop=desktop)
                    device = "desktop" if desktop else "phone"
                    print(name, device, *(f"{key} {value:g}" for key, value in found.items()))
                    lowest = min([lowest, *(found[each] for each in CATEGORIES)])
        finally:
            process.terminate()
            process.wait()
    print(f"lowest score {lowest:g}, target {TARGET}: {'met' if lowest >= TARGET else 'MISSED'}")
    return int(lowest < TARGET)


if __name__ == "__main__":
    sys.exit(main())
