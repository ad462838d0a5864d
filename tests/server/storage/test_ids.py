"""Ids can be typed into a command: they contain only letters and digits."""

from rookery.server.ids import SIZE, id_from, new_id


def test_an_id_has_letters_and_digits_only() -> None:
    ids = [id_from(bytes([number]) * SIZE) for number in range(256)]
    assert all(len(one) == 12 and one.isascii() and one.isalnum() for one in ids)
    assert len(set(ids)) > 250


def test_an_id_is_never_given_twice_and_the_same_secret_gives_the_same() -> None:
    assert len({new_id() for _ in range(1000)}) == 1000
    assert id_from(b"one secret, long") == id_from(b"one secret, long")
    assert id_from(b"one secret, long") != id_from(b"two secrets, long")
