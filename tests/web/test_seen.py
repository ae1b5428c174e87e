"""What each may see: secrets leave no trace."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable
from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from markupsafe import Markup

from affray.core.encounter import Encounter
from affray.core.referee import TABLE
from affray.core.texts import LANGUAGES, OPEN
from affray.play import Fight
from affray.store.database import Store
from affray.web.access import Role, Viewer
from affray.web.acts import perform
from affray.web.drawing.keeping import Kept
from affray.web.parts import Parts
from affray.web.secrets import Veil, impression
from affray.web.seen import Seeing, seen
from affray.web.table import Refused, Table

from tests.web.served import EXAMPLES, GM, WALL, play, player, sit, wire

ALL = [f"{path.parent.name}/{path.stem}" for path in sorted(EXAMPLES.glob("*/*.yaml"))]


@pytest.mark.parametrize("example", ALL)
def test_a_hidden_combatant_leaves_no_trace(store: Store, example: str) -> None:
    table = sit(store, example)
    names = table.fight.roster.names
    hidden, mine = names[-1], names[0]
    table.set_up(GM, hidden=(hidden,), odds_shown=True)
    table.odds = table.odds_told = {"wins": {}, "fates": {hidden: {}}}
    table.override(GM, hidden, next(iter(table.fight.ruleset.figures)), 1)
    for steps in (0, 5, 20, 60):
        play(table, steps)
        for viewer in (player(mine), player(*names[:-1]), WALL):
            state = seen(table, viewer)
            opened = [Seeing(table, viewer).line_opened(line["number"]) for line in state["log"]]
            html = "".join(Parts().all(table, viewer).values())
            for text in (wire(state), wire(opened), html):
                assert not re.search(rf"(?<!\w){re.escape(hidden)}(?!\w)", text)
            assert [one["number"] for one in state["combatants"]] == list(range(len(names) - 1))
            assert [line["number"] for line in state["log"]] == list(
                range(state["lines"] - len(state["log"]), state["lines"])
            )
            assert state["odds"] is None
        assert hidden in wire(seen(table, GM))


@pytest.mark.parametrize("example", ALL)
def test_every_example_is_drawn_for_everybody_in_every_language(store: Store, example: str) -> None:
    table = sit(store, example)
    for steps in (0, 40):
        play(table, steps)
        for role, language in product(Role, LANGUAGES):
            viewer = Viewer(role, "x", frozenset(table.fight.roster.names[:1]), language)
            parts = Parts()
            html = parts.all(table, viewer)
            assert "???" not in "".join(html.values())
            assert not re.search(r"condition [a-z]+ \d", "".join(html.values()))  # a bar isn't told as a tag
            assert not re.search(r"\sstyle=|\son[a-z]+=", "".join(html.values()))
            assert parts.news(table, viewer, Kept(100)) == html
            assert parts.news(table, viewer, Kept(100)) == {}  # nothing is sent twice


class Noting(Kept):
    """Notes what is drawn."""

    def __init__(self, noted: list[Markup]) -> None:
        super().__init__(1000)
        self.noted = noted

    def get(self, key: Hashable, draw: Callable[[], Markup]) -> Markup:
        def noting() -> Markup:
            self.noted.append(draw())
            return self.noted[-1]

        return super().get(key, noting)


@pytest.mark.parametrize("example", ["iskuhetki/two_on_one", "iskuhetki/barn", "arsmagica/bridge"])
def test_what_several_share_is_what_each_would_be_sent_alone(store: Store, example: str) -> None:
    table = sit(store, example)
    names = table.fight.roster.names
    viewers = [
        GM,
        WALL,
        player(),
        *(player(name) for name in names),
        *(player(names[0], language=lang) for lang in LANGUAGES),
    ]
    pages = [(viewer, Parts()) for viewer in viewers]
    has: list[dict[str, str]] = [{} for _ in pages]
    secrets: list[dict[str, object]] = [
        {"hidden": (names[-1],)},
        {"veiled": names[:1]},
        {"hidden": ()},
        {"odds_shown": True},
        {"veiled": ()},
    ]
    drawings: list[Markup] = []
    sent = 0
    for step in range(60):
        table.odds = table.odds_told = {"working": True} if step % 2 else None
        if step % 10 == 5:
            table.set_up(GM, **secrets[step // 10 % len(secrets)])
        for k, (_, parts) in enumerate(pages):
            parts.shown = (step // 7 + k) % len(names)
        drawn = Noting(drawings)
        for (viewer, parts), page in zip(pages, has, strict=True):
            news = parts.news(table, viewer, drawn)
            page |= news
            sent += len(news)
            alone = Parts()
            alone.shown = parts.shown
            assert page == alone.all(table, viewer)
        play(table, 1)
    assert 0 < len(drawings) < sent  # some was drawn once for several


def test_hidden_figures_are_told_as_looks(store: Store) -> None:
    table = sit(store, "iskuhetki/tavern")
    play(table, 60)
    names = table.fight.roster.names
    table.set_up(GM, veiled=(names[-1],))
    of = {one["name"]: one for one in seen(table, player(names[0]))["combatants"]}
    assert of[names[-1]]["bars"] == []
    assert of[names[-1]]["looks"] in ("unhurt", "scratched", "hurt", "badly-hurt", "down")
    assert not {"locations", "wounds", "sections", "figures"} & set(of[names[-1]])
    assert of[names[0]]["bars"]
    own = {one["name"]: one for one in seen(table, player(names[-1]))["combatants"]}
    assert own[names[-1]]["bars"]


def test_hidden_figures_are_told_as_looks_without_a_map_too(store: Store) -> None:
    table = sit(store, "arsmagica/duel")
    first, second = table.fight.roster.names
    table.set_up(GM, veiled=(second,))
    field = Parts().all(table, player(first))["field"]
    assert second in field
    assert '<span class="looks">' in field


@pytest.mark.parametrize("example", ["iskuhetki/tavern", "arsmagica/bridge"])
def test_lines_about_those_whose_figures_are_hidden_have_no_figures(store: Store, example: str) -> None:
    table = sit(store, example)
    names = table.fight.roster.names
    mine, veiled = names[0], names[-1]
    play(table, 300, lambda table: len([e for e in table.fight.log if veiled in (e.who, e.other)]) > 40)
    table.set_up(GM, veiled=(veiled,))
    levels = {level for one in table.view()["combatants"] for bar in one["bars"] if (level := bar["level"])}
    about, others = 0, 0
    for viewer in (WALL, *(player(mine, language=language) for language in LANGUAGES)):
        seeing = Seeing(table, viewer)
        for line, entry in zip(seeing.log(), table.fight.log, strict=True):
            if veiled in (entry.who, entry.other):
                about += 1
                without_names = line["text"].replace(entry.who, "").replace(entry.other or entry.who, "")
                open_ = {str(entry.words[key]) for key in OPEN if key in entry.words}
                assert set(re.findall(r"\d+", without_names)) <= open_, line["text"]
                assert not levels & set(entry.words.values()) or "?" in line["text"]
                assert "???" not in line["text"]
                assert not line["opens"]
                assert seeing.line_opened(line["number"]) is None
            else:
                others += 1
                assert line["text"] == entry.text(viewer.language)
    assert about > 20
    assert others > 20
    for viewer in (GM, player(veiled)):
        told = [line["text"] for line in Seeing(table, viewer).log()]
        assert told == [entry.text() for entry in table.fight.log]


@pytest.mark.parametrize("example", ALL)
def test_the_page_of_those_who_see_no_figures_is_drawn(store: Store, example: str) -> None:
    table = sit(store, example)
    names = table.fight.roster.names
    table.set_up(GM, veiled=tuple(names))
    play(table, 20)
    for viewer in (player(names[0]), WALL, GM):
        assert names[-1] in "".join(Parts().all(table, viewer).values())


def test_what_is_set_of_hidden_figures_is_not_told(store: Store) -> None:
    table = sit(store, "iskuhetki/tavern")
    names = table.fight.roster.names
    table.set_up(GM, veiled=(names[-1],))
    table.override(GM, names[-1], "blood", 3)
    table.say(GM, f"{names[-1]} looks pale")
    told = [(line["kind"], line["text"]) for line in seen(table, player(names[0]))["talk"]]
    assert told == [("override", ""), ("talk", f"{names[-1]} looks pale")]
    assert seen(table, GM)["talk"][0]["text"].endswith(": BP = 3")


LATE = [("arsmagica/magus", "Crossbowman", 3), ("iskuhetki/barn", "Chief", 2)]


@pytest.mark.parametrize(("example", "late", "round_"), LATE)
def test_the_game_master_and_who_plays_them_see_when_somebody_comes(
    store: Store, example: str, late: str, round_: int
) -> None:
    table = sit(store, example)
    other = next(name for name in table.fight.roster.names if name != late)

    def told(viewer: Viewer) -> list[str]:
        one = next(one for one in seen(table, viewer)["combatants"] if one["name"] == late)
        return [tag["text"] for tag in one["tags"]]

    assert told(GM) == told(player(late)) == [f"comes in round {round_}"]
    assert told(player(other)) == told(WALL) == ["comes later"]
    assert f"comes in round {round_}" in Parts().all(table, GM)["ribbon"]
    assert f"comes in round {round_}" not in "".join(Parts().all(table, player(other)).values())
    play(table, 200, lambda table: table.fight.view()["round"] >= round_)
    assert told(GM) == []
    assert {one["joins"] for one in table.fight.view()["combatants"]} == {None}


def test_secret_dice_are_not_told(store: Store) -> None:
    table = sit(store, "iskuhetki/duel")
    play(table, 40)
    names = table.fight.roster.names
    table.set_up(GM, secret_rolls=(names[1],))
    seeing = Seeing(table, player(names[0]))
    opened = filter(None, (seeing.line_opened(line["number"]) for line in seeing.log()))
    whose = {each["who"] for line in opened for each in line["sums"]}
    assert names[0] in whose
    assert names[1] not in whose
    for line, (_, entry) in zip(seeing.log(), seeing.lines(), strict=True):
        secret = any(part.who == names[1] and part.in_sums for part in entry.parts)
        if secret or names[1] == entry.who:
            assert (line["text"], line["opens"]) == (entry.text(figures=False), False)
    told = "; ".join(line["text"] for line in seeing.log())
    one, other = names
    assert re.search(rf"{one} strikes at {other} with the [a-z ]+: \d+ \(chance \d+\);", told)
    assert re.search(rf"{one} parries: \d+ \(chance \d+\);", told)  # after the other's die, which it doesn't tell of
    assert re.search(rf"{other} strikes at {one} with the [a-z ]+: \? \(chance \?\);", told)
    assert re.search(rf"{other} parries: \? \(chance \?\);", told)
    gm = Seeing(table, GM)
    assert names[1] in {each["who"] for line in gm.log() for each in (gm.line_opened(line["number"]) or {})["sums"]}


def test_what_came_of_secret_dice_is_not_told_beside_dice_that_all_may_see(store: Store) -> None:
    table = sit(store, "aanvallen/duel")
    one, other = table.fight.roster.names
    play(table, 200, lambda table: any(e.event in ("hits", "misses") and e.who == one for e in table.fight.log))
    table.set_up(GM, secret_rolls=(other,))
    (told, *_) = [line for line in Seeing(table, player(one)).log() if line["event"] in ("hits", "misses")]
    assert told["text"].endswith("(attack ?, defence ?, luck ?)")
    assert not told["opens"]


def test_a_question_is_put_to_those_whose_it_is(store: Store) -> None:
    table = sit(store, "arsmagica/duel")
    first, second = table.fight.roster.names
    asked = seen(table, player(first))
    assert [each["who"] for each in asked["questions"]] == [first]
    assert asked["waiting"] == [second]
    assert len(seen(table, GM)["questions"]) == 2
    assert seen(table, WALL)["questions"] == []
    assert all("id" not in part for part in [each.get("sum") or {} for each in asked["questions"]])


@pytest.mark.parametrize(
    ("bars", "able", "word"),
    [([(10, 10)], True, "unhurt"), ([(9, 10), (10, 10)], True, "scratched"), ([(5, 10)], True, "hurt"),
     ([(3, 10)], True, "badly-hurt"), ([(-2, 10)], True, "badly-hurt"), ([(10, 10)], False, "down"),
     ([], True, "unhurt"), ([(0, 0)], True, "unhurt")],
)  # fmt: skip
def test_looks(bars: list[tuple[int, int]], able: bool, word: str) -> None:
    assert impression([{"value": value, "max": most} for value, most in bars], able=able) == word


def test_the_veil_drops_what_names_the_hidden_and_leaves_the_rest() -> None:
    veil = Veil(["Orc 1", "Bo"])
    state = {
        "Orc 1": 3, "Orc 11": 4, "list": ["Bo", "Bob", {"name": "Bo", "x": 1}, {"name": "Bob"}],
        "text": "hits Orc 1!", "other": "Orc 12", "none": None, "number": 5,
    }  # fmt: skip
    assert veil(state) == {
        "Orc 11": 4, "list": ["Bob", {"name": "Bob"}], "text": None, "other": "Orc 12", "none": None, "number": 5
    }  # fmt: skip
    assert Veil([])(state) is state


def test_who_is_seen_stays_when_part_of_the_name_is_hidden() -> None:
    veil = Veil(["Wolf", "round"], ["Wolf", "Wolf 2", "Grey Wolf", "round"])
    state = {"round": 3, "who": ["Wolf 2", "Grey Wolf", "Wolf"], "near": {"Wolf": 1, "Wolf 2": 2, "round": 3}}
    assert veil(state) == {"round": 3, "who": ["Wolf 2", "Grey Wolf"], "near": {"Wolf 2": 2}}
    assert veil({"grappled": {"grappled": "held", "name": "Wolf"}}) == {"grappled": None}


def test_options_tell_nothing_of_the_hidden(store: Store) -> None:
    table = sit(store, "arsmagica/bridge")
    names = table.fight.roster.names
    hidden = names[1]
    table.set_up(GM, hidden=(hidden,))
    viewer = player(*(name for name in names if name != hidden))

    def targets(table: Table) -> bool:
        asked = table.fight.pending[0]
        return hidden in getattr(asked, "options", {}).values() and viewer.plays(asked.who)

    play(table, 300, targets)
    assert targets(table)
    asked = seen(table, viewer)["questions"][0]
    people = [option for option in asked["options"] if "index" in option]
    assert people
    assert [option["value"] for option in people] == [option["index"] for option in people]
    seq = table.seq
    for wrong in ("fly", hidden, len(names) - 1, -1, [0], "+99"):
        with pytest.raises(Refused) as refused:
            table.answer(viewer, asked["id"], wrong)
        assert refused.value.status == 422
        if wrong != hidden:
            assert hidden not in refused.value.message
    assert table.seq == seq
    table.answer(viewer, asked["id"], people[-1]["value"])
    chosen = table.fight.journal[table.fight.done - 1]
    assert chosen.value == names.index(people[-1]["name"])


def test_a_question_of_the_table_that_names_the_hidden_is_the_game_masters(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(store, "arsmagica/bridge")
    play(table, 300, lambda table: "Maud" in getattr(table.fight.pending[0], "options", {}).values())
    one = table.fight.pending[0]
    asked = replace(one, who="table", index=TABLE, key=one.key._replace(who=TABLE))
    monkeypatch.setattr(Fight, "pending", property(lambda self: (asked,)))
    viewer = player(table.fight.roster.names[0])
    assert table.asked(viewer, table.id_of(asked)) is asked
    table.set_up(GM, hidden=("Maud",))
    assert seen(table, viewer)["questions"] == []
    with pytest.raises(Refused):
        table.asked(viewer, table.id_of(asked))
    assert table.asked(GM, table.id_of(asked)) is asked


def test_nobody_is_in_melee_with_one_whom_players_dont_see(store: Store) -> None:
    table = sit(store, "arsmagica/duel")
    first, second = table.fight.roster.names
    assert table.view()["combatants"][0]["distances"][second] <= 1
    assert [one["engaged"] for one in seen(table, player(first))["combatants"]] == [True, True]
    table.set_up(GM, hidden=(second,))
    assert [one["engaged"] for one in seen(table, player(first))["combatants"]] == [False]
    assert [one["engaged"] for one in seen(table, GM)["combatants"]] == [True, True]


@pytest.mark.parametrize(
    "sheet",
    [{"creature": "wolf"}, {"creature": "wolf", "name": "Hukka"}, {"creature": "wolf", "name": " Lady "}],
)
def test_who_enters_hidden_leaves_no_trace(store: Store, sheet: dict[str, object]) -> None:
    table = sit(store, "iskuhetki/duel")
    first, second = table.fight.roster.names
    table.say(GM, "So it begins")
    before = seen(table, player(first))
    table.join(GM, {**sheet, "side": table.fight.roster.sides[1]}, hidden=True)
    for _ in range(30):
        new = set(table.fight.roster.names) - {first, second}
        state = seen(table, player(first))
        assert [one["name"] for one in state["combatants"]] == [first, second]
        assert state["talk"] == before["talk"]
        if new:
            break
        play(table, 1)
    assert new == set(table.settings.hidden)
    table.say(GM, "And goes on")
    assert [line["number"] for line in seen(table, player(first))["talk"]] == [1, 2]
    assert {each for line in seen(table, GM)["talk"] for each in line["text"].split(", ")} >= new


def test_who_comes_back_hidden_is_hidden_however_the_name_was_typed(store: Store) -> None:
    table = sit(store, "iskuhetki/tavern")
    name = table.fight.roster.names[-1]
    table.leave(GM, name)
    table.join(GM, name.upper(), hidden=True)
    assert table.settings.hidden == (name,)


def test_others_can_be_hidden_after_a_hidden_entrance_was_undone(store: Store) -> None:
    table = sit(store, "iskuhetki/tavern")
    table.join(GM, {"creature": "wolf", "name": "Hukka", "side": table.fight.roster.sides[0]}, hidden=True)
    table.undo(GM)
    name = table.fight.roster.names[-1]
    perform(table, GM, "hide", {"name": name, "on": True})
    assert name in table.settings.hidden


def test_what_comes_after_a_fight_is_played_at_the_same_table(store: Store) -> None:
    table = sit(store, "iskuhetki/tavern")
    play(table, 1000)
    assert table.fight.over
    assert seen(table, GM)["fight"]["recovers"]
    made = table.fight.recover(seed=3)
    saved = {"fight": made.save(), "settings": {}, "talk": []}
    row = store.add_fight(table.campaign, "After", made.ruleset.name, saved, kind="recovery", parent=table.id)
    after = Table(store, store.fight(row))
    for language in LANGUAGES:
        state = seen(after, Viewer(Role.GM, language=language))
        assert state["fight"]["kind"] == "recovery"
        assert state["fight"]["when"]
        assert state["questions"]
        assert Parts().all(after, Viewer(Role.GM, language=language))
    for _ in range(30):
        if after.fight.over:
            break
        asked = after.fight.pending[0]
        if type(asked).__name__ == "Roll":
            after.roll(GM, after.id_of(asked))
        else:
            after.decide(GM, after.id_of(asked))
    assert Table(store, store.fight(row)).fight.view() == after.fight.view()


def test_a_location_tells_all_of_its_wounds_to_those_who_may_know(store: Store) -> None:
    table = sit(store, "iskuhetki/tavern")
    play(table, 400, lambda table: any(one["wounds"] for one in table.view()["combatants"]))
    number, one = next((k, one) for k, one in enumerate(table.view()["combatants"]) if one["wounds"])
    wound = one["wounds"][0]
    found = Seeing(table, GM).location(number, wound["name"])
    assert found is not None
    assert found["who"] == one["name"]
    rows = [cell for each in found["sections"] for row in each["rows"] for cell in row]
    count = len([each for each in one["wounds"] if each["name"] == wound["name"]])
    assert [len(each["rows"]) for each in found["sections"]] == [1, count]
    assert any(str(wound["points"]) in cell for cell in rows)
    assert Seeing(table, GM).location(number, "third-arm") is None
    assert Seeing(table, GM).location(99, wound["name"]) is None
    other = next(name for name in table.fight.roster.names if name != one["name"])
    table.set_up(GM, veiled=(one["name"],))
    assert Seeing(table, player(other)).location(number, wound["name"]) is None
    assert Seeing(table, player(one["name"])).location(number, wound["name"]) is not None


def arcs_sent(parts: Parts, table: Table, viewer: Viewer) -> list[str]:
    return re.findall(r'data-arc="([^"]+)"', "".join(parts.all(table, viewer).values()))


def test_what_somebody_may_do_is_looked_up_only_for_who_was_tapped(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(store, "iskuhetki/archers")
    asked: list[int] = []
    plain = table.fight.ruleset.arcs
    assert plain is not None

    def arcs(fight: Any, who: int) -> Any:
        asked.append(who)
        return plain(fight, who)

    monkeypatch.setitem(table.fight.ruleset.__dict__, "arcs", arcs)
    parts = Parts()
    for viewer in (GM, player(table.fight.roster.names[0]), WALL):
        assert arcs_sent(parts, table, viewer) == []
    assert asked == []
    parts.shown = 1
    assert {"move", "strike", "control"} <= set(arcs_sent(parts, table, GM))
    assert arcs_sent(Parts(), table, GM) == []
    assert asked == [1]
    arcs_sent(parts, table, GM)
    assert asked == [1]  # once for everybody, until something happens


CLOSE = {
    "ruleset": "iskuhetki",
    "map": {"columns": 12, "rows": 9},
    "sides": [
        {"name": "A", "combatants": [{"name": "Anna", "creature": "brigand", "at": [3, 4]}]},
        {
            "name": "B",
            "combatants": [
                {"name": "Wolf", "creature": "wolf", "at": [5, 4]},
                {"name": "Bear", "creature": "bear", "at": [11, 8]},
            ],
        },
    ],
}


def test_arcs_tell_nothing_of_the_hidden_and_none_of_the_veiled(store: Store) -> None:
    fight = Fight(Encounter.model_validate(CLOSE), seed=1)
    saved = {"fight": fight.save(), "settings": {}, "talk": []}
    table = Table(store, store.fight(store.add_fight(store.campaigns()[0].id, "close", "iskuhetki", saved)))
    anna = player("Anna")
    in_the_way = Seeing(table, anna).arcs(0)
    table.set_up(GM, hidden=("Wolf",))
    assert Seeing(table, GM).arcs(0) == in_the_way
    hidden = Seeing(table, anna).arcs(0)
    assert hidden != in_the_way
    assert [len(Seeing(table, anna).arcs(k)) > 0 for k in range(-1, 3)] == [False, True, True, False]
    table.set_up(GM, hidden=("Wolf",), veiled=("Bear", "Anna"))
    assert Seeing(table, anna).arcs(1) == []
    assert Seeing(table, anna).arcs(0) == hidden
    table.leave(GM, "Wolf")
    assert Seeing(table, GM).arcs(0) == hidden
