"""Types and attributes of `.td` files as classes."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lamina.define import attribute_definition, type_definition
from lamina.define.enums import EnumAttribute, allowed_cases
from lamina.define.names import parameter_name
from lamina.define.parameters import _Parameter
from lamina.ir.attribute import Attribute, InvalidParameters, Type
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.dialect import Dialect
from lamina.ir.types import ShapedType, none
from lamina.tablegen.cpp.failures import FAILURES, Untranslatable
from lamina.tablegen.dialects.constraints import BUILDER
from lamina.tablegen.dialects.context import Context
from lamina.tablegen.dialects.enums import make_enum
from lamina.tablegen.dialects.parameter_kinds import OptionalKind, is_known, kind_of_parameter, zero_of
from lamina.tablegen.ods.types import AttrOrTypeDef, TypeParameter
from lamina.tablegen.values import is_record

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


def make_definition(view: AttrOrTypeDef, dialect: Dialect, context: Context) -> type[Attribute]:
    """Returns the class of a `TypeDef` or `AttrDef`, registered with its dialect if it has a mnemonic."""
    known = context.definitions.get(view.def_name)
    if known is not None:
        return known
    enum = view.field("enum") if view.record.is_a("EnumAttr") else None
    if is_record(enum) and _brackets(view.assembly_format) is not None:
        definition = _enum_attribute(view, dialect, context)
    else:
        definition = _parametric(view, dialect, context)
    context.definitions[view.def_name] = definition
    if view.mnemonic:
        registry: Any = dialect.types if view.kind == "type" else dialect.attributes
        registry[view.mnemonic] = registry[definition.mnemonic] = definition
    return definition


_ELEMENTS = (("vector", "VectorElementTypeInterface"), ("memref", "MemRefElementTypeInterface"))


def _namespace(view: AttrOrTypeDef, dialect: Dialect, context: Context) -> dict[str, Any]:
    sign = "!" if view.kind == "type" else "#"
    spelling = context.plugged("spellings", f"{sign}{dialect.name}.{view.mnemonic}")
    path, line, column = view.record.places()[0]
    interfaces = tuple(trait.name.rpartition("::")[2] for trait in view.traits if trait.kind == "interface")
    elements = {f"is_{kind}_element": True for kind, name in _ELEMENTS if name in interfaces}
    return elements | {
        "interfaces": interfaces,
        "__module__": f"lamina.loaded.{dialect.name}",
        "__qualname__": view.cpp_class_name,
        "__doc__": "\n\n".join(part for part in (view.summary, view.description.strip()) if part) or None,
        "dialect_name": dialect.name,
        "mnemonic": spelling or view.mnemonic or "",
        "summary": view.text("summary"),
        "definition_name": view.def_name,
        "definition_place": (path, line, column),
    }


# ---- Attributes that hold one case of an enumeration


def _brackets(text: str | None) -> bool | None:
    """True if a format writes the case in angle brackets; None for another format."""
    words = [word.strip("`") for word in (text or "").split()]
    words = [word for word in words if word]
    return {("$value",): False, ("<", "$value", ">"): True}.get(tuple(words))


def _enum_attribute(view: AttrOrTypeDef, dialect: Dialect, context: Context) -> type[Attribute]:
    assert view.enum is not None
    enumeration = make_enum(view.enum, context)
    namespace = _namespace(view, dialect, context) | {
        "__slots__": (),
        "enumeration": enumeration,
        "brackets": _brackets(view.assembly_format),
        "described": getattr(enumeration, "described", None),
        "plain": None if view.enum.record.is_a("EnumAttrInfo") else view.enum.text("summary"),
        "parameter_classes": {parameter.name: parameter.cpp_type for parameter in view.parameters},
        "summary": view.text("summary") or allowed_cases(enumeration, view.enum.bit_width),
        "_parse_own": context.plugged("syntaxes", f"#{dialect.name}.{view.mnemonic}"),
    }
    cls: type[Attribute] = type(view.cpp_class_name, (EnumAttribute,), namespace)
    return cls


# ---- All others


def _parametric(view: AttrOrTypeDef, dialect: Dialect, context: Context) -> type[Attribute]:
    sign = "!" if view.kind == "type" else "#"
    parameters = {parameter_name(parameter.name): parameter for parameter in view.parameters}
    base = _base_of(view, parameters)
    name = f"{sign}{dialect.name}.{view.mnemonic}"
    plug_in = context.plugged("syntaxes", name) or {}
    namespace = _namespace(view, dialect, context) | {
        "parameter_classes": {parameter.name: parameter.cpp_type for parameter in parameters.values()},
        "parameter_spellings": {key: parameter.name for key, parameter in parameters.items()},
    }
    readable = all(is_known(parameter, context) for parameter in parameters.values())
    directives = re.findall(r"custom<(\w+)>", view.assembly_format or "")
    readable = readable and all(name in dialect.directives for name in directives)
    if not plug_in and (view.has_custom_assembly_format or not readable):
        return _as_written(view, base, namespace)
    own: dict[str, Any] = {}
    if "parse" in plug_in:
        own["parse_parameters"] = classmethod(plug_in["parse"])
    if "print" in plug_in:
        own["print_parameters"] = plug_in["print"]
    check = context.plugged("verifiers", name)
    if check is not None:
        own["verify"] = _verify_with(check)
    defaults = {
        key: _default(parameter, context)
        for key, parameter in parameters.items()
        if parameter.default or _is_self_type(parameter)
    }
    own_type = next((key for key, parameter in parameters.items() if _is_self_type(parameter)), None)
    enum = view.field("enum") if view.record.is_a("EnumAttr") else None
    if is_record(enum) and view.enum is not None:
        own["enumeration"] = make_enum(view.enum, context)
    cls: type[Attribute] = type(
        view.cpp_class_name,
        (base,),
        namespace
        | own
        | {
            "__slots__": tuple(parameters),
            "written_short": bool(parameters),
            "defaults": defaults,
            "assembly_format": _python_format(view.assembly_format, parameters),
            "_declare_parameters": staticmethod(lambda: _parameter_table(cls, parameters, context)),
            "prints_type": own_type is not None,
            "self_type_parameter": own_type,
            "accepts_self_type": staticmethod(_test_of_self_type(parameters[own_type], context) if own_type else bool),
        },
    )
    if view.mnemonic and issubclass(cls, Type):
        type_definition(cls)
    elif view.mnemonic:
        attribute_definition(cls)
    return cls


def _base_of(view: AttrOrTypeDef, parameters: dict[str, TypeParameter]) -> type[Attribute]:
    """What the class derives from: shaped types have their own base."""
    if view.kind != "type":
        return Attribute
    is_shaped = any(trait.name.rpartition("::")[2] == "ShapedType" for trait in view.traits)
    return ShapedType if is_shaped and {"shape", "element_type"} <= parameters.keys() else Type


def _verify_with(check: Callable[[Attribute], None]) -> Callable[[Attribute], None]:
    def verify(self: Attribute) -> None:
        try:
            check(self)
        except VerifyFailure as failure:
            raise InvalidParameters(failure.message) from None

    return verify


def _parameter_table(
    cls: type[Attribute], parameters: dict[str, TypeParameter], context: Context
) -> dict[str, _Parameter]:
    """Returns how each parameter is parsed and printed; kinds may refer to the class itself, so they are resolved
    lazily."""
    table = {}
    for name, declared in parameters.items():
        kind = kind_of_parameter(declared, context)
        parameter = _Parameter(cls, name, Attribute)
        if isinstance(kind, OptionalKind):
            parameter.optional = True
            kind = kind.inner
        if isinstance(kind, list):
            parameter.is_list = True
            kind = kind[0]
        parameter.kind = kind
        table[name] = parameter
    return table


def _python_format(text: str | None, parameters: dict[str, TypeParameter]) -> str | None:
    if text is None:
        return None
    names = {parameter.name: key for key, parameter in parameters.items()}
    return re.sub(r"\$(\w+)", lambda match: f"${names.get(match[1], match[1])}", text)


def _is_self_type(parameter: TypeParameter) -> bool:
    return parameter.record is not None and parameter.record.is_a("AttributeSelfTypeParameter")


def _test_of_self_type(parameter: TypeParameter, context: Context) -> Callable[[Type], bool]:
    """True if a type is of the class of the parameter; any type where that is not known."""
    cls = context.vocabulary.find_class(parameter.cpp_type)
    return lambda type: cls is None or isinstance(type, cls)


def _default(parameter: TypeParameter, context: Context) -> Any:
    """Returns the value of a parameter that is not written."""
    text = (parameter.default or "").strip()
    if _is_self_type(parameter):
        return none
    if not text or text.endswith(("()", "{}")):
        return zero_of(parameter.cpp_type)
    try:
        value = context.value(text, {"_builder": "builder", "_ctxt": "None"}).function("builder")(BUILDER)
    except (Untranslatable, *FAILURES):
        return None
    return tuple(value) if isinstance(value, list) else value


# ---- Those whose syntax is in C++ and in no plug-in


def _as_written(view: AttrOrTypeDef, base: type[Attribute], namespace: dict[str, Any]) -> type[Attribute]:
    """Keeps the contents of the angle brackets verbatim."""

    def parse_parameters(cls: type[Attribute], parser: Parser) -> Attribute:
        if parser.kind != "<":
            empty: Attribute = cls("")
            return empty
        start = parser.start
        end = parser.scan_body(start)
        text = parser.text[start:end]
        parser.reset(end)
        written: Attribute = cls(text)
        return written

    def print_parameters(self: Attribute, printer: Printer) -> None:
        printer.write(str(self.parameters[0]))

    made: type[Attribute] = type(
        view.cpp_class_name,
        (base,),
        namespace
        | {
            "__slots__": ("text",),
            "written_short": True,
            "is_unread": True,
            "parse_parameters": classmethod(parse_parameters),
            "print_parameters": print_parameters,
        },
    )
    return made


__all__ = ["make_definition"]
