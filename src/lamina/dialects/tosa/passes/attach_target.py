"""``tosa-attach-target``: names the target of a module, as ``tosa.target_env``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from lamina.define import IntegerEnum
from lamina.dialects.tosa.attributes import TargetEnvAttr
from lamina.dialects.tosa.enums import Extension, Level, Profile, SpecificationVersion
from lamina.dialects.tosa.target import TARGET
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, option, register_pass

Case = TypeVar("Case", bound=IntegerEnum)


@register_pass(
    "tosa-attach-target",
    summary="Attach tosa.target_env information to the given module.",
    display_name="TosaAttachTarget",
    anchor="builtin.module",
)
class TosaAttachTarget(Pass):
    """Attaches a specification version, a level, profiles and extensions; passes may look them up."""

    specification_version: str = option(
        "specification_version",
        default=SpecificationVersion.V_1_0.spelling,
        description="The version of the specification",
        choices=[case.spelling for case in SpecificationVersion],
    )
    level: str = option(
        "level",
        default=Level.EIGHT_K.spelling,
        description="The level, which limits arguments of operations",
        choices=[Level.EIGHT_K.spelling, Level.NONE.spelling],
    )
    profiles: list[str] = option("profiles", default=[], description="The profiles")
    extensions: list[str] = option("extensions", default=[], description="The extensions of the profiles")

    def run(self, operation: Operation) -> None:
        target = TargetEnvAttr(
            SpecificationVersion.from_spelling(self.specification_version),
            Level.from_spelling(self.level),
            tuple(self._cases(operation, "profile", self.profiles, Profile)),
            tuple(self._cases(operation, "extension", self.extensions, Extension)),
        )
        operation.set_attr(TARGET, target)

    def _cases(self, operation: Operation, kind: str, names: Sequence[str], cases: type[Case]) -> list[Case]:
        """Returns the cases of these names; the pass fails at an unknown one. Messages leave out none, the first."""
        known = {case.spelling: case for case in cases}
        for name in names:
            if name not in known:
                supported = ", ".join(list(known)[1:])
                self.fail(f"Unknown TOSA {kind} name passed in '{name}', supported {kind}s are: {supported}", operation)
        return [known[name] for name in names]
