"""LLVM IR's spelling of types, and the type suffixes of overloaded intrinsics."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lamina.dialects.llvm.types import (
    LLVMArrayType,
    LLVMFunctionType,
    LLVMLabelType,
    LLVMMetadataType,
    LLVMPointerType,
    LLVMPPCFP128Type,
    LLVMStructType,
    LLVMTargetExtType,
    LLVMTokenType,
    LLVMVoidType,
    LLVMX86AMXType,
)
from lamina.execution.llvm_ir.errors import Untranslatable
from lamina.execution.llvm_ir.names import identifier, quoted
from lamina.ir.attribute import Type
from lamina.ir.types import FloatType, IntegerType, VectorType

_FLOATS = {
    "f16": ("half", "f16"),
    "bf16": ("bfloat", "bf16"),
    "f32": ("float", "f32"),
    "f64": ("double", "f64"),
    "f80": ("x86_fp80", "f80"),
    "f128": ("fp128", "f128"),
}

# LLVM spelling and intrinsic suffix of the types that are one word.
_WORDS: dict[type[Type], tuple[str, str]] = {
    LLVMVoidType: ("void", "isVoid"),
    LLVMTokenType: ("token", "token"),
    LLVMLabelType: ("label", "label"),
    LLVMMetadataType: ("metadata", "Metadata"),
    LLVMX86AMXType: ("x86_amx", "x86amx"),
    LLVMPPCFP128Type: ("ppc_fp128", "ppcf128"),
}


class TypeNames:
    """The spelling of each type, computed once; collects the definitions of identified structs."""

    def __init__(self) -> None:
        self._spellings: dict[Type, str] = {}
        self._suffixes: dict[Type, str] = {}
        # Identified structs: name -> body, None while only seen as opaque.
        self.structs: dict[str, str | None] = {}
        self._bodies: dict[str, LLVMStructType] = {}

    def __call__(self, type: Type) -> str:
        """Returns the spelling of the type. Raises Untranslatable for types that LLVM does not have."""
        spelling = self._spellings.get(type)
        if spelling is None:
            spelling = self._spellings[type] = self._spell(type)
        return spelling

    def _spell(self, type: Type) -> str:
        if isinstance(type, IntegerType) and type.is_signless:
            return f"i{type.width}"
        if isinstance(type, FloatType) and type.spelling in _FLOATS:
            return _FLOATS[type.spelling][0]
        if isinstance(type, LLVMPointerType):
            return f"ptr addrspace({type.address_space})" if type.address_space else "ptr"
        word = _WORDS.get(type.__class__)
        if word is not None:
            return word[0]
        spell = _COMPOSITES.get(type.__class__)
        if spell is None:
            raise Untranslatable(f"type '{type}' has no equivalent in LLVM IR")
        return spell(self, type)

    def _vector(self, type: VectorType) -> str:
        if len(type.shape) != 1:
            raise Untranslatable(f"type '{type}' has no equivalent in LLVM IR")
        scalable = "vscale x " if type.scalable_dims[0] else ""
        return f"<{scalable}{type.shape[0]} x {self(type.element_type)}>"

    def _array(self, type: LLVMArrayType) -> str:
        return f"[{type.num_elements} x {self(type.element_type)}]"

    def function(self, type: LLVMFunctionType) -> str:
        """``i32 (ptr, ...)``."""
        parameters = [self(parameter) for parameter in type.parameter_types]
        if type.is_variadic:
            parameters.append("...")
        return f"{self(type.result)} ({', '.join(parameters)})"

    def _struct(self, type: LLVMStructType) -> str:
        name = type.identifier
        if name is None:
            return self._body(type)
        if type.elements is not None and self.structs.get(name) is None and name not in self._bodies:
            # Mark as in progress first: the body may refer to the struct itself.
            self._bodies[name] = type
            self.structs.setdefault(name, None)
            self.structs[name] = self._body(type)
        self.structs.setdefault(name, None)
        return "%" + identifier(name)

    def _body(self, type: LLVMStructType) -> str:
        if type.elements is None:
            return "opaque"
        inner = ", ".join([self(element) for element in type.elements])
        body = f"{{ {inner} }}" if inner else "{}"
        return f"<{body}>" if type.packed else body

    def _target(self, type: LLVMTargetExtType) -> str:
        parts = [quoted(type.extension)]
        parts += [self(parameter) for parameter in type.type_parameters]
        parts += [str(parameter) for parameter in type.integer_parameters]
        return f"target({', '.join(parts)})"

    def struct_elements(self, type: LLVMStructType) -> tuple[Type, ...]:
        """Returns the elements, also of a struct that is named inside itself without its body."""
        if type.elements is None and type.identifier in self._bodies:
            return self._bodies[type.identifier].body
        return type.body

    # ---- Intrinsic names

    def suffix(self, type: Type) -> str:
        """Returns the type's suffix in the name of an overloaded intrinsic: ``v4f32``, ``p0``."""
        known_suffix = self._suffixes.get(type)
        if known_suffix is None:
            known_suffix = self._suffixes[type] = self._suffix(type)
        return known_suffix

    def _suffix(self, type: Type) -> str:
        if isinstance(type, FloatType) and type.spelling in _FLOATS:
            return _FLOATS[type.spelling][1]
        if isinstance(type, LLVMPointerType):
            return f"p{type.address_space}"
        if isinstance(type, VectorType):
            scalable = "nx" if type.is_scalable else ""
            return f"{scalable}v{type.shape[0]}{self.suffix(type.element_type)}"
        if isinstance(type, LLVMArrayType):
            return f"a{type.num_elements}{self.suffix(type.element_type)}"
        if isinstance(type, LLVMStructType):
            if type.identifier is not None:
                return f"s_{type.identifier}s"
            return "sl_" + "".join([self.suffix(element) for element in type.body]) + "s"
        if isinstance(type, LLVMFunctionType):
            inner = "".join([self.suffix(element) for element in type.parameter_types])
            return f"f_{self.suffix(type.result)}{inner}{'vararg' if type.is_variadic else ''}f"
        if isinstance(type, LLVMTargetExtType):
            inner = "".join([f"_{self.suffix(element)}" for element in type.type_parameters])
            return f"t{type.extension}{inner}{''.join([f'_{number}' for number in type.integer_parameters])}t"
        word = _WORDS.get(type.__class__)
        return self(type) if word is None else word[1]

    def definitions(self) -> list[str]:
        """Returns the ``%name = type {...}`` lines of the identified structs in use."""
        return [f"%{identifier(name)} = type {body or 'opaque'}" for name, body in self.structs.items()]


_COMPOSITES: dict[type[Type], Callable[[TypeNames, Any], str]] = {
    VectorType: TypeNames._vector,
    LLVMArrayType: TypeNames._array,
    LLVMFunctionType: TypeNames.function,
    LLVMStructType: TypeNames._struct,
    LLVMTargetExtType: TypeNames._target,
}
