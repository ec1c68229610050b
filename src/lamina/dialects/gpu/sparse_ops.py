"""Operations of the gpu dialect on sparse matrices, which the host calls a library for."""

from __future__ import annotations

from lamina.define import (
    Operation,
    operand,
    operation,
    optional_result,
    prop,
    result,
    variadic_operand,
    variadic_result,
)
from lamina.define.constraints import AnyMemRef, Index, TypeAttr
from lamina.dialects.gpu.asynchronous_ops import ASYNC
from lamina.dialects.gpu.attributes import Prune2To4SpMatFlagAttr, SpGEMMKindAttr, TransposeModeAttr
from lamina.dialects.gpu.types import AsyncToken, DnTensorHandle, SpGEMMHandle, SpMatHandle
from lamina.ir.traits import AttrSizedOperandSegments, AttrSizedResultSegments

_PLAIN = "#gpu<mat_transpose_mode NON_TRANSPOSE>"


@operation("gpu.create_dn_tensor", traits=[AttrSizedOperandSegments])
class CreateDnTensorOp(Operation):
    """A dense tensor of a buffer and sizes."""

    async_dependencies = variadic_operand(AsyncToken)
    memref = operand(AnyMemRef)
    dims = variadic_operand(Index)
    dn_tensor = result(DnTensorHandle)
    async_token = optional_result(AsyncToken)
    assembly_format = ASYNC + "$memref `,` $dims attr-dict `:` type($dims) `into` type($memref)"


@operation("gpu.destroy_dn_tensor")
class DestroyDnTensorOp(Operation):
    """The end of a dense tensor."""

    async_dependencies = variadic_operand(AsyncToken)
    dn_tensor = operand(DnTensorHandle)
    async_token = optional_result(AsyncToken)
    assembly_format = ASYNC + "$dn_tensor attr-dict"


@operation("gpu.create_coo")
class CreateCooOp(Operation):
    """A sparse matrix in coordinate format, from three buffers."""

    async_dependencies = variadic_operand(AsyncToken)
    rows = operand(Index)
    cols = operand(Index)
    nnz = operand(Index)
    row_idxs = operand(AnyMemRef)
    col_idxs = operand(AnyMemRef)
    values = operand(AnyMemRef)
    spmat = result(SpMatHandle)
    async_token = optional_result(AsyncToken)
    assembly_format = (
        ASYNC + "$rows `,` $cols `,` $nnz `,` $row_idxs `,` $col_idxs `,` $values attr-dict `:` type($row_idxs) `,` "
        "type($col_idxs) `,` type($values)"
    )


@operation("gpu.create_coo_aos")
class CreateCooAoSOp(Operation):
    """A sparse matrix in coordinate format, with pairs of coordinates in one buffer."""

    async_dependencies = variadic_operand(AsyncToken)
    rows = operand(Index)
    cols = operand(Index)
    nnz = operand(Index)
    idxs = operand(AnyMemRef)
    values = operand(AnyMemRef)
    spmat = result(SpMatHandle)
    async_token = optional_result(AsyncToken)
    assembly_format = (
        ASYNC + "$rows `,` $cols `,` $nnz `,` $idxs `,` $values attr-dict `:` type($idxs) `,` type($values) "
    )


@operation("gpu.create_csr")
class CreateCsrOp(Operation):
    """A sparse matrix in compressed rows."""

    async_dependencies = variadic_operand(AsyncToken)
    rows = operand(Index)
    cols = operand(Index)
    nnz = operand(Index)
    row_pos = operand(AnyMemRef)
    col_idxs = operand(AnyMemRef)
    values = operand(AnyMemRef)
    spmat = result(SpMatHandle)
    async_token = optional_result(AsyncToken)
    assembly_format = (
        ASYNC + "$rows `,` $cols `,` $nnz `,` $row_pos `,` $col_idxs `,` $values attr-dict `:` type($row_pos) `,` "
        "type($col_idxs) `,` type($values)"
    )


@operation("gpu.create_csc")
class CreateCscOp(Operation):
    """A sparse matrix in compressed columns."""

    async_dependencies = variadic_operand(AsyncToken)
    rows = operand(Index)
    cols = operand(Index)
    nnz = operand(Index)
    col_pos = operand(AnyMemRef)
    row_idxs = operand(AnyMemRef)
    values = operand(AnyMemRef)
    spmat = result(SpMatHandle)
    async_token = optional_result(AsyncToken)
    assembly_format = (
        ASYNC + "$rows `,` $cols `,` $nnz `,` $col_pos `,` $row_idxs `,` $values attr-dict `:` type($col_pos) `,` "
        "type($row_idxs) `,` type($values)"
    )


@operation("gpu.create_bsr")
class CreateBsrOp(Operation):
    """A sparse matrix in compressed rows of blocks."""

    async_dependencies = variadic_operand(AsyncToken)
    brows = operand(Index)
    bcols = operand(Index)
    bnnz = operand(Index)
    r_block_size = operand(Index)
    c_block_size = operand(Index)
    b_row_pos = operand(AnyMemRef)
    b_col_idxs = operand(AnyMemRef)
    values = operand(AnyMemRef)
    spmat = result(SpMatHandle)
    async_token = optional_result(AsyncToken)
    assembly_format = (
        ASYNC + "$brows `,` $bcols `,` $bnnz `,` $r_block_size `,` $c_block_size `,` $b_row_pos `,` $b_col_idxs `,` "
        "$values attr-dict `:` type($b_row_pos) `,` type($b_col_idxs) `,` type($values)"
    )


@operation("gpu.create_2to4_spmat")
class Create2To4SpMatOp(Operation):
    """A matrix with two zeros among each four elements."""

    async_dependencies = variadic_operand(AsyncToken)
    rows = operand(Index)
    cols = operand(Index)
    prune_flag = prop(Prune2To4SpMatFlagAttr, default="#gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>")
    memref = operand(AnyMemRef)
    sp_mat = result(SpMatHandle)
    async_token = optional_result(AsyncToken)
    assembly_format = ASYNC + "`{` $prune_flag `}` $rows `,` $cols `,` $memref attr-dict `:` type($memref)"


@operation("gpu.destroy_sp_mat")
class DestroySpMatOp(Operation):
    """The end of a sparse matrix."""

    async_dependencies = variadic_operand(AsyncToken)
    spmat = operand(SpMatHandle)
    async_token = optional_result(AsyncToken)
    assembly_format = ASYNC + "$spmat attr-dict"


@operation("gpu.spmv_buffer_size")
class SpMVBufferSizeOp(Operation):
    """The bytes that a sparse matrix times a vector needs."""

    async_dependencies = variadic_operand(AsyncToken)
    mode_a = prop(TransposeModeAttr, default=_PLAIN)
    spmat_a = operand(SpMatHandle)
    dn_x = operand(DnTensorHandle)
    dn_y = operand(DnTensorHandle)
    compute_type = prop(TypeAttr)
    buffer_sz = result(Index)
    async_token = optional_result(AsyncToken)
    assembly_format = ASYNC + "$spmat_a (`{` $mode_a^ `}`)? `,` $dn_x `,` $dn_y attr-dict `into` $compute_type"


@operation("gpu.spmv")
class SpMVOp(Operation):
    """A sparse matrix times a vector."""

    async_dependencies = variadic_operand(AsyncToken)
    mode_a = prop(TransposeModeAttr, default=_PLAIN)
    spmat_a = operand(SpMatHandle)
    dn_x = operand(DnTensorHandle)
    dn_y = operand(DnTensorHandle)
    compute_type = prop(TypeAttr)
    buffer = operand(AnyMemRef)
    async_token = optional_result(AsyncToken)
    assembly_format = (
        ASYNC + "$spmat_a (`{` $mode_a^ `}`)? `,` $dn_x `,` $dn_y `,` $buffer attr-dict `:` type($buffer) `into` "
        "$compute_type"
    )


@operation("gpu.spmm_buffer_size", traits=[AttrSizedResultSegments])
class SpMMBufferSizeOp(Operation):
    """The bytes that a sparse matrix times a dense one needs."""

    async_dependencies = variadic_operand(AsyncToken)
    mode_a = prop(TransposeModeAttr, default=_PLAIN)
    mode_b = prop(TransposeModeAttr, default=_PLAIN)
    spmat_a = operand(SpMatHandle)
    dnmat_b = operand(DnTensorHandle)
    dnmat_c = operand(DnTensorHandle)
    compute_type = prop(TypeAttr)
    buffer_szs = variadic_result(Index)
    async_token = optional_result(AsyncToken)
    assembly_format = (
        ASYNC + "$spmat_a (`{` $mode_a^ `}`)? `,` $dnmat_b (`{` $mode_b^ `}`)? `,` $dnmat_c attr-dict `:` "
        "type($buffer_szs) `into` $compute_type"
    )


@operation("gpu.spmm", traits=[AttrSizedOperandSegments])
class SpMMOp(Operation):
    """A sparse matrix times a dense one."""

    async_dependencies = variadic_operand(AsyncToken)
    mode_a = prop(TransposeModeAttr, default=_PLAIN)
    mode_b = prop(TransposeModeAttr, default=_PLAIN)
    spmat_a = operand(SpMatHandle)
    dnmat_b = operand(DnTensorHandle)
    dnmat_c = operand(DnTensorHandle)
    compute_type = prop(TypeAttr)
    buffers = variadic_operand(AnyMemRef)
    async_token = optional_result(AsyncToken)
    assembly_format = (
        ASYNC + "$spmat_a (`{` $mode_a^ `}`)? `,` $dnmat_b (`{` $mode_b^ `}`)? `,` $dnmat_c `,` $buffers attr-dict "
        "`:` type($buffers) `into` $compute_type"
    )


@operation("gpu.sddmm_buffer_size")
class SDDMMBufferSizeOp(Operation):
    """The bytes that a sampled product of dense matrices needs."""

    async_dependencies = variadic_operand(AsyncToken)
    mode_a = prop(TransposeModeAttr, default=_PLAIN)
    mode_b = prop(TransposeModeAttr, default=_PLAIN)
    dnmat_a = operand(DnTensorHandle)
    dnmat_b = operand(DnTensorHandle)
    spmat_c = operand(SpMatHandle)
    compute_type = prop(TypeAttr)
    buffer_sz = result(Index)
    async_token = optional_result(AsyncToken)
    assembly_format = (
        ASYNC + "$dnmat_a (`{` $mode_a^ `}`)? `,` $dnmat_b (`{` $mode_b^ `}`)? `,` $spmat_c attr-dict `into` "
        "$compute_type"
    )


@operation("gpu.sddmm")
class SDDMMOp(Operation):
    """A product of dense matrices where a sparse one has elements."""

    async_dependencies = variadic_operand(AsyncToken)
    mode_a = prop(TransposeModeAttr, default=_PLAIN)
    mode_b = prop(TransposeModeAttr, default=_PLAIN)
    dnmat_a = operand(DnTensorHandle)
    dnmat_b = operand(DnTensorHandle)
    spmat_c = operand(SpMatHandle)
    compute_type = prop(TypeAttr)
    buffer = operand(AnyMemRef)
    async_token = optional_result(AsyncToken)
    assembly_format = (
        ASYNC + "$dnmat_a (`{` $mode_a^ `}`)? `,` $dnmat_b (`{` $mode_b^ `}`)? `,` $spmat_c `,` $buffer attr-dict `:` "
        "type($buffer) `into` $compute_type"
    )


@operation("gpu.spgemm_create_descr")
class SpGEMMCreateDescrOp(Operation):
    """The start of a product of sparse matrices."""

    async_dependencies = variadic_operand(AsyncToken)
    desc = result(SpGEMMHandle)
    async_token = optional_result(AsyncToken)
    assembly_format = ASYNC + "attr-dict"


@operation("gpu.spgemm_destroy_descr")
class SpGEMMDestroyDescrOp(Operation):
    """The end of a product of sparse matrices."""

    async_dependencies = variadic_operand(AsyncToken)
    desc = operand(SpGEMMHandle)
    async_token = optional_result(AsyncToken)
    assembly_format = ASYNC + "$desc attr-dict"


@operation("gpu.spgemm_work_estimation_or_compute")
class SpGEMMWorkEstimationOrComputeOp(Operation):
    """The bytes that a product of sparse matrices needs, or the product."""

    async_dependencies = variadic_operand(AsyncToken)
    desc = operand(SpGEMMHandle)
    mode_a = prop(TransposeModeAttr, default=_PLAIN)
    mode_b = prop(TransposeModeAttr, default=_PLAIN)
    spmat_a = operand(SpMatHandle)
    spmat_b = operand(SpMatHandle)
    spmat_c = operand(SpMatHandle)
    compute_type = prop(TypeAttr)
    buffer_sz = operand(Index)
    buffer = operand(AnyMemRef)
    kind = prop(SpGEMMKindAttr)
    buffer_sz_new = result(Index)
    async_token = optional_result(AsyncToken)
    assembly_format = (
        ASYNC + "`{` $kind `}` $spmat_a (`{` $mode_a^ `}`)? `,` $spmat_b (`{` $mode_b^ `}`)? `,` $spmat_c `,` $desc "
        "`,` $buffer_sz `,` $buffer attr-dict `:` $compute_type `into` type($buffer)"
    )


@operation("gpu.spgemm_copy")
class SpGEMMCopyOp(Operation):
    """The result of a product of sparse matrices."""

    async_dependencies = variadic_operand(AsyncToken)
    desc = operand(SpGEMMHandle)
    mode_a = prop(TransposeModeAttr, default=_PLAIN)
    mode_b = prop(TransposeModeAttr, default=_PLAIN)
    spmat_a = operand(SpMatHandle)
    spmat_b = operand(SpMatHandle)
    spmat_c = operand(SpMatHandle)
    compute_type = prop(TypeAttr)
    async_token = optional_result(AsyncToken)
    assembly_format = (
        ASYNC + "$spmat_a (`{` $mode_a^ `}`)? `,` $spmat_b (`{` $mode_b^ `}`)? `,` $spmat_c `,` $desc attr-dict `:` "
        "$compute_type"
    )


@operation("gpu.spmat_get_size")
class SpMatGetSizeOp(Operation):
    """Rows, columns and elements of a sparse matrix."""

    async_dependencies = variadic_operand(AsyncToken)
    spmat = operand(SpMatHandle)
    rows = result(Index)
    cols = result(Index)
    nnz = result(Index)
    async_token = optional_result(AsyncToken)
    assembly_format = ASYNC + "$spmat attr-dict"


@operation("gpu.set_csr_pointers")
class SetCsrPointersOp(Operation):
    """Other buffers for a sparse matrix in compressed rows."""

    async_dependencies = variadic_operand(AsyncToken)
    spmat = operand(SpMatHandle)
    positions = operand(AnyMemRef)
    coordinates = operand(AnyMemRef)
    values = operand(AnyMemRef)
    async_token = optional_result(AsyncToken)
    assembly_format = (
        ASYNC + "$spmat `,` $positions `,` $coordinates `,` $values attr-dict `:` type($positions) `,` "
        "type($coordinates) `,` type($values)"
    )
