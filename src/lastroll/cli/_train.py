"""`lastroll train`: the evaluator from self-play, on an accelerator or on this machine."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from lastroll.cli._completion import FileName
from lastroll.cli._exit_status import INTERRUPTED
from lastroll.cli._option_errors import missing_option, value_out_of_range
from lastroll.locales import Texts
from lastroll.rules import LastRollError, missing_extra

if TYPE_CHECKING:
    from lastroll.training import TrainingConfig

_DEFAULT_ITERATIONS = 1_500
_MAX_COUNT = 10**9


@dataclass(frozen=True, slots=True)
class TrainFlags:
    """The flags of `lastroll train`; None is the default of `TrainingConfig`."""

    iterations: Annotated[int, Parameter(metavar="N")] = _DEFAULT_ITERATIONS
    lanes: Annotated[int | None, Parameter(metavar="N")] = None
    steps: Annotated[int | None, Parameter(metavar="N")] = None
    tries: Annotated[int | None, Parameter(metavar="N")] = None
    batch: Annotated[int | None, Parameter(metavar="N")] = None
    width: Annotated[int | None, Parameter(metavar="N")] = None
    rate: Annotated[float | None, Parameter(metavar="X")] = None
    games: Annotated[tuple[str, ...], Parameter(metavar="2,3,2n,…")] = ()
    mixed: Annotated[float | None, Parameter(metavar="PART")] = None
    mixed_tries: Annotated[int | None, Parameter(metavar="N")] = None
    begin: Annotated[FileName | None, Parameter(metavar="FILE")] = None
    check: Annotated[int | None, Parameter(metavar="N")] = None
    seed: Annotated[int | None, Parameter(metavar="N")] = None


def command(t: Texts) -> Callable[..., int]:
    """Return the subcommand in the reader's language."""

    def train(
        folder: Annotated[str | None, Parameter(name="FOLDER")] = None,
        /,
        *,
        flags: Annotated[TrainFlags | None, Parameter(name="*")] = None,
        seconds: Annotated[float | None, Parameter(metavar="S")] = None,
    ) -> int:
        if folder is None:
            raise missing_option("FOLDER")
        return _train(Path(folder), flags or TrainFlags(), seconds, t)

    return train


def _train(folder: Path, flags: TrainFlags, seconds: float | None, t: Texts) -> int:
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
        value = getattr(flags, option)
        if value is not None and not 1 <= value <= _MAX_COUNT:
            raise value_out_of_range(f"--{option.replace('_', '-')}", "1", str(_MAX_COUNT))
    if flags.mixed is not None and not 0 <= flags.mixed <= 1:
        raise value_out_of_range("--mixed", "0", "1")
    if flags.seed is not None and not 0 <= flags.seed < 2**32:
        raise value_out_of_range("--seed", "0", str(2**32 - 1))
    training = _training(flags)
    from lastroll.training import train, write_weights

    def print_progress(line: dict[str, Any]) -> None:
        sys.stdout.write(_progress_line(line, training.iterations, t) + "\n")
        sys.stdout.flush()

    try:
        weights, finished = train(training, folder, seconds=seconds, on_report=print_progress)
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


def _training(flags: TrainFlags) -> "TrainingConfig":
    try:
        from lastroll.training import TrainingConfig
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith("jax"):
            raise
        raise missing_extra("train") from None
    given = {
        name: getattr(flags, name)
        for name in flags.__slots__
        if name != "games" and getattr(flags, name) is not None
    }
    if flags.games:
        given["games"] = tuple(name for word in flags.games for name in word.split(","))
    return TrainingConfig(**given).check_numbers()


def _progress_line(line: dict[str, Any], iterations: int, t: Texts) -> str:
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
