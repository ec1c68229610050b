"""Folds and canonicalizations of lists, tuples, branches, assertions and devices."""

from __future__ import annotations

import math
from collections.abc import Sequence

from lamina.define.foreign import ForeignOperation, is_operation
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import IntegerAttr, StringAttr
from lamina.ir.types import i64
from lamina.ir.value import Value
from lamina.plugins import canonicalization, declared, model
from lamina.plugins.torch.folds import SCALAR_TYPES, elements_of_list, only_reads
from lamina.plugins.torch.literals import integer, is_none
from lamina.plugins.torch.rules import dtype_of, sizes_of
from lamina.plugins.torch.syntax import UNKNOWN_SIZE, is_subtype, is_tensor
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import Constants, Fold, constant_value

Answer = Attribute | Value | None
LONGEST = 64  # elements of lists that are repeated


def _as_type(rewriter: PatternRewriter, op: ForeignOperation, value: Value, type: Type) -> Value | None:
    """Returns a value as one of a more general type; None if the type is not more general."""
    if value.type is type:
        return value
    if not is_subtype(value.type, type):
        return None
    name = "tensor_static_info_cast" if is_tensor(value.type) and is_tensor(type) else "derefine"
    cast = declared(f"torch.{name}")
    result: Value = rewriter.insert(cast([value], [type], location=op.raw_location)).results[0]
    return result


def _replace(rewriter: PatternRewriter, op: ForeignOperation, values: Sequence[Value]) -> bool:
    """Replaces an operation by values of its results' types, or of more special ones."""
    pairs = list(zip(values, op.result_types, strict=True))
    if not all(value.type is type or is_subtype(value.type, type) for value, type in pairs):
        return False
    rewriter.replace_op(op, [_as_type(rewriter, op, value, type) for value, type in pairs])
    return True


def _replace_by_list(rewriter: PatternRewriter, op: ForeignOperation, elements: Sequence[Value]) -> bool:
    construct = declared("torch.prim.ListConstruct")
    replacement = rewriter.insert(construct(list(elements), op.result_types, location=op.raw_location))
    rewriter.replace_op(op, replacement.results)
    return True


# ---- Lists


@model(Fold, "torch.aten.__getitem__.t")
def fold_item(op: ForeignOperation, constants: Constants) -> Answer:
    """An element of a list that is made here, or a known size"""
    index, (type,) = integer(op.idx), op.result_types
    if index is None:
        return None
    source = op.list.defining_op
    if is_operation(source, "torch.aten.size"):
        sizes = sizes_of(source.self.type)
        if sizes is None or not -len(sizes) <= index < len(sizes) or not all(map(only_reads, op.list.users)):
            return None
        return IntegerAttr(i64, sizes[index]) if sizes[index] != UNKNOWN_SIZE else None
    elements = elements_of_list(op.list)
    if elements is None or not -len(elements) <= index < len(elements):
        return None
    return elements[index] if elements[index].type is type else None


@canonicalization("torch.aten.size")
def sizes_as_list(op: ForeignOperation, rewriter: PatternRewriter) -> bool:
    """size(tensor of known rank) -> a list of its sizes"""
    sizes = sizes_of(op.self.type)
    if sizes is None:
        return False
    integer_type = declared("!torch.int")()
    constant, size = declared("torch.constant.int"), declared("torch.aten.size.int")

    def number(value: int) -> Value:
        properties = {"value": IntegerAttr(i64, value)}
        result: Value = rewriter.insert(
            constant([], [integer_type], properties, location=op.raw_location)
        ).results[0]  # fmt: skip
        return result

    elements: list[Value] = []
    for dimension, known in enumerate(sizes):
        if known != UNKNOWN_SIZE:
            elements.append(number(known))
        else:
            at = [op.self, number(dimension)]
            elements.append(rewriter.insert(size(at, [integer_type], location=op.raw_location)).results[0])
    return _replace_by_list(rewriter, op, elements)


@model(Fold, "torch.aten.numel")
def fold_number_of_elements(op: ForeignOperation, constants: Constants) -> Answer:
    """The product of known sizes"""
    sizes = sizes_of(op.self.type)
    if sizes is None or UNKNOWN_SIZE in sizes and 0 not in sizes:
        return None
    return IntegerAttr(i64, 0 if 0 in sizes else math.prod(sizes))


@canonicalization("torch.aten.add.t")
def concatenated_lists(op: ForeignOperation, rewriter: PatternRewriter) -> bool:
    """[a, b] + [c] -> [a, b, c]"""
    first, second = elements_of_list(op.a), elements_of_list(op.b)
    if first is None or second is None:
        return False
    return _replace_by_list(rewriter, op, first + second)


@canonicalization("torch.aten.slice.t")
def slice_of_list(op: ForeignOperation, rewriter: PatternRewriter) -> bool:
    """[a, b, c][0:2] -> [a, b]"""
    elements, step = elements_of_list(op.l), integer(op.step)
    if elements is None or step is None or step < 1:  # TorchScript's steps are positive
        return False
    bounds: list[int | None] = []
    for bound in (op.start, op.end):
        value = integer(bound)
        if value is None and not is_none(bound):
            return False
        bounds.append(value)
    start, end = bounds
    return _replace_by_list(rewriter, op, elements[start:end:step])


@canonicalization("torch.aten.mul.left_t")
def repeated_list(op: ForeignOperation, rewriter: PatternRewriter) -> bool:
    """[a] * 3 -> [a, a, a]"""
    elements, count = elements_of_list(op.l), integer(op.n)
    if elements is None or count is None or count * len(elements) > LONGEST:
        return False
    return _replace_by_list(rewriter, op, elements * count)


@canonicalization("torch.prim.ListUnpack")
def unpacked_list(op: ForeignOperation, rewriter: PatternRewriter) -> bool:
    """The elements of a list that is made here"""
    (source,) = op.operands
    elements = elements_of_list(source)
    if elements is None or len(elements) != len(op.results):
        return False
    return _replace(rewriter, op, elements)


# ---- Tuples


def _elements_of_tuple(value: Value) -> list[Value] | None:
    """Returns the elements of a tuple that is made here; tuples never change."""
    construct = value.defining_op
    if construct is None or not is_operation(construct, "torch.prim.TupleConstruct"):
        return None
    return list(construct.operands)


@canonicalization("torch.prim.TupleUnpack")
def unpacked_tuple(op: ForeignOperation, rewriter: PatternRewriter) -> bool:
    """The elements of a tuple that is made here"""
    elements = _elements_of_tuple(op.tup)
    if elements is None or len(elements) != len(op.results):
        return False
    return _replace(rewriter, op, elements)


@canonicalization("torch.prim.TupleIndex")
def element_of_tuple(op: ForeignOperation, rewriter: PatternRewriter) -> bool:
    """An element of a tuple that is made here"""
    elements, index = _elements_of_tuple(op.tup), integer(op.i)
    if elements is None or index is None or not -len(elements) <= index < len(elements):
        return False
    return _replace(rewriter, op, [elements[index]])


# ---- Control flow


@canonicalization("torch.prim.If")
def decided_branch(op: ForeignOperation, rewriter: PatternRewriter) -> bool:
    """If of a constant condition -> the region that runs"""
    condition = integer(op.condition)
    if condition is None:
        return False
    block = (op.then_region if condition else op.else_region).entry_block
    terminator = block.last_op
    if terminator is None or block.next_block is not None:
        return False
    rewriter.inline_block_before_op(block, op)
    rewriter.replace_op(op, terminator.operands)
    rewriter.erase_op(terminator)
    return True


@canonicalization("torch.runtime.assert")
def true_assertion(op: ForeignOperation, rewriter: PatternRewriter) -> bool:
    """What is asserted of true is erased"""
    if not integer(op.condition):
        return False
    rewriter.erase_op(op)
    return True


@canonicalization("torch.aten._assert_tensor_metadata")
def known_metadata(op: ForeignOperation, rewriter: PatternRewriter) -> bool:
    """What a tensor's type states is not asserted"""
    if not all(is_none(value) for value in (op.stride, op.device, op.layout)):
        return False
    if not is_none(op.dtype) and integer(op.dtype) != SCALAR_TYPES.get(str(dtype_of(op.a.type)), UNKNOWN_SIZE):
        return False
    if not is_none(op.size):
        elements, sizes = elements_of_list(op.size), sizes_of(op.a.type)
        if elements is None or sizes is None or UNKNOWN_SIZE in sizes:
            return False
        if [integer(element) for element in elements] != list(sizes):
            return False
    rewriter.erase_op(op)
    return True


# ---- Casts and devices


@model(Fold, "torch.tensor_static_info_cast")
def fold_static_cast(op: ForeignOperation, constants: Constants) -> Answer:
    """To the type that a tensor has, or was cast from"""
    (source,), (type,) = op.operands, op.result_types
    if source.type is type:
        return source
    before = source.defining_op
    if before is None or not is_operation(before, "torch.tensor_static_info_cast"):
        return None
    (origin,) = before.operands
    return origin if origin.type is type else None


@model(Fold, "torch.aten.cuda")
def fold_move(op: ForeignOperation, constants: Constants) -> Answer:
    """The tensor itself: types state no device"""
    source: Value = op.self
    (type,) = op.result_types
    return source if source.type is type and type.mnemonic == "vtensor" and dtype_of(type) is not None else None


@canonicalization("torch.aten.device.with_index")
def numbered_device(op: ForeignOperation, rewriter: PatternRewriter) -> bool:
    """device("cuda", 1) -> "cuda:1" """
    kind, index = constant_value(op.type), integer(op.index)
    if not isinstance(kind, StringAttr) or index is None or index < 0:
        return False
    value = StringAttr(f"{kind.value}:{index}")
    constant = declared("torch.constant.device")
    replacement = rewriter.insert(constant([], op.result_types, {"value": value}, location=op.raw_location))
    rewriter.replace_op(op, replacement.results)
    return True
