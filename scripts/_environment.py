"""The virtual environment of the scripts, set up once and again when its requirements change.

This file must start on any Python 3, to report one that is too old: hence the quoted annotations.
"""

import hashlib
import os
import sys

TYPE_CHECKING = False  # as typing's, without the time that importing typing takes
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TextIO

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.abspath(os.environ.get("LASTROLL_VENV") or os.path.join(ROOT, ".venv"))

OLDEST_PYTHON = (3, 11)
NEWER_PYTHONS = ("python3.14", "python3.13", "python3.12", "python3.11")

# Raise it when the steps below change: environments made by the old steps are then set up again.
SETUP_VERSION = "2"

STAMP = os.path.join(VENV, "lastroll.stamp")
LOCK = os.path.join(VENV, "lastroll.lock")
LOG = os.path.join(VENV, "lastroll-setup.log")

WINDOWS = os.name == "nt"

# Each makes an installer use another place, or turns the cache of byte code off: slow starts.
UNWANTED_VARIABLES = (
    "PIP_TARGET",
    "PIP_USER",
    "PYTHONDONTWRITEBYTECODE",
    "PYTHONHOME",
    "UV_SYSTEM_PYTHON",
    "VIRTUAL_ENV",
)

# Phrases in the log of an installer, and their meaning as a message.
FAILURES = (
    (("no space left", "not enough space", "disk quota"), "the disk is full"),
    (("do not match the hashes", "hash mismatch"), "a download is not the file that was promised"),
    (
        ("connection", "dns error", "error sending request", "failed to fetch", "timed out"),
        "the package index cannot be reached",
    ),
    (("no matching distribution",), "the package index lacks a package"),
)


class NotReady(Exception):
    """A file or program that a script needs is missing; the message is one line for the user."""


def run(command: "Callable[[list[str]], int]") -> int:
    """Run a script's command with its arguments and return the exit status."""
    try:
        if sys.version_info < OLDEST_PYTHON:
            return _start_again_with_newer_python()
        return command(sys.argv[1:])
    except NotReady as error:
        message = str(error)
    except OSError as error:
        message = f"Last Roll: {error}"
    except KeyboardInterrupt:
        return 130
    print(message, file=sys.stderr)
    return 1


def prepare(kind: str) -> None:
    """Install requirements/`kind`.txt into the environment, unless that is done."""
    if is_ready(kind):
        return
    _create_venv_folder()
    with open(LOCK, "a") as lock:
        _wait_for(lock)
        if is_ready(kind):  # another process set it up while this one waited
            return
        print("Setting up Last Roll (once, about a minute) ...", file=sys.stderr, flush=True)
        _set_up(kind)


def is_ready(kind: str) -> bool:
    """Return whether the last set-up succeeded and used the present requirements."""
    stamp = _read_stamp()
    return (
        stamp.get("place") == _venv_identity()
        and stamp.get(kind) == _digest(kind)
        and os.path.exists(tool("python"))
        and os.path.exists(tool("lastroll"))
    )


def tool(name: str) -> str:
    """Return the path of a program in the environment."""
    if WINDOWS:
        return os.path.join(VENV, "Scripts", name + ".exe")
    return os.path.join(VENV, "bin", name)


def subprocess_env(**more: str) -> "dict[str, str]":
    """Return the environment variables for installers and programs of the environment."""
    variables = {name: text for name, text in os.environ.items() if name not in UNWANTED_VARIABLES}
    variables.update(more)
    return variables


def exec_tool(name: str, arguments: "list[str]", **more: str) -> int:
    """Replace this process by a program of the environment; on Windows, return its exit status."""
    command = [tool(name), *arguments]
    if not WINDOWS:
        os.execve(command[0], command, subprocess_env(**more))
    import subprocess

    return subprocess.call(command, env=subprocess_env(**more))


def call(command: "list[str]", **more: str) -> int:
    """Run a program in the repository's root and return its exit status."""
    import subprocess

    return subprocess.call(command, cwd=ROOT, env=subprocess_env(**more))


def find_uv() -> "str | None":
    """Return the path of a uv that works, or None."""
    import shutil

    uv = shutil.which("uv")
    return uv if uv and runs_ok([uv, "--version"]) else None


def runs_ok(command: "list[str]") -> bool:
    """Return whether a program exists and exits with status 0."""
    import subprocess

    try:
        quiet = subprocess.DEVNULL
        return subprocess.call(command, stdout=quiet, stderr=quiet, env=subprocess_env()) == 0
    except OSError:
        return False


def _start_again_with_newer_python() -> int:
    import shutil
    import subprocess

    probe = f"import sys; sys.exit(sys.version_info < {OLDEST_PYTHON})"
    for name in NEWER_PYTHONS:
        python = shutil.which(name)
        if python and runs_ok([python, "-c", probe]):  # a pyenv shim may exist and not work
            command = [python, *sys.argv]
            if WINDOWS:
                return subprocess.call(command)
            os.execv(python, command)
    needed, present = (f"{major}.{minor}" for major, minor in (OLDEST_PYTHON, sys.version_info[:2]))
    raise NotReady(
        f"Last Roll needs Python {needed} or newer; this is {present}, and PATH has no newer one."
    )


def _venv_identity() -> str:
    """Return Python and folders as text: an environment with another identity is made again."""
    abi = getattr(sys, "abiflags", "")
    return f"{sys.implementation.cache_tag}{abi} {VENV} for {ROOT}"


def _digest(kind: str) -> str:
    digest = hashlib.sha256(SETUP_VERSION.encode())
    for name in ("pyproject.toml", _requirements(kind)):
        with open(os.path.join(ROOT, name), "rb") as file:
            digest.update(hashlib.sha256(file.read()).digest())
    return digest.hexdigest()


def _requirements(kind: str) -> str:
    return os.path.join("requirements", kind + ".txt")


def _read_stamp() -> "dict[str, str]":
    try:
        with open(STAMP, encoding="utf-8") as file:
            lines = file.read().splitlines()
    except FileNotFoundError:
        return {}
    return {key: text for key, _, text in (line.partition(" ") for line in lines)}


def _write_stamp(kind: str) -> None:
    lines = ["place " + _venv_identity(), "play " + _digest("play")]
    if kind == "dev":  # includes all that play needs
        lines.append("dev " + _digest("dev"))
    with open(STAMP + ".new", "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    os.replace(STAMP + ".new", STAMP)


def _create_venv_folder() -> None:
    """Create the folder; raise `NotReady` if it has foreign files, because it may be emptied."""
    if os.path.isdir(VENV) and os.listdir(VENV) and not os.path.exists(LOCK):
        raise NotReady(
            f"{VENV} was not made by these scripts: move it away, "
            "or set LASTROLL_VENV to another folder."
        )
    os.makedirs(VENV, exist_ok=True)


def _wait_for(lock: "TextIO") -> None:
    """Take the lock; it is held until the file is closed or the process ends."""
    if sys.platform == "win32":
        import msvcrt

        while True:
            try:
                return msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
            except OSError:  # after ten seconds; the other process still holds it
                continue
    else:
        import fcntl

        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Waiting for another set-up of Last Roll ...", file=sys.stderr, flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)


def _set_up(kind: str) -> None:
    uv = find_uv()
    create = _venv_command(uv)
    probe = [tool("python"), "-c", "" if uv else "import pip"]
    is_usable = _read_stamp().get("place") == _venv_identity() and runs_ok(probe)
    if os.path.exists(STAMP):
        os.remove(STAMP)
    with open(LOG, "w", encoding="utf-8") as log:
        if not is_usable:  # new, moved, of another Python, incomplete, or made by a removed uv
            _empty_folder()
            _install(create, log)
        installer = _installer(uv)
        # The files list all packages. Without --no-deps, pip takes an extra of a pinned package for
        # an unpinned package, as soon as there is a newer release.
        listed = ["--require-hashes", "--no-deps", "-r", _requirements(kind)]
        _install([*installer, *listed], log)
        _install([*installer, "--no-deps", "--no-build-isolation", "-e", ROOT], log)
    _write_stamp(kind)


def _empty_folder() -> None:
    import shutil

    for entry in os.scandir(VENV):
        if entry.path in (LOCK, LOG):
            continue
        if entry.is_dir(follow_symlinks=False):
            shutil.rmtree(entry.path)
        else:
            os.remove(entry.path)


def _venv_command(uv: "str | None") -> "list[str]":
    if uv:
        return [uv, "venv", "--no-project", "--allow-existing", "--python", sys.executable, VENV]
    from importlib.util import find_spec

    if not find_spec("venv") or not find_spec("ensurepip"):
        raise NotReady(
            "This Python comes without venv: install it (on Debian and Ubuntu: "
            "apt install python3-venv) or install uv, then start again."
        )
    return [sys.executable, "-m", "venv", VENV]


def _installer(uv: "str | None") -> "list[str]":
    if uv:
        return [uv, "pip", "install", "--python", tool("python")]
    return [tool("python"), "-m", "pip", "install", "--no-input", "--disable-pip-version-check"]


def _install(command: "list[str]", log: "TextIO") -> None:
    import subprocess

    settings = subprocess_env(UV_COMPILE_BYTECODE="1", UV_PYTHON_DOWNLOADS="never")
    log.write(f"$ {' '.join(command)}\n")
    log.flush()
    start = os.path.getsize(LOG)
    status = subprocess.call(command, cwd=ROOT, env=settings, stdout=log, stderr=log)
    if status != 0:
        raise NotReady(f"Last Roll could not be set up: {_reason(start)} (log: {LOG}).")


def _reason(start: int) -> str:
    with open(LOG, "rb") as file:
        file.seek(start)
        text = file.read().decode(errors="replace").lower()
    for phrases, meaning in FAILURES:
        if any(phrase in text for phrase in phrases):
            return meaning
    return "the installer failed"
