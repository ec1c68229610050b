"""The dialect of the programs that the language's documentation describes, and patterns applied to them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import lamina
import lamina.pdll
from lamina.ir.diagnostics import ParseError

OPERATIONS = """
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Shown_Dialect : Dialect { let name = "shown"; let cppNamespace = "::shown"; }
class Shown_Op<string name, list<Trait> traits = []> : Op<Shown_Dialect, name, traits>;
def Even : AttrConstraint<CPred<"isEven($_self)">, "an even number">;
def EvenAttr : Attr<CPred<"isEven($_self)">, "an even number"> { let storageType = "::mlir::IntegerAttr"; }
def WideType : Type<CPred<"isWide($_self)">, "a wide type", "::mlir::IntegerType">;
def MarkedInterface : OpInterface<"Marked"> { let cppNamespace = "::shown"; }
def MarkedType : TypeInterface<"MarkedType"> { let cppNamespace = "::shown"; }
def MarkedAttr : AttrInterface<"MarkedAttr"> { let cppNamespace = "::shown"; }
def ThreeOp : Shown_Op<"three"> { let results = (outs AnyType:$first, AnyType:$second, AnyType:$third); }
def FooOp : Shown_Op<"foo"> { let arguments = (ins Variadic<AnyType>:$inputs); let results = (outs AnyType:$out); }
def PairOp : Shown_Op<"pair"> {
  let arguments = (ins AnyType:$input); let results = (outs AnyType:$result1, AnyType:$result2);
}
def UserOp : Shown_Op<"user"> {
  let arguments = (ins AnyType:$left, AnyType:$right); let results = (outs AnyType:$out);
}
def IndirectCallOp : Shown_Op<"indirect_call"> {
  let arguments = (ins AnyType:$call, Variadic<AnyType>:$args); let results = (outs Variadic<AnyType>:$outs);
}
def SeveralOp : Shown_Op<"several"> { let results = (outs AnyType:$result, Variadic<AnyType>:$others); }
def SomeOp : Shown_Op<"some"> { let results = (outs Variadic<AnyType>:$results); }
"""


def applied(patterns: str, operations: str, *include: Path, **natives: Any) -> list[str]:
    """The operations of a function of `%a: i32, %b: i32, %c: f32` after the patterns; natives are registered."""
    loaded = lamina.pdll.loads(patterns, include_dirs=[str(one) for one in include], allow_native=True)
    for name, function in natives.items():
        register = loaded.register_constraint if f"Constraint {name}" in patterns else loaded.register_rewrite
        register(name, function)
    module = lamina.parse(
        f"func.func @f(%a: i32, %b: i32, %c: f32) {{\n{operations}\nreturn }}", allow_unregistered=True
    )
    loaded.apply(module)
    module.verify()
    return [line.strip() for line in module["f"].to_text(local_scope=True).splitlines()[1:-2]]


def refused(patterns: str, *include: Path) -> str:
    with pytest.raises(ParseError) as problem:
        lamina.pdll.loads(patterns, include_dirs=[str(one) for one in include], allow_native=True)
    return str(problem.value)


USE = '"my.use"(%0) : (i32) -> ()'
