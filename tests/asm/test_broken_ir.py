"""IR that breaks rules is printed, in the generic form where the custom one cannot show it."""

from __future__ import annotations

import pytest

import lamina
from lamina.asm.operation_texts import operation_describer, operation_text_with_positions
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, registry
from tests.asm.broken_ir import break_somewhere, programs
from tests.fuzzing import generator, rounds
from tests.mlir_test import run_tool

OPTIONS = [
    {},
    {"generic": True},
    {"debug_info": True, "value_users": True},
    {"generic": True, "debug_info": True, "unique_ssa_ids": True, "value_users": True},
    {"local_scope": True, "name_locations": True, "pretty_debug_info": True, "debug_info": True},
]


@pytest.mark.parametrize("dialect", ["affine", "scf", "memref", "cf", "llvm"])
def test_whatever_is_broken_is_printed(dialect: str) -> None:
    folder = f"dialects/{dialect}"
    rng = generator(folder)
    texts = [text for text in programs(folder) if len(text) < 4000]
    assert texts
    for _ in range(rounds(40)):
        text = rng.choice(texts)
        module = lamina.parse(text, allow_unregistered=True, check=False)
        said = [break_somewhere(module, rng) for _ in range(rng.choice([1, 1, 2, 4]))]
        for options in OPTIONS:
            try:
                assert module.to_text(**options), said
                operation_text_with_positions(module, **options)
                for operation in list(module.walk())[:5]:
                    operation_describer(module, **options)(operation)
                    str(operation)
            except Exception as problem:
                raise AssertionError(f"{text}\n{said}\n{options}") from problem


def broken() -> Operation:
    module = lamina.parse("func.func @f(%x: i32) -> i32 { %0 = arith.addi %x, %x : i32 return %0 : i32 }")
    (addition,) = [operation for operation in module.walk() if operation.name == "arith.addi"]
    addition.erase_operands(0, 2)
    return module


def test_the_generic_form_stands_in() -> None:
    assert '%0 = "arith.addi"()' in str(broken())
    del (module := broken()).regions[0].first_block.first_op.properties["sym_name"]  # type: ignore[union-attr]
    assert '"func.func"() <{function_type = (i32) -> i32}>' in str(module)


def test_messages_about_it(capsys: pytest.CaptureFixture[str]) -> None:
    module = broken()
    with pytest.raises(lamina.VerifyError):
        module.verify()
    module.regions[0].first_block.first_op.emit_error("a message")  # type: ignore[union-attr]
    assert "a message" in capsys.readouterr().err


def test_dumps_after_a_pass_that_breaks_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    class Breaker(Pass):
        """Leaves an operation without operands, which its own syntax cannot show."""

        def run(self, operation: Operation) -> None:
            for inner in operation.walk():
                if inner.name == "arith.addi":
                    inner.erase_operands(0, 2)

    class Faker(Pass):
        """Leaves an operation with a type that its own syntax hides."""

        def run(self, operation: Operation) -> None:
            for inner in operation.walk():
                if inner.name == "arith.addi":
                    inner.results[0].type = lamina.ir.types.IntegerType(8)

    for breaker in (Breaker, Faker):
        monkeypatch.setitem(registry._registered, "break-ir", None)  # type: ignore[arg-type]
        registry.register_pass("break-ir")(breaker)
        text = "func.func @f(%x: i32) { %0 = arith.addi %x, %x : i32 return }"
        for flag in ("--mlir-print-ir-after-all", "--mlir-print-ir-after-failure", "--mlir-print-ir-after-change"):
            outcome = run_tool(["opt", "--break-ir", flag], stdin=text)
            assert outcome.exit_code == 1 and "Traceback" not in outcome.stderr
            assert 'Failed (break-ir) //----- //\n"builtin.module"() ({' in outcome.stderr
    assert "i32) -> i8" in outcome.stderr
