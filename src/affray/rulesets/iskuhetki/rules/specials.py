"""IH-6.5 to IH-6.9: pure special attempts, and the use of openings."""

from __future__ import annotations

from affray.core.kinds import Presence
from affray.core.records import rule
from affray.core.referee import HUSH, Referee
from affray.rulesets.iskuhetki.codes import Decision, Event, Why
from affray.rulesets.iskuhetki.kinds import Blow, Grade, Manoeuvre, Opening, Way
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.chances import STILL, item_row, strike_chance
from affray.rulesets.iskuhetki.rules.damage import damage_of, found_location, land, total_damage
from affray.rulesets.iskuhetki.rules.defence import on_guard
from affray.rulesets.iskuhetki.rules.dice import HOPELESS, SURE, fumble_from, share, special_limit
from affray.rulesets.iskuhetki.rules.ground import gap, in_view
from affray.rulesets.iskuhetki.rules.manoeuvres import frighten, perform, possible, second_weapon
from affray.rulesets.iskuhetki.rules.openings import grant, has_opening
from affray.rulesets.iskuhetki.rules.pools import NO, YES, penalized
from affray.rulesets.iskuhetki.rules.second import succeeds
from affray.rulesets.iskuhetki.rules.state import begin_attack, hindrance, tire
from affray.rulesets.iskuhetki.rules.strike import DUAL, LIFTED, blow, usable
from affray.rulesets.iskuhetki.rules.wear import threshold
from affray.rulesets.iskuhetki.rules.wounds import armour_at

PURE = 10  # IH-6.5: on top of the special limit


@rule
def base_chance(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, manoeuvre: int) -> int:
    """IH-6.5, IH-6.7, IH-6.12: the modified chance that a pure special's limit is taken from; a shout's is Voice."""
    if manoeuvre == Manoeuvre.SHOUT:
        voice = fight.book.beings[me.index].voice
        return referee.part(Why.SKILL, me.index, voice) + hindrance(referee, me, voice)
    skill = fight.book.items[item_row(fight, me, slot)].skill
    return strike_chance(referee, fight, me, foe, slot, skill, -1, STILL)


@rule
def pure_grade(roll: int, chance: int, base: int) -> int:
    """IH-6.5, IH-6.12, IH-3.3: at or under the chance; at or under the critical limit it has its critical form."""
    if roll >= HOPELESS or (roll > chance and roll > SURE):
        return Grade.FUMBLE if roll >= fumble_from(chance) else Grade.FAILURE
    return Grade.CRITICAL if roll <= share(base, 20) else Grade.SPECIAL


@rule
def own_defence(fight: Fight, me: Combatant) -> int:
    """IH-6.6: the better of one's parry and dodge, after its penalties."""
    best = max(penalized(HUSH, fight, me, Way.PARRY), penalized(HUSH, fight, me, Way.PARRY_OFF))
    return best if me.grappled >= 0 else max(best, penalized(HUSH, fight, me, Way.DODGE))


@rule
def saves(referee: Referee, fight: Fight, me: Combatant, other: Combatant, attack: int) -> bool:
    """IH-6.5, IH-6.6: a defence lower than the other's roll; it takes the defence action, and opens nothing."""
    if not on_guard(fight, me) or me.countered or me.defences_left <= 0:
        return False
    if referee.choose(fight, me.index, Decision.PURE_DEFENCE, 1 << NO | 1 << YES) == NO:
        return False
    me.defences_left -= 1
    tire(me)
    limit = attack - 1
    if fight.options.pure_special_defence_needs_skill:
        limit = min(limit, own_defence(fight, me))
    roll = referee.roll(100, me.index, Why.PURE_DEFENCE)
    saved = roll <= limit
    referee.tell(Event.SAVED if saved else Event.NOT_SAVED, me.index, other.index, roll, limit + 1)
    return saved


@rule
def sneak_damage(
    referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, grade: int, unaware: bool
) -> None:
    """IH-6.3: a knockout does its damage in a pure attempt too; a sneak attacker may halve it."""
    halved = False
    if unaware:
        halved = referee.choose(fight, me.index, Decision.BLOW, 1 << Blow.KEEP | 1 << Blow.HALVE) == Blow.HALVE
    location = found_location(referee, fight, me, foe, -1)
    damage = damage_of(referee, fight, me, foe, slot, False)
    if halved:
        damage += referee.part(Why.HALVED, me.index, damage // 2 - damage)
        damage = total_damage(referee, me, foe, damage)
    kind = fight.book.items[item_row(fight, me, slot)].damage
    land(referee, fight, me, foe, slot, location, damage, armour_at(fight, foe, location), kind, grade)


@rule
def take_effect(
    referee: Referee,
    fight: Fight,
    me: Combatant,
    foe: Combatant,
    slot: int,
    manoeuvre: int,
    grade: int,
    double: bool,
    unaware: bool,
) -> None:
    """IH-6.3, IH-6.5: a manoeuvre that needs no further roll."""
    if manoeuvre == Manoeuvre.DUAL_WIELD:
        second_weapon(fight, me, foe, slot)
    elif manoeuvre == Manoeuvre.SHOUT:
        frighten(referee, fight, me, foe, grade == Grade.CRITICAL, double)
    else:
        if manoeuvre == Manoeuvre.KNOCKOUT:
            sneak_damage(referee, fight, me, foe, slot, grade, unaware)
        perform(referee, fight, me, foe, slot, manoeuvre, grade, double)


@rule
def pure_special(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int) -> None:
    """IH-6.5: a manoeuvre without normal damage: the special limit and 10; the other may save itself."""
    begin_attack(fight, me, foe, slot, -1)
    options = possible(fight, me, foe, slot)
    if options == 0:  # the GM has taken away whom one meant
        return
    manoeuvre = referee.choose(fight, me.index, Decision.MANOEUVRE, options)
    if manoeuvre == Manoeuvre.SHOUT:
        me.shouted_at |= 1 << foe.index
    base = base_chance(referee, fight, me, foe, slot, manoeuvre)
    fight.chance = base
    chance = base + referee.part(Why.LIMIT, me.index, special_limit(base) - base)
    chance += referee.part(Why.PURE, me.index, PURE) + referee.part(Why.GM, me.index, 0)
    roll = referee.roll(100, me.index, Why.PURE_SPECIAL)
    grade = pure_grade(roll, chance, base)
    referee.tell(Event.TRIES, me.index, foe.index, roll, chance, manoeuvre)
    threshold(referee, fight, me, slot)
    unaware = not foe.alert
    if grade >= Grade.SPECIAL and not saves(referee, fight, foe, me, roll):
        take_effect(referee, fight, me, foe, slot, manoeuvre, grade, False, unaware)
    if grade == Grade.FUMBLE:
        grant(referee, fight, foe, me, Opening.ATTACK, False, False)
    foe.alert = True


@rule
def best_slot(fight: Fight, me: Combatant, bits: int) -> int:
    """IH-6.9: of what one could strike with that in which one is most skilled."""
    best = -1
    most = -1
    for k in range(fight.book.beings[me.index].item_count):
        if bits >> k & 1 and fight.book.items[item_row(fight, me, k)].skill > most:
            most = fight.book.items[item_row(fight, me, k)].skill
            best = k
    return best


@rule
def usable_opening(fight: Fight, me: Combatant) -> bool:
    """IH-6.8: whether one holds an opening that the situation allows to use."""
    if not has_opening(fight, me) or me.declined >> me.opening_on & 1:
        return False
    foe = fight.combatants[me.opening_on]
    slot = best_slot(fight, me, usable(fight, me, gap(fight, me, foe)))
    if slot < 0 or foe.dead or foe.presence != Presence.IN or not in_view(fight, me, foe):
        return False
    return me.opening == Opening.ATTACK or possible(fight, me, foe, slot) != 0


@rule
def seize(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, sure: bool, double: bool) -> None:
    """IH-6.9: the manoeuvre alone, no normal damage, no defence against it, on a second roll unless it is sure."""
    begin_attack(fight, me, foe, slot, -1)
    manoeuvre = referee.choose(fight, me.index, Decision.MANOEUVRE, possible(fight, me, foe, slot))
    referee.tell(Event.MANOEUVRE, me.index, foe.index, manoeuvre)
    skill = fight.book.items[item_row(fight, me, slot)].skill
    fight.chance = strike_chance(HUSH, fight, me, foe, slot, skill, -1, STILL)
    if manoeuvre == Manoeuvre.DUAL_WIELD:
        second_weapon(fight, me, foe, slot)
    elif succeeds(referee, fight, me, foe, manoeuvre, Grade.SPECIAL, double, sure) and manoeuvre != Manoeuvre.SHOUT:
        perform(referee, fight, me, foe, slot, manoeuvre, Grade.SPECIAL, double)


@rule
def use_opening(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-6.8, IH-6.9, IH-6.2: what an opening or a kept special allows, and it is gone."""
    kind = me.opening
    foe = fight.combatants[me.opening_on]
    bits = usable(fight, me, gap(fight, me, foe))
    me.opening = Opening.NONE
    if kind == Opening.ATTACK:
        fight.target = foe.index
        slot = referee.choose(fight, me.index, Decision.WEAPON, bits)
        blow(referee, fight, me, foe, slot, -1, LIFTED)
    else:
        seize(referee, fight, me, foe, best_slot(fight, me, bits), me.opening_sure, me.opening_double)


@rule
def come_next(fight: Fight, holder: Combatant, on: Combatant) -> None:
    """IH-6.8, option `openings_are_free`: an opening that had to wait for the second weapon's blow."""
    waits = fight.options.openings_are_free and has_opening(fight, holder) and holder.opening_on == on.index
    if waits and fight.next_by < 0:
        fight.next_by = holder.index
        fight.next_on = on.index
        fight.next_dual = False


@rule
def reached_again(fight: Fight, me: Combatant, foe: Combatant) -> bool:
    """IH-6.10, IH-2.13: whether the second weapon strikes at where the first blow has left the foe."""
    return usable(fight, me, gap(fight, me, foe)) >> fight.next_slot & 1 == 1 and in_view(fight, me, foe)


@rule
def follow_ups(referee: Referee, fight: Fight) -> None:
    """IH-6.10, IH-6.8: second blows with the other weapon, and with `openings_are_free` openings used at once."""
    left = fight.count + 2  # a chain of openings ends somewhere
    while fight.next_by >= 0 and left > 0:
        me = fight.combatants[fight.next_by]
        foe = fight.combatants[fight.next_on]
        fight.next_by = -1
        left -= 1
        if fight.next_dual:
            if fight.next_slot >= 0 and not foe.dead and reached_again(fight, me, foe):
                blow(referee, fight, me, foe, fight.next_slot, -1, DUAL)
            come_next(fight, foe, me)
        elif usable_opening(fight, me):
            use_opening(referee, fight, me)
    fight.next_by = -1
