"""The endpoints that are of no single table: what each answers to everybody."""

import json
from collections.abc import Callable
from typing import Final

import httpx

from tests.server.accounts.passkeys import signed_up
from tests.server.conftest import Visitor
from tests.server.moderation.keeping import admin, called
from tests.server.notifications.receiving import Browser
from utopia.puzzles import puzzles

PEOPLE: Final = ("nobody", "guest", "account", "keeper", "barred")
"""Without a session; with a name and nothing more; with a passkey; an admin; whom they have banned. What
programs may do is tested in programs/test_doors, what is another's in test_foreign."""
ALL: Final = (200,) * 5
NONE: Final = (404,) * 5
KNOWN: Final = (401, 200, 200, 200, 200)
NEW: Final = (201, 201, 201, 201, 403)
"""Everybody has a session after it, but for the banned."""
WELCOME: Final = (200, 200, 200, 200, 403)
OWN: Final = (401, 404, 404, 404, 404)
"""There is no such thing of their own."""
OWN_UNBARRED: Final = (401, 404, 404, 404, 403)
PROFILE: Final = (401, 404, 200, 404, 404)
"""Of accounts alone."""
TABLE: Final = '{"seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]}'
PUSH: Final = json.dumps({"endpoint": "https://127.0.0.1:9/", **Browser().keys})
NOBODY: Final = '{"person": "none"}'
WAYS: Final = "/api/notices/ways/{way_id}"
STUDY: Final = "/api/studies/{study_id}"
EVENT: Final = "/api/tournaments/{tournament_id}"
TOURNAMENT: Final = '{"name": "An evening", "terms": {"players": 2}}'

EVERYBODY: Final = {
    # method, path, what is sent
    ("GET", "/api/site", ""): ALL,
    ("GET", "/api/privacy", ""): ALL,
    ("GET", "/api/offer", ""): ALL,
    ("GET", "/api/boards/{drawing}", ""): NONE,
    ("GET", "/healthz", ""): ALL,
    ("GET", "/api/me", ""): ALL,
    ("PATCH", "/api/me", '{"language": "de"}'): ALL,
    ("GET", "/api/me/standing", ""): ALL,
    ("POST", "/api/me/standing", ""): KNOWN,
    ("GET", "/api/me/preferences", ""): ALL,
    ("PUT", "/api/me/preferences", "{}"): ALL,
    ("GET", "/api/me/tokens", ""): ALL,
    ("POST", "/api/me/tokens", '{"name": "x", "scopes": ["records"]}'): NEW,
    ("DELETE", "/api/me/tokens/{token_id}", ""): OWN,
    ("GET", "/api/me/token", ""): (401,) * 5,
    ("DELETE", "/api/me/token", ""): (401,) * 5,
    ("GET", "/api/me/bots", ""): ALL,
    ("POST", "/api/me/bots", '{"name": "Robby"}'): NEW,
    ("PATCH", "/api/me/bots/{bot_id}", '{"name": "Robby"}'): OWN_UNBARRED,
    ("DELETE", "/api/me/bots/{bot_id}", ""): OWN,
    ("GET", "/api/me/records", ""): KNOWN,
    ("POST", "/api/me/records", '{"record": "none"}'): (422, 422, 422, 422, 403),
    ("POST", "/api/me/device", ""): (401, 201, 201, 201, 201),
    ("GET", "/api/device/{token}", ""): NONE,
    ("POST", "/api/device/{token}", ""): NONE,
    ("GET", "/api/device/{token}/{drawing}", ""): NONE,
    ("GET", "/api/games", ""): ALL,
    ("GET", "/api/notes", ""): ALL,
    ("GET", "/api/lessons", ""): ALL,
    ("GET", "/api/lessons/{lesson_id}", ""): ALL,
    ("GET", "/api/lessons/{lesson_id}/position", ""): ALL,
    ("GET", "/api/lessons/{lesson_id}/told", ""): (422,) * 5,
    ("GET", "/api/lessons/{lesson_id}/hint", ""): ALL,
    ("PUT", "/api/lessons/{lesson_id}/progress", '{"moves": [12, 159]}'): WELCOME,
    ("GET", "/api/studies", ""): ALL,
    ("POST", "/api/studies", "{}"): NEW,
    ("GET", STUDY, ""): NONE,
    ("PATCH", STUDY, '{"title": "x"}'): OWN_UNBARRED,
    ("GET", f"{STUDY}/record", ""): NONE,
    ("POST", f"{STUDY}/moves", '{"after": "start", "events": []}'): (404, 404, 404, 404, 403),
    ("POST", f"{STUDY}/bots", '{"after": "start", "bots": ["random"]}'): (404, 404, 404, 404, 403),
    ("POST", "/api/positions", '{"text": "", "players": 2}'): ALL,
    ("POST", "/api/boards", '{"map": ""}'): (422,) * 5,
    ("GET", f"{STUDY}/board", ""): NONE,
    ("GET", f"{STUDY}/positions/{{position_id}}/text", ""): NONE,
    ("GET", f"{STUDY}/positions/{{position_id}}", ""): NONE,
    ("GET", f"{STUDY}/positions/{{position_id}}/told", ""): (422,) * 5,
    ("GET", f"{STUDY}/positions/{{position_id}}/hint", ""): NONE,
    ("PATCH", f"{STUDY}/positions/{{position_id}}", "{}"): OWN_UNBARRED,
    ("PUT", f"{STUDY}/positions/{{position_id}}/main", "{}"): OWN_UNBARRED,
    ("DELETE", f"{STUDY}/positions/{{position_id}}", ""): OWN_UNBARRED,
    ("DELETE", STUDY, ""): OWN,
    ("GET", "/api/puzzles", ""): ALL,
    ("GET", "/api/puzzles/next", ""): ALL,
    ("GET", "/api/puzzles/{puzzle_id}", ""): ALL,
    ("GET", "/api/puzzles/{puzzle_id}/position", ""): ALL,
    ("GET", "/api/puzzles/{puzzle_id}/told", ""): (422,) * 5,
    ("GET", "/api/puzzles/{puzzle_id}/hint", ""): ALL,
    ("PUT", "/api/puzzles/{puzzle_id}/attempt", '{"moves": []}'): WELCOME,
    ("GET", "/api/deals", ""): ALL,
    ("POST", "/api/deals", '{"bots": ["greedy"]}'): NEW,
    ("GET", "/api/deals/{deal_id}", ""): NONE,
    ("POST", "/api/deals/{deal_id}/game", "{}"): (404, 404, 404, 404, 403),
    ("GET", "/api/tournaments", ""): ALL,
    ("POST", "/api/tournaments", TOURNAMENT): (401, 403, 201, 403, 403),
    ("GET", EVENT, ""): NONE,
    ("PATCH", EVENT, "{}"): OWN_UNBARRED,
    ("DELETE", EVENT, ""): OWN_UNBARRED,
    ("POST", f"{EVENT}/start", ""): OWN_UNBARRED,
    ("PUT", f"{EVENT}/entry", ""): OWN_UNBARRED,
    ("DELETE", f"{EVENT}/entry", ""): OWN,
    ("DELETE", f"{EVENT}/entrants/{{number}}", ""): OWN_UNBARRED,
    ("GET", "/api/lobby", ""): ALL,
    ("PUT", "/api/lobby/seek", '{"players": [5], "name": "Ada"}'): WELCOME,
    ("DELETE", "/api/lobby/seek", ""): (204,) * 5,
    ("GET", "/api/me/opponents", ""): ALL,
    ("POST", "/api/tables", TABLE): NEW,
    ("POST", "/api/tables/play-now", ""): NEW,
    ("GET", "/api/join/{token}", ""): NONE,
    ("POST", "/api/join/{token}", "{}"): (404, 404, 404, 404, 403),
    ("GET", "/api/companions", ""): ALL,
    ("GET", "/api/invitations", ""): ALL,
    ("GET", "/api/invitations/{table_id}", ""): OWN,
    ("POST", "/api/invitations/{table_id}", "{}"): OWN_UNBARRED,
    ("DELETE", "/api/invitations/{table_id}", ""): OWN,
    ("GET", "/api/relations", ""): ALL,
    ("POST", "/api/relations", f'{{"kind": "mute", "whom": {NOBODY}}}'): OWN,
    ("DELETE", "/api/relations/{kind}/{person}", ""): (401, 204, 204, 204, 204),
    ("POST", "/api/reports", f'{{"message": "x", "about": {NOBODY}}}'): OWN_UNBARRED,
    ("GET", "/api/notices", ""): ALL,
    ("GET", "/api/notices/waiting", ""): ALL,
    ("POST", "/api/notices/push", PUSH): (401, 201, 201, 201, 403),
    ("POST", "/api/notices/mail", ""): (401, 409, 409, 409, 403),
    ("POST", "/api/notices/hooks", '{"address": "none"}'): (401, 422, 422, 422, 403),
    ("PATCH", WAYS, '{"muted": []}'): OWN,
    ("DELETE", WAYS, ""): OWN,
    ("POST", f"{WAYS}/test", ""): OWN_UNBARRED,
    ("GET", "/api/notices/off/{token}", ""): NONE,
    ("POST", "/api/notices/off/{token}", ""): NONE,
    ("GET", "/api/go/{token}", ""): NONE,
    ("GET", "/api/people", ""): ALL,
    ("GET", "/api/people/{person_id}", ""): PROFILE,
    ("PATCH", "/api/people/{person_id}", '{"shows_games": true}'): (401, 404, 200, 404, 403),
    ("GET", "/api/people/{person_id}/ratings/{players}", ""): PROFILE,
    ("GET", "/api/people/{person_id}/games", ""): PROFILE,
    ("GET", "/api/account", ""): ALL,
    ("GET", "/api/account/export", ""): KNOWN,
    ("DELETE", "/api/account/devices/{device_id}", ""): OWN,
    ("DELETE", "/api/account/devices", ""): KNOWN,
    ("POST", "/api/account/guest", ""): OWN,
    ("DELETE", "/api/account/guest", ""): KNOWN,
    ("POST", "/api/account/passkeys/begin", ""): ALL,
    ("POST", "/api/account/passkeys", "{}"): (401, 422, 422, 422, 422),
    ("PATCH", "/api/account/passkeys/{key_id}", '{"name": "x"}'): OWN,
    ("DELETE", "/api/account/passkeys/{key_id}", ""): OWN,
    ("POST", "/api/account/mail", '{"mail": "ada@example.org"}'): (401, 409, 409, 409, 409),
    ("DELETE", "/api/account/mail", ""): (401, 409, 200, 409, 409),
    ("POST", "/api/sign-in/passkey/begin", ""): WELCOME,
    ("POST", "/api/sign-in/passkey", "{}"): (422, 422, 422, 422, 403),
    ("POST", "/api/sign-in/mail", '{"mail": "ada@example.org"}'): (409, 409, 409, 409, 403),
    ("GET", "/api/sign-in/link/{token}", ""): NONE,
    ("POST", "/api/sign-in/link/{token}", ""): (404, 404, 404, 404, 403),
    ("POST", "/api/account/delete", '{"name": "another"}'): (401, 409, 409, 409, 409),
    ("POST", "/api/account/sign-out", ""): ALL,
}
"""In the order of the visits: at the end all sign out. A server of the tests sends no mail."""
FOR_ALL: Final = {"/api/site", "/api/privacy", "/api/offer", "/healthz"}
"""These say the same to everybody."""
IN_PATHS: Final = {
    "{token}": "A" * 43,
    "{person_id}": "me",
    "{players}": "2",
    "{lesson_id}": "monument",
    "{puzzle_id}": puzzles()[0].id,
    "{kind}": "mute",
    "{number}": "1",
    "{tournament_id}": "none",
    **dict.fromkeys(("{token_id}", "{bot_id}", "{table_id}", "{way_id}", "{device_id}", "{key_id}"), "none"),
    **dict.fromkeys(("{drawing}", "{person}", "{study_id}", "{position_id}", "{deal_id}"), "none"),
}


def asked(visitor: Visitor, door: tuple[str, str, str], cookies: str | None) -> int:
    """The status of the answer, which nobody between the two keeps."""
    method, path, body = door
    for name, value in IN_PATHS.items():
        path = path.replace(name, value)
    headers = {"x-csrf-token": visitor.token, "content-type": "application/json"}
    if cookies is not None:
        visitor.http.cookies.clear()
        headers["cookie"] = cookies
    answer = visitor.http.request(method, path, content=body, headers=headers)
    assert is_kept_by_nobody(answer) or door[1] in FOR_ALL, f"{method} {path} may be kept by a cache"
    return answer.status_code


def is_kept_by_nobody(answer: httpx.Response) -> bool:
    """Whether it is left to whom it is for; a change is never kept."""
    return answer.request.method != "GET" or "no-store" in answer.headers.get("cache-control", "")


def test_everybody_at_the_doors_of_the_house(visit: Callable[[], Visitor]) -> None:
    people = {name: visit() for name in PEOPLE}
    nobodys = people["nobody"].cookies  # they come without a session each time
    people["guest"].send("PATCH", "/api/me", {"name": "Gus"})
    signed_up(people["account"], "Ada")
    admin(people["keeper"].server, "people", "promote", called(people["keeper"], "Keeper of everybody"))
    eve = called(people["barred"], "Eve of everybody")
    admin(people["barred"].server, "people", "ban", eve, "--for", "3d", "--why", "insults")
    wrong = []
    for door, expected in EVERYBODY.items():
        told = tuple(asked(one, door, nobodys if name == "nobody" else None) for name, one in people.items())
        if told != expected:
            wrong.append(f"{door[0]} {door[1]} gave {told}, not {expected}")
    assert not wrong, "\n".join(wrong)


def test_who_has_no_session_is_told_that_and_not_what_is_wrong_with_what_he_sent(visit: Callable[[], Visitor]) -> None:
    nobody = visit()
    cookies = nobody.cookies
    doors = [(method, path, "[1]") for (method, path, body), told in EVERYBODY.items() if body and told[0] == 401]
    assert len(doors) > 8
    assert [door for door in doors if asked(nobody, door, cookies) != 401] == []
