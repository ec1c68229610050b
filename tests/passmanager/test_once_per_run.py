"""What a pass makes once for all operations that a pipeline runs it on."""

from __future__ import annotations

import lamina
from lamina.ir.operation import Operation
from lamina.passmanager import OpPassManager, Pass, PassManager
from lamina.passmanager.registry import PassInfo, lookup_pass

FUNCTIONS = "func.func private @a() {\n return\n}\nfunc.func private @b() {\n return\n}"


class Counting(Pass):
    made = 0
    seen: list[int] = []

    def run(self, operation: Operation) -> None:
        Counting.seen.append(self.once_per_run(self._make))

    def _make(self) -> int:
        Counting.made += 1
        return Counting.made


def test_functions_share_what_a_run_made() -> None:
    info = lookup_pass("buffer-hoisting")  # anchored on functions
    assert isinstance(info, PassInfo)
    Counting.info = info
    manager = OpPassManager()
    manager.add(Counting())
    runner = PassManager(manager)
    module = lamina.parse(FUNCTIONS)
    assert runner.run(module) and runner.run(module)
    Counting().run(module)  # outside of a pipeline
    assert Counting.seen == [1, 1, 2, 2, 3]
