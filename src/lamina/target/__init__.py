"""CPUs as schedules see them: vector registers, arithmetic, caches, cores.

    lamina.target.host_target()             this machine
    lamina.target.target_named("znver4")    a CPU by LLVM's name
"""

from lamina.target.cpu import Cache, Target, host_target, target_named, unknown_features

__all__ = ["Cache", "Target", "host_target", "target_named", "unknown_features"]
