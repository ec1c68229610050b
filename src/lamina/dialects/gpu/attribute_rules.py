"""Verification of the discardable attributes of the gpu dialect."""

from __future__ import annotations

from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.gpu.asynchronous_ops import LaunchFuncOp
from lamina.dialects.gpu.device_ops import BinaryOp, GPUFuncOp, GPUModuleOp
from lamina.interfaces.function import is_function
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseArrayAttr, UnitAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.symbols import lookup_symbol_in
from lamina.ir.types import i32

CONTAINER = "gpu.container_module"
KERNEL = "gpu.kernel"
_KNOWN_SIZES = ("gpu.known_block_size", "gpu.known_grid_size", "gpu.known_cluster_size")


def verify_operation_attribute(operation: Operation, name: str, attribute: Attribute) -> None:
    """Known sizes are three numbers; a container's launches fit its kernels."""
    if name in _KNOWN_SIZES:
        _verify_known_size(operation, name, attribute)
    if name != CONTAINER or not isinstance(attribute, UnitAttr):
        return
    if not isinstance(operation, ModuleOp):
        raise VerifyFailure(f"expected '{CONTAINER}' attribute to be attached to 'builtin.module'", raw=True)
    for launch in operation.walk():
        # Those of functions in this module only.
        if isinstance(launch, LaunchFuncOp) and launch.parent_op and launch.parent_op.parent_op is operation:
            _verify_launch(operation, launch)


def _verify_known_size(operation: Operation, name: str, attribute: Attribute) -> None:
    if not isinstance(attribute, DenseArrayAttr) or attribute.element_type is not i32:
        raise VerifyFailure(f"{name} must be a dense i32 array")
    if len(attribute.values) != 3:
        raise VerifyFailure(f"{name} must contain exactly 3 elements")


def _verify_launch(module: ModuleOp, launch: LaunchFuncOp) -> None:
    name = launch.kernel.root
    container = lookup_symbol_in(module, name)
    if container is None:
        raise VerifyFailure(f"kernel container '{name}' is undefined", operation=launch)
    if isinstance(container, BinaryOp):
        return
    if not isinstance(container, GPUModuleOp):
        raise VerifyFailure(f"kernel module '{name}' is undefined", operation=launch)
    kernel = lookup_symbol_in(module, launch.kernel)
    if kernel is None:
        raise VerifyFailure(f"kernel function '{launch.kernel}' is undefined", operation=launch)
    if not is_function(kernel):
        raise VerifyFailure(
            f"referenced kernel '{launch.kernel}' is not a function",
            operation=launch,
            notes=[("see the kernel definition here", kernel.raw_location)],
        )
    if not isinstance(kernel.get_attr(KERNEL), UnitAttr):
        raise VerifyFailure(f"kernel function is missing the '{KERNEL}' attribute", operation=launch)
    if isinstance(kernel, GPUFuncOp):
        _verify_arguments(launch, kernel)


def _verify_arguments(launch: LaunchFuncOp, kernel: GPUFuncOp) -> None:
    inputs, given = kernel.type.inputs, launch.kernel_operands
    if len(given) != len(inputs):
        raise VerifyFailure(f"got {len(given)} kernel operands but expected {len(inputs)}", operation=launch)
    for number, (operand, type) in enumerate(zip(given, inputs, strict=True)):
        if operand.type is not type:
            raise VerifyFailure(f"type of function argument {number} does not match", operation=launch)
