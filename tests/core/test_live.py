"""The referee at the table: answers by key, several questions open at once, what the GM overrules."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core.live import Answer, Known, LiveReferee, SetBefore, Spoken
from affray.core.records import Rows, clone, figures, hold, many, place_of, record
from affray.core.referee import NOBODY, TABLE, Asked, Key, Kind, Referee, Request

INIT, HIT, HURT, BONUS, OTHER, GM, CARD = range(1, 8)
STANCE, AIM, PUSH, WHERE, REACT = range(1, 6)
SAYS, HITS = 1, 2


@record
class Fighter:
    stance: int = 0
    aim: int = 0
    total: int = 0
    hp: int = 20


@record
class Fight:
    count: int = 0
    sum: int = 0
    combatants: Final[Rows[Fighter]] = many(Fighter, 6)


Step = Callable[[Any, Fight], None]


def a_fight(count: int = 3) -> Fight:
    fight = Fight(count=count)
    hold(fight, "combatants", [Fighter() for _ in range(count)])
    return fight


class Table:
    """One step played again and again, with whatever is on record."""

    def __init__(self, step: Step, count: int = 3) -> None:
        self.step, self.start, self.known = step, a_fight(count), Known()
        self.play()

    def play(self, provide: Any = None) -> Table:
        self.fight = clone(self.start)
        self.referee = LiveReferee(self.fight, self.known, {}, provide)
        self.asked: list[Request] = []
        try:
            self.step(self.referee, self.fight)
        except Asked as asked:
            self.asked = asked.requests
        return self

    def answer(self, value: int, which: int = 0) -> Table:
        self.known.answers[self.asked[which].key] = Answer(value, "typed")
        return self.play()

    @property
    def whose(self) -> list[int]:
        return [request.key.who for request in self.asked]

    @property
    def state(self) -> list[int]:
        return figures(self.fight)


def blow(referee: Referee, fight: Fight) -> None:
    """A blow of 0 at 1."""
    bonus = referee.part(BONUS, 0, 3) + referee.part(GM, 0, 0)
    total = referee.roll(10, 0, HIT) + bonus
    against = referee.part(BONUS, 1, 1) + referee.part(GM, 1, 0) + referee.roll(10, 1, HIT)
    if total > against:
        fight.combatants[1].hp -= referee.dice(2, 6, 0, HURT)
    referee.tell(HITS, 0, 1, total, against)
    fight.combatants[0].total = total


# ---- one question after the other ----------------------------------------------------------------------------------


def test_each_kind_of_question_says_what_would_answer_it() -> None:
    def all_kinds(referee: Referee, fight: Fight) -> None:
        referee.roll(10, 0, INIT)
        referee.dice(2, 6, 0, HURT)
        referee.draw(1 << 4 | 1 << 9, 1, CARD)
        referee.choose(fight, TABLE, REACT, 1 << 1 | 1 << NOBODY)
        referee.pick(fight, 1, WHERE, [7, 3, 5, 9], 3)
        referee.amount(fight, 2, PUSH, -1, 4)

    table, seen = Table(all_kinds), []
    for value in (10, 12, 9, NOBODY, 5, -1):
        (request,) = table.asked
        seen.append(request)
        table.answer(value)
    assert table.asked == []
    assert seen == [
        Request(Key(Kind.ROLL, 0, INIT, 0), 1, 10),
        Request(Key(Kind.ROLL, 0, HURT, 0), 2, 12, 2),
        Request(Key(Kind.DRAW, 1, CARD, 0), options=1 << 4 | 1 << 9),
        Request(Key(Kind.CHOICE, TABLE, REACT, 0), options=1 << 1 | 1 << NOBODY),
        Request(Key(Kind.PICK, 1, WHERE, 0), values=(7, 3, 5)),
        Request(Key(Kind.AMOUNT, 2, PUSH, 0), -1, 4),
    ]
    assert [spoken.value for spoken in table.referee.used] == [10, 12, 9, NOBODY, 5, -1]


def test_what_is_no_question_leaves_no_trace() -> None:
    def nothing(referee: Referee, fight: Fight) -> None:
        fight.sum = referee.choose(fight, 0, STANCE, 1 << 5)
        fight.sum += referee.draw(1 << 3, 0, CARD)
        fight.sum += referee.pick(fight, 0, WHERE, [11, 2], 1)
        fight.sum += referee.amount(fight, 0, PUSH, 6, 6)

    table = Table(nothing)
    assert (table.asked, table.referee.used, table.fight.sum) == ([], [], 25)


def test_no_way_out_is_an_error() -> None:
    def choice(referee: Referee, fight: Fight) -> None:
        referee.choose(fight, 0, STANCE, 0)

    with pytest.raises(ValueError, match="a choice without options"):
        Table(choice)


def test_equal_questions_are_counted() -> None:
    def three(referee: Referee, fight: Fight) -> None:
        for _ in range(3):
            fight.sum = 10 * fight.sum + referee.roll(10, 0, HIT)

    table = Table(three)
    for value in (4, 2, 9):
        table.answer(value)
    assert table.fight.sum == 429
    assert [spoken.key.nth for spoken in table.referee.used] == [0, 1, 2]


def test_counts_go_on_from_where_the_clock_had_them() -> None:
    fight, counts = a_fight(), {(int(Kind.ROLL), 0, HIT): 5}
    referee = LiveReferee(fight, Known({Key(Kind.ROLL, 0, HIT, 5): Answer(8, "typed")}), counts, None)
    assert referee.roll(10, 0, HIT) == 8
    assert counts == {(Kind.ROLL, 0, HIT): 6}


def test_an_answer_stays_with_its_key_whatever_else_is_asked() -> None:
    def maybe(referee: Referee, fight: Fight) -> None:
        if referee.part(BONUS, 0, 0) > 0:
            fight.combatants[2].total = referee.roll(10, 2, HIT)
        fight.combatants[1].total = referee.roll(10, 1, HIT)

    table = Table(maybe).answer(7)
    table.known.overruled[Key(Kind.PART, 0, BONUS, 0)] = 5
    table.play()
    assert table.whose == [2]
    table.answer(2)
    assert [table.fight.combatants[k].total for k in range(3)] == [0, 7, 2]
    del table.known.overruled[Key(Kind.PART, 0, BONUS, 0)]
    table.play()
    assert [table.fight.combatants[k].total for k in range(3)] == [0, 7, 0]
    assert Key(Kind.ROLL, 2, HIT, 0) in table.known.answers  # kept, should its key come back


def test_an_answer_that_no_longer_fits_is_asked_for_again() -> None:
    def die(referee: Referee, fight: Fight) -> None:
        fight.sum = referee.roll(10 if referee.part(BONUS, 0, 0) else 20, 0, HIT)

    table = Table(die).answer(17)
    assert table.fight.sum == 17
    table.known.overruled[Key(Kind.PART, 0, BONUS, 0)] = 1
    table.play()
    assert table.asked == [Request(Key(Kind.ROLL, 0, HIT, 0), 1, 10)]


# ---- several at once -----------------------------------------------------------------------------------------------


def declare(referee: Referee, fight: Fight, who: int) -> None:
    """A chain: a stance in secret, by it an aim or none, then a roll that the aim adds to."""
    me = fight.combatants[who]
    me.stance = referee.choose(fight, who, STANCE, 0b111)
    if me.stance:
        me.aim = referee.amount(fight, who, AIM, 0, me.stance + 1)
    bonus = referee.part(BONUS, who, 10 * me.aim) + referee.part(GM, who, 0)
    me.total = referee.roll(10, who, INIT) + bonus
    referee.tell(SAYS, who, -1, me.total)


def everybody(referee: Referee, fight: Fight) -> None:
    referee.each(fight, (1 << fight.count) - 1, declare)
    for k in range(fight.count):
        fight.sum = 1000 * fight.sum + fight.combatants[k].total


def right(request: Request, seed: int) -> int:
    """An answer that hangs on the question and the seed alone, not on when it is given."""
    dice = random.Random(f"{seed} {request.key}")
    return dice.choice(request.open_options) if request.options else dice.randint(request.low, request.high)


@given(st.integers(0, 10**6), st.integers(1, 6), st.lists(st.integers(0, 5), max_size=30))
def test_any_order_of_answers_gives_the_same_state(seed: int, count: int, order: Sequence[int]) -> None:
    straight, table = Table(everybody, count), Table(everybody, count)
    while straight.asked:
        straight.answer(right(straight.asked[0], seed))
    for k in (*order, *[0] * 30):
        if table.asked:
            which = k % len(table.asked)
            table.answer(right(table.asked[which], seed), which)
    assert table.asked == []
    assert table.state == straight.state
    assert table.referee.used == straight.referee.used
    assert table.referee.told == straight.referee.told


@given(st.integers(0, 10**6), st.lists(st.integers(0, 5), max_size=12))
def test_while_somebody_is_asked_nobody_sees_what_others_have_said(seed: int, order: Sequence[int]) -> None:
    table = Table(everybody, 4)
    untouched = figures(table.start)
    for k in order:
        assert len(set(table.whose)) == len(table.whose)  # one question each, and a chain stays a chain
        if not table.asked:
            break
        assert table.state == untouched
        assert table.referee.told == []
        which = k % len(table.asked)
        table.answer(right(table.asked[which], seed), which)


def test_what_the_gm_may_overrule_stays_at_hand_while_others_are_asked() -> None:
    table = Table(everybody, 2)
    for _ in range(4):
        which = table.whose.index(0) if 0 in table.whose else 0
        if table.whose[which] == 0:
            table.answer(right(table.asked[which], 3), which)
    assert table.whose == [1]
    assert Key(Kind.ROLL, 0, INIT, 0) in [spoken.key for spoken in table.referee.untold]


def test_who_has_answered_all_is_asked_nothing_more() -> None:
    table = Table(everybody, 3)
    assert table.whose == [0, 1, 2]
    table.answer(0, 1).answer(10, 1)
    assert table.whose == [0, 2]


# ---- the GM's word -------------------------------------------------------------------------------------------------


def finished_blow(*faces: int) -> Table:
    table = Table(blow)
    for face in faces:
        table.answer(face)
    assert table.asked == []
    return table


def test_a_part_is_overruled_and_its_dice_stay() -> None:
    table = finished_blow(6, 4, 9)
    assert (table.fight.combatants[0].total, table.fight.combatants[1].hp) == (9, 11)
    table.known.overruled[Key(Kind.PART, 0, GM, 0)] = 5
    table.play()
    assert (table.fight.combatants[0].total, table.fight.combatants[1].hp) == (14, 11)
    (part,) = [spoken for spoken in table.referee.used if spoken.source == "overruled"]
    assert part == Spoken(Key(Kind.PART, 0, GM, 0), 5, "overruled", 0)


def test_a_mistyped_die_is_overruled_with_what_it_was_beside_it() -> None:
    table = finished_blow(6, 4, 9)
    table.known.overruled[Key(Kind.ROLL, 0, HIT, 0)] = 1
    table.play()
    assert table.fight.combatants[1].hp == 20  # 4 against 5: a miss now, and the damage is set aside
    assert Spoken(Key(Kind.ROLL, 0, HIT, 0), 1, "overruled", 6, 1, 10) in table.referee.used
    assert Key(Kind.ROLL, 0, HURT, 0) not in [spoken.key for spoken in table.referee.used]
    table.known.overruled.clear()
    table.play()
    assert table.fight.combatants[1].hp == 11  # and used again


def test_a_die_overruled_to_what_it_cannot_show_keeps_its_face() -> None:
    table = finished_blow(6, 4, 9)
    table.known.overruled[Key(Kind.ROLL, 0, HIT, 0)] = 11
    assert table.play().fight.combatants[0].total == 9


def test_a_die_that_nobody_rolled_is_asked_for_though_it_is_overruled() -> None:
    table = Table(blow)
    table.known.overruled[Key(Kind.ROLL, 0, HIT, 0)] = 10
    table.play()
    assert table.whose == [0]


def test_a_figure_is_set_when_the_question_comes_up_that_was_open() -> None:
    def wounds(referee: Referee, fight: Fight) -> None:
        for why in (HIT, HURT):
            points = referee.roll(10, 0, why)  # first asked, then taken off: `hp -= roll()` would read hp before
            fight.combatants[1].hp -= points

    table = Table(wounds).answer(5)
    table.known.sets[table.asked[0].key] = [("combatants[1].hp", 18)]
    table.play()
    assert table.fight.combatants[1].hp == 18  # at once, while the question is open
    table.answer(3)
    assert table.fight.combatants[1].hp == 15  # the wound before it isn't taken off again
    place = place_of(table.fight, "combatants[1].hp")
    assert [(s.key, s.value) for s in table.referee.used if s.key.kind == Kind.SET] == [
        (Key(Kind.SET, TABLE, place, 0), 18)
    ]


def test_a_figure_set_while_several_are_asked_stays_set() -> None:
    table = Table(everybody, 3).answer(0)
    (*_, last) = table.asked
    table.answer(10)
    table.known.sets[last.key] = [("combatants[2].hp", 4)]
    table.play()
    assert [table.fight.combatants[k].hp for k in range(3)] == [20, 20, 4]
    while table.asked:
        table.answer(right(table.asked[-1], 8), -1)
    assert [table.fight.combatants[k].hp for k in range(3)] == [20, 20, 4]


def test_a_figure_set_while_the_first_question_is_open_is_set_from_the_beginning() -> None:
    table = Table(blow)
    key = table.asked[0].key
    table.known.sets[key] = [("combatants[1].hp", 4)]
    with pytest.raises(SetBefore) as found:
        table.play()
    assert found.value.anchor == key
    referee = LiveReferee(clone(table.start), table.known, {}, None, [key])
    with pytest.raises(Asked):
        blow(referee, referee.fight)
    assert referee.figures_set == []  # whoever plays the step has set it


def test_a_figure_of_one_who_is_not_there_is_passed_over() -> None:
    table = Table(blow).answer(5)
    table.known.sets[table.asked[0].key] = [("combatants[5].hp", 4)]
    assert table.play().whose == [1]
    assert table.referee.figures_set == []


# ---- answers for people --------------------------------------------------------------------------------------------


def test_answers_provided_are_noted_and_those_on_record_come_first() -> None:
    table = Table(blow).answer(6)
    table.play(lambda request, _fight: Answer(request.high, "rolled") if request.key.who == 1 else None)
    assert table.whose == []
    assert table.referee.provided == [(Key(Kind.ROLL, 1, HIT, 0), Answer(10, "rolled"))]
    assert [s.source for s in table.referee.used if s.key.kind == Kind.ROLL] == ["typed", "rolled"]


def test_what_does_not_fit_is_no_answer_from_anybody() -> None:
    with pytest.raises(ValueError, match="11 is no answer to Request"):
        Table(blow).play(lambda _request, _fight: Answer(11, "auto"))


def test_a_provider_sees_the_fight_as_it_is_when_the_question_comes() -> None:
    seen: list[int] = []

    def provide(request: Request, fight: Fight) -> Answer:
        seen.append(fight.combatants[1].hp)
        return Answer(request.low, "auto")

    def two(referee: Referee, fight: Fight) -> None:
        fight.combatants[1].hp -= referee.roll(10, 0, HIT)
        referee.roll(10, 1, HIT)

    Table(two).play(provide)
    assert seen == [20, 19]


# ---- what is told --------------------------------------------------------------------------------------------------


def test_an_event_comes_with_what_those_whom_it_is_about_have_spoken_since_their_last() -> None:
    def talk(referee: Referee, fight: Fight) -> None:
        referee.part(BONUS, 0, 1)
        referee.part(BONUS, 2, 2)
        referee.tell(SAYS, 0)
        referee.choose(fight, TABLE, REACT, 0b11)
        referee.part(BONUS, 1, 3)
        referee.tell(HITS, 0, 1, 7, 8, 9)
        referee.part(OTHER, 0, 4)

    table = Table(talk).answer(1)
    said, hits = table.referee.told
    assert [(s.key.who, s.value) for s in said.spoken] == [(0, 1)]
    assert [(s.key.who, s.value) for s in hits.spoken] == [(TABLE, 1), (1, 3)]
    assert (hits.event, hits.who, hits.other, hits.values) == (HITS, 0, 1, (7, 8, 9))
    assert [(s.key.who, s.value) for s in table.referee.untold] == [(2, 2), (0, 4)]
