"""The verifiers of torch's types, of its modules, and of operations on tensors."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NoReturn, Protocol

from lamina.define.foreign import ForeignOperation, attribute_of
from lamina.dialects.func.ops import FuncOp
from lamina.dialects.sparse_tensor.attributes import SparseTensorEncodingAttr
from lamina.interfaces.function import is_declaration
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ElementsAttr, FloatAttr, IntegerAttr, TypeAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.dialect import Dialect, load_dialect
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import ComplexType, FloatType, IntegerType, bf16, f16, f32, f64
from lamina.ir.value import OpResult, Value
from lamina.plugins import configure, infer_return_types, operation_method, verifier
from lamina.plugins.torch.syntax import UNKNOWN_SIZE, is_subtype, is_tensor

if TYPE_CHECKING:
    from lamina.ir.symbols import SymbolTableCollection

Note = tuple[str, LocationLike | None]


def fail(message: str, *, operation: Operation | None = None, notes: Sequence[Note] = ()) -> NoReturn:
    """Raises the message about the operation, by default the verified one."""
    raise VerifyFailure(message, operation=operation, notes=notes)


def _is(operation: Operation | None, *mnemonics: str) -> bool:
    """True for an operation of torch with one of the names."""
    if operation is None:
        return False
    dialect, _, mnemonic = operation.name.partition(".")
    return dialect == "torch" and mnemonic in mnemonics


def _is_type(type: Type, *mnemonics: str) -> bool:
    return type.dialect_name == "torch" and type.mnemonic in mnemonics


def _type(mnemonic: str, *parameters: object) -> Type:
    dialect = load_dialect("torch")
    assert dialect is not None
    made: Type = dialect.types[mnemonic](*parameters)
    return made


# ---- Types


class Tensor(Protocol):
    """The parameters of `!torch.tensor` and `!torch.vtensor`."""

    optional_sizes: Sequence[int] | None
    optional_dtype: Type | None
    optional_sparsity: Attribute | None


_FLOATS = frozenset(
    ("f16", "bf16", "f32", "f64", "f4E2M1FN", "f8E5M2", "f8E4M3FN", "f8E5M2FNUZ", "f8E4M3FNUZ", "f8E4M3B11FNUZ")
) | {"f8E8M0FNU"}  # fmt: skip


def _is_dtype(type: Type) -> bool:
    """True if tensors may have such elements."""
    if isinstance(type, ComplexType):
        type = type.element_type
    if isinstance(type, FloatType):
        return str(type) in _FLOATS
    if isinstance(type, IntegerType):
        return type.width == 1 if type.signedness == "signless" else type.width in (4, 8, 16, 32, 64)
    return _is_type(type, "qint8", "quint8", "qint16", "qint32", "str")


@verifier("!torch.tensor", "!torch.vtensor")
def verify_tensor_type(tensor: Tensor) -> None:
    """Elements are those of PyTorch; an encoding is one of sparse tensors."""
    dtype, sparsity = tensor.optional_dtype, tensor.optional_sparsity
    if dtype is not None and not _is_dtype(dtype):
        fail(f"invalid dtype '{dtype}' for !torch.tensor type")
    negative = next((size for size in tensor.optional_sizes or () if size < 0 and size != UNKNOWN_SIZE), None)
    if negative is not None:
        fail(f"invalid size {negative} for !torch.tensor type")
    if sparsity is not None and not isinstance(sparsity, SparseTensorEncodingAttr):
        fail("invalid sparsity encoding attribute")


class Dict(Protocol):
    """The parameters of `!torch.dict`."""

    key_type: Type
    value_type: Type


@verifier("!torch.dict")
def verify_dict_type(pairs: Dict) -> None:
    """Keys are numbers, strings or tensors."""
    if not is_tensor(pairs.key_type) and not _is_type(pairs.key_type, "any", "int", "bool", "float", "str"):
        fail(f"invalid '{pairs.key_type}' for !torch.dict key type")
    if pairs.value_type.dialect_name != "torch":
        fail(f"invalid '{pairs.value_type}' for !torch.dict value type")


def sizes_of(type: Type) -> Sequence[int] | None:
    """Returns the sizes of a tensor, UNKNOWN_SIZE where unknown; None for an unknown rank and for other types."""
    sizes: Sequence[int] | None = getattr(type, "optional_sizes", None)
    return sizes


def dtype_of(type: Type) -> Type | None:
    """Returns the elements of a tensor; None if they are unknown and for other types."""
    dtype: Type | None = getattr(type, "optional_dtype", None)
    return dtype


def _is_bool(dtype: Type | None) -> bool:
    return isinstance(dtype, IntegerType) and dtype.width == 1


# ---- Constants


def _owner(value: Value) -> Operation | None:
    return value.owner if isinstance(value, OpResult) else None


def constant_int(value: Value) -> int | None:
    """Returns the value of `torch.constant.int`; None for other values."""
    owner = _owner(value)
    if owner is None or not _is(owner, "constant.int"):
        return None
    attribute = attribute_of(owner, "value")
    return attribute.value if isinstance(attribute, IntegerAttr) else None


def _constant_number(value: Value) -> float | None:
    """Returns the value of a constant integer or float."""
    owner = _owner(value)
    if owner is None or not _is(owner, "constant.int", "constant.float"):
        return None
    attribute = attribute_of(owner, "value")
    return float(attribute.value) if isinstance(attribute, IntegerAttr | FloatAttr) else None


def constructed_elements(value: Value) -> Sequence[Value] | None:
    """Returns the elements of a list that is made here."""
    owner = _owner(value)
    return list(owner.operands) if owner is not None and _is(owner, "prim.ListConstruct") else None


# ---- Literals and copies


def _tensor_of(mnemonic: str, properties: Mapping[str, Attribute], *, signed: bool) -> Type:
    """Returns the type of the only property's tensor."""
    (value,) = properties.values()
    assert isinstance(value, ElementsAttr)
    type = value.type
    element = type.element_type
    if signed and isinstance(element, IntegerType) and element.signedness == "signless" and element.width > 1:
        element = IntegerType(element.width, "signed")
    return _type(mnemonic, tuple(type.shape), element, None)


def _compatible(inferred: Type, given: Type) -> bool:
    """True if the sizes and elements may be the same."""
    if not is_tensor(given):
        return False
    left, right = sizes_of(inferred), sizes_of(given)
    if left is not None and right is not None:
        pairs = list(zip(left, right, strict=False))
        if len(left) != len(right) or any(UNKNOWN_SIZE not in pair and pair[0] != pair[1] for pair in pairs):
            return False
    dtypes = dtype_of(inferred), dtype_of(given)
    return None in dtypes or dtypes[0] is dtypes[1]


@infer_return_types("torch.tensor.literal")
def infer_literal(operands: Sequence[Value], properties: dict[str, Attribute], regions: Sequence[Region]) -> list[Type]:
    return [_tensor_of("tensor", properties, signed=False)]


@infer_return_types("torch.vtensor.literal")
def infer_value_literal(
    operands: Sequence[Value], properties: dict[str, Attribute], regions: Sequence[Region]
) -> list[Type]:
    return [_tensor_of("vtensor", properties, signed=True)]


setattr(infer_literal, "compatible", _compatible)  # noqa: B010  (read where results are checked)


@verifier("torch.copy.to_tensor", "torch.copy.to_vtensor")
def verify_copy(op: ForeignOperation) -> None:
    source, result = op.operand_types[0], op.result_types[0]
    if sizes_of(source) != sizes_of(result) or dtype_of(source) is not dtype_of(result):
        fail("operand and result must have same sizes and dtype")


# ---- Containers


@verifier("torch.prim.ListConstruct")
def verify_list(op: ForeignOperation) -> None:
    contained: Type = op.result_types[0].contained_type
    if not all(is_subtype(type, contained) for type in op.operand_types):
        fail("operand types should have the same type as the list contained type")


@verifier("torch.prim.DictConstruct")
def verify_dict(op: ForeignOperation) -> None:
    type = op.result_types[0]
    if not all(is_subtype(key.type, type.key_type) for key in op.keys):
        fail("keys should be of Dict key type")
    if not all(is_subtype(value.type, type.value_type) for value in op.values):
        fail("values  should be of Dict value type")


@verifier("torch.prim.TupleConstruct")
def verify_tuple(op: ForeignOperation) -> None:
    if not is_subtype(_type("tuple", tuple(op.operand_types)), op.result_types[0]):
        fail("failed to verify that contained types correspond to operand types")


# ---- Modules and classes


def _children(op: Operation) -> Iterator[Operation]:
    block = op.regions[0].first_block
    return iter(()) if block is None else iter(list(block.operations))


@verifier("torch.nn_module")
def verify_module(op: ForeignOperation) -> None:
    for child in _children(op):
        if not _is(child, "slot", "nn_module_terminator"):
            fail("is not allowed inside 'torch.nn_module'", operation=child)


@verifier("torch.class_type")
def verify_class(op: ForeignOperation) -> None:
    names: dict[str, Operation] = {}
    for child in _children(op):
        if _is(child, "class_type_terminator"):
            continue
        if not _is(child, "attr", "method"):
            fail("is not allowed inside `torch.class_type`", operation=child)
        name = _name(child)
        if name in names:
            notes = [
                ("see first conflicting attr/method here", names[name].location),
                ("see second conflicting attr/method here", child.location),
            ]
            fail(f"has duplicate attr/method with name '{name}'", notes=notes)
        names[name] = child


def _name(op: Operation) -> str:
    name = attribute_of(op, "name")
    return str(getattr(name, "value", ""))


@operation_method("torch.nn_module")
def verify_symbol_uses(op: ForeignOperation, symbols: SymbolTableCollection) -> None:
    """A module has the slots of its class."""
    name: str = op.result_types[0].class_name
    cls = symbols.lookup_nearest_symbol_from(op, name)
    if cls is None or not _is(cls, "class_type"):
        fail(f"'{name}' does not reference a valid class type")
    slots = [child for child in _children(op) if _is(child, "slot")]
    attributes = [child for child in _children(cls) if _is(child, "attr")]
    if len(slots) != len(attributes):
        fail(
            "number of 'torch.slot's in a 'torch.nn_module' must match number of 'torch.attr's in the corresponding "
            "'torch.class_type'"
        )
    for number, (slot, attribute) in enumerate(zip(slots, attributes, strict=True)):
        wanted = attribute_of(attribute, "type")
        assert isinstance(wanted, TypeAttr)
        if _name(slot) != _name(attribute) or not all(is_subtype(type, wanted.type) for type in slot.operand_types):
            notes = [(f"see torch.attr at corresponding index {number} here", attribute.location)]
            fail(f"is expected to match type and name of '{attribute}'", operation=slot, notes=notes)


def _verify_method(op: ForeignOperation, symbols: SymbolTableCollection) -> None:
    """A method is a function with a body that takes the object first."""
    name = attribute_of(op, "function")
    root = str(getattr(name, "root", ""))
    function = symbols.lookup_nearest_symbol_from(op, root)
    if not isinstance(function, FuncOp):
        fail(f"'@{root}' does not reference a valid function")
    if str(function.sym_visibility) != "private":
        fail(f"'@{root}' must reference a private function")
    if is_declaration(function):
        fail(f"'@{root}' must reference a function that is defined (not merely declared)")
    parent = op.parent_op
    while parent is not None and not _is(parent, "class_type"):
        parent = parent.parent_op
    symbol = None if parent is None else attribute_of(parent, "sym_name")
    wanted = _type("nn.Module", str(getattr(symbol, "value", "")))
    inputs = function.function_type.inputs
    if not inputs or inputs[0] is not wanted:
        fail(f"the referenced function '{root}' must have a first argument of type '{wanted}'")


operation_method("torch.method", method="verify_symbol_uses")(_verify_method)


# ---- Slots of a module


@verifier("torch.initialize.global_slots")
def verify_initial_values(op: ForeignOperation) -> None:
    if len(op.operands) != len(list(op.slot_sym_names)):
        fail("expected number of operands to match number of slots")


@verifier("torch.global_slot.module_initializer")
def verify_initializer(op: ForeignOperation) -> None:
    """One initializer in the module gives each slot a value, once."""
    module = op.parent_op
    assert module is not None
    others = [child for child in _children(module) if _is(child, "global_slot.module_initializer") and child is not op]
    if others:
        fail("there must be only one global slot initializer", operation=others[0])
    slots = {_symbol(child): child for child in _children(module) if _is(child, "global_slot")}
    *operations, last = _children(op)
    names = [str(name.root) for name in _slot_names(last)]
    repeated = next((name for number, name in enumerate(names) if name in names[:number]), None)
    if repeated is not None:
        fail(f"duplicate initialization of global slot: @{repeated}", operation=last)
    notes: list[Note] = [
        (f"missing global slot initializer for @{name}", slots[name].location)
        for name in sorted(set(slots) - set(names))
    ]
    notes += [
        (f"unexpected global slot initializer for non-existent global slot @{name}", None)
        for name in sorted(set(names) - set(slots))
    ]
    if notes:
        fail("must have one initializer for each global slot in the module", operation=last, notes=notes)
    for name, value in zip(names, last.operands, strict=True):
        bound = attribute_of(slots[name], "typeBound")
        assert isinstance(bound, TypeAttr)
        if not is_subtype(value.type, bound.type):
            fail(
                f"initial value for global slot @{name} has type '{value.type}' which is not within the bound "
                f"'{bound.type}'",
                operation=last,
            )


class _Reference(Protocol):
    root: str


def _slot_names(op: Operation) -> Iterable[_Reference]:
    names: Iterable[_Reference] = getattr(attribute_of(op, "slotSymNames"), "elements", ())
    return names


def _symbol(op: Operation) -> str:
    return str(getattr(attribute_of(op, "sym_name"), "value", ""))


@verifier("torch.shape.calculate.yield.shapes")
def verify_shapes(op: ForeignOperation) -> None:
    _verify_count(op, "shapes")


@verifier("torch.dtype.calculate.yield.dtypes")
def verify_dtypes(op: ForeignOperation) -> None:
    _verify_count(op, "dtypes")


def _verify_count(op: ForeignOperation, what: str) -> None:
    if op.parent_op is None or len(op.parent_op.results) != len(op.operands):
        fail(f"expected number of {what} to match number of results")


@verifier("torch.bind_symbolic_shape")
def verify_symbolic_shape(op: ForeignOperation) -> None:
    symbols = list(op.shape_symbols)
    if len(symbols) != op.shape_expressions.num_symbols:
        fail(
            "requires equal number of shape symbol args and symbol args to the attached affine map, since they are 1:1 "
            "mapped"
        )
    if not all(_is(_owner(symbol), "symbolic_int") for symbol in symbols):
        fail("shape symbol must be produced by a SymbolicIntOp")


# ---- Operations on tensors


@verifier("torch.aten.norm.Scalar")
def verify_norm(op: ForeignOperation) -> None:
    dtype = dtype_of(op.self.type)
    if dtype is not None and not isinstance(dtype, ComplexType) and dtype not in (f16, f32, f64):
        fail(f"expected a float or complex type for input tensor, but got '{dtype}'")


@verifier("torch.aten.renorm")
def verify_renorm(op: ForeignOperation) -> None:
    dtype, sizes = dtype_of(op.self.type), sizes_of(op.self.type)
    if dtype is None or sizes is None:
        return
    rank = len(sizes)
    if not isinstance(dtype, ComplexType) and dtype not in (f16, bf16, f32, f64):
        fail(f"expected a float or complex type for input tensor, but got '{dtype}'")
    if rank <= 1:
        fail(f"renorm: input needs at least 2 dimensions, got {rank} dimensions")
    power, most = _constant_number(op.p), _constant_number(op.maxnorm)
    if power is None:
        return
    if power <= 0:
        fail("renorm: non-positive norm not supported")
    if most is None:
        return
    if most < 0:
        fail("renorm: expected maxnorm to be >= 0")
    dimension = constant_int(op.dim)
    if dimension is not None and not -rank <= dimension < rank:
        fail(f"Dimension out of range (expected to be in range of [{-rank}, {rank - 1}], but got {dimension}")


@verifier("torch.aten.permute")
def verify_permute(op: ForeignOperation) -> None:
    permutation, source, result = constructed_elements(op.dims), sizes_of(op.self.type), sizes_of(op.result_types[0])
    if permutation is None or source is None or result is None:
        return
    rank = len(result)
    if rank != len(source):
        fail(f"expected input and output tensors to have same rank, but {len(source)} != {rank}.")
    if rank != len(permutation):
        fail(
            f"expected permutation to have size equal result tensor rank. The permutation has {len(permutation)} "
            f"elements, the output has rank {rank}."
        )
    seen: set[int] = set()
    for place, value in enumerate(permutation):
        given = constant_int(value)
        if given is None:
            continue
        at = given + rank if given < 0 else given
        if not 0 <= at < rank:
            fail(f"observed invalid index in permutation ({given}) for input tensor of rank {rank}.")
        if at in seen:
            fail(f"has a duplicate dimension ({at}) in its permutation {_owner(op.dims)}.")
        seen.add(at)
        if UNKNOWN_SIZE not in (source[at], result[place]) and source[at] != result[place]:
            fail(
                "has a permutation which is not compatible with the input and output shapes. The input shape in "
                f"dimension {at} is {source[at]}, and the output shape in dimension {place} is {result[place]} : they "
                "should be the same with this permutation. "
            )


@verifier("torch.aten.linalg_cross")
def verify_cross(op: ForeignOperation) -> None:
    left, right = op.self.type, op.other.type
    dtypes, sizes, others = (dtype_of(left), dtype_of(right)), sizes_of(left), sizes_of(right)
    if None in dtypes or sizes is None or others is None:
        return
    if dtypes[0] is not dtypes[1]:
        fail(f"input tensors must have the same dtype, but got '{dtypes[0]}' and '{dtypes[1]}'")
    if _is_bool(dtypes[0]):
        fail("input tensors must not have bool dtype")
    if len(sizes) != len(others):
        fail(f"input tensors must have the same number of dimensions, but got {len(sizes)} and {len(others)}")
    dimension, rank = constant_int(op.dim), len(sizes)
    if dimension is None:
        return
    if not -rank <= dimension < rank:
        fail(f"dim expected to be in rank of [{-rank}, {rank - 1}], but got {dimension}")
    for size in (sizes[dimension], others[dimension]):
        if size not in (3, UNKNOWN_SIZE):
            fail(
                f"inputs dimension {dimension % rank} must have length 3, but got {sizes[dimension]} and "
                f"{others[dimension]}"
            )


@verifier("torch.aten.kthvalue")
def verify_kthvalue(op: ForeignOperation) -> None:
    dtype, sizes = dtype_of(op.self.type), sizes_of(op.self.type)
    if dtype is None or sizes is None:
        return
    if _is_bool(dtype):
        fail("input tensors must not have bool dtype")
    given, rank = constant_int(op.dim), len(sizes)
    if given is None:
        return
    dimension = given + rank if given < 0 else given
    if not 0 <= dimension < rank:
        fail(f"dim expected to be in range of [{-rank}, {rank - 1}], but got {dimension}")
    count = constant_int(op.k)
    if count is not None and sizes[dimension] != UNKNOWN_SIZE and not 1 <= count <= sizes[dimension]:
        fail(f"k expected to be in range of [1, {sizes[dimension]}], but got {count}")


_INT32, _INT64 = 3, 4  # PyTorch's numbers of these element types


@verifier("torch.aten.triu_indices", "torch.aten.tril_indices")
def verify_triangle(op: ForeignOperation) -> None:
    rows, columns = constant_int(op.row), constant_int(op.col)
    if rows is None or columns is None or constant_int(op.offset) is None:
        return
    for what, count in (("row", rows), ("col", columns)):
        if count < 0:
            fail(f"{what} must be non-negative, got {count}")
    if constant_int(op.dtype) not in (None, _INT32, _INT64):
        fail("'triu_indices' implemented only for torch.int32 and torch.int64")


@verifier("torch.aten.rot90")
def verify_rotation(op: ForeignOperation) -> None:
    dimensions, sizes = constructed_elements(op.dims), sizes_of(op.self.type)
    if dimensions is None:
        return
    if len(dimensions) != 2:
        fail(f"expected total rotation dims == 2, but got dims = {len(dimensions)}")
    if sizes is None:
        return
    if len(sizes) < 2:
        fail(f"expected total dims >= 2, but got total dims = {len(sizes)}")
    first, second = dimensions
    if first is second:
        fail(f"expected rotation dims to be different, but got dim0 = {first} and dim1 = {second}")


@verifier("torch.aten.count_nonzero")
def verify_count(op: ForeignOperation) -> None:
    sizes = sizes_of(op.self.type)
    if dtype_of(op.self.type) is None or sizes is None:
        return
    if not _is_type(op.dim.type, "int", "none"):
        fail("parameter dim must be none or int type")
    dimension, rank = constant_int(op.dim), len(sizes)
    if dimension is not None and not -rank <= dimension < rank:
        fail(f"expected dim to be in [ {-rank}, {rank - 1} ], but got dim = {dimension}")


@verifier("torch.aten.count_nonzero.dim_IntList")
def verify_counts(op: ForeignOperation) -> None:
    sizes = sizes_of(op.self.type)
    if dtype_of(op.self.type) is None or sizes is None:
        return
    elements, rank = constructed_elements(op.dim), len(sizes)
    dimensions = None if elements is None else [constant_int(element) for element in elements]
    if dimensions is None or None in dimensions:
        fail("expected dim to be constructed from list construct")
    for dimension in dimensions:
        if dimension is not None and not -rank <= dimension < rank:
            fail(f"expected to be in [ {-rank} , {rank - 1} ], but got dim = {dimension}")


_ATTENTION_RANK = 4


@verifier("torch.hop_flex_attention")
def verify_attention(op: ForeignOperation) -> None:
    for value, what in ((op.return_lse, "return_lse"), (op.return_max_scores, "return_max_scores")):
        if not _is_type(value.type, "bool"):
            fail(f"expected {what} to be a bool type")
    sizes = [sizes_of(type) for type in op.operand_types[:3]]
    if sizes[0] is None or None in sizes:
        fail("expected input(s) types having sizes")
    if len(sizes[0]) != _ATTENTION_RANK:
        fail("expected 4D query tensor")
    if not isinstance(dtype_of(op.query.type), FloatType):
        fail("expected float element type")


# ---- Attributes of arguments


@configure("torch")
def set_up(dialect: Dialect) -> None:
    """Verifies what the dialect's attributes say of arguments."""
    dialect.verify_region_argument_attribute = _verify_argument_attribute


def _verify_argument_attribute(op: Operation, region: int, index: int, name: str, attribute: Attribute) -> None:
    """The bound of an argument's type is a tensor type, and the argument a tensor."""
    message = None
    if name != "torch.type_bound":
        message = f"unknown region arg attribute '{name}'"
    elif not isinstance(op, FuncOp):
        message = f"'{name}' must be attached to a func"
    elif not isinstance(attribute, TypeAttr):
        message = f"'{name}' must be TypeAttr"
    elif not is_tensor(attribute.type):
        message = f"'{name}' must be of !torch.tensor/!torch.vtensor type"
    elif not is_tensor(op.function_type.inputs[index]):
        message = f"'{name}' must be attached to an argument of !torch.tensor/!torch.vtensor type"
    if message is not None:
        raise VerifyFailure(message, raw=True)
