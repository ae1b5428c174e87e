"""The house rules of a fight, as the rules read them; `house_rules.Options` is how they are written."""

from __future__ import annotations

from enum import IntEnum

from affray.core.records import record


class Declaring(IntEnum):
    """RM-1.7: how a round is declared."""

    SECRET = 0
    IN_TURN = 1


class ShieldAgainst(IntEnum):
    """RM-8.4: whom a shield counts against in melee."""

    ALL = 0
    ONE = 1


class FumbleRanks(IntEnum):
    """RM-3.1: whose ranks lower the fumble range."""

    CATEGORY = 0
    WEAPON = 1


class View(IntEnum):
    """RM-4.4: how it is found out how far a friend covers a target."""

    HEIGHTS = 0
    ASKED = 1


class LargeFrom(IntEnum):
    """RM-1.10: from which severity on criticals work on the large, and on the super-large."""

    B_AND_C = 0
    B_AND_D = 1  # the older way


@record
class Options:
    """The house rules of an encounter; their defaults stand in `house_rules.Options`."""

    declare: Declaring = Declaring.SECRET  # RM-1.7
    melee_metres: int = 3  # RM-13.1
    escape_metres: int = 60  # RM-1.16
    large_from: LargeFrom = LargeFrom.B_AND_C  # RM-1.10
    exhaustion: bool = True  # RM-1.17
    breakage: bool = True  # RM-1.18
    dr: bool = True  # RM-2.1
    dr_before_multiplier: bool = False  # RM-2.3
    fumble_by_ranks: bool = True  # RM-3.1
    fumble_ranks: FumbleRanks = FumbleRanks.CATEGORY  # RM-3.1
    cover_by_friends: bool = True  # RM-4.1
    cover_by_view: View = View.HEIGHTS  # RM-4.4
    chosen_critical: bool = True  # RM-5.1
    two_weapons: bool = True  # RM-6.1
    several_attacks: bool = True  # RM-7.1
    parry_melee: bool = True  # RM-8.1
    shield_against: ShieldAgainst = ShieldAgainst.ALL  # RM-8.4
    null_attack_rolled: bool = True  # RM-8.6
    parry_large: bool = False  # RM-9.1
    parry_large_share: int = 50  # RM-9.1
    parry_super_large_share: int = 25  # RM-9.1
    parry_missiles: bool = True  # RM-10.1
    cover_when_moving: bool = True  # RM-10.2
    far_metres: int = 30  # RM-10.1
    subdual: bool = True  # RM-11.1
    large_criticals: bool = True  # RM-12.1
