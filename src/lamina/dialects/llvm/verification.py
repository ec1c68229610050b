"""Rules of the llvm dialect's instructions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.llvm.constraints import is_compatible_floating_point_type, is_scalable_vector_type
from lamina.dialects.llvm.enums import AtomicBinOp, AtomicOrdering, TailCallKind
from lamina.dialects.llvm.types import LLVMArrayType, LLVMPointerType, LLVMStructType, LLVMTargetExtType
from lamina.interfaces.branch import verify_branch, verify_branch_weights, verify_operand_groups
from lamina.ir.attribute import Type
from lamina.ir.attributes import StringAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import FloatType, IntegerType, ShapedType, VectorType, int_or_float_width
from lamina.ir.value import type_as

if TYPE_CHECKING:
    from lamina.dialects.llvm.intrinsics import AssumeOp
    from lamina.dialects.llvm.math_intrinsics import SincosOp
    from lamina.dialects.llvm.ops.aggregates import ExtractValueOp, InsertValueOp, ShuffleVectorOp
    from lamina.dialects.llvm.ops.calls import CallIntrinsicOp, CallOp, InlineAsmOp, InvokeOp
    from lamina.dialects.llvm.ops.casts import BitcastOp, IntToPtrOp, SExtOp, ZExtOp
    from lamina.dialects.llvm.ops.constants import ZeroOp
    from lamina.dialects.llvm.ops.control_flow import CondBrOp, ReturnOp, SwitchOp
    from lamina.dialects.llvm.ops.memory import AllocaOp, AtomicCmpXchgOp, AtomicRMWOp, FenceOp, GEPOp, LoadOp, StoreOp
    from lamina.ir.operation import Operation

DYNAMIC_INDEX = -(1 << 31)

# ---- Memory


def verify_alloca(op: AllocaOp) -> None:
    element = op.elem_type
    if isinstance(element, LLVMTargetExtType) and not element.supports_memory:
        raise VerifyFailure("this target extension type cannot be used in alloca")


def verify_gep(op: GEPOp) -> None:
    indices = op.raw_constant_indices
    if sum(index == DYNAMIC_INDEX for index in indices) != len(op._operands) - 1:
        raise VerifyFailure("expected as many dynamic indices as specified in 'rawConstantIndices'")
    type = op.elem_type
    for position, index in enumerate(indices[1:], 1):
        if isinstance(type, LLVMStructType):
            if index == DYNAMIC_INDEX:
                raise VerifyFailure(f"expected index {position} indexing a struct to be constant")
            if not 0 <= index < len(type.body):
                raise VerifyFailure(f"index {position} indexing a struct is out of bounds")
            type = type.body[index]
        elif isinstance(type, LLVMArrayType | VectorType):
            type = type.element_type
        else:
            raise VerifyFailure(f"type '{type}' cannot be indexed (index #{position})")


def verify_dereferenceable(op: LoadOp | IntToPtrOp) -> None:
    """The dereferenceable attribute requires a pointer."""
    if op.dereferenceable is not None and not isinstance(op.res.type, LLVMPointerType):
        raise VerifyFailure("expected op to return a single LLVM pointer type")


def verify_load(op: LoadOp) -> None:
    verify_dereferenceable(op)
    _atomic_access(op, op.res.type, (AtomicOrdering.RELEASE, AtomicOrdering.ACQ_REL))


def verify_store(op: StoreOp) -> None:
    _atomic_access(op, op.value.type, (AtomicOrdering.ACQUIRE, AtomicOrdering.ACQ_REL))


def _atomic_access(op: StoreOp | LoadOp, type: Type, unsupported: Sequence[AtomicOrdering]) -> None:
    ordering = op.ordering
    if ordering is AtomicOrdering.NOT_ATOMIC:
        if op.syncscope is not None:
            raise VerifyFailure("expected syncscope to be null for non-atomic access")
        return
    if not _can_be_atomic(type):
        raise VerifyFailure(f"unsupported type '{type}' for atomic access")
    if ordering in unsupported:
        raise VerifyFailure(f"unsupported ordering '{ordering.spelling}'")
    if op.alignment is None:
        raise VerifyFailure("expected alignment for atomic access")


def _can_be_atomic(type: Type) -> bool:
    """Pointers, and numbers whose width is a power of two of at least eight bits."""
    if isinstance(type, LLVMPointerType):
        return True
    width = _number_width(type)
    return width is not None and width >= 8 and width & (width - 1) == 0


def _number_width(type: Type) -> int | None:
    if isinstance(type, IntegerType):
        return type.width
    if isinstance(type, FloatType) and is_compatible_floating_point_type(type):
        # The x87 format takes sixteen bytes in memory.
        return 128 if type.spelling == "f80" else type.width
    return 128 if is_compatible_floating_point_type(type) else None


_FLOAT_UPDATES = frozenset(
    (
        AtomicBinOp.FADD,
        AtomicBinOp.FSUB,
        AtomicBinOp.FMIN,
        AtomicBinOp.FMAX,
        AtomicBinOp.FMINIMUM,
        AtomicBinOp.FMAXIMUM,
    )
)
_WIDTHS = (8, 16, 32, 64)


def verify_atomic_rmw(op: AtomicRMWOp) -> None:
    type = op.val.type
    update = op.bin_op
    if update in _FLOAT_UPDATES:
        if isinstance(type, VectorType):
            if is_scalable_vector_type(type):
                raise VerifyFailure("expected LLVM IR fixed vector type")
            if not is_compatible_floating_point_type(type.element_type):
                raise VerifyFailure("expected LLVM IR floating point type for vector element")
        elif not is_compatible_floating_point_type(type):
            raise VerifyFailure("expected LLVM IR floating point type")
    elif update is AtomicBinOp.XCHG:
        if not (isinstance(type, LLVMPointerType) or _number_width(type) in (*_WIDTHS, 128)):
            raise VerifyFailure("unexpected LLVM IR type for 'xchg' bin_op")
    elif not isinstance(type, IntegerType) or type.width not in _WIDTHS:
        raise VerifyFailure("expected LLVM IR integer type")
    if op.ordering.value < AtomicOrdering.MONOTONIC.value:
        raise VerifyFailure("expected at least 'monotonic' ordering")


def verify_compare_exchange(op: AtomicCmpXchgOp) -> None:
    if not isinstance(op.ptr.type, LLVMPointerType):
        raise VerifyFailure("expected LLVM IR pointer type for operand #0")
    type = op.val.type
    if not isinstance(type, LLVMPointerType) and _number_width(type) not in _WIDTHS:
        raise VerifyFailure("unexpected LLVM IR type")
    success, failure = op.success_ordering, op.failure_ordering
    if success.value < AtomicOrdering.MONOTONIC.value or failure.value < AtomicOrdering.MONOTONIC.value:
        raise VerifyFailure("ordering must be at least 'monotonic'")
    if failure in (AtomicOrdering.RELEASE, AtomicOrdering.ACQ_REL):
        raise VerifyFailure("failure ordering cannot be 'release' or 'acq_rel'")


def verify_fence(op: FenceOp) -> None:
    if op.ordering.value < AtomicOrdering.ACQUIRE.value:
        raise VerifyFailure("can be given only acquire, release, acq_rel, and seq_cst orderings")


# ---- Casts


def verify_bitcast(op: BitcastOp) -> None:
    source, target = op.arg.type, op.res.type
    source_pointer, target_pointer = _pointer_of(source), _pointer_of(target)
    if (source_pointer is None) != (target_pointer is None):
        raise VerifyFailure("can only cast pointers from and to pointers")
    if source_pointer is None or target_pointer is None:
        return
    if isinstance(target, VectorType) and not isinstance(source, VectorType):
        raise VerifyFailure("cannot cast pointer to vector of pointers")
    if isinstance(source, VectorType) and not isinstance(target, VectorType):
        raise VerifyFailure("cannot cast vector of pointers to pointer")
    if source_pointer.address_space != target_pointer.address_space:
        raise VerifyFailure("cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead")


def _pointer_of(type: Type) -> LLVMPointerType | None:
    element = type.element_type if isinstance(type, VectorType) else type
    return element if isinstance(element, LLVMPointerType) else None


def verify_extension(op: SExtOp | ZExtOp) -> None:
    """llvm.sext and llvm.zext."""
    source, target = op.arg.type, op.res.type
    if isinstance(source, IntegerType):
        if not isinstance(target, IntegerType):
            raise VerifyFailure("input type is an integer but output type is a vector", raw=True)
        widths = source.width, target.width
    else:
        if isinstance(target, IntegerType):
            raise VerifyFailure("input type is a vector but output type is an integer", raw=True)
        assert isinstance(source, VectorType) and isinstance(target, VectorType)
        if source.shape != target.shape or source.scalable_dims != target.scalable_dims:
            raise VerifyFailure("input and output vectors are of incompatible shape", raw=True)
        widths = int_or_float_width(source.element_type), int_or_float_width(target.element_type)
    if widths[1] <= widths[0]:
        raise VerifyFailure(
            "integer width of the output type is smaller or equal to the integer width of the input type", raw=True
        )


# ---- Aggregates and vectors


def element_at(op: ExtractValueOp | InsertValueOp, container: Type, position: Sequence[int]) -> Type:
    """Returns the type at a position inside structs and arrays."""
    for index in position:
        if isinstance(container, LLVMArrayType):
            if not 0 <= index < container.num_elements:
                raise VerifyFailure(f"position out of bounds: {index}")
            container = container.element_type
        elif isinstance(container, LLVMStructType):
            if not 0 <= index < len(container.body):
                raise VerifyFailure(f"position out of bounds: {index}")
            container = container.body[index]
        else:
            raise VerifyFailure(f"expected LLVM IR structure/array type, got: '{container}'")
    return container


def verify_extract_value(op: ExtractValueOp) -> None:
    container = op.container.type
    expected = element_at(op, container, op.position)
    result = op.res.type
    if expected is not result:
        raise VerifyFailure(
            f"Type mismatch: extracting from '{container}' should produce '{expected}' but this op returns '{result}'"
        )


def verify_insert_value(op: InsertValueOp) -> None:
    container, value = op.container.type, op.value.type
    if element_at(op, container, op.position) is not value:
        raise VerifyFailure(f"Type mismatch: cannot insert '{value}' into '{container}'")


def verify_shuffle_vector(op: ShuffleVectorOp) -> None:
    if is_scalable_vector_type(op.v1.type) and any(op.mask):
        raise VerifyFailure("expected a splat operation for scalable vectors")


# ---- Control flow


def verify_return(op: ReturnOp) -> None:
    from lamina.dialects.llvm.ops.symbols import LLVMFuncOp  # cycle: declared with these rules

    function = op.parent_op
    if not isinstance(function, LLVMFuncOp):
        return
    expected = function.function_type.results
    notes = [("when returning from function", function.raw_location)]
    operands = op._operands
    if not expected:
        if operands:
            raise VerifyFailure("expected no operands", notes=notes)
        return
    if not operands:
        raise VerifyFailure("expected 1 operand", notes=notes)
    if operands[0].value.type is not expected[0]:
        raise VerifyFailure("mismatching result types", notes=notes)


def verify_weighted_branch(op: SwitchOp | InvokeOp | CondBrOp) -> None:
    """llvm.cond_br, llvm.switch, llvm.invoke: requires one weight for each successor."""
    verify_branch(op)
    weights = op.branch_weights
    verify_branch_weights(None if weights is None else weights, len(op.successors))


def verify_switch(op: SwitchOp) -> None:
    verify_operand_groups(op.case_operand_segments, len(op.successors) - 1)
    verify_weighted_branch(op)
    values = op.case_values
    destinations = len(op.successors) - 1
    if values is None and not destinations:
        return
    if values is None or values.type.num_elements != destinations:
        raise VerifyFailure("expects number of case values to match number of case destinations")
    if values.type.element_type is not op.value.type:
        raise VerifyFailure("expects case value type to match condition value type", raw=True)


# ---- Constants


def verify_zero(op: ZeroOp) -> None:
    type = op.res.type
    if isinstance(type, LLVMTargetExtType) and not type.has_zero:
        raise VerifyFailure("target extension type does not support zero-initializer")


def verify_inline_asm(op: InlineAsmOp) -> None:
    if op.tail_call_kind.tail_call_kind is TailCallKind.MUST_TAIL:
        raise VerifyFailure("tail call kind 'musttail' is not supported by this operation")


# ---- Intrinsics


def verify_operand_bundles(op: AssumeOp | CallIntrinsicOp | CallOp | InvokeOp) -> None:
    sizes = op.op_bundle_sizes
    tags = op.op_bundle_tags or []
    count = len(tags)
    if len(sizes) != count:
        raise VerifyFailure(f"expected {len(sizes)} operand bundle tags, but actually got {count}", raw=True)
    if not all(isinstance(tag, StringAttr) for tag in tags):
        raise VerifyFailure("operand bundle tag must be a StringAttr", raw=True)


def verify_call_intrinsic(op: CallIntrinsicOp) -> None:
    if not op.intrin.startswith("llvm."):
        raise VerifyFailure("intrinsic name must start with 'llvm.'")
    verify_operand_bundles(op)


def verify_sincos(op: SincosOp) -> None:
    operand, result = op.val.type, op.res.type
    if not isinstance(result, LLVMStructType) or tuple(result.body) != (operand, operand):
        raise VerifyFailure(
            "expected result type to be an homogeneous struct with two elements matching the operand type, but got "
            f"'{result}'"
        )


def verify_gather(op: Operation) -> None:
    _pointers_like(op, type_as(op.sole_result, VectorType), 0)


def verify_scatter(op: Operation) -> None:
    _pointers_like(op, type_as(op.operands[0], VectorType), 1)


def _pointers_like(op: Operation, data: VectorType, index: int) -> None:
    """The vector of pointers has the shape of the data."""
    pointers = type_as(op.operand(index), ShapedType)
    expected = VectorType(data.shape, pointers.element_type, data.scalable_dims)
    if pointers is not expected:
        raise VerifyFailure(f"expected operand #{index + 1} type to be '{expected}'")


Check = Callable[[Any], None]
