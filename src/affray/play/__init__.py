"""A fight in progress: questions and answers, the journal, undo and redo, the GM's word."""

from affray.play.fight import Fight
from affray.play.journal import Entry
from affray.play.log import LogEntry, Part
from affray.play.questions import Amount, Choice, Draw, Pick, Question, Roll, WrongAnswer
from affray.play.recovery import Recovery

__all__ = [
    "Amount",
    "Choice",
    "Draw",
    "Entry",
    "Fight",
    "LogEntry",
    "Part",
    "Pick",
    "Question",
    "Recovery",
    "Roll",
    "WrongAnswer",
]
