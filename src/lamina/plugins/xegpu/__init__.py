"""Intel's GPUs: descriptors of tensors and memory, the syntax of offsets, and the rules of operations."""

SHARED = ("xegpu.syntax", "xegpu.layouts", "xegpu.rules")
