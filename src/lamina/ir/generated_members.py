"""Members generated for the classes of declared operations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Self

    from lamina.asm.operation_state import OperationState
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.define.property_layout import PropertyPart
    from lamina.ir.attribute import Attribute
    from lamina.ir.location import LocationLike
    from lamina.ir.quick_verifier import Visit


class GeneratedMembers:
    """Declares what ``@operation`` installs (see lamina.define): syntax and verifier, generated on first use. For type
    checkers only; nothing here has a value."""

    __slots__ = ()

    _parse: ClassVar[Callable[[Parser, OperationState], None]]
    _print: ClassVar[Callable[[Any, Printer], None]]
    _verify: ClassVar[Callable[[Any], None]]
    _quick_visit: ClassVar[Callable[[], Visit]]
    _verify_regions_further: ClassVar[Callable[[Any], None] | None]
    _convert_properties: ClassVar[Callable[[Attribute], dict[str, Attribute]]]
    _check_inherent_attributes: ClassVar[Callable[[dict[str, Attribute]], None]]
    _complete_properties: ClassVar[Callable[[dict[str, Attribute], dict[str, Attribute]], None]]
    _property_layout: ClassVar[Callable[[bool], tuple[PropertyPart, ...]]]

    if TYPE_CHECKING:

        @classmethod
        def build(cls, *fields: Any, location: LocationLike = ..., **keywords: Any) -> Self:
            """Builds the operation from its declared fields, by position or by name (see lamina.define)."""
