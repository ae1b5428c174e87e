"""IH-5: who can do what, as the records have it."""

from __future__ import annotations

from affray.core.kinds import Presence
from affray.core.records import rule
from affray.core.referee import Referee, Summing
from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Flank, Kind, Opening, Sleep
from affray.rulesets.iskuhetki.model import MOMENTS, Combatant, Fight

MAIN, OFF = range(2)  # hands, as options of Decision.DROP


@rule
def beat(fight: Fight) -> int:
    """IH-1.1: the strike moment, counted through the whole fight; at the change of round that of the moment before."""
    return MOMENTS * (fight.round - 1) + fight.moment if fight.moment > 0 else MOMENTS * fight.round


@rule
def awake(me: Combatant) -> bool:
    """IH-5.2: alive and conscious."""
    return not me.dead and me.sleep == Sleep.AWAKE


@rule
def able(me: Combatant) -> bool:
    """IH-5.2: takes part: here, alive, conscious."""
    return me.presence == Presence.IN and not me.dead and me.sleep == Sleep.AWAKE


@rule
def here(me: Combatant) -> bool:
    """IH-5.2: lies or stands on the field, alive or dead."""
    return me.presence == Presence.IN or me.presence == Presence.YIELDED


@rule
def stunned(fight: Fight, me: Combatant) -> bool:
    """IH-6.3: has lost the action of this moment."""
    return me.stunned_until >= beat(fight)


@rule
def fleeing(fight: Fight, me: Combatant) -> bool:
    """IH-6.7: its actions move it away."""
    return me.flees_until >= beat(fight)


@rule
def hp(fight: Fight, me: Combatant, location: int) -> int:
    """IH-9.17, IH-12.2: what is left of a location; not below minus its full value."""
    full = fight.book.beings[me.index].full[location]
    return max(-full, full - me.hurt[location])


@rule
def kind_of(fight: Fight, me: Combatant, location: int) -> int:
    """IH-3.11: the Kind of a location."""
    return fight.book.tables[fight.book.beings[me.index].table].kind[location]


@rule
def is_limb(kind: int) -> bool:
    """IH-9.9: arms, legs, tails and the like."""
    return kind >= Kind.LEG


@rule
def kneels(fight: Fight, me: Combatant) -> bool:
    """IH-12.1, IH-9.16: can't stand unaided: the abdomen or a leg is useless."""
    being = fight.book.beings[me.index]
    table = fight.book.tables[being.table]
    for k in range(table.count):
        if table.props >> k & 1 and useless(fight, me, k):
            return True
    return False


@rule
def useless(fight: Fight, me: Combatant, location: int) -> bool:
    """IH-12.1, IH-9.16: at 0 HP or less, maimed, or a limb with a broken bone."""
    if me.hurt[location] >= fight.book.beings[me.index].full[location]:
        return True
    return (me.maimed | me.fractured) >> location & 1 == 1


@rule
def hostile(me: Combatant, other: Combatant) -> bool:
    """IH-2.4: of another side."""
    return me.side != other.side


@rule
def foes(fight: Fight, me: Combatant) -> int:
    """IH-2.4: enemies that take part, as a bit set."""
    bits = 0
    for i in range(fight.count):
        other = fight.combatants[i]
        if other.side != me.side and able(other):
            bits |= 1 << i
    return bits


@rule
def several_foes(fight: Fight, me: Combatant) -> bool:
    """IH-2.12: whether more than one enemy takes part."""
    one = False
    for i in range(fight.count):
        other = fight.combatants[i]
        if other.side != me.side and able(other):
            if one:
                return True
            one = True
    return False


@rule
def hindrance(referee: Summing, me: Combatant, skill: int) -> int:
    """IH-5.1, IH-9.16: what stamina below zero and bones cost; together at most half of the skill on the sheet."""
    most = skill // 2
    tired = min(most, 10 * max(0, -me.stamina))
    bones = min(most - tired, me.pain)
    total = 0
    if tired:
        total += referee.part(Why.TIRED, me.index, -tired)
    if bones:
        total += referee.part(Why.BONES, me.index, -bones)
    return total


@rule
def spoil_aim(fight: Fight, me: Combatant) -> None:
    """IH-7.8: an aim is lost: what was aimed is loaded, and no more."""
    if me.aim_at < 0:
        return
    me.aim_at = -1
    being = fight.book.beings[me.index]
    for k in range(being.item_count):
        me.steps[k] = min(me.steps[k], fight.book.items[being.items + k].loading)


@rule
def fall(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-5.2: falls, if it stands; an aim is lost (IH-7.8)."""
    if not me.down:
        me.down = True
        spoil_aim(fight, me)
        referee.tell(Event.FALLS, me.index)


@rule
def lose_mind(referee: Referee, fight: Fight, me: Combatant, sleep: int, event: int) -> None:
    """IH-5.2: becomes unconscious, or more deeply so; what it meant to do is over, an aim too (IH-7.8)."""
    if me.dead or me.sleep >= sleep:
        return
    me.sleep = sleep
    me.down = True
    me.waiting = False
    spoil_aim(fight, me)
    me.opening = Opening.NONE
    referee.tell(event, me.index)


@rule
def die(referee: Referee, me: Combatant, event: int) -> None:
    """IH-12.2: is dead."""
    if not me.dead:
        me.dead = True
        me.down = True
        me.waiting = False
        referee.tell(event, me.index)


@rule
def stir(me: Combatant) -> None:
    """IH-10.2, IH-20.1: did something that isn't fighting."""
    me.acted = True
    me.stirred = True


@rule
def tire(me: Combatant) -> None:
    """IH-20.1, IH-10.2: did something in this round that counts as fighting."""
    me.fought = True
    stir(me)


@rule
def begin_attack(fight: Fight, me: Combatant, foe: Combatant, slot: int, where: int) -> None:
    """IH-3.15, IH-17.1, IH-20.1: who attacks whom with what; `where`: the location aimed at, or -1."""
    fight.attacker = me.index
    fight.target = foe.index
    fight.where = where
    tire(me)
    me.used |= 1 << slot


@rule
def flank_of(fight: Fight, me: Combatant, hand: int) -> int:
    """IH-12.1: the side of the body on which a hand is."""
    main = fight.book.beings[me.index].main_flank
    if hand == MAIN:
        return main
    return Flank.LEFT if main == Flank.RIGHT else Flank.RIGHT
