"""Training of the evaluator by self-play on an accelerator; needs the extra `train`."""

from lastroll.training._run import (
    GAME_KINDS,
    TrainingConfig,
    TrainingMismatch,
    read_log,
    train,
    write_weights,
)

__all__ = ["GAME_KINDS", "TrainingConfig", "TrainingMismatch", "read_log", "train", "write_weights"]
