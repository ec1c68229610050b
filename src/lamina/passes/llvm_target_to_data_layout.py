"""``llvm-target-to-data-layout``: LLVM's sizes and alignments on the module's target."""

from __future__ import annotations

from lamina.dialects.dlti.attributes import DataLayoutEntryAttr, DataLayoutSpecAttr
from lamina.dialects.llvm.attributes import TargetAttr
from lamina.dialects.llvm.layout_string import specification
from lamina.ir.attributes import StringAttr
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, option, register_pass

_TARGET, _LAYOUT = "llvm.target", "dlti.dl_spec"


@register_pass(
    "llvm-target-to-data-layout",
    summary="Derive data layout attributes from LLVM target attributes",
    display_name="LLVMTargetToDataLayout",
)
class LLVMTargetToDataLayout(Pass):
    """Adds the data layout of the ``llvm.target`` machine, created by llvmlite, to ``dlti.dl_spec``."""

    initialize_llvm_targets: bool = option(
        "initialize-llvm-targets",
        default=True,
        description="Initialize LLVM's targets before looking up the triple",
    )

    def run(self, operation: Operation) -> None:
        target = operation.get_attr(_TARGET)
        if not isinstance(target, TargetAttr):
            self.fail(f'no TargetAttrInterface-implementing attribute at key "{_TARGET}"', operation)
        layout = _layout_of(target, self.initialize_llvm_targets)
        if layout is None:
            self.fail(f"failed to obtain llvm::DataLayout for {target}", operation)
        layout_text = specification(layout)
        known = operation.get_attr(_LAYOUT)
        operation.set_attr(
            _LAYOUT, _combined(layout_text, known) if isinstance(known, DataLayoutSpecAttr) else layout_text
        )


def _layout_of(target: TargetAttr, initialize: bool) -> str | None:
    """Returns the data layout string of the machine; None if LLVM does not know it."""
    import llvmlite.binding as llvm

    if initialize:
        llvm.initialize_all_targets()
    features = "" if target.features is None else ",".join(feature.value for feature in target.features.features)
    try:
        machine = llvm.Target.from_triple(target.triple.value).create_target_machine(
            cpu=target.chip.value, features=features
        )
    except RuntimeError:
        return None
    return str(machine.target_data)


def _combined(specification: DataLayoutSpecAttr, known: DataLayoutSpecAttr) -> DataLayoutSpecAttr:
    """Merges both, names first, then types by kind; existing entries win."""
    entries = {entry.key: entry for entry in (*specification.entries, *known.entries)}
    kinds: dict[object, list[DataLayoutEntryAttr]] = {StringAttr: []}
    for key, entry in entries.items():
        kinds.setdefault(type(key), []).append(entry)
    return DataLayoutSpecAttr([entry for listed in kinds.values() for entry in listed])
