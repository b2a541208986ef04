"""Tournaments with luck-adjusted blocks, ratings and intervals, on one machine or many."""

from lastroll.arena._crew import Alone, Crew, Processes, Work
from lastroll.arena._entrants import entrant_maker, entrant_names
from lastroll.arena._exam import Grade, Loss, MoneyMinded, exam_sets_for, examine
from lastroll.arena._exam_sets import EXAM_SETS, ExamItem, check_set, exam_items, exam_layouts
from lastroll.arena._exploit import exploitability, tosses_coins
from lastroll.arena._folder import Folder, kept_secret
from lastroll.arena._games_file import games_file
from lastroll.arena._luck import NO_LUCK, USUAL_LUCK, VALUERS, check_luck
from lastroll.arena._on_ray import OnRay
from lastroll.arena._outcome import ANCHOR_RATING, Fault, Outcome, Share, Standing, Tally
from lastroll.arena._play import GameResult, TableResult, TableWork
from lastroll.arena._ratings import Interval, Ranking, Rankings, Win
from lastroll.arena._sequential import Question, SequentialTest, Verdict, step_up
from lastroll.arena._setting import LineUp, Setting, rotate
from lastroll.arena._simulation import Simulation, SimulationChunk, SimulationWork
from lastroll.arena._simulation_tally import BIN, CONFIDENCE, SimulationTally
from lastroll.arena._tournament import Tournament

__all__ = [
    "ANCHOR_RATING",
    "BIN",
    "CONFIDENCE",
    "EXAM_SETS",
    "NO_LUCK",
    "USUAL_LUCK",
    "VALUERS",
    "Alone",
    "Crew",
    "ExamItem",
    "Fault",
    "Folder",
    "GameResult",
    "Grade",
    "Interval",
    "LineUp",
    "Loss",
    "MoneyMinded",
    "OnRay",
    "Outcome",
    "Processes",
    "Question",
    "Ranking",
    "Rankings",
    "SequentialTest",
    "Setting",
    "Share",
    "Simulation",
    "SimulationChunk",
    "SimulationTally",
    "SimulationWork",
    "Standing",
    "TableResult",
    "TableWork",
    "Tally",
    "Tournament",
    "Verdict",
    "Win",
    "Work",
    "check_luck",
    "check_set",
    "entrant_maker",
    "entrant_names",
    "exam_items",
    "exam_layouts",
    "exam_sets_for",
    "examine",
    "exploitability",
    "games_file",
    "kept_secret",
    "rotate",
    "step_up",
    "tosses_coins",
]
