"""AA-1.5, AA-3.14: luck, and how the result of a test is rounded."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.aanvallen.codes import Event
from affray.rulesets.aanvallen.model import CARDS, DECK, Fight

BLUNDER = -5  # results below this


@rule
def luck(referee: Referee, fight: Fight, who: int, why: int) -> int:
    """AA-3.14: a d20, or a card of the table's one deck, which is shuffled when it is used up."""
    if not fight.options.cards:
        return referee.roll(CARDS, who, why)
    card = referee.draw(fight.deck, who, why)
    fight.deck &= ~(1 << card)
    if fight.deck == 0:
        fight.deck = DECK
        referee.tell(Event.SHUFFLED, -1)
    return card


@rule
def rounded(points: int, threshold: int) -> int:
    """AA-1.5: points by the threshold, to the nearest whole and halves up; below 0 always down."""
    if points < 0:
        return points // threshold
    return (2 * points + threshold) // (2 * threshold)
