"""Operators on dags."""

from __future__ import annotations

from lamina.tablegen.errors import EvalError
from lamina.tablegen.operators.base import Fold, Op, is_string, known_int
from lamina.tablegen.record import Record
from lamina.tablegen.values import UNSET, Dag, List, Value, cast, is_record, to_text, type_of


def _con(op: Op, record: Record | None, final: bool) -> Value | None:
    left, right = op.args
    if type(left) is not Dag or type(right) is not Dag:
        return None
    known = (is_record(left.operator) or left.operator is UNSET, is_record(right.operator) or right.operator is UNSET)
    if not all(known):
        return None
    if is_record(left.operator) and is_record(right.operator) and left.operator is not right.operator:
        raise EvalError(f"Concatenated Dag operators do not match: '{to_text(left)}' vs. '{to_text(right)}'")
    operator = left.operator if is_record(left.operator) else right.operator
    op.keeper.charge(len(left.args) + len(right.args))
    return Dag(operator, left.name or right.name, left.args + right.args, left.names + right.names)


def _dag(op: Op, record: Record | None, final: bool) -> Value | None:
    operator, args, names = op.args
    if type(args) is List:
        values = args.items
    elif args is UNSET:
        values = None
    else:
        return None
    if type(names) is List:
        given = names.items
    elif names is UNSET:
        given = None
    else:
        return None
    if values is None and given is None:
        return None
    if values is None:
        assert given is not None
        values = (UNSET,) * len(given)
    if given is None:
        given = (UNSET,) * len(values)
    if len(values) != len(given):
        raise EvalError("arguments and names of !dag differ in length")
    texts = []
    for name in given:
        if not is_string(name) and name is not UNSET:
            return None
        texts.append(None if name is UNSET else str(name))
    return Dag(operator, None, values, tuple(texts))


def _getdagop(op: Op, record: Record | None, final: bool) -> Value | None:
    dag = op.args[0]
    if type(dag) is not Dag:
        return None
    if is_record(dag.operator) and cast(dag.operator, op.type) is None:
        raise EvalError(f"Expected type '{op.type}', got '{dag.operator.type}' in: {op!r}")
    return dag.operator


def _getdagopname(op: Op, record: Record | None, final: bool) -> Value | None:
    dag = op.args[0]
    return None if type(dag) is not Dag else dag.name if dag.name else UNSET


def _setdagop(op: Op, record: Record | None, final: bool) -> Value | None:
    dag, operator = op.args
    if type(dag) is not Dag or not is_record(operator):
        return None
    return Dag(operator, None, dag.args, dag.names)


def _setdagopname(op: Op, record: Record | None, final: bool) -> Value | None:
    dag, name = op.args
    if type(dag) is not Dag or not is_string(name):
        return None
    return Dag(dag.operator, str(name), dag.args, dag.names)


def _dag_index(dag: Dag, key: Value) -> int | None:
    """Returns the argument that a key refers to; None while the key is unknown."""
    if is_string(key):
        if key not in dag.names:
            raise EvalError(f"Record does not have a dag argument named '{key}'")
        return dag.names.index(key)
    index = known_int(key)
    if index is not None and not 0 <= index < len(dag.args):
        raise EvalError(f"Index {index} is out of range for a dag of {len(dag.args)} arguments")
    return index


def _getdagarg(op: Op, record: Record | None, final: bool) -> Value | None:
    dag, key = op.args
    index = _dag_index(dag, key) if type(dag) is Dag else None
    if index is None:
        return None
    value = dag.args[index]
    held = type_of(value)
    return value if held is not None and held.is_a(op.type) else UNSET


def _getdagname(op: Op, record: Record | None, final: bool) -> Value | None:
    dag, key = op.args
    index = _dag_index(dag, key) if type(dag) is Dag else None
    if index is None:
        return None
    return dag.names[index] or UNSET


def _setdagarg(op: Op, record: Record | None, final: bool) -> Value | None:
    dag, key, value = op.args
    index = _dag_index(dag, key) if type(dag) is Dag else None
    if index is None:
        return None
    return Dag(dag.operator, dag.name, dag.args[:index] + (value,) + dag.args[index + 1 :], dag.names)


def _setdagname(op: Op, record: Record | None, final: bool) -> Value | None:
    dag, key, name = op.args
    index = _dag_index(dag, key) if type(dag) is Dag else None
    if index is None or (not is_string(name) and name is not UNSET):
        return None
    text = None if name is UNSET else str(name)
    return Dag(dag.operator, dag.name, dag.args, dag.names[:index] + (text,) + dag.names[index + 1 :])


DAGS: dict[str, Fold] = {
    "con": _con,
    "dag": _dag,
    "getdagop": _getdagop,
    "getdagopname": _getdagopname,
    "setdagop": _setdagop,
    "setdagopname": _setdagopname,
    "getdagarg": _getdagarg,
    "getdagname": _getdagname,
    "setdagarg": _setdagarg,
    "setdagname": _setdagname,
}
