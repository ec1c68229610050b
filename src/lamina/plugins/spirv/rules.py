"""Rules of operations on numbers, matrices, images and groups that their declarations do not say."""

from __future__ import annotations

from lamina.define.foreign import ForeignOperation, attribute_of, is_operation
from lamina.ir.attribute import Type
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, IntegerType, VectorType
from lamina.ir.value import Value
from lamina.plugins import verifier
from lamina.plugins.spirv.attributes import TargetEnvAttr
from lamina.plugins.spirv.memory import constant_of
from lamina.plugins.spirv.types import (
    CooperativeMatrixType,
    ImageType,
    MatrixType,
    PointerType,
    bit_width,
    is_scalar,
)


def _fail(message: str) -> None:
    raise VerifyFailure(message, raw=True)


def _count(type: Type) -> int:
    return type.num_elements if isinstance(type, VectorType) else 1


# ---- Arithmetic


@verifier("spirv.IAddCarry", "spirv.ISubBorrow", "spirv.SMulExtended", "spirv.UMulExtended")
def verify_extended(op: ForeignOperation) -> None:
    """Requires both members of the result to have the operands' type."""
    type = op.result.type
    if type.num_elements != 2:
        raise VerifyFailure("expected result struct type containing two members")
    if len({*op.operand_types, type.element_at(0), type.element_at(1)}) != 1:
        raise VerifyFailure("expected all operand types and struct member types are the same")


@verifier("spirv.ShiftLeftLogical", "spirv.ShiftRightArithmetic", "spirv.ShiftRightLogical")
def verify_shift(op: ForeignOperation) -> None:
    """Requires the result to have the type of the shifted operand."""
    given, result = op.operand1.type, op.result.type
    if given is not result:
        _fail(f"expected the same type for the first operand and result, but provided '{given}' and '{result}'")


@verifier("spirv.VectorTimesScalar")
def verify_vector_times_scalar(op: ForeignOperation) -> None:
    """Requires a scalar of the element type."""
    type = op.result.type
    if op.vector.type is not type:
        raise VerifyFailure("vector operand and result type mismatch")
    if op.scalar.type is not type.element_type:
        raise VerifyFailure("scalar operand and result element type match")


_DOTS = ("SDot", "SUDot", "UDot", "SDotAccSat", "SUDotAccSat", "UDotAccSat")


@verifier(*(f"spirv.{name}" for name in _DOTS))
def verify_dot(op: ForeignOperation) -> None:
    """Requires a packed format for integer operands, and a result that is wide enough."""
    factor, given = op.operands[0].type, attribute_of(op, "format")
    if isinstance(factor, IntegerType):
        if given is None:
            raise VerifyFailure("requires Packed Vector Format attribute for integer vector operands")
        if factor.width != 32:
            raise VerifyFailure(
                f"with specified Packed Vector Format ({given.value.spelling}) requires integer vector operands to be "
                "32-bits wide"
            )
    elif given is not None:
        raise VerifyFailure(f"with invalid format attribute for vector operands of type '{factor}'")
    width, needed = bit_width(op.results[0].type), bit_width(factor)
    if needed > width:
        raise VerifyFailure(
            f"result type has insufficient bit-width ({width} bits) for the specified vector operand type "
            f"({needed} bits)"
        )


@verifier("spirv.GL.FrexpStruct")
def verify_frexp(op: ForeignOperation) -> None:
    """Requires a significand of the operand's type and an i32 exponent per element."""
    operand, struct = op.operand_.type, op.result.type
    if struct.num_elements != 2:
        _fail("result type must be a struct type with two memebers")
    significand, exponent = struct.element_at(0), struct.element_at(1)
    if significand is not operand:
        _fail("member zero of the resulting struct type must be the same type as the operand")
    number = exponent.element_type if isinstance(exponent, VectorType) else exponent
    if not isinstance(number, IntegerType) or number.width != 32:
        space = "" if isinstance(exponent, VectorType) else " "
        _fail(f"member one of the resulting struct type must{space}be a scalar or vector of 32 bit integer type")
    if isinstance(operand, VectorType) != isinstance(exponent, VectorType) or _count(operand) != _count(exponent):
        _fail("member one of the resulting struct type must have the same number of components as the operand type")


@verifier("spirv.GL.Ldexp")
def verify_ldexp(op: ForeignOperation) -> None:
    """Requires as many exponents as significands."""
    significand, exponent = op.x.type, op.exp.type
    if isinstance(significand, FloatType) != isinstance(exponent, IntegerType):
        raise VerifyFailure("operands must both be scalars or vectors")
    if _count(significand) != _count(exponent):
        raise VerifyFailure("operands must have the same number of elements")


@verifier("spirv.VectorShuffle")
def verify_shuffle(op: ForeignOperation) -> None:
    """Requires one selector per result element, inside the two vectors."""
    type, selectors = op.result.type, attribute_of(op, "components").elements
    if type.num_elements != len(selectors):
        raise VerifyFailure(
            f"result type element count ({type.num_elements}) mismatch with the number of component selectors "
            f"({len(selectors)})"
        )
    total = sum(_count(operand.type) for operand in op.operands)
    for selector in selectors:
        index = selector.value & 0xFFFFFFFF
        if total <= index != 0xFFFFFFFF:
            raise VerifyFailure(
                f"component selector {index} out of range: expected to be in [0, {total}) or 0xffffffff"
            )


# ---- Casts


def _elements_of_cast(op: ForeignOperation) -> tuple[Type, Type]:
    given, result = op.operands[0].type, op.results[0].type
    if not isinstance(given, VectorType | CooperativeMatrixType):
        return given, result
    if type(result) is not type(given):
        raise VerifyFailure("incompatible operand and result types")
    return given.element_type, result.element_type


@verifier("spirv.FConvert", "spirv.SConvert", "spirv.UConvert")
def verify_conversion(op: ForeignOperation) -> None:
    """Requires different bit widths."""
    given, result = _elements_of_cast(op)
    if bit_width(given) == bit_width(result):
        raise VerifyFailure(
            f"expected the different bit widths for operand type and result type, but provided '{given}' and '{result}'"
        )


@verifier("spirv.ConvertFToS", "spirv.ConvertFToU", "spirv.ConvertSToF", "spirv.ConvertUToF")
def verify_number_conversion(op: ForeignOperation) -> None:
    """Allows all widths."""


@verifier("spirv.Bitcast")
def verify_bitcast(op: ForeignOperation) -> None:
    """Requires a different type of the same width; pointers convert to pointers only."""
    given, result = op.operand_.type, op.result.type
    if given is result:
        _fail("result type must be different from operand type")
    if isinstance(given, PointerType) and not isinstance(result, PointerType):
        _fail("unhandled bit cast conversion from pointer type to non-pointer type")
    if not isinstance(given, PointerType) and isinstance(result, PointerType):
        _fail("unhandled bit cast conversion from non-pointer type to pointer type")
    if bit_width(given) != bit_width(result):
        raise VerifyFailure(
            f"mismatch in result type bitwidth {bit_width(result)} and operand type bitwidth {bit_width(given)}"
        )


def _module_of(op: Operation) -> Operation | None:
    """Returns the enclosing spirv.module."""
    parent = op.parent_op
    while parent is not None and not is_operation(parent, "spirv.module"):
        parent = parent.parent_op
    return parent


def _verify_physical(op: ForeignOperation, pointer: PointerType, number: Type, what: str) -> None:
    if not (isinstance(number, IntegerType) and number.is_signless):
        _fail("result must be a scalar type of unsigned integer")
    module = _module_of(op)
    if module is None:
        return
    model = attribute_of(module, "addressing_model").value.spelling
    is_buffer = pointer.storage_class.spelling == "PhysicalStorageBuffer"
    if model == "Logical" or (model == "PhysicalStorageBuffer64" and not is_buffer):
        _fail(f"{what} must be a physical pointer")


@verifier("spirv.ConvertPtrToU")
def verify_pointer_to_number(op: ForeignOperation) -> None:
    """Verifies the physical pointer and the integer."""
    _verify_physical(op, op.pointer.type, op.result.type, "operand")


@verifier("spirv.ConvertUToPtr")
def verify_number_to_pointer(op: ForeignOperation) -> None:
    """Verifies the integer and the physical pointer."""
    _verify_physical(op, op.result.type, op.operand_.type, "result")


_SPECIFIC = ("Workgroup", "CrossWorkgroup", "Function")


def _verify_same_pointee(given: PointerType, result: PointerType) -> None:
    if given.pointee_type is not result.pointee_type:
        raise VerifyFailure(
            "pointer operand's pointee type must have the same as the op result type, but found "
            f"'{given.pointee_type}' vs '{result.pointee_type}'"
        )


@verifier("spirv.PtrCastToGeneric")
def verify_to_generic(op: ForeignOperation) -> None:
    """Requires a pointer to Workgroup, CrossWorkgroup or Function, and a generic result."""
    given, result = op.pointer.type, op.result.type
    if given.storage_class.spelling not in _SPECIFIC:
        _fail("pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class")
    if result.storage_class.spelling != "Generic":
        _fail("result type must be of storage class Generic")
    _verify_same_pointee(given, result)


@verifier("spirv.GenericCastToPtr", "spirv.GenericCastToPtrExplicit")
def verify_from_generic(op: ForeignOperation) -> None:
    """Requires a generic pointer, and a result in Workgroup, CrossWorkgroup or Function."""
    given, result = op.pointer.type, op.result.type
    if given.storage_class.spelling != "Generic":
        _fail("pointer type must be of storage class Generic")
    if result.storage_class.spelling not in _SPECIFIC:
        _fail("result must point to the Workgroup, CrossWorkgroup, or Function Storage Class")
    _verify_same_pointee(given, result)


# ---- Matrices


@verifier("spirv.MatrixTimesScalar")
def verify_matrix_times_scalar(op: ForeignOperation) -> None:
    """Requires a scalar of the component type."""
    if op.scalar.type is not op.matrix.type.element_type:
        raise VerifyFailure("input matrix components' type and scaling value must have the same type")


@verifier("spirv.MatrixTimesVector")
def verify_matrix_times_vector(op: ForeignOperation) -> None:
    """Requires compatible sizes and component types."""
    matrix, vector, result = op.matrix.type, op.vector.type, op.result.type
    if matrix.num_columns != vector.num_elements:
        raise VerifyFailure(
            f"matrix columns ({matrix.num_columns}) must match vector operand size ({vector.num_elements})"
        )
    if result.num_elements != matrix.num_rows:
        raise VerifyFailure(f"result size ({result.num_elements}) must match the matrix rows ({matrix.num_rows})")
    if matrix.element_type is not result.element_type:
        raise VerifyFailure("matrix and result element types must match")


@verifier("spirv.VectorTimesMatrix")
def verify_vector_times_matrix(op: ForeignOperation) -> None:
    """Requires compatible sizes and component types."""
    vector, matrix, result = op.vector.type, op.matrix.type, op.result.type
    if matrix.num_rows != vector.num_elements:
        raise VerifyFailure(
            "number of components in vector must equal the number of components in each column in matrix"
        )
    if result.num_elements != matrix.num_columns:
        raise VerifyFailure("number of columns in matrix must equal the number of components in result")
    if matrix.element_type is not result.element_type:
        raise VerifyFailure("matrix must be a matrix with the same component type as the component type in result")


@verifier("spirv.Transpose")
def verify_transpose(op: ForeignOperation) -> None:
    """Requires rows and columns to be exchanged."""
    given: MatrixType = op.matrix.type
    result: MatrixType = op.result.type
    if given.num_rows != result.num_columns:
        _fail("input matrix rows count must be equal to output matrix columns count")
    if given.num_columns != result.num_rows:
        _fail("input matrix columns count must be equal to output matrix rows count")
    if given.element_type is not result.element_type:
        _fail("input and output matrices must have the same component type")


@verifier("spirv.MatrixTimesMatrix")
def verify_matrix_times_matrix(op: ForeignOperation) -> None:
    """Requires compatible sizes and component types."""
    left: MatrixType = op.leftmatrix.type
    right: MatrixType = op.rightmatrix.type
    result: MatrixType = op.result.type
    if left.num_columns != right.num_rows:
        _fail("left matrix columns' count must be equal to the right matrix rows' count")
    if right.num_columns != result.num_columns:
        _fail("right and result matrices must have equal columns' count")
    if right.element_type is not result.element_type:
        _fail("right and result matrices' component type must be the same")
    if left.element_type is not result.element_type:
        _fail("left and result matrices' component type must be the same")
    if left.num_rows != result.num_rows:
        _fail("left and result matrices must have equal rows' count")


def _bits_of(op: ForeignOperation, name: str) -> list[str] | None:
    attribute = op._properties.get(name)
    return None if attribute is None else attribute.value.spelling.split("|")


@verifier("spirv.KHR.CooperativeMatrixLoad", "spirv.KHR.CooperativeMatrixStore")
def verify_cooperative_access(op: ForeignOperation) -> None:
    """Requires a pointer to scalars or vectors, and an alignment exactly with the Aligned bit."""
    pointee = op.pointer.type.pointee_type
    if not (is_scalar(pointee) or isinstance(pointee, VectorType)):
        raise VerifyFailure(f"Pointer must point to a scalar or vector type but provided '{pointee}'")
    bits = _bits_of(op, "memory_operand")
    if bits is None:
        return
    forbidden = "MakePointerAvailable" if op.name.endswith("Load") else "MakePointerVisible"
    if forbidden in bits:
        raise VerifyFailure(f"not compatible with memory operand '{forbidden}'")
    alignment = attribute_of(op, "alignment")
    if "Aligned" in bits and alignment is None:
        raise VerifyFailure("missing value for the 'Aligned' memory operand")
    if "Aligned" not in bits and alignment is not None:
        raise VerifyFailure("found alignment attribute for non-'Aligned' memory operand")


@verifier("spirv.KHR.CooperativeMatrixMulAdd")
def verify_cooperative_product(op: ForeignOperation) -> None:
    """Requires compatible uses, scopes and sizes."""
    a, b, c = (operand.type for operand in op.operands)
    for index, (type, use) in enumerate(((a, "MatrixA"), (b, "MatrixB"), (c, "MatrixAcc"))):
        if type.use.spelling != use:
            raise VerifyFailure(f"operand #{index} must be of use '{use}'")
    if not a.scope is b.scope is c.scope:
        raise VerifyFailure("matrix scope mismatch")
    for name, left, right in (("M", a.rows, c.rows), ("N", b.columns, c.columns), ("K", a.columns, b.rows)):
        if left != right:
            raise VerifyFailure(f"matrix size mismatch on dimension '{name}'")
    if attribute_of(op, "matrix_operands") is not None and not all(
        isinstance(type.element_type, IntegerType) for type in (a, b, c)
    ):
        raise VerifyFailure("Matrix Operands require all matrix element types to be Integer Types")


# ---- Images


_COMPONENTS = {"Dim1D": 1, "Buffer": 1, "Dim2D": 2, "Cube": 2, "Rect": 2, "Dim3D": 3}


@verifier("spirv.ImageQuerySize")
def verify_image_size(op: ForeignOperation) -> None:
    """Requires as many sizes as the image has dimensions."""
    image: ImageType = op.image.type
    dim = image.dim.spelling
    if dim not in _COMPONENTS:
        _fail("the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or Rect")
    if (
        dim not in ("Buffer", "Rect")
        and image.sampling_info.spelling != "MultiSampled"
        and image.sampler_use_info.spelling not in ("SamplerUnknown", "NoSampler")
    ):
        _fail("if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of 0 or 2")
    wanted = _COMPONENTS[dim] + (image.arrayed_info.spelling == "Arrayed")
    given = _count(op.result.type)
    if wanted != given:
        _fail(f"expected the result to have {wanted} component(s), but found {given} component(s)")


# ---- Groups


def _verify_scope(op: ForeignOperation, *allowed: str) -> None:
    scope = attribute_of(op, "execution_scope").value.spelling
    if scope not in allowed:
        raise VerifyFailure(f"execution scope must be {' or '.join(map(repr, allowed))}")


def _verify_cluster(size: Value) -> None:
    number = constant_of(size)
    if number is None:
        raise VerifyFailure("cluster size operand must come from a constant op")
    if number <= 0 or number & (number - 1):
        raise VerifyFailure("cluster size operand must be a power of two")


_REDUCTIONS = (
    *("FAdd", "FMax", "FMin", "FMul", "IAdd", "IMul", "SMax", "SMin", "UMax", "UMin"),
    *("BitwiseAnd", "BitwiseOr", "BitwiseXor", "LogicalAnd", "LogicalOr", "LogicalXor"),
)


@verifier(*(f"spirv.GroupNonUniform{name}" for name in _REDUCTIONS))
def verify_reduction(op: ForeignOperation) -> None:
    """Requires group scope, and a power of two as cluster size."""
    _verify_scope(op, "Workgroup", "Subgroup")
    operation = attribute_of(op, "group_operation").value.spelling
    if operation == "ClusteredReduce" and len(op.operands) == 1:
        raise VerifyFailure("cluster size operand must be provided for 'ClusteredReduce' group operation")
    if len(op.operands) > 1:
        _verify_cluster(op.operands[1])


_IN_GROUPS = (
    *(f"Group{name}" for name in ("IAdd", "FAdd", "FMin", "UMin", "SMin", "FMax", "UMax", "SMax")),
    *("KHR.GroupIMul", "KHR.GroupFMul"),
    *(f"GroupNonUniform{name}" for name in ("Ballot", "BallotFindLSB", "BallotFindMSB", "Elect")),
)


@verifier(*(f"spirv.{name}" for name in _IN_GROUPS))
def verify_group(op: ForeignOperation) -> None:
    """Requires group scope."""
    _verify_scope(op, "Workgroup", "Subgroup")


@verifier("spirv.GroupBroadcast")
def verify_broadcast(op: ForeignOperation) -> None:
    """Requires a local id of at most three components."""
    _verify_scope(op, "Workgroup", "Subgroup")
    type = op.localid.type
    if isinstance(type, VectorType) and type.num_elements not in (2, 3):
        raise VerifyFailure(
            f"localid is a vector and can be with only  2 or 3 components, actual number is {type.num_elements}"
        )


def _version_of(op: Operation) -> str:
    """Returns the SPIR-V version of the enclosing target environment."""
    at: Operation | None = _module_of(op)
    while at is not None:
        environment = at.attributes.get("spirv.target_env")
        if isinstance(environment, TargetEnvAttr):
            spelling: str = environment.triple.version.spelling
            return spelling
        at = at.parent_op
    return "v1.0"


@verifier("spirv.GroupNonUniformBroadcast")
def verify_non_uniform_broadcast(op: ForeignOperation) -> None:
    """Requires a constant id before version 1.5."""
    _verify_scope(op, "Workgroup", "Subgroup")
    if _version_of(op) < "v1.5":
        owner = op.id.owner
        if not isinstance(owner, Operation) or not is_operation(owner, "spirv.Constant", "spirv.mlir.referenceof"):
            raise VerifyFailure("id must be the result of a constant op")


@verifier(*(f"spirv.GroupNonUniformShuffle{name}" for name in ("", "Down", "Up", "Xor")))
def verify_group_shuffle(op: ForeignOperation) -> None:
    """Rejects signed distances."""
    _verify_scope(op, "Workgroup", "Subgroup")
    type = op.operands[-1].type
    if isinstance(type, IntegerType) and type.is_signed:
        raise VerifyFailure("second operand must be a singless/unsigned integer")


@verifier("spirv.GroupNonUniformRotateKHR")
def verify_rotate(op: ForeignOperation) -> None:
    """Requires a power of two as cluster size."""
    _verify_scope(op, "Workgroup", "Subgroup")
    if op.cluster_size is not None:
        _verify_cluster(op.cluster_size)


# ---- Memory semantics

_ORDERS = ("Acquire", "Release", "AcquireRelease", "SequentiallyConsistent")


def _verify_semantics(op: ForeignOperation, name: str) -> None:
    bits = _bits_of(op, name) or []
    if sum(order in bits for order in _ORDERS) > 1:
        _fail(
            "expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or "
            "`SequentiallyConsistent`"
        )


@verifier("spirv.ControlBarrier", "spirv.MemoryBarrier")
def verify_barrier(op: ForeignOperation) -> None:
    """Verifies the memory semantics."""
    _verify_semantics(op, "memory_semantics")


def _verify_atomic(op: ForeignOperation, kind: type[Type], word: str) -> None:
    pointee = op.operands[0].type.pointee_type
    if not isinstance(pointee, kind):
        raise VerifyFailure(f"pointer operand must point to an {word} value, found '{pointee}'")
    _verify_semantics(op, "semantics")


_ATOMICS = ("And", "IAdd", "IDecrement", "IIncrement", "ISub", "Or", "SMax", "SMin", "UMax", "UMin", "Xor")


@verifier(*(f"spirv.Atomic{name}" for name in _ATOMICS))
def verify_atomic(op: ForeignOperation) -> None:
    """Requires a pointer to an integer."""
    _verify_atomic(op, IntegerType, "integer")


@verifier("spirv.EXT.AtomicFAdd")
def verify_atomic_float(op: ForeignOperation) -> None:
    """Requires a pointer to a float."""
    _verify_atomic(op, FloatType, "float")


# ---- Mesh shaders


@verifier("spirv.EXT.EmitMeshTasks")
def verify_mesh_tasks(op: ForeignOperation) -> None:
    """Requires the payload in TaskPayloadWorkgroupEXT memory."""
    payload = op.payload
    if payload is None:
        return
    if payload.type.storage_class.spelling != "TaskPayloadWorkgroupEXT":
        raise VerifyFailure("payload must be a variable with a storage class of TaskPayloadWorkgroupEXT")
