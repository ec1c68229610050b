"""A few inputs of each kind, and the driver's reports."""

from __future__ import annotations

import importlib.util

import pytest

from tests.fuzz import driver, parallel
from tests.fuzz.__main__ import main
from tests.fuzz.kinds import DIFFERENTIAL, KINDS, Kind
from tests.fuzzing import first_seed, rounds


@pytest.mark.parametrize("kind", KINDS)
def test_a_few(kind: str) -> None:
    missing = [one for one in KINDS[kind].packages if importlib.util.find_spec(one) is None]
    if missing:
        pytest.skip(f"not installed: {missing}")
    run = driver.run if KINDS[kind].changes_process else driver.run_here
    tally = run(kind, first_seed(), rounds(KINDS[kind].few))
    assert not tally.findings, str(tally)
    assert len(tally.slow) <= 0.1 * tally.tried, str(tally)


def test_differential_kinds_are_kinds() -> None:
    assert set(DIFFERENTIAL) < set(KINDS)


def invented(seed: int) -> str | None:
    if seed == 2:
        raise ValueError("an exception")
    if seed == 3:
        raise driver.TooSlow
    return "a wrong result" if seed == 4 else None


def test_what_the_driver_says(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(Kind, "load", lambda self: invented)
    driver.work("texts", 0, 6)
    tally = driver.Tally("texts", 0)
    for line in capfd.readouterr().out.splitlines():
        driver._add(tally, driver.json.loads(line))
    assert (tally.tried, tally.slow, [one.seed for one in tally.findings]) == (6, [3], [2, 4])
    assert "ValueError: an exception" in tally.findings[0].problem


def test_a_process_that_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seed that ends it is a finding, and the others are tried."""
    program = (
        "import os, sys\n"
        "print('much ' * 100000, file=sys.stderr)\n"
        "first, count = int(sys.argv[4]), int(sys.argv[5])\n"
        "for seed in range(first, first + count):\n"
        "    if seed == 12: os.abort()\n"
        "    print('{\"seed\": %d, \"problem\": null, \"slow\": false}' % seed, flush=True)\n"
    )
    popen = driver.subprocess.Popen
    monkeypatch.setattr(
        driver.subprocess, "Popen", lambda command, **rest: popen([command[0], "-c", program, *command[2:]], **rest)
    )
    tally = driver.run("texts", 10, 5)
    assert (tally.tried, [one.seed for one in tally.findings]) == (5, [12])
    assert "ended with -6" in tally.findings[0].problem


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["texts,allocations", "2", "5000"]) == 0
    printed = capsys.readouterr().out
    assert "texts: 2 inputs from seed 5000, 0 findings" in printed and "allocations: 2 inputs" in printed
    assert main([]) == 2 and "small-floats" in capsys.readouterr().out


def test_programs_are_divided() -> None:
    """The kinds of several threads run their loops on them."""
    parallel.divided.clear()
    tally = driver.run_here("threads", 40, 2)
    assert not tally.findings and parallel.divided
