"""`lamina bench`: what tables and JSON rows say besides the times."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

import lamina
from lamina.tools import bench, measurement
from tests.mlir_test import run_tool

BENCHMARKS = sorted((Path(__file__).parents[2] / "benchmarks").glob("[!_]*.py"))
ROWS: list[dict[str, object]] = [{"program": "p", "ms": 1.25}, {"program": "q", "ms": None}]


def hide_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(measurement.DISTRIBUTIONS, "PyTorch", ("torch", "no_such_module"))


def test_what_a_benchmark_needs_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "odd.py").write_text(
        'SUMMARY, PEERS = "", ()\ndef run(quick):\n    import a_package_that_nobody_has\n'
    )
    monkeypatch.setattr(bench, "_folders", lambda: iter([tmp_path]))
    outcome = run_tool(["bench", "odd"])
    assert outcome.exit_code == 1
    assert outcome.stderr == "lamina bench odd needs a_package_that_nobody_has, which is not installed\n"


def test_json_rows_say_where_and_when(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    hide_torch(monkeypatch)
    bench._show_json("some", ("NumPy", "PyTorch"), [])
    assert json.loads(capsys.readouterr().out) == []
    bench._show_json("some", ("NumPy", "PyTorch"), ROWS)
    rows = json.loads(capsys.readouterr().out)
    assert [row["ms"] for row in rows] == [1.25, None]
    for row in rows:
        assert row["benchmark"] == "some"
        assert row["cpu"] and row["cpu_count"] >= 1 and row["date"].startswith("20")
        assert {"lamina", "Python", "llvmlite", "NumPy"} <= row["versions"].keys()
        assert "PyTorch" not in row["versions"] and row["missing_peers"] == ["PyTorch"]


def test_tables_name_missing_peers(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    hide_torch(monkeypatch)
    for rows in (ROWS, iter(ROWS), iter([])):
        bench._show_table("some", ("NumPy", "PyTorch"), rows)
        lines = capsys.readouterr().out.splitlines()
        assert measurement.cpu_name() in lines[0] and "NumPy" in lines[1]
        assert lines[-1] == "not installed: PyTorch"


@pytest.mark.parametrize("show", [bench._show_table, bench._show_json])
def test_yielded_rows_are_printed_when_they_are_measured(
    show: Callable[[str, tuple[str, ...], Iterable[dict[str, object]]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    printed = []

    def measured() -> Iterator[dict[str, object]]:
        yield {"program": "first", "ms": 1.25}
        printed.append("first" in capsys.readouterr().out)
        yield {"program": "second", "ms": None}
        printed.append("second" in capsys.readouterr().out)
        yield {"of": "another table", "s": 3}
        printed.append("another table" in capsys.readouterr().out)

    show("some", ("NumPy",), measured())
    assert printed == [True, True, True]


def test_large_inputs_are_measured_in_fewer_rounds() -> None:
    compile_benchmark = bench._load(next(path for path in BENCHMARKS if path.stem == "compile"))
    for count, seconds, expected in ((1_000, 3.0, 5), (50_000, 1.0, 2), (50_000, 3.0, 1)):
        times: list[float] = []
        for _ in compile_benchmark.rounds(count, 5, times):
            times.append(seconds)
        assert len(times) == expected


@pytest.mark.parametrize("path", BENCHMARKS, ids=lambda path: path.stem)
def test_peers_are_declared(path: Path) -> None:
    peers = bench._load(path).PEERS
    assert peers and set(peers) <= measurement.DISTRIBUTIONS.keys() | measurement.TOOLS


def test_differences_within_the_noise_are_no_times() -> None:
    assert measurement.difference([5.0, 5.1, 5.2], [1.0, 1.1, 1.2]) == pytest.approx(4.0)
    assert measurement.difference([1.15, 1.15, 1.15], [1.0, 1.1, 1.2]) is None
    assert measurement.difference([0.9, 0.9, 0.9], [1.0, 1.1, 1.2]) is None


def test_one_thread_is_one_thread() -> None:
    threadpoolctl = pytest.importorskip("threadpoolctl", reason="threadpoolctl is in the bench extra")
    with measurement.threads(1):
        assert {library["num_threads"] for library in threadpoolctl.threadpool_info()} <= {1}


def test_inputs_of_all_passes_are_read() -> None:
    compile_benchmark = bench._load(next(path for path in BENCHMARKS if path.stem == "compile"))
    for kind in compile_benchmark._more_inputs().ALL:
        assert len(list(lamina.parse(kind(0) + "\n" + kind(1)).walk())) > 10, kind.__name__


def test_xdsl_is_measured_where_it_has_the_pass() -> None:
    pytest.importorskip("xdsl", reason="xDSL is in the bench extra")
    compile_benchmark = bench._load(next(path for path in BENCHMARKS if path.stem == "compile"))
    xdsl = compile_benchmark._beside_this("_compile_xdsl")
    text = compile_benchmark.generate((compile_benchmark.buffers,), 12)  # not all of its syntax is xDSL's
    times = xdsl.times(text, 12, "convert-scf-to-cf")
    assert times.parse > 0 and times.write > 0 and times.of_pass > 0
    assert xdsl.times(text, 12).of_pass is None
    assert xdsl.times(text, 12, "inline") is None and xdsl.times(text, 1_000_000) is None


def test_a_pass_is_measured_on_what_it_changes() -> None:
    compile_benchmark = bench._load(next(path for path in BENCHMARKS if path.stem == "compile"))
    more = compile_benchmark._more_inputs()
    for name, kind, other in (("lower-affine", more.rows, more.calls), ("symbol-dce", more.calls, more.rows)):
        pipeline = compile_benchmark._anchored(name)
        for candidate, expected in ((kind, True), (other, False)):
            assert compile_benchmark._changes(lamina.parse(candidate(0)), pipeline) is expected


def test_a_pass_that_does_not_end_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    compile_benchmark = bench._load(next(path for path in BENCHMARKS if path.stem == "compile"))
    monkeypatch.setattr(compile_benchmark, "PASS_LIMIT", 0.02)
    row_of = compile_benchmark._pass_row

    def run_on(name: str, *arguments: object) -> object:
        while name == "cse":
            pass
        return {"what": name, "ms": 1.0, "lamina / mlir-opt": 2.0, "cost of one to the first": 1.0}

    monkeypatch.setattr(compile_benchmark, "_pass_row", run_on)
    rows = compile_benchmark.all_passes(True, {"--only": "cse,canonicalize"})
    assert [(row.get("slowest by"), row["what"]) for row in rows] == [
        (None, "canonicalize"),
        ("limit of 0.02 s", "cse"),
        ("ratio", "canonicalize"),
        ("growth", "canonicalize"),
    ]
    with pytest.raises(measurement.UnusableOption):
        next(compile_benchmark.all_passes(True, {"--only": "no-such-pass"}))
    monkeypatch.setattr(compile_benchmark, "PASS_LIMIT", 60.0)
    # Collecting the garbage of all tests before takes seconds each time.
    monkeypatch.setattr(compile_benchmark.gc, "collect", lambda: 0)
    sample = compile_benchmark.Sample(compile_benchmark.affine, lamina.parse(compile_benchmark.affine(0)))
    row = row_of("lower-affine", [sample], (20, 40), None)
    assert row["what"] == "lower-affine" and row["operations"] == 40
    assert row_of("symbol-dce", [sample], (20, 40), None) is None


def test_a_variant_of_a_benchmark_runs_instead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "some.py"
    path.write_text(
        "SUMMARY, PEERS = '', ('NumPy',)\n"
        "def run(quick): return [{'ran': 'plain'}]\n"
        "def other(quick):\n"
        "    \"\"\"something else. In two sentences.\"\"\"\n"
        "    return [{'ran': f'other, quick {quick}'}]\n"
        "VARIANTS = {'--other': other}\n"
    )
    monkeypatch.setattr(bench, "_available", lambda: {"some": path})
    assert bench.run(["some", "--other", "--quick", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["ran"] == "other, quick True"
    assert bench.run(["some", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["ran"] == "plain"
    assert bench.run(["some", "--another"]) == 2
    assert bench.run(["--help"]) == 0
    assert re.search("--other +something else\n", capsys.readouterr().out)


def test_options_of_a_benchmark(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "some.py"
    path.write_text(
        "from lamina.tools.measurement import UnusableOption\n"
        "SUMMARY, PEERS, OPTIONS = '', ('NumPy',), {'--size': 'of the program'}\n"
        "def run(quick, options=None):\n"
        "    if options and options['--size'] == 'no': raise UnusableOption('--size: no')\n"
        "    return [{'ran': str(options)}]\n"
    )
    monkeypatch.setattr(bench, "_available", lambda: {"some": path})
    assert bench.run(["some", "--size=3=4", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["ran"] == "{'--size': '3=4'}"
    assert bench.run(["some", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["ran"] == "None"
    assert bench.run(["some", "--size=no"]) == 2
    assert capsys.readouterr().err == "lamina bench some: --size: no\n"
    assert bench.run(["some", "--length=2"]) == 2
    assert bench.run(["--help"]) == 0
    assert "--size=... of the program" in capsys.readouterr().out


def test_parts_of_the_table_of_networks() -> None:
    networks = bench._load(next(path for path in BENCHMARKS if path.stem == "networks"))
    names = ["ResNet-18", "ResNet-50", "ViT, 4 layers"]
    options = {"--models": "vit,resnet-5", "--batch": "8", "--peers": "onnx", "--seconds": "2"}
    part = networks._part(False, options, names)
    assert part.models == names[1:] and part.batches == [8] and part.peers == ["ONNX Runtime"] and part.seconds == 2
    assert part.formats == ["f32", "int8"] and part.threads[0] == 1
    assert networks._part(True, {}, names).models == names[:2]
    for option in ({"--models": "VGG"}, {"--batch": "0"}, {"--threads": "all"}, {"--formats": "f16"}):
        with pytest.raises(measurement.UnusableOption):
            networks._part(False, option, names)


def test_parts_of_the_tests_of_backends() -> None:
    backend = bench._load(next(path for path in BENCHMARKS if path.stem == "onnx_backend"))
    assert backend._wanted({}) == (["node"], 0, 1)
    assert backend._wanted({"--kinds": "light,simple", "--part": "2/8"}) == (["light", "simple"], 1, 8)
    for option in ({"--kinds": "nodes"}, {"--part": "2"}, {"--part": "0/8"}, {"--part": "9/8"}):
        with pytest.raises(measurement.UnusableOption):
            backend._wanted(option)
