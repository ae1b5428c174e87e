"""IH-16: the calendar: what the core's loop calls."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import NOBODY, TABLE, Referee
from affray.core.ruleset import DRAW
from affray.rulesets.iskuhetki.kinds import Sleep
from affray.rulesets.iskuhetki.recovery.codes import Decision, Event, Fate
from affray.rulesets.iskuhetki.recovery.model import DAY, HOUR, TURNS, WEEK, Bone, Organ, Patient, Phase, Span, Ward
from affray.rulesets.iskuhetki.recovery.rules.hours import (
    day,
    days_matter,
    due_in_day,
    due_in_hour,
    due_in_minute,
    has_broken_limb,
    hour,
    hours_matter,
    minute,
    minutes_matter,
    organs,
)
from affray.rulesets.iskuhetki.recovery.rules.patients import handy, present, rouse
from affray.rulesets.iskuhetki.recovery.rules.treatments import (
    TREATMENTS,
    patients_for,
    treat,
    treatments_of,
    wounds_for,
)
from affray.rulesets.iskuhetki.recovery.rules.weeks import changes, due_in_week, week, whole


@rule
def helpers(ward: Ward) -> int:
    """IH-16.12: those who can do something for somebody now, as a bit set: friend or foe."""
    bits = 0
    for i in range(ward.count):
        if treatments_of(ward, ward.combatants[i]) != 0:
            bits |= 1 << i
    return bits


@rule
def hopeful(ward: Ward) -> bool:
    """IH-16.12: whether there is any wound left that somebody could ever treat."""
    for i in range(ward.count):
        me = ward.combatants[i]
        if handy(ward, me):
            for j in range(ward.count):
                for treatment in range(TREATMENTS):
                    if wounds_for(ward, me, ward.combatants[j], treatment) != 0:
                        return True
    return False


@rule
def help_somebody(referee: Referee, ward: Ward, me: Patient) -> None:
    """IH-16.2 to IH-16.10: one treats a wound: how, whose, and which."""
    ward.actor = me.index
    treatment = referee.choose(ward, me.index, Decision.TREATMENT, treatments_of(ward, me))
    ward.treatment = treatment
    patients = patients_for(ward, me, treatment)
    if patients == 0:  # the GM has taken away whom one meant
        return
    ward.patient = referee.choose(ward, me.index, Decision.PATIENT, patients)
    other = ward.combatants[ward.patient]
    wounds = wounds_for(ward, me, other, treatment)
    if wounds != 0:  # as above
        wound = referee.choose(ward, me.index, Decision.WOUND, wounds)
        treat(referee, ward, me, other, other.injuries[wound], treatment)


@rule
def limb_users(ward: Ward) -> int:
    """IH-16.7: those who might use a limb whose bone is broken, as a bit set."""
    bits = 0
    for i in range(ward.count):
        if has_broken_limb(ward, ward.combatants[i]) != 0:
            bits |= 1 << i
    return bits


@rule
def change_use(referee: Referee, ward: Ward) -> None:
    """IH-16.7: from now on somebody uses a limb whose bone is broken, or spares it again."""
    users = limb_users(ward)
    if users == 0:  # the GM has taken away whom one meant
        return
    me = ward.combatants[referee.choose(ward, TABLE, Decision.USER, users)]
    ward.patient = me.index
    limbs = has_broken_limb(ward, me)
    if limbs != 0:  # as above
        limb = referee.choose(ward, me.index, Decision.LIMB, limbs)
        me.used ^= 1 << limb
        referee.tell(Event.USES if me.used >> limb & 1 else Event.SPARES, me.index, -1, limb)


@rule
def failing(ward: Ward) -> bool:
    """IH-16.8: whether somebody has an organ so badly hurt that every hour counts."""
    count = 0
    for i in range(ward.count):
        if present(ward.combatants[i]):
            count += organs(ward.combatants[i], Organ.BADLY)
    return count > 0


@rule
def spans(ward: Ward) -> int:
    """IH-16.1: how long time may be let pass: minutes where they matter, hours while an organ is badly hurt."""
    if minutes_matter(ward):
        return 1 << Span.MINUTE | 1 << Span.CALM
    bits = 1 << Span.HOUR | 1 << Span.END
    if not failing(ward):
        bits |= 1 << Span.DAY | 1 << Span.WEEK
    if limb_users(ward) != 0:
        bits |= 1 << Span.LIMB
    return bits


@rule
def next_full(time: int, span: int) -> int:
    """IH-16.1: when the hour, the day or the week that is under way will be full."""
    return (time // span + 1) * span


@rule
def next_stop(ward: Ward) -> int:
    """IH-16.1: until when time passes before it brings anything: at most to `until`."""
    stop = min(ward.until, next_full(ward.time, WEEK))
    if days_matter(ward):
        stop = min(stop, next_full(ward.time, DAY))
    if hours_matter(ward):
        stop = min(stop, next_full(ward.time, HOUR))
    return stop


@rule
def pass_on(referee: Referee, ward: Ward, stop: int, phase: int) -> None:
    """IH-16.1: time passes."""
    ward.time = stop
    ward.round = stop // DAY
    ward.turn = 0
    ward.at = 0
    enter(ward, phase)
    referee.tell(Event.TIME, TABLE, -1, stop // DAY, stop % DAY // HOUR, stop % HOUR)


@rule
def enter(ward: Ward, phase: int) -> None:
    """IH-16.1: what comes next."""
    if phase == Phase.MINUTE:
        ward.phase = Phase.MINUTE
    elif phase == Phase.HOUR:
        ward.phase = Phase.HOUR
    elif phase == Phase.DAY:
        ward.phase = Phase.DAY
    elif phase == Phase.WEEK:
        ward.phase = Phase.WEEK
    else:
        ward.phase = Phase.ASK


@rule
def rest(ward: Ward) -> None:
    """IH-10.4: a new minute: who gave first aid may again."""
    for i in range(ward.count):
        me = ward.combatants[i]
        me.aids = 0
        me.aided = 0


@rule
def go_on(referee: Referee, ward: Ward) -> None:
    """IH-16.1: minute by minute where that matters, else as far as nothing happens."""
    if minutes_matter(ward):
        pass_on(referee, ward, ward.time + 1, Phase.MINUTE)
    else:
        rest(ward)
        pass_on(referee, ward, next_stop(ward), Phase.HOUR)


@rule
def let_pass(referee: Referee, ward: Ward, idle: bool) -> None:
    """IH-16.1: nobody does anything, for as long as the table says; `idle`: minute by minute there is nothing to do."""
    span: int = Span.MINUTE
    if not idle or not minutes_matter(ward):
        span = referee.choose(ward, TABLE, Decision.SPAN, spans(ward))
    if span == Span.END:
        end(referee, ward)
    elif span == Span.LIMB:
        change_use(referee, ward)
    else:
        wait(ward, span)
        go_on(referee, ward)


@rule
def wait(ward: Ward, span: int) -> None:
    """IH-16.1: until when nobody is asked what now."""
    ward.calm = span == Span.CALM
    if span == Span.HOUR:
        ward.until = next_full(ward.time, HOUR)
    elif span == Span.DAY:
        ward.until = next_full(ward.time, DAY)
    elif span == Span.WEEK:
        ward.until = next_full(ward.time, WEEK)
    else:
        ward.until = ward.time + 1


@rule
def goes_by(ward: Ward) -> bool:
    """IH-16.1: whether time goes on without a question: not once minutes matter, unless that is what was waited for."""
    return ward.calm if minutes_matter(ward) else ward.time < ward.until


@rule
def finished(ward: Ward) -> bool:
    """IH-16.1: whether nothing changes any more, by itself or by treatment."""
    for i in range(ward.count):
        if changes(ward, ward.combatants[i]):
            return False
    return not hopeful(ward)


@rule
def end(referee: Referee, ward: Ward) -> None:
    """IH-16.1: the calendar ends."""
    ward.over = True
    referee.tell(Event.ENDS, TABLE, -1, ward.time // DAY)


@rule
def ask(referee: Referee, ward: Ward) -> None:
    """IH-16.1: what now? Somebody treats a wound, or time passes."""
    if finished(ward):
        end(referee, ward)
        return
    ward.turn = min(TURNS, ward.turn + 1)
    ward.calm = False
    able = helpers(ward)
    who = referee.choose(ward, TABLE, Decision.WHO, able | 1 << NOBODY)
    if who == NOBODY:
        let_pass(referee, ward, able == 0)
    else:
        help_somebody(referee, ward, ward.combatants[who])


@rule
def due(ward: Ward, me: Patient) -> bool:
    """IH-16.1: whether the phase brings somebody anything."""
    if ward.phase == Phase.MINUTE:
        return due_in_minute(ward, me)
    if ward.phase == Phase.HOUR:
        return due_in_hour(ward, me)
    if ward.phase == Phase.DAY:
        return due_in_day(ward, me)
    return due_in_week(ward, me)


@rule
def next_due(ward: Ward) -> int:
    """IH-16.1: to whom the phase brings something next, -1 for nobody."""
    for i in range(ward.at, ward.count):
        if due(ward, ward.combatants[i]):
            return i
    return -1


@rule
def bring(referee: Referee, ward: Ward, me: Patient) -> None:
    """IH-16.1: what the phase brings somebody; told once, when nothing is left to heal."""
    ward.at = me.index + 1
    if ward.phase == Phase.MINUTE:
        minute(referee, ward, me)
    elif ward.phase == Phase.HOUR:
        hour(referee, ward, me)
    elif ward.phase == Phase.DAY:
        day(referee, ward, me)
    else:
        week(referee, ward, me)


@rule
def leave_phase(ward: Ward) -> None:
    """IH-16.1: after a minute the hour, should it be full, then the day, then the week; then it is asked what now."""
    if ward.phase == Phase.MINUTE:
        rest(ward)
    elif ward.phase == Phase.DAY:
        ward.days = ward.time // DAY
    ward.at = 0
    if ward.phase == Phase.MINUTE and ward.time % HOUR == 0:
        ward.phase = Phase.HOUR
    elif ward.phase == Phase.HOUR and ward.time % DAY == 0:
        ward.phase = Phase.DAY
    elif ward.phase == Phase.DAY and ward.time % WEEK == 0:
        ward.phase = Phase.WEEK
    else:
        ward.phase = Phase.ASK


@rule
def look_round(referee: Referee, ward: Ward) -> None:
    """IH-12.1, IH-16.12: who isn't unconscious for good any more, by the GM's word too, and who is well."""
    for i in range(ward.count):
        me = ward.combatants[i]
        rouse(referee, ward, me)
        if present(me) and whole(ward, me):
            if not me.well:
                me.well = True
                referee.tell(Event.WELL, i)
        else:
            me.well = False


@rule
def greet(referee: Referee, ward: Ward) -> None:
    """IH-5.2: who has come since."""
    for i in range(ward.count):
        if ward.combatants[i].arrives:
            ward.combatants[i].arrives = False
            referee.tell(Event.COMES, i)


@rule
def advance(referee: Referee, ward: Ward) -> None:
    """IH-16.1: the smallest step after which all that matters is in the records."""
    greet(referee, ward)
    if ward.phase == Phase.ASK:
        if goes_by(ward):
            go_on(referee, ward)
        else:
            ask(referee, ward)
    else:
        who = next_due(ward)
        if who >= 0:
            bring(referee, ward, ward.combatants[who])
        else:
            leave_phase(ward)
    look_round(referee, ward)


@rule
def clock(ward: Ward) -> int:
    """IH-16.1: the minute, what it brings, and whom; or how often it was asked what now in it."""
    number = ward.turn if ward.phase == Phase.ASK else next_due(ward) + 1
    return (ward.time * 8 + ward.phase) * (TURNS + 1) + number


@rule
def winner(ward: Ward) -> int:
    """IH-16.1: nobody wins."""
    return DRAW


@rule
def marked(me: Patient) -> bool:
    """IH-16.3, IH-16.6, IH-12.2: a scar, a crooked bone or a lost limb stays."""
    for k in range(me.injury_count):
        if me.injuries[k].scar or me.injuries[k].bone == Bone.CROOKED:
            return True
    return me.maimed != 0


@rule
def fate(ward: Ward, who: int) -> int:
    """IH-16.12: what has become of somebody."""
    me = ward.combatants[who]
    if me.dead:
        return Fate.DEAD
    if not present(me):
        return Fate.AWAY
    if not whole(ward, me) or me.sleep != Sleep.AWAKE:
        return Fate.WOUNDED
    return Fate.MARKED if marked(me) else Fate.WELL


@rule
def exchange(referee: Referee, ward: Ward, attacker: int, defender: int) -> None:
    """IH-16.1: nobody strikes."""
