"""Sums over products that are named by letters: `einsum` and `unary_einsum`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.conversion.stablehlo_to_linalg.lowering import Lowering, lowered_type, lowers, ranked
from lamina.conversion.stablehlo_to_linalg.products import accumulator, multiply_add, rounded, zeros
from lamina.conversion.stablehlo_to_linalg.scalars import Unsupported, converted, kind_of
from lamina.define.foreign import ForeignOperation
from lamina.interfaces.tiling import Size
from lamina.ir.affine.expr import AffineExpr, constant, dims
from lamina.ir.types import DYNAMIC, FloatType
from lamina.ir.value import Value

_ADD = {"float": "arith.addf", "int": "arith.addi", "uint": "arith.addi", "bool": "arith.ori", "complex": "complex.add"}


def _labels(text: str, rank: int) -> list[str]:
    """Returns a label for each dimension: a letter, or ``...`` with the number of dimensions that follow in it."""
    before, dots, after = text.partition("...")
    letters = [*before, *after]
    count = rank - len(letters)
    if any(not letter.isalpha() for letter in letters) or count < 0 or (count and not dots):
        raise Unsupported(f"labels '{text}' of {rank} dimensions")
    return [*before, *(f"...{left}" for left in range(count, 0, -1)), *after]


def parse_einsum(config: str, ranks: Sequence[int], result_rank: int) -> tuple[list[list[str]], list[str]]:
    """Returns the labels of the operands' dimensions and of the result's. Without an arrow the result has the labels
    that occur once, in the order of the alphabet, after those of the dots."""
    inputs, arrow, output = config.replace(" ", "").partition("->")
    texts = inputs.split(",")
    if len(texts) != len(ranks):
        raise Unsupported(f"'{config}', which names {len(texts)} operands")
    labels = [_labels(text, rank) for text, rank in zip(texts, ranks, strict=True)]
    if not arrow:
        once = sorted(letter for letter in set(inputs) if letter.isalpha() and inputs.count(letter) == 1)
        output = ("..." if "..." in inputs else "") + "".join(once)
    results = _labels(output, result_rank)
    known = {label for operand in labels for label in operand}
    if len(set(results)) != len(results) or not known.issuperset(results):
        raise Unsupported(f"'{config}', whose result repeats labels or has labels of no operand")
    return labels, results


class _Labels:
    """The loops of an einsum: those of the result, then those that are summed over."""

    def __init__(self, low: Lowering, op: ForeignOperation) -> None:
        self.result = ranked(lowered_type(op.results[0].type))
        shapes = [low.shape(value) for value in op.operands]
        labels, results = parse_einsum(op.einsum_config, [len(shape) for shape in shapes], self.result.rank)
        known = dict.fromkeys(label for operand in labels for label in operand)
        self.loops = [*results, *(label for label in known if label not in results)]
        self.sizes: dict[str, Size] = {}
        for operand, shape in zip(labels, shapes, strict=True):
            for label, size in zip(operand, shape, strict=True):
                if label not in self.sizes or self.sizes[label] == 1:
                    self.sizes[label] = size
                elif isinstance(size, int) and size not in (1, self.sizes[label]) and _is_static(self.sizes[label]):
                    raise Unsupported(f"sizes {self.sizes[label]} and {size} of the label '{label}'")
        places = dict(zip(self.loops, dims(len(self.loops)), strict=True))
        self.reads: list[list[AffineExpr]] = [
            # A size of one is repeated.
            [
                constant(0) if size == 1 and self.sizes[label] != 1 else places[label]
                for label, size in zip(operand, shape, strict=True)
            ]
            for operand, shape in zip(labels, shapes, strict=True)
        ]
        self.writes = [places[label] for label in results]
        self.kinds = ["parallel"] * len(results) + ["reduction"] * (len(self.loops) - len(results))
        self.result_sizes = [self.sizes[label] for label in results]
        for size, wanted in zip(self.result_sizes, self.result.shape, strict=True):
            if _is_static(size) and wanted not in (DYNAMIC, size):
                raise Unsupported(f"a result of type '{self.result}', where the labels have the size {size}")


def _is_static(size: Size) -> bool:
    return isinstance(size, int)


@lowers("einsum", "unary_einsum")
def lower_einsum(low: Lowering, op: ForeignOperation) -> None:
    result = op.results[0]
    labels = _Labels(low, op)
    summed = labels.result.clone_with(element_type=accumulator(op))
    body = multiply_add(low, op) if len(op.operands) > 1 else _sum(low, op)
    tensors = [(low.tensor(value), read) for value, read in zip(op.operands, labels.reads, strict=True)]
    target = zeros(low, summed, labels.result_sizes)
    total = low.generic(tensors, [(target, labels.writes)], labels.kinds, body)[0]
    total = rounded(low, total, labels.result)
    low.set(result, total if labels.result.rank else low.extract(total, []))


def _sum(low: Lowering, op: ForeignOperation) -> Any:
    """Returns the body that adds an element of the operand."""
    source, target = op.operands[0].type.element_type, op.results[0].type.element_type
    to = accumulator(op)
    target = to if isinstance(target, FloatType) else target

    def body(element: Value, total: Value) -> Value:
        a = low.arithmetic
        return a.make(_ADD[kind_of(target)], total, converted(a, element, source, target, to))

    return body
