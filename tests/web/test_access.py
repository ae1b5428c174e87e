"""Who may come in, and what each gets to know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from affray.store.database import Store
from affray.store.faults import Unusable
from affray.web.app import create_app
from affray.web.security import Rates, same_origin
from affray.web.settings import Settings

from tests.web.served import Client, begin, seat


@pytest.fixture
def app(store: Store) -> Any:
    return create_app(Settings(lan=True), store)


@pytest.fixture
def home(app: Any) -> Client:
    return Client(app)


@pytest.fixture
def fight(store: Store) -> str:
    return begin(store, "iskuhetki/duel")


def test_the_owner_is_the_game_master_without_any_link(home: Client, fight: str) -> None:
    page = home.get(f"/fight/{fight}")
    assert page.status_code == 200
    assert "Aino" in page.text
    assert home.get(f"/api/fights/{fight}").json()["you"]["role"] == "gm"


@pytest.mark.parametrize("path", ["", "/seats", "/line/0", "/clause/IH-1.1", "/figures/0", "/body/0/head"])
def test_a_stranger_learns_nothing(app: Any, fight: str, path: str) -> None:
    stranger = Client(app, "192.168.1.66")
    there, nowhere = stranger.get(f"/fight/{fight}{path}"), stranger.get(f"/fight/nosuchfight{path}")
    assert (there.status_code, there.text) == (404, nowhere.text)
    for address in (f"/api/fights/{fight}", "/api/fights", f"/api/fights/{fight}/log/0"):
        answer = stranger.get(address)
        assert answer.status_code == 404
        assert answer.json() == stranger.get("/api/fights/nosuchfight").json()
    with pytest.raises(WebSocketDisconnect), stranger.live(fight) as socket:
        socket.receive_text()


def test_behind_a_proxy_nobody_is_the_owner(home: Client, fight: str) -> None:
    assert home.get(f"/fight/{fight}", headers={"x-forwarded-for": "203.0.113.5"}).status_code == 404


def test_a_player_comes_in_by_a_link_and_plays_their_own(app: Any, home: Client, fight: str) -> None:
    device = seat(home, app, fight, "player", "Aino")
    state = device.get(f"/api/fights/{fight}").json()
    assert state["you"] == {"role": "player", "seat": "Anna", "combatants": ["Aino"], "language": "en"}
    own = [each for each in state["questions"] if each["who"] == "Aino"]
    assert device.post(f"/api/fights/{fight}/roll", json={"question": own[0]["id"]}).status_code == 200
    other = home.get(f"/api/fights/{fight}").json()["questions"][0]
    assert other["who"] == "Tarmo"
    assert device.post(f"/api/fights/{fight}/roll", json={"question": other["id"]}).status_code == 404
    for kind, given in (("undo", {}), ("hide", {"name": "Aino", "on": True}), ("end", {})):
        assert device.post(f"/api/fights/{fight}/{kind}", json=given).status_code == 403
    assert device.get(f"/fight/{fight}/seats").status_code == 403
    assert device.post(f"/fight/{fight}/seats/add", data={"role": "gm"}).status_code == 403
    assert device.post(f"/fight/{fight}/recover").status_code == 403
    assert device.get("/api/fights").status_code == 404


def closing(socket: Any) -> int:
    """The code with which a socket is closed; what was under way before comes first."""
    try:
        for _ in range(5):
            socket.receive_text()
    except WebSocketDisconnect as closed:
        return closed.code
    return 0


def test_with_lan_links_lead_where_other_devices_reach_the_server(store: Store, fight: str) -> None:
    home = Client(create_app(Settings(host="192.168.1.5", port=9000, lan=True), store))
    page = home.post(f"/fight/{fight}/seats/add", data={"role": "wall"})
    assert 'href="http://192.168.1.5:9000/join/' in page.text
    alone = Client(create_app(Settings(), store)).post(f"/fight/{fight}/seats/add", data={"role": "wall"})
    assert 'href="http://127.0.0.1:8765/join/' in alone.text
    assert "make play-lan" in alone.text  # it says why no telephone gets there
    assert "make play-lan" not in page.text


def test_links_stay_in_sight_while_others_are_made(app: Any, home: Client, store: Store, fight: str) -> None:
    def addresses(page: Any) -> list[str]:
        return re.findall(r'<a href="[^"]*/join/([^"]+)"', page.text)

    first = home.post(f"/fight/{fight}/seats/add", data={"role": "player", "seat": "Anna"})
    (anna,) = addresses(first)
    assert f'name="shown" value="{anna}"' in first.text
    both = home.post(f"/fight/{fight}/seats/add", data={"role": "wall", "shown": [anna]})
    assert anna in addresses(both)
    assert len(addresses(both)) == 2
    (link,) = [row for row in store.links(fight) if row.seat == "Anna"]
    revoked = home.post(f"/fight/{fight}/seats/{link.id}/revoke", data={"shown": addresses(both)})
    assert anna not in revoked.text
    assert len(addresses(revoked)) == 1
    elsewhere = begin(store, "arsmagica/duel")
    other = home.post(f"/fight/{elsewhere}/seats/add", data={"role": "wall", "shown": addresses(both)})
    assert len(addresses(other)) == 1  # a link into another fight isn't one into this
    assert addresses(home.get(f"/fight/{fight}/seats")) == []


def test_a_revoked_link_and_a_renewed_one_are_worth_nothing(app: Any, home: Client, store: Store, fight: str) -> None:
    device = seat(home, app, fight, "player", "Aino")
    (link,) = store.links(fight)
    with device.live(fight) as socket:
        assert "hx-partial" in socket.receive_text()
        home.post(f"/fight/{fight}/seats/{link.id}/renew")
        assert closing(socket) == 4403
    assert device.get(f"/fight/{fight}").status_code == 404
    again = seat(home, app, fight, "player", "Aino")
    newest = [row for row in store.links(fight) if row.revoked is None][-1]
    home.post(f"/fight/{fight}/seats/{newest.id}/revoke")
    assert again.get(f"/fight/{fight}").status_code == 404


def test_a_link_is_of_one_fight_only(app: Any, home: Client, store: Store, fight: str) -> None:
    device = seat(home, app, fight, "gm")
    other = begin(store, "arsmagica/duel")
    token = next(value for name, value in device.cookies.items() if name.endswith(fight))
    assert device.get(f"/fight/{other}", headers={"cookie": f"affray-seat-{other}={token}"}).status_code == 404
    assert device.get(f"/api/fights/{fight}", headers={"authorization": f"Bearer {token}"}).status_code == 200
    assert device.post(f"/api/fights/{fight}/undo", json={}).status_code == 422  # nothing to undo: it may


def test_tokens_are_kept_as_marks_only(app: Any, home: Client, store: Store, fight: str, tmp_path: Path) -> None:
    device = seat(home, app, fight, "player", "Aino")
    token = next(iter(device.cookies.values()))
    assert len(token) >= 22
    assert all(token.encode() not in path.read_bytes() for path in tmp_path.glob("affray.db*"))
    assert token not in home.get(f"/fight/{fight}/seats").text


def test_links_are_not_to_be_guessed_one_after_the_other(app: Any) -> None:
    stranger = Client(app, "192.168.1.66")
    found = [stranger.get(f"/join/{k:040x}").status_code for k in range(40)]
    assert set(found) == {404, 429}
    assert found[0] == 404
    assert found[-1] == 429


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "", "origin": "http://evil.example"},
        {"sec-fetch-site": "", "origin": "null"},
        {"sec-fetch-site": "", "cookie": "affray-language=fi"},
    ],
)
def test_writes_of_other_sites_are_refused(app: Any, fight: str, headers: dict[str, str]) -> None:
    browser = Client(app, browser=False)
    given = {key: value for key, value in headers.items() if value}
    assert browser.post(f"/api/fights/{fight}/talk", json={"text": "x"}, headers=given).status_code == 403
    assert browser.post(f"/fight/{fight}/act/talk", data={"text": "x"}, headers=given).status_code == 403
    with (
        pytest.raises(WebSocketDisconnect),
        browser.live(fight, **given) as socket,
    ):
        socket.receive_text()


def test_where_a_write_comes_from() -> None:
    assert same_origin({"origin": "http://127.0.0.1:8765"}, "127.0.0.1:8765") is True
    assert same_origin({"sec-fetch-site": "same-origin", "cookie": "a=b"}, "x") is True
    assert same_origin({"authorization": "Bearer x", "cookie": "a=b"}, "x") is True
    assert same_origin({}, "x") is True
    assert same_origin({"cookie": "a=b"}, "x") is False
    assert same_origin({"origin": "http://y", "sec-fetch-site": "same-origin"}, "x") is False


def test_another_host_name_is_refused(home: Client) -> None:
    assert home.get("/api/rulesets", headers={"host": "evil.example"}).status_code == 421
    assert home.get("/api/rulesets", headers={"host": "localhost:8765"}).status_code == 200


@pytest.mark.parametrize(
    ("headers", "status"),
    [({"host": "["}, 421), ({"host": "[::1"}, 421), ({"origin": "http://["}, 403), ({"referer": "http://["}, 303)],
)
def test_addresses_that_are_none_are_refused_in_words(home: Client, headers: dict[str, str], status: int) -> None:
    answer = home.post("/theme", data={"theme": "dark"}, headers=headers, follow_redirects=False)
    assert answer.status_code == status


def test_every_answer_has_the_security_headers(home: Client, fight: str) -> None:
    for path in (f"/fight/{fight}", "/nowhere", "/api/rulesets", "/static/icon.svg"):
        headers = home.get(path).headers
        assert "unsafe-inline" not in headers["content-security-policy"]
        assert headers["content-security-policy"].startswith("default-src 'none'")
        assert headers["x-content-type-options"] == "nosniff"
    cookies = home.post("/language", data={"language": "fi"}, follow_redirects=False).headers["set-cookie"]
    assert "HttpOnly" in cookies
    assert "SameSite=lax" in cookies


def test_nothing_on_a_page_is_inline(app: Any, home: Client, fight: str) -> None:
    seat(home, app, fight, "player", "Aino")
    for path in (f"/fight/{fight}", f"/fight/{fight}/seats", "/nowhere"):
        text = home.get(path).text
        assert not re.search(r"\sstyle=|\son[a-z]+=|<style", text)
        assert all("src=" in each for each in re.findall(r"<script[^>]*>", text))


def test_too_much_is_refused_in_words(app: Any, fight: str) -> None:
    browser = Client(app)
    large = browser.post(f"/api/fights/{fight}/talk", content=b"x" * 1_000_001)
    assert large.status_code == 413
    assert "1,000,000" in large.json()["detail"]  # a program reads every refusal the same way

    def drip() -> Iterator[bytes]:
        for _ in range(11):
            yield b"x" * 100_000

    assert browser.post(f"/api/fights/{fight}/talk", content=drip()).status_code == 413


def test_writes_one_right_after_the_other_are_refused_in_the_end(store: Store) -> None:
    browser = Client(create_app(Settings(writes_a_second=0.001, write_burst=5), store))
    found = [browser.post("/theme", data={"theme": "dark"}, follow_redirects=False) for _ in range(6)]
    assert [each.status_code for each in found] == [303] * 5 + [429]
    assert found[-1].headers["retry-after"] == "1"
    by_api = browser.post("/api/fights", json={})
    assert (by_api.status_code, by_api.json()["detail"]) == (429, found[-1].text)


@pytest.mark.parametrize(
    ("language", "too_fast", "other_name", "too_large"),
    [("en", "Too much at once.", "this server isn’t called so", "at most 1,000,000 bytes"),
     ("fi", "Liikaa kerralla.", "tämän palvelimen nimi ei ole tämä", "enintään 1\xa0000\xa0000 tavua"),
     ("nl", "Te veel tegelijk.", "zo heet deze server niet", "hoogstens 1.000.000 bytes"),
     ("da", "For meget på én gang.", "sådan hedder denne server ikke", "højst 1.000.000 byte")],
)  # fmt: skip
def test_the_guard_speaks_the_viewers_language(
    store: Store, language: str, too_fast: str, other_name: str, too_large: str
) -> None:
    browser = Client(create_app(Settings(writes_a_second=0.001, write_burst=1), store))
    accepts = {"accept-language": language}
    assert too_large in browser.post("/theme", content=b"x" * 1_000_001, headers=accepts).text
    assert too_fast in browser.post("/theme", headers=accepts).text
    cookie = {"accept-language": "en", "cookie": f"affray-language={language}"}
    assert too_fast in browser.post("/theme", headers={**cookie, "sec-fetch-site": "same-origin"}).text
    assert other_name in browser.get("/", headers={**accepts, "host": "elsewhere.example"}).text


def test_rates_fill_up_again() -> None:
    rates = Rates(10, 3)
    assert [rates.take("a", 0.0) for _ in range(4)] == [True, True, True, False]
    assert rates.take("b", 0.0)
    assert not rates.take("a", 0.05)
    assert rates.take("a", 0.16)


def test_each_viewer_chooses_a_language(home: Client, fight: str) -> None:
    assert 'lang="en"' in home.get(f"/fight/{fight}").text
    assert 'lang="da"' in home.get(f"/fight/{fight}", headers={"accept-language": "fr, da;q=0.8"}).text
    home.post("/language", data={"language": "fi"}, headers={"referer": f"/fight/{fight}"})
    assert 'lang="fi"' in home.get(f"/fight/{fight}").text
    assert "Kysymys" in home.get(f"/fight/{fight}").text


def test_a_referer_from_elsewhere_leads_home(home: Client) -> None:
    answer = home.post(
        "/theme", data={"theme": "dark"}, headers={"referer": "http://evil.example/x"}, follow_redirects=False
    )
    assert answer.headers["location"] == "/"


@pytest.mark.parametrize("name", ["An\x00na", "An\nna", "An\u2029na"])
def test_a_seat_is_called_by_one_line(home: Client, fight: str, store: Store, name: str) -> None:
    assert home.post(f"/fight/{fight}/seats/add", data={"role": "player", "seat": name}).status_code == 200
    assert [link.seat for link in store.links(fight)] == ["An na"]


def test_a_program_whose_link_was_revoked_is_not_the_owner(app: Any, home: Client, fight: str, store: Store) -> None:
    link, token = store.add_link(fight, "player", "Bot", {"combatants": ["Aino"]})
    program = Client(app, browser=False)
    program.headers["authorization"] = f"Bearer {token}"
    assert program.get(f"/api/fights/{fight}").json()["you"]["role"] == "player"
    store.revoke_link(link.id)
    assert program.get(f"/api/fights/{fight}").status_code == 404
    assert program.post(f"/api/fights/{fight}/undo", json={}).status_code == 404


def test_the_owner_may_keep_the_cookie_of_a_link_that_was_revoked(home: Client, fight: str, store: Store) -> None:
    link, token = store.add_link(fight, "player", "Anna", {"combatants": ["Aino"]})
    home.get(f"/join/{token}", follow_redirects=False)
    assert home.get(f"/api/fights/{fight}").json()["you"]["role"] == "player"
    store.revoke_link(link.id)
    assert {home.get(f"/api/fights/{fight}").json()["you"]["role"] for _ in range(30)} == {"gm"}


def test_where_the_data_lie_is_told_to_the_owner_alone(
    app: Any, home: Client, fight: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = seat(home, app, fight, "player", "Aino")

    def full(*given: Any) -> None:
        raise Unusable("/home/master/affray.db: the disk is full")

    monkeypatch.setattr(store, "append", full)
    told = [each.post(f"/api/fights/{fight}/talk", json={"text": "x"}) for each in (home, device)]
    assert [each.status_code for each in told] == [503, 503]
    assert ["/home/master" in each.text for each in told] == [True, False]
    page = device.post(f"/fight/{fight}/act/talk", data={"text": "x"})
    assert "can&#39;t be read or saved" in page.text


@pytest.mark.parametrize("message", [b"\xff", "[" * 2000, '{"show": 1e999}', '{"show": null}', "[]", ""])
def test_whatever_a_page_sends_over_its_socket_the_updates_go_on(
    store: Store, fight: str, message: str | bytes
) -> None:
    home = Client(create_app(Settings(odds=False), store))
    with home.live(fight) as socket:
        socket.receive_text()
        if isinstance(message, bytes):
            socket.send_bytes(message)
        else:
            socket.send_text(message)
        home.post(f"/api/fights/{fight}/talk", json={"text": "Still here?"})
        assert "Still here?" in socket.receive_text()


@pytest.mark.parametrize("role", ["player", "wall"])
def test_the_owner_who_looked_through_a_link_is_the_game_master_again(
    app: Any, home: Client, fight: str, store: Store, role: Any
) -> None:
    _, token = store.add_link(fight, role, "Anna", {"combatants": ["Aino"]})
    assert f"/fight/{fight}/own" not in home.get(f"/fight/{fight}").text
    assert f"/fight/{fight}/own" in home.get(f"/join/{token}").text
    assert home.get(f"/fight/{fight}/seats").status_code == 403
    assert home.post(f"/fight/{fight}/own").status_code == 200
    assert home.get(f"/fight/{fight}/seats").status_code == 200
    device = Client(app, "192.168.1.77")
    assert f"/fight/{fight}/own" not in device.get(f"/join/{token}").text
    assert device.post(f"/fight/{fight}/own").status_code == 404


def test_a_recovery_asked_for_twice_at_once_begins_once(home: Client, fight: str, store: Store) -> None:
    home.post(f"/api/fights/{fight}/end", json={})
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _: home.post(f"/fight/{fight}/recover", follow_redirects=False), range(4)))
    assert {each.status_code for each in found} == {303}
    assert len({each.headers["location"] for each in found}) == 1
    assert len(store.fights()) == 2


def after(home: Client, fight: str) -> str:
    """The recovery from a fight that the game master ends; its id."""
    home.post(f"/api/fights/{fight}/end", json={})
    answer = home.post(f"/fight/{fight}/recover", follow_redirects=False)
    return str(answer.headers["location"].rpartition("/")[2])


@pytest.mark.parametrize("role", ["gm", "player", "wall"])
def test_everybody_follows_into_the_recovery_and_back_by_the_same_link(
    app: Any, home: Client, fight: str, store: Store, role: str
) -> None:
    device = seat(home, app, fight, role, "Aino")
    token = next(iter(device.cookies.values()))
    recovery = after(home, fight)
    assert store.links(recovery) == store.links(fight)  # none is made anew
    if role != "gm":  # who has the button that leads there
        assert f'href="/fight/{recovery}"' in device.get(f"/fight/{fight}").text
    assert f'href="/fight/{fight}"' in device.get(f"/fight/{recovery}").text
    program = Client(app, "192.168.1.78", browser=False)
    for each, headers in ((device, {}), (program, {"authorization": f"Bearer {token}"})):
        assert each.get(f"/api/fights/{recovery}", headers=headers).json()["you"]["role"] == role
    with device.live(recovery) as socket:
        assert "hx-partial" in socket.receive_text()
    again = Client(app, "192.168.1.79")
    assert (
        again.get(f"/join/{token}", follow_redirects=False).headers["location"].removesuffix("?welcome")
        == f"/fight/{recovery}"
    )
    assert again.get(f"/fight/{recovery}").status_code == again.get(f"/fight/{fight}").status_code == 200


def test_who_sat_at_a_fight_that_is_deleted_stays_in_its_recovery(app: Any, home: Client, fight: str) -> None:
    device = seat(home, app, fight, "player", "Aino")
    recovery = after(home, fight)
    other = seat(home, app, str(home.post("/library/examples/arsmagica/duel/start").url).rpartition("/")[2], "wall")
    home.post(f"/library/fights/{fight}/delete")
    assert device.get(f"/api/fights/{recovery}").json()["you"]["combatants"] == ["Aino"]
    with device.live(recovery) as socket:
        assert "hx-partial" in socket.receive_text()
    assert device.get(f"/fight/{fight}").status_code == 404
    assert other.get(f"/fight/{recovery}").status_code == 404


def test_in_the_recovery_each_sees_and_does_what_is_theirs(app: Any, home: Client, fight: str, store: Store) -> None:
    device = seat(home, app, fight, "player", "Aino")
    home.post(f"/api/fights/{fight}/hide", json={"name": "Tarmo", "on": True})
    recovery = after(home, fight)
    state = device.get(f"/api/fights/{recovery}")
    assert state.json()["you"]["combatants"] == ["Aino"]
    assert "Tarmo" not in state.text + device.get(f"/fight/{recovery}").text
    for kind, given in (("undo", {}), ("hide", {"name": "Aino", "on": True}), ("end", {})):
        assert device.post(f"/api/fights/{recovery}/{kind}", json=given).status_code == 403
    assert device.get(f"/fight/{recovery}/seats").status_code == 403
    assert Client(app, "192.168.1.66").get(f"/fight/{recovery}").status_code == 404
    other = begin(store, "arsmagica/duel")
    stranger = seat(home, app, other, "gm")
    assert stranger.get(f"/fight/{recovery}").status_code == 404


@pytest.mark.parametrize("at", ["fight", "recovery"])
def test_a_seat_that_is_revoked_is_revoked_in_fight_and_recovery(
    app: Any, home: Client, fight: str, store: Store, at: str
) -> None:
    device = seat(home, app, fight, "player", "Aino")
    recovery = after(home, fight)
    (link,) = store.links(fight)
    with device.live(fight) as one, device.live(recovery) as other:
        for socket in (one, other):
            assert "hx-partial" in socket.receive_text()
        home.post(f"/fight/{fight if at == 'fight' else recovery}/seats/{link.id}/revoke")
        assert closing(one) == closing(other) == 4403
    assert device.get(f"/fight/{fight}").status_code == device.get(f"/fight/{recovery}").status_code == 404


def test_who_gets_a_seat_at_the_recovery_has_one_at_the_fight(app: Any, home: Client, fight: str) -> None:
    recovery = after(home, fight)
    device = seat(home, app, recovery, "player", "Aino")
    for each in (fight, recovery):
        assert device.get(f"/api/fights/{each}").json()["you"]["combatants"] == ["Aino"]


def test_the_owner_who_followed_as_a_player_is_the_game_master_again(home: Client, fight: str, store: Store) -> None:
    _, token = store.add_link(fight, "player", "Anna", {"combatants": ["Aino"]})
    recovery = after(home, fight)
    assert f"/fight/{recovery}/own" in home.get(f"/join/{token}").text
    assert home.get(f"/fight/{recovery}/seats").status_code == 403
    assert home.post(f"/fight/{recovery}/own").status_code == 200
    assert home.get(f"/fight/{recovery}/seats").status_code == 200


def test_the_fight_before_a_recovery_may_be_deleted(app: Any, home: Client, fight: str, store: Store) -> None:
    device = seat(home, app, fight, "player", "Aino")
    token = next(iter(device.cookies.values()))
    recovery = after(home, fight)
    home.post(f"/library/fights/{fight}/delete")
    assert device.get(f"/join/{token}").status_code == 200
    page = device.get(f"/fight/{recovery}")
    assert page.status_code == 200
    assert f'href="/fight/{fight}"' not in page.text
