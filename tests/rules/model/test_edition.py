from typing import Any

import pytest

from utopia.rules import DEFAULT_PRESET, PRESETS, Edition, EditionError, edition, parse_option
from utopia.rules.model.edition import FINAL_TIES, SCALE_CARDS, START_ROTATIONS


def test_the_french_edition_is_the_default() -> None:
    assert DEFAULT_PRESET == "fr"
    assert edition() == PRESETS["fr"] == Edition()


def test_presets_differ_only_where_the_rulebooks_do() -> None:
    french = PRESETS["fr"].options()
    assert PRESETS["it"].options() == french
    assert PRESETS["en"].options() == french | {"lowest_value": 2}
    assert PRESETS["de"].options() == french | {"lowest_value": 2, "surprise_guest_returns": False}


def test_a_table_may_override_any_field_of_a_preset() -> None:
    changed: dict[str, Any] = {
        "lowest_value": 3,
        "surprise_guest_returns": True,
        "live_order": False,
        "start_rotation": "last_first_player",
        "named_player_may_build": True,
        "wonder_pays_own_district": False,
        "scale_cards": "any",
        "component_limits": False,
        "target": 30,
        "final_tie": "shared",
    }
    assert set(changed) == set(Edition().options())
    assert edition("de", **changed).options() == changed


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"lowest_value": 0}, "option lowest_value is 0; it is a whole number from 1 to 4"),
        ({"lowest_value": 5}, "option lowest_value is 5; it is a whole number from 1 to 4"),
        ({"lowest_value": True}, "option lowest_value is True; it is a whole number"),
        ({"target": 0}, "option target is 0; it is a whole number from 1 to 200"),
        ({"target": 201}, "option target is 201; it is a whole number from 1 to 200"),
        ({"target": "50"}, "option target is '50'; it is a whole number"),
        ({"live_order": 1}, "option live_order is 1; it is true or false"),
        ({"scale_cards": "some"}, "option scale_cards is 'some'; it is one of matching, matching_raise, any"),
        ({"start_rotation": ""}, "option start_rotation is ''; it is one of front, last_first_player"),
        ({"final_tie": "score"}, "option final_tie is 'score'; it is one of track, shared"),
        ({"weather": "fine"}, "option 'weather' is unknown; it is one of lowest_value, "),
    ],
)
def test_a_wrong_option_is_named_with_what_would_be_right(options: dict[str, Any], message: str) -> None:
    with pytest.raises(EditionError) as error:
        edition(**options)
    assert str(error.value).startswith(message)


def test_an_unknown_edition_is_named_with_those_there_are() -> None:
    with pytest.raises(EditionError, match="edition 'es' is unknown; it is one of fr, it, en, de"):
        edition("es")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("target=30", ("target", 30)),
        (" lowest_value = 2 ", ("lowest_value", 2)),
        ("live_order=off", ("live_order", False)),
        ("component_limits=ON", ("component_limits", True)),
        ("named_player_may_build=yes", ("named_player_may_build", True)),
        ("scale_cards=any", ("scale_cards", "any")),
    ],
)
def test_options_are_read_as_a_person_types_them(text: str, expected: tuple[str, object]) -> None:
    assert parse_option(text) == expected


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("target", "option 'target' is unknown; write name=value with one of lowest_value, "),
        ("weather=fine", "option 'weather=fine' is unknown; write name=value with one of lowest_value, "),
        ("target=many", "option target is 'many'; it is a whole number"),
        ("target=", "option target is ''; it is a whole number"),
        ("live_order=perhaps", "option live_order is 'perhaps'; it is on or off"),
    ],
)
def test_what_cannot_be_read_is_said(text: str, message: str) -> None:
    with pytest.raises(EditionError) as error:
        parse_option(text)
    assert str(error.value).startswith(message)


def test_every_word_of_an_option_is_accepted() -> None:
    for name, words in (("start_rotation", START_ROTATIONS), ("scale_cards", SCALE_CARDS), ("final_tie", FINAL_TIES)):
        assert [getattr(edition(**{name: word}), name) for word in words] == list(words)
