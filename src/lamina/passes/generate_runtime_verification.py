"""``generate-runtime-verification``: inserts run-time checks for what the verifier cannot decide."""

from __future__ import annotations

from functools import partial

from lamina.asm.operation_texts import operation_describer
from lamina.asm.printer import attribute_text
from lamina.dialects.cf.runtime_checks import RuntimeChecks
from lamina.interfaces.runtime_verification import RuntimeVerifiableOpInterface
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, option, register_pass


def _report(head: str, tail: str, complaint: str) -> str:
    return f"{head}^ {complaint}{tail}"


@register_pass(
    "generate-runtime-verification",
    summary="Generate additional runtime op verification checks",
    display_name="GenerateRuntimeVerificationPass",
)
class GenerateRuntimeVerification(Pass):
    """Inserts assertions before operations with run-time checks: accesses, casts, views, linalg operations.

    A failed assertion's message shows the operation (with ``verbose-level=1``), the error and the location.
    """

    verbose_level: int = option(
        "verbose-level",
        default=1,
        description="What failed assertions print: 0 the location, 1 the operation too",
    )

    def run(self, operation: Operation) -> None:
        if self.verbose_level > 1:
            self.fail("generate-runtime-verification pass: set verboseLevel to 0 or 1", operation)
        operations = [inner for inner in operation.walk_post_order() if RuntimeVerifiableOpInterface.has(inner)]
        print_operation = operation_describer(operation, local_scope=True, skip_regions=True)
        for inner in operations:
            head = "ERROR: Runtime op verification failed\n"
            if self.verbose_level == 1:
                head += print_operation(inner) + "\n"
            tail = f"\nLocation: {attribute_text(inner.location)}"
            builder = Builder(InsertionPoint.before_op(inner), location=inner.location)
            check = RuntimeVerifiableOpInterface.get(inner)
            assert check is not None
            check(inner, RuntimeChecks(builder, partial(_report, head, tail)))
