"""The mutations themselves, planted in a module made here."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from tests.mutation.mutants import Mutant, NotPlanted, mutants_of, plant
from tests.mutation.record import NOTE, annotate

TEXT = '''
CONSTANT = 1


def sign(x: int = 5) -> int:
    """Not 1 but a docstring."""
    assert x != 7
    if x < 0:
        return -1

    def inner(y: int) -> int:
        return y + 1

    return inner(x) if x > 0 and x != 3 else 0
'''


@pytest.fixture
def module(tmp_path: Path) -> ModuleType:
    path = tmp_path / "mutated_module.py"
    path.write_text(TEXT, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("mutated_module", path)
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def mutants(module: ModuleType) -> dict[str, Mutant]:
    return {mutant.change: mutant for mutant in mutants_of("folds", Path(str(module.__file__)))}


def test_what_runs_and_decides_is_mutated(module: ModuleType) -> None:
    assert set(mutants(module)) == {
        "the condition is negated: x < 0",
        "'<' becomes '<=' in x < 0",
        "0 becomes 1",
        "1 becomes 2",
        "returns None instead of -1",
        "returns None instead of y + 1",
        "'+' becomes '-' in y + 1",
        "returns None instead of inner(x) if x > 0 and x != 3 else 0",
        "the condition is negated: x > 0 and x != 3",
        "'and' becomes 'or' in x > 0 and x != 3",
        "'>' becomes '>=' in x > 0",
        "'!=' becomes '==' in x != 3",
        "3 becomes 4",
    }


@pytest.mark.parametrize(
    ("change", "argument", "before", "after"),
    [
        ("'<' becomes '<=' in x < 0", 0, 0, -1),
        ("'+' becomes '-' in y + 1", 5, 6, 4),
        ("the condition is negated: x < 0", 5, 6, -1),
        ("returns None instead of y + 1", 5, 6, None),
        ("'!=' becomes '==' in x != 3", 3, 0, 4),
    ],
)
def test_a_planted_mutant_changes_the_running_function(
    change: str, argument: int, before: int, after: int | None, module: ModuleType
) -> None:
    held = module.sign  # as registries hold functions
    assert held(argument) == before
    plant(mutants(module)[change])
    assert held(argument) == after


def test_a_mutant_of_a_module_that_is_not_loaded_is_not_planted(tmp_path: Path) -> None:
    path = tmp_path / "never_loaded.py"
    path.write_text("def f():\n    return 1 + 2\n", encoding="utf-8")
    with pytest.raises(NotPlanted):
        plant(next(mutants_of("folds", path)))


def test_blocks_are_noted_once_and_by_their_first_statement(module: ModuleType) -> None:
    import ast

    tree = ast.parse(TEXT)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            annotate(node, "x.py")
    seen: list[tuple[str, int]] = []
    space = {NOTE: seen.append}
    exec(compile(ast.fix_missing_locations(tree), "x.py", "exec"), space)
    space["sign"](-2)  # type: ignore[operator]
    assert seen == [("x.py", 7), ("x.py", 9)]
    blocks = {mutant.block for mutant in mutants_of("folds", Path(str(module.__file__)))}
    assert blocks == {7, 9, 12}
