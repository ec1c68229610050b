"""Types of the gpu dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from lamina.define.constraints import AnyTypeOf, TypeConstraint
from lamina.dialects.gpu import DIALECT
from lamina.ir.attribute import InvalidParameters, Type
from lamina.ir.types import DYNAMIC, SIGNED, UNSIGNED, IntegerType, f16, f32, f64, i32

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


class AsyncTokenType(Type):
    """``!gpu.async.token``: signals the completion of an asynchronous operation."""

    __slots__ = ()
    dialect_name = "gpu"
    mnemonic = "async.token"

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        return cls()

    def print_parameters(self, printer: Printer) -> None:
        """Prints nothing: there are no parameters."""


class _Handle(Type):
    """A handle of a sparse matrix library."""

    __slots__ = ()
    dialect_name = "gpu"

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        return cls()

    def print_parameters(self, printer: Printer) -> None:
        """Prints nothing: there are no parameters."""


class SparseDnTensorHandleType(_Handle):
    """``!gpu.sparse.dntensor_handle``: a dense tensor."""

    __slots__ = ()
    mnemonic = "sparse.dntensor_handle"


class SparseSpMatHandleType(_Handle):
    """``!gpu.sparse.spmat_handle``: a sparse matrix."""

    __slots__ = ()
    mnemonic = "sparse.spmat_handle"


class SparseSpGEMMOpHandleType(_Handle):
    """``!gpu.sparse.spgemmop_handle``: a product of sparse matrices on its way."""

    __slots__ = ()
    mnemonic = "sparse.spgemmop_handle"


class MMAMatrixType(Type):
    """``!gpu.mma_matrix<16x16xf16, "AOp">``: a matrix distributed over the threads of a subgroup: an operand of a
    product (AOp, BOp) or its accumulator (COp)."""

    __slots__ = ("shape", "element_type", "operand")
    dialect_name = "gpu"
    mnemonic = "mma_matrix"
    shape: tuple[int, ...]
    element_type: Type
    operand: str

    def verify(self) -> None:
        if self.operand not in ("AOp", "BOp", "COp"):
            raise InvalidParameters("operand expected to be one of AOp, BOp or COp")
        if len(self.shape) != 2:
            raise InvalidParameters("MMAMatrixType must have exactly two dimensions")
        if self.element_type not in _MATRIX_ELEMENTS:
            raise InvalidParameters("MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64")

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        offset = parser.start - len(cls.mnemonic)
        parser.expect("<", "expected '<'")
        place = parser.start
        shape = parser.parse_dimension_list()
        if DYNAMIC in shape:
            before = shape[: shape.index(DYNAMIC)]
            parser.error("expected static shape", place + sum(len(str(size)) + 1 for size in before))
        element = parser.parse_type()
        parser.expect(",", "expected ','")
        operand = parser.parse_string()
        parser.expect(">", "expected '>'")
        try:
            return cls(tuple(shape), element, operand)
        except InvalidParameters as invalid:
            parser.error(str(invalid), offset)

    def print_parameters(self, printer: Printer) -> None:
        printer.write("<" + "".join(f"{size}x" for size in self.shape))
        printer.print_type(self.element_type)
        printer.write(", ")
        printer.print_string(self.operand)
        printer.write(">")


_MATRIX_ELEMENTS = (IntegerType(8, SIGNED), IntegerType(8, UNSIGNED), i32, f16, f32, f64)
for _type in (
    AsyncTokenType, SparseDnTensorHandleType, SparseSpMatHandleType, SparseSpGEMMOpHandleType, MMAMatrixType,
):  # fmt: skip
    DIALECT.register_type(_type)
AsyncToken = TypeConstraint(
    "async token type", lambda type: isinstance(type, AsyncTokenType), AsyncTokenType(), AsyncTokenType
)


def _handle(summary: str, cls: type[Type]) -> TypeConstraint[Type]:
    return TypeConstraint(f"{summary} handle type", lambda type: isinstance(type, cls), cls(), cls)


DnTensorHandle = _handle("dense tensor", SparseDnTensorHandleType)
SpMatHandle = _handle("sparse matrix", SparseSpMatHandleType)
SpGEMMHandle = _handle("SpGEMM operation", SparseSpGEMMOpHandleType)
MMAMatrix: TypeConstraint[MMAMatrixType] = TypeConstraint(
    "MMAMatrix type", lambda type: isinstance(type, MMAMatrixType)
)


def MMAMatrixOf(*elements: TypeConstraint[Any]) -> TypeConstraint[MMAMatrixType]:
    """A matrix of one of the element types."""
    inner = AnyTypeOf(list(elements))
    return TypeConstraint(
        f"gpu.mma_matrix of {inner.summary} values",
        lambda type: isinstance(type, MMAMatrixType) and inner.accepts(type.element_type),
    )
