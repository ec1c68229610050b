"""The search, with workers that compute times instead of measuring them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

import lamina
from lamina.conversion.vector_loops.tile import VectorTile
from lamina.dialects.linalg.structure import LinalgOp
from lamina.schedule.database import ScheduleDatabase, computation_of
from lamina.schedule.structure import StructuredOp
from lamina.target import target_named
from lamina.tune import TuneError
from lamina.tune.cost_model import CostModel
from lamina.tune.evaluation import Computation, Outcome, Task
from lamina.tune.log import LogWarning, Trial, TrialLog
from lamina.tune.plan_space import PlanSpace
from lamina.tune.search import SearchResult, _Search, search
from lamina.tune.space import Parameter, ScriptSpace, Space, Value
from lamina.tune.workers import Workers
from tests.mlir_test import run_tool

PAYLOAD = "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> { return %x : tensor<4xf32> }"
TARGET = target_named("x86-64-v3")


class Grid(Space):
    """Two numbers and a word; the best is at 6, 3, "b", and 5 of the first number is excluded."""

    def __init__(self) -> None:
        self.parameters = [
            Parameter("x", tuple(range(12)), 0),
            Parameter("y", tuple(range(8)), 0),
            Parameter("word", ("a", "b", "c"), "a"),
        ]

    def problem(self, values: Mapping[str, Value]) -> str | None:
        return "excluded" if values["x"] == 5 else None

    def script(self, values: Mapping[str, Value]) -> str:
        return json.dumps(dict(values))

    @property
    def identity(self) -> str:
        return "grid"


class Computed(Workers):
    """Workers that know the time of each candidate; ``bad`` ones have another outcome."""

    def __init__(self, count: int = 2, bad: Mapping[str, Outcome] | None = None) -> None:
        self._count = count
        self.bad = bad or {}
        self.seen: list[str] = []

    @property
    def count(self) -> int:
        return self._count

    def evaluate(self, tasks: Sequence[Task], timeout: float) -> Iterator[tuple[int, Outcome]]:
        for number, task in enumerate(tasks):
            self.seen.append(task.script)
            other = None if task.incumbent is None else seconds(task.incumbent)
            yield number, self.bad.get(task.script, Outcome("ok", seconds(task.script), other, 0.1, cpu=TARGET.name))

    def close(self) -> None:
        pass


def seconds(script: str) -> float:
    values = json.loads(script)
    return 1.0 + (values["x"] - 6) ** 2 + (values["y"] - 3) ** 2 + (values["word"] != "b")


def searched(count: int, log: Path | None = None, workers: Workers | None = None) -> tuple[SearchResult, Workers]:
    workers = workers or Computed()
    made = _Search(Grid(), Computation(PAYLOAD, "f"), TrialLog(log), workers, 1.0, None, 0, TARGET)
    return made.run(count, None, None), workers


def test_finds_the_best_of_a_grid_in_a_fifth_of_its_points() -> None:
    result, _ = searched(60)
    assert result.values == {"x": 6, "y": 3, "word": "b"}
    assert result.score == pytest.approx(1 / seconds('{"x": 0, "y": 0, "word": "a"}'))
    assert len(result.trials) == 60


def test_excluded_and_known_combinations_are_not_tried() -> None:
    _, workers = searched(80)
    assert isinstance(workers, Computed)
    tried = workers.seen[:80]
    assert len(set(tried)) == 80
    assert not any(json.loads(script)["x"] == 5 for script in tried)


def test_a_search_ends_when_all_was_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Grid, "problem", lambda self, values: None if values["x"] < 3 > values["y"] else "excluded")
    result, _ = searched(1000)
    assert len(result.trials) == 3 * 3 * 3


def test_a_second_search_resumes_and_repeats_nothing(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    first, _ = searched(20, log)
    _, workers = searched(30, log)
    assert isinstance(workers, Computed)
    known = {json.dumps(dict(trial.values)) for trial in first.trials}
    final = 3  # the finalists are measured once more
    assert len(workers.seen) <= 10 + final
    assert not known & set(workers.seen[:10])
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert len(lines) == 30 and len({json.dumps(line["values"]) for line in lines}) == 30


def test_a_line_that_was_cut_short_is_left_out_and_harms_none(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    searched(5, log)
    with open(log, "a") as stream:
        stream.write('{"key": "abc", "val')
    searched(7, log)
    lines = log.read_text().splitlines()
    assert len(lines) == 8
    assert len(TrialLog(log).trials(json.loads(lines[0])["key"], TARGET.name)) == 7


def test_logs_of_two_machines_may_be_joined(tmp_path: Path) -> None:
    log = TrialLog(tmp_path / "log.jsonl")
    for cpu, x in (("one", 1), ("other", 1), ("one", 2), ("one", 1)):
        log.append(Trial("key", cpu, {"x": x}, Outcome("ok", 1.0, 1.0), 1.0, 0.0))
    assert [trial.values["x"] for trial in log.trials("key", "one")] == [1, 2]
    assert [trial.values["x"] for trial in log.trials("key", "other")] == [1]


def test_failures_are_logged_and_do_not_win(tmp_path: Path) -> None:
    best = json.dumps({"x": 6, "y": 3, "word": "b"})
    workers = Computed(bad={best: Outcome("wrong", message="result 0 differs", cpu=TARGET.name)})
    result, _ = searched(70, tmp_path / "log", workers)
    assert result.values != json.loads(best)
    failed = [trial for trial in result.trials if trial.outcome.status == "wrong"]
    assert [json.dumps(dict(trial.values)) for trial in failed] == [best]


def test_a_first_schedule_that_fails_ends_the_search() -> None:
    default = json.dumps(Grid().defaults)
    with pytest.raises(TuneError, match="the first schedule does not work: crashed: exit status -11"):
        searched(5, None, Computed(bad={default: Outcome("crashed", message="exit status -11")}))


def test_results_of_other_cpus_are_kept_apart(tmp_path: Path) -> None:
    class Mixed(Computed):
        def evaluate(self, tasks: Sequence[Task], timeout: float) -> Iterator[tuple[int, Outcome]]:
            for number, outcome in super().evaluate(tasks, timeout):
                is_other = len(self.seen) % 3 == 0 and len(self.seen) > 1
                yield number, Outcome("ok", 1e-6, 1.0, cpu="another") if is_other else outcome

    result, _ = searched(40, tmp_path / "log", Mixed())
    assert set(result.scripts) == {TARGET.name, "another"}
    assert result.score > 1e-3
    assert TrialLog(tmp_path / "log").trials(result.trials[0].key, "another")


def test_the_cost_model_learns_an_order() -> None:
    model = CostModel()
    assert model.estimate([1.0, 2.0]) < model.estimate([1.0, 3.0])  # the estimate of the space is all there is
    for a in range(1, 6):
        for b in range(1, 6):
            model.learn([float(a), float(b)], a * 10.0 / b)
    pairs = [(a, b) for a in (1, 3, 5) for b in (1, 5)]
    ranked = sorted(pairs, key=lambda pair: model.estimate([float(one) for one in pair]))
    assert ranked[0] == (1, 5) and ranked[-1] == (5, 1)


SCRIPT = """module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %size = transform.tune.knob<"size"> options = [8, 16, 32] -> !transform.any_param
    %kind = transform.tune.knob<"kind"> options = ["a", "b"] -> !transform.any_param
    transform.yield
  }
}"""


def test_knobs_of_a_script_are_parameters() -> None:
    space = ScriptSpace(lamina.parse(SCRIPT))
    assert [(one.name, one.options) for one in space.parameters] == [("size", (8, 16, 32)), ("kind", ("a", "b"))]
    assert "= 16 : i64 from options" in space.script({"size": 16, "kind": "b"})
    with pytest.raises(ValueError, match="the search space is empty"):
        ScriptSpace(lamina.parse(space.script({"size": 16, "kind": "b"})))


MATMUL = """func.func @f(%a: tensor<64x96xf32>, %b: tensor<96x48xf32>, %c: tensor<64x48xf32>) -> tensor<64x48xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x96xf32>, tensor<96x48xf32>) outs(%c : tensor<64x48xf32>)
    -> tensor<64x48xf32>
  return %0 : tensor<64x48xf32>
}"""


def test_the_automatic_schedule_is_the_default_of_its_space() -> None:
    module = lamina.parse(MATMUL)
    space = PlanSpace(module, TARGET)
    assert space.script(space.defaults) == lamina.schedule.schedule(module, TARGET)
    assert space.problem(space.defaults) is None


def test_tiles_that_do_not_fit_into_registers_are_excluded() -> None:
    space = PlanSpace(lamina.parse(MATMUL), TARGET)
    rows = "matmul 64x48x96: d0"
    length = "matmul 64x48x96: length"
    problem = space.problem(space.defaults | {rows: 16, length: 32})
    assert problem == "matmul 64x48x96: the results do not fit into registers"
    changed = space.script(space.defaults | {rows: 2, length: 16})
    assert "sizes = array<i64: 2, 16, " in changed and "// matmul of 64 x 48 x 96: tuned; a tile reads" in changed


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("func.func @f() { return }", "the search space is empty"),
        (MATMUL + MATMUL.replace("@f", "@g"), "choose a function with entry; there are @f, @g"),
    ],
)
def test_what_cannot_be_searched_is_said(text: str, message: str) -> None:
    with pytest.raises(TuneError, match=message):
        search(text, trials=2, database=None)


def test_the_database_keeps_whole_tiles(tmp_path: Path) -> None:
    op = StructuredOp(next(lamina.parse(MATMUL).walk(LinalgOp)))
    inner = VectorTile((4, 1, 16), 2, (1, 0, 2), True)
    tile = VectorTile((4, 16, 2), 1, (1, 0, 2), True, (1,), 8, "", "", inner, 256, 2, 4, (2, 32))
    known = ScheduleDatabase(tmp_path)
    known.store_tiles({computation_of(op): tile}, target_named("haswell"))
    assert known.tile_for(op, target_named("haswell")) == tile


@pytest.mark.parametrize(
    ("flags", "status", "message"),
    [
        (["--memory=0"], 2, "--memory is at least 1, not 0"),
        (["-o", "missing/script.mlir"], 1, "missing/script.mlir: No such file or directory"),
        (["--report=missing/page.html"], 1, "missing/page.html: No such file or directory"),
    ],
)
def test_wrong_flags_are_found_before_the_search(
    flags: list[str], status: int, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "f.mlir").write_text(MATMUL)
    monkeypatch.setattr("lamina.tools.tune._search", None)
    outcome = run_tool(["tune", "f.mlir", *flags])
    assert outcome.exit_code == status and message in outcome.stderr.replace("'", "")


def test_lines_of_a_log_that_do_not_fit_are_skipped_with_a_warning(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    searched(3, log)
    good = json.loads(log.read_text().splitlines()[0])
    values = good["values"]
    changes = [
        {"values": {**values, "x": 1000}}, {"values": {**values, "x": "no"}}, {"values": {**values, "y": True}},
        {"values": {}}, {"values": 3}, {"score": "fast"}, {"outcome": {"status": "fine"}},
    ]  # fmt: skip
    with open(log, "a") as stream:
        stream.writelines(json.dumps({**good, **change}) + "\n" for change in changes)
    with pytest.warns(LogWarning) as caught:
        searched(4, log)
    assert [str(warning.message) for warning in caught] == [
        f"{log}:8: the line is no trial (3 lines are skipped, this is the first)",
        f"{log}:4: the line is a trial with values that are not options of the search "
        "(4 lines are skipped, this is the first)",
    ]


def test_the_number_of_arguments_is_checked_first() -> None:
    with pytest.raises(TuneError, match="^3 arguments given, the function @f takes 1$"):
        search(lamina.parse(PAYLOAD), arguments=["random"] * 3, database=None)
