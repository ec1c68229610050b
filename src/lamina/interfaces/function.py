"""Functions: a symbol with a function type, a body, and attributes of arguments and results.

The helpers work on any operation that keeps a FunctionType in ``function_type`` and arrays of dictionaries in
``arg_attrs``
and ``res_attrs``; a FunctionModel overrides how the type is read and changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic

from lamina.interfaces.model import Interface, OpT
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, DictionaryAttr, TypeAttr
from lamina.ir.diagnostics import UNKNOWN, VerifyFailure
from lamina.ir.dialect import load_dialect
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.types import FunctionType
from lamina.ir.value import BlockArgument, Value

ARGUMENT_ATTRIBUTES = "arg_attrs"
RESULT_ATTRIBUTES = "res_attrs"
NO_ALIAS = "llvm.noalias"
"""On an argument: memory accessed through it is not modified through other values."""


class FunctionModel(Generic[OpT]):
    """The interface of functions: the defaults fit ``function_type`` with a builtin FunctionType."""

    @staticmethod
    def get_types(operation: OpT) -> tuple[Sequence[Type], Sequence[Type]]:
        """Returns the types of arguments and results."""
        attribute = operation.get_attr("function_type")
        type: Any = attribute.type if isinstance(attribute, TypeAttr) else attribute
        return type.inputs, type.results

    @staticmethod
    def set_types(operation: OpT, inputs: Sequence[Type], results: Sequence[Type]) -> None:
        """Changes the type of the function, but not its body."""
        operation.set_attr("function_type", TypeAttr(FunctionType(tuple(inputs), tuple(results))))


FunctionOpInterface: Interface[type[FunctionModel]] = Interface("FunctionOpInterface", "interfaces")


def _model(operation: Operation) -> type[FunctionModel]:
    return FunctionOpInterface.get(operation) or FunctionModel


def verify_call_types(operation: Operation, type: FunctionType) -> None:
    """Requires operands and results of the callee's types. Raises VerifyFailure."""
    if len(type.inputs) != len(operation.op_operands):
        raise VerifyFailure("incorrect number of operands for callee")
    for number, (provided, expected) in enumerate(zip(operation.operand_types, type.inputs, strict=True)):
        if provided is not expected:
            raise VerifyFailure(
                f"operand type mismatch: expected operand type '{expected}', but provided '{provided}' for operand "
                f"number {number}"
            )
    if len(type.results) != len(operation.results):
        raise VerifyFailure("incorrect number of results for callee")
    for number, (provided, expected) in enumerate(zip(operation.result_types, type.results, strict=True)):
        if provided is not expected:
            lists = ("      op result types: ", operation.result_types), ("function result types: ", type.results)
            texts = [words + ", ".join(f"'{listed}'" for listed in types) for words, types in lists]
            notes = [(text, operation.raw_location) for text in texts]
            raise VerifyFailure(f"result type mismatch at index {number}", notes=notes)


def verify_function(operation: Operation) -> None:
    """Raises VerifyFailure unless attributes, type and body of a function fit together."""
    verify_argument_attributes(operation)
    inputs, _ = _model(operation).get_types(operation)
    if len(operation.regions) != 1:
        raise VerifyFailure("expects one region")
    body = operation.regions[0]
    if body.empty:
        return
    arguments = body.arguments
    if len(arguments) != len(inputs):
        raise VerifyFailure(f"entry block must have {len(inputs)} arguments to match function signature")
    for index, (argument, type) in enumerate(zip(arguments, inputs, strict=True)):
        if argument.type is not type:
            raise VerifyFailure(
                f"type of entry block argument #{index}('{argument.type}') must match the type of the corresponding "
                f"argument in function signature('{type}')"
            )


def verify_argument_attributes(operation: Operation) -> None:
    """Raises VerifyFailure unless the attributes of arguments and results fit the function's type."""
    if operation.get_attr(ARGUMENT_ATTRIBUTES) is None and operation.get_attr(RESULT_ATTRIBUTES) is None:
        return
    inputs, results = _model(operation).get_types(operation)
    _verify_dictionaries(operation, ARGUMENT_ATTRIBUTES, "argument", "arguments", len(inputs))
    _verify_dictionaries(operation, RESULT_ATTRIBUTES, "result", "results", len(results))


def _verify_dictionaries(operation: Operation, name: str, noun: str, plural: str, count: int) -> None:
    array = operation.get_attr(name)
    if not isinstance(array, ArrayAttr):
        return
    if len(array) != count:
        raise VerifyFailure(
            f"expects {noun} attribute array to have the same number of elements as the number of function {plural}, "
            f"got {len(array)}, but expected {count}"
        )
    for index, entries in enumerate(array.elements):
        if not isinstance(entries, DictionaryAttr):
            raise VerifyFailure(f"expects {noun} attribute dictionary to be a DictionaryAttr, but got `{entries}`")
        for key, attribute in entries.entries:
            prefix, dot, _ = key.partition(".")
            if not dot:
                raise VerifyFailure(f"{plural} may only have dialect attributes")
            dialect = load_dialect(prefix)
            if dialect is None:
                continue
            check = (
                dialect.verify_region_argument_attribute
                if name is ARGUMENT_ATTRIBUTES
                else dialect.verify_region_result_attribute
            )
            if check is not None:
                check(operation, 0, index, key, attribute)


def is_function(operation: Operation) -> bool:
    return FunctionOpInterface.has(operation)


def function_inputs(operation: Operation) -> list[Type]:
    """Returns the argument types."""
    return list(_model(operation).get_types(operation)[0])


def function_results(operation: Operation) -> list[Type]:
    """Returns the result types."""
    return list(_model(operation).get_types(operation)[1])


def set_function_types(operation: Operation, inputs: Iterable[Type], results: Iterable[Type]) -> None:
    """Changes the function's type; the arguments of its body are left alone."""
    _model(operation).set_types(operation, list(inputs), list(results))


def is_declaration(operation: Operation) -> bool:
    """True if the function has no body."""
    return all(region.empty for region in operation.regions)


def function_arguments(operation: Operation) -> list[BlockArgument]:
    """Returns the arguments of the body's entry block."""
    return operation.regions[0].arguments


def _dictionaries(operation: Operation, name: str, count: int) -> list[DictionaryAttr]:
    array = operation.get_attr(name)
    if isinstance(array, ArrayAttr):
        return [element if isinstance(element, DictionaryAttr) else DictionaryAttr() for element in array.elements]
    return [DictionaryAttr()] * count


def _set_dictionaries(operation: Operation, name: str, dictionaries: Sequence[DictionaryAttr]) -> None:
    if all(len(dictionary) == 0 for dictionary in dictionaries):
        operation.remove_attr(name)
    else:
        operation.set_attr(name, ArrayAttr(dictionaries))


def argument_attributes(operation: Operation, index: int) -> dict[str, Attribute]:
    """Returns the attributes of an argument, as a fresh dictionary."""
    return _dictionaries(operation, ARGUMENT_ATTRIBUTES, index + 1)[index].as_dict()


def attributes_of_argument(value: Value) -> dict[str, Attribute]:
    """Returns the attributes of a value that is a function's argument; none of other values, the arguments of later
    blocks among them."""
    if not isinstance(value, BlockArgument) or not value.owner.is_entry_block:
        return {}
    function = value.owner.parent_op
    if function is None or not FunctionOpInterface.has(function):
        return {}
    return argument_attributes(function, value.index)


def result_attributes(operation: Operation, index: int) -> dict[str, Attribute]:
    """Returns the attributes of a result, as a fresh dictionary."""
    return _dictionaries(operation, RESULT_ATTRIBUTES, index + 1)[index].as_dict()


def all_argument_attributes(operation: Operation) -> list[DictionaryAttr]:
    return _dictionaries(operation, ARGUMENT_ATTRIBUTES, len(function_inputs(operation)))


def all_result_attributes(operation: Operation) -> list[DictionaryAttr]:
    return _dictionaries(operation, RESULT_ATTRIBUTES, len(function_results(operation)))


def set_argument_attribute(operation: Operation, index: int, name: str, value: Attribute | None) -> None:
    """Sets an attribute of an argument; None removes it."""
    _set_in(operation, ARGUMENT_ATTRIBUTES, len(function_inputs(operation)), index, name, value)


def _set_in(operation: Operation, kind: str, count: int, index: int, name: str, value: Attribute | None) -> None:
    dictionaries = _dictionaries(operation, kind, count)
    entries = dictionaries[index].as_dict()
    if value is None:
        entries.pop(name, None)
    else:
        entries[name] = value
    dictionaries[index] = DictionaryAttr(entries)
    _set_dictionaries(operation, kind, dictionaries)


def insert_argument(
    operation: Operation,
    index: int,
    type: Type,
    attributes: DictionaryAttr | None = None,
    location: LocationLike = UNKNOWN,
) -> BlockArgument | None:
    """Adds an argument to the type and, if there is a body, to the body; returns the new block argument."""
    inputs = function_inputs(operation)
    dictionaries = all_argument_attributes(operation)
    inputs.insert(index, type)
    dictionaries.insert(index, attributes or DictionaryAttr())
    set_function_types(operation, inputs, function_results(operation))
    _set_dictionaries(operation, ARGUMENT_ATTRIBUTES, dictionaries)
    if is_declaration(operation):
        return None
    return operation.regions[0].entry_block.insert_argument(index, type, location)


def insert_result(operation: Operation, index: int, type: Type, attributes: DictionaryAttr | None = None) -> None:
    """Adds a result to the type; the returns are the caller's to change."""
    results = function_results(operation)
    dictionaries = all_result_attributes(operation)
    results.insert(index, type)
    dictionaries.insert(index, attributes or DictionaryAttr())
    set_function_types(operation, function_inputs(operation), results)
    _set_dictionaries(operation, RESULT_ATTRIBUTES, dictionaries)


def erase_arguments(operation: Operation, indices: Iterable[int]) -> None:
    """Removes arguments, which must be unused in the body."""
    gone = set(indices)
    dictionaries = all_argument_attributes(operation)
    inputs = function_inputs(operation)
    if not is_declaration(operation):
        operation.regions[0].entry_block.erase_arguments(gone)
    set_function_types(operation, _without(inputs, gone), function_results(operation))
    _set_dictionaries(operation, ARGUMENT_ATTRIBUTES, _without(dictionaries, gone))


def erase_results(operation: Operation, indices: Iterable[int]) -> None:
    """Removes results from the type; the returns are the caller's to change."""
    gone = set(indices)
    dictionaries = all_result_attributes(operation)
    results = function_results(operation)
    set_function_types(operation, function_inputs(operation), _without(results, gone))
    _set_dictionaries(operation, RESULT_ATTRIBUTES, _without(dictionaries, gone))


def _without(items: Sequence[Attribute], gone: set[int]) -> list[Any]:
    return [item for index, item in enumerate(items) if index not in gone]
