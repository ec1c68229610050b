"""What the process around compiled code does: forks, interrupts, libraries of other versions."""

import os
import re
import signal
import subprocess
import sys
import textwrap
import threading
import time
import tomllib
from pathlib import Path

import pytest

import lamina
from lamina.execution import parallel
from lamina.execution.codegen import CompilationError, check_llvmlite

ROOT = Path(__file__).parent.parent.parent
PARALLEL = """
func.func @f(%m: memref<1000000xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000000 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %m[%i] : memref<1000000xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %m[%i] : memref<1000000xf32>
  }
  return
}"""
SPIN = """
func.func @f(%m: memref<1xi64>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  cf.br ^spin
^spin:
  %x = memref.atomic_rmw addi %zero, %m[%c0] : (i64, memref<1xi64>) -> i64
  %go_on = arith.cmpi eq, %x, %zero : i64
  cf.cond_br %go_on, ^spin, ^end
^end:
  return
}"""


def python(program: str, timeout: float = 60) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", textwrap.dedent(program)]
    return subprocess.run(command, capture_output=True, text=True, timeout=timeout)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes fork")
@pytest.mark.skipif(parallel.find_library() is None, reason="a pool of threads is OpenMP's")
def test_a_parallel_call_in_a_forked_child() -> None:
    """GNU's OpenMP runtime would wait for threads that do not exist."""
    done = python(f"""
        import os
        import numpy as np
        import lamina
        from lamina.execution import parallel
        parallel.set_num_threads(4)
        f = lamina.compile({PARALLEL!r}, parallel=True).f
        x = np.ones(1000000, np.float32)
        f(x)
        child = os.fork()
        if child == 0:
            f(x)
            os._exit(0 if set(x) == {{4}} else 1)
        assert os.waitpid(child, 0)[1] == 0
        f(x)
        assert set(x) == {{4}}
        print("good")
    """)
    assert done.stdout == "good\n", done.stderr


@pytest.mark.parametrize("version", ["0.50.0", "0.50.1", "0.50.0rc1"])
def test_the_llvmlite_that_is_supported(version: str) -> None:
    check_llvmlite(version)


@pytest.mark.parametrize("version", ["0.46.0", "0.49.0", "0.51.0", "0.5.0", "0.501.0", "1.0.50"])
def test_other_versions_of_llvmlite(version: str) -> None:
    with pytest.raises(CompilationError, match=f"llvmlite {re.escape(version)} is not supported: lamina needs .* 0.50"):
        check_llvmlite(version)


def test_the_version_is_looked_at_first() -> None:
    done = python("""
        import llvmlite
        llvmlite.__version__ = "0.46.0"
        import lamina
        try:
            lamina.compile("func.func @f() { return }", cache=None)
        except lamina.execution.CompilationError as problem:
            print(problem)
    """.replace("import lamina\n", "import lamina\n        import lamina.execution\n"))
    assert "llvmlite 0.46.0 is not supported" in done.stdout, done.stderr


def test_the_project_asks_for_what_is_checked() -> None:
    dependencies = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    assert "llvmlite>=0.50,<0.51" in dependencies and "numpy>=2.2" in dependencies


def test_benchmarks_are_listed_where_there_is_no_resource_module() -> None:
    done = python("""
        import sys
        sys.modules["resource"] = None
        from lamina.tools.main import main
        sys.argv = ["lamina", "bench", "--help"]
        main()
    """)
    assert done.stderr == "" and "\n  bufferize " in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="signals are POSIX's")
@pytest.mark.parametrize("times", [1, 2])
def test_an_interrupt_ends_native_code(times: int) -> None:
    """Ctrl-C raises KeyboardInterrupt, though the call would run for ever; so does the next one."""
    program = textwrap.dedent(f"""
        import sys
        import time
        import numpy as np
        import lamina
        f = lamina.compile({SPIN!r}).f
        for _ in range({times}):
            start = time.monotonic()
            print("runs", flush=True)
            try:
                f(np.zeros(1, np.int64))
            except KeyboardInterrupt:
                print("interrupted", flush=True)
        f(np.ones(1, np.int64))
        print("returned", flush=True)
    """)
    # Shells start what runs in the background with the signal ignored.
    process = subprocess.Popen(
        [sys.executable, "-c", program],
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert process.stdout is not None
    watchdog = threading.Timer(60, process.kill)
    watchdog.start()
    try:
        for _ in range(times):
            assert process.stdout.readline() == "runs\n"
            time.sleep(0.3)
            sent = time.monotonic()
            process.send_signal(signal.SIGINT)
            assert process.stdout.readline() == "interrupted\n"
            assert time.monotonic() - sent < 1
        assert process.stdout.readline() == "returned\n"
    finally:
        watchdog.cancel()
        process.kill()
        process.wait()
        process.stdout.close()


_TEAM = """
func.func @parts(%out: memref<64xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  scf.parallel (%i) = (%c0) to (%c64) step (%c1) {
    memref.store %i, %out[%i] : memref<64xindex>
  } {lamina.parallel}
  return
}
"""


def test_the_number_of_threads_holds_for_all_threads_of_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    program = f"""
import threading, numpy as np, lamina
from pathlib import Path
kernels = lamina.compile('''{_TEAM}''', parallel=True)
def team():
    out = np.zeros(64, np.int64)
    kernels.parts(out)
    assert (out == np.arange(64)).all()
    return len(list(Path("/proc/self/task").iterdir()))
print(lamina.get_num_threads())
lamina.set_num_threads(3)
others = []
thread = threading.Thread(target=lambda: others.append((lamina.get_num_threads(), team())))
thread.start(); thread.join()
print(others[0][0])
lamina.set_num_threads(1)
print(lamina.get_num_threads())
"""
    environment = os.environ | {"LAMINA_NUM_THREADS": "2", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment)
    assert done.stdout.split() == (["2", "3", "1"] if parallel.find_library() else ["1", "1", "1"]), done.stderr


def test_wrong_numbers_of_threads_are_refused() -> None:
    with pytest.raises(ValueError, match="the number of threads must be from 1 to 65535, not 0"):
        lamina.set_num_threads(0)
    with pytest.raises(ValueError, match="from 1 to 65535, not 65536"):
        lamina.set_num_threads(65536)
    environment = os.environ | {"LAMINA_NUM_THREADS": "many", "PYTHONPATH": os.pathsep.join(sys.path)}
    sequential = "lamina.compile('func.func @f() { return }', parallel=True)"
    command = "from lamina.tools.main import main; main(['run', 'no.mlir', '--parallel'])"
    for statement in ("lamina.get_num_threads()", sequential, command):
        program = f"import lamina; {statement}"
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment)
        if parallel.find_library():
            assert "LAMINA_NUM_THREADS is a number of threads from 1 to 65535, not 'many'" in done.stderr
            assert statement is not command or "Traceback" not in done.stderr
