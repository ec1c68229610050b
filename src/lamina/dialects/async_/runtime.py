"""Operations of the async dialect's runtime and of coroutines."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, prop, result, successor
from lamina.define.constraints import I1, AnyType, ConfinedAttr, I64Attr, Index, IntPositive
from lamina.define.type_relations import TypesMatchWith
from lamina.dialects.async_.constraints import (
    AnyAsync,
    CoroHandle,
    CoroId,
    CoroState,
    Group,
    Value,
    ValueOrToken,
)
from lamina.dialects.async_.types import ValueType
from lamina.ir.attribute import Type
from lamina.ir.traits import InferTypeOpInterface, Terminator
from lamina.ir.types import IndexType


def _stored(type: ValueType) -> Type:
    return type.value_type


_MATCH = "type of 'value' matches element type of 'storage'"


@operation("async.coro.id")
class CoroIdOp(Operation):
    id = result(CoroId)
    assembly_format = "attr-dict"


@operation("async.coro.begin")
class CoroBeginOp(Operation):
    id = operand(CoroId)
    handle = result(CoroHandle)
    assembly_format = "$id attr-dict"


@operation("async.coro.free")
class CoroFreeOp(Operation):
    id = operand(CoroId)
    handle = operand(CoroHandle)
    assembly_format = "$id `,` $handle attr-dict"


@operation("async.coro.end")
class CoroEndOp(Operation):
    handle = operand(CoroHandle)
    assembly_format = "$handle attr-dict"


@operation("async.coro.save")
class CoroSaveOp(Operation):
    handle = operand(CoroHandle)
    state = result(CoroState)
    assembly_format = "$handle attr-dict"


@operation("async.coro.suspend", traits=[Terminator])
class CoroSuspendOp(Operation):
    state = operand(CoroState)
    suspend_dest = successor()
    resume_dest = successor()
    cleanup_dest = successor()
    assembly_format = "$state `,` $suspend_dest `,` $resume_dest `,` $cleanup_dest attr-dict"


@operation("async.runtime.create")
class RuntimeCreateOp(Operation):
    result_ = result(ValueOrToken, name="result")
    assembly_format = "attr-dict `:` type($result_)"


@operation("async.runtime.create_group")
class RuntimeCreateGroupOp(Operation):
    size = operand(Index)
    result_ = result(Group, name="result")
    assembly_format = "$size `:` type($result_) attr-dict"


class _OfValueOrToken(Operation):
    __slots__ = ()
    operand_ = operand(ValueOrToken, name="operand")
    assembly_format = "$operand_ attr-dict `:` type($operand_)"


@operation("async.runtime.set_available")
class RuntimeSetAvailableOp(_OfValueOrToken):
    pass


@operation("async.runtime.set_error")
class RuntimeSetErrorOp(_OfValueOrToken):
    pass


@operation("async.runtime.is_error")
class RuntimeIsErrorOp(Operation):
    operand_ = operand(AnyAsync, name="operand")
    is_error = result(I1, name="is_error")
    assembly_format = "$operand_ attr-dict `:` type($operand_)"


@operation("async.runtime.await")
class RuntimeAwaitOp(Operation):
    operand_ = operand(AnyAsync, name="operand")
    assembly_format = "$operand_ attr-dict `:` type($operand_)"


@operation("async.runtime.resume")
class RuntimeResumeOp(Operation):
    handle = operand(CoroHandle)
    assembly_format = "$handle attr-dict"


@operation("async.runtime.await_and_resume")
class RuntimeAwaitAndResumeOp(Operation):
    operand_ = operand(AnyAsync, name="operand")
    handle = operand(CoroHandle)
    assembly_format = "$operand_ `,` $handle attr-dict `:` type($operand_)"


@operation("async.runtime.store", traits=[TypesMatchWith("storage", "value", _stored, _MATCH)])
class RuntimeStoreOp(Operation):
    value = operand(AnyType)
    storage = operand(Value)
    assembly_format = "$value `,` $storage attr-dict `:` custom<StorageType>(type($storage))"


@operation("async.runtime.load", traits=[TypesMatchWith("storage", "result_", _stored, _MATCH)])
class RuntimeLoadOp(Operation):
    storage = operand(Value)
    result_ = result(AnyType, name="result")
    assembly_format = "$storage attr-dict `:` custom<StorageType>(type($storage))"


@operation("async.runtime.add_to_group")
class RuntimeAddToGroupOp(Operation):
    operand_ = operand(ValueOrToken, name="operand")
    group = operand(Group)
    rank = result(Index)
    assembly_format = "$operand_ `,` $group attr-dict `:` type($operand_)"


class _References(Operation):
    __slots__ = ()
    operand_ = operand(AnyAsync, name="operand")
    count = prop(ConfinedAttr(I64Attr, [IntPositive]))
    assembly_format = "$operand_ attr-dict `:` type($operand_)"


@operation("async.runtime.add_ref")
class RuntimeAddRefOp(_References):
    pass


@operation("async.runtime.drop_ref")
class RuntimeDropRefOp(_References):
    pass


@operation("async.runtime.num_worker_threads", traits=[InferTypeOpInterface])
class RuntimeNumWorkerThreadsOp(Operation):
    result_ = result(Index, name="result")
    assembly_format = "attr-dict `:` type($result_)"

    @classmethod
    def infer_result_types(cls, *_: object) -> list[Type]:
        return [IndexType()]
