"""What type checkers see: fields of declarations, roots of rewrites, the public API."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

SNIPPET = """
import lamina
from lamina.define import Dialect, Operation, operand, operation, prop, result, variadic_operand
from lamina.define.constraints import AnyRankedTensor, F32, I64Attr, UnitAttr
from lamina.dialects.arith.ops import AddIOp, CmpIOp, SubIOp
from lamina.dialects.scf.ops import ForOp
from lamina.ir.traits import AttrSizedOperandSegments
from lamina.rewrite import Adaptor, ConversionPatternRewriter, PatternRewriter
from lamina.rewrite import canonicalize, conversion_pattern, pattern


@operation("typed.op", traits=[AttrSizedOperandSegments])
class TypedOp(Operation):
    source = operand(AnyRankedTensor)
    sizes = variadic_operand()
    factor = prop(I64Attr)
    offset = prop(I64Attr, optional=True)
    is_exact = prop(UnitAttr, optional=True)
    value = result(F32)
    assembly_format = "$source `,` $sizes attr-dict `:` type(operands) `->` type($value)"


def fields(op: TypedOp, loop: ForOp, compare: CmpIOp) -> None:
    reveal_type(op.source.type.shape)  # tuple[int, ...]
    reveal_type(op.sizes)  # list[Value[Type]]
    reveal_type(op.factor)  # int
    reveal_type(op.offset)  # int | None
    reveal_type(op.is_exact)  # bool
    reveal_type(op.value)  # OpResult[FloatType]
    reveal_type(loop.lower_bound)  # Value[IntegerType | IndexType]
    reveal_type(loop.init_args)  # list[Value[Type]]
    reveal_type(compare.predicate)  # CmpIPredicate
    reveal_type(TypedOp.build(op.source))  # TypedOp
    op.source = compare.lhs
    op.misspelt  # error


@pattern
def merge(op: AddIOp, rewriter: PatternRewriter) -> bool:
    reveal_type(op.lhs)  # Value[Type]
    match op:
        case AddIOp(rhs=right):
            reveal_type(right)  # Value[Type]
    reveal_type(rewriter.create(SubIOp, op.lhs, op.rhs))  # SubIOp
    return True


@pattern  # error
def takes_no_rewriter(op: AddIOp) -> bool:
    return True


@canonicalize(benefit=2)
def both(op: AddIOp | SubIOp, rewriter: PatternRewriter) -> bool:
    reveal_type(op.result)  # OpResult[Type]
    return False


@conversion_pattern
def lower(op: ForOp, adaptor: Adaptor[ForOp], rewriter: ConversionPatternRewriter) -> bool:
    reveal_type(adaptor.step)  # Value[IntegerType | IndexType]
    return False


module = lamina.parse("")
reveal_type(module["f"])  # Operation
reveal_type([loop.step for loop in module.walk(ForOp)])  # list[Value[IntegerType | IndexType]]
reveal_type(lamina.parse_type("i32"))  # Type
lamina.prase("")  # error
"""


# The modules that these types are made in. mypy would read all others, too, from the imports inside of functions: the
# whole package, which is checked by mypy itself.
CONFIGURATION = f"""
[mypy]
mypy_path = {ROOT / "src"}
strict = true
follow_imports = skip
[mypy-lamina,lamina.api,lamina.define.*,lamina.interfaces.*,lamina.ir.*,lamina.passmanager.*,lamina.rewrite.*]
follow_imports = silent
[mypy-lamina.dialects.arith.*,lamina.dialects.scf.*]
follow_imports = silent
"""


def expectations() -> dict[int, str]:
    found = {}
    for number, line in enumerate(SNIPPET.splitlines(), 1):
        match = re.search(r"  # (.+)$", line)
        if match is not None:
            found[number] = match[1]
    return found


def test_what_mypy_says(tmp_path: Path) -> None:
    api = pytest.importorskip("mypy.api", reason="mypy is in the dev extra")
    file = tmp_path / "snippet.py"
    file.write_text(SNIPPET)
    configuration = tmp_path / "mypy.ini"
    configuration.write_text(CONFIGURATION)
    flags = ["--show-error-codes", "--no-error-summary", "--no-pretty", f"--cache-dir={tmp_path / 'cache'}"]
    out, problems, _ = api.run([f"--config-file={configuration}", *flags, str(file)])
    assert not problems
    said: dict[int, list[str]] = {}
    for line in out.splitlines():
        match = re.match(r".*snippet\.py:(\d+): (\w+): (.*)", line)
        if match is not None and (match[2] == "error" or "Revealed type" in match[3]):
            said.setdefault(int(match[1]), []).append(match[3] if match[2] == "note" else "error")
    shown = {
        number: [re.sub(r"(?:\w+\.)+(\w+)", r"\1", _revealed(text)) for text in texts] for number, texts in said.items()
    }
    assert shown == {number: [text] for number, text in expectations().items()}, textwrap.indent(out, "  ")


def _revealed(text: str) -> str:
    match = re.fullmatch(r'Revealed type is "(.*)"', text)
    return text if match is None else match[1]
