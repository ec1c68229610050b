"""``ownership-based-buffer-deallocation``."""

from __future__ import annotations

from lamina.dialects.bufferization.deallocation_checks import DeallocationError
from lamina.dialects.bufferization.existing_deallocations import ExistingDeallocations
from lamina.dialects.bufferization.ownership import Deallocation
from lamina.dialects.bufferization.ownership_indicators import conventions_of
from lamina.dialects.func.ops import FuncOp
from lamina.interfaces.function import is_declaration
from lamina.ir.operation import Operation
from lamina.ir.symbols import SymbolTableCollection
from lamina.passmanager import Pass, option, register_pass


@register_pass(
    "ownership-based-buffer-deallocation",
    summary="Insert the deallocations that the allocations of the program need",
    display_name="OwnershipBasedBufferDeallocationPass",
)
class OwnershipBasedBufferDeallocation(Pass):
    """Inserts bufferization.dealloc operations for everything that is allocated."""

    private_function_dynamic_ownership = option(
        "private-function-dynamic-ownership",
        False,
        "Pass ownership of buffers to private functions at run time, so that they can free them",
    )

    accept_deallocs = option(
        "accept-deallocs",
        True,
        "Leave buffers alone that are freed already; false: reject operations that free, as MLIR does.",
        is_extension=True,
    )

    accept_loops = option(
        "accept-loops",
        True,
        "Handle blocks that are reached from themselves; false: reject them, as MLIR does.",
        is_extension=True,
    )

    def run(self, operation: Operation) -> None:
        functions: list[Operation] = [inner for inner in operation.walk(FuncOp) if not is_declaration(inner)]
        symbols = SymbolTableCollection()
        known = {function: ExistingDeallocations(function, symbols) for function in functions if self.accept_deallocs}
        conventions = conventions_of(known) if any(known.values()) else None
        if conventions is not None and conventions.all_complete:
            return
        dynamic = self.private_function_dynamic_ownership
        for function in functions:
            try:
                Deallocation(
                    function, dynamic, known.get(function), conventions, symbols, self.accept_loops
                ).run()
            except DeallocationError:
                self.fail()
