"""The JSON API: good enough to write a chat bot on."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from affray import load
from affray.store.database import Store
from affray.web import api, odds_beside
from affray.web.acts import ACTS
from affray.web.app import create_app
from affray.web.settings import Settings

from tests.web.served import EXAMPLES, Client, begin


@pytest.fixture
def bot(store: Store) -> Client:
    return Client(create_app(Settings(write_burst=100_000, odds=False), store), browser=False)


@pytest.mark.parametrize("example", ["arsmagica/duel", "iskuhetki/two_on_one"])
def test_a_whole_fight_by_a_program(bot: Client, example: str) -> None:
    encounter = load(EXAMPLES / f"{example}.yaml").model_dump(mode="json", exclude_defaults=True)
    made = bot.post("/api/fights", json={"encounter": encounter, "seed": 7})
    assert made.status_code == 201
    fight = made.json()["id"]
    assert fight in [each["id"] for each in bot.get("/api/fights").json()]
    state = bot.get(f"/api/fights/{fight}").json()
    for _ in range(600):
        if state["fight"]["over"]:
            break
        asked = state["questions"][0]
        kind = "roll" if asked["kind"] == "roll" else "decide"
        answer = bot.post(f"/api/fights/{fight}/{kind}", json={"question": asked["id"]})
        assert answer.status_code == 200, answer.text
        state = answer.json()
    assert state["fight"]["over"]
    assert state["fight"]["winner"]
    line = next(each for each in reversed(state["log"]) if each["opens"])
    opened = bot.get(f"/api/fights/{fight}/log/{line['number']}").json()
    assert opened["text"] == line["text"]
    assert bot.get(f"/api/rulesets/{state['fight']['ruleset']}/clauses/{line['clause']}").json()["title"]
    assert bot.post(f"/api/fights/{fight}/undo", json={}).json()["fight"]["over"] is False


STALE = {
    "en": "Somebody was faster: this is the state now. Look, and choose again.",
    "da": "Nogen var hurtigere: sådan står det nu. Se, og vælg igen.",
}


def test_a_stale_answer_is_refused_with_409(bot: Client, store: Store) -> None:
    fight = begin(store, "arsmagica/duel")
    asked = bot.get(f"/api/fights/{fight}").json()["questions"][0]
    given = {"question": asked["id"], "value": asked["options"][0]["value"]}
    assert bot.post(f"/api/fights/{fight}/answer", json=given).status_code == 200
    again = bot.post(f"/api/fights/{fight}/answer", json=given)
    assert (again.status_code, again.json()) == (409, {"detail": STALE["en"]})
    again = bot.post(f"/api/fights/{fight}/answer", json=given, headers={"accept-language": "da"})
    assert again.json() == {"detail": STALE["da"]}


@pytest.mark.parametrize(
    "given",
    [
        {}, {"question": 5}, {"question": ""}, {"question": "x" * 300, "value": 1}, [], "x", None,
        {"question": "{id}", "value": "fly"}, {"question": "{id}", "value": 10**12}, {"question": "{id}", "value": []},
        {"question": "{id}", "value": [1, 2]}, {"question": "{id}", "value": {"a": 1}},
        {"question": "{id}", "value": "--5"}, {"question": "{id}", "value": "9" * 5000},
        {"question": "{id}", "value": "\ud800"}, {"question": "{id}", "value": float("nan")},
    ],
)  # fmt: skip
def test_a_wrong_answer_is_told_and_changes_nothing(bot: Client, store: Store, given: Any) -> None:
    fight = begin(store, "arsmagica/duel")
    before = bot.get(f"/api/fights/{fight}").json()
    text = json.dumps(given).replace("{id}", before["questions"][0]["id"])
    answer = bot.post(f"/api/fights/{fight}/answer", content=text, headers={"content-type": "application/json"})
    assert answer.status_code in (409, 422), answer.text
    assert answer.json()["detail"]
    assert bot.get(f"/api/fights/{fight}").json() == before


def test_a_program_may_wait_for_what_is_new(bot: Client, store: Store) -> None:
    fight = begin(store, "arsmagica/duel")
    state = bot.get(f"/api/fights/{fight}").json()
    began = time.monotonic()
    assert bot.get(f"/api/fights/{fight}", params={"after": state["mark"], "wait": 0.4}).json()["mark"] == state["mark"]
    assert time.monotonic() - began >= 0.4

    def say() -> None:
        time.sleep(0.3)
        bot.post(f"/api/fights/{fight}/talk", json={"text": "Here I am"})

    speaker = threading.Thread(target=say)
    speaker.start()
    new = bot.get(f"/api/fights/{fight}", params={"after": state["mark"], "wait": 20}).json()
    speaker.join()
    assert new["talk"][-1]["text"] == "Here I am"


def test_who_waits_is_woken_when_there_is_something_new_and_not_before(
    bot: Client, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    fight = begin(store, "arsmagica/duel")
    mark = bot.get(f"/api/fights/{fight}").json()["mark"]
    looks, look = [], api._state

    def noted(*given: Any) -> Any:
        looks.append(given)
        return look(*given)

    monkeypatch.setattr(api, "_state", noted)
    bot.get(f"/api/fights/{fight}", params={"after": mark, "wait": 0.5})
    assert len(looks) == 2  # one when it came, one when it began to wait


def test_so_many_may_wait_and_one_more_is_refused(store: Store) -> None:
    fight = begin(store, "arsmagica/duel")
    app = create_app(Settings(most_waiting=1, odds=False), store)
    with Client(app, browser=False) as bot:  # all in one event loop, as a server has it
        mark = bot.get(f"/api/fights/{fight}").json()["mark"]
        waits = {"after": mark, "wait": 20}
        with ThreadPoolExecutor(1) as pool:
            first = pool.submit(bot.get, f"/api/fights/{fight}", params=waits)
            listeners = app.app.state.tables.get(fight).listeners
            for _ in range(1000):
                if listeners:
                    break
                time.sleep(0.01)
            refused = bot.get(f"/api/fights/{fight}", params=waits)
            assert refused.status_code == 429
            assert "without `wait`" in refused.json()["detail"]
            assert bot.get(f"/api/fights/{fight}", params={"after": mark}).status_code == 200
            bot.post(f"/api/fights/{fight}/talk", json={"text": "Here I am"})
            new = first.result().json()
        assert new["talk"][-1]["text"] == "Here I am"
        assert not listeners
        waits = {"after": new["mark"], "wait": 0.1}
        assert bot.get(f"/api/fights/{fight}", params=waits).json()["mark"] == new["mark"]


def test_the_document_tells_of_every_act(bot: Client) -> None:
    document = bot.get("/api/openapi.json").json()
    for kind, act in ACTS.items():
        operation = document["paths"][f"/api/fights/{{fight}}/{kind}"]["post"]
        assert operation["summary"] == act.told
    assert not [path for path in document["paths"] if not path.startswith("/api/")]


def until(bot: Client, fight: str, found: Callable[[Any], bool]) -> Any:
    """The odds when they are as wanted, as a program that waits for what is new gets them."""
    state = bot.get(f"/api/fights/{fight}").json()
    for _ in range(20):
        if state["odds"] and found(state["odds"]):
            return state["odds"]
        state = bot.get(f"/api/fights/{fight}", params={"after": state["mark"], "wait": 5}).json()
    raise AssertionError(state["odds"])


@pytest.mark.parametrize(
    ("example", "kind"), [("arsmagica/duel", "choice"), ("iskuhetki/archers", "pick"), ("iskuhetki/archers", "choice")]
)
def test_a_program_gets_the_odds_and_those_of_every_option(
    store: Store, monkeypatch: pytest.MonkeyPatch, example: str, kind: str
) -> None:
    monkeypatch.setattr(odds_beside, "is_ready", lambda rules, taped: True)  # in the interpreter, a few fights
    monkeypatch.setattr(odds_beside, "FIRST", 4)
    monkeypatch.setattr(odds_beside, "MOST", 4)
    monkeypatch.setattr(odds_beside, "ADVISED", 1)
    fight = begin(store, example)
    with Client(create_app(Settings(write_burst=100_000), store), browser=False) as bot:
        state = bot.get(f"/api/fights/{fight}").json()
        while (asked := state["questions"][0])["kind"] != kind:
            choices = [option["value"] for option in asked.get("options", ()) if option.get("hexes")]
            act, given = ("answer", {"value": choices[0]}) if choices else ("decide", {})
            state = bot.post(f"/api/fights/{fight}/{act}", json={"question": asked["id"], **given}).json()
        assert until(bot, fight, lambda odds: "wins" in odds)
        assert bot.post(f"/api/fights/{fight}/advise", json={"question": asked["id"]}).status_code == 200
        found = until(bot, fight, lambda odds: "options" in odds)
        assert found["question"] == asked["id"]
        assert set(found["options"]) == {str(option["value"]) for option in asked["options"]}
        assert bot.post(f"/api/fights/{fight}/advise", json={"question": "gone"}).status_code == 409


def test_a_program_goes_on_to_the_recovery(bot: Client, store: Store) -> None:
    fight = begin(store, "iskuhetki/duel")
    assert bot.post(f"/api/fights/{fight}/recover").status_code == 422  # it isn't over
    bot.post(f"/api/fights/{fight}/end", json={})
    begun = bot.post(f"/api/fights/{fight}/recover").json()["id"]
    assert bot.post(f"/api/fights/{fight}/recover").json()["id"] == begun
    assert bot.get(f"/api/fights/{begun}").json()["fight"]["kind"] == "recovery"


@pytest.mark.parametrize("path", ["/api/rulesets/nope/schema", "/api/rulesets/nope/clauses/X-1.1", "/api/fights/nope"])
def test_what_is_not_there_is_404(bot: Client, path: str) -> None:
    assert bot.get(path).status_code == 404


def test_a_faulty_encounter_is_told_of(bot: Client) -> None:
    answer = bot.post("/api/fights", json={"encounter": {"ruleset": "arsmagica", "sides": []}})
    assert answer.status_code == 422
    assert "sides" in answer.json()["detail"]


@pytest.mark.parametrize("name", ["\x00", "a\x1bb", " ", "\u2028"])
def test_a_name_that_is_no_line_is_made_one(bot: Client, name: str) -> None:
    encounter = load(EXAMPLES / "arsmagica/duel.yaml").model_dump(mode="json", exclude_defaults=True)
    assert bot.post("/api/fights", json={"encounter": encounter, "name": name}).status_code == 201
    assert all(each["name"].isprintable() for each in bot.get("/api/fights").json())


def test_half_a_character_is_refused_and_not_kept(bot: Client, store: Store) -> None:
    fight = begin(store, "arsmagica/duel")
    headers = {"content-type": "application/json"}
    answer = bot.post(f"/api/fights/{fight}/talk", content=b'{"text": "\\ud800"}', headers=headers)
    assert answer.status_code == 422
    assert "text" in answer.json()["detail"]
    assert bot.get(f"/api/fights/{fight}").json()["talk"] == []


def test_an_encounter_that_is_sent_names_no_file_of_this_machine(bot: Client, tmp_path: Path) -> None:
    (tmp_path / "own.yaml").write_text("secret of this machine")
    encounter = load(EXAMPLES / "arsmagica/duel.yaml").model_dump(mode="json", exclude_defaults=True)
    answer = bot.post("/api/fights", json={"encounter": {**encounter, "catalogue": [str(tmp_path / "own.yaml")]}})
    assert answer.status_code == 422
    assert "catalogue[0]" in answer.json()["detail"]
    assert "secret" not in answer.text


WRONG = {
    "en": ["13: a d10 shows 0 to 9", "there is somebody called Bertran already"],
    "fi": ["13: d10 näyttää 0–9", "Bertran on jo jonkun nimi"],
    "nl": ["13: een d10 toont 0 tot 9", "er heet al iemand Bertran"],
    "da": ["13: en d10 viser 0 til 9", "der er allerede en, der hedder Bertran"],
}


@pytest.mark.parametrize("language", WRONG)
def test_what_is_wrong_is_told_in_the_language_asked_for(bot: Client, store: Store, language: str) -> None:
    fight, headers = begin(store, "arsmagica/duel"), {"accept-language": language}
    state = bot.get(f"/api/fights/{fight}").json()
    while state["questions"][0]["kind"] != "roll":
        asked = {"question": state["questions"][0]["id"]}
        state = bot.post(f"/api/fights/{fight}/decide", json=asked).json()
    given = {"question": state["questions"][0]["id"], "value": 13}
    answer = bot.post(f"/api/fights/{fight}/answer", json=given, headers=headers)
    assert (answer.status_code, answer.json()["detail"]) == (422, WRONG[language][0])
    sheet = {"name": "Bertran", "creature": "wolf", "side": state["table"]["sides"][0]}
    joined = bot.post(f"/api/fights/{fight}/join", json={"sheet": sheet}, headers=headers)
    assert joined.status_code == 422
    assert WRONG[language][1] in joined.json()["detail"]
    encounter = load(EXAMPLES / "arsmagica/duel.yaml").model_dump(mode="json", exclude_defaults=True)
    encounter["sides"][1]["combatants"][0]["name"] = encounter["sides"][0]["combatants"][0]["name"]
    begun = bot.post("/api/fights", json={"encounter": encounter}, headers=headers)
    assert WRONG[language][1].replace("Bertran", "Aymar") in begun.json()["detail"]


def test_what_somebody_may_do_from_where_they_stand(bot: Client, store: Store) -> None:
    fight = begin(store, "iskuhetki/archers")
    found = bot.get(f"/api/fights/{fight}/arcs/0").json()
    assert [each["name"] for each in found] == ["move", "strike", "shoot", "control"]
    assert [each["word"] for each in found][1] == "can strike"
    assert all(band["places"] for each in found for band in each["bands"])
    assert bot.get(f"/api/fights/{fight}/arcs/99").json() == []
    assert bot.get(f"/api/fights/{begin(store, 'arsmagica/duel')}/arcs/0").json() == []
