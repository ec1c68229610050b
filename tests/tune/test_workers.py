"""Candidates in other processes: what they compute, and what becomes of crashes, hangs and lost workers."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import lamina
from lamina.execution.isolated import IsolatedWorker, WorkerEnded, WorkerTimeout
from lamina.ir.diagnostics import collect_diagnostics
from lamina.schedule.database import ScheduleDatabase
from lamina.target import host_target
from lamina.tools.main import main
from lamina.tune import evaluation
from lamina.tune.evaluation import Computation, Task, evaluate
from lamina.tune.log import TrialLog
from lamina.tune.workers import LocalWorkers

MATMUL = """func.func @f(%a: tensor<64x96xf32>, %b: tensor<96x48xf32>, %c: tensor<64x48xf32>) -> tensor<64x48xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x96xf32>, tensor<96x48xf32>) outs(%c : tensor<64x48xf32>)
    -> tensor<64x48xf32>
  return %0 : tensor<64x48xf32>
}"""
SCRIPT = """transform.named_sequence @__transform_main(%module: !transform.any_op) {{
  %op = transform.structured.match ops{{["linalg.matmul"]}} in %module : (!transform.any_op) -> !transform.any_op
  {steps}
  transform.yield
}}"""
TILE = """%tile = transform.param.constant {sizes = array<i64: 4, 16, 2>, dim = 1, contract} -> !transform.any_param
  transform.annotate %op "lamina.vector_tile" = %tile : !transform.any_op, !transform.any_param"""


def crash(question: bytes) -> bytes:
    """Answers for the tests of isolated processes."""
    if question == b"crash":
        os.kill(os.getpid(), signal.SIGSEGV)
    if question == b"hang":
        time.sleep(60)
    if question == b"complain":
        print("it went wrong", flush=True)
        os._exit(3)
    return question[::-1]


def test_an_isolated_process_may_crash_hang_and_complain() -> None:
    worker = IsolatedWorker("tests.tune.test_workers:crash")
    assert worker.ask(b"abc") == b"cba"
    with pytest.raises(WorkerEnded, match="exit status -11"):
        worker.ask(b"crash")
    with pytest.raises(WorkerTimeout, match="no answer within 0.5 s"):
        worker.ask(b"hang", 0.5)
    with pytest.raises(WorkerEnded, match="it went wrong"):
        worker.ask(b"complain")
    assert worker.ask(b"xyz") == b"zyx"
    worker.close()


def test_a_candidate_is_compiled_checked_and_timed() -> None:
    good = SCRIPT.format(steps=TILE)
    outcome = evaluate(Task(Computation(MATMUL, "f"), good, good))
    assert outcome.status == "ok" and outcome.cpu == host_target().name
    assert outcome.seconds and outcome.incumbent_seconds and 0.2 < outcome.seconds / outcome.incumbent_seconds < 5


def test_a_candidate_that_fails_says_why() -> None:
    steps = "%a, %b = transform.split_handle %op : (!transform.any_op) -> (!transform.any_op, !transform.any_op)"
    outcome = evaluate(Task(Computation(MATMUL, "f"), SCRIPT.format(steps=steps)))
    assert outcome.status == "failed" and "expected to contain 2 payload" in outcome.message


def test_a_candidate_that_computes_something_else_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    # No script that lamina runs changes results, so the reference does.
    monkeypatch.setattr(evaluation, "_expected", lambda computation: (np.zeros((64, 48), np.float32),) * 4)
    monkeypatch.setattr(evaluation._Program, "results", lambda self: [np.ones((64, 48), np.float32)] * 4)
    outcome = evaluate(Task(Computation(MATMUL, "f"), SCRIPT.format(steps=TILE)))
    assert outcome.status == "wrong" and outcome.message.startswith("result 0 differs by 1")


def test_a_search_finds_a_schedule_that_compile_uses_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMINA_SCHEDULES", str(tmp_path / "schedules"))
    (tmp_path / "a.mlir").write_text(MATMUL)
    log, winner, report = (str(tmp_path / name) for name in ("log.jsonl", "winner.mlir", "report.html"))
    command = ["tune", str(tmp_path / "a.mlir"), "--trials=4", "--log", log, "-o", winner, "--report", report]
    assert main(command) == 0
    assert "transform.named_sequence @__transform_main" in Path(winner).read_text()
    assert "4 trials" in Path(report).read_text()
    known = ScheduleDatabase()
    renamed = lamina.parse(MATMUL.replace("@f", "@elsewhere"))
    script = known.script_for(renamed, host_target())
    assert script is not None
    _, *written, _ = (line.strip() for line in Path(winner).read_text().splitlines())
    assert [line.strip() for line in script.splitlines()] == written
    with collect_diagnostics() as remarks:
        tuned = lamina.compile(renamed, schedule="tuned", cache=None)
    assert not remarks
    a, b, c = (np.random.default_rng(0).standard_normal(shape, np.float32) for shape in ((64, 96), (96, 48), (64, 48)))
    np.testing.assert_allclose(tuned.elsewhere(a, b, c), a @ b + c, rtol=1e-4, atol=1e-4)


def test_without_a_tuned_schedule_a_remark_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMINA_SCHEDULES", str(tmp_path))
    with collect_diagnostics() as remarks:
        lamina.compile(MATMUL, schedule="tuned", cache=None)
    assert [remark.message for remark in remarks] == [
        f"nothing was tuned for it on {host_target().name}; the schedule is automatic"
    ]


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (["--trials=0"], "--trials is at least 1"),
        (["--minutes=soon"], "--minutes takes a positive number"),
        (["--wrong"], "Unknown command line argument '--wrong'"),
    ],
)
def test_wrong_flags(flags: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", *flags, "x.mlir"]) == 2
    assert message in capsys.readouterr().err


def test_a_broken_input_is_a_diagnostic(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.mlir").write_text("func.func @f(")
    assert main(["tune", str(tmp_path / "x.mlir")]) == 1
    assert "x.mlir:1:13: error: expected non-function type" in capsys.readouterr().err


def test_killed_local_workers_are_outcomes() -> None:
    good = SCRIPT.format(steps=TILE)
    with LocalWorkers(1) as workers:
        (first,) = workers.evaluate([Task(Computation(MATMUL, "f"), good)], 60)
        process = workers._processes[0]._process
        assert first[1].status == "ok" and process is not None
        process.kill()
        process.wait()
        (again,) = workers.evaluate([Task(Computation(MATMUL, "f"), good)], 60)
        assert again[1].status == "ok"
        (late,) = workers.evaluate([Task(Computation(MATMUL, "f"), good)], 0.001)
        assert late[1].status == "timeout"


def test_a_dask_cluster_that_loses_a_worker_loses_no_trial(tmp_path: Path) -> None:
    """Real processes: a scheduler and two workers, one of which is killed."""
    file = tmp_path / "scheduler.json"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    scheduler = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--port=0", "--dashboard-address=:0",
                 "--no-dashboard", f"--scheduler-file={file}"]  # fmt: skip
    worker = [sys.executable, "-m", "distributed.cli.dask_worker", f"--scheduler-file={file}", "--nthreads=1",
              "--no-dashboard", "--no-nanny"]  # fmt: skip
    processes = []
    try:
        for command in (scheduler, worker, worker):
            processes.append(
                subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            )
        end = time.monotonic() + 60
        while not file.exists() and time.monotonic() < end:
            time.sleep(0.1)
        address = json.loads(file.read_text())["address"]
        log = tmp_path / "log.jsonl"

        killed = []

        def kill_one(progress: object) -> None:
            if not killed:
                killed.append(processes[1].kill())

        result = lamina.tune.search(
            lamina.parse(MATMUL), trials=6, log=log, dask=address, database=None, progress=kill_one
        )
    finally:
        for process in processes:
            process.kill()
            process.wait()
    assert len(result.trials) == 6 and killed
    assert all(trial.outcome.status in ("ok", "slow") for trial in result.trials)
    assert len(TrialLog(log).trials(result.trials[0].key, host_target().name)) == 6
