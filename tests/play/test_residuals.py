"""The residual of a machine is how far its results are from those of the others."""

import pytest

from rookery.play.residuals import residuals


def test_a_machine_with_other_results_stands_out() -> None:
    wins = {**dict.fromkeys("abcdefgh", 140), "broken": 80}
    sample = {host: [100.0] * won + [0.0] * (200 - won) for host, won in wins.items()}
    found = residuals([sample])
    assert [host for host, residual in found.items() if residual.large] == ["broken"]
    assert found["broken"].mean == pytest.approx(-30)
    assert found["broken"].error == pytest.approx(100 * (0.24 / 200 + 0.21 / 1600) ** 0.5, rel=0.1)


def test_pairs_are_compared_only_with_themselves() -> None:
    """Machine a played most deals of the pair that wins more often, but wins as often as b in either pair."""
    easy = {"a": [100.0, 50.0] * 30, "b": [100.0, 50.0] * 5}
    hard = {"a": [50.0, 0.0] * 5, "b": [50.0, 0.0] * 30}
    found = residuals([easy, hard])
    assert found["a"].mean == found["b"].mean == 0
    assert found["a"].deals == 70


def test_few_deals_prove_nothing_and_one_machine_has_no_residual() -> None:
    assert not residuals([{"a": [100.0] * 50, "b": [0.0] * 2}])["b"].large
    assert residuals([{"a": [100.0] * 50, "b": [0.0] * 20}])["b"].large
    assert residuals([{"a": [100.0, 0.0]}]) == {}
