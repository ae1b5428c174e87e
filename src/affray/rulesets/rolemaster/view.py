"""What people see of a running fight: the state as a screen shows it, and the figures that the GM may set."""

from __future__ import annotations

from typing import Any

from affray.core.grid import inside
from affray.core.kinds import Presence
from affray.core.map_view import NO_PIECE, map_view, piece_view
from affray.core.ruleset import Figure, Roster
from affray.rulesets.rolemaster.codes import Condition
from affray.rulesets.rolemaster.model import UNCOUNTED, Cover, Fight
from affray.rulesets.rolemaster.model import Combatant as Row
from affray.rulesets.rolemaster.placing import grid_of, on
from affray.rulesets.rolemaster.rules.ground import mapped, metres
from affray.rulesets.rolemaster.rules.offence import as_pair, ob_now
from affray.rulesets.rolemaster.rules.packed import shots_of
from affray.rulesets.rolemaster.rules.rounds import before
from affray.rulesets.rolemaster.rules.state import able, awake, exhaustion_penalty, hurt_penalty
from affray.rulesets.rolemaster.words import event_words, option_names, slot_names, value_name, word

__all__ = ["FIGURES", "OUTCOME", "event_words", "option_names", "result", "value_name", "view"]

# The figures that the GM may set, with their ranges. Rounds count the present one.
FIGURES = {
    "lost": Figure("lost", 0, 4000),
    "hits": Figure("hits", 1, 4000),
    "bleeding": Figure("bleeding", 0, 99),
    "stunned": Figure("stunned", 0, 99),
    "no_parry": Figure("no_parry", 0, 99),
    "must_parry": Figure("must_parry", 0, 99),
    "penalty": Figure("penalty", -300, 0),
    "asleep": Figure("asleep", 0, 9999),
    "dying": Figure("dying", 0, 999),
    "sinking": Figure("sinking", 0, 999),
    "down": Figure("down", 0, 1),
    "aware": Figure("aware", 0, 1),
    "dead": Figure("dead", 0, 1),
    "wear": Figure("wear", 0, 9999),
    "cover": Figure("cover", 0, len(Cover) - 1),
    "prepared": Figure("prepared", 0, 9),
}

OUTCOME = (
    "defender_lost",
    "defender_bleeding",
    "defender_held_up",
    "defender_penalty",
    "defender_down",
    "defender_out",
    "attacker_lost",
    "attacker_held_up",
)


def result(before: Fight, fight: Fight, attacker: int, defender: int) -> list[int]:
    """What an exchange comes to: hits lost in it, bleeding, rounds of stun and the like, and who is out or dying."""
    me, foe = fight.combatants[attacker], fight.combatants[defender]
    was_me, was = before.combatants[attacker], before.combatants[defender]
    out = 0 if able(foe) else 1
    if foe.dying:
        out = 2
    if foe.dead:
        out = 3
    return [
        foe.lost - was.lost,
        foe.bleeding,
        foe.stunned + foe.no_parry + foe.must_parry,
        foe.penalty,
        int(foe.down),
        out,
        me.lost - was_me.lost,
        me.stunned + me.no_parry + me.must_parry,
    ]


def conditions(fight: Fight, me: Row) -> list[Condition]:
    """What a combatant is in just now."""
    holds = {
        Condition.DEAD: me.dead,
        Condition.UNCONSCIOUS: not me.dead and not awake(me),
        Condition.DYING: not me.dead and me.dying > 0,
        Condition.SINKING: not me.dead and me.sinking > 0,
        Condition.AWAY: me.presence == Presence.AWAY,
        Condition.YIELDED: me.presence == Presence.YIELDED,
        Condition.LATE: me.presence == Presence.LATE,
        Condition.BLEEDING: not me.dead and me.bleeding > 0,
        Condition.DOWN: me.down,
    }
    if able(me):
        weapon = fight.book.weapons[fight.book.beings[me.index].weapons + me.main]
        holds |= {
            Condition.STUNNED: me.stunned > 0,
            Condition.NO_PARRY: me.no_parry > 0,
            Condition.MUST_PARRY: me.must_parry > 0,
            Condition.UNAWARE: not me.aware,
            Condition.STALKING: me.stalks >= 0,
            Condition.DISARMED: weapon.natural and me.dropped != 0,
            Condition.COVERED: me.cover != Cover.NONE,
            Condition.EXHAUSTED: exhaustion_penalty(fight, me) != 0,
        }
    return [condition for condition, held in holds.items() if held]


def _bars(fight: Fight, me: Row) -> list[dict[str, Any]]:
    being = fight.book.beings[me.index]
    hits = {"name": "hits", "value": me.hits - me.lost, "max": me.hits, "level": "", "penalty": hurt_penalty(me)}
    left, most = max(0, being.stamina - me.wear) // 6, being.stamina // 6
    penalty = exhaustion_penalty(fight, me)
    return [hits, {"name": "exhaustion", "value": left, "max": most, "level": "", "penalty": penalty}]


def _wounds(me: Row) -> list[dict[str, Any]]:
    """RM-1.6, RM-1.11: what criticals have left, with what it costs and how many rounds it lasts."""
    lasting = {
        "no-parry": me.no_parry,
        "stunned": me.stunned,
        "must-parry": me.must_parry,
        "dying": me.dying,
        "sinking": me.sinking,
        "asleep": me.asleep,
    }
    found: list[dict[str, Any]] = [{"name": name, "rounds": rounds} for name, rounds in lasting.items() if rounds]
    found += [{"name": "bleeding", "hits": me.bleeding}] if me.bleeding else []
    found += [{"name": "penalty", "hits": me.penalty}] if me.penalty else []
    return [{"rounds": 0, "hits": 0, **each} for each in found]


def _weapons(fight: Fight, roster: Roster, me: Row) -> list[dict[str, Any]]:
    return [_weapon(fight, me, k, name) for k, name in slot_names(fight, roster, me.index).items()]


def _weapon(fight: Fight, me: Row, k: int, name: str) -> dict[str, Any]:
    weapon = fight.book.weapons[fight.book.beings[me.index].weapons + k]
    shots = shots_of(me, k)
    return {
        "name": name,
        "hand": "main" if me.main == k else "off" if me.off == k else None,
        "ob": weapon.ob,
        "fumble": weapon.fumble,
        "dropped": me.dropped >> k & 1 == 1,
        "broken": me.useless >> k & 1 == 1,
        "shots": None if shots == UNCOUNTED or not weapon.range_count else shots,
        "loaded": [me.prepared, weapon.most_ready] if me.main == k and weapon.most_ready else None,
    }


def _combatant(fight: Fight, roster: Roster, me: Row) -> dict[str, Any]:
    being = fight.book.beings[me.index]
    others = [k for k in range(fight.count) if k != me.index]
    return {
        "name": roster.names[me.index],
        "side": roster.sides[me.side],
        "group": roster.things["groups"][me.index],
        "able": bool(able(me)),
        "initiative": me.initiative if fight.round > 0 and able(me) else None,
        "bars": _bars(fight, me),
        "tags": [word(condition) for condition in conditions(fight, me)],
        "joins": max(me.joins, fight.round + 1) if me.presence == Presence.LATE else None,
        **_standing(fight, me),
        "distances": {roster.names[k]: metres(fight, me, fight.combatants[k]) for k in others},
        "at": being.armour_type,
        "ob": ob_now(fight, me, as_pair(fight, me, me.action)),
        "bleeding": me.bleeding,
        "penalty": me.penalty,
        "wounds": _wounds(me),
        "cover": word(Cover(me.cover)) if me.cover else None,
        "items": _weapons(fight, roster, me),
        "figures": {name: int(getattr(me, figure.path)) for name, figure in FIGURES.items()},
    }


def _standing(fight: Fight, me: Row) -> dict[str, Any]:
    """RM-13.1: where somebody stands on the map, which way it faces, what it covers; nothing where there is none."""
    if not mapped(fight) or not inside(fight.book.terrain, me.piece.place) or me.presence != Presence.IN:
        return NO_PIECE
    return piece_view(on(fight), me.piece)


def order(fight: Fight) -> list[int]:
    """RM-1.7: those who take part, in the order of their turns."""
    placed = [fight.combatants[k] for k in range(fight.count) if able(fight.combatants[k])]
    first: list[Row] = []
    for me in placed:
        k = next((n for n, other in enumerate(first) if before(me, other)), len(first))
        first.insert(k, me)
    return [me.index for me in first]


def view(fight: Fight, roster: Roster) -> dict[str, Any]:
    """The state as a screen shows it, JSON-ready."""
    return {
        "round": fight.round,
        "round_limit": fight.round_limit,
        "over": fight.over,
        "actor": roster.names[fight.actor] if fight.actor >= 0 else None,
        "order": [roster.names[k] for k in order(fight)] if fight.round > 0 else [],
        "map": map_view(grid_of(fight), fight.book.terrain, fight.doors) if mapped(fight) else None,
        "combatants": [_combatant(fight, roster, fight.combatants[k]) for k in range(fight.count)],
    }
