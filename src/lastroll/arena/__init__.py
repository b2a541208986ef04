"""Tournaments with luck-adjusted blocks, ratings and intervals, on one machine or many."""

from lastroll.arena._entrants import check_programs, entrant_maker, entrant_names
from lastroll.arena._exam import Grade, Loss, SupportsMargin, exam_sets_for, examine
from lastroll.arena._exam_sets import (
    EXAM_SETS,
    ExamItem,
    check_exam_set,
    exam_items,
    exploit_positions,
)
from lastroll.arena._executor import Executor, InProcess, ProcessPool, Work
from lastroll.arena._exploit import exploitability, uses_coin
from lastroll.arena._folder import TournamentFolder, kept_secret
from lastroll.arena._games_file import games_file
from lastroll.arena._luck import DEFAULT_LUCK, LUCK_ESTIMATORS, NO_LUCK, check_luck_name
from lastroll.arena._play import GameResult, TableResult, TableWork
from lastroll.arena._ratings import Interval, PlackettLuce, Ranking, WinSplit
from lastroll.arena._ray import RayCluster
from lastroll.arena._result import (
    ANCHOR_RATING,
    BotResult,
    Estimate,
    Fault,
    TournamentResult,
    TournamentTally,
)
from lastroll.arena._sequential import Hypotheses, SequentialTest, Verdict, default_upper_share
from lastroll.arena._simulation import Simulation, SimulationChunk, SimulationWork
from lastroll.arena._simulation_tally import BIN, CONFIDENCE, SimulationTally
from lastroll.arena._spec import LineUp, TournamentSpec, fill_seats, rotate
from lastroll.arena._tournament import Tournament

__all__ = [
    "ANCHOR_RATING",
    "BIN",
    "CONFIDENCE",
    "DEFAULT_LUCK",
    "EXAM_SETS",
    "LUCK_ESTIMATORS",
    "NO_LUCK",
    "BotResult",
    "Estimate",
    "ExamItem",
    "Executor",
    "Fault",
    "GameResult",
    "Grade",
    "Hypotheses",
    "InProcess",
    "Interval",
    "LineUp",
    "Loss",
    "PlackettLuce",
    "ProcessPool",
    "Ranking",
    "RayCluster",
    "SequentialTest",
    "Simulation",
    "SimulationChunk",
    "SimulationTally",
    "SimulationWork",
    "SupportsMargin",
    "TableResult",
    "TableWork",
    "Tournament",
    "TournamentFolder",
    "TournamentResult",
    "TournamentSpec",
    "TournamentTally",
    "Verdict",
    "WinSplit",
    "Work",
    "check_exam_set",
    "check_luck_name",
    "check_programs",
    "default_upper_share",
    "entrant_maker",
    "entrant_names",
    "exam_items",
    "exam_sets_for",
    "examine",
    "exploit_positions",
    "exploitability",
    "fill_seats",
    "games_file",
    "kept_secret",
    "rotate",
    "uses_coin",
]
