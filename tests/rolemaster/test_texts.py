"""The texts of rolemaster: all languages say the same, about everything, and without a fault."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path

import pytest

from affray import Fight, load
from affray.core.catalogue import Catalogue
from affray.core.live import Told
from affray.core.texts import slug
from affray.rulesets.rolemaster import RULESET, view
from affray.rulesets.rolemaster.chart_files import charts
from affray.rulesets.rolemaster.chart_sheets import FOLDER as CATALOGUE
from affray.rulesets.rolemaster.chart_sheets import Tables
from affray.rulesets.rolemaster.charts import CriticalType
from affray.rulesets.rolemaster.codes import Condition, Decision, Event, Fate, Why
from affray.rulesets.rolemaster.model import Action, Cover, Gait, Outcome, Phase, Shows, Size

from tests.texts_checks import ENGLISH_WORDS, TextsChecks, check_lines, check_whole_fight, documented

FOLDER = RULESET.folder
EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "rolemaster").glob("*.yaml"))
ENUMS: tuple[type[IntEnum], ...] = (Condition, Cover, Decision, Event, Fate, Outcome, Size, Why)
TABLES = ("weapons", "shields", "armour", "creatures")

# What is the same word in English and in the other language.
LOANS = {
    "fi": {"Golem", "OB", "bola"},
    "nl": {"Golem", "OB", "Wolf", "bola", "falchion", "rapier", "west"},
    "da": {"Golem", "OB", "Patient", "bola", "falchion", "horn", "normal", "pike"},
}


ARCS = {"arc-move", "arc-strike", "arc-shoot"}
WOUNDS = ("no-parry", "stunned", "must-parry", "dying", "sinking", "asleep", "bleeding", "penalty")


def things() -> set[str]:
    catalogue = Catalogue(CATALOGUE)
    found = {name for table in TABLES for name in catalogue.names(table)}
    for name in catalogue.names("creatures"):
        weapons = catalogue.entry("creatures", name).get("weapons", ())
        found |= {slug(weapon["name"]) for weapon in weapons if isinstance(weapon, dict) and "name" in weapon}
    return found | set(WOUNDS) | set(charts(catalogue, Tables()).wordings)


VALUES = {
    "who": ["Ragnar"], "other": ["Troll"], "side": ["Guests"], "weapon": ["broadsword", "Grandfather's axe"],
    "action": ["attack", "both", "pass"], "phase": ["snap", "normal", "deliberate"], "place": ["7,4"],
    "severity": ["none", "a", "e"], "type": ["slash", "krush"], "direction": ["e", "ne"],
    "outcome": ["success", "failure"], "wording": ["critical-slash-3", "A cut."],
}  # fmt: skip


class TestTexts(TextsChecks):
    rules = RULESET
    enums = ENUMS
    options = (Action, Phase, Gait, Shows, CriticalType)
    more_options = ("nobody", "as-it-comes", "e", "se", "s", "sw", "w", "nw", "n", "ne")
    loans = LOANS
    same = frozenset(("event-critical", "event-fumble"))
    english = ENGLISH_WORDS
    broken = r"[{}$]|\?\?\?| {2}|\bevent|\bThing"
    named = frozenset(("who", "other", "side"))
    words = VALUES
    numbers = (0, 1, 2, 17)

    def own_ids(self) -> set[str]:
        return (
            {f"thing-{key}" for key in things()}
            | {"hand-main", "hand-off", "option-off-hand", "figure-exhaustion"}
            | ARCS
        )


def test_the_words_of_an_event_are_those_that_its_text_uses() -> None:
    start = RULESET.setup(load(EXAMPLES[0]))
    for event in Event:
        told = Told(event, 0, 1, (1, 1, 0), [])
        words = view.event_words(start.fight, start.roster, told)
        assert set(words) == documented(FOLDER).get(slug(event.name), set()), event


@pytest.mark.parametrize(
    ("event", "values", "lines"),
    [
        (
            Event.ATTACKS,
            {"weapon": "war-hammer", "total": 117, "roll": 42},
            {
                "en": "Ragnar attacks Troll (war hammer): 117 (rolled 42)",
                "fi": "Ragnar hyökkää, kohteena Troll (sotavasara): 117 (heitto 42)",
                "nl": "Ragnar valt Troll aan (strijdhamer): 117 (worp 42)",
                "da": "Ragnar angriber Troll (stridshammer): 117 (slag 42)",
            },
        ),
        (
            Event.HITS,
            {"hits": 12, "severity": "c", "type": "krush"},
            {
                "en": "Ragnar hits Troll: 12 hits, critical C (krush)",
                "fi": "Ragnar osuu, Troll menettää 12 kestopistettä, kriittinen C (murska)",
                "nl": "Ragnar raakt Troll: 12 treffers, kritiek C (kneuzing)",
                "da": "Ragnar rammer Troll: 12 point, kritisk C (knusning)",
            },
        ),
        (
            Event.DECLARES,
            {"action": "attack", "phase": "snap"},
            {
                "en": "Ragnar attacks (snap)",
                "fi": "Ragnar hyökkää (nopeasti)",
                "nl": "Ragnar valt aan (gehaast)",
                "da": "Ragnar angriber (forhastet)",
            },
        ),
    ],
)
def test_lines_read_well(event: Event, values: dict[str, str | int], lines: dict[str, str]) -> None:
    check_lines(RULESET, event, values, lines)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_a_whole_fight_can_be_read_in_every_language(path: Path) -> None:
    check_whole_fight(Fight(load(path)), 1, alike=("critical", "fumble"))
