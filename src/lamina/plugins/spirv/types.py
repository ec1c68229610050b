"""SPIR-V's types. What may stand in them is checked where they are read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from lamina.ir.attribute import Type
from lamina.ir.types import DYNAMIC, FloatType, IntegerType, ShapedType, VectorType
from lamina.plugins import defines
from lamina.plugins.spirv.enums import Case, case_of, parse_case

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

_WIDTHS = (1, 8, 16, 32, 64)
_LONGEST_VECTOR = 4


class SPIRVType(Type):
    """Base of the types that the dialect defines."""

    __slots__ = ()
    dialect_name = "spirv"


class CompositeType(SPIRVType):
    """Base of the types with elements."""

    __slots__ = ()

    @property
    def known_count(self) -> int | None:
        """The number of elements; None if unknown."""
        return None

    def element_at(self, index: int) -> Type:
        """Returns the type of an element."""
        element: Type = self.element_type
        return element

    if TYPE_CHECKING:
        element_type: Any


# ---- Reading


def parse_element(parser: Parser) -> Type:
    """Parses a type that SPIR-V types may contain. Raises ParseError."""
    offset = parser.start
    type = parser.parse_type()
    if type.dialect_name == "spirv" or isinstance(type, FloatType):
        return type
    if isinstance(type, IntegerType):
        if type.width not in _WIDTHS:
            parser.error(f"only 1/8/16/32/64-bit integer type allowed but found '{type}'", offset)
    elif isinstance(type, VectorType):
        if type.rank != 1:
            parser.error(f"only 1-D vector allowed but found '{type}'", offset)
        if type.num_elements > _LONGEST_VECTOR:
            parser.error(f"vector length has to be less than or equal to 4 but found {type.num_elements}", offset)
    else:
        parser.error(f"cannot use '{type}' to compose SPIR-V types", offset)
    return type


def _parse_column(parser: Parser) -> Type:
    offset = parser.start
    type = parser.parse_type()
    if not isinstance(type, VectorType):
        parser.error(f"matrix must be composed using vector type, got '{type}'", offset)
    if type.rank != 1:
        parser.error(f"only 1-D vector allowed but found '{type}'", offset)
    if not 2 <= type.num_elements <= _LONGEST_VECTOR:
        parser.error(
            "matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found "
            f"{type.num_elements}",
            offset,
        )
    if not isinstance(type.element_type, FloatType):
        parser.error(f"matrix columns' elements must be of Float type, got '{type.element_type}'", offset)
    return type


def _parse_sizes(parser: Parser, count: int, message: str) -> list[int]:
    offset = parser.start
    sizes = parser.parse_dimension_list(allow_dynamic=False)
    if len(sizes) != count:
        parser.error(message, offset)
    return sizes


def _parse_stride(parser: Parser) -> int:
    if not parser.accept(","):
        return 0
    parser.parse_keyword("stride")
    parser.expect("=", "expected '='")
    offset = parser.start
    stride = parser.parse_int64(32)
    if stride == 0:
        parser.error("ArrayStride must be greater than zero", offset)
    return stride


def _parse_word(parser: Parser, mnemonic: str) -> Case:
    offset = parser.start
    word = parser.parse_optional_digits_word() or parser.parse_any_keyword()
    known_case = case_of(mnemonic, word)
    if known_case is None:
        parser.error(f"unknown attribute: '{word}'", offset)
    return known_case


def _open(parser: Parser) -> None:
    parser.expect("<", "expected '<'")


def _close(parser: Parser) -> None:
    parser.expect(">", "expected '>'")


def _comma(parser: Parser) -> None:
    parser.expect(",", "expected ','")


# ---- Arrays and pointers


@defines("spirv::ArrayType")
class ArrayType(CompositeType):
    """`!spirv.array<4 x f32, stride=4>`."""

    __slots__ = ("element_type", "count", "stride")
    mnemonic = "array"
    count: int
    stride: int

    @property
    def known_count(self) -> int:
        return self.count

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Type:
        _open(parser)
        offset = parser.start
        (count,) = _parse_sizes(parser, 1, "expected single integer for array element count")
        if count == 0:
            parser.error("expected array length greater than 0", offset)
        element = parse_element(parser)
        stride = _parse_stride(parser)
        _close(parser)
        return cls(element, count, stride)

    def print_parameters(self, printer: Printer) -> None:
        printer.write(f"<{self.count} x ")
        _print_element(printer, self.element_type, self.stride)


def _print_element(printer: Printer, element: Type, stride: int) -> None:
    printer.print_type(element)
    printer.write(f", stride={stride}>" if stride else ">")


@defines("spirv::RuntimeArrayType")
class RuntimeArrayType(CompositeType):
    """`!spirv.rtarray<f32, stride=4>`: of a length that is known at run time."""

    __slots__ = ("element_type", "stride")
    mnemonic = "rtarray"
    stride: int

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Type:
        _open(parser)
        element = parse_element(parser)
        stride = _parse_stride(parser)
        _close(parser)
        return cls(element, stride)

    def print_parameters(self, printer: Printer) -> None:
        printer.write("<")
        _print_element(printer, self.element_type, self.stride)


@defines("spirv::PointerType")
class PointerType(SPIRVType):
    """`!spirv.ptr<f32, Function>`."""

    __slots__ = ("pointee_type", "storage_class")
    mnemonic = "ptr"
    pointee_type: Type
    storage_class: Case

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Type:
        _open(parser)
        pointee = parse_element(parser)
        offset = parser.start
        _comma(parser)
        word = parser.parse_any_keyword()
        storage_class = case_of("storage_class", word)
        if storage_class is None:
            parser.error(f"unknown storage class: {word}", offset)
        _close(parser)
        return cls(pointee, storage_class)

    def print_parameters(self, printer: Printer) -> None:
        printer.write("<")
        printer.print_type(self.pointee_type)
        printer.write(f", {self.storage_class.spelling}>")


# ---- Matrices and tensors


@defines("spirv::MatrixType")
class MatrixType(CompositeType):
    """`!spirv.matrix<3 x vector<4xf32>>`: columns."""

    __slots__ = ("column_type", "num_columns")
    mnemonic = "matrix"
    column_type: VectorType
    num_columns: int

    @property
    def element_type(self) -> Any:
        """The type of the components."""
        return self.column_type.element_type

    @property
    def known_count(self) -> int:
        return self.num_columns

    @property
    def num_rows(self) -> int:
        """The length of a column."""
        return self.column_type.num_elements

    def element_at(self, index: int) -> Type:
        return self.column_type

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Type:
        _open(parser)
        offset = parser.start
        (count,) = _parse_sizes(parser, 1, "expected single unsigned integer for number of columns")
        if not 2 <= count <= _LONGEST_VECTOR:
            parser.error("matrix is expected to have 2, 3, or 4 columns", offset)
        column = _parse_column(parser)
        _close(parser)
        return cls(column, count)

    def print_parameters(self, printer: Printer) -> None:
        printer.write(f"<{self.num_columns} x ")
        printer.print_type(self.column_type)
        printer.write(">")


@defines("spirv::CooperativeMatrixType")
class CooperativeMatrixType(CompositeType, ShapedType):
    """`!spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>`."""

    __slots__ = ("rows", "columns", "element_type", "scope", "use")
    mnemonic = "coopmatrix"
    rows: int
    columns: int
    scope: Case
    use: Case

    @property
    def shape(self) -> tuple[int, ...]:
        """Rows and columns."""
        return (self.rows, self.columns)

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Type:
        _open(parser)
        rows, columns = _parse_sizes(parser, 2, "expected row and column count")
        element = parse_element(parser)
        _comma(parser)
        scope = parse_case(parser, "scope", "scope <id>")
        _comma(parser)
        use = parse_case(parser, "coop_matrix_use_khr", "use <id>")
        _close(parser)
        return cls(rows, columns, element, scope, use)

    def print_parameters(self, printer: Printer) -> None:
        printer.write(f"<{self.rows}x{self.columns}x")
        printer.print_type(self.element_type)
        printer.write(f", {self.scope.spelling}, {self.use.spelling}>")


@defines("spirv::TensorArmType")
class TensorArmType(CompositeType, ShapedType):
    """`!spirv.arm.tensor<1x2xf32>`; without a shape where the rank is not known."""

    __slots__ = ("sizes", "element_type")
    mnemonic = "arm.tensor"
    sizes: tuple[int, ...] | None

    @property
    def shape(self) -> tuple[int, ...]:
        """The sizes; DYNAMIC for those that are not known."""
        return self.sizes or ()

    @property
    def has_rank(self) -> bool:
        """True if the number of sizes is known."""
        return self.sizes is not None

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Type:
        _open(parser)
        sizes: tuple[int, ...] | None = None
        offset = parser.start
        if parser.accept("*"):
            if parser.kind != "bare" or parser.text[parser.start] != "x":
                parser.error("expected 'x' in dimension list")
            parser.reset(parser.start + 1)
        else:
            sizes = tuple(parser.parse_dimension_list())
            if not sizes:
                parser.error("arm.tensors do not support rank zero", offset)
            if 0 in sizes:
                parser.error("arm.tensors do not support zero dimensions", offset)
            dynamic = sum(size == DYNAMIC for size in sizes)
            if dynamic not in (0, len(sizes)):
                parser.error("arm.tensor shape dimensions must be either fully dynamic or completed shaped", offset)
        element = parse_element(parser)
        _close(parser)
        return cls(sizes, element)

    def print_parameters(self, printer: Printer) -> None:
        if self.sizes is None:
            printer.write("<*x")
        else:
            printer.write("<" + "".join("?x" if size == DYNAMIC else f"{size}x" for size in self.sizes))
        printer.print_type(self.element_type)
        printer.write(">")


# ---- Images

_IMAGE_WORDS = (
    "dim",
    "image_depth_info",
    "image_arrayed_info",
    "image_sampling_info",
    "image_sampler_use_info",
    "image_format",
)


@defines("spirv::ImageType")
class ImageType(SPIRVType):
    """`!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>`."""

    __slots__ = (
        "element_type",
        "dim",
        "depth_info",
        "arrayed_info",
        "sampling_info",
        "sampler_use_info",
        "image_format",
    )
    mnemonic = "image"
    element_type: Type
    dim: Case
    depth_info: Case
    arrayed_info: Case
    sampling_info: Case
    sampler_use_info: Case
    image_format: Case

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Type:
        _open(parser)
        values: list[object] = [parse_element(parser)]
        for mnemonic in _IMAGE_WORDS:
            _comma(parser)
            values.append(_parse_word(parser, mnemonic))
        _close(parser)
        return cls(*values)

    def print_parameters(self, printer: Printer) -> None:
        element, *words = self.parameters
        printer.write("<")
        printer.print_type(element)
        printer.write("".join(f", {word.spelling}" for word in words) + ">")


@defines("spirv::SampledImageType")
class SampledImageType(SPIRVType):
    """`!spirv.sampled_image<!spirv.image<...>>`."""

    __slots__ = ("image_type",)
    mnemonic = "sampled_image"
    image_type: ImageType

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Type:
        _open(parser)
        offset = parser.start
        type = parser.parse_type()
        if not isinstance(type, ImageType):
            parser.error(f"sampled image must be composed using image type, got '{type}'", offset)
        _close(parser)
        return cls(type)

    def print_parameters(self, printer: Printer) -> None:
        printer.write("<")
        printer.print_type(self.image_type)
        printer.write(">")


# ---- Structs


class Decoration(NamedTuple):
    """A decoration, with a value or without."""

    kind: Case
    value: int | None

    @property
    def text(self) -> str:
        """The decoration's spelling."""
        spelling: str = self.kind.spelling
        return spelling if self.value is None else f"{spelling}={self.value}"


def _parse_decoration(parser: Parser) -> Decoration:
    kind = _parse_word(parser, "decoration")
    return Decoration(kind, parser.parse_int64(32) if parser.accept("=") else None)


def _sorted(decorations: Sequence[Decoration]) -> tuple[Decoration, ...]:
    return tuple(sorted(decorations, key=lambda decoration: int(decoration.kind.value)))


class Member(NamedTuple):
    """A member of a struct."""

    type: Type
    offset: int | None = None
    decorations: tuple[Decoration, ...] = ()


@defines("spirv::StructType")
class StructType(CompositeType):
    """`!spirv.struct<(f32 [0], i32 [4, NonWritable]), Block>`, with a name in front if it is identified; ``members`` is
    None where an identified struct refers to itself."""

    __slots__ = ("identifier", "members", "decorations")
    mnemonic = "struct"
    identifier: str | None
    members: tuple[Member, ...] | None
    decorations: tuple[Decoration, ...]

    @property
    def known_count(self) -> int:
        return len(self.members or ())

    @property
    def num_elements(self) -> int:
        """The number of members."""
        return len(self.members or ())

    def element_at(self, index: int) -> Type:
        assert self.members is not None
        return self.members[index].type

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Type:
        start = parser.last_end - len(cls.mnemonic)
        _open(parser)
        enclosing: list[str] = parser.__dict__.setdefault("spirv_open_structs", [])
        known: dict[str, StructType] = parser.__dict__.setdefault("spirv_structs", {})
        identifier = parser.parse_optional_any_keyword()
        if identifier is not None:
            if parser.accept(">"):
                if identifier not in enclosing:
                    parser.error("recursive struct reference not nested in struct definition", start)
                return cls(identifier, None, ())
            _comma(parser)
            if identifier in enclosing:
                parser.error("identifier already used for an enclosing struct", start)
            enclosing.append(identifier)
        try:
            members, decorations = cls._parse_body(parser, start)
        finally:
            if identifier is not None:
                enclosing.pop()
        parameters = cls(identifier, members, decorations)
        if identifier is not None and known.setdefault(identifier, parameters) is not parameters:
            parser.error("")
        return parameters

    @classmethod
    def _parse_body(cls, parser: Parser, start: int) -> tuple[tuple[Member, ...], tuple[Decoration, ...]]:
        parser.expect("(", "expected '('")
        members: list[Member] = []
        if parser.kind != ")":
            while True:
                members.append(cls._parse_member(parser, members))
                if not parser.accept(","):
                    break
        with_offset = sum(member.offset is not None for member in members)
        if with_offset not in (0, len(members)):
            parser.error("offset specification must be given for all members", start)
        parser.expect(")", "expected ')'")
        decorations: list[Decoration] = []
        while parser.accept(","):
            decorations.append(_parse_decoration(parser))
        _close(parser)
        return tuple(members), _sorted(decorations)

    @classmethod
    def _parse_member(cls, parser: Parser, before: Sequence[Member]) -> Member:
        type = parser.parse_type()
        if not parser.accept("["):
            return Member(type)
        place = parser.start
        offset = parser.parse_optional_integer()
        if offset is not None and any(member.offset is None for member in before):
            parser.error("offset specification must be given for all members", place)
        if parser.accept("]"):
            return Member(type, offset)
        if offset is not None:
            _comma(parser)
        decorations = parser.parse_comma_separated(lambda: _parse_decoration(parser))
        parser.expect("]", "expected ']'")
        return Member(type, offset, _sorted(decorations))

    def print_parameters(self, printer: Printer) -> None:
        printer.write("<")
        if self.identifier is not None:
            printer.write(self.identifier)
            if self.members is None:
                printer.write(">")
                return
            printer.write(", ")
        printer.write("(")
        for number, member in enumerate(self.members or ()):
            printer.write(", " if number else "")
            printer.print_type(member.type)
            parts = [] if member.offset is None else [str(member.offset)]
            parts += [decoration.text for decoration in member.decorations]
            if parts:
                printer.write(f" [{', '.join(parts)}]")
        printer.write(")" + "".join(f", {decoration.text}" for decoration in self.decorations) + ">")


# ---- Questions


def is_scalar(type: Type) -> bool:
    """True if a type is an integer or float of SPIR-V."""
    return isinstance(type, FloatType) or (isinstance(type, IntegerType) and type.width in _WIDTHS)


def is_spirv_type(type: Type) -> bool:
    """True if values in SPIR-V modules may have the type."""
    if isinstance(type, VectorType):
        return type.rank == 1 and is_scalar(type.element_type)
    return isinstance(type, SPIRVType) or is_scalar(type)


_VECTOR_LENGTHS = (2, 3, 4, 8, 16)


def is_composite(type: Type) -> bool:
    """True for types with elements, including vectors of the lengths that SPIR-V has."""
    if isinstance(type, VectorType):
        return type.rank == 1 and type.num_elements in _VECTOR_LENGTHS and is_scalar(type.element_type)
    return isinstance(type, CompositeType)


def count_of(type: Type) -> int | None:
    """Returns the number of elements of a composite type; None if unknown."""
    if isinstance(type, VectorType):
        return type.num_elements
    return type.known_count if isinstance(type, CompositeType) else None


def element_of(type: Type, index: int) -> Type:
    """Returns the type of an element of a composite type."""
    if isinstance(type, CompositeType):
        return type.element_at(index)
    assert isinstance(type, VectorType)
    return type.element_type


def bit_width(type: Type) -> int:
    """Returns the width of scalars and vectors of them; pointers have the width of none."""
    if isinstance(type, IntegerType | FloatType):
        return type.width
    if isinstance(type, VectorType):
        element: Any = type.element_type
        return type.num_elements * int(element.width)
    return 0
