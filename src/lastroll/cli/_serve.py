"""`lastroll serve`: runs the service; `lastroll` alone: opens the game in the browser."""

import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Annotated, Literal

from cyclopts import Parameter

from lastroll.locales import Texts

_Number = Annotated[int | None, Parameter(metavar="N")]
_Url = Annotated[str | None, Parameter(metavar="URL")]


@dataclass(frozen=True, slots=True)
class ServeFlags:
    """The flags of `lastroll serve`; None is not given."""

    host: Annotated[str | None, Parameter(metavar="H")] = None
    port: Annotated[int | None, Parameter(metavar="P")] = None
    database: _Url = None
    bus: _Url = None
    processes: _Number = None
    durability: Annotated[
        Literal["power", "process"] | None,
        Parameter(metavar="power|process", show_choices=False),
    ] = None
    rate_limit: _Number = None
    body_limit: _Number = None
    archive_days: _Number = None
    public_url: _Url = None
    proxy: Annotated[str | None, Parameter(metavar="A,B,…")] = None
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"] | None,
        Parameter(metavar="LEVEL", show_choices=False),
    ] = None


def command(t: Texts) -> Callable[..., int]:
    """Return the subcommand in the reader's language."""

    def serve(*, flags: Annotated[ServeFlags | None, Parameter(name="*")] = None) -> int:
        return _serve(flags or ServeFlags(), t)

    return serve


def browse_command(t: Texts) -> Callable[..., int]:
    """Return the command that `lastroll` runs without a subcommand."""

    def browse(
        *, no_browser: bool = False, port: Annotated[int | None, Parameter(metavar="P")] = None
    ) -> int:
        return _browse(port, t, open_browser=not no_browser)

    return browse


def _serve(flags: ServeFlags, t: Texts) -> int:
    from lastroll.bots import warm_up_in_background
    from lastroll.server import listen, read_config, serve

    config = read_config(asdict(flags))
    with listen(config) as socket:
        warm_up_in_background()
        return serve(config, socket, lambda address: _on_serve_ready(address, config.public_url, t))


def _on_serve_ready(address: str, public_url: str | None, t: Texts) -> None:
    _print(t("serve-ready", address=address))
    link = public_url or _network_address(address)
    if link is not None:
        _print(t("serve-network", address=link))
        if sys.stdout.isatty():
            import segno

            # For the camera of a phone: nobody likes to type an address there.
            segno.make(link, error="l").terminal(compact=True, border=2)


def _network_address(address: str) -> str | None:
    """Return the address for other devices in the network; None if there is none.

    A service that listens on all addresses of a machine has one of these in its network.
    """
    from urllib.parse import urlsplit

    url = urlsplit(address)
    if url.hostname not in ("0.0.0.0", "::"):
        return None
    own = _own_address()
    return None if own is None or own.startswith("127.") else f"http://{own}:{url.port}/"


def _own_address() -> str | None:
    import socket

    try:
        # Connecting a datagram socket sends nothing; it only chooses the own address.
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
    except OSError:
        return None


def _browse(port: int | None, t: Texts, *, open_browser: bool) -> int:
    # Printed first: the imports below take a second on a slow machine.
    _print(t("browse-starting"))
    from lastroll.bots import warm_up_in_background
    from lastroll.server import AlreadyServed, listen, read_config, serve

    # Only for this machine, and without logs: `serve` is for several.
    only_here = {"host": "127.0.0.1", "local": True}
    config = read_config({"port": port, "log_level": "error", **only_here})
    try:
        with listen(config, or_any_port=port is None) as socket:
            warm_up_in_background()
            return serve(
                config,
                socket,
                lambda address: _on_browse_ready(address, t, open_browser=open_browser),
            )
    except AlreadyServed as error:
        address = str(error.fields["address"])
        _print(t("browse-running", address=address))
        if open_browser:
            import webbrowser

            webbrowser.open(address)
        return 0


def _on_browse_ready(address: str, t: Texts, *, open_browser: bool) -> None:
    _print(t("browse-ready", address=address))
    if open_browser:
        import threading
        import webbrowser

        # Opening a browser can block, and the service must not wait for it.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _print(sentence: str) -> None:
    sys.stdout.write(sentence + "\n")
    sys.stdout.flush()
