"""`lastroll train`: the evaluator from self-play, on an accelerator or on this machine."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from lastroll.cli._refusals import missing, out_of_range
from lastroll.locales import Texts
from lastroll.rules import LastRollError, missing_extra

if TYPE_CHECKING:
    from lastroll.training import TrainingConfig

INTERRUPTED = 130  # 128 + SIGINT, as a shell counts
_USUAL = 1_500
_MOST = 10**9


@dataclass(frozen=True, slots=True)
class _Wishes:
    """The options as they were given; what is None is as `TrainingConfig` has it."""

    iterations: Annotated[int, Parameter(metavar="N")] = _USUAL
    lanes: Annotated[int | None, Parameter(metavar="N")] = None
    steps: Annotated[int | None, Parameter(metavar="N")] = None
    tries: Annotated[int | None, Parameter(metavar="N")] = None
    batch: Annotated[int | None, Parameter(metavar="N")] = None
    width: Annotated[int | None, Parameter(metavar="N")] = None
    rate: Annotated[float | None, Parameter(metavar="X")] = None
    games: Annotated[tuple[str, ...], Parameter(metavar="2,3,2n,…")] = ()
    mixed: Annotated[float | None, Parameter(metavar="PART")] = None
    mixed_tries: Annotated[int | None, Parameter(metavar="N")] = None
    begin: Annotated[str | None, Parameter(metavar="FILE")] = None
    check: Annotated[int | None, Parameter(metavar="N")] = None
    seed: Annotated[int | None, Parameter(metavar="N")] = None


def command(t: Texts) -> Callable[..., int]:
    """Make the subcommand for this reader."""

    def train(
        folder: Annotated[str | None, Parameter(name="FOLDER")] = None,
        /,
        *,
        wishes: Annotated[_Wishes | None, Parameter(name="*")] = None,
        seconds: Annotated[float | None, Parameter(metavar="S")] = None,
    ) -> int:
        if folder is None:
            raise missing("FOLDER")
        return _train(Path(folder), wishes or _Wishes(), seconds, t)

    return train


def _train(folder: Path, wishes: _Wishes, seconds: float | None, t: Texts) -> int:
    for option in (
        "iterations",
        "lanes",
        "steps",
        "tries",
        "batch",
        "width",
        "check",
        "mixed_tries",
    ):
        value = getattr(wishes, option)
        if value is not None and not 1 <= value <= _MOST:
            raise out_of_range(f"--{option.replace('_', '-')}", "1", str(_MOST))
    if wishes.mixed is not None and not 0 <= wishes.mixed <= 1:
        raise out_of_range("--mixed", "0", "1")
    if wishes.seed is not None and not 0 <= wishes.seed < 2**32:
        raise out_of_range("--seed", "0", str(2**32 - 1))
    training = _training(wishes)
    from lastroll.training import train, write_weights

    def tell(line: dict[str, Any]) -> None:
        sys.stdout.write(_look(line, training.iterations, t) + "\n")
        sys.stdout.flush()

    try:
        weights, finished = train(training, folder, seconds=seconds, on_report=tell)
        path = write_weights(weights, training, folder)
    except KeyboardInterrupt:
        sys.stdout.write(t("train-interrupted") + "\n")
        return INTERRUPTED
    except OSError as error:
        raise LastRollError(
            "train-folder",
            "{folder} cannot be used: {reason}",
            folder=str(folder),
            reason=error.strerror or str(error),
        ) from None
    sys.stdout.write(t("train-written", file=str(path)) + "\n")
    if not finished:
        sys.stdout.write(t("train-interrupted") + "\n")
    return 0


def _training(wishes: _Wishes) -> "TrainingConfig":
    try:
        from lastroll.training import TrainingConfig
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith("jax"):
            raise
        raise missing_extra("train") from None
    given = {
        name: getattr(wishes, name)
        for name in wishes.__slots__
        if name != "games" and getattr(wishes, name) is not None
    }
    if wishes.games:
        given["games"] = tuple(name for word in wishes.games for name in word.split(","))
    return TrainingConfig(**given).check_numbers()


def _look(line: dict[str, Any], iterations: int, t: Texts) -> str:
    shares = [
        f"{name.removeprefix('greedy_')} {100 * share:.0f} %"
        for name, share in line.items()
        if name.startswith("greedy_")
    ]
    return t(
        "train-look",
        iteration=str(line["iteration"]),
        iterations=str(iterations),
        error=f"{line['share_error']:.4f}",
        shares=", ".join(shares),
        seconds=f"{line['seconds']:.0f}",
    )
