"""Training of the evaluator by self-play on an accelerator; needs the extra `train`."""

from lastroll.training._run import GAMES, OtherTraining, Training, lines_of, train, write_weights

__all__ = ["GAMES", "OtherTraining", "Training", "lines_of", "train", "write_weights"]
