"""``tosa-infer-shapes``: refines unknown result shapes from the operand shapes."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.func.ops import FuncOp
from lamina.dialects.tensor.ops import CastOp
from lamina.dialects.tosa.inference import Components, infer_shapes
from lamina.dialects.tosa.ops import IfOp, WhileOp
from lamina.ir.attribute import Type
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.traits import InferTypeOpInterface
from lamina.ir.types import DYNAMIC, RankedTensorType, TensorType, UnrankedTensorType, element_type_or_self
from lamina.ir.value import BlockArgument, Value
from lamina.passmanager import Pass, register_pass


def _joined(type: TensorType, inferred: Components) -> TensorType | None:
    """Joins the type with the inferred one; None if they contradict each other."""
    element = inferred.element_type
    if element is not None and element is not type.element_type:
        return None
    if inferred.shape is None:
        return type
    if any(size < 0 and size != DYNAMIC for size in inferred.shape):
        return None
    if not isinstance(type, RankedTensorType):
        return RankedTensorType(inferred.shape, type.element_type)
    if len(type.shape) != len(inferred.shape):
        return None
    sizes = []
    for own, found in zip(type.shape, inferred.shape, strict=True):
        if DYNAMIC not in (own, found) and own != found:
            return None
        sizes.append(found if own == DYNAMIC else own)
    return RankedTensorType(tuple(sizes), type.element_type, type.encoding)


def _can_be_refined(user: Operation) -> bool:
    """True if the operation may get operands of more exact types."""
    return user.name.startswith("tosa.") or user.has_trait(InferTypeOpInterface)


class _Refinement:
    """The values whose types were refined, with their old types."""

    def __init__(self) -> None:
        self.old: dict[Value, Type] = {}

    def set_type(self, value: Value, type: Type) -> None:
        if value.type is not type:
            self.old.setdefault(value, value.type)
            value.type = type

    def region(self, region: Region) -> None:
        for block in region.blocks:
            for op in block.operations:
                self._operation(op)

    def _operation(self, op: Operation) -> None:
        if not op.name.startswith("tosa."):
            return
        if isinstance(op, IfOp):
            for graph in op.regions:
                self._graph(graph, [value.type for value in op.input_list])
        elif isinstance(op, WhileOp):
            self._loop(op)
        inferred = infer_shapes(op) or []
        for result, components in zip(op.results, inferred, strict=False):
            if isinstance(result.type, TensorType) and (known := _joined(result.type, components)) is not None:
                self.set_type(result, known)

    def _graph(self, graph: Region, types: Sequence[Type]) -> None:
        for argument, type in zip(graph.arguments, types, strict=True):
            self.set_type(argument, type)
        self.region(graph)

    def _loop(self, op: WhileOp) -> None:
        """Refines a loop: the carried values keep the sizes that the body preserves."""
        types: list[Type] = [value.type for value in op.input_list]
        while True:
            before, saved = dict(self.old), self._types_in(op.body_graph)
            self._graph(op.body_graph, types)
            end = op.body_graph.entry_block.last_op
            yielded = [] if end is None else [value.type for value in end.operands]
            joint = [_common(new_type, other) for new_type, other in zip(types, yielded, strict=True)]
            if joint == types:
                break
            types, self.old = joint, before
            for value, type in saved:
                value.type = type
        self._graph(op.cond_graph, types)

    @staticmethod
    def _types_in(region: Region) -> list[tuple[Value, Type]]:
        types: list[tuple[Value, Type]] = [(argument, argument.type) for argument in region.arguments]
        for block in region.blocks:
            for op in block.operations:
                for each in op.walk():
                    types += [(result, result.type) for result in each.results]
                    for inner in each.regions:
                        types += [(argument, argument.type) for argument in inner.arguments]
        return types

    def commit(self) -> None:
        """Casts back to the old types, by tensor.cast, for users that require them."""
        for value, old in self.old.items():
            uses = [use for use in value.uses if not _can_be_refined(use.owner)]
            if not uses or value.type is old:
                continue
            maker = value.defining_op
            if isinstance(value, BlockArgument):
                point = InsertionPoint.at_block_start(value.owner)
            else:
                assert maker is not None
                point = InsertionPoint.after_op(maker)
            cast = Builder(point, location=value.location).insert(CastOp([value], [old], location=value.location))
            for use in uses:
                use.set(cast.dest)


def _common(first: Type, other: Type) -> Type:
    """Returns the common supertype of both."""
    if first is other:
        return first
    if isinstance(first, RankedTensorType) and isinstance(other, RankedTensorType) and first.rank == other.rank:
        sizes = [left if left == right else DYNAMIC for left, right in zip(first.shape, other.shape, strict=True)]
        return RankedTensorType(tuple(sizes), first.element_type)
    return UnrankedTensorType(element_type_or_self(first))


@register_pass(
    "tosa-infer-shapes", summary="Propagate shapes across TOSA operations", display_name="TosaInferShapesPass"
)
class TosaInferShapes(Pass):
    """Operations in order, those inside control flow before it."""

    def run(self, operation: Operation) -> None:
        functions = (
            [operation] if isinstance(operation, FuncOp) else [op for op in operation.walk() if isinstance(op, FuncOp)]
        )
        for function in functions:
            refinement = _Refinement()
            for region in function.regions:
                refinement.region(region)
            refinement.commit()
