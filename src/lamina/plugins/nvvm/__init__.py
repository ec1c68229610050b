"""nvvm: the rules of `conversions`, of barriers, copies and fences (`memory`), and of `matrices`."""

SHARED = ("nvvm.conversions", "nvvm.memory", "nvvm.matrices", "nvvm.threads")
